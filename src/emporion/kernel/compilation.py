"""Compiling the entry functions of a backend, or loading them from the cache, with a progress line."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from emporion.kernel.errors import BackendUnavailable

Progress = Callable[[int, int, str], None]
"""Called with the number of compiled functions, their total, and the name of the next one."""


def compile_entries(
    title: str, folder: Path | None, calls: Mapping[str, Callable[[], object]], progress: Progress | None
) -> None:
    """Call functions once, which compiles them or loads them from the cache folder."""
    cold = [name for name in calls if folder is None or not (folder / f"{name}.ready").exists()]
    for number, (name, call) in enumerate(calls.items()):
        if progress and cold:
            progress(number, len(calls), name)
        try:
            call()
        except Exception as problem:
            if not _is_numba_error(problem):
                raise
            reason = error_line(str(problem))
            raise BackendUnavailable(f"Numba cannot compile the rules of {title} here: {reason}") from None
        if folder is not None:
            (folder / f"{name}.ready").touch()
    if progress and cold:
        progress(len(calls), len(calls), "")


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
        if done == total:
            text = f"Compiled the rules of {title}."
        else:
            what = name.removesuffix("_many").replace("_", " ")
            text = f"Compiling the rules of {title}, once: step {done + 1} of {total} ({what}) …"
        if sys.stderr.isatty() or done in (0, total):
            print(f"{text:<100}", end=ending, file=sys.stderr, flush=True)

    return report
