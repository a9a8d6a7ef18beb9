"""Records on disk. A file is replaced in one step and flushed, so a crash leaves the old record or the new one."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from emporion.files import StorageError, atomic_write
from emporion.folders import data_root
from emporion.kernel.errors import BadRecord
from emporion.match.record import Record, dumps, loads


def games_folder() -> Path:
    """Where records are kept unless somebody names another place."""
    return data_root() / "games"


def now() -> str:
    """The present moment as records write it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def new_path(game: str, started: str) -> Path:
    """A free name in the folder of records."""
    stem = f"{game}-{started.replace(':', '').replace('T', '-').rstrip('Z')}"
    path, number = games_folder() / f"{stem}.json", 2
    try:
        while path.exists():
            path, number = path.with_name(f"{stem}-{number}.json"), number + 1
    except OSError as problem:
        raise fault("storage-cannot-read", path, problem) from None
    return path


class RecordFile:
    """The file of one game that is being played. If another program changes it meanwhile, nothing is overwritten."""

    def __init__(self, path: Path, content: bytes) -> None:
        self.path = path
        self._content = content
        """What the file should hold, as far as we know."""

    @classmethod
    def create(cls, path: Path, resume: str = "emporion resume") -> RecordFile:
        """A new file; one that is there already is left alone (`resume` is the command to go on with it)."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(exist_ok=False)
        except (OSError, ValueError) as problem:
            if isinstance(problem, FileExistsError) and path.parent.is_dir():
                raise StorageError("storage-exists", path=str(path), command=resume) from None
            raise fault("storage-cannot-write", path, problem) from None
        return cls(path, b"")

    @classmethod
    def open(cls, path: Path) -> tuple[RecordFile, Record]:
        """A file to go on with, and its record."""
        content = read_bytes(path)
        return cls(path, content), loads(content, str(path))

    def save(self, record: Record) -> None:
        """Replace the record in the file, safely."""
        if read_bytes(self.path) != self._content:
            raise StorageError("storage-changed", path=str(self.path))
        self._content = write(self.path, record)


def write(path: Path, record: Record) -> bytes:
    """Replace the file by the record, in one step; what was written."""
    try:
        data = dumps(record).encode()
        path.parent.mkdir(parents=True, exist_ok=True)
        atomic_write(path, data)
    except (OSError, UnicodeEncodeError) as problem:
        raise fault("storage-cannot-write", path, problem) from None
    return data


def fault(message: str, path: Path, problem: Exception) -> StorageError:
    """The error in words, the commonest without technical details."""
    if isinstance(problem, FileNotFoundError) and message == "storage-cannot-read":
        return StorageError("storage-no-file", path=str(path))
    if isinstance(problem, PermissionError):
        return StorageError("storage-no-permission", path=str(path))
    return StorageError(message, path=str(path), detail=getattr(problem, "strerror", None) or str(problem))


def read(path: Path) -> Record:
    """The record in a file."""
    return loads(read_bytes(path), str(path))


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except (OSError, ValueError) as problem:
        raise fault("storage-cannot-read", path, problem) from None


def unfinished() -> Iterator[tuple[Path, Record]]:
    """The games in the folder of records that are not over, the latest first. What cannot be read, or is not a record,
    is left alone."""
    for path in sorted(found_files(), key=time_of, reverse=True):
        try:
            record = read(path)
        except (BadRecord, StorageError):
            continue
        if record.result is None:
            yield path, record


def found_files() -> list[Path]:
    try:
        return [path for path in games_folder().glob("*.json") if path.is_file()]
    except OSError:
        return []


def time_of(path: Path) -> float:
    """When a file was last changed; files may vanish while we look."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
