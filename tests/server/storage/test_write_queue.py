"""The write queue: concurrent writes share transactions, and each caller gets its own result."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import IntegrityError

from emporion.server.storage.database import Database
from emporion.server.storage.write_queue import WriteQueue
from tests.server.storage.rows import add, names


def write_all(write_queue: WriteQueue, *jobs: Callable[[Connection], Any]) -> list[Any]:
    """The results when all write concurrently."""

    async def asking() -> list[Any]:
        return await asyncio.gather(*(write_queue.write(job) for job in jobs), return_exceptions=True)

    try:
        return asyncio.run(asking())
    finally:
        write_queue.close()


def adding(id: str) -> Callable[[Connection], str]:
    def job(connection: Connection) -> str:
        add(connection, id)
        return id

    return job


def test_many_writes_share_few_transactions_and_each_has_its_own_answer(ready: Database) -> None:
    commits: list[Any] = []
    event.listen(ready.engine, "commit", commits.append)
    ids = [f"p{number}" for number in range(200)]
    write_queue = WriteQueue(ready)
    assert write_all(write_queue, *(adding(id) for id in ids)) == ids
    assert len(commits) <= 20
    assert write_queue.largest_group > 20
    assert ready.run_sync(names) == set(ids)


def test_a_failed_write_does_not_affect_its_group(ready: Database) -> None:
    def halfway(connection: Connection) -> None:
        add(connection, "halfway")
        raise ValueError("mine")

    answers = write_all(WriteQueue(ready), adding("a"), halfway, adding("a"), adding("b"))
    assert (answers[0], answers[3]) == ("a", "b")
    assert isinstance(answers[1], ValueError)
    assert isinstance(answers[2], IntegrityError)
    assert ready.run_sync(names) == {"a", "b"}


def test_a_failed_commit_fails_the_whole_group(ready: Database) -> None:
    class DiskFull(Exception):
        pass

    def fail() -> None:
        raise DiskFull

    answers = write_all(WriteQueue(ready, before_commit=fail), adding("a"), adding("b"))
    assert [type(answer) for answer in answers] == [DiskFull, DiskFull]
    assert ready.run_sync(names) == set()


def test_the_write_queue_goes_on_after_a_failure(usual: Database) -> None:
    failures = [RuntimeError("once")]

    def fail_once() -> None:
        if failures:
            raise failures.pop()

    async def one_after_the_other() -> list[str]:
        with pytest.raises(RuntimeError, match="once"):
            await write_queue.write(adding("a"))
        return [await write_queue.write(adding(id)) for id in ("a", "b")]

    write_queue = WriteQueue(usual, before_commit=fail_once)
    assert asyncio.run(one_after_the_other()) == ["a", "b"]
    write_queue.close()
    assert usual.run_sync(names) == {"a", "b"}


def test_close_writes_what_is_queued(usual: Database) -> None:
    async def asking() -> None:
        waiting = [asyncio.ensure_future(write_queue.write(adding(id))) for id in ("a", "b", "c")]
        await asyncio.sleep(0)
        await asyncio.to_thread(write_queue.close)
        assert await asyncio.gather(*waiting) == ["a", "b", "c"]

    write_queue = WriteQueue(usual)
    asyncio.run(asking())
    assert usual.run_sync(names) == {"a", "b", "c"}


def test_cancelling_the_caller_does_not_cancel_the_write(usual: Database) -> None:
    async def asking() -> None:
        waiting = asyncio.ensure_future(write_queue.write(adding("a")))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    write_queue = WriteQueue(usual)
    asyncio.run(asking())
    write_queue.close()
    assert usual.run_sync(names) == {"a"}
