"""Everything a serving process is made of."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import structlog
from sqlalchemy import Row

from emporion.match.clock import DAY, SECOND
from emporion.server.background_tasks import retry_with_backoff
from emporion.server.backups import Backups
from emporion.server.gc_control import control_gc
from emporion.server.heartbeat import Heartbeat
from emporion.server.rate_limit import ConnectionLimit, RateLimiter
from emporion.server.room import shared_deals, snapshots
from emporion.server.room.analyses import AnalysisQueue
from emporion.server.room.bot_pool import BotPool
from emporion.server.room.bus import Bus, HubBus, PostgresBus, TableNotice
from emporion.server.room.hints import Hints
from emporion.server.room.rooms import Rooms
from emporion.server.room.table_repository import TableRepository, now_ms
from emporion.server.settings import Settings
from emporion.server.storage import accounts, addresses, deals, login_attempts, passkeys, retention
from emporion.server.storage.accounts import CredentialUse
from emporion.server.storage.availability import StorageUnavailable
from emporion.server.storage.batched_reads import BatchedReads
from emporion.server.storage.database import Database
from emporion.server.storage.quick_check import check_large_file
from emporion.server.storage.write_hub import HubWriteQueue
from emporion.server.storage.write_queue import WriteQueue
from emporion.server.workers import Worker

log = structlog.get_logger(__name__)

RETENTION_INTERVAL = 3600.0
MAX_CONCURRENT_JOINS = 128
"""Clients that join tables concurrently; their sessions and tables are read together. When all reconnect after a
restart, the first are served soon; without a limit, none would be served before all are."""
SESSION_CHECK_INTERVAL = 30.0  # seconds between checks whether connected sessions are still logged in


@dataclass
class Limits:
    """Rate limits and connection limits."""

    requests: RateLimiter
    files: RateLimiter
    tables: RateLimiter
    tables_per_day: RateLimiter
    guests: RateLimiter
    logins: RateLimiter
    ceremonies: RateLimiter
    searches: RateLimiter
    messages: tuple[int, float]
    sockets: ConnectionLimit
    sockets_of_address: ConnectionLimit
    sockets_of_player: ConnectionLimit

    @classmethod
    def of(cls, settings: Settings) -> Limits:
        return cls(
            requests=RateLimiter(settings.requests_per_10_seconds, 10),
            files=RateLimiter(settings.files_per_10_seconds, 10),
            tables=RateLimiter(settings.tables_per_minute, 60),
            tables_per_day=RateLimiter(settings.tables_per_day, DAY / SECOND),
            guests=RateLimiter(settings.guests_per_15_minutes, 900),
            logins=RateLimiter(settings.logins_per_15_minutes, 900),
            ceremonies=RateLimiter(settings.guests_per_15_minutes, 900),
            searches=RateLimiter(settings.thoughts_per_minute, 60),
            messages=(settings.messages_per_20_seconds, 20),
            sockets=ConnectionLimit(settings.most_sockets),
            sockets_of_address=ConnectionLimit(settings.most_sockets_per_address),
            sockets_of_player=ConnectionLimit(settings.most_sockets_per_player),
        )


@dataclass
class Services:
    """The services of one process."""

    settings: Settings
    database: Database
    write_queue: WriteQueue
    bus: Bus
    repository: TableRepository
    credentials: BatchedReads[CredentialUse, Row[Any] | None]
    bot_pool: BotPool
    analyses: AnalysisQueue
    hints: Hints
    rooms: Rooms
    limits: Limits
    heartbeat: Heartbeat
    is_supervised: bool = False
    """The supervisor's heartbeat counts; ours only checks that writing is possible."""
    sockets: set[Any] = field(default_factory=set)
    session_checks: int = 0
    """How often connections of sessions that logged out were closed."""
    join_slots: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MAX_CONCURRENT_JOINS))
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @classmethod
    def build(cls, settings: Settings, worker: Worker | None = None) -> Services:
        """`worker`: what the supervisor gave this process, if it is one of several on SQLite."""
        database = Database(settings.database, may_create=False)
        database.guard_file(worker.file if worker else None)
        write_queue, bus = writing(database, worker)
        repository = TableRepository(database, write_queue, bus.announcement, is_shared=worker is not None)
        holders = BatchedReads(database, accounts.credential_holders, MAX_CONCURRENT_JOINS)
        bot_pool = BotPool(settings.bot_processes, settings.compile_bots, is_first=bus.share.number == 0)
        rooms = Rooms(
            repository,
            bot_pool,
            bus,
            idle=60 * settings.idle_minutes,
            absence_limit=round(SECOND * settings.patience_seconds),
            bot_pause=settings.bot_pause_seconds,
            answer_pause=settings.answer_pause_seconds,
        )
        analyses, hints = AnalysisQueue(bot_pool), Hints(bot_pool)
        limits, beat = Limits.of(settings), Heartbeat(write_queue)
        return cls(
            settings,
            database,
            write_queue,
            bus,
            repository,
            holders,
            bot_pool,
            analyses,
            hints,
            rooms,
            limits,
            beat,
            is_supervised=worker is not None,
        )

    async def open(self) -> None:
        """Start all background tasks. Takes the same time however much is stored."""
        await self.write_queue.open()
        tasks: dict[str, Callable[[], Awaitable[None]]] = {
            "notices": lambda: self.bus.run(self._receive_notice, self.rooms.catch_up),
            "due tables": self.rooms.run,
            "compiling bots": self.bot_pool.compile_bots,
            "session check": self._check_sessions,
            "chain check": self.rooms.check_chains,
            "outages": self._end_outages,
            "garbage collection": control_gc,
        }
        if not self.is_supervised:
            await self.heartbeat.begin()
            tasks["heartbeat"] = self.heartbeat.run
        if self.bus.share.number == 0:  # the first process does it for all
            tasks["retention"] = self._run_retention
            tasks["shared deals"] = lambda: shared_deals.run(self.rooms)
            tasks["backups"] = Backups.of(self.settings, self.database).run
            tasks["file check"] = lambda: check_large_file(self.database)
        self._tasks = [asyncio.create_task(retry_with_backoff(name, work)) for name, work in tasks.items()]

    async def close(self) -> None:
        """Disconnect all clients, and write what is queued."""
        await self.rooms.close()
        await self.analyses.close()
        for work in self._tasks:
            work.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_pool.close()
        try:
            if not self.is_supervised:
                await self.heartbeat.end()
        except StorageUnavailable:  # which is in the log; the heartbeat before it was the last
            self.database.cut_connections()
        finally:
            await self.write_queue.stop()
            self.database.close()

    async def logged_out(self) -> None:
        """Sessions were logged out: close their connections in all processes."""
        await self.disconnect_logged_out()
        await self.bus.announce_logout()

    async def _receive_notice(self, notice: TableNotice) -> None:
        if notice.table:
            await self.rooms.receive(notice)
        else:
            await self.disconnect_logged_out()

    async def disconnect_logged_out(self) -> None:
        """Close the connections of sessions that logged out, in whichever process that happened."""
        self.session_checks += 1
        hashes = {socket.credential for socket in self.sockets if socket.credential}
        if hashes:
            gone = hashes - await self.database.read(accounts.valid_credentials, sorted(hashes))
            for socket in list(self.sockets):
                if socket.credential in gone:
                    socket.disconnect_logged_out()

    async def _end_outages(self) -> None:
        """Notice soon that the database can be used again. Notices end their outage themselves."""
        beat = self.heartbeat.beat_anyway
        await self.database.availability.probe({"reading": self.database.probe, "writing": beat})

    async def _check_sessions(self) -> None:
        while True:
            await asyncio.sleep(SESSION_CHECK_INTERVAL)
            await self.disconnect_logged_out()

    async def _run_retention(self) -> None:
        while True:
            await self.delete_expired()
            await asyncio.sleep(RETENTION_INTERVAL)

    async def delete_expired(self) -> None:
        """Delete expired tables, sessions and guests, in small steps that do not delay players."""
        now, days = now_ms(), self.settings.keep_days
        untouched_since = now - days * DAY if days else None
        unseen_since = now - self.settings.session_days * DAY
        await self.write_queue.write(addresses.forget_old, now)
        await self.write_queue.write(login_attempts.forget_old, now)
        await self.write_queue.write(passkeys.forget_ceremonies, now)
        gone = await retention.delete_expired(
            self.database, self.write_queue, untouched_since, unseen_since, now - snapshots.KEPT
        )
        if untouched_since is not None:
            await self.write_queue.write(deals.forget_old, untouched_since)
        if any(gone):
            log.info("expired data deleted", tables=gone.tables, guests=gone.guests)


def writing(database: Database, worker: Worker | None) -> tuple[WriteQueue, Bus]:
    """The write queue of this process, and how it hears from others."""
    if worker is not None:
        notices = asyncio.Queue[str]()
        queue = HubWriteQueue(worker.hub, notices.put_nowait, database.availability)
        return queue, HubBus(queue, worker.share, notices)
    write_queue = WriteQueue(database)
    return write_queue, Bus() if database.is_sqlite else PostgresBus(database, write_queue)
