"""A bar with the time left, for those who wait at a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Tick = Callable[[int], None]
"""Called with the number of things just done."""

LOOK_BACK = 3600.0  # seconds over which speed is measured; a deal of slow bots takes minutes


@contextmanager
def bar_of(things: str, total: int, done: int = 0) -> Iterator[Tick]:
    """A bar on standard error, gone when all is done; nothing where nobody looks."""
    status = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not status.is_terminal
    with Progress(
        *columns, console=status, transient=True, disable=hidden, speed_estimate_period=LOOK_BACK
    ) as progress:
        task = progress.add_task(things, total=total, completed=done)
        yield lambda count: progress.update(task, advance=count)
