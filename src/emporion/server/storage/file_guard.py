"""Notices that the file of a SQLite database is gone, replaced, overwritten, cut off or read-only.

SQLite goes on writing into a file that was removed or overwritten, and its commits succeed. So the file that has the
name is compared with the one that was opened, before anything is acknowledged. It takes a few microseconds.

A file that another one is copied over keeps its inode. So the process that owns the database writes a new random mark
into the file's header when it starts (`PRAGMA application_id`). A copy that was made since then has the same mark, but
a lower generation (`PRAGMA user_version`), which every heartbeat increments. Nothing else uses these two fields, and
VACUUM keeps them. SQLite's own change counter is of no use: it stays as it is while there is a write-ahead log.
"""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

import structlog
from sqlalchemy import Connection

from emporion.server.storage.availability import StorageUnavailable

log = structlog.get_logger(__name__)

MAGIC = b"SQLite format 3\0"
HEADER = 100  # bytes, with these fields
PAGE_SIZE, PAGES, GENERATION, MARK = slice(16, 18), slice(28, 32), slice(60, 64), slice(68, 72)
PATIENCE = 15.0  # seconds to wait for another process that writes, such as an admin command
CAN_READ_AT = hasattr(os, "pread")
"""Whether a file can be read without moving its position; not on Windows."""


class Identity(NamedTuple):
    """How the processes of a server recognise the database's file."""

    device: int
    inode: int
    mark: int
    earlier_mark: int
    """The mark in the header until a checkpoint moves the new one there from the write-ahead log."""


class FileGuard:
    """Compares the database's file, and its write-ahead log, with those that were opened first."""

    def __init__(self, path: str, identity: Identity | None = None) -> None:
        """`identity` is what the process that owns the file has found. Without it this process owns the file, and marks
        it."""
        self._path = path
        self._log = f"{path}-wal"
        self._owns_file = identity is None
        self._is_closed = False
        self._file = os.open(path, os.O_RDONLY) if CAN_READ_AT else -1
        """Open as long as the database is: closing any descriptor of the file drops the locks that SQLite has on it."""
        try:
            found, head = os.stat(path), self._head()
            self._size, self._generation = found.st_size, _number(head[GENERATION])
            self.identity = identity or Identity(found.st_dev, found.st_ino, _new_mark(), _number(head[MARK]))
            self._check_file(found, head)
            self._anchor = self._opened()
            """Not used any more: while there is a connection, SQLite does not remove the write-ahead log."""
            self._check_file(os.stat(path), self._head())  # the mark is there now, usually
            opened = os.stat(self._log)
            self._log_identity = opened.st_dev, opened.st_ino
        except BaseException:
            self._close_file()
            raise

    def _opened(self) -> sqlite3.Connection:
        """Open the database and its log, and mark it. The connection cannot write: SQLite does a last checkpoint when
        a connection that can write is closed as the last one."""
        with closing(self._connect("rw")) as connection:
            connection.execute("PRAGMA journal_mode=WAL").close()
            if self._owns_file:
                connection.execute(f"PRAGMA application_id={self.identity.mark}").close()
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").close()  # readers may keep the mark in the log
            anchor = self._connect("ro")
            _open_log(anchor)
            return anchor

    def _connect(self, mode: str) -> sqlite3.Connection:
        address = f"{Path(self._path).absolute().as_uri()}?mode={mode}"
        return sqlite3.connect(address, uri=True, timeout=PATIENCE, check_same_thread=False)

    def check(self) -> None:
        """Raise StorageUnavailable if what is written now would be lost or could not be read."""
        least = self._generation  # before reading: another thread may see a later one meanwhile
        try:
            found, opened, head = os.stat(self._path), os.stat(self._log), self._head()
        except OSError as problem:
            raise StorageUnavailable(f"{problem.filename or self._path}: {problem.strerror}") from None
        self._check_file(found, head)
        generation = _number(head[GENERATION])
        if generation < least:
            raise StorageUnavailable(f"{self._path}: was overwritten with an earlier copy")
        self._generation = generation
        if (opened.st_dev, opened.st_ino) != self._log_identity:
            raise StorageUnavailable(f"{self._log}: was replaced by another file")
        if not found.st_mode & stat.S_IWUSR:
            raise StorageUnavailable(f"{self._path}: is read-only")

    def _check_file(self, found: os.stat_result, head: bytes) -> None:
        if (found.st_dev, found.st_ino) != self.identity[:2]:
            raise StorageUnavailable(f"{self._path}: was replaced by another file")
        if not head.startswith(MAGIC) or (found.st_size < self._size and _is_cut_off(found.st_size, head)):
            raise StorageUnavailable(f"{self._path}: was cut off")
        self._size = found.st_size
        mark = _number(head[MARK])
        if mark == self.identity.mark:
            if self.identity.earlier_mark != mark:
                self.identity = self.identity._replace(earlier_mark=mark)
        elif mark != self.identity.earlier_mark:
            raise StorageUnavailable(f"{self._path}: was overwritten with another file")

    def _head(self) -> bytes:
        if CAN_READ_AT:
            return os.pread(self._file, HEADER, 0)
        with open(self._path, "rb") as file:
            return file.read(HEADER)

    def close(self) -> None:
        """Close the last connection. What the write-ahead log has left is moved into the file, unless that is another
        one: a backup that was copied over it, and that the next start is to find as it is."""
        if self._is_closed:
            return
        self._is_closed = True
        try:
            if self._owns_file and self._is_overwritten():
                self._anchor.close()
                self._set_log_aside()
                return
            with suppress(sqlite3.Error), closing(self._connect("rw")) as connection:
                _open_log(connection)
                self._anchor.close()
            self._anchor.close()
        finally:
            self._close_file()

    def _is_overwritten(self) -> bool:
        try:
            found, head = os.stat(self._path), self._head()
        except OSError:
            return False
        if (found.st_dev, found.st_ino) != self.identity[:2]:
            return False
        is_ours = _number(head[MARK]) in (self.identity.mark, self.identity.earlier_mark)
        return not is_ours or _number(head[GENERATION]) < self._generation

    def _set_log_aside(self) -> None:
        aside = f"{self._log}.{self.identity.mark:08x}"
        with suppress(OSError):
            os.replace(self._log, aside)
            log.warning("the write-ahead log of the overwritten file was set aside", file=aside)

    def _close_file(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def _new_mark() -> int:
    """A random number that fits into the header's field and is not that of an unmarked file. Not from `secrets`: the
    simulation replaces that, and marks may differ between two runs of a seed."""
    return int.from_bytes(os.urandom(4), "big") >> 1 or 1


def _open_log(connection: sqlite3.Connection) -> None:
    connection.execute("SELECT count(*) FROM sqlite_master").close()


def _number(field: bytes) -> int:
    return int.from_bytes(field, "big")


def renew_generation(connection: Connection) -> None:
    """On SQLite, let copies of the file that were made until now be recognised."""
    if connection.dialect.name == "sqlite":
        present = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        connection.exec_driver_sql(f"PRAGMA user_version={present + 1}")


def _is_cut_off(size: int, head: bytes) -> bool:
    """Whether a smaller file is a damaged one, not one that a host has compacted."""
    page = _number(head[PAGE_SIZE])
    return size < _number(head[PAGES]) * (65536 if page == 1 else page)
