"""The heuristics of a game that has none: it knows neither completions nor the value of a state."""

from __future__ import annotations

from typing import Any


def default_completion(s: Any, workspace: Any) -> int:
    """Every decision begins a move."""
    return -1


def evaluate(s: Any, workspace: Any, seat: int) -> int:
    """All states are worth the same."""
    return 0


def luck_scale(s: Any) -> int:
    """One point."""
    return 100
