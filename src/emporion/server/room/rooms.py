"""The tables in memory. They are loaded when needed and unloaded when idle, so it does not matter how many are
stored."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count, islice
from typing import Any

import structlog

from emporion.match.clock import SECOND, ClockKind
from emporion.server.room import snapshots
from emporion.server.room.bot_pool import BotPool
from emporion.server.room.broadcaster import Broadcaster
from emporion.server.room.bus import Bus, TableNotice
from emporion.server.room.room import Decision, Room
from emporion.server.room.table import Refused, Table
from emporion.server.room.table_repository import (
    LEASE,
    BrokenTable,
    NoSuchTable,
    SetAside,
    TableRepository,
    now_ms,
)
from emporion.server.room.table_state import Stage
from emporion.server.storage import tables
from emporion.server.storage.availability import StorageDamaged, StorageUnavailable

log = structlog.get_logger(__name__)

TICK = 1.0  # seconds between ticks
MAX_DUE_TABLES = 200  # per tick
ROOMS_PER_YIELD = 20  # between two yields to the event loop
TICKS_PER_ANNOUNCEMENT = 15  # of presence
BOT_RETRY_DELAY = 5.0  # seconds after a bot's failure
MAX_IDLE_ROOMS = 500  # without subscribers
MAX_SAVED_PER_TICK = 20  # snapshots of tables in use
SAVED_AT_THE_END = 100  # snapshots per write when the server stops, and nobody waits for the event loop
MAX_SAVING_TIME = 3.0  # seconds for snapshots when the server stops
CAUGHT_UP_AT_ONCE = 64  # tables, after notices were missed
HARMLESS = (NoSuchTable, SetAside, StorageUnavailable)
"""What may end a task: the table was deleted meanwhile, or the host was told already."""
MIN_ABSENCE = 15 * SECOND  # milliseconds of uninterrupted absence, so that nobody loses a seat by reloading the page


class Rooms:
    """All rooms of a process."""

    def __init__(
        self,
        repository: TableRepository,
        bot_pool: BotPool,
        bus: Bus,
        idle: float,
        absence_limit: int,
        bot_pause: float,
        answer_pause: float,
    ) -> None:
        """`idle`: seconds after which a table without subscribers is unloaded; `absence_limit`: milliseconds of waiting
        before a bot replaces an absent player; `bot_pause`: minimum seconds per bot move;
        `answer_pause`: seconds before the server answers for a player who has no choice."""
        self.repository = repository
        self.bot_pool = bot_pool
        self.bus = bus
        self.idle = idle
        self.absence_limit = absence_limit
        self.bot_pause = bot_pause
        self.answer_pause = answer_pause
        self._rooms: dict[str, Room] = {}
        self._last_used: dict[str, float] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._bot_tasks: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._broadcaster = Broadcaster()
        self.closing = False

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    async def find(self, id: str) -> Room:
        """The room of a table; raises NoSuchTable. Concurrent callers get the same room."""
        self._last_used[id] = time.monotonic()
        if id in self._rooms:
            return self._rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def find_current(self, id: str) -> Room:
        """The room with everything that is stored by now, also by other processes."""
        room = await self.find(id)
        if self.repository.is_shared:
            await room.catch_up()
        return room

    async def _load(self, id: str) -> Room:
        try:
            table = await self.repository.load(id)
        except BaseException:
            self._last_used.pop(id, None)
            raise
        finally:
            self._loading.pop(id, None)
        room = self._rooms[id] = Room(table, self.repository, self)
        if table.answers_itself or self.bus.is_exclusive:
            self.table_changed(room)
        await self.bus.request_presence(id)
        return room

    def unload(self, id: str) -> None:
        """Drop a room from memory; it is loaded again when needed."""
        self._rooms.pop(id, None)
        self._last_used.pop(id, None)

    async def delete_if_empty(self, room: Room) -> None:
        """Delete an open table after its last player left, unless another one joined meanwhile. One that a program
        opened for others goes on waiting for them."""
        if room.table.opened.host:
            await self.delete_unstarted(room, if_empty=True)

    async def delete_unstarted(self, room: Room, if_empty: bool = False) -> None:
        """Delete a table unless its game has begun."""
        async with room.locked() as table:
            if table.stage is not Stage.OPEN or (if_empty and table.host):
                return
            if not await self.repository.write_queue.write(tables.delete_table, table.id, table.version):
                return
        self.table_deleted(room)

    def table_deleted(self, room: Room) -> None:
        """The table was deleted, here or by another process."""
        self.unload(room.table.id)
        room.close_deleted()

    async def check_chains(self) -> None:
        """Set tables aside whose entries were changed before the snapshot from which they were loaded."""
        while True:
            id = await self.repository.next_broken_behind_snapshot()
            room = self._rooms.get(id)
            try:  # without the snapshot: this names the table to the host
                await (room.reload() if room else self.find(id))
            except (NoSuchTable, SetAside):
                if room:
                    self.table_deleted(room)  # connected clients come back, and are told why it is not shown

    async def evict_idle(self) -> None:
        """Unload rooms without subscribers: after a while, or when there are too many."""
        idle = [id for id in self._rooms if self._is_idle(id)]
        idle.sort(key=lambda id: self._last_used.get(id, 0), reverse=True)
        long_ago = time.monotonic() - self.idle
        used = {
            id: self._last_used.get(id, 0)
            for number, id in enumerate(idle)
            if number >= MAX_IDLE_ROOMS or self._last_used.get(id, 0) < long_ago
        }
        await self._save(self._rooms[id] for id in used)
        for id, at in used.items():
            if self._last_used.get(id, 0) == at and self._is_idle(id):  # nobody came meanwhile
                self.unload(id)

    def _is_idle(self, id: str) -> bool:
        return id in self._rooms and not self._rooms[id].subscribers and id not in self._bot_tasks

    # Snapshots

    async def _save(self, rooms: Iterable[Room], behind: int = 1, until: float = math.inf, at_once: int = 10) -> None:
        """Store snapshots of rooms whose stored ones are at least this many entries behind, until a time is over. The
        event loop stands still while those of one write are encoded. If it fails, tables are replayed instead."""
        now = now_ms()
        wanted = [room for room in rooms if snapshots.is_wanted(room.table, now, behind)]
        try:
            for first in range(0, len(wanted), at_once):
                group = [room.table for room in wanted[first : first + at_once] if room.is_stored]
                if time.monotonic() > until:
                    log.warning("no time left for all snapshots", left=len(wanted) - first)
                    return
                await self.repository.save(group)
        except StorageUnavailable:  # which is in the log
            return
        except Exception:
            log.exception("storing snapshots failed")

    async def _save_behind(self) -> None:
        """Renew the snapshots of some tables in use."""
        now = now_ms()
        behind = (room for room in self if snapshots.is_wanted(room.table, now, snapshots.MAX_BEHIND))
        await self._save(islice(behind, MAX_SAVED_PER_TICK), snapshots.MAX_BEHIND)
        await self.repository.forget_unfit()

    def broadcast_pending(self, room: Room) -> None:
        self._broadcaster.schedule(room)

    async def _through_outages(self, work: Callable[[], Awaitable[None]], room: Room | None = None) -> None:
        """Do what no client sends again, after an outage of the database once more. Then the table is loaded again: it
        is unknown what was stored."""
        while True:
            try:
                await work()
                return
            except StorageDamaged:  # which does not pass
                raise
            except StorageUnavailable:
                await self.repository.database.availability.recovered()
            if room is not None:
                with suppress(StorageUnavailable):
                    async with room.locked():
                        pass

    # Bots

    def table_changed(self, room: Room) -> None:
        """A bot may have to move, or the next player may have no choice."""
        if room.table.id not in self.bus.share:
            return
        if room.table.bot_to_move:
            self.start_bots(room)
        elif room.table.answers_itself and not self.closing:
            self._spawn(self._through_outages(lambda: self._answer(room), room))

    def start_bots(self, room: Room) -> None:
        if room.table.id not in self._bot_tasks and not self.closing:
            self._bot_tasks[room.table.id] = self._spawn(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        """Let bots move until a person has to decide."""
        try:
            while room.table.bot_to_move:
                await self._through_outages(lambda: self._play_bot_move(room), room)
        except (NoSuchTable, SetAside):
            return
        except StorageDamaged:  # which is in the log
            await asyncio.sleep(BOT_RETRY_DELAY)
        except Exception:
            log.exception("a bot's move failed", table=room.table.id)
            await asyncio.sleep(BOT_RETRY_DELAY)  # then the table is due again
        finally:
            self._bot_tasks.pop(room.table.id, None)  # before anything can notice that a bot has to move

    async def _play_bot_move(self, room: Room) -> None:
        """One move of a bot. If the game changes meanwhile, by an undo for example, the move is dropped."""
        table, seen = room.table, room.table.last_game_change
        match, seat = table.match, table.actor
        assert match is not None
        level, began = table.seats[seat].bot, time.monotonic()
        draft = match.draft(lesson_reply(table))
        while not draft.ends_bot_move:
            action = await self.bot_pool.choose(table.opened.game, level, *match.bot_request(draft))
            if room.table is not table or table.last_game_change != seen:
                return
            draft = match.extend(draft, (action,))
        if room.subscribers:  # a constant pause reveals nothing about the bot's search, and people can follow
            await asyncio.sleep(max(0.0, self.bot_pause - (time.monotonic() - began)))

        def validate(now: Table) -> Decision:
            if now.last_game_change != seen:
                raise Refused("table-stale")
            return Decision(*now.validate_bot_move(draft))

        try:
            await room.execute(validate)
        except Refused:
            return

    async def _answer(self, room: Room) -> None:
        """Answer for a player who has no choice, after a moment in which the last move can be taken back. It is as long
        for everybody, whatever cards leave no choice; several answers in a row have one moment."""
        seen, match = room.table.last_game_change, room.table.match
        if match is None or not match.continues_answers:
            await asyncio.sleep(self.answer_pause)

        def validate(now: Table) -> Decision:
            if now.last_game_change != seen:
                raise Refused("table-stale")
            return Decision(*now.validate_only_answer())

        try:
            await room.execute(validate)
        except (Refused, NoSuchTable):
            return

    # Due tables and idle players

    async def run(self) -> None:
        """Handle due tables for as long as the server runs."""
        for number in count(1):
            await asyncio.sleep(TICK)
            try:
                await self.tick(round(TICK * SECOND))
                if number % TICKS_PER_ANNOUNCEMENT == 0 and self.bus.shares_presence:
                    await self.announce_presence()
            except StorageUnavailable:  # which is in the log
                continue
            except Exception:
                log.exception("handling due tables failed")

    async def tick(self, passed: int) -> None:
        for id in await self.repository.write_queue.write(
            tables.claim_due, now_ms(), LEASE, MAX_DUE_TABLES, self.bus.share
        ):
            self._spawn(self._through_outages(partial(self._handle_due_table, id)))
        for number, room in enumerate(self):
            if room.attended_version != room.table.version:  # seldom, and looking at all of it takes long
                self._replace_idle_player(room, passed)
            if room.is_in_doubt:
                self._spawn(room.catch_up())
            if number % ROOMS_PER_YIELD == 0:
                await asyncio.sleep(0)  # players come first
        await self.evict_idle()
        await self._save_behind()

    async def _handle_due_table(self, id: str) -> None:
        """A table is due: a bot has to move, or a player's time is over."""
        try:
            room = await self.find(id)
            table = room.table
            falls = table.clock.expires_at
            if table.bot_to_move:
                self.start_bots(room)
            elif falls is not None and falls <= now_ms():
                await self.replace_with_bot(room, table.actor, time_is_over=True)
            else:
                await self.repository.reschedule(table)
        except NoSuchTable:
            return
        except SetAside as problem:
            if not isinstance(problem, BrokenTable):  # which was named already
                log.warning("a game has incompatible rules", table=id, reason=str(problem))
            await self.repository.write_queue.write(tables.clear_due, id)
        except StorageUnavailable:
            raise
        except Exception:
            log.exception("handling a due table failed", table=id)

    def _replace_idle_player(self, room: Room, passed: int) -> None:
        """Without a clock, replace a player who is absent and keeps connected players waiting for too long."""
        table, actor = room.table, room.table.actor
        is_person = actor >= 0 and table.seats[actor].is_played_by_person
        if table.stage is not Stage.RUNNING or table.opened.pace.kind is not ClockKind.NONE or not is_person:
            room.announce_takeover(None)
            room.attended_version = table.version
            return
        is_here = room.is_here(actor)
        if is_here or actor in room.connected_seats:
            room.current_absence.clear()
            room.announce_takeover(None)
            room.attended_version = table.version if is_here else -1
            return
        room.current_absence = {seat: spent for seat, spent in room.current_absence.items() if seat == actor}
        if not room.connected_seats:
            return
        for spent in (room.total_absence, room.current_absence):
            spent[actor] = spent.get(actor, 0) + passed
        left = max(
            self.absence_limit - room.total_absence[actor],
            min(self.absence_limit, MIN_ABSENCE) - room.current_absence[actor],
        )
        room.announce_takeover((actor, now_ms() + max(left, 0)))
        if left < 0:
            self._spawn(self.replace_with_bot(room, actor, time_is_over=False))

    async def replace_with_bot(self, room: Room, seat: int, time_is_over: bool) -> None:
        """Let a bot play for a seat from now on, unless the player moved just in time."""

        def validate(table: Table) -> Decision:
            falls = table.clock.expires_at
            if table.actor != seat or (time_is_over and (falls is None or falls > now_ms())):
                raise Refused("table-stale")
            return Decision(table.validate_takeover(seat, "time" if time_is_over else "absent"))

        try:
            await room.execute(validate)
        except Refused:
            return

    # Other processes

    def presence_changed(self, room: Room) -> None:
        if self.bus.shares_presence and not self.closing:
            self._spawn(self._announce_presence(room))

    async def announce_presence(self) -> None:
        """Announce presence and versions regularly: presence expires, and processes may have missed a notice."""
        await self.bus.announce_presence([notice_of(room) for room in self if room.subscribers])

    async def catch_up(self) -> None:
        """Notices may have been missed."""
        rooms = list(self)
        for first in range(0, len(rooms), CAUGHT_UP_AT_ONCE):
            done = [room.catch_up() for room in rooms[first : first + CAUGHT_UP_AT_ONCE]]
            for problem in await asyncio.gather(*done, return_exceptions=True):
                if isinstance(problem, BaseException) and not isinstance(problem, SetAside | NoSuchTable):
                    raise problem

    async def receive(self, notice: TableNotice) -> None:
        """Receive another process's notice. A table of this process that is not in memory may have to be played: it may
        have been opened by another process, with bots."""
        is_to_play = self.bus.is_exclusive and notice.version >= 0 and notice.table in self.bus.share
        if notice.table in self._rooms or notice.table in self._loading or is_to_play:
            self._spawn(self._handle_notice(notice))

    async def _handle_notice(self, notice: TableNotice) -> None:
        """A table that is being loaded may have been read before the notice's change."""
        try:
            room = await self.find(notice.table)
        except (NoSuchTable, SetAside):
            return
        if notice.gone:
            self.table_deleted(room)
            return
        if notice.anew:
            await room.reload()
        if notice.version > room.table.version or room.is_in_doubt:
            await room.catch_up()
        if notice.asks:
            await self._announce_presence(room)
        if notice.present is not None:
            room.update_remote_presence(notice.process, set(notice.present))

    async def _announce_presence(self, room: Room) -> None:
        await self.bus.announce_presence([notice_of(room)])

    # Tasks and shutdown

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a task that nobody awaits."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_task_done)
        return task

    def _on_task_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, HARMLESS):
            log.error("a background task failed", exc_info=problem)

    async def close(self) -> None:
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._save(self, until=time.monotonic() + MAX_SAVING_TIME, at_once=SAVED_AT_THE_END)


def notice_of(room: Room) -> TableNotice:
    """A table's version, and the seats connected to this process."""
    return TableNotice(room.table.id, version=room.table.version, present=sorted(room.local_seats))


def lesson_reply(table: Table) -> tuple[int, ...]:
    """The recorded reply of a lesson's opponent while the learner follows it; empty where a bot has to think."""
    lesson, match = table.lesson, table.match
    if lesson is None or match is None or table.actor == lesson.lesson.seat:
        return ()
    return lesson.next_actions(match.log) or ()
