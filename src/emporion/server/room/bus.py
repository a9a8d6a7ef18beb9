"""What processes that share a database tell each other: that a table changed, and who is connected where.

Where one process serves all (SQLite), there is nobody to tell. On PostgreSQL it is LISTEN and NOTIFY: changes are
announced by the transaction that makes them (`storage/tables.py`), so they are heard when they are stored.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import msgspec
import psycopg
import structlog

from emporion.server.storage.database import Database
from emporion.server.storage.scribe import Scribe
from emporion.server.storage.tables import CHANNEL, announce

log = structlog.get_logger(__name__)

SECONDS_TO_RECONNECT = 1.0


class Heard(msgspec.Struct, frozen=True, omit_defaults=True):
    """About a table: how far it is; who is connected to a process; that somebody asks who is there."""

    table: str
    process: str = ""
    version: int = -1
    present: list[int] | None = None
    asks: bool = False


Hear = Callable[[Heard], Awaitable[None]]


class Bus:
    """Of a process that is alone."""

    def announcement(self, table: str, version: int) -> str | None:
        """What the transaction that brings a table to a version has to announce."""
        return None

    async def run(self, hear: Hear, catch_up: Callable[[], Awaitable[None]]) -> None:
        """Pass on what others say, for ever; `catch_up` after a time in which nothing could be heard."""

    async def say_who_is_there(self, table: str, version: int, present: list[int]) -> None:
        pass

    async def ask_who_is_there(self, table: str) -> None:
        pass


class PostgresBus(Bus):
    """Of one among several processes."""

    def __init__(self, database: Database, scribe: Scribe) -> None:
        self.process = secrets.token_hex(4)
        self._scribe = scribe
        self._address = database.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def announcement(self, table: str, version: int) -> str:
        return msgspec.json.encode(Heard(table, self.process, version)).decode()

    async def say_who_is_there(self, table: str, version: int, present: list[int]) -> None:
        await self._say(Heard(table, self.process, version, present))

    async def ask_who_is_there(self, table: str) -> None:
        await self._say(Heard(table, self.process, asks=True))

    async def _say(self, said: Heard) -> None:
        await self._scribe.write(announce, msgspec.json.encode(said).decode())

    async def run(self, hear: Hear, catch_up: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await catch_up()
                    async for notice in connection.notifies():
                        await self._pass_on(notice.payload, hear)
            except psycopg.OperationalError as problem:
                log.warning("lost the database for a moment", reason=str(problem))
            await asyncio.sleep(SECONDS_TO_RECONNECT)

    async def _pass_on(self, said: str, hear: Hear) -> None:
        try:
            heard = msgspec.json.decode(said, type=Heard)
            if heard.process != self.process:
                await hear(heard)
        except Exception:
            log.exception("what another process said led to a failure")
