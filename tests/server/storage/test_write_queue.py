"""The write queue: concurrent writes share transactions, and each caller gets its own result."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import IntegrityError

from emporion.server.storage.database import Database
from emporion.server.storage.write_queue import WriteQueue
from tests.server.storage.rows import add, names

Way = Callable[..., Awaitable[Any]]
either_way = pytest.mark.parametrize("way", [WriteQueue.write, WriteQueue.write_briefly], ids=["usual", "brief"])


def write_all(way: Way, write_queue: WriteQueue, *jobs: Callable[[Connection], Any]) -> list[Any]:
    """The results when all write concurrently."""

    async def asking() -> list[Any]:
        return await asyncio.gather(*(way(write_queue, job) for job in jobs), return_exceptions=True)

    try:
        return asyncio.run(asking())
    finally:
        write_queue.close()


def adding(id: str) -> Callable[[Connection], str]:
    def job(connection: Connection) -> str:
        add(connection, id)
        return id

    return job


@either_way
def test_many_writes_share_few_transactions_and_each_has_its_own_answer(ready: Database, way: Way) -> None:
    commits: list[Any] = []
    event.listen(ready.engine, "commit", commits.append)
    ids = [f"p{number}" for number in range(200)]
    write_queue = WriteQueue(ready)
    assert write_all(way, write_queue, *(adding(id) for id in ids)) == ids
    assert len(commits) <= 20
    assert write_queue.largest_group > 20
    assert ready.run_sync(names) == set(ids)


@either_way
def test_a_failed_write_does_not_affect_its_group(ready: Database, way: Way) -> None:
    def halfway(connection: Connection) -> None:
        add(connection, "halfway")
        raise ValueError("mine")

    answers = write_all(way, WriteQueue(ready), adding("a"), halfway, adding("a"), adding("b"))
    assert (answers[0], answers[3]) == ("a", "b")
    assert isinstance(answers[1], ValueError)
    assert isinstance(answers[2], IntegrityError)
    assert ready.run_sync(names) == {"a", "b"}


@either_way
def test_writes_are_stored_although_sqlite_rolls_back_those_before(file: Database, way: Way) -> None:
    """After some errors of the disk, SQLite ends the whole transaction, not only the statement."""

    def ending(connection: Connection) -> None:
        connection.exec_driver_sql("INSERT OR ROLLBACK INTO players SELECT * FROM players WHERE id = 'a'")

    answers = write_all(way, WriteQueue(file), adding("a"), ending, adding("b"))
    assert isinstance(answers[1], IntegrityError)
    acknowledged = {answer for answer in answers if isinstance(answer, str)}
    assert acknowledged == {"a", "b"} == file.run_sync(names)


@either_way
def test_a_write_that_hides_that_sqlite_rolled_back_is_not_acknowledged(file: Database, way: Way) -> None:
    def hiding(connection: Connection) -> None:
        add(connection, "gone")
        with suppress(IntegrityError):
            connection.exec_driver_sql("INSERT OR ROLLBACK INTO players SELECT * FROM players WHERE id = 'gone'")

    answers = write_all(way, WriteQueue(file), adding("a"), hiding)
    assert answers[0] == "a"
    assert isinstance(answers[1], Exception)
    assert file.run_sync(names) == {"a"}


@either_way
def test_a_failed_commit_fails_the_whole_group(ready: Database, way: Way) -> None:
    class DiskFull(Exception):
        pass

    def fail() -> None:
        raise DiskFull

    answers = write_all(way, WriteQueue(ready, before_commit=fail), adding("a"), adding("b"))
    assert [type(answer) for answer in answers] == [DiskFull, DiskFull]
    assert ready.run_sync(names) == set()


@either_way
def test_the_write_queue_goes_on_after_a_failure(usual: Database, way: Way) -> None:
    failures = [RuntimeError("once")]

    def fail_once() -> None:
        if failures:
            raise failures.pop()

    async def one_after_the_other() -> list[str]:
        with pytest.raises(RuntimeError, match="once"):
            await way(write_queue, adding("a"))
        return [await way(write_queue, adding(id)) for id in ("a", "b")]

    write_queue = WriteQueue(usual, before_commit=fail_once)
    assert asyncio.run(one_after_the_other()) == ["a", "b"]
    write_queue.close()
    assert usual.run_sync(names) == {"a", "b"}


@either_way
def test_stop_writes_what_is_queued(usual: Database, way: Way) -> None:
    async def asking() -> None:
        waiting = [asyncio.ensure_future(way(write_queue, adding(id))) for id in ("a", "b", "c")]
        await asyncio.sleep(0)
        await write_queue.stop()
        assert await asyncio.gather(*waiting) == ["a", "b", "c"]

    write_queue = WriteQueue(usual)
    asyncio.run(asking())
    assert usual.run_sync(names) == {"a", "b", "c"}


@either_way
def test_cancelling_the_caller_does_not_cancel_the_write(usual: Database, way: Way) -> None:
    async def asking() -> None:
        waiting = asyncio.ensure_future(way(write_queue, adding("a")))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    write_queue = WriteQueue(usual)
    asyncio.run(asking())
    write_queue.close()
    assert usual.run_sync(names) == {"a"}


def test_brief_and_usual_writes_take_turns(ready: Database) -> None:
    async def asking() -> list[Any]:
        ways = [write_queue.write, write_queue.write_briefly]
        return await asyncio.gather(*(write_later(ways[number % 2], number) for number in range(200)))

    async def write_later(way: Way, number: int) -> Any:
        await asyncio.sleep(number % 7 / 1000)
        return await way(adding(f"p{number}"))

    write_queue = WriteQueue(ready)
    assert asyncio.run(asking()) == [f"p{number}" for number in range(200)]
    assert write_queue.pending == 0
    write_queue.close()
    assert len(ready.run_sync(names)) == 200


def test_a_brief_write_runs_in_the_event_loop_and_its_commit_does_not(file: Database) -> None:
    threads: list[str] = []

    def note(_connection: Connection) -> None:
        threads.append(threading.current_thread().name)

    write_queue = WriteQueue(file, before_commit=lambda: threads.append(threading.current_thread().name))
    assert write_all(WriteQueue.write_briefly, write_queue, note) == [None]
    assert threads == ["MainThread", "write-queue"]


def test_a_brief_write_waits_in_the_thread_for_another_process(file: Database) -> None:
    """The event loop never waits for a lock."""
    write_queue, other = WriteQueue(file), file.engine.connect()
    other.begin()
    add(other, "other")

    async def asking() -> str:
        writing = asyncio.ensure_future(write_queue.write_briefly(adding("mine")))
        for _ in range(20):
            await asyncio.sleep(0.001)
        assert not writing.done()
        other.commit()
        return await writing

    assert asyncio.run(asking()) == "mine"
    other.close()
    write_queue.close()
    assert file.run_sync(names) == {"mine", "other"}
