"""Sends frames to all tables' subscribers in short slices, between which the event loop handles and acknowledges
commands.

Building every viewer's frame is the most expensive work of the process.
"""

from __future__ import annotations

import asyncio
import time

import structlog

from emporion.server.room.room import Room

log = structlog.get_logger(__name__)

TIME_SLICE = 0.0005  # seconds of work per iteration of the event loop; at least one viewer


class Broadcaster:
    """Sends each viewer the frames it has not seen yet, one viewer at a time."""

    def __init__(self) -> None:
        self._rooms: dict[Room, None] = {}
        self._is_due = False

    def schedule(self, room: Room) -> None:
        self._rooms[room] = None
        if not self._is_due:
            self._schedule_slice()

    def _schedule_slice(self) -> None:
        self._is_due = True
        asyncio.get_running_loop().call_soon(self._run_slice)

    def _run_slice(self) -> None:
        """Bring viewers up to date, one at a time; the table that waited longest comes first."""
        self._is_due = False
        until = time.perf_counter() + TIME_SLICE  # the loop's clock does not advance within an iteration
        while self._rooms and time.perf_counter() < until:
            room = next(iter(self._rooms))
            try:
                is_done = not room.broadcast_next()
            except Exception:
                log.exception("broadcasting failed", table=room.table.id)
                is_done = True
            if is_done:
                del self._rooms[room]
        if self._rooms:
            self._schedule_slice()
