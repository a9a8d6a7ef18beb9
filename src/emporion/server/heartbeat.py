"""A sign of life in the database. From its gaps the next start learns when nobody could play, and nobody's clock pays
for that."""

from __future__ import annotations

import asyncio
import secrets

from sqlalchemy import Connection, delete, func, insert, select, update

from emporion.match.clock import SECOND
from emporion.server.room.keeper import moment
from emporion.server.storage.database import one_at_a_time
from emporion.server.storage.schema import beats, outages
from emporion.server.storage.scribe import Scribe

SECONDS_BETWEEN = 5.0
LOCK = 724_002  # on PostgreSQL, one process starts at a time
ALIVE = round(3 * SECONDS_BETWEEN * SECOND)
"""After which a process that gives no sign is not there any more."""


class Heartbeat:
    """Of one process."""

    def __init__(self, scribe: Scribe) -> None:
        self._scribe = scribe
        self.process = secrets.token_hex(8)

    async def begin(self) -> None:
        await self._scribe.write(note_start, self.process, moment())

    async def beat(self) -> None:
        await self._scribe.write(note_beat, self.process, moment())

    async def run(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN)
            await self.beat()

    async def end(self) -> None:
        """A last one, so that the gap begins here."""
        await self._scribe.write(note_beat, self.process, moment(), gone=True)


def note_start(connection: Connection, process: str, now: int) -> None:
    """If nobody was there before us, the time since the last sign of life was an outage."""
    one_at_a_time(connection, LOCK)
    last = connection.execute(select(func.max(beats.c.at))).scalar()
    if last is not None and last < now and not others_are_there(connection, now):
        connection.execute(insert(outages), {"began": last, "ended": now})
        connection.execute(delete(beats))
    connection.execute(insert(beats), {"process": process, "at": now, "gone": False})


def others_are_there(connection: Connection, now: int) -> bool:
    """Whether another process shares this database; on SQLite there never is one."""
    alive = select(beats.c.process).where(beats.c.at >= now - ALIVE, beats.c.gone.is_(False))
    return connection.dialect.name != "sqlite" and connection.execute(alive).first() is not None


def note_beat(connection: Connection, process: str, now: int, gone: bool = False) -> None:
    sign = {"at": now, "gone": gone}
    if not connection.execute(update(beats).where(beats.c.process == process), sign).rowcount:
        connection.execute(insert(beats), {"process": process, **sign})
