"""What processes that share a database tell each other: that a table changed, and who is connected where.

Where one process serves all (SQLite), there is nobody to tell. On PostgreSQL it is LISTEN and NOTIFY: changes are
announced by the transaction that makes them (`storage/tables.py`), so they are heard when they are stored.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import psycopg
import structlog

from emporion.server.storage.database import Database
from emporion.server.storage.scribe import Scribe
from emporion.server.storage.tables import CHANNEL, announce_each

log = structlog.get_logger(__name__)

KEEP_ALIVE: dict[str, Any] = {"keepalives": 1, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""A database that vanished without a word is noticed, though we never ask it anything."""


class Heard(msgspec.Struct, frozen=True, omit_defaults=True):
    """About a table: how far it is; who is connected to a process; that somebody asks who is there; that it has to be
    read anew, or is gone."""

    table: str
    process: str = ""
    version: int = -1
    present: list[int] | None = None
    asks: bool = False
    anew: bool = False
    gone: bool = False


Hear = Callable[[Heard], Awaitable[None]]


class Bus:
    """Of a process that is alone."""

    def announcement(self, table: str, version: int) -> str | None:
        """What the transaction that brings a table to a version has to announce."""
        return None

    async def run(self, hear: Hear, catch_up: Callable[[], Awaitable[None]]) -> None:
        """Pass on what others say, until the connection is lost; `catch_up` first, after a time in which nothing could
        be heard."""

    async def say_who_is_there(self, known: Sequence[Heard]) -> None:
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

    async def say_who_is_there(self, known: Sequence[Heard]) -> None:
        await self._say([msgspec.structs.replace(each, process=self.process) for each in known])

    async def ask_who_is_there(self, table: str) -> None:
        await self._say([Heard(table, self.process, asks=True)])

    async def _say(self, said: Sequence[Heard]) -> None:
        """All in one transaction."""
        if said:
            await self._scribe.write(announce_each, [msgspec.json.encode(each).decode() for each in said])

    async def run(self, hear: Hear, catch_up: Callable[[], Awaitable[None]]) -> None:
        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True, **KEEP_ALIVE) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await catch_up()
            async for notice in connection.notifies():
                await self._pass_on(notice.payload, hear)
        raise ConnectionError("PostgreSQL says nothing any more")

    async def _pass_on(self, said: str, hear: Hear) -> None:
        try:
            heard = msgspec.json.decode(said, type=Heard)
            if heard.process != self.process:
                await hear(heard)
        except Exception:
            log.exception("what another process said led to a failure")
