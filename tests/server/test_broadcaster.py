"""The sender of a command gets its frame first, the others soon after; each gets all versions, in order, and only
stored ones."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from emporion.server.room import frames
from emporion.server.room.broadcaster import Broadcaster
from emporion.server.room.room import Decision, Room
from tests.server.hidden_information import new_table


class FakeSubscriber:
    """A subscriber that records which versions arrive."""

    watches_as_spectator = False

    def __init__(self, seat: int) -> None:
        self.viewer = seat
        self.player = f"p{seat}"
        self.versions: list[int] = []
        self.interruptions = 0

    def send(self, data: bytes) -> None:
        message = json.loads(data)
        if message["t"] == "step":
            self.versions.append(message["version"])

    def force_reconnect(self) -> None:
        self.interruptions += 1

    def close_deleted(self) -> None:
        raise AssertionError("the table is still there")

    def close_withheld(self) -> None:
        raise AssertionError("the deal is the table's own")


class MemoryRepository:
    """A repository that stores nothing, slowly."""

    is_shared = False

    def __init__(self) -> None:
        self.stored = asyncio.Event()
        self.stored.set()

    async def store(self, *_: Any) -> None:
        await self.stored.wait()


class FakeListener:
    def __init__(self, broadcaster: Broadcaster | None = None) -> None:
        self.broadcaster = broadcaster
        self.news: list[Room] = []

    def broadcast_pending(self, room: Room) -> None:
        self.news.append(room)
        if self.broadcaster is not None:
            self.broadcaster.schedule(room)

    def table_changed(self, room: Room) -> None:
        pass

    def table_deleted(self, room: Room) -> None:
        raise AssertionError("the table is still there")

    def presence_changed(self, room: Room) -> None:
        pass


async def room_of_three(room_listener: FakeListener, seed: int = 1) -> tuple[Room, list[FakeSubscriber]]:
    room = Room(new_table("carthage", 3, seed, {}), MemoryRepository(), room_listener)  # type: ignore[arg-type]
    subscribers = [FakeSubscriber(seat) for seat in range(3)]
    for subscriber in subscribers:
        await room.subscribe(subscriber)
    return room, subscribers


async def move(room: Room) -> int:
    """One move of the seat to move; returns the seat."""
    actor = room.table.actor
    assert room.table.match is not None
    action = room.table.match.legal()[0]
    await room.execute(lambda table: Decision(*table.validate_move(actor, [action])), actor)
    return actor


def test_the_mover_gets_its_frame_at_once_and_the_others_one_by_one() -> None:
    async def play() -> None:
        room_listener = FakeListener()
        room, subscribers = await room_of_three(room_listener)
        mover = await move(room)
        version = room.table.version
        told = [subscriber.versions == [version] for subscriber in subscribers]
        assert told == [seat == mover for seat in range(3)]
        assert room_listener.news == [room]
        assert room.broadcast_next()
        assert sum(subscriber.versions == [version] for subscriber in subscribers) == 2
        assert room.broadcast_next()
        assert all(subscriber.versions == [version] for subscriber in subscribers)
        assert not room.broadcast_next(), "all know it"

    asyncio.run(play())


def test_nothing_is_broadcast_while_an_entry_is_being_stored() -> None:
    async def play() -> None:
        room, subscribers = await room_of_three(FakeListener())
        await move(room)
        version = room.table.version
        room.repository.stored.clear()  # type: ignore[attr-defined]
        moving = asyncio.ensure_future(move(room))
        await asyncio.sleep(0.01)
        assert room.table.version == version + 1
        assert not room.broadcast_next(), "what was there to tell was told before anything else happened"
        assert all(subscriber.versions == [version] for subscriber in subscribers)
        room.repository.stored.set()  # type: ignore[attr-defined]
        await moving
        room.broadcast()
        assert all(subscriber.versions == [version, version + 1] for subscriber in subscribers)

    asyncio.run(play())


def test_a_new_subscriber_misses_nothing_and_gets_nothing_twice() -> None:
    async def play() -> None:
        room, subscribers = await room_of_three(FakeListener())
        await move(room)
        late = FakeSubscriber(2)
        await room.subscribe(late)
        await move(room)
        room.broadcast()
        first = room.table.version - 1
        assert all(subscriber.versions == [first, first + 1] for subscriber in subscribers)
        assert late.versions == [first + 1]

    asyncio.run(play())


def test_a_returning_subscriber_gets_nothing_twice() -> None:
    async def play() -> None:
        room, subscribers = await room_of_three(FakeListener())
        mover = await move(room)
        other = subscribers[1 - mover if mover < 2 else 0]
        room.unsubscribe(other)
        await room.subscribe(other)
        room.broadcast()
        assert other.versions == [], "the scene told it"
        await move(room)
        room.broadcast()
        assert other.versions == [room.table.version]

    asyncio.run(play())


def test_the_broadcaster_serves_all_tables() -> None:
    async def play() -> None:
        room_listener = FakeListener(Broadcaster())
        tables = [await room_of_three(room_listener, seed) for seed in range(3)]
        for room, _ in tables:
            await move(room)
        while any(room._outdated for room, _ in tables):
            await asyncio.sleep(0)
        for room, subscribers in tables:
            assert all(subscriber.versions == [room.table.version] for subscriber in subscribers)

    asyncio.run(play())


def test_a_failed_frame_does_not_affect_other_viewers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        room, subscribers = await room_of_three(FakeListener())
        whole = frames.scene_of
        monkeypatch.setattr(
            frames, "scene_of", lambda table, viewer, public: whole(table, 5 if viewer == 2 else viewer, public)
        )
        await move(room)
        room.broadcast()
        missed = room.table.version
        monkeypatch.undo()
        assert [subscriber.interruptions for subscriber in subscribers] == [0, 0, 1], "who missed something comes back"
        room.unsubscribe(subscribers[2])
        await room.subscribe(subscribers[2])
        await move(room)
        room.broadcast()
        assert [subscriber.versions for subscriber in subscribers] == [[missed, missed + 1]] * 2 + [[missed + 1]]

    asyncio.run(play())
