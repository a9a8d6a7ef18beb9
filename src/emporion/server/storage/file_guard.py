"""Notices that the file of a SQLite database is gone, replaced, cut off or read-only.

SQLite goes on writing into a file that was removed, and its commits succeed. So the file that has the name is compared
with the one that was opened, before anything is acknowledged. It takes a few microseconds.
"""

from __future__ import annotations

import os
import sqlite3
import stat
from pathlib import Path

from emporion.server.storage.availability import StorageUnavailable

MAGIC = b"SQLite format 3\0"
HEADER = 100  # bytes


class FileGuard:
    """Compares the database's file, and its write-ahead log, with those that were opened first."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._log = f"{path}-wal"
        address = Path(path).absolute().as_uri() + "?mode=rw"
        self._anchor = sqlite3.connect(address, uri=True, check_same_thread=False)
        """A connection that is not used any more: while there is one, SQLite does not remove the write-ahead log."""
        self._anchor.execute("PRAGMA journal_mode=WAL").close()
        self._anchor.execute("SELECT count(*) FROM sqlite_master").close()  # opens the log
        found, log = os.stat(path), os.stat(self._log)
        self._identity, self._size = (found.st_dev, found.st_ino), found.st_size
        self._log_identity = log.st_dev, log.st_ino

    def check(self) -> None:
        """Raise StorageUnavailable if what is written now would be lost or could not be read."""
        try:
            found, log = os.stat(self._path), os.stat(self._log)
        except OSError as problem:
            raise StorageUnavailable(f"{problem.filename}: {problem.strerror}") from None
        if (found.st_dev, found.st_ino) != self._identity:
            raise StorageUnavailable(f"{self._path}: was replaced by another file")
        if (log.st_dev, log.st_ino) != self._log_identity:
            raise StorageUnavailable(f"{self._log}: was replaced by another file")
        if not found.st_mode & stat.S_IWUSR:
            raise StorageUnavailable(f"{self._path}: is read-only")
        if found.st_size != self._size:
            if found.st_size < self._size and self._is_cut_off(found.st_size):
                raise StorageUnavailable(f"{self._path}: was cut off")
            self._size = found.st_size

    def _is_cut_off(self, size: int) -> bool:
        """Whether a smaller file is a damaged one, not one that a host has compacted."""
        with open(self._path, "rb") as file:
            head = file.read(HEADER)
        if len(head) < HEADER or not head.startswith(MAGIC):
            return True
        page = int.from_bytes(head[16:18], "big")
        return size < int.from_bytes(head[28:32], "big") * (65536 if page == 1 else page)

    def close(self) -> None:
        self._anchor.close()
