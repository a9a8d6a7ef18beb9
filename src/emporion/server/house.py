"""Everything that a serving process has, put together once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import structlog

from emporion.match.clock import DAY, SECOND
from emporion.server.heartbeat import Heartbeat
from emporion.server.limits import Bucket, Tally
from emporion.server.room.bus import Bus, PostgresBus
from emporion.server.room.keeper import Keeper, moment
from emporion.server.room.rooms import Rooms
from emporion.server.room.thinking import Thinking
from emporion.server.settings import Settings
from emporion.server.storage import tables
from emporion.server.storage.database import Database
from emporion.server.storage.scribe import Scribe

log = structlog.get_logger(__name__)

SECONDS_BETWEEN_CLEANINGS = 3600.0


@dataclass
class Limits:
    """Against those who want too much."""

    requests: Bucket
    tables: Bucket
    tables_a_day: Bucket
    logins: Bucket
    messages: tuple[int, float]
    sockets: Tally
    sockets_of_address: Tally
    sockets_of_player: Tally

    @classmethod
    def of(cls, settings: Settings) -> Limits:
        return cls(
            requests=Bucket(settings.requests_per_10_seconds, 10),
            tables=Bucket(settings.tables_per_minute, 60),
            tables_a_day=Bucket(settings.tables_per_day, DAY / SECOND),
            logins=Bucket(settings.logins_per_15_minutes, 900),
            messages=(settings.messages_per_20_seconds, 20),
            sockets=Tally(settings.most_sockets),
            sockets_of_address=Tally(settings.most_sockets_per_address),
            sockets_of_player=Tally(settings.most_sockets_per_player),
        )


@dataclass
class House:
    """A process that serves."""

    settings: Settings
    database: Database
    scribe: Scribe
    bus: Bus
    keeper: Keeper
    thinking: Thinking
    rooms: Rooms
    limits: Limits
    heartbeat: Heartbeat
    sockets: set[Any] = field(default_factory=set)
    _work: list[asyncio.Task[None]] = field(default_factory=list)

    @classmethod
    def build(cls, settings: Settings) -> House:
        database = Database(settings.database)
        scribe = Scribe(database)
        bus = Bus() if database.is_sqlite else PostgresBus(database, scribe)
        keeper = Keeper(database, scribe, bus.announcement)
        thinking = Thinking(settings.bot_processes, settings.compile_bots)
        rooms = Rooms(
            keeper,
            thinking,
            bus,
            idle=60 * settings.idle_minutes,
            patience=round(SECOND * settings.patience_seconds),
            bot_pause=settings.bot_pause_seconds,
        )
        return cls(settings, database, scribe, bus, keeper, thinking, rooms, Limits.of(settings), Heartbeat(scribe))

    async def open(self) -> None:
        """Begin to work. Nothing here depends on how much is stored."""
        await self.heartbeat.begin()
        self._work = [
            asyncio.create_task(work)
            for work in (
                self.heartbeat.run(),
                self.bus.run(self.rooms.hear, self.rooms.catch_up),
                self.rooms.run(),
                self.thinking.get_ready(),
                self._clean_now_and_then(),
            )
        ]

    async def close(self) -> None:
        """Let everybody go, and write what is waiting."""
        await self.rooms.close()
        for work in self._work:
            work.cancel()
        for work in self._work:
            with suppress(asyncio.CancelledError):
                await work
        self.thinking.close()
        await self.heartbeat.end()
        await asyncio.to_thread(self.scribe.close)
        self.database.close()

    async def _clean_now_and_then(self) -> None:
        while True:
            await self.clean()
            await asyncio.sleep(SECONDS_BETWEEN_CLEANINGS)

    async def clean(self) -> None:
        """Forget what nobody wants any more."""
        if self.settings.keep_days:
            now = moment()
            gone = await self.scribe.write(
                tables.prune, now - self.settings.keep_days * DAY, now - self.settings.session_days * DAY
            )
            if any(gone):
                log.info("cleaned", tables=gone[0], guests=gone[1])
