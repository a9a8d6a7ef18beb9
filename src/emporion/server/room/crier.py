"""Who tells the news of all tables, a little at a time: between two of them, commands are heard and acknowledged, and
while something is being stored, nothing is told. To tell all viewers of a table takes longer than all else here."""

from __future__ import annotations

import asyncio
from collections import deque

from emporion.server.room.room import Room
from emporion.server.storage.scribe import Scribe


class Crier:
    """Of one process."""

    def __init__(self, scribe: Scribe) -> None:
        self._scribe = scribe
        self._rooms: deque[Room] = deque()

    def there_is_news(self, room: Room) -> None:
        self._rooms.append(room)
        if len(self._rooms) == 1:
            self._go_on()

    def _go_on(self) -> None:
        if self._scribe.is_writing:
            self._scribe.when_at_rest(self._tell_next)
        else:
            asyncio.get_running_loop().call_soon(self._tell_next)

    def _tell_next(self) -> None:
        """To one kind of viewer of one room; those who waited longest come first."""
        if not self._rooms[0].tell_next():
            self._rooms.popleft()
        if self._rooms:
            self._go_on()
