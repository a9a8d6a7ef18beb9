"""The write queue: one thread that groups many writes into one transaction.

Making a transaction durable takes a disk some milliseconds, whatever is in it. Concurrent writers share one (group
commit). If a job fails, the group is run again with a savepoint per job, so that the others are stored; if SQLite
rolls back all of it, as it does after some errors of the disk, each job gets a transaction of its own. Jobs must be
safe to run more than once.

On SQLite a thread that executes statements takes the interpreter from the event loop at each of them, and waits for it
when the loop is busy. So the statements of brief writes, such as a move's, run in the event loop, and only the commit
waits for the disk in the thread.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import compress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import Connection

from emporion.server.storage.availability import StorageUnavailable, told
from emporion.server.storage.database import (
    BEGIN,
    SQLITE,
    Database,
    commit_on_sqlite,
    execute_on_sqlite,
    pending_notices,
)
from emporion.server.storage.jobs import Job, Outcome

MAX_GROUP = 256

Given = ParamSpec("Given")
Found = TypeVar("Found")
STOP_POLL = 0.02  # seconds between two looks at whether all brief writes are done; a frozen disk may take many

Work = Callable[[Connection], Any]


class GroupFailed(Exception):
    """A job failed, so nothing of its group was stored."""


class RolledBack(Exception):
    """SQLite has ended the transaction by itself. What the jobs before have written is gone."""


class GroupWriter:
    """Writes groups of jobs, each group in one transaction. For one thread at a time."""

    def __init__(self, database: Database, before_commit: Callable[[], None] = lambda: None) -> None:
        self._database = database
        self._before_commit = before_commit
        self.notices: list[str] = []
        """What the last group has for other processes, on SQLite. PostgreSQL sends notices itself."""
        self._kept: Connection | None = None
        """The writer's connection on SQLite: taking one from the pool takes longer than a statement. A connection to
        PostgreSQL may break meanwhile, so there the pool checks one for every transaction."""
        self._impatient: Connection | None = None
        """The connection of `prepare`. SQLAlchemy knows nothing of its transactions: beginning and ending one there
        takes longer than the statements of a move."""

    def write(self, group: Sequence[Work]) -> list[Outcome]:
        """Write a group durably. If a job fails, the others are stored."""
        self.notices = []
        try:
            self._database.check_file()
            try:
                return self._written(group, _run_work)
            except (GroupFailed, RolledBack):
                pass
            try:  # savepoints cost as much as the statements between them, and are seldom needed
                return self._written(group, _run_in_savepoint)
            except RolledBack:
                return self._written_alone(group)
        except BaseException as fault:  # nothing of the group was stored
            return failed(group, fault)

    def _written_alone(self, group: Sequence[Work]) -> list[Outcome]:
        """Each job in a transaction of its own."""
        outcomes, notices = list[Outcome](), list[str]()
        for work in group:
            try:
                outcomes += self._written([work], _run_in_savepoint)
                notices += self.notices
            except RolledBack as fault:
                outcomes += failed([work], fault.__cause__ or fault)
            except Exception as fault:
                outcomes += failed([work], fault)
        self.notices = notices
        return outcomes

    def prepare(self, group: Sequence[Work]) -> list[Outcome] | None:
        """On SQLite, run the jobs in a transaction that `commit` then ends. None, and nothing is begun, if a job failed
        or another process is writing."""
        try:
            self._database.check_file()
            connection = self._impatient = self._impatient or _impatient(self._database)
            execute_on_sqlite(connection, BEGIN)
            outcomes = [_run_work(work, connection) for work in group]
            _check_transaction(connection)
            pending_notices(connection).clear()
        except Exception:  # `write` will find out why
            self._drop_impatient()
            return None
        return outcomes

    def commit(self) -> BaseException | None:
        """Make durable what was prepared; or the reason why nothing of it was stored."""
        assert self._impatient is not None
        try:
            self._before_commit()
            commit_on_sqlite(self._impatient)
        except BaseException as fault:
            self._drop_impatient()
            return fault
        return None

    def acknowledgeable(self, outcomes: Sequence[Outcome]) -> Sequence[Outcome]:
        """What may be told of a group that was committed: nothing of it if the file was removed meanwhile."""
        try:
            self._database.check_file()
        except StorageUnavailable as fault:
            return failed(outcomes, fault)
        return outcomes

    def _written(self, group: Sequence[Work], way: Callable[[Work, Connection], Outcome]) -> list[Outcome]:
        """Run all jobs in one transaction."""
        with self._transaction() as connection:
            pending_notices(connection).clear()  # of an attempt that failed
            outcomes = [way(work, connection) for work in group]
            _check_transaction(connection)
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
            self._close_kept()
            raise

    def _close_kept(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            kept.close()

    def _drop_impatient(self) -> None:
        """Roll back, and close the connection: no other user expects its timeout."""
        dropped, self._impatient = self._impatient, None
        if dropped is not None:
            dropped.invalidate()
            dropped.close()

    def close(self) -> None:
        self._close_kept()
        self._drop_impatient()


def failed(group: Sequence[object], fault: BaseException) -> list[Outcome]:
    """The outcomes of a group of which nothing was stored."""
    return [(None, told(fault)) for _ in group]


def _impatient(database: Database) -> Connection:
    """A connection to SQLite that does not wait for other processes."""
    connection = database.engine.connect()
    driver: Any = connection.connection.dbapi_connection
    driver.execute("PRAGMA busy_timeout=0")
    return connection


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
    savepoint = connection.begin_nested()
    try:
        found = work(connection)
        savepoint.commit()
        return found, None
    except Exception as problem:
        if connection.invalidated:
            raise
        _check_transaction(connection, problem)
        if savepoint.is_active:
            savepoint.rollback()
        del pending_notices(connection)[announced:]
        return None, told(problem)


def _check_transaction(connection: Connection, problem: Exception | None = None) -> None:
    """Raise RolledBack if SQLite has ended the transaction: it would write the rest without one, and a commit would
    say that all went well."""
    if connection.dialect.name == SQLITE:
        driver: Any = connection.connection.dbapi_connection
        if not driver.in_transaction:
            raise RolledBack from problem


class PreparedGroup(NamedTuple):
    """Brief jobs that ran in the event loop, to be committed."""

    jobs: list[Job]
    outcomes: list[Outcome]


class WriteQueue:
    """Serialises all writes of this process into group commits. A caller resumes once its transaction is durable."""

    def __init__(self, database: Database, before_commit: Callable[[], None] = lambda: None) -> None:
        self._writer = GroupWriter(database, before_commit)
        self.availability = database.availability
        self._runs_brief_jobs = database.is_sqlite
        self._brief: list[Job] = []
        """Brief jobs that were not begun."""
        self._in_thread = 0
        """Jobs that the thread has. The event loop runs jobs only while there are none, since SQLite has one writer."""
        self._jobs: SimpleQueue[Job | PreparedGroup | None] = SimpleQueue()
        self.largest_group = 0
        self._thread = Thread(target=self._run, name="write-queue", daemon=True)
        self._thread.start()

    async def write(
        self, writes: Callable[Concatenate[Connection, Given], Found], *args: Given.args, **kw: Given.kwargs
    ) -> Found:
        """Write in a transaction; returns once it is durable. Raises StorageUnavailable during an outage; if it began
        with this write, it may be stored nevertheless."""
        self.availability.check("writing")
        return await self._write(writes, *args, **kw)

    async def probe(
        self, writes: Callable[Concatenate[Connection, Given], Found], *args: Given.args, **kw: Given.kwargs
    ) -> Found:
        """Write even during an outage, which ends if that works."""
        return await self._write(writes, *args, **kw)

    async def _write(
        self, writes: Callable[Concatenate[Connection, Given], Found], *args: Given.args, **kw: Given.kwargs
    ) -> Found:
        job = Job.of(writes, *args, **kw)
        self._hand_over([job])
        found: Found = await self._outcome(job)
        return found

    async def _outcome(self, job: Job) -> Any:
        await self.availability.watch("writing", job.done)
        return job.done.result()

    async def write_briefly(
        self, writes: Callable[Concatenate[Connection, Given], Found], *args: Given.args, **kw: Given.kwargs
    ) -> Found:
        """The same for a few short statements."""
        if not self._runs_brief_jobs:
            return await self.write(writes, *args, **kw)
        self.availability.check("writing")
        job = Job.of(writes, *args, **kw)
        self._brief.append(job)
        if len(self._brief) == 1 and not self._in_thread:
            job.loop.call_soon(self._run_brief)  # with those that follow in this iteration of the loop
        found: Found = await self._outcome(job)
        return found

    def _run_brief(self) -> None:
        """Run the brief jobs, and leave the commit to the thread; or leave them all to it if that is busy."""
        jobs, self._brief = self._brief[:MAX_GROUP], self._brief[MAX_GROUP:]
        outcomes = None if self._in_thread else self._writer.prepare([job.work for job in jobs])
        if outcomes is None:
            self._hand_over(jobs)
        else:
            self._in_thread += len(jobs)
            self._jobs.put(PreparedGroup(jobs, outcomes))

    def _hand_over(self, jobs: Sequence[Job]) -> None:
        self._in_thread += len(jobs)
        for job in jobs:
            self._jobs.put(job)

    def _resolve(self, jobs: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
        """The thread is done with these jobs."""
        self._in_thread -= len(jobs)
        outcomes = self._writer.acknowledgeable(outcomes)
        for job, outcome in zip(jobs, outcomes, strict=True):
            job.settle(*outcome)
        if self._brief:
            self._run_brief()

    @property
    def pending(self) -> int:
        return self._in_thread + len(self._brief)

    async def open(self) -> None:
        """Called by the event loop in which all writes are awaited, before the first of them."""

    def close(self) -> None:
        """Write what is queued, then stop. The event loop runs no brief writes any more."""
        self._hand_over(self._brief)
        self._jobs.put(None)
        self._thread.join()

    async def stop(self) -> None:
        """The same without blocking the event loop."""
        while self._brief:
            await asyncio.sleep(STOP_POLL)
        await asyncio.to_thread(self.close)

    def _run(self) -> None:
        try:
            self._run_jobs()
        finally:
            self._writer.close()

    def _run_jobs(self) -> None:
        while (job := self._jobs.get()) is not None:
            if isinstance(job, PreparedGroup):
                self._finish(job.jobs, self._committed(job))
                continue
            group = [job]
            last = False
            while len(group) < MAX_GROUP and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    last = True
                    break
                assert isinstance(following, Job), "the event loop runs no jobs while the thread has some"
                group.append(following)
            self._finish(group, self._written(group))
            if last:
                return

    def _written(self, group: Sequence[Job]) -> Sequence[Outcome]:
        """Write a group, without the jobs whose callers have given up."""
        waiting = [not job.is_given_up for job in group]
        outcomes = iter(self._writer.write([job.work for job in compress(group, waiting)]))
        return [next(outcomes) if waits else (None, None) for waits in waiting]

    def _committed(self, group: PreparedGroup) -> list[Outcome]:
        fault = self._writer.commit()
        return group.outcomes if fault is None else failed(group.jobs, fault)

    def _finish(self, jobs: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
        self.largest_group = max(self.largest_group, len(jobs))
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            jobs[0].loop.call_soon_threadsafe(self._resolve, jobs, outcomes)
