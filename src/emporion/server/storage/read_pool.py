"""The read pool: a few threads that read the database. Concurrent reads share a transaction, since beginning one costs
more than most reads; after a restart, all clients read at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine

from emporion.server.storage.jobs import Job, Outcome

READ_THREADS = 2
"""Threads. They share the interpreter with the event loop, so more of them would be slower."""
MAX_GROUP = 16  # a slow read delays those behind it in the group


class ReadPool:
    """Runs reading jobs. Each sees everything stored before it was submitted, as its transaction begins later."""

    def __init__(self, engine: Engine, check: Callable[[], None]) -> None:
        """`check` raises StorageUnavailable if the database is not the one that was opened."""
        self._engine = engine
        self._check = check
        self._threads = ThreadPoolExecutor(READ_THREADS, thread_name_prefix="reader")
        self._jobs: deque[Job] = deque()

    def submit(self, job: Job) -> None:
        self._jobs.append(job)
        self._threads.submit(self._run_some)

    def _run_some(self) -> None:
        """Run a fair share of the queued jobs; nothing, if other threads took them all."""
        group: list[Job] = []
        for _ in range(min(MAX_GROUP, -(-len(self._jobs) // READ_THREADS))):
            try:
                group.append(self._jobs.popleft())
            except IndexError:
                break
        if group:
            self._run_group(group)

    def _run_group(self, group: list[Job]) -> None:
        pending = deque(job for job in group if not job.is_given_up)
        try:
            self._check()
            with self._engine.connect().execution_options(reads=True) as connection:
                while pending:
                    pending[0].resolve(*_run_job(pending[0], connection))
                    pending.popleft()
        except BaseException as fault:  # the database cannot be reached
            for job in pending:
                job.resolve(None, fault)

    def close(self) -> None:
        self._threads.shutdown()


def _run_job(job: Job, connection: Connection) -> Outcome:
    try:
        return job.work(connection), None
    except Exception as problem:
        connection.rollback()  # PostgreSQL runs nothing more in a failed transaction
        return None, problem
