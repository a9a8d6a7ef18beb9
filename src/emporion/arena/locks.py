"""Locks on files, so that no two processes write the same one or do the same work. They end with their process, however
it ends. Where the system has none, everybody goes ahead."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import IO, Any

try:
    fcntl: Any = import_module("fcntl")
except ImportError:
    fcntl = None


def take(file: IO[Any]) -> bool:
    """Whether an open file is ours now, and not another process's."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


@contextmanager
def one_at_a_time(path: Path) -> Iterator[None]:
    """Wait until no other process does what this file stands for; where it cannot be written, do not."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("ab")
    except OSError:
        yield
        return
    with file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
