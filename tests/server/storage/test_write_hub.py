"""The write hub: what serving processes write is stored in group commits, and each gets its own results."""

from __future__ import annotations

import asyncio
import os
import pickle
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Connection, event, select
from sqlalchemy.exc import IntegrityError, OperationalError

from emporion.server.heartbeat import SupervisorHeartbeat
from emporion.server.storage.availability import StorageUnavailable
from emporion.server.storage.database import Database, pending_notices
from emporion.server.storage.schema import beats
from emporion.server.storage.tables import Conflict, announce, notify_each
from emporion.server.storage.write_hub import HubWriteQueue, Periodic, SentProblem, WriteHub
from emporion.server.web.errors import Problem, TooManyRequests
from tests.server.live_server import wait_until
from tests.server.storage.rows import add, names

Use = Callable[..., Awaitable[Any]]


def run(database: Database, use: Use, processes: int = 1, notices: list[list[str]] | None = None) -> Any:
    """Use the write queues of several processes, which are all this one."""
    heard = [list[str]() for _ in range(processes)] if notices is None else notices
    hub = WriteHub(database)

    async def using() -> Any:
        queues = []
        for number in range(processes):
            ours, theirs = socket.socketpair()
            hub.attach(ours)
            queues.append(HubWriteQueue(theirs, heard[number].append))
            await queues[-1].open()
        try:
            return await use(*queues)
        finally:
            for queue in queues:
                await queue.stop()

    try:
        return asyncio.run(using())
    finally:
        hub.close()


def adding(connection: Connection, id: str) -> str:
    add(connection, id)
    return id


def failing(connection: Connection, id: str, problem: BaseException) -> None:
    add(connection, id)
    announce(connection, "not stored, not announced")
    raise problem


def refusing(connection: Connection, id: str) -> None:
    failing(connection, id, Problem(413, "request-wrong", detail="too long"))


def failing_disk(connection: Connection) -> None:
    add(connection, "a")
    fault = sqlite3.OperationalError("the disk fails")
    fault.sqlite_errorcode = sqlite3.SQLITE_IOERR
    raise OperationalError("INSERT", (memoryview(b"bytes"),), fault)


def unsendable(connection: Connection) -> Any:
    return lambda: None


def test_writes_of_several_processes_share_few_transactions(file: Database) -> None:
    commits: list[Any] = []
    event.listen(file.engine, "commit", commits.append)

    async def write(*queues: HubWriteQueue) -> list[str]:
        jobs = [queue.write(adding, f"{number} {id}") for number, queue in enumerate(queues) for id in range(100)]
        return await asyncio.gather(*jobs)

    found = run(file, write, processes=3)
    assert found == [f"{number} {id}" for number in range(3) for id in range(100)]
    assert file.run_sync(names) == set(found)
    assert len(commits) <= 20


def test_problems_come_back_as_they_were_and_the_others_are_stored(file: Database) -> None:
    async def write(queue: HubWriteQueue) -> list[Any]:
        jobs = [
            queue.write(adding, "a"),
            queue.write(failing, "b", Conflict()),
            queue.write(adding, "a"),
            queue.write(refusing, "c"),
            queue.write(unsendable),
            queue.write(failing, "d", Problem(413, "an argument that cannot be unpickled")),
            queue.write(adding, "d"),
        ]
        return await asyncio.gather(*jobs, return_exceptions=True)

    heard: list[list[str]] = [[]]
    a, conflict, twice, problem, unsent, unread, d = run(file, write, notices=heard)
    assert (a, d) == ("a", "d")
    assert isinstance(conflict, Conflict)
    assert isinstance(twice, IntegrityError)
    assert "UNIQUE" in str(twice.orig)
    assert isinstance(problem, Problem)
    assert (problem.status, str(problem)) == (413, "request-wrong: detail too long")
    assert problem.message.id == "request-wrong"
    assert isinstance(unsent, TypeError)
    assert isinstance(unread, TypeError)
    assert file.run_sync(names) == {"a", "d"}
    assert heard == [[]]


def test_an_exception_that_cannot_be_sent_is_named() -> None:
    class Local(Exception):
        pass

    sent = SentProblem.of(Local("of a function"))
    assert repr(sent.restored()) == "RuntimeError('Local: of a function')"
    late = SentProblem.of(TooManyRequests(3.5)).restored()
    assert isinstance(late, TooManyRequests)
    assert late.headers == {"retry-after": "4"}


def test_an_outage_comes_back_as_one_though_its_statement_cannot_be_sent(file: Database) -> None:
    """The driver wraps bytes in a memoryview, which an error of the disk then names among its parameters."""

    async def write(queue: HubWriteQueue) -> None:
        with pytest.raises(StorageUnavailable, match="storage-unavailable"):
            await queue.write(failing_disk)
        assert queue.availability.failing == {"writing": "the disk fails"}

    run(file, write)


def test_notices_reach_all_processes_once_they_are_stored(file: Database) -> None:
    heard: list[list[str]] = [[], [], []]

    async def write(*queues: HubWriteQueue) -> None:
        await queues[1].write(notify_each, ["one", "two"])
        while not all(heard):
            await asyncio.sleep(0.01)

    run(file, write, 3, heard)
    assert heard == [["one", "two"]] * 3
    with file.engine.connect() as connection:
        assert pending_notices(connection) == []


def test_a_caller_that_does_not_wait_any_more_does_not_disturb(file: Database) -> None:
    async def write(queue: HubWriteQueue) -> None:
        waiting = asyncio.ensure_future(queue.write(adding, "a"))
        await asyncio.sleep(0)
        waiting.cancel()
        assert queue.pending == 1
        assert await queue.write_briefly(adding, "b") == "b"
        assert queue.pending == 0

    run(file, write)
    assert file.run_sync(names) == {"a", "b"}


def test_what_cannot_be_sent_is_refused_at_once(file: Database) -> None:
    async def write(queue: HubWriteQueue) -> None:
        with pytest.raises((AttributeError, pickle.PicklingError)):
            await queue.write(lambda connection: None)
        assert await queue.write(adding, "a") == "a"

    run(file, write)


def test_large_writes_arrive_whole(file: Database) -> None:
    async def write(queue: HubWriteQueue) -> list[str]:
        return await asyncio.gather(*(queue.write(adding, str(id) * 500_000) for id in range(3)))

    assert [len(each) for each in run(file, write)] == [500_000] * 3


def test_a_process_that_dies_does_not_disturb_the_others(file: Database) -> None:
    """What it sent whole is stored, though nothing can be answered; of half a message nothing is known."""

    async def write(one: HubWriteQueue, other: HubWriteQueue) -> None:
        waiting = asyncio.ensure_future(one.write(adding, "a"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        one._is_stopping = True
        one._transport.write(b"\0\0\1\0half a message")
        one._transport.close()
        assert await other.write(adding, "b") == "b"
        waiting.cancel()

    run(file, write, 2)
    assert file.run_sync(names) == {"a", "b"}


def test_the_hub_writes_heartbeats(file: Database) -> None:
    heartbeat = SupervisorHeartbeat(file)
    heartbeat.begin()
    began = file.run_sync(names, beats.c.at)
    hub = WriteHub(file, Periodic(0.01, heartbeat.beat))
    wait_until(lambda: file.run_sync(names, beats.c.at) != began)
    hub.close()
    heartbeat.end()
    assert file.run_sync(lambda connection: connection.execute(select(beats.c.gone)).scalars().all()) == [True]


LONELY = """
import asyncio, socket, sys
from emporion.server.storage.write_hub import HubWriteQueue

async def wait():
    queue = HubWriteQueue(socket.socket(fileno=int(sys.argv[1])), print)
    await queue.open()
    print("ready", flush=True)
    await asyncio.sleep(3600)

asyncio.run(wait())
"""


def test_a_process_without_its_hub_ends_at_once() -> None:
    ours, theirs = socket.socketpair()
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-c", LONELY, str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            stdout=subprocess.PIPE,
            env=os.environ,
        )
    assert process.stdout is not None
    with process.stdout:
        assert process.stdout.readline() == b"ready\n"
        ours.close()
        assert process.wait(60) == 1
