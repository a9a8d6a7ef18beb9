"""What a move reveals, which is why it cannot be undone."""

from __future__ import annotations

from collections.abc import Sequence

REVEALS = {
    "draws": "dale-reveals-draws",
    "market_card": "dale-reveals-market",
    "uses": "dale-reveals-top",
    "rolls": "dale-reveals-die",
    "looks": "dale-reveals-looks",
    "loses": "dale-reveals-random",
    "grabs": "dale-reveals-random",
    "mixes": "dale-reveals-mixes",
    "swaps_piles": "dale-reveals-piles",
    "shows": "dale-reveals-shows",
    "uncovers": "dale-reveals-shows",
}


def revealed(events: Sequence[str]) -> str:
    """What the first revealing event is about."""
    return next((REVEALS[event] for event in events if event in REVEALS), "")
