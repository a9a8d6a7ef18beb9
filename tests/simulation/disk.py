"""The disk under a SQLite file: what a commit makes durable, what a crash loses, and what fails.

Statements run in real SQLite, on a file in memory. A commit takes a while, and the process may die before it, in it,
and after it, when nobody knows yet. A transaction that was not committed is gone with its process. A commit whose sync
failed is rolled back, but SQLite has left it in its write-ahead log: if the process dies before anything else is
written, it may come back.
"""

from __future__ import annotations

import re
import sqlite3
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.simulation import current
from tests.simulation.threads import Waiting, pause

if TYPE_CHECKING:
    from tests.simulation.processes import Process
    from tests.simulation.world import World

SYNC = 0.0002, 0.006  # seconds that a commit usually takes
SLOW_SYNC = 0.01, 2.0  # and now and then
PATIENCE = 15.0  # seconds that SQLite waits for another writer, as in `storage/database.py`
PAUSES = 0.1  # share of the statements before which a thread is interrupted
FOREVER = float("inf")
WRITES = ("INSERT", "UPDATE", "DELETE")
ENTRY = re.compile(r'INSERT INTO entries \("?table"?, version,')
Parameters = Any


@dataclass
class Weather:
    """How badly a disk works at the moment."""

    fails: float = 0.0
    """The share of transactions in which a statement or the commit fails."""
    code: int = sqlite3.SQLITE_IOERR
    reads_fail: float = 0.0
    frozen_until: float = 0.0
    slow: float = 0.02
    """The share of commits that take long."""


class WriterLock:
    """SQLite has one writer at a time."""

    def __init__(self) -> None:
        self.holder: object = None
        self._waiting: deque[Waiting] = deque()

    def acquire(self, connection: object, patience: float) -> bool:
        """Returns whether the connection has it, after so many seconds at most."""
        if self.holder is not None and self.holder is not connection:
            until = current.world().now + patience
            while self.holder is not None:
                if current.world().thread is None or current.world().now >= until:
                    return False
                waiting = Waiting()
                self._waiting.append(waiting)
                waiting.wait(None if until == FOREVER else until - current.world().now)
        self.holder = connection
        return True

    def release(self, connection: object) -> None:
        if self.holder is connection:
            self.holder = None
            while self._waiting:
                self._waiting.popleft().come()


class Disk:
    """One file, and all connections to it."""

    def __init__(self, world: World, path: str) -> None:
        self.world = world
        self.path = path
        self.weather = Weather()
        self.lock = WriterLock()
        self.stored: dict[str, dict[int, float]] = {}
        """When each version of each table became durable."""
        self.kills = 0
        """How many of the next commits the process does not survive, or only just."""
        self.undead: list[tuple[str, Parameters]] = []
        """The statements of a failed transaction that is in the log and was not overwritten yet."""

    def sync(self, process: Process) -> None:
        """Wait for the disk."""
        dice = self.world.dice
        seconds = dice.uniform(*(SLOW_SYNC if dice.random() < self.weather.slow else SYNC))
        if self.kills:
            self.kills -= 1
            self.world.after(2 * dice.random() * seconds, process.die, "died in a commit")
        pause(seconds)
        if self.weather.frozen_until > self.world.now:
            pause(self.weather.frozen_until - self.world.now)

    def note_stored(self, entries: Sequence[tuple[str, int]]) -> None:
        for table, version in entries:
            self.stored.setdefault(table, {})[version] = self.world.now
            self.world.history.note("disk", f"version {version} of {table[:4]} is stored")

    def recover(self) -> None:
        """Read the log after a crash. What was left in it may come back."""
        undead, self.undead = self.undead, []
        if undead and self.world.dice.random() < 0.5:
            connection = sqlite3.connect(self.path, isolation_level=None)
            connection.execute("PRAGMA foreign_keys=ON")
            connection.execute("BEGIN IMMEDIATE")
            for sql, parameters in undead:
                connection.execute(sql, parameters)
            connection.execute("COMMIT")
            connection.close()
            self.world.history.note("disk", "a transaction that had failed came back")
            self.note_stored(entries_in(undead))


def entries_in(statements: Sequence[tuple[str, Parameters]]) -> list[tuple[str, int]]:
    """The tables and versions of the entries that these statements write."""
    found = []
    for sql, given in statements:
        if ENTRY.match(sql):
            found.append((given["table"], given["version"]) if isinstance(given, dict) else (given[0], given[1]))
    return found


class Written:
    """What a transaction has written so far, without what it took back to a savepoint."""

    def __init__(self) -> None:
        self.statements: list[tuple[str, Parameters]] = []
        self._savepoints: list[int] = []

    def note(self, sql: str, parameters: Parameters) -> None:
        """A statement was executed."""
        if sql.startswith(WRITES):
            self.statements.append((sql, parameters))
        elif sql.startswith("SAVEPOINT"):
            self._savepoints.append(len(self.statements))
        elif sql.startswith("RELEASE"):
            self._savepoints.pop()
        elif sql.startswith("ROLLBACK TO"):
            del self.statements[self._savepoints.pop() :]


class DiskCursor(sqlite3.Cursor):
    def execute(self, sql: str, parameters: Parameters = (), /) -> DiskCursor:
        connection: Any = self.connection
        connection.before(sql)
        super().execute(sql, parameters)
        connection.after(sql, parameters)
        return self

    def executemany(self, sql: str, parameters: Any, /) -> DiskCursor:
        connection: Any = self.connection
        connection.before(sql)
        super().executemany(sql, parameters)
        for each in parameters:
            connection.after(sql, each)
        return self


class DiskConnection(sqlite3.Connection):
    """A connection of a server process to the file."""

    disk: Disk
    process: Process
    patience = PATIENCE
    is_doomed = False
    """A statement of this transaction will fail."""
    written: Written

    @classmethod
    def open(cls, disk: Disk, process: Process) -> DiskConnection:
        connection: DiskConnection = sqlite3.connect(disk.path, timeout=0, factory=cls, check_same_thread=False)
        connection.disk, connection.process, connection.written = disk, process, Written()
        process.connections.append(connection)
        return connection

    def cursor(self, factory: Any = None) -> Any:
        return super().cursor(DiskCursor)

    def execute(self, sql: str, parameters: Parameters = (), /) -> sqlite3.Cursor:
        found: sqlite3.Cursor = self.cursor().execute(sql, parameters)
        return found

    def before(self, sql: str) -> None:
        """A statement is about to be executed."""
        if sql.startswith("PRAGMA"):
            return
        disk, dice = self.disk, self.disk.world.dice
        if sql.startswith("BEGIN"):
            if sql == "BEGIN IMMEDIATE":
                self._begin()
            elif disk.weather.reads_fail and dice.random() < disk.weather.reads_fail:
                raise error(sqlite3.SQLITE_IOERR, "disk I/O error")
            return
        if dice.random() < PAUSES:
            pause(dice.random() * 0.003)
        if self.is_doomed and sql.startswith(WRITES) and dice.random() < 0.3:
            self._fail()

    def after(self, sql: str, parameters: Parameters) -> None:
        """A statement was executed. `busy_timeout` is simulated: SQLite itself must not wait."""
        self.written.note(sql, parameters)
        if sql.startswith("PRAGMA busy_timeout"):
            self.patience = PATIENCE if not sql.endswith("=0") else 0.0
            super().cursor().execute("PRAGMA busy_timeout=0").close()

    def _begin(self) -> None:
        disk, dice = self.disk, self.disk.world.dice
        if not disk.lock.acquire(self, self.patience):
            raise error(sqlite3.SQLITE_BUSY, "database is locked")
        self.written = Written()
        self.is_doomed = bool(disk.weather.fails) and dice.random() < disk.weather.fails

    def _fail(self) -> None:
        """After some errors, SQLite has ended the transaction by itself."""
        if self.disk.world.dice.random() < 0.5:
            self.rollback()
        raise error(self.disk.weather.code, "the disk fails")

    def commit(self) -> None:
        if not self.in_transaction:
            return
        if not self.written.statements:
            super().commit()
            self.disk.lock.release(self)
            return
        disk, world = self.disk, self.disk.world
        disk.sync(self.process)
        if self.is_doomed:
            written = self.written.statements
            self.rollback()
            if disk.weather.code == sqlite3.SQLITE_IOERR:
                disk.undead = written
            raise error(disk.weather.code, "the commit failed")
        super().commit()
        disk.undead = []
        disk.note_stored(entries_in(self.written.statements))
        disk.lock.release(self)
        if world.dice.random() < 0.5:
            pause(world.dice.random() * 0.002)

    def rollback(self) -> None:
        if self.in_transaction:
            super().rollback()
        self.disk.lock.release(self)

    def close(self) -> None:
        if self in self.process.connections:
            self.process.connections.remove(self)
        self.rollback()
        super().close()


def error(code: int, text: str) -> sqlite3.OperationalError:
    problem = sqlite3.OperationalError(text)
    problem.sqlite_errorcode = code
    return problem
