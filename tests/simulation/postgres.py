"""A PostgreSQL server as its clients see it: statements go in, results come out, and notices arrive later.

Statements run in SQLite. What is simulated is the boundary: each statement sees what is committed by then, a
transaction that writes keeps other writers waiting, the answer to a COMMIT may be lost, a partition holds everything
back until one side gives up, and NOTIFY arrives after the commit, late but in order. Writers of different rows do not
run at the same time, as they would in PostgreSQL.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import psycopg
from psycopg import errors

from tests.simulation.disk import FOREVER, WRITES, Disk, Parameters, Written, entries_in
from tests.simulation.threads import pause

if TYPE_CHECKING:
    from tests.simulation.processes import Process
    from tests.simulation.world import World

ROUND_TRIP = 0.0002, 0.003  # seconds
TCP_PATIENCE = 10.0  # seconds after which a client gives up, as in `storage/database.py`
KEEPALIVE = 25.0  # for a connection on which nothing is sent
LONGEST_NOTICE = 0.3  # seconds that a notice usually takes
PAUSES = 0.2  # share of the statements before which a thread is interrupted
LOCKS = " FOR UPDATE"
BEGINS = (*WRITES, "SAVEPOINT", "SELECT pg_advisory")


class Notice(NamedTuple):
    payload: str


class PostgresServer(Disk):
    """The database server."""

    def __init__(self, world: World, path: str) -> None:
        super().__init__(world, path)
        self.down_until = 0.0
        self.connections: list[ServerConnection] = []
        self.listeners: list[Listener] = []
        self.loses_answers = 0.0
        """The share of commits whose answer is lost."""
        self.loses_requests = 0.0

    def is_away(self, process: Process) -> bool:
        """Whether nothing gets through to a process, or the server is down."""
        return max(self.down_until, process.cut_off_until) > self.world.now

    def restart(self, seconds: float) -> None:
        """Stop at once. All transactions are rolled back, and all connections are gone."""
        self.down_until = self.world.now + seconds
        self.world.history.note("postgres", f"is down for {seconds:.1f} s")
        for connection in list(self.connections):
            connection.break_off()
        for listener in list(self.listeners):
            listener.lose()

    def notify(self, notices: list[str]) -> None:
        for listener in self.listeners:
            listener.receive(notices)


def lost(text: str = "the connection is lost") -> psycopg.OperationalError:
    return errors.ConnectionFailure(text)


class ServerCursor(sqlite3.Cursor):
    def execute(self, sql: str, parameters: Parameters = (), /) -> ServerCursor:
        connection: Any = self.connection
        sql, parameters = connection.before(sql, parameters)
        try:
            super().execute(sql, parameters)
        except sqlite3.Error as problem:
            raise connection.failed(problem) from None
        connection.written.note(sql, parameters)
        return self

    def executemany(self, sql: str, parameters: Any, /) -> ServerCursor:
        for each in parameters:
            self.execute(sql, each)
        return self


class ServerConnection(sqlite3.Connection):
    """A client's connection, with its process at the server."""

    server: PostgresServer
    process: Process
    is_broken = False
    has_failed = False
    """A statement failed: until a rollback, all others do."""
    is_committing = False
    """The server has got the COMMIT."""
    written: Written
    notices: list[str]

    @classmethod
    def open(cls, server: PostgresServer, process: Process) -> ServerConnection:
        pause(server.world.dice.uniform(*ROUND_TRIP))
        if server.is_away(process):
            pause(2.0 if process.cut_off_until > server.world.now else 0.01)
            raise lost("connection refused")
        connection: ServerConnection = sqlite3.connect(
            server.path, timeout=0, factory=cls, check_same_thread=False, isolation_level=None
        )
        connection.server, connection.process = server, process
        connection.written, connection.notices = Written(), []
        sqlite3.Connection.cursor(connection).execute("PRAGMA foreign_keys=ON").close()
        server.connections.append(connection)
        process.connections.append(connection)
        return connection

    def fileno(self) -> int:
        raise OSError("there is no socket to shut down; waiting calls time out by themselves")

    def cursor(self, factory: Any = None) -> Any:
        return super().cursor(ServerCursor)

    def execute(self, sql: str, parameters: Parameters = (), /) -> sqlite3.Cursor:
        found: sqlite3.Cursor = self.cursor().execute(sql, parameters)
        return found

    # Statements

    def before(self, sql: str, parameters: Parameters) -> tuple[str, Parameters]:
        """A statement reaches the server; returns what SQLite executes for it."""
        if self.server.world.dice.random() < PAUSES:
            pause(self.server.world.dice.uniform(*ROUND_TRIP))
        self._reach()
        if self.has_failed and not sql.startswith("ROLLBACK TO"):
            raise errors.InFailedSqlTransaction("current transaction is aborted")
        if sql.startswith("ROLLBACK TO"):
            self.has_failed = False
        if sql.endswith(LOCKS) or sql.startswith(BEGINS):
            self._begin()
        if sql.startswith("SELECT pg_notify"):
            if parameters["said"] not in self.notices:
                self.notices.append(parameters["said"])
            return "SELECT 1", ()
        if sql.startswith(("SELECT pg_", "SELECT set_config")):
            return "SELECT 1", ()
        return sql.removesuffix(LOCKS), parameters

    def _begin(self) -> None:
        """The first statement that writes: other writers wait from now on."""
        if not self.in_transaction:
            self.server.lock.acquire(self, FOREVER)
            if self.is_broken:
                self.server.lock.release(self)
                raise lost()
            super().cursor().execute("BEGIN IMMEDIATE").close()

    def failed(self, problem: sqlite3.Error) -> psycopg.Error:
        """The error of PostgreSQL for one of SQLite."""
        self.has_failed = self.in_transaction
        if isinstance(problem, sqlite3.IntegrityError):
            return errors.UniqueViolation(str(problem))
        return errors.InternalError_(str(problem))

    # The network

    def _reach(self) -> None:
        """Wait until something has got through; raises an error if the connection breaks."""
        if self.is_broken:
            raise lost()
        server, world = self.server, self.server.world
        if server.is_away(self.process):
            until = max(server.down_until, self.process.cut_off_until)
            pause(min(until - world.now, TCP_PATIENCE))
            if server.is_away(self.process) or self.is_broken:
                self.break_off(world.dice.uniform(0, KEEPALIVE))
                raise lost()

    def break_off(self, notices_after: float = 0.0) -> None:
        """The connection is lost. The server rolls back at once, or notices it later."""
        if not self.is_broken:
            self.is_broken = True
            if notices_after and self.in_transaction:
                self.server.world.after(notices_after, self._end)
            else:
                self._end()

    def _end(self) -> None:
        if self in self.server.connections:
            self.server.connections.remove(self)
            if self.in_transaction and self.is_committing and self.server.world.dice.random() < 0.5:
                self._commit()
            elif self.in_transaction:
                super().rollback()
            self.server.lock.release(self)

    # The end of a transaction

    def commit(self) -> None:
        if self.is_broken:
            raise lost()
        if not self.in_transaction:
            self._deliver()
            return
        self._reach()
        server, dice = self.server, self.server.world.dice
        if self.has_failed:
            self.rollback()
            return
        self.is_committing = dice.random() >= server.loses_requests
        server.sync(self.process)
        if not self.is_committing:
            self.break_off()
        if self.is_broken:
            raise lost()
        self._commit()
        server.lock.release(self)
        pause(dice.uniform(*ROUND_TRIP))
        if dice.random() < server.loses_answers:
            server.world.history.note("postgres", f"the answer to a commit of {self.process.name} is lost")
            self.break_off()
            raise lost()
        self._reach()

    def _commit(self) -> None:
        super().commit()
        self.server.note_stored(entries_in(self.written.statements))
        self.written, self.is_committing = Written(), False
        self._deliver()

    def _deliver(self) -> None:
        notices, self.notices = self.notices, []
        if notices:
            self.server.notify(notices)

    def rollback(self) -> None:
        self.has_failed, self.is_committing, self.written, self.notices = False, False, Written(), []
        if self.in_transaction and not self.is_broken:
            super().rollback()
        if not self.is_broken:
            self.server.lock.release(self)

    def close(self) -> None:
        """The process closes it, or dies: the server notices at once, or if it is cut off, later."""
        if self in self.process.connections:
            self.process.connections.remove(self)
        away = self.server.is_away(self.process)
        self.break_off(self.server.world.dice.uniform(0, KEEPALIVE) if away else 0.0)


class Listener:
    """Stands in for psycopg's asynchronous connection, as `room/bus.py` uses it: LISTEN and its notices."""

    server: PostgresServer

    def __init__(self, process: Process) -> None:
        self._process = process
        self._loop = asyncio.get_running_loop()
        self._queue: asyncio.Queue[Notice | None] = asyncio.Queue()
        self._last = 0.0
        """When the latest notice arrives: they keep their order."""

    @classmethod
    async def connect(cls, *_address: object, **_options: object) -> Self:
        server = cls.server
        process = server.world.running
        assert process is not None
        await asyncio.sleep(server.world.dice.uniform(*ROUND_TRIP))
        if server.is_away(process):
            await asyncio.sleep(2.0)
            raise lost("connection refused")
        return cls(process)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.lose()

    async def execute(self, _statement: str) -> None:
        await asyncio.sleep(self.server.world.dice.uniform(*ROUND_TRIP))
        if self.server.is_away(self._process):
            raise lost()
        self.server.listeners.append(self)

    async def notifies(self) -> AsyncIterator[Notice]:
        while True:
            notice = await self._queue.get()
            if notice is None:
                raise lost()
            yield notice

    def receive(self, notices: list[str]) -> None:
        """The server sends notices. A partition holds them back, or loses the connection."""
        world = self.server.world
        arrives = world.now + world.dice.random() ** 3 * LONGEST_NOTICE
        cut = self._process.cut_off_until
        if cut > world.now:
            if cut - world.now > KEEPALIVE:
                self.lose()
                return
            arrives = cut + world.dice.random()
        self._last = max(self._last, arrives)
        for notice in notices:
            world.at(self._last, self._arrive, Notice(notice))

    def _arrive(self, notice: Notice) -> None:
        if self in self.server.listeners:
            self._loop.call_soon_threadsafe(self._queue.put_nowait, notice)

    def lose(self) -> None:
        """The connection is lost, and with it what was on its way."""
        if self in self.server.listeners:
            self.server.listeners.remove(self)
            self._loop.call_soon_threadsafe(self._queue.put_nowait, None)
