"""The write hub: one thread that writes a SQLite file for several serving processes.

SQLite has one writer at a time. Processes that take turns would wait for each other's commits, each with a sync of the
disk; here all their writes share group commits. The hub runs in the supervisor, which owns the file. A serving process
sends its jobs over a socket (`HubWriteQueue`): functions by name, with their arguments. Their outcomes come back once
they are durable. Notices that a transaction sends (`storage/tables.py`) go to all processes.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import selectors
import signal
import socket
import time
from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from struct import Struct
from threading import Thread
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

import structlog
from sqlalchemy import Connection

from emporion.server.storage.availability import Availability
from emporion.server.storage.database import Database
from emporion.server.storage.jobs import Outcome
from emporion.server.storage.write_queue import MAX_GROUP, GroupWriter, Work, WriteQueue

log = structlog.get_logger(__name__)

HEAD = Struct("!IQ")  # before every message: its length, and the number of the job
READ_SIZE = 1 << 18

Given = ParamSpec("Given")
Found = TypeVar("Found")


class SentProblem(NamedTuple):
    """An exception as it is sent: exceptions whose constructors have other arguments cannot be pickled themselves."""

    kind: type[BaseException]
    arguments: tuple[Any, ...]
    attributes: dict[str, Any]

    @classmethod
    def of(cls, problem: BaseException) -> SentProblem:
        sent = cls(type(problem), problem.args, vars(problem))
        try:
            pickle.loads(pickle.dumps(sent)).restored()
        except Exception:  # it has something that cannot be sent
            return cls(RuntimeError, (f"{type(problem).__name__}: {problem}",), {})
        return sent

    def restored(self) -> BaseException:
        problem = self.kind.__new__(self.kind, *self.arguments)
        problem.args = self.arguments
        vars(problem).update(self.attributes)
        return problem


class Answers(NamedTuple):
    """What the hub sends: outcomes by the numbers of their jobs, and notices of all processes."""

    outcomes: list[tuple[int, Any, SentProblem | None]]
    notices: list[str]


class Call(NamedTuple):
    """A job of a serving process: its number, a function, and its arguments after the connection."""

    number: int
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    keywords: dict[str, Any]

    @classmethod
    def received(cls, number: int, message: bytes) -> Call:
        try:
            return cls(number, *pickle.loads(message))
        except Exception as problem:  # an argument that can be sent, but not received
            return cls(number, refuse, (f"{type(problem).__name__}: {problem}",), {})

    def run(self, connection: Connection) -> Any:
        return self.function(connection, *self.arguments, **self.keywords)


def refuse(_connection: Connection, reason: str) -> None:
    raise TypeError(reason)


def answer_to(call: Call, outcome: Outcome) -> tuple[int, Any, SentProblem | None]:
    """The outcome of a call as it is sent. A result that cannot be sent is an error of the function."""
    found, problem = outcome
    if problem is None and found is not None:
        try:
            pickle.dumps(found)
        except Exception as unsent:
            found, problem = None, TypeError(f"{call.function.__qualname__} returned {type(found).__name__}: {unsent}")
    return call.number, found, None if problem is None else SentProblem.of(problem)


class Buffer:
    """Received bytes, taken as whole messages."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def messages(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        self._bytes += data
        while len(self._bytes) >= HEAD.size:
            length, number = HEAD.unpack_from(self._bytes)
            if len(self._bytes) < HEAD.size + length:
                return
            message = bytes(self._bytes[HEAD.size : HEAD.size + length])
            del self._bytes[: HEAD.size + length]
            yield number, message


def framed(message: Any, number: int = 0) -> bytes:
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return HEAD.pack(len(data), number) + data


class Channel:
    """The hub's end of the connection to one process."""

    def __init__(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        self.connection = connection
        self.received = Buffer()
        self.unsent = bytearray()


class Periodic(NamedTuple):
    """A job of the hub itself."""

    seconds: float
    work: Work


class WriteHub:
    """Writes for all serving processes, in a thread of their supervisor."""

    def __init__(self, database: Database, periodic: Periodic | None = None) -> None:
        self._writer = GroupWriter(database)
        self._periodic = periodic
        self._next = time.monotonic() + (periodic.seconds if periodic else 0)
        self._selector = selectors.DefaultSelector()
        self._channels: set[Channel] = set()
        self._new: SimpleQueue[Channel] = SimpleQueue()
        self._is_closing = False
        self._woken, self._wake = socket.socketpair()
        self._selector.register(self._woken, selectors.EVENT_READ)
        self._thread = Thread(target=self._run, name="write-hub", daemon=True)
        self._thread.start()

    def attach(self, connection: socket.socket) -> None:
        """Serve a process, until it closes its end."""
        self._new.put(Channel(connection))
        self._wake.send(b"\0")

    def close(self) -> None:
        """Write what was sent, then stop. All processes have ended."""
        self._is_closing = True
        self._wake.send(b"\0")
        self._thread.join()

    def _run(self) -> None:
        try:
            while not self._is_closing or self._channels or not self._new.empty():
                self._turn()
        except BaseException:  # nothing can be stored any more: all processes end, and the server with them
            log.exception("the write hub failed")
            os.kill(os.getpid(), signal.SIGTERM)
        finally:
            for channel in list(self._channels):
                self._detach(channel)
            self._writer.close()
            self._selector.close()
            self._woken.close()
            self._wake.close()

    def _turn(self) -> None:
        """Take what the processes have sent, write it, and answer. Meanwhile the next group arrives."""
        jobs: list[tuple[Channel, Call]] = []
        wait = max(0.0, self._next - time.monotonic()) if self._periodic else None
        for key, events in self._selector.select(wait):
            channel: Channel | None = key.data
            if channel is None:
                self._woken.recv(READ_SIZE)
                self._attach_new()
                continue
            if events & selectors.EVENT_READ:
                jobs += self._read(channel)
            if events & selectors.EVENT_WRITE and channel in self._channels:
                self._send(channel)
        for first in range(0, len(jobs), MAX_GROUP):
            self._write(jobs[first : first + MAX_GROUP])
        if self._periodic and time.monotonic() >= self._next:
            self._next = time.monotonic() + self._periodic.seconds
            for _, problem in self._writer.write([self._periodic.work]):
                if problem is not None:
                    log.warning("a periodic write failed", reason=f"{type(problem).__name__}: {problem}")

    def _attach_new(self) -> None:
        while True:
            try:
                channel = self._new.get_nowait()
            except Empty:
                return
            self._channels.add(channel)
            self._selector.register(channel.connection, selectors.EVENT_READ, channel)

    def _detach(self, channel: Channel) -> None:
        self._channels.discard(channel)
        self._selector.unregister(channel.connection)
        channel.connection.close()

    def _read(self, channel: Channel) -> list[tuple[Channel, Call]]:
        try:
            data = channel.connection.recv(READ_SIZE)
        except BlockingIOError:
            return []
        except OSError:
            data = b""
        if not data:
            self._detach(channel)
            return []
        return [(channel, Call.received(*message)) for message in channel.received.messages(data)]

    def _write(self, group: list[tuple[Channel, Call]]) -> None:
        outcomes = self._writer.acknowledgeable(self._writer.write([call.run for _, call in group]))
        answers: dict[Channel, Answers] = {}
        if notices := self._writer.notices:
            answers = {channel: Answers([], notices) for channel in self._channels}
        for (channel, call), outcome in zip(group, outcomes, strict=True):
            answers.setdefault(channel, Answers([], [])).outcomes.append(answer_to(call, outcome))
        for channel, each in answers.items():
            if channel in self._channels:  # otherwise it has ended meanwhile
                channel.unsent += framed(each)
                self._send(channel)

    def _send(self, channel: Channel) -> None:
        """Send as much as the process takes now; a busy one does not delay the others."""
        try:
            while channel.unsent:
                del channel.unsent[: channel.connection.send(channel.unsent)]
        except BlockingIOError:
            pass
        except OSError:
            self._detach(channel)
            return
        events = selectors.EVENT_READ | (selectors.EVENT_WRITE if channel.unsent else 0)
        if self._selector.get_key(channel.connection).events != events:
            self._selector.modify(channel.connection, events, channel)


class HubWriteQueue(WriteQueue, asyncio.Protocol):
    """The write queue of a serving process whose writes run in the hub. Functions and arguments have to be picklable:
    no lambdas and no inner functions."""

    def __init__(
        self,
        connection: socket.socket,
        receive_notice: Callable[[str], None],
        availability: Availability | None = None,
    ) -> None:
        self._connection = connection
        self.availability = availability or Availability()
        self._receive_notice = receive_notice
        self._received = Buffer()
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._last = 0
        self._unsent: list[bytes] = []
        self._is_stopping = False
        self._runs_brief_jobs = False  # all statements run in the hub

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self._transport, _ = await loop.create_unix_connection(lambda: self, sock=self._connection)

    async def _write(
        self, writes: Callable[Concatenate[Connection, Given], Found], *args: Given.args, **kw: Given.kwargs
    ) -> Found:
        loop = asyncio.get_running_loop()
        self._last += 1
        message = framed((writes, args, kw), self._last)
        done: asyncio.Future[Any] = loop.create_future()
        self._waiting[self._last] = done
        if not self._unsent:
            loop.call_soon(self._flush)
        self._unsent.append(message)
        await self.availability.watch("writing", done)
        found: Found = done.result()
        return found

    def _flush(self) -> None:
        self._transport.write(b"".join(self._unsent))
        self._unsent.clear()

    def data_received(self, data: bytes) -> None:
        for _, message in self._received.messages(data):
            answers: Answers = pickle.loads(message)
            for number, found, problem in answers.outcomes:
                done = self._waiting.pop(number)
                if done.done():  # cancelled: the caller does not wait any more
                    continue
                if problem is None:
                    done.set_result(found)
                else:
                    done.set_exception(problem.restored())
            for notice in answers.notices:
                self._receive_notice(notice)

    def connection_lost(self, problem: Exception | None) -> None:
        """Without the hub nothing can be stored. Tables in memory may be newer than what is stored, so nothing of them
        may be shown any more."""
        if not self._is_stopping:
            log.error("the supervisor has ended")
            os._exit(1)

    @property
    def pending(self) -> int:
        return len(self._waiting)

    async def stop(self) -> None:
        if self._waiting:
            await asyncio.wait(self._waiting.values())
        self._is_stopping = True
        self._transport.close()
