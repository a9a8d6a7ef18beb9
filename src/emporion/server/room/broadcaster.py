"""Sends frames to all tables' subscribers in short slices, between which the event loop handles and acknowledges
commands.

Building every viewer's frame is the most expensive work of the process.

On SQLite the writer thread needs the interpreter for every statement. So nothing is broadcast while it writes, but
never for longer than `MAX_WAIT`.
"""

from __future__ import annotations

import asyncio
import time

import structlog

from emporion.server.room.room import Room
from emporion.server.storage.write_queue import WriteQueue

log = structlog.get_logger(__name__)

MAX_WAIT = 0.02  # seconds to wait for the writer
TIME_SLICE = 0.0005  # seconds of work per iteration of the event loop; at least one viewer


class Broadcaster:
    """Sends each viewer the frames it has not seen yet, one viewer at a time."""

    def __init__(self, write_queue: WriteQueue, yields_to_writer: bool) -> None:
        """`yields_to_writer`: whether to pause while the write queue is busy."""
        self._write_queue = write_queue
        self._yields_to_writer = yields_to_writer
        self._rooms: dict[Room, None] = {}
        self._due: asyncio.Handle | None = None

    def schedule(self, room: Room) -> None:
        self._rooms[room] = None
        if self._due is None:
            self._schedule_slice()

    def _schedule_slice(self) -> None:
        loop = asyncio.get_running_loop()
        if self._yields_to_writer and self._write_queue.is_writing:
            self._due = loop.call_later(MAX_WAIT, self._run_slice)
            self._write_queue.when_idle(self._on_writer_idle)
        else:
            self._due = loop.call_soon(self._run_slice)

    def _on_writer_idle(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._run_slice()

    def _run_slice(self) -> None:
        """Bring viewers up to date, one at a time; the table that waited longest comes first."""
        self._due = None
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
