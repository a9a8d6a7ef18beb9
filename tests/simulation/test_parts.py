"""The parts of a simulated world behave as what they stand for."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.live_server import new_room
from tests.simulation import current
from tests.simulation.disk import Disk, DiskConnection
from tests.simulation.processes import Process
from tests.simulation.threads import SimulatedQueue, SimulatedThread
from tests.simulation.world import World

PLAYER = "INSERT INTO players (id, name, bot, created, seen) VALUES (?, 'Ada', 0, 0, 0)"


@pytest.fixture
def world() -> Iterator[World]:
    made = World(1)
    current.enter(made)
    yield made
    current.leave()


def go_on(world: World, until: Callable[[], bool] = lambda: False) -> None:
    while not until() and world.step():
        pass


def test_time_passes_without_waiting(world: World) -> None:
    process, woken = Process(world, "sleeper"), list[float]()

    async def sleep() -> None:
        for hours in (30.0, 50.0):
            await asyncio.sleep(3600 * hours)
            woken.append(round(world.now / 3600, 3))

    process.loop.run(lambda: process.loop.create_task(sleep()))
    go_on(world)
    assert woken == [30.0, 80.0]


def test_a_dead_process_does_nothing_more(world: World) -> None:
    process, done = Process(world, "mortal"), list[str]()

    async def work() -> None:
        try:
            await asyncio.sleep(7)
            done.append("work")
        finally:
            await asyncio.sleep(7)
            done.append("tidying up")

    queue = SimulatedQueue[str]()
    process.loop.run(lambda: process.loop.create_task(work()))
    process.loop.run(lambda: SimulatedThread(target=lambda: done.append(queue.get())).start())
    go_on(world, lambda: world.steps >= 2)
    process.die("died")
    queue.put("an item")
    go_on(world)
    assert not done
    assert not process.threads
    assert not world.history.violations


def test_threads_take_turns(world: World) -> None:
    """One waits for what the other puts; each begins, waits and ends at its own time."""
    process, queue, got = Process(world, "busy"), SimulatedQueue[int](), list[int]()

    def put() -> None:
        for number in range(3):
            assert world.thread is not None
            world.thread.pause(10.0)
            queue.put(number)

    def get() -> None:
        for _ in range(3):
            got.append(queue.get())

    process.loop.run(lambda: SimulatedThread(target=get).start())
    process.loop.run(lambda: SimulatedThread(target=put).start())
    go_on(world)
    assert got == [0, 1, 2]
    assert 30 <= world.now < 31


@pytest.fixture
def disk(world: World, tmp_path: Path) -> Disk:
    path = tmp_path / "room.sqlite"
    path.write_bytes(new_room())
    return Disk(world, str(path))


def players(disk: Disk) -> list[str]:
    connection = sqlite3.connect(disk.path)
    found = [row[0] for row in connection.execute("SELECT id FROM players")]
    connection.close()
    return found


def written(disk: Disk, process: Process, player: str) -> DiskConnection:
    """A connection in whose transaction a player was added."""
    connection = DiskConnection.open(disk, process)
    connection.isolation_level = None
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(PLAYER, (player,))
    return connection


def test_a_crash_loses_what_was_not_committed(world: World, disk: Disk) -> None:
    process = Process(world, "writer")
    written(disk, process, "kept").commit()
    written(disk, process, "lost")
    process.die("died")
    assert players(disk) == ["kept"]


def test_sqlite_has_one_writer(world: World, disk: Disk) -> None:
    process = Process(world, "writer")
    first = written(disk, process, "first")
    second = DiskConnection.open(disk, process)
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        second.execute("BEGIN IMMEDIATE")
    first.commit()
    second.execute("BEGIN IMMEDIATE")
    process.die("is done")


def test_a_failed_commit_may_come_back_after_a_crash(world: World, disk: Disk) -> None:
    """Its frames are in the log, until the next commit overwrites them."""
    process = Process(world, "writer")
    disk.weather.fails = 1.0
    for number in range(20):
        with suppress(sqlite3.OperationalError):
            written(disk, process, f"player {number}").commit()
        assert f"player {number}" not in players(disk)
        disk.recover()
    assert 0 < len(players(disk)) < 20
    process.die("is done")
