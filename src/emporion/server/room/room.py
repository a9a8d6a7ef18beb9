"""A table being served: commands are judged, stored, carried out and told, in this order and one at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import takewhile
from typing import Any, NamedTuple, Protocol

import msgspec
import structlog

from emporion import __version__
from emporion.kernel.errors import LocalizedError
from emporion.kernel.seats import NOBODY
from emporion.match import Match
from emporion.match.composition import Composition
from emporion.match.match import Proposal
from emporion.server import protocol
from emporion.server.protocol import Drafted, LogLine, Presence, Scene, Step
from emporion.server.room import delta, frames
from emporion.server.room.entries import Entry, encoded
from emporion.server.room.frames import Dilemma
from emporion.server.room.keeper import Keeper, NewCode, NoSuchTable, moment
from emporion.server.room.table import Refused, Table
from emporion.server.storage.tables import Conflict, Line

log = structlog.get_logger(__name__)

LONGEST_LOG = 80  # entries that a scene tells at most; older ones are fetched
SECONDS_TO_BELIEVE = 40.0  # what another process said about who is there; it may have died since


class Decision(NamedTuple):
    """What a command does to a table."""

    entry: Entry
    proposal: Proposal | None = None


Judge = Callable[[Table], Decision]
"""Says what a command does to a table, or refuses. It may be asked again, if another process was quicker."""


class Watcher(Protocol):
    """Somebody who looks at a table, through one seat or none."""

    viewer: int
    hides: bool
    """Has a seat but looks through none: several people share a device, and it is being handed on."""

    @property
    def player(self) -> str:
        """Who it is; nothing, if we do not know."""

    def send(self, data: bytes) -> None:
        """Without waiting."""

    def interrupt(self) -> None:
        """They missed something, and have to come back and look anew."""

    def dismiss(self) -> None:
        """There is nothing to look at any more."""


class Told(NamedTuple):
    """What a kind of viewer was shown last."""

    version: int
    seen: bytes
    """As it was sent."""


class Attendant(Protocol):
    """Who looks after rooms."""

    def there_is_news(self, room: Room) -> None:
        """Call `tell_next` in a moment, until all have been told."""

    def table_changed(self, room: Room) -> None: ...

    def table_is_gone(self, room: Room) -> None: ...

    def presence_changed(self, room: Room) -> None: ...


class Room:
    """One table, those who look at it, and the order in which things happen there."""

    def __init__(self, table: Table, keeper: Keeper, attendant: Attendant) -> None:
        self.table = table
        self.keeper = keeper
        self.attendant = attendant
        self.watchers: set[Watcher] = set()
        self._elsewhere: dict[str, tuple[set[int], float]] = {}
        """Seats whose people are connected to other processes, by process, and when we heard of them."""
        self.absence: dict[int, int] = {}
        """How long each seat has kept others waiting by being away, in milliseconds. It is never set back."""
        self.away: dict[int, int] = {}
        """How long each seat is away now."""
        self._lock = asyncio.Lock()
        self._doubtful = False
        """Something was applied, and we do not know whether it was stored."""
        self._told_version = table.version
        """How far everybody was told, or will be in a moment."""
        self._told: dict[int, Told] = {}
        """What each kind of viewer was told."""
        self._composition: Composition | None = None
        self._composed_at = -1

    # What happens

    async def do(
        self,
        judge: Judge,
        by: int | None = None,
        command: str | None = None,
        code: NewCode | None = None,
        seen: int = -1,
        acknowledge: Callable[[int], None] = lambda version: None,
    ) -> int:
        """Carry out a command of somebody who has seen this version; the version it led to. It is stored when it is
        acknowledged, those who gave it were told, and all others will be. A command that was carried out before is not
        carried out again, and has the same answer."""

        async def to_its_end() -> int:
            version = await self._do(judge, by, command, code, seen)
            acknowledge(version)  # here, and not by those who wait for it: they go on a few turns of the loop later
            return version

        return await asyncio.shield(asyncio.ensure_future(to_its_end()))

    async def _do(self, judge: Judge, by: int | None, command: str | None, code: NewCode | None, seen: int) -> int:
        async with self.settled(seen):
            while True:
                if command is not None and (by, command) in self.table.commands:
                    return self.table.commands[by, command]
                decision = judge(self.table)
                try:
                    await self._store(decision, by, command, code)
                    break
                except Conflict:
                    await self._look_again()
            version = self.table.version
            self._spread_news(by)
        self.attendant.table_changed(self)
        return version

    async def _store(self, decision: Decision, by: int | None, command: str | None, code: NewCode | None) -> None:
        """Nobody sees the table before this is done: whoever looks waits for the lock."""
        at = max(moment(), self.table.at)
        self._doubtful = True
        self.table.apply(at, decision.entry, by, command, decision.proposal)
        line = Line(self.table.version, at, by, command, encoded(decision.entry))
        await self.keeper.store(self.table, line, decision.entry, code)
        self._doubtful = False

    @asynccontextmanager
    async def settled(self, seen: int = -1) -> AsyncIterator[Table]:
        """The table with nothing in it that is not stored; nothing happens there meanwhile. It is at least as far as
        somebody has seen it, be it through another process."""
        async with self._lock:
            self.tell()
            if self._doubtful:
                await self._look_again()
            if seen > self.table.version and self.keeper.is_shared:
                await self._hear_of_others()
            yield self.table

    async def _look_again(self) -> None:
        """Others stored something else, or we do not know what was stored: the database is right."""
        try:
            self.table = await self.keeper.load(self.table.id)
        except NoSuchTable:
            self.attendant.table_is_gone(self)
            raise
        self._doubtful = False
        self._composition = None
        if self.table.version > self._told_version:
            self._spread_news()
            self.tell()

    async def catch_up(self) -> None:
        """Another process has changed the table."""
        async with self.settled():
            changed = await self._hear_of_others()
        if changed:
            self.attendant.table_changed(self)

    async def _hear_of_others(self) -> bool:
        """Let what other processes stored happen here, and tell it; whether there was something."""
        await self.keeper.catch_up(self.table)
        changed = self.table.version != self._told_version
        if changed:
            self._spread_news()
            self.tell()
        return changed

    def dismiss(self) -> None:
        """The table is cleared away."""
        for watcher in self.watchers:
            watcher.dismiss()

    async def reload(self) -> None:
        """The stored entries were changed: everybody sees the table anew."""
        async with self._lock:
            self.table = await self.keeper.load(self.table.id)
            self._told.clear()
            self._told_version = self.table.version
            self._composition = None
            for watcher in self.watchers:
                self._show(watcher, self._eyes_of(watcher))

    # What is told

    def _spread_news(self, first: int | None = None) -> None:
        """Something was stored. Whoever looks through the seat of those who did it is told at once, and can go on; all
        others in a moment, one kind of viewer after the other, so that nobody else's command waits for it."""
        self._told_version = self.table.version
        displaced = {watcher for watcher in self.watchers if watcher.viewer != self._eyes_of(watcher)}
        self.watchers -= displaced
        eyes = {watcher.viewer for watcher in self.watchers}
        for viewer in set(self._told) - eyes:
            del self._told[viewer]
        if displaced:
            self.tell()
            self._show_through_other_eyes(displaced)
        elif first in eyes:
            self._tell(first)
        if self._untold:
            self.attendant.there_is_news(self)

    def _show_through_other_eyes(self, displaced: set[Watcher]) -> None:
        """Seats changed hands: what is seen through the last one is not theirs to see any more."""
        for watcher in displaced:
            self._show(watcher, self._eyes_of(watcher))
            self.watchers.add(watcher)

    def _show(self, watcher: Watcher, viewer: int) -> None:
        """All that is seen through these eyes; whoever cannot be shown it has to come back."""
        watcher.viewer = viewer
        try:
            data = protocol.encoded(self._scene(viewer))
        except Exception:
            log.exception("showing a table failed", table=self.table.id)
            watcher.interrupt()
        else:
            watcher.send(data)

    @property
    def _untold(self) -> list[int]:
        """Kinds of viewers that do not know yet what happened."""
        eyes = {watcher.viewer for watcher in self.watchers}
        return [viewer for viewer in eyes if viewer in self._told and self._told[viewer].version < self._told_version]

    def tell(self) -> None:
        """Tell everybody what happened, now: before something else happens, or somebody looks anew."""
        while self.tell_next():
            pass

    def tell_next(self) -> bool:
        """Tell one kind of viewer what happened; False if all know it."""
        for viewer in self._untold:
            self._tell(viewer)
            return True
        return False

    def _tell(self, viewer: int) -> None:
        """What happened since they were told. If that fails, they have to look anew; it must not keep others from
        going on."""
        assert self.table.version == self._told_version, "nothing is told before it is stored"
        try:
            data = [protocol.encoded(step) for step in self._steps(viewer)]
        except Exception:
            log.exception("telling what happened failed", table=self.table.id)
            del self._told[viewer]
            for watcher in self.watchers:
                if watcher.viewer == viewer:
                    watcher.interrupt()
            return
        for watcher in self.watchers:
            if watcher.viewer == viewer:
                for each in data:
                    watcher.send(each)

    def _eyes_of(self, watcher: Watcher) -> int:
        """The seat through which somebody may look: the present one if it is still theirs, else another one of theirs,
        which they may just have taken; or none."""
        own = self._seats_of(watcher)
        if watcher.viewer in own:
            return watcher.viewer
        return NOBODY if watcher.hides or not own else own[0]

    def _seats_of(self, watcher: Watcher) -> list[int]:
        return self.table.seats_of(watcher.player) if watcher.player else []

    def _steps(self, viewer: int) -> list[Step]:
        """One for each version; the last one brings what is seen now."""
        seen, last = frames.seen(self.table, viewer), self.table.version
        since, before = self._told[viewer]
        now = delta.encoded(seen)
        change = delta.delta(before, now)
        self._told[viewer] = Told(last, now)
        lines = {line.version: line for line in self._log(viewer, since, seen.view)}
        empty = LogLine(last, self.table.at, "gone", None, seen.move, [])
        return [
            Step(
                version=version,
                at=lines.get(version, empty).at,
                log=lines.get(version, msgspec.structs.replace(empty, version=version)),
                change=change if version == last else None,
            )
            for version in range(since + 1, last + 1)
        ]

    def _log(self, viewer: int, since: int, view: Any) -> list[LogLine]:
        later = [*takewhile(lambda each: each.version > since, reversed(self.table.chronicle))]
        return [frames.log_line(self.table, viewer, each, view) for each in reversed(later)]

    def _scene(self, viewer: int, since: int = -1) -> Scene:
        """All that a viewer sees, and what happened since."""
        seen = frames.seen(self.table, viewer)
        self._told[viewer] = Told(self.table.version, delta.encoded(seen))  # all others of this kind know it already
        if since > self.table.version:  # of another past: the database is an older copy, perhaps
            since = -1
        since = max(since, self.table.version - LONGEST_LOG)
        log = self._log(viewer, since, seen.view)
        version = self.table.version
        return Scene(version=version, scene=seen, log=log, log_from=since + 1, build=__version__, now=moment())

    # Who looks

    async def enter(self, watcher: Watcher, since: int = -1) -> None:
        """Somebody looks: first at everything, then at every step."""
        async with self.settled():
            if self.keeper.is_shared:
                await self._hear_of_others()  # they may come from a seat that they took through another process
            watcher.viewer = self._eyes_of(watcher)
            self.watchers.add(watcher)
            watcher.send(protocol.encoded(self._scene(watcher.viewer, since)))
        self._presence_changed()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._presence_changed()

    async def turn(self, watcher: Watcher, viewer: int) -> None:
        """Somebody looks through another of their seats, or through none."""
        async with self.settled():
            if viewer != NOBODY and viewer not in self._seats_of(watcher):
                raise Refused("table-not-your-seat")
            watcher.hides = viewer == NOBODY
            self._show(watcher, viewer)
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.tell_presence()
        self.attendant.presence_changed(self)

    async def scene(self, watcher: Watcher | None = None) -> Scene:
        """What somebody sees now, or who only watches; without a log."""
        async with self.settled():
            viewer = NOBODY if watcher is None else self._eyes_of(watcher)
            return self._scene(viewer, self.table.version)

    async def draft(self, watcher: Watcher, request: int, version: int, picks: list[int | str]) -> Drafted:
        """What these picks would lead to; nothing changes."""
        async with self.settled(version):
            viewer, match = watcher.viewer, self.table.match
            check_seat(self.table, viewer, watcher.player)
            self.table.check_fresh(version)
            if match is None or viewer != self.table.actor:
                raise Refused("table-not-your-turn")
            return frames.drafted(self._composing(match), request, self.table.version, picks)

    async def dilemma(self, seat: int, player: str, picks: list[int]) -> Dilemma:
        """What somebody who asks for a hint has to decide."""
        async with self.settled() as table:
            if seat not in table.seats_of(player):
                raise Refused("table-not-your-seat")
            table.check_hint(seat)
            assert table.match is not None
            return frames.dilemma(self._composing(table.match), picks)

    def _composing(self, match: Match) -> Composition:
        """What the person to decide puts together, as long as the game is as it is."""
        if self._composition is None or self._composed_at != self.table.game_changed:
            self._composition, self._composed_at = Composition(match), self.table.game_changed
        return self._composition

    @property
    def present(self) -> set[int]:
        """Seats whose people are connected to this process."""
        return {seat for watcher in self.watchers for seat in self._seats_of(watcher)}

    def is_there(self, seat: int) -> bool:
        """Whether somebody is connected who has this seat."""
        player = self.table.chairs[seat].player
        here = bool(player) and any(watcher.player == player for watcher in self.watchers)
        return here or seat in self.there

    @property
    def there(self) -> set[int]:
        """Seats whose people are connected to any process."""
        lately = time.monotonic() - SECONDS_TO_BELIEVE
        return self.present.union(*(present for present, heard in self._elsewhere.values() if heard > lately))

    def heard_from(self, process: str, present: set[int]) -> None:
        """Who is connected to another process."""
        before = self.there
        self._elsewhere[process] = present, time.monotonic()
        if self.there != before:
            self.tell_presence()

    def tell_presence(self) -> None:
        there = self.there
        seats = [seat in there for seat in range(len(self.table.chairs))]
        watching = sum(not self._seats_of(watcher) for watcher in self.watchers)
        data = protocol.encoded(Presence(seats, watching))
        for watcher in self.watchers:
            watcher.send(data)


def check_seat(table: Table, seat: int, player: str) -> None:
    """Whether a seat is still somebody's: it may have moved to another device while they waited."""
    if seat == NOBODY:
        raise Refused("table-only-watching")
    if not player or table.chairs[seat].player != player:
        raise Refused("table-not-your-seat")


def refusal(
    problem: LocalizedError, command: str | None = None, request: int | None = None, scene: Scene | None = None
) -> protocol.Refused:
    return protocol.Refused(protocol.text(problem.message), command, request, scene)
