"""A table being served: commands are judged, stored, carried out and told, in this order and one at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, Protocol

import msgspec

from emporion import __version__
from emporion.kernel.errors import ToldError
from emporion.kernel.reference import NOBODY
from emporion.match.composition import Composition
from emporion.match.match import Proposal
from emporion.server import protocol
from emporion.server.protocol import Drafted, LogLine, Presence, Scene, Step
from emporion.server.room import frames
from emporion.server.room.delta import delta
from emporion.server.room.entries import Entry, encoded
from emporion.server.room.keeper import Keeper, moment
from emporion.server.room.table import Refused, Table
from emporion.server.storage.tables import Conflict, Line

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

    @property
    def player(self) -> str:
        """Who it is; nothing, if we do not know."""

    def send(self, data: bytes) -> None:
        """Without waiting."""

    def dismiss(self) -> None:
        """There is nothing to look at any more."""


class Attendant(Protocol):
    """Who looks after rooms."""

    def table_changed(self, room: Room) -> None: ...

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
        self._lock = asyncio.Lock()
        self._doubtful = False
        """Something was applied, and we do not know whether it was stored."""
        self._told_version = table.version
        self._told: dict[int, dict[str, Any]] = {}
        """What each kind of viewer was shown last."""
        self._composition: Composition | None = None
        self._composed_at = -1

    # What happens

    async def do(self, judge: Judge, by: int | None = None, command: str | None = None, code: str | None = None) -> int:
        """Carry out a command; the version it led to. It is stored when this returns, and then told to all. A command
        that was carried out before is not carried out again, and has the same answer."""
        return await asyncio.shield(asyncio.ensure_future(self._do(judge, by, command, code)))

    async def _do(self, judge: Judge, by: int | None, command: str | None, code: str | None) -> int:
        async with self.settled():
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
            self._tell()
        self.attendant.table_changed(self)
        return version

    async def _store(self, decision: Decision, by: int | None, command: str | None, code: str | None) -> None:
        """Nobody sees the table before this is done: whoever looks waits for the lock."""
        at = max(moment(), self.table.at)
        self._doubtful = True
        self.table.apply(at, decision.entry, by, command, decision.proposal)
        line = Line(self.table.version, at, by, command, encoded(decision.entry))
        await self.keeper.store(self.table, line, decision.entry, code)
        self._doubtful = False

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[Table]:
        """The table with nothing in it that is not stored; nothing happens there meanwhile."""
        async with self._lock:
            if self._doubtful:
                await self._look_again()
            yield self.table

    async def _look_again(self) -> None:
        """Others stored something else, or we do not know what was stored: the database is right."""
        self.table = await self.keeper.load(self.table.id)
        self._doubtful = False
        self._composition = None
        if self.table.version > self._told_version:
            self._tell()

    async def catch_up(self) -> None:
        """Another process has changed the table."""
        async with self.settled():
            await self.keeper.catch_up(self.table)
            if self.table.version == self._told_version:
                return
            self._tell()
        self.attendant.table_changed(self)

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
            lost = self._lost_their_seat()
            for watcher in self.watchers - lost:
                watcher.send(protocol.encoded(self._scene(watcher.viewer)))
            self._only_watch(lost)

    # What is told

    def _tell(self) -> None:
        """Tell everybody what happened since we last did."""
        since, self._told_version = self._told_version, self.table.version
        lost = self._lost_their_seat()
        looking = self.watchers - lost
        for viewer in {watcher.viewer for watcher in looking}:
            data = [protocol.encoded(step) for step in self._steps(viewer, since)]
            for watcher in looking:
                if watcher.viewer == viewer:
                    for each in data:
                        watcher.send(each)
        for viewer in set(self._told) - {watcher.viewer for watcher in looking}:
            del self._told[viewer]
        self._only_watch(lost)

    def _lost_their_seat(self) -> set[Watcher]:
        """Those who look through a seat that is not theirs any more."""
        return {
            watcher
            for watcher in self.watchers
            if watcher.viewer != NOBODY and self.table.chairs[watcher.viewer].player != watcher.player
        }

    def _only_watch(self, watchers: set[Watcher]) -> None:
        for watcher in watchers:
            watcher.viewer = NOBODY
            watcher.send(protocol.encoded(self._scene(NOBODY)))

    def _steps(self, viewer: int, since: int) -> list[Step]:
        """One for each version; the last one brings what is seen now."""
        seen: dict[str, Any] = msgspec.to_builtins(frames.seen(self.table, viewer))
        change = delta(self._told.get(viewer), seen)
        self._told[viewer] = seen
        lines = {line.version: line for line in self._log(viewer, since, seen["view"])}
        last = self.table.version
        empty = LogLine(last, self.table.at, seen["move"], [])
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
        return [
            frames.log_line(self.table, viewer, each, view) for each in self.table.chronicle if each.version > since
        ]

    def _scene(self, viewer: int, since: int = -1) -> Scene:
        """All that a viewer sees, and what happened since."""
        seen = frames.seen(self.table, viewer)
        if viewer not in self._told:
            self._told[viewer] = msgspec.to_builtins(seen)
        log = self._log(viewer, max(since, self.table.version - LONGEST_LOG), seen.view)
        return Scene(version=self.table.version, scene=seen, log=log, build=__version__, now=moment())

    # Who looks

    async def enter(self, watcher: Watcher, since: int = -1) -> None:
        """Somebody looks: first at everything, then at every step."""
        async with self.settled():
            self.watchers.add(watcher)
            watcher.send(protocol.encoded(self._scene(watcher.viewer, since)))
        self._presence_changed()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._presence_changed()

    async def turn(self, watcher: Watcher, viewer: int) -> None:
        """Somebody looks through another seat."""
        async with self.settled():
            watcher.viewer = viewer
            watcher.send(protocol.encoded(self._scene(viewer)))
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.tell_presence()
        self.attendant.presence_changed(self)

    async def scene(self, viewer: int) -> Scene:
        async with self.settled():
            return self._scene(viewer)

    async def draft(self, viewer: int, request: int, version: int, picks: list[int]) -> Drafted:
        """What these picks would lead to; nothing changes."""
        async with self.settled():
            if self.table.is_stale(version):
                raise Refused("table-stale")
            match = self.table.match
            if match is None or viewer == NOBODY or viewer != self.table.actor:
                raise Refused("table-not-your-turn")
            if self._composition is None or self._composed_at != self.table.game_changed:
                self._composition, self._composed_at = Composition(match), self.table.game_changed
            return frames.drafted(self._composition, request, self.table.version, picks)

    @property
    def present(self) -> set[int]:
        """Seats whose people are connected to this process."""
        return {
            seat
            for watcher in self.watchers
            if watcher.viewer != NOBODY
            for seat in self.table.seats_of(self.table.chairs[watcher.viewer].player)
        }

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
        watching = sum(watcher.viewer == NOBODY for watcher in self.watchers)
        data = protocol.encoded(Presence(seats, watching))
        for watcher in self.watchers:
            watcher.send(data)


def refusal(
    problem: ToldError, command: str | None = None, request: int | None = None, scene: Scene | None = None
) -> protocol.Refused:
    return protocol.Refused(protocol.text(problem.message), command, request, scene)
