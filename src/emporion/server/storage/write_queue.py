"""The write queue: one thread that groups many writes into one transaction.

Making a transaction durable takes a disk some milliseconds, whatever is in it. Concurrent writers share one (group
commit). If a job fails, the group is run again with a savepoint per job, so that the others are stored; jobs must be
safe to run twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from emporion.server.storage.database import Database, pending_notices
from emporion.server.storage.jobs import Job, Outcome

MAX_GROUP = 256

Given = ParamSpec("Given")
Found = TypeVar("Found")
Work = Callable[[Connection], Any]


class GroupFailed(Exception):
    """A job failed, so nothing of its group was stored."""


class GroupWriter:
    """Writes groups of jobs, each group in one transaction. For one thread."""

    def __init__(self, database: Database, before_commit: Callable[[], None] = lambda: None) -> None:
        self._database = database
        self._before_commit = before_commit
        self.notices: list[str] = []
        """What the last group has for other processes, on SQLite. PostgreSQL sends notices itself."""
        self._kept: Connection | None = None
        """The writer's connection on SQLite: taking one from the pool takes longer than a statement. A connection to
        PostgreSQL may break meanwhile, so there the pool checks one for every transaction."""

    def write(self, group: Sequence[Work]) -> list[Outcome]:
        """Write a group durably. If a job fails, the others are stored."""
        self.notices = []
        try:
            try:
                return self._written(group, _run_work)
            except GroupFailed:  # savepoints cost as much as the statements between them, and are seldom needed
                return self._written(group, _run_in_savepoint)
        except BaseException as fault:  # nothing of the group was stored
            return [(None, fault) for _ in group]

    def _written(self, group: Sequence[Work], way: Callable[[Work, Connection], Outcome]) -> list[Outcome]:
        """Run all jobs in one transaction."""
        with self._transaction() as connection:
            pending_notices(connection).clear()  # of an attempt that failed
            outcomes = [way(work, connection) for work in group]
            self._before_commit()
            notices = pending_notices(connection).copy()
            pending_notices(connection).clear()
        self.notices = notices
        return outcomes

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        if not self._database.is_sqlite:
            with self._database.engine.begin() as connection:
                yield connection
            return
        self._kept = kept = self._kept or self._database.engine.connect()
        try:
            with kept.begin():
                yield kept
        except GroupFailed:
            raise
        except BaseException:  # perhaps the connection's fault
            kept.invalidate()
            self.close()
            raise

    def close(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            kept.close()


def _run_work(work: Work, connection: Connection) -> Outcome:
    """Run a job as part of the group, which fails if the job does."""
    try:
        return work(connection), None
    except Exception as problem:
        if connection.invalidated:
            raise
        raise GroupFailed from problem


def _run_in_savepoint(work: Work, connection: Connection) -> Outcome:
    """Run a job in a savepoint."""
    announced = len(pending_notices(connection))
    try:
        with connection.begin_nested():
            return work(connection), None
    except Exception as problem:
        if connection.invalidated:
            raise
        del pending_notices(connection)[announced:]
        return None, problem


class WriteQueue:
    """Serialises all writes of this process into group commits. A caller resumes once its transaction is durable."""

    def __init__(self, database: Database, before_commit: Callable[[], None] = lambda: None) -> None:
        self._writer = GroupWriter(database, before_commit)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.largest_group = 0
        self.is_writing = False
        """A write is waiting: other threads should leave the interpreter to this one."""
        self._idle_callbacks: list[Callable[[], object]] = []
        self._thread = Thread(target=self._run, name="write-queue", daemon=True)
        self._thread.start()

    async def write(
        self, writes: Callable[Concatenate[Connection, Given], Found], *args: Given.args, **kw: Given.kwargs
    ) -> Found:
        """Write in a transaction; returns once it is durable."""
        job = Job.of(writes, *args, **kw)
        self.is_writing = True
        self._jobs.put(job)
        found: Found = await job.done
        return found

    def when_idle(self, then: Callable[[], None]) -> None:
        """Call a function in the running event loop once nothing is being written."""
        loop = asyncio.get_running_loop()
        self._idle_callbacks.append(lambda: loop.call_soon_threadsafe(then))
        if not self.is_writing:
            self._run_idle_callbacks()

    def _run_idle_callbacks(self) -> None:
        pending, self._idle_callbacks = self._idle_callbacks, []
        for then in pending:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                then()

    @property
    def pending(self) -> int:
        return self._jobs.qsize()

    async def open(self) -> None:
        """Called by the event loop in which all writes are awaited, before the first of them."""

    def close(self) -> None:
        """Write what is queued, then stop."""
        self._jobs.put(None)
        self._thread.join()

    async def stop(self) -> None:
        """The same without blocking the event loop."""
        await asyncio.to_thread(self.close)

    def _run(self) -> None:
        try:
            self._run_jobs()
        finally:
            self._writer.close()

    def _run_jobs(self) -> None:
        while (job := self._jobs.get()) is not None:
            self.is_writing = True
            group = [job]
            last = False
            while len(group) < MAX_GROUP and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    last = True
                    break
                group.append(following)
            self.largest_group = max(self.largest_group, len(group))
            for each, outcome in zip(group, self._writer.write([each.work for each in group]), strict=True):
                each.resolve(*outcome)
            self.is_writing = not self._jobs.empty()
            if not self.is_writing:
                self._run_idle_callbacks()
            if last:
                return
