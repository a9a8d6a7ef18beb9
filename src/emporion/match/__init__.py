"""One game being played: seats and players, the log of decisions, drafts, taking back, records and replays.

`Match` (match.py) is the place to start. Terminal, server and arena stand on it.
"""

from __future__ import annotations

from emporion.match.bundle import Bundle, bundle_at
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
    "loads",
    "record_of",
    "replay",
]
