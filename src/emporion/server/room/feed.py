"""What a table's subscribers are sent: a scene first, then one step per entry, and who is connected.

Subscribers with the same viewer (a seat, or the spectator) get the same bytes. The frame that each viewer was sent last
is kept, so that a step carries only the difference.
"""

from __future__ import annotations

import time
from itertools import takewhile
from typing import Any, NamedTuple, Protocol

import structlog

from emporion import __version__
from emporion.server import protocol
from emporion.server.protocol import LogLine, Presence, Scene, Seen
from emporion.server.room import frames
from emporion.server.room.frames import PublicFrame
from emporion.server.room.seats import SPECTATOR
from emporion.server.room.table import Table
from emporion.server.room.table_repository import now_ms
from emporion.server.room.table_state import LogEntry

log = structlog.get_logger(__name__)

MAX_LOG_LINES = 80  # in a scene; older lines are fetched over HTTP
TAKEOVER_TOLERANCE = 1500  # milliseconds by which an announced takeover may be wrong
NO_CHANGE = b"[]"
PRESENCE_TTL = 40.0  # seconds for which another process's presence notice holds; the process may have died


class Subscriber(Protocol):
    """A connection to a table, which sees it as one seat or as a spectator."""

    viewer: int
    watches_as_spectator: bool
    """The player has a seat but hides it: several people share a device and pass it on."""

    @property
    def player(self) -> str:
        """The player's id; empty if unknown."""

    def send(self, data: bytes) -> None:
        """Send or queue a frame; never waits."""

    def force_reconnect(self) -> None:
        """Close the connection, because a frame was lost. The client reconnects and gets a new scene."""

    def close_deleted(self) -> None:
        """Close the connection, because the table was deleted."""

    def close_withheld(self) -> None:
        """Close the connection, because the table's deal is shared, and the game has begun without this player."""


class SentFrame(NamedTuple):
    """The last frame of a viewer."""

    version: int
    scene: Seen


class Feed:
    """A table and its subscribers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.subscribers: set[Subscriber] = set()
        self._published_version = table.version
        """The version that all subscribers have, or will have once the pending broadcast is done."""
        self._outdated: list[int] = []
        """Viewers whose last frame may be older than that version."""
        self._sent: dict[int, SentFrame] = {}
        """The last frame of each viewer."""
        self._public: PublicFrame | None = None
        """The spectator's frame of the last version, whose parts all viewers share."""
        self._players = table.players
        """Who had which seat at that version."""
        self._remote_presence: dict[str, tuple[set[int], float]] = {}
        """Seats connected to other processes, by process, and when each process last said so."""
        self.takeover: tuple[int, int] | None = None
        """The seat of an absent player whom the others wait for, and when a bot gets it, in milliseconds."""

    # Frames

    def _publish(self, first: int | None = None) -> bool:
        """The table has a new, stored version. The viewer `first` gets its frame now, so that the player can go on; the
        others are left to `broadcast_next`, so that no command waits for them. Returns whether any are left."""
        self._published_version = self.table.version
        self._close_to_outsiders()
        displaced = self._displaced()
        self.subscribers -= displaced
        viewers = {subscriber.viewer for subscriber in self.subscribers}
        for viewer in set(self._sent) - viewers:
            del self._sent[viewer]
        self._outdated = [*self._sent]
        if displaced:
            self.broadcast()
            self._resend_to_displaced(displaced)
        elif first in self._outdated:
            self._outdated.remove(first)
            self._send_steps(first)
        return bool(self._outdated)

    def _close_to_outsiders(self) -> None:
        """Nobody but its players sees a table whose deal others may still play."""
        if self.table.is_closed:
            for subscriber in [each for each in self.subscribers if not self.table.may_watch(each.player)]:
                self.subscribers.discard(subscriber)
                subscriber.close_withheld()

    def _displaced(self) -> set[Subscriber]:
        """Subscribers whose seat is another player's now, or who just took a seat."""
        players, self._players = self._players, self.table.players
        if players == self._players:
            return set()
        return {subscriber for subscriber in self.subscribers if subscriber.viewer != self._viewer_of(subscriber)}

    def _resend_to_displaced(self, displaced: set[Subscriber]) -> None:
        """Seats changed hands: these subscribers must not see their former seat's hidden information any more."""
        for subscriber in displaced:
            self._send_scene(subscriber, self._viewer_of(subscriber))
            self.subscribers.add(subscriber)

    def _send_scene(self, subscriber: Subscriber, viewer: int) -> None:
        """Send the whole scene as this viewer sees it. If that fails, the subscriber has to reconnect."""
        subscriber.viewer = viewer
        try:
            data = protocol.encoded(self._scene(viewer))
        except Exception:
            log.exception("sending a scene failed", table=self.table.id)
            subscriber.force_reconnect()
        else:
            subscriber.send(data)

    def broadcast(self) -> None:
        """Bring all viewers up to date now: before the table changes again, or a new subscriber gets a scene."""
        while self.broadcast_next():
            pass

    def broadcast_next(self) -> bool:
        """Bring one viewer up to date; False if all are."""
        while self._outdated:
            viewer = self._outdated.pop()
            if viewer in self._sent and self._sent[viewer].version < self._published_version:
                self._send_steps(viewer)
                return True
        if self._public is not None:
            self._public.forget_earlier()
        return False

    def _send_steps(self, viewer: int) -> None:
        """Send a viewer the steps since its last frame. If that fails, its subscribers have to reconnect; others
        are not affected."""
        assert self.table.version == self._published_version, "only stored versions are broadcast"
        try:
            data = self._steps(viewer)
        except Exception:
            log.exception("sending steps failed", table=self.table.id)
            del self._sent[viewer]
            for subscriber in self.subscribers:
                if subscriber.viewer == viewer:
                    subscriber.force_reconnect()
            return
        for subscriber in self.subscribers:
            if subscriber.viewer == viewer:
                for each in data:
                    subscriber.send(each)

    def _viewer_of(self, subscriber: Subscriber) -> int:
        """The seat that a subscriber may see: the current one if it is still the player's, else another seat of the
        player, who may just have taken it; else SPECTATOR."""
        own = self._seats_of(subscriber)
        if subscriber.viewer in own:
            return subscriber.viewer
        return SPECTATOR if subscriber.watches_as_spectator or not own else own[0]

    def _seats_of(self, subscriber: Subscriber) -> list[int]:
        return self.table.seats_of(subscriber.player) if subscriber.player else []

    @property
    def _public_frame(self) -> PublicFrame:
        if self._public is None or not self._public.shows(self.table):
            self._public = PublicFrame(self.table)
        return self._public

    def _steps(self, viewer: int) -> list[bytes]:
        """One encoded step per version; the last one carries the difference of the whole scene."""
        public, last = self._public_frame, self.table.version
        scene = frames.scene_of(self.table, viewer, public.scene)
        since, before = self._sent[viewer]
        patch = public.comparison.patch(before, scene)
        self._sent[viewer] = SentFrame(last, scene)
        lines = {each.version: public.encoded_line(viewer, each, scene.view) for each in self._entries_after(since)}
        steps = []
        for version in range(since + 1, last + 1):
            at, line = lines.get(version) or (self.table.at, self._missing_line(version, scene.move))
            steps.append(protocol.encoded_step(version, at, line, patch if version == last else NO_CHANGE))
        return steps

    def _missing_line(self, version: int, move: int) -> bytes:
        """Stands for an entry that was undone."""
        return protocol.encoded_line(LogLine(version, self.table.at, "gone", None, move, []))

    def _entries_after(self, version: int) -> list[LogEntry]:
        later = [*takewhile(lambda each: each.version > version, reversed(self.table.log_entries))]
        return later[::-1]

    def _log(self, viewer: int, since: int, view: Any) -> list[LogLine]:
        public = self._public_frame
        return [public.line_for(viewer, each, view) for each in self._entries_after(since)]

    def _scene(self, viewer: int, since: int = -1) -> Scene:
        """The scene of a viewer, with the log after the version `since`."""
        scene = frames.scene_of(self.table, viewer, self._public_frame.scene)
        # All other subscribers of this viewer have this version already.
        self._sent[viewer] = SentFrame(self.table.version, scene)
        if since > self.table.version:  # the client saw a later version: the database was restored from a backup
            since = -1
        since = max(since, self.table.version - MAX_LOG_LINES)
        lines = self._log(viewer, since, scene.view)
        version = self.table.version
        return Scene(version=version, scene=scene, log=lines, log_from=since + 1, build=__version__, now=now_ms())

    # Presence

    @property
    def local_seats(self) -> set[int]:
        """Seats whose players are connected to this process."""
        return {seat for subscriber in self.subscribers for seat in self._seats_of(subscriber)}

    @property
    def connected_seats(self) -> set[int]:
        """Seats whose players are connected to any process."""
        lately = time.monotonic() - PRESENCE_TTL
        return self.local_seats.union(*(seats for seats, heard in self._remote_presence.values() if heard > lately))

    def is_here(self, seat: int) -> bool:
        """Whether a seat's player is connected to this process."""
        player = self.table.seats[seat].player
        return bool(player) and any(subscriber.player == player for subscriber in self.subscribers)

    def update_remote_presence(self, process: str, seats: set[int]) -> None:
        """Note which seats are connected to another process."""
        before = self.connected_seats
        self._remote_presence[process] = seats, time.monotonic()
        if self.connected_seats != before:
            self.broadcast_presence()

    def announce_takeover(self, takeover: tuple[int, int] | None) -> None:
        """Tell everyone when a bot will replace an absent player, unless they know it to the second."""
        known, self.takeover = self.takeover, takeover
        if known and takeover and known[0] == takeover[0] and abs(known[1] - takeover[1]) < TAKEOVER_TOLERANCE:
            self.takeover = known
        elif known != takeover:
            self.broadcast_presence()

    def broadcast_presence(self) -> None:
        connected = self.connected_seats
        seats = [seat in connected for seat in range(len(self.table.seats))]
        spectators = sum(not self._seats_of(subscriber) for subscriber in self.subscribers)
        away, takeover = self.takeover or (None, None)
        if away in connected:
            away, takeover = None, None
        data = protocol.encoded(Presence(seats, spectators, away, takeover))
        for subscriber in self.subscribers:
            subscriber.send(data)
