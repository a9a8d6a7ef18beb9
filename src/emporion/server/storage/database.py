"""Connections to the database, and the differences between SQLite and PostgreSQL.

SQLite runs with a write-ahead log and `synchronous=FULL`, so a committed transaction is durable.
"""

from __future__ import annotations

import os
import re
import socket
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar
from urllib.parse import quote
from weakref import WeakSet

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from emporion.files import FileInUse, StorageError, lock_file
from emporion.folders import data_root
from emporion.kernel.extras import require
from emporion.server.storage.availability import Availability, StorageUnavailable
from emporion.server.storage.file_guard import FileGuard, Identity
from emporion.server.storage.jobs import Job
from emporion.server.storage.read_pool import READ_THREADS, ReadPool

SQLITE, POSTGRESQL = "sqlite", "postgresql"
SECRET = re.compile(r":[^:@]*@")  # the password in a URL, even in a malformed one
POOL: dict[str, Any] = {"pool_size": READ_THREADS + 1, "max_overflow": 2, "hide_parameters": True}
"""Parameters may be secrets: `hide_parameters` keeps them out of errors, and so out of logs."""
PATIENT: dict[str, Any] = {
    "connect_timeout": 2,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A PostgreSQL server that cannot be reached any more is noticed, and tried again soon."""
BEGIN = "BEGIN IMMEDIATE"
"""Begins a transaction that writes on SQLite."""
BUSY = 15_000  # milliseconds that SQLite waits for another process, such as a backup

Given = ParamSpec("Given")
Found = TypeVar("Found")


def default_database() -> str:
    """The database of a host who configures none."""
    return f"sqlite:///{data_root() / 'room.sqlite'}"


def parse_url(text: str) -> URL:
    """Parse a database URL, or explain what is wrong with it."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StorageError("storage-not-an-address", found=SECRET.sub(":***@", text)) from None
    backend = url.get_backend_name()
    if backend not in (SQLITE, POSTGRESQL):
        raise StorageError("storage-not-an-address", found=without_password(url))
    if backend == SQLITE and url.database in (None, "", ":memory:"):
        raise StorageError("storage-needs-file", found=text)
    return url if backend == SQLITE else url.set(drivername="postgresql+psycopg")


def is_sqlite(address: str) -> bool:
    return parse_url(address).get_backend_name() == SQLITE


def without_password(url: URL) -> str:
    """The URL as a host would write it, without password and driver."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def reason_of(problem: DBAPIError) -> str:
    """The database's error on one line."""
    return " ".join(str(problem.orig).split())


@contextmanager
def remove_new_file_on_error(address: str) -> Iterator[None]:
    """On failure, delete an SQLite file that did not exist before."""
    path = Path(str(parse_url(address).database))
    was_there = not is_sqlite(address) or path.exists()
    try:
        yield
    except BaseException:
        if not was_there:
            for each in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
                each.unlink(missing_ok=True)
        raise


def refuse_empty_file(address: str) -> None:
    """An existing SQLite file without content was a room once, or is a mistake: a new room in it would hide that."""
    path = Path(str(parse_url(address).database))
    if is_sqlite(address) and path.is_file() and path.stat().st_size == 0:
        raise StorageError("storage-empty", path=str(path))


class Database:
    """One database. Reads run in the read pool, writes in a `WriteQueue`."""

    def __init__(self, address: str, may_create: bool = True) -> None:
        """`may_create`: a SQLite file that does not exist is made."""
        self.url = parse_url(address)
        self.is_sqlite = is_sqlite(address)
        self._far_connections: WeakSet[Any] = WeakSet()
        """To PostgreSQL."""
        self.engine = self._engine(may_create)
        self.availability = Availability()
        self._guard: FileGuard | None = None
        self._read_pool = ReadPool(self.engine, self.check_file)

    def _engine(self, may_create: bool) -> Engine:
        try:
            if not self.is_sqlite:
                require("postgres", "PostgreSQL", instead="--db sqlite:///FILE")
                engine = create_engine(self.url, **POOL, pool_pre_ping=True, connect_args=PATIENT)
                event.listen(engine, "connect", _prepare_postgresql)
                event.listen(engine, "connect", lambda connection, _record: self._far_connections.add(connection))
                return engine
            assert self.url.database is not None
            make_private = create_private_file if may_create else keep_private
            make_private(Path(self.url.database))
            engine = create_engine(_existing_file(self.url), **POOL)
        except NoSuchModuleError as problem:
            raise StorageError("storage-cannot-open", path=self.name, detail=str(problem)) from None
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine

    @property
    def name(self) -> str:
        """The database's name for people, without the password."""
        return str(self.url.database) if self.is_sqlite else without_password(self.url)

    def run_sync(
        self, reads: Callable[Concatenate[Connection, Given], Found], *args: Given.args, **kw: Given.kwargs
    ) -> Found:
        """Run a function in a transaction and wait for it. For commands, not for the server."""
        try:
            with self.engine.begin() as connection:
                return reads(connection, *args, **kw)
        except DBAPIError as problem:
            raise StorageError("storage-cannot-open", path=self.name, detail=reason_of(problem)) from None

    def alter_schema(self, writes: Callable[[Connection], None]) -> None:
        """Change the schema in a transaction. SQLite alters a table by rewriting it and dropping the old one, which
        must not cascade to referencing rows."""
        with self.engine.connect() as connection:
            driver: Any = connection.connection.dbapi_connection
            if self.is_sqlite:
                driver.execute("PRAGMA foreign_keys=OFF")  # has no effect inside a transaction
            try:
                with connection.begin():
                    writes(connection)
                    if self.is_sqlite and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                        raise StorageError("storage-cannot-open", path=self.name, detail="a foreign key is violated")
            except DBAPIError as problem:
                raise StorageError("storage-cannot-open", path=self.name, detail=reason_of(problem)) from None
            finally:
                if self.is_sqlite:
                    driver.execute("PRAGMA foreign_keys=ON")

    async def read(
        self, reads: Callable[Concatenate[Connection, Given], Found], *args: Given.args, **kw: Given.kwargs
    ) -> Found:
        """Run a reading function in the read pool; raises StorageUnavailable during an outage."""
        self.availability.check("reading")
        return await self._read(reads, *args, **kw)

    async def _read(
        self, reads: Callable[Concatenate[Connection, Given], Found], *args: Given.args, **kw: Given.kwargs
    ) -> Found:
        job = Job.of(reads, *args, **kw)
        self._read_pool.submit(job)
        await self.availability.watch("reading", job.done)
        found: Found = job.done.result()
        return found

    async def probe(self) -> None:
        """Read even during an outage, which ends if that works."""
        await self._read(look_alive)

    def guard_file(self, identity: Identity | None = None) -> None:
        """On SQLite, notice from now on if the file is removed, replaced, overwritten, cut off or made read-only. For
        servers. `identity`: the file's, if another process owns it."""
        if self.is_sqlite:
            try:
                self._guard = FileGuard(str(self.url.database), identity)
            except StorageUnavailable as problem:
                raise StorageError("storage-cannot-open", path=self.name, detail=problem.cause) from None
            except (OSError, sqlite3.Error) as problem:
                raise StorageError("storage-cannot-open", path=self.name, detail=str(problem)) from None

    @property
    def file_identity(self) -> Identity | None:
        """On SQLite, how other processes recognise the guarded file."""
        return self._guard.identity if self._guard else None

    def check_file(self) -> None:
        """Raise StorageUnavailable if the file is not the one that was opened."""
        if self._guard is not None:
            self._guard.check()

    def acquire_lock(self) -> ExitStack:
        """On SQLite, lock the file so that only one server uses it, until the result is closed or the process ends.
        Admin commands may still read and write."""
        if not self.is_sqlite:
            return ExitStack()
        path = Path(f"{self.url.database}.lock")
        try:
            return lock_file(path)
        except FileInUse:
            raise StorageError("storage-in-use", path=self.name) from None
        except OSError as problem:
            raise StorageError("storage-cannot-open", path=str(path), detail=problem.strerror or "") from None

    def cut_connections(self) -> None:
        """Before closing in an outage: what waits for an answer of a frozen PostgreSQL would wait for ever."""
        closed = OSError, self.engine.dialect.loaded_dbapi.Error
        for connection in list(self._far_connections):
            with suppress(*closed), socket.socket(fileno=os.dup(connection.fileno())) as far:
                far.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._read_pool.close()
        self.engine.dispose()
        if self._guard is not None:
            self._guard.close()


def look_alive(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


def _existing_file(url: URL) -> URL:
    """The address of a file that SQLite must not create: one that was removed would come back empty."""
    path = Path(str(url.database)).absolute()
    return url.set(database=f"file:{quote(str(path))}", query={"mode": "rw", "uri": "true"})


def keep_private(path: Path) -> None:
    """A database holds password hashes and the keys of running games."""
    with suppress(FileNotFoundError):
        os.chmod(path, 0o600)


def create_private_file(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(path, "ab"):
            pass
        keep_private(path)
    except OSError as problem:
        raise StorageError("storage-cannot-open", path=str(path), detail=problem.strerror or str(problem)) from None


def pending_notices(connection: Connection) -> list[str]:
    """On SQLite: the notices that this transaction sends to other processes once it is committed."""
    notices: list[str] = connection.info.setdefault("notices", [])
    return notices


def inserting(connection: Connection) -> Any:
    """The `insert` of this kind of database, which can say what to do about rows that are there already."""
    return sqlite.insert if connection.dialect.name == SQLITE else postgresql.insert


def advisory_lock(connection: Connection, number: int) -> None:
    """Hold PostgreSQL's advisory lock of this number for the rest of the transaction. SQLite has only one writer
    anyway."""
    if connection.dialect.name == POSTGRESQL:
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": number})


def _prepare_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    """Use a write-ahead log (WAL) that is synced at every commit, so that commits are durable."""
    connection.isolation_level = None  # transactions are begun explicitly, by _begin_sqlite
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _prepare_postgresql(connection: Any, _record: Any) -> None:
    """Make commits durable before they are acknowledged, however the database server is configured; a stronger setting
    stays."""
    weak = "current_setting('synchronous_commit') IN ('off', 'local')"
    connection.execute(f"SELECT set_config('synchronous_commit', 'on', false) WHERE {weak}")
    connection.commit()


def _begin_sqlite(connection: Connection) -> None:
    reads = connection.get_execution_options().get("reads", False)
    execute_on_sqlite(connection, "BEGIN" if reads else BEGIN)


def execute_on_sqlite(connection: Connection, sql: str, values: Sequence[Any] = ()) -> int:
    """Execute a statement without SQLAlchemy, which takes five times as long for a short one. Errors are those of
    SQLAlchemy. Returns the number of rows."""
    driver: Any = connection.connection.dbapi_connection
    try:
        rows: int = driver.execute(sql, values).rowcount
    except sqlite3.Error as problem:
        raise _as_sqlalchemy_error(sql, problem) from problem
    return rows


def commit_on_sqlite(connection: Connection) -> None:
    """Commit a transaction that was begun without SQLAlchemy. Errors are those of SQLAlchemy."""
    driver: Any = connection.connection.dbapi_connection
    try:
        driver.commit()
    except sqlite3.Error as problem:
        raise _as_sqlalchemy_error("COMMIT", problem) from problem


def _as_sqlalchemy_error(sql: str, problem: sqlite3.Error) -> BaseException:
    return DBAPIError.instance(sql, None, problem, sqlite3.Error, hide_parameters=True)
