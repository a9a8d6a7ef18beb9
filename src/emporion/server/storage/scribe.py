"""The writer: one thread that stores what everybody wants to have stored, many things in one transaction.

A disk takes some milliseconds to make a transaction last, whatever is in it. Those who wait for it share it (a group
commit). If one of them fails, the group is written anew with a savepoint for each, so that it leaves the others alone;
a job has to bear being done twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from emporion.server.storage.database import Database
from emporion.server.storage.jobs import Answer, Job

LARGEST_GROUP = 256

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Spoilt(Exception):
    """A job of a group failed, so nothing of the group was stored."""


class Scribe:
    """Writes for one process."""

    def __init__(self, database: Database, before_commit: Callable[[], None] = lambda: None) -> None:
        self._database = database
        self._before_commit = before_commit
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="scribe", daemon=True)
        self._thread.start()
        self.largest_group = 0
        self.is_writing = False
        """Somebody waits: whoever has time should leave the interpreter to this thread."""
        self._at_rest: list[Callable[[], object]] = []

    async def write(
        self, writes: Callable[Concatenate[Connection, Given], Found], *args: Given.args, **kw: Given.kwargs
    ) -> Found:
        """Store something; when this returns it is there for good."""
        job = Job.of(writes, *args, **kw)
        self.is_writing = True
        self._jobs.put(job)
        found: Found = await job.done
        return found

    def when_at_rest(self, then: Callable[[], None]) -> None:
        """Call something in the present loop once nothing is being written."""
        loop = asyncio.get_running_loop()
        self._at_rest.append(lambda: loop.call_soon_threadsafe(then))
        if not self.is_writing:
            self._rest()

    def _rest(self) -> None:
        waiting, self._at_rest = self._at_rest, []
        for then in waiting:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                then()

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            self.is_writing = True
            group = [job]
            last = False
            while len(group) < LARGEST_GROUP and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    last = True
                    break
                group.append(following)
            self.largest_group = max(self.largest_group, len(group))
            self._write(group)
            self.is_writing = not self._jobs.empty()
            if not self.is_writing:
                self._rest()
            if last:
                return

    def _write(self, group: list[Job]) -> None:
        try:
            try:
                answers = self._written(group, _done)
            except Spoilt:  # savepoints cost as much as what is written between them, and are seldom needed
                answers = self._written(group, _tried)
        except BaseException as fault:  # nothing of the group was stored
            answers = [(None, fault) for _ in group]
        for job, answer in zip(group, answers, strict=True):
            job.answer(*answer)

    def _written(self, group: list[Job], way: Callable[[Job, Connection], Answer]) -> list[Answer]:
        """What came of each job, in one transaction."""
        with self._database.engine.begin() as connection:
            answers = [way(job, connection) for job in group]
            self._before_commit()
        return answers


def _done(job: Job, connection: Connection) -> Answer:
    """As part of the whole, which is spoilt if this one fails."""
    try:
        return job.work(connection), None
    except Exception as problem:
        if connection.invalidated:
            raise
        raise Spoilt from problem


def _tried(job: Job, connection: Connection) -> Answer:
    """On its own."""
    try:
        with connection.begin_nested():
            return job.work(connection), None
    except Exception as problem:
        if connection.invalidated:
            raise
        return None, problem
