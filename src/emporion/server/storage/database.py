"""Connections to the database, and the few things that differ between SQLite and PostgreSQL."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from emporion.files import FileInUse, StorageError, lock_file
from emporion.folders import data_root
from emporion.server.storage.jobs import Job
from emporion.server.storage.readers import READERS, Readers

SQLITE, POSTGRESQL = "sqlite", "postgresql"
SECRET = re.compile(r":[^:@]*@")  # the password in an address, even in one that is mistyped
POOL: dict[str, Any] = {"pool_size": READERS + 1, "max_overflow": 2, "hide_parameters": True}
"""What is written may be a secret: it stands in no error, and so in no log."""
BUSY = 15_000  # milliseconds that SQLite waits for another process, a backup for instance

Given = ParamSpec("Given")
Found = TypeVar("Found")


def usual_database() -> str:
    """The file of a room whose host names no other."""
    return f"sqlite:///{data_root() / 'room.sqlite'}"


def parsed(text: str) -> URL:
    """The address of a database, or what is wrong with it."""
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
    return parsed(address).get_backend_name() == SQLITE


def without_password(url: URL) -> str:
    """As a host would write it: the driver is our own affair."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def reason_of(problem: DBAPIError) -> str:
    """In one line; PostgreSQL tells each of its addresses in a line of its own."""
    return " ".join(str(problem.orig).split())


@contextmanager
def no_file_left_behind(address: str) -> Iterator[None]:
    """If this fails, a file of SQLite that was not there before is not there after it."""
    path = Path(str(parsed(address).database))
    was_there = not is_sqlite(address) or path.exists()
    try:
        yield
    except BaseException:
        if not was_there:
            for each in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
                each.unlink(missing_ok=True)
        raise


class Database:
    """One database. Reading happens in a few threads; for writing there is the `Scribe`."""

    def __init__(self, address: str) -> None:
        self.url = parsed(address)
        self.is_sqlite = is_sqlite(address)
        self.engine = self._engine()
        self._readers = Readers(self.engine)

    def _engine(self) -> Engine:
        try:
            if not self.is_sqlite:
                engine = create_engine(self.url, **POOL, pool_pre_ping=True)
                event.listen(engine, "connect", _prepare_postgresql)
                return engine
            assert self.url.database is not None
            make_folder_of(Path(self.url.database))
            engine = create_engine(self.url, **POOL)
        except NoSuchModuleError as problem:
            raise StorageError("storage-cannot-open", path=self.name, detail=str(problem)) from None
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine

    @property
    def name(self) -> str:
        """For people, without a secret."""
        return str(self.url.database) if self.is_sqlite else without_password(self.url)

    def now(
        self, reads: Callable[Concatenate[Connection, Given], Found], *args: Given.args, **kw: Given.kwargs
    ) -> Found:
        """Read or write in a transaction of its own, and wait for it: for commands, not for the server."""
        try:
            with self.engine.begin() as connection:
                return reads(connection, *args, **kw)
        except DBAPIError as problem:
            raise StorageError("storage-cannot-open", path=self.name, detail=reason_of(problem)) from None

    def reshape(self, writes: Callable[[Connection], None]) -> None:
        """Change the schema in a transaction. SQLite changes a table by writing it anew and deleting the old one, which
        must not delete what refers to it."""
        with self.engine.connect() as connection:
            driver: Any = connection.connection.dbapi_connection
            if self.is_sqlite:
                driver.execute("PRAGMA foreign_keys=OFF")  # of no effect once a transaction has begun
            try:
                with connection.begin():
                    writes(connection)
                    if self.is_sqlite and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                        raise StorageError("storage-cannot-open", path=self.name, detail="a reference leads nowhere")
            except DBAPIError as problem:
                raise StorageError("storage-cannot-open", path=self.name, detail=reason_of(problem)) from None
            finally:
                if self.is_sqlite:
                    driver.execute("PRAGMA foreign_keys=ON")

    async def read(
        self, reads: Callable[Concatenate[Connection, Given], Found], *args: Given.args, **kw: Given.kwargs
    ) -> Found:
        """Read without keeping anybody waiting."""
        question = Job.of(reads, *args, **kw)
        self._readers.ask(question)
        found: Found = await question.done
        return found

    def claim(self) -> ExitStack:
        """On SQLite, be the only one that serves from this file, until what is returned is closed or this process ends.
        Commands for hosts may still read and write."""
        if not self.is_sqlite:
            return ExitStack()
        path = Path(f"{self.url.database}.lock")
        try:
            return lock_file(path)
        except FileInUse:
            raise StorageError("storage-in-use", path=self.name) from None
        except OSError as problem:
            raise StorageError("storage-cannot-open", path=str(path), detail=problem.strerror or "") from None

    def close(self) -> None:
        self._readers.close()
        self.engine.dispose()


def make_folder_of(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(path, "ab"):
            pass
        os.chmod(path, 0o600)  # it holds hashes of passwords, and the luck of running games
    except OSError as problem:
        raise StorageError("storage-cannot-open", path=str(path), detail=problem.strerror or str(problem)) from None


def one_at_a_time(connection: Connection, number: int) -> None:
    """Wait until no other process is in a transaction that began with this number. On SQLite that is always so."""
    if connection.dialect.name == POSTGRESQL:
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": number})


def _prepare_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    connection.isolation_level = None  # we say ourselves when transactions begin
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _prepare_postgresql(connection: Any, _record: Any) -> None:
    """What is acknowledged is on the disk, whatever the server is set to; it may be set to promise more."""
    weak = "current_setting('synchronous_commit') IN ('off', 'local')"
    connection.execute(f"SELECT set_config('synchronous_commit', 'on', false) WHERE {weak}")
    connection.commit()


def _begin_sqlite(connection: Connection) -> None:
    reads = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
