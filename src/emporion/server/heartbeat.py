"""Heartbeats in the database. The next start derives outages from the gaps, and clocks do not run during outages."""

from __future__ import annotations

import asyncio
import secrets

import structlog
from sqlalchemy import Connection, delete, func, insert, select, update

from emporion.files import StorageError
from emporion.match.clock import SECOND
from emporion.server.room.table_repository import now_ms
from emporion.server.storage.availability import StorageUnavailable
from emporion.server.storage.database import Database, advisory_lock
from emporion.server.storage.file_guard import renew_generation
from emporion.server.storage.schema import beats, outages
from emporion.server.storage.write_queue import WriteQueue

log = structlog.get_logger(__name__)

SECONDS_BETWEEN = 5.0
LOCK = 724_002  # advisory lock on PostgreSQL: one process starts at a time
LIVENESS_TIMEOUT = round(3 * SECONDS_BETWEEN * SECOND)
"""A process without a heartbeat for this long counts as dead."""


class Heartbeat:
    """One process's heartbeat."""

    def __init__(self, write_queue: WriteQueue) -> None:
        self._write_queue = write_queue
        self.process = secrets.token_hex(8)

    async def begin(self) -> None:
        await self._write_queue.write(record_start, self.process, now_ms())

    async def beat(self) -> None:
        await self._write_queue.write(record_beat, self.process, now_ms())

    async def beat_anyway(self) -> None:
        """Beat even during an outage, which ends if that works."""
        await self._write_queue.probe(record_beat, self.process, now_ms())

    async def run(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN)
            await self.beat()

    async def end(self) -> None:
        """Record a last heartbeat, at which an outage may begin."""
        await self._write_queue.write(record_beat, self.process, now_ms(), gone=True)


class SupervisorHeartbeat:
    """The heartbeat of a supervisor, for all its serving processes."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._process = secrets.token_hex(8)

    def begin(self) -> None:
        self._database.run_sync(record_start, self._process, now_ms())

    def beat(self, connection: Connection) -> None:
        record_beat(connection, self._process, now_ms())

    def end(self) -> None:
        """Record a last heartbeat. If that is impossible, the one before was the last."""
        try:
            self._database.check_file()
            self._database.run_sync(record_beat, self._process, now_ms(), gone=True)
        except StorageUnavailable as problem:
            log.warning("no last heartbeat could be stored", reason=problem.cause)
        except StorageError as problem:
            log.warning("no last heartbeat could be stored", reason=str(problem))


def record_start(connection: Connection, process: str, now: int) -> None:
    """Record this process. If no other process is alive, the time since the last heartbeat was an outage."""
    advisory_lock(connection, LOCK)
    last = connection.execute(select(func.max(beats.c.at))).scalar()
    if last is not None and last < now and not has_live_processes(connection, now):
        connection.execute(insert(outages), {"began": last, "ended": now})
        connection.execute(delete(beats))
    connection.execute(insert(beats), {"process": process, "at": now, "gone": False})


def has_live_processes(connection: Connection, now: int) -> bool:
    """Whether another process beats in this database; never on SQLite."""
    alive = select(beats.c.process).where(beats.c.at >= now - LIVENESS_TIMEOUT, beats.c.gone.is_(False))
    return connection.dialect.name != "sqlite" and connection.execute(alive).first() is not None


def record_beat(connection: Connection, process: str, now: int, gone: bool = False) -> None:
    renew_generation(connection)
    sign = {"at": now, "gone": gone}
    if not connection.execute(update(beats).where(beats.c.process == process), sign).rowcount:
        connection.execute(insert(beats), {"process": process, **sign})
