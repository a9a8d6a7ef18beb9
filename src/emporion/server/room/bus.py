"""Notices between processes that share a database: a table changed, and who is connected where.

The transaction that changes a table sends the notice (`storage/tables.py`), so it arrives once the change is durable.
On PostgreSQL notices use LISTEN and NOTIFY, and any process serves any table. On SQLite the write hub passes them on,
and every table has one process that serves it: others change it only through the database.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import structlog

from emporion.server.storage.availability import StorageUnavailable, outage_of
from emporion.server.storage.database import PATIENT, Database
from emporion.server.storage.share import ALL, Share
from emporion.server.storage.tables import CHANNEL, notify_each
from emporion.server.storage.write_queue import WriteQueue

log = structlog.get_logger(__name__)


class TableNotice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A notice about a table: its version; the seats connected to a process; a request for presence; or that it was
    rewritten or deleted. Without a table: sessions were logged out."""

    table: str = ""
    process: str = ""
    version: int = -1
    present: list[int] | None = None
    asks: bool = False
    anew: bool = False
    gone: bool = False


Receive = Callable[[TableNotice], Awaitable[None]]


class Bus:
    """The bus of a single process."""

    share = ALL
    """The tables at which this process lets bots move, and of those that are due those that it handles."""
    is_exclusive = True
    """No other process does that at the tables of this share."""
    shares_presence = False
    """Players of one table may be connected to different processes."""

    def announcement(self, table: str, version: int) -> str | None:
        """The notice to send in the transaction that brings a table to this version."""
        return None

    async def run(self, receive: Receive, catch_up: Callable[[], Awaitable[None]]) -> None:
        """Pass on notices until the connection is lost. `catch_up` is called first, as notices may have been missed."""

    async def announce_presence(self, known: Sequence[TableNotice]) -> None:
        pass

    async def request_presence(self, table: str) -> None:
        pass

    async def announce_logout(self) -> None:
        """Let the other processes check which sessions are still logged in."""


class SharedBus(Bus):
    """The bus of one process among several."""

    def __init__(self, write_queue: WriteQueue) -> None:
        self.process = secrets.token_hex(4)
        self._write_queue = write_queue

    def announcement(self, table: str, version: int) -> str | None:
        return msgspec.json.encode(TableNotice(table, self.process, version)).decode()

    async def announce_logout(self) -> None:
        await self._notify([TableNotice(process=self.process)])

    async def _notify(self, said: Sequence[TableNotice]) -> None:
        """Send all notices in one transaction."""
        if said:
            await self._write_queue.write(notify_each, [msgspec.json.encode(each).decode() for each in said])

    async def _dispatch(self, said: str, receive: Receive) -> None:
        try:
            notice = msgspec.json.decode(said, type=TableNotice)
            if notice.process != self.process:
                await receive(notice)
        except StorageUnavailable:  # what was missed is read after the outage
            return
        except Exception:
            log.exception("handling a notice failed")


class PostgresBus(SharedBus):
    """The bus of one process among several that serve all tables."""

    is_exclusive = False
    shares_presence = True

    def __init__(self, database: Database, write_queue: WriteQueue) -> None:
        super().__init__(write_queue)
        self._availability = database.availability
        self._address = database.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def announce_presence(self, known: Sequence[TableNotice]) -> None:
        await self._notify([msgspec.structs.replace(each, process=self.process) for each in known])

    async def request_presence(self, table: str) -> None:
        await self._notify([TableNotice(table, self.process, asks=True)])

    async def run(self, receive: Receive, catch_up: Callable[[], Awaitable[None]]) -> None:
        import psycopg  # an extra of its own

        try:
            async with await psycopg.AsyncConnection.connect(self._address, autocommit=True, **PATIENT) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                self._availability.works("notices")
                await catch_up()
                async for notice in connection.notifies():
                    await self._dispatch(notice.payload, receive)
            raise ConnectionError("the connection to PostgreSQL was closed")
        except (psycopg.OperationalError, OSError) as problem:
            cause = outage_of(problem) or ""
            self._availability.fails("notices", cause)
            raise StorageUnavailable(cause) from None


class HubBus(SharedBus):
    """The bus of a process that owns a share of the tables. What it stores at its own tables concerns no other
    process."""

    def __init__(self, write_queue: WriteQueue, share: Share, notices: asyncio.Queue[str]) -> None:
        """`notices` are those that the hub sends."""
        super().__init__(write_queue)
        self.share = share
        self._notices = notices

    def announcement(self, table: str, version: int) -> str | None:
        return None if table in self.share else super().announcement(table, version)

    async def run(self, receive: Receive, catch_up: Callable[[], Awaitable[None]]) -> None:
        while True:
            await self._dispatch(await self._notices.get(), receive)
