"""Atomic writes and file locks."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from emporion.kernel.errors import LocalizedError


class FileInUse(OSError):
    """Another process holds the lock."""


class StorageError(LocalizedError):
    """A file or database cannot be read or written."""


def reason_of(problem: Exception) -> str:
    """The system's message of an error, without its number and path."""
    return getattr(problem, "strerror", None) or str(problem)


def atomic_write(path: Path, data: bytes, mode: int = 0o644) -> None:
    """Replace a file in one step and flush it, so that a crash leaves the old content or the new one.

    A symbolic link stays; its target is replaced. All failures are OSErrors.
    """
    target = follow_links(path)
    with tempfile.NamedTemporaryFile(dir=target.parent, prefix=f".{target.name[:80]}.", delete=False) as file:
        temporary = Path(file.name)
        try:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            temporary.unlink()
            raise
    try:
        temporary.chmod(mode)
        os.replace(temporary, target)  # Windows can replace only closed files
    except BaseException:
        temporary.unlink()
        raise
    _flush_folder(target.parent)


def follow_links(path: Path) -> Path:
    """The file that a path leads to through symbolic links."""
    try:
        return path.resolve()
    except RuntimeError:  # Python 3.11 and 3.12 on a circle of links
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path)) from None
    except ValueError as problem:  # a null character
        raise OSError(errno.EINVAL, str(problem), str(path)) from None


def _flush_folder(folder: Path) -> None:
    """Make a new name in a folder durable, on systems that need it."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def lock_file(path: Path) -> ExitStack:
    """Lock a file at once, or raise `FileInUse`. Closing the result or ending the process releases the lock; the lock
    file stays."""
    from filelock import FileLock, Timeout

    held = ExitStack()
    try:
        held.enter_context(FileLock(path, thread_local=False).acquire(blocking=False))
    except Timeout:
        raise FileInUse(errno.EWOULDBLOCK, "another process holds the lock", str(path)) from None
    return held


@contextmanager
def exclusive(path: Path) -> Iterator[None]:
    """Hold the lock of a file, after waiting for other processes. If the file cannot be written, go ahead without."""
    from filelock import FileLock

    with ExitStack() as held:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            held.enter_context(FileLock(path, thread_local=False))
        except OSError:
            pass
        yield
