"""One game being played: seats and players, the log of moves, drafts, undo, records and replays.

Start with `Match` (match.py). Terminal, server and arena build on it.
"""

from __future__ import annotations

from emporion.match.bundle import Bundle, bundle_at, first_choice
from emporion.match.draft import Draft
from emporion.match.match import PERSON, Match, Move, Seat
from emporion.match.record import Record, dumps, loads
from emporion.match.replay import record_of, replay

__all__ = [
    "PERSON",
    "Bundle",
    "Draft",
    "Match",
    "Move",
    "Record",
    "Seat",
    "bundle_at",
    "dumps",
    "first_choice",
    "loads",
    "record_of",
    "replay",
]
