"""Everything that a serving process has, put together once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import structlog

from emporion.match.clock import DAY, SECOND
from emporion.server.duties import keep_doing
from emporion.server.garbage import keep_clean
from emporion.server.heartbeat import Heartbeat
from emporion.server.limits import Bucket, Tally
from emporion.server.room.analyses import Analyses
from emporion.server.room.bus import Bus, PostgresBus
from emporion.server.room.keeper import Keeper, moment
from emporion.server.room.rooms import Rooms
from emporion.server.room.thinking import Thinking
from emporion.server.settings import Settings
from emporion.server.storage import cleaning, people
from emporion.server.storage.database import Database
from emporion.server.storage.scribe import Scribe

log = structlog.get_logger(__name__)

SECONDS_BETWEEN_CLEANINGS = 3600.0
ENTER_ABREAST = 32
"""People who are shown to their tables at the same time. When everybody comes at once, after a restart, the first are
there soon; all at the same time, nobody would be there before everybody is."""
SECONDS_BETWEEN_CHECKS = 30.0  # of whether those who are connected are still logged in


@dataclass
class Limits:
    """Against those who want too much."""

    requests: Bucket
    tables: Bucket
    tables_a_day: Bucket
    guests: Bucket
    logins: Bucket
    thoughts: Bucket
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
            guests=Bucket(settings.guests_per_15_minutes, 900),
            logins=Bucket(settings.logins_per_15_minutes, 900),
            thoughts=Bucket(settings.thoughts_per_minute, 60),
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
    analyses: Analyses
    rooms: Rooms
    limits: Limits
    heartbeat: Heartbeat
    sockets: set[Any] = field(default_factory=set)
    entrance: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(ENTER_ABREAST))
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
        analyses, limits, heartbeat = Analyses(thinking), Limits.of(settings), Heartbeat(scribe)
        return cls(settings, database, scribe, bus, keeper, thinking, analyses, rooms, limits, heartbeat)

    async def open(self) -> None:
        """Begin to work. Nothing here depends on how much is stored."""
        await self.heartbeat.begin()
        duties: dict[str, Callable[[], Awaitable[None]]] = {
            "heartbeat": self.heartbeat.run,
            "hearing of other processes": lambda: self.bus.run(self.rooms.hear, self.rooms.catch_up),
            "looking after tables": self.rooms.run,
            "compiling bots": self.thinking.get_ready,
            "cleaning": self._clean_now_and_then,
            "seeing off who logged out": self._see_off_now_and_then,
            "looking for garbage": keep_clean,
        }
        self._work = [asyncio.create_task(keep_doing(name, work)) for name, work in duties.items()]

    async def close(self) -> None:
        """Let everybody go, and write what is waiting."""
        await self.rooms.close()
        await self.analyses.close()
        for work in self._work:
            work.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        self.thinking.close()
        await self.heartbeat.end()
        await asyncio.to_thread(self.scribe.close)
        self.database.close()

    async def see_off(self) -> None:
        """Close the connections of those who logged out, wherever they did it."""
        hashes = {socket.credential for socket in self.sockets if socket.credential}
        if hashes:
            gone = hashes - await self.database.read(people.still_good, sorted(hashes))
            for socket in list(self.sockets):
                if socket.credential in gone:
                    socket.see_off()

    async def _see_off_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_CHECKS)
            await self.see_off()

    async def _clean_now_and_then(self) -> None:
        while True:
            await self.clean()
            await asyncio.sleep(SECONDS_BETWEEN_CLEANINGS)

    async def clean(self) -> None:
        """Forget what nobody wants any more, a little at a time, so that nobody has to wait for it."""
        now, days = moment(), self.settings.keep_days
        untouched_since = now - days * DAY if days else None
        unseen_since = now - self.settings.session_days * DAY
        gone = await cleaning.clean(self.database, self.scribe, untouched_since, unseen_since)
        if any(gone):
            log.info("cleaned", tables=gone.tables, guests=gone.guests)
