"""A table being served. Its commands run one at a time, each in this order: validate, apply in memory, store durably,
send the sender its frame, acknowledge, broadcast to the others.

The table's lock is held until the entry is stored, so nobody sees an entry that is not durable. If storing fails, the
table is loaded from the database again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple, Protocol

import structlog

from emporion.kernel.errors import LocalizedError
from emporion.match import Match
from emporion.match.composition import Composition
from emporion.match.match import Proposal
from emporion.server import protocol
from emporion.server.protocol import Drafted, Scene
from emporion.server.room import frames
from emporion.server.room.entries import Entry, encoded
from emporion.server.room.feed import Feed, Subscriber
from emporion.server.room.frames import HintQuestion
from emporion.server.room.seats import SPECTATOR
from emporion.server.room.table import Refused, Table
from emporion.server.room.table_repository import BrokenTable, NewCode, NoSuchTable, TableRepository, now_ms
from emporion.server.room.table_state import AppliedCommand
from emporion.server.storage.chain import StoredEntry, chained
from emporion.server.storage.tables import Conflict

log = structlog.get_logger(__name__)


class Decision(NamedTuple):
    """What a command does to a table."""

    entry: Entry
    proposal: Proposal | None = None


Validator = Callable[[Table], Decision]
"""Returns what a command does to a table, or raises `Refused`. Runs again if another process stored an entry first."""


class RoomListener(Protocol):
    """Callbacks for events in rooms."""

    def broadcast_pending(self, room: Room) -> None:
        """Call `broadcast_next` soon, until it returns False."""

    def table_changed(self, room: Room) -> None: ...

    def table_deleted(self, room: Room) -> None: ...

    def presence_changed(self, room: Room) -> None: ...


class Room(Feed):
    """One table in memory: its commands, and the feed to its subscribers."""

    def __init__(self, table: Table, repository: TableRepository, listener: RoomListener) -> None:
        super().__init__(table)
        self.repository = repository
        self.listener = listener
        self.total_absence: dict[int, int] = {}
        """Milliseconds for which each seat has kept others waiting by being away. Never reset."""
        self.current_absence: dict[int, int] = {}
        """Milliseconds for which each seat is away now."""
        self.attended_version = -1
        """The version at which nobody is waited for: the player to move is connected to this process, or no player is
        replaced. -1 once a connection has ended since."""
        self._lock = asyncio.Lock()
        self._uncertain = False
        """An entry was applied, and it is unknown whether it was stored."""
        self._rewritten = False
        """Stored entries were rewritten, and those in memory are not shown any more."""
        self._composition: Composition | None = None
        self._composed_at = -1
        self._tells_presence = False
        """Everyone is about to be told who is connected."""

    # Commands

    async def execute(
        self,
        validate: Validator,
        by: int | None = None,
        idempotency_key: str | None = None,
        code: NewCode | None = None,
    ) -> int:
        """Run a command; returns the version it led to. Cancelling the awaiting task does not cancel the command."""
        running = asyncio.ensure_future(self.execute_here(validate, by, idempotency_key, code))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            running.add_done_callback(self._note_abandoned)
            raise

    def _note_abandoned(self, running: asyncio.Future[int]) -> None:
        """A command has ended for which nobody waits any more. Only a fault concerns the host."""
        problem = None if running.cancelled() else running.exception()
        if problem is not None and not isinstance(problem, LocalizedError | NoSuchTable):
            log.error("an abandoned command failed", table=self.table.id, exc_info=problem)

    async def execute_here(
        self,
        validate: Validator,
        by: int | None = None,
        idempotency_key: str | None = None,
        code: NewCode | None = None,
        seen: int = -1,
        content: bytes = b"",
        acknowledge: Callable[[int], None] = lambda version: None,
    ) -> int:
        """Run a command of a client that has seen the version `seen`, in a task that nobody cancels.

        `acknowledge` is called once the entry is durable and the sender has its frame. A command with an idempotency
        key that was used before is not run again: it gets the same answer, or is refused if it has another `content`
        (a hash)."""
        version = await self._execute(validate, by, idempotency_key, code, seen, content)
        acknowledge(version)
        return version

    async def _execute(
        self,
        validate: Validator,
        by: int | None,
        idempotency_key: str | None,
        code: NewCode | None,
        seen: int,
        content: bytes,
    ) -> int:
        async with self.locked(seen):
            while True:
                if idempotency_key is not None and (by, idempotency_key) in self.table.idempotency_keys:
                    return version_of_repeated(self.table.idempotency_keys[by, idempotency_key], content)
                decision = validate(self.table)
                try:
                    await self._store(decision, by, idempotency_key, code, content)
                    break
                except Conflict:
                    await self._reload_uncertain()
            version = self.table.version
            self._announce(by)
        self.listener.table_changed(self)
        return version

    async def _store(
        self, decision: Decision, by: int | None, idempotency_key: str | None, code: NewCode | None, content: bytes
    ) -> None:
        """Apply the entry, then store it durably. The caller holds the lock, so nobody sees the entry in between."""
        at = max(now_ms(), self.table.at)
        self._uncertain = True
        self.table.apply(at, decision.entry, by, idempotency_key, decision.proposal, content)
        entry = StoredEntry(self.table.version, at, by, idempotency_key, encoded(decision.entry), content=content)
        stored = chained(self.table.id, self.table.chain, entry)
        await self.repository.store(self.table, stored, decision.entry, code)
        self._uncertain = False

    @property
    def is_stored(self) -> bool:
        """Whether everything in the table is stored."""
        return not self._lock.locked() and not self._uncertain

    @property
    def is_in_doubt(self) -> bool:
        """The table is to be read again, and nobody does so yet: a command ended without anybody knowing whether its
        entry was stored, or stored entries were rewritten."""
        return (self._uncertain or self._rewritten) and not self._lock.locked()

    def _announce(self, first: int | None = None) -> None:
        if self._publish(first):
            self.listener.broadcast_pending(self)

    @asynccontextmanager
    async def locked(self, seen: int = -1) -> AsyncIterator[Table]:
        """The table under its lock: everything in it is stored, and nothing changes meanwhile. It has at least the
        version `seen`, even if another process wrote that."""
        async with self._lock:
            if self._rewritten:
                await self._reload_rewritten()
            self.broadcast()
            if self._uncertain:
                await self._reload_uncertain()
            if seen > self.table.version and self.repository.is_shared:
                await self._pull_changes()
            yield self.table

    async def _reload_uncertain(self) -> None:
        """Another process stored this version, or it is unknown what was stored: load what the database has, once
        nothing is being written any more."""
        try:
            await self.repository.settle(self.table.id)
            self.table = await self.repository.load(self.table.id)
        except NoSuchTable:
            self.listener.table_deleted(self)
            raise
        self._uncertain = False
        self._composition = None
        self.attended_version = -1
        if self.table.version > self._published_version:
            self._announce()
            self.broadcast()
        self.listener.table_changed(self)

    async def catch_up(self) -> None:
        """Another process has changed the table."""
        async with self.locked():
            changed = await self._pull_changes()
        if changed:
            self.listener.table_changed(self)

    async def _pull_changes(self) -> bool:
        """Apply and broadcast the entries that other processes stored; returns whether there were any."""
        published = self._published_version
        try:
            await self.repository.catch_up(self.table)
        except BrokenTable:  # or earlier entries were rewritten, so that what follows has other hashes
            self._uncertain = True
            await self._reload_uncertain()
        if self.table.version != self._published_version:
            self._announce()
            self.broadcast()
        return self.table.version != published

    async def reload(self) -> None:
        """Stored entries were rewritten: load the table again and send all subscribers a new scene."""
        self._rewritten = True
        async with self._lock:
            await self._reload_rewritten()

    async def _reload_rewritten(self) -> None:
        await self.repository.settle(self.table.id)
        self.table = await self.repository.load(self.table.id)
        self._rewritten = self._uncertain = False
        self._sent.clear()
        self._published_version, self._players = self.table.version, self.table.players
        self._composition = None
        self.attended_version = -1
        self._close_to_outsiders()
        for subscriber in self.subscribers:
            self._send_scene(subscriber, self._viewer_of(subscriber))
        self.listener.table_changed(self)

    def close_deleted(self) -> None:
        """The table was deleted: close all connections to it."""
        for subscriber in self.subscribers:
            subscriber.close_deleted()

    # Subscribers

    async def subscribe(self, subscriber: Subscriber, since: int = -1) -> None:
        """Send the scene with the log after `since`, then every step."""
        async with self.locked():
            if self.repository.is_shared:
                await self._pull_changes()  # the player may have taken a seat through another process just now
            if not self.table.may_watch(subscriber.player):
                raise Refused("deal-withheld")
            subscriber.viewer = self._viewer_of(subscriber)
            self.subscribers.add(subscriber)
            subscriber.send(protocol.encoded(self._scene(subscriber.viewer, since)))
        self._presence_changed()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self.attended_version = -1
        self._presence_changed()

    async def change_viewer(self, subscriber: Subscriber, viewer: int) -> None:
        """Show a subscriber the table as another seat of its player, or as a spectator."""
        async with self.locked():
            if viewer != SPECTATOR and viewer not in self._seats_of(subscriber):
                raise Refused("table-not-your-seat")
            subscriber.watches_as_spectator = viewer == SPECTATOR
            self._send_scene(subscriber, viewer)
        self._presence_changed()

    def _presence_changed(self) -> None:
        """Tell everyone who is connected, once for all who come and go in one iteration of the event loop: after a
        restart, all players of a table do."""
        if not self._tells_presence:
            self._tells_presence = True
            asyncio.get_running_loop().call_soon(self._tell_presence)

    def _tell_presence(self) -> None:
        self._tells_presence = False
        self.broadcast_presence()
        self.listener.presence_changed(self)

    async def scene(self, subscriber: Subscriber | None = None) -> Scene:
        """The scene of a subscriber, or of a spectator; without a log."""
        async with self.locked():
            viewer = SPECTATOR if subscriber is None else self._viewer_of(subscriber)
            return self._scene(viewer, self.table.version)

    async def draft(self, subscriber: Subscriber, request: int, version: int, picks: list[int | str]) -> Drafted:
        """What these picks would lead to; nothing changes."""
        async with self.locked(version):
            viewer, match = subscriber.viewer, self.table.match
            check_seat(self.table, viewer, subscriber.player)
            self.table.check_fresh(version)
            if match is None or viewer != self.table.actor:
                raise Refused("table-not-your-turn")
            return frames.drafted(self._composition_for(match), request, self.table.version, picks)

    async def hint_question(self, seat: int, player: str, picks: list[int]) -> tuple[HintQuestion, int]:
        """The move that a player asks a hint for, and the version since which the game has not changed."""
        async with self.locked() as table:
            if seat not in table.seats_of(player):
                raise Refused("table-not-your-seat")
            table.check_hint(seat)
            assert table.match is not None
            return frames.hint_question(self._composition_for(table.match), picks), table.last_game_change

    def _composition_for(self, match: Match) -> Composition:
        """Kept until the game changes."""
        if self._composition is None or self._composed_at != self.table.last_game_change:
            self._composition = Composition(match, answers_follow=not self.table.follows_lesson)
            self._composed_at = self.table.last_game_change
        return self._composition


def check_seat(table: Table, seat: int, player: str) -> None:
    """Refuse spectators, and players whose seat has meanwhile moved to another device."""
    if seat == SPECTATOR:
        raise Refused("table-only-watching")
    if not player or table.seats[seat].player != player:
        raise Refused("table-not-your-seat")


def version_of_repeated(applied: AppliedCommand, content: bytes) -> int:
    """The answer to a command whose idempotency key was used before; refuses another command."""
    if content and applied.content and content != applied.content:
        raise Refused("command-changed")
    return applied.version


def refusal(
    problem: LocalizedError, command: str | None = None, request: int | None = None, scene: Scene | None = None
) -> protocol.Refused:
    return protocol.Refused(problem.message, command, request, scene)
