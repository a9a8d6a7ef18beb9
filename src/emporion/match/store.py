"""Records on disk, written atomically: a crash leaves the old record or the new one."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from emporion.files import StorageError, atomic_write
from emporion.folders import data_root
from emporion.kernel.errors import BadRecord
from emporion.match.record import Record, dumps, loads


def games_folder() -> Path:
    """The default folder of records."""
    return data_root() / "games"


def now() -> str:
    """The current time as written in records."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def new_path(game: str, started: str) -> Path:
    """An unused file name in the default folder."""
    stem = f"{game}-{started.replace(':', '').replace('T', '-').rstrip('Z')}"
    path, number = games_folder() / f"{stem}.json", 2
    try:
        while path.exists():
            path, number = path.with_name(f"{stem}-{number}.json"), number + 1
    except OSError as problem:
        raise storage_error("storage-cannot-read", path, problem) from None
    return path


class RecordFile:
    """The file of one running game. It is not overwritten if another program has changed it."""

    def __init__(self, path: Path, content: bytes) -> None:
        self.path = path
        self._content = content
        """The content that we wrote or read last."""

    @classmethod
    def create(cls, path: Path, resume: str = "emporion resume") -> RecordFile:
        """Create a new file. An existing file is an error, which names the command `resume` to continue that game."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(exist_ok=False)
        except (OSError, ValueError) as problem:
            if isinstance(problem, FileExistsError) and path.parent.is_dir():
                raise StorageError("storage-exists", path=str(path), command=resume) from None
            raise storage_error("storage-cannot-write", path, problem) from None
        return cls(path, b"")

    @classmethod
    def open(cls, path: Path) -> tuple[RecordFile, Record]:
        """Open the file of a game to continue, and read its record."""
        content = read_bytes(path)
        return cls(path, content), loads(content, str(path))

    def save(self, record: Record) -> None:
        """Replace the record, unless another program has changed the file."""
        if read_bytes(self.path) != self._content:
            raise StorageError("storage-changed", path=str(self.path))
        self._content = write(self.path, record)


def write(path: Path, record: Record) -> bytes:
    """Write a record atomically; returns the bytes written."""
    try:
        data = dumps(record).encode()
        path.parent.mkdir(parents=True, exist_ok=True)
        atomic_write(path, data)
    except (OSError, UnicodeEncodeError) as problem:
        raise storage_error("storage-cannot-write", path, problem) from None
    return data


def storage_error(message: str, path: Path, problem: Exception) -> StorageError:
    """The StorageError for an exception; common ones without technical details."""
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
        raise storage_error("storage-cannot-read", path, problem) from None


def unfinished() -> Iterator[tuple[Path, Record]]:
    """The unfinished games in the default folder, the latest first. Files that are not readable records are skipped."""
    for path in sorted(record_files(), key=modified, reverse=True):
        try:
            record = read(path)
        except (BadRecord, StorageError):
            continue
        if record.result is None:
            yield path, record


def record_files() -> list[Path]:
    try:
        return [path for path in games_folder().glob("*.json") if path.is_file()]
    except OSError:
        return []


def modified(path: Path) -> float:
    """The modification time of a file, which may vanish meanwhile."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
