"""Reads that are asked for in the same moment, run together.

When all clients reconnect after a restart, handing a read to another thread and back takes longer than the read. So
what is asked for during a batch waits for its end, and is the next batch.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from sqlalchemy import Connection

from emporion.server.storage.database import Database

Key = TypeVar("Key")
Value = TypeVar("Value")


class BatchedReads(Generic[Key, Value]):
    """Runs one reading function for all keys that were asked for in one iteration of the event loop, or during the
    batch before. Each read sees everything that was stored before it was asked for."""

    def __init__(
        self, database: Database, reads: Callable[[Connection, Sequence[Key]], Sequence[Value]], most: int
    ) -> None:
        """`reads` returns a value per key; it gets at most `most` keys."""
        self._database = database
        self._reads = reads
        self._most = most
        self._waiting: list[tuple[Key, asyncio.Future[Value]]] = []
        self._batch: asyncio.Task[None] | None = None

    async def read(self, key: Key) -> Value:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Value] = loop.create_future()
        self._waiting.append((key, done))
        if len(self._waiting) == 1 and self._batch is None:
            loop.call_soon(self._start)
        return await done

    def _start(self) -> None:
        batch, self._waiting = self._waiting[: self._most], self._waiting[self._most :]
        self._batch = asyncio.ensure_future(self._run(batch))
        self._batch.add_done_callback(self._ended)

    def _ended(self, _: asyncio.Task[None]) -> None:
        self._batch = None
        if self._waiting:
            self._start()

    async def _run(self, batch: Sequence[tuple[Key, asyncio.Future[Value]]]) -> None:
        try:
            values = await self._database.read(self._reads, [key for key, _ in batch])
        except Exception as problem:
            for _, done in batch:
                if not done.done():
                    done.set_exception(problem)
            return
        for (_, done), value in zip(batch, values, strict=True):
            if not done.done():  # the caller may be gone
                done.set_result(value)
