"""Seats at a table, and sets of seats as bit masks."""

from __future__ import annotations

SEATS = 4
"""The most seats of any game: seats are 0..3."""
SEAT_NAMES = ("P1", "P2", "P3", "P4")
"""How seats are written in records, positions and views."""
NOBODY = -1
"""No seat: nobody acts when a game is over, and a spectator has no seat."""
EVERYONE = (1 << SEATS) - 1
"""The mask of all seats."""
