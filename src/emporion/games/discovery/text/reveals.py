"""What a move reveals, which is why it cannot be undone."""

from __future__ import annotations

from collections.abc import Sequence

FLAGSHIP_SHOWN = "shows_flagship"
REVEALS = {
    "new_ship": "discovery-reveals-ship",
    "first_scoring_card": "discovery-reveals-ship",  # players do not know that it is next
    "last_scoring_card": "discovery-reveals-ship",
    "accepts_unseen": "discovery-reveals-unseen",
    "new_contract": "discovery-reveals-contract",
    "under_way": "discovery-reveals-hand",
    "first_scoring": "discovery-reveals-scoring",
    "last_scoring": "discovery-reveals-scoring",
}


def revealed(events: Sequence[str]) -> str:
    """What the first revealing event is about. A flagship is shown after its contract, which others may know."""
    if FLAGSHIP_SHOWN in events:
        return "discovery-reveals-flagship"
    return next((REVEALS[event] for event in events if event in REVEALS), "")
