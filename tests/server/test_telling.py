"""Whoever commands something is told first, all others in a moment; everybody is told everything, in order, and only
what is stored."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from typing import Any

import pytest

from emporion.server import garbage
from emporion.server.room import frames
from emporion.server.room.crier import Crier
from emporion.server.room.room import Decision, Room
from tests.server.audit import new_table


class Listener:
    """Somebody at a seat, who notes which versions came when."""

    hides = False

    def __init__(self, seat: int) -> None:
        self.viewer = seat
        self.player = f"p{seat}"
        self.versions: list[int] = []
        self.interruptions = 0

    def send(self, data: bytes) -> None:
        message = json.loads(data)
        if message["t"] == "step":
            self.versions.append(message["version"])

    def interrupt(self) -> None:
        self.interruptions += 1

    def dismiss(self) -> None:
        raise AssertionError("the table is still there")


class Shelf:
    """A keeper that stores nothing, but takes its time."""

    is_shared = False

    def __init__(self) -> None:
        self.stored = asyncio.Event()
        self.stored.set()

    async def store(self, *_: Any) -> None:
        await self.stored.wait()


class Idle:
    """A writer that has nothing to do, or is said to have."""

    def __init__(self) -> None:
        self.is_writing = False
        self.then: list[Any] = []

    def when_at_rest(self, then: Any) -> None:
        self.then.append(then)


class Attendant:
    def __init__(self, crier: Crier | None = None) -> None:
        self.crier = crier
        self.news: list[Room] = []

    def there_is_news(self, room: Room) -> None:
        self.news.append(room)
        if self.crier is not None:
            self.crier.there_is_news(room)

    def table_changed(self, room: Room) -> None:
        pass

    def table_is_gone(self, room: Room) -> None:
        raise AssertionError("the table is still there")

    def presence_changed(self, room: Room) -> None:
        pass


async def room_of_three(attendant: Attendant, seed: int = 1) -> tuple[Room, list[Listener]]:
    room = Room(new_table("carthage", 3, seed, {}), Shelf(), attendant)  # type: ignore[arg-type]
    listeners = [Listener(seat) for seat in range(3)]
    for listener in listeners:
        await room.enter(listener)
    return room, listeners


async def move(room: Room) -> int:
    """Of whoever has to; the seat."""
    actor = room.table.actor
    assert room.table.match is not None
    action = room.table.match.legal()[0]
    await room.do(lambda table: Decision(*table.may_move(actor, [action])), actor)
    return actor


def test_who_moves_is_told_at_once_and_the_others_one_after_the_other() -> None:
    async def play() -> None:
        attendant = Attendant()
        room, listeners = await room_of_three(attendant)
        mover = await move(room)
        version = room.table.version
        told = [listener.versions == [version] for listener in listeners]
        assert told == [seat == mover for seat in range(3)]
        assert attendant.news == [room]
        assert room.tell_next()
        assert sum(listener.versions == [version] for listener in listeners) == 2
        assert room.tell_next()
        assert all(listener.versions == [version] for listener in listeners)
        assert not room.tell_next(), "all know it"

    asyncio.run(play())


def test_nothing_is_told_while_the_next_thing_is_being_stored() -> None:
    async def play() -> None:
        room, listeners = await room_of_three(Attendant())
        await move(room)
        version = room.table.version
        room.keeper.stored.clear()  # type: ignore[attr-defined]
        moving = asyncio.ensure_future(move(room))
        await asyncio.sleep(0.01)
        assert room.table.version == version + 1
        assert not room.tell_next(), "what was there to tell was told before anything else happened"
        assert all(listener.versions == [version] for listener in listeners)
        room.keeper.stored.set()  # type: ignore[attr-defined]
        await moving
        room.tell()
        assert all(listener.versions == [version, version + 1] for listener in listeners)

    asyncio.run(play())


def test_whoever_comes_meanwhile_misses_nothing_and_hears_nothing_twice() -> None:
    async def play() -> None:
        room, listeners = await room_of_three(Attendant())
        await move(room)
        late = Listener(2)
        await room.enter(late)
        await move(room)
        room.tell()
        first = room.table.version - 1
        assert all(listener.versions == [first, first + 1] for listener in listeners)
        assert late.versions == [first + 1]

    asyncio.run(play())


def test_whoever_goes_and_comes_back_hears_nothing_twice() -> None:
    async def play() -> None:
        room, listeners = await room_of_three(Attendant())
        mover = await move(room)
        other = listeners[1 - mover if mover < 2 else 0]
        room.leave(other)
        await room.enter(other)
        room.tell()
        assert other.versions == [], "the scene told it"
        await move(room)
        room.tell()
        assert other.versions == [room.table.version]

    asyncio.run(play())


def test_a_crier_tells_all_tables_and_waits_for_the_writer() -> None:
    async def play() -> None:
        writer = Idle()
        attendant = Attendant(Crier(writer, waits=True))  # type: ignore[arg-type]
        tables = [await room_of_three(attendant, seed) for seed in range(3)]
        writer.is_writing = True
        for room, _ in tables:
            await move(room)
        await asyncio.sleep(0)
        assert sum(listener.versions != [] for _, listeners in tables for listener in listeners) == len(tables)
        writer.is_writing = False
        writer.then.pop()()
        await asyncio.sleep(0.01)
        for room, listeners in tables:
            assert all(listener.versions == [room.table.version] for listener in listeners)

    asyncio.run(play())


def test_what_cannot_be_told_to_one_keeps_nobody_from_going_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        room, listeners = await room_of_three(Attendant())
        whole = frames.seen
        monkeypatch.setattr(frames, "seen", lambda table, viewer: whole(table, 5 if viewer == 2 else viewer))
        await move(room)
        room.tell()
        missed = room.table.version
        monkeypatch.undo()
        assert [listener.interruptions for listener in listeners] == [0, 0, 1], "who missed something comes back"
        room.leave(listeners[2])
        await room.enter(listeners[2])
        await move(room)
        room.tell()
        assert [listener.versions for listener in listeners] == [[missed, missed + 1]] * 2 + [[missed + 1]]

    asyncio.run(play())


def test_a_crier_does_not_wait_for_ever() -> None:
    async def play() -> None:
        writer = Idle()
        writer.is_writing = True
        attendant = Attendant(Crier(writer, waits=True))  # type: ignore[arg-type]
        room, listeners = await room_of_three(attendant)
        await move(room)
        async with asyncio.timeout(5):
            while not all(listener.versions == [room.table.version] for listener in listeners):
                await asyncio.sleep(0.005)

    asyncio.run(play())


class Ring:
    """Refers to itself, so that nothing but a search finds that nobody else does."""

    def __init__(self) -> None:
        self.me = self


def test_garbage_is_found_though_nobody_looks_through_everything() -> None:
    async def serve() -> None:
        keeping = asyncio.ensure_future(garbage.keep_clean())
        await asyncio.sleep(0.01)
        assert not gc.isenabled()
        lost = weakref.ref(Ring())
        assert lost() is not None
        async with asyncio.timeout(5):
            while lost() is not None:
                await asyncio.sleep(garbage.SECONDS_BETWEEN)
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)

    asyncio.run(serve())
    assert gc.isenabled()


def test_everything_is_looked_through_when_the_process_has_grown(monkeypatch: Any) -> None:
    async def serve() -> None:
        old = Ring()
        keeping = asyncio.ensure_future(garbage.keep_clean())
        await asyncio.sleep(0.01)  # it was looked through once, and is left alone from now on
        lost = weakref.ref(old)
        del old
        await asyncio.sleep(5 * garbage.SECONDS_BETWEEN)
        assert lost() is not None
        monkeypatch.setattr(garbage, "memory", lambda: 1 << 60)
        async with asyncio.timeout(5):
            while lost() is not None:
                await asyncio.sleep(garbage.SECONDS_BETWEEN)
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)

    monkeypatch.setattr(garbage, "LOOKS_BETWEEN_MEASURES", 5)
    asyncio.run(serve())
