"""What a move reveals, which is why it cannot be undone."""

from __future__ import annotations

from collections.abc import Sequence

REVEALS = {
    "market_card": "carthage-reveals-market",
    "payday": "carthage-reveals-payday",
    "protects": "carthage-reveals-card",
}


def revealed(events: Sequence[str]) -> str:
    """What the first revealing event is about."""
    return next((REVEALS[event] for event in events if event in REVEALS), "")
