"""What people see of compiling: a progress line, and errors in one line."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from emporion.kernel.errors import BackendUnavailable

Progress = Callable[[int, int, str], None]
"""Called with the number of compiled functions, their total (about), and the name of the next one; with a total of 0
while another process compiles them."""


@contextmanager
def numba_errors_in_one_line(title: str) -> Iterator[None]:
    """Turn Numba's long errors into BackendUnavailable."""
    try:
        yield
    except Exception as problem:
        if not _is_numba_error(problem):
            raise
        raise BackendUnavailable(
            f"Numba cannot compile the rules of {title} here: {error_line(str(problem))}"
        ) from None


def error_line(text: str) -> str:
    """The relevant line of a Numba error: the first after "Failed in … mode pipeline"."""
    lines = [line.strip() for line in re.sub(r"\x1b\[[0-9;]*m", "", text).splitlines()]
    useful = [line for line in lines if line and not line.startswith(("Failed in", "During:"))]
    return (useful or lines or [""])[0]


def _is_numba_error(problem: Exception) -> bool:
    return type(problem).__module__.startswith(("numba", "llvmlite"))


def progress_on_stderr(title: str) -> Progress:
    """A progress callback that prints one line on standard error."""

    def report(done: int, total: int, name: str) -> None:
        ending = "\n" if done == total or not sys.stderr.isatty() else "\r"
        if not total:
            text = f"Another process is compiling the rules of {title} …"
        elif done == total:
            text = f"Compiled the rules of {title}."
        else:
            text = f"Compiling the rules of {title}, once: step {done + 1} of {total} ({name.replace('_', ' ')}) …"
        if sys.stderr.isatty() or done in (0, total):
            print(f"{text:<100}", end=ending, file=sys.stderr, flush=True)

    return report
