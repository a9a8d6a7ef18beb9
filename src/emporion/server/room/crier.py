"""Who tells the news of all tables, a little at a time: between two of them, commands are heard and acknowledged.

To tell all viewers of a table takes longer than all else here.

On SQLite a writer needs the interpreter again and again, and would have to ask for it each time: while something is
being stored, nothing is told, but nobody waits longer than a moment for that.
"""

from __future__ import annotations

import asyncio
import time

import structlog

from emporion.server.room.room import Room
from emporion.server.storage.scribe import Scribe

log = structlog.get_logger(__name__)

LONGEST_WAIT = 0.02  # seconds for the writer
AT_A_TIME = 0.0005  # seconds of telling, between looks at what else there is to do; at least one kind of viewer


class Crier:
    """Of one process."""

    def __init__(self, scribe: Scribe, waits: bool) -> None:
        """`waits`: whether the writer comes first."""
        self._scribe = scribe
        self._waits = waits
        self._rooms: dict[Room, None] = {}
        self._due: asyncio.Handle | None = None

    def there_is_news(self, room: Room) -> None:
        self._rooms[room] = None
        if self._due is None:
            self._go_on()

    def _go_on(self) -> None:
        loop = asyncio.get_running_loop()
        if self._waits and self._scribe.is_writing:
            self._due = loop.call_later(LONGEST_WAIT, self._tell)
            self._scribe.when_at_rest(self._tell_at_rest)
        else:
            self._due = loop.call_soon(self._tell)

    def _tell_at_rest(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._tell()

    def _tell(self) -> None:
        """One kind of viewer after the other; the table that waited longest comes first."""
        self._due = None
        until = time.perf_counter() + AT_A_TIME  # the clock of the loop stands still meanwhile
        while self._rooms and time.perf_counter() < until:
            room = next(iter(self._rooms))
            try:
                is_told = not room.tell_next()
            except Exception:
                log.exception("telling what happened failed", table=room.table.id)
                is_told = True
            if is_told:
                del self._rooms[room]
        if self._rooms:
            self._go_on()
