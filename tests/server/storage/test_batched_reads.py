"""Batched reads: what is asked for at once is read at once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

import pytest
from sqlalchemy import Connection

from emporion.server.storage.batched_reads import BatchedReads
from emporion.server.storage.database import Database
from tests.waiting import PATIENCE


def test_reads_of_one_moment_share_a_batch(file: Database) -> None:
    batches: list[list[int]] = []

    def double(_: Connection, keys: Sequence[int]) -> list[int]:
        batches.append([*keys])
        return [2 * key for key in keys]

    async def read() -> list[int]:
        reads = BatchedReads(file, double, 4)
        first = await asyncio.gather(*(reads.read(key) for key in range(6)))
        return [*first, await reads.read(7)]

    assert asyncio.run(read()) == [0, 2, 4, 6, 8, 10, 14]
    assert sorted(batches) == [[0, 1, 2, 3], [4, 5], [7]]


def test_reads_during_a_batch_share_the_next_one(file: Database) -> None:
    batches: list[list[int]] = []
    begun, goes_on = threading.Event(), threading.Event()

    def wait(_: Connection, keys: Sequence[int]) -> list[int]:
        batches.append([*keys])
        begun.set()
        assert goes_on.wait(PATIENCE)
        return [*keys]

    async def read() -> None:
        reads = BatchedReads(file, wait, 4)
        first = asyncio.create_task(reads.read(1))
        await asyncio.to_thread(begun.wait, PATIENCE)
        later = []
        for key in (2, 3, 4):
            later.append(asyncio.create_task(reads.read(key)))
            await asyncio.sleep(0.01)
        goes_on.set()
        assert await asyncio.gather(first, *later) == [1, 2, 3, 4]

    asyncio.run(read())
    assert batches == [[1], [2, 3, 4]]


def test_a_failed_batch_fails_for_all_who_wait(file: Database) -> None:
    def fail(_: Connection, keys: Sequence[int]) -> list[int]:
        if 1 in keys:
            raise ValueError("unreadable")
        return [*keys]

    async def read() -> None:
        reads = BatchedReads(file, fail, 2)
        one, two, three = await asyncio.gather(*(reads.read(key) for key in (1, 2, 3)), return_exceptions=True)
        assert isinstance(one, ValueError)
        assert isinstance(two, ValueError)
        assert three == 3

    asyncio.run(read())


def test_a_caller_who_leaves_does_not_disturb_the_others(file: Database) -> None:
    async def read() -> None:
        reads = BatchedReads[int, int](file, lambda _, keys: [*keys], 8)
        leaving, staying = asyncio.create_task(reads.read(1)), asyncio.create_task(reads.read(2))
        await asyncio.sleep(0)
        leaving.cancel()
        assert await staying == 2
        with pytest.raises(asyncio.CancelledError):
            await leaving

    asyncio.run(read())
