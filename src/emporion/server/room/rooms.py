"""The tables that are served now. They are loaded when somebody needs them and let go when nobody does, so that it does
not matter how many are stored."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator
from itertools import count
from typing import Any

import structlog

from emporion.match.clock import SECOND, ClockKind
from emporion.server.room.bus import Bus, Heard
from emporion.server.room.crier import Crier
from emporion.server.room.keeper import LEASE, Keeper, NoSuchTable, OtherRules, moment
from emporion.server.room.room import Decision, Room
from emporion.server.room.script import scripted
from emporion.server.room.table import Refused, Stage, Table
from emporion.server.room.thinking import Thinking
from emporion.server.storage import tables

log = structlog.get_logger(__name__)

TICK = 1.0  # seconds between looks at what is due
MOST_DUE = 200  # tables that are looked after in one tick
ROOMS_AT_A_TIME = 20  # that are looked through without a break
TICKS_BETWEEN_CALLS = 15  # about who is connected
RETRY = 5.0  # seconds after which a bot tries again, where something went wrong
MOST_IDLE = 500  # tables in memory that nobody looks at
AWAY = 15 * SECOND  # that somebody has to be away at a stretch, so that nobody loses a seat by reloading a page


class Rooms:
    """All rooms of a process."""

    def __init__(
        self, keeper: Keeper, thinking: Thinking, bus: Bus, idle: float, patience: int, bot_pause: float
    ) -> None:
        """`idle`: seconds after which a table that nobody looks at is let go; `patience`: milliseconds of waiting for
        people who are away; `bot_pause`: seconds that a bot takes at least."""
        self.keeper = keeper
        self.thinking = thinking
        self.bus = bus
        self.idle = idle
        self.patience = patience
        self.bot_pause = bot_pause
        self._rooms: dict[str, Room] = {}
        self._used: dict[str, float] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._crier = Crier(keeper.scribe, waits=not keeper.is_shared)
        self.closing = False

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    async def find(self, id: str) -> Room:
        """The room of a table; NoSuchTable if there is none. Those who ask at the same time get the same one."""
        self._used[id] = time.monotonic()
        if id in self._rooms:
            return self._rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def find_fresh(self, id: str) -> Room:
        """The same, with all that was stored until now: whoever did something through another process finds it done."""
        room = await self.find(id)
        if self.keeper.is_shared:
            await room.catch_up()
        return room

    async def _load(self, id: str) -> Room:
        try:
            table = await self.keeper.load(id)
        except BaseException:
            self._used.pop(id, None)
            raise
        finally:
            self._loading.pop(id, None)
        room = self._rooms[id] = Room(table, self.keeper, self)
        await self.bus.ask_who_is_there(id)
        return room

    def let_go(self, id: str) -> None:
        """Forget a room; whoever needs it loads it again."""
        self._rooms.pop(id, None)
        self._used.pop(id, None)

    async def clear_away_if_empty(self, room: Room) -> None:
        """The last person may have left, unless somebody came at the same moment."""
        async with room.settled() as table:
            if table.stage is not Stage.OPEN or table.host:
                return
            if not await self.keeper.scribe.write(tables.delete_table, table.id, table.version):
                return
        self.table_is_gone(room)

    def table_is_gone(self, room: Room) -> None:
        """Somebody else has cleared it away."""
        self.let_go(room.table.id)
        room.dismiss()

    def evict(self) -> None:
        """Let go of those that nobody looks at: after a while, or when there are too many of them."""
        idle = [id for id, room in self._rooms.items() if not room.watchers and id not in self._playing]
        idle.sort(key=lambda id: self._used.get(id, 0), reverse=True)
        long_ago = time.monotonic() - self.idle
        for number, id in enumerate(idle):
            if number >= MOST_IDLE or self._used.get(id, 0) < long_ago:
                self.let_go(id)

    def there_is_news(self, room: Room) -> None:
        self._crier.there_is_news(room)

    # Bots

    def table_changed(self, room: Room) -> None:
        """A bot may have to move."""
        if room.table.bot_decides:
            self.let_bot_play(room)

    def let_bot_play(self, room: Room) -> None:
        if room.table.id not in self._playing and not self.closing:
            self._playing[room.table.id] = self._begin(self._bots_play(room))

    async def _bots_play(self, room: Room) -> None:
        """Until a person has to decide."""
        try:
            while room.table.bot_decides:
                await self._bot_plays(room)
        except NoSuchTable:
            return
        except Exception:
            log.exception("a bot could not move", table=room.table.id)
            await asyncio.sleep(RETRY)  # then it is due again
        finally:
            self._playing.pop(room.table.id, None)  # before anybody can find that a bot has to move

    async def _bot_plays(self, room: Room) -> None:
        """One commitment of a bot. People may change the game meanwhile, by taking something back; then it is moot."""
        table, seen = room.table, room.table.game_changed
        match, seat = table.match, table.actor
        assert match is not None
        level, began = table.chairs[seat].bot, time.monotonic()
        draft = match.draft(scripted(table))
        while not draft.complete:
            action = await self.thinking.choose(table.opened.game, level, *match.bot_request(draft))
            if room.table is not table or table.game_changed != seen:
                return
            draft = match.draft((*draft.actions, action))
        if room.watchers:  # a pause that is always the same tells nothing about the thoughts, and can be watched
            await asyncio.sleep(max(0.0, self.bot_pause - (time.monotonic() - began)))

        def judge(now: Table) -> Decision:
            if now.game_changed != seen:
                raise Refused("table-stale")
            return Decision(*now.may_move(seat, draft.actions, bot=True))

        try:
            await room.do(judge)
        except Refused:
            return

    # What happens by itself

    async def run(self) -> None:
        """Look after what is due, as long as the server is there."""
        for number in count(1):
            await asyncio.sleep(TICK)
            try:
                await self.tick(round(TICK * SECOND))
                if number % TICKS_BETWEEN_CALLS == 0 and self.keeper.is_shared:
                    await self.say_who_is_there()
            except Exception:
                log.exception("looking after tables failed")

    async def tick(self, passed: int) -> None:
        for id in await self.keeper.scribe.write(tables.claim_due, moment(), LEASE, MOST_DUE):
            self._begin(self._look_after(id))
        for number, room in enumerate(self):
            self._mind_absence(room, passed)
            if number % ROOMS_AT_A_TIME == 0:
                await asyncio.sleep(0)  # people come first
        self.evict()

    async def _look_after(self, id: str) -> None:
        """Something is due at a table: a move of a bot, or somebody's time is over."""
        try:
            room = await self.find(id)
            table = room.table
            falls = table.clock.expires_at
            if table.bot_decides:
                self.let_bot_play(room)
            elif falls is not None and falls <= moment():
                await self.take_over(room, table.actor, time_is_over=True)
            else:
                await self.keeper.postpone(table)
        except NoSuchTable:
            return
        except OtherRules as problem:
            log.warning("a game cannot go on", table=id, reason=str(problem))
            await self.keeper.scribe.write(tables.give_up, id)
        except Exception:
            log.exception("looking after a table failed", table=id)

    def _mind_absence(self, room: Room, passed: int) -> None:
        """Where no clock runs, nobody has to wait for ever for people who are away."""
        table, actor = room.table, room.table.actor
        if table.stage is not Stage.RUNNING or table.opened.pace.kind is not ClockKind.NONE or table.bot_decides:
            return
        if room.is_there(actor):
            room.away.clear()
            return
        room.away = {seat: spent for seat, spent in room.away.items() if seat == actor}
        if not room.there:
            return
        for spent in (room.absence, room.away):
            spent[actor] = spent.get(actor, 0) + passed
        if room.absence[actor] > self.patience and room.away[actor] > min(self.patience, AWAY):
            self._begin(self.take_over(room, actor, time_is_over=False))

    async def take_over(self, room: Room, seat: int, time_is_over: bool) -> None:
        """A bot plays for somebody from now on, unless a move came just in time."""

        def judge(table: Table) -> Decision:
            falls = table.clock.expires_at
            if table.actor != seat or (time_is_over and (falls is None or falls > moment())):
                raise Refused("table-stale")
            return Decision(table.may_take_over(seat, "time" if time_is_over else "absent"))

        try:
            await room.do(judge)
        except Refused:
            return

    # Other processes

    def presence_changed(self, room: Room) -> None:
        if self.keeper.is_shared and not self.closing:
            self._begin(self._say_who_is_there(room))

    async def say_who_is_there(self) -> None:
        """Now and then, so that others believe it and those who come later hear it; and how far the table is, in case
        somebody missed something."""
        await self.bus.say_who_is_there([about(room) for room in self if room.watchers])

    async def catch_up(self) -> None:
        """After a time in which nothing was heard."""
        for room in self:
            await room.catch_up()

    async def hear(self, heard: Heard) -> None:
        """Another process says something about a table."""
        if heard.table in self._rooms or heard.table in self._loading:
            self._begin(self._heed(heard))

    async def _heed(self, heard: Heard) -> None:
        """A table that is just being loaded may have been read before what we hear of happened."""
        try:
            room = await self.find(heard.table)
        except NoSuchTable:
            return
        if heard.gone:
            self.table_is_gone(room)
            return
        if heard.anew:
            await room.reload()
        if heard.version > room.table.version:
            await room.catch_up()
        if heard.asks:
            await self._say_who_is_there(room)
        if heard.present is not None:
            room.heard_from(heard.process, set(heard.present))

    async def _say_who_is_there(self, room: Room) -> None:
        await self.bus.say_who_is_there([about(room)])

    # The end

    def _begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that nobody waits for."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, NoSuchTable):  # cleared away meanwhile
            log.error("what a table does by itself failed", exc_info=problem)

    async def close(self) -> None:
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def about(room: Room) -> Heard:
    """How far a table is, and who is connected to it here."""
    return Heard(room.table.id, version=room.table.version, present=sorted(room.present))
