"""Something to be done in a thread of the database, and who waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Concatenate, NamedTuple, ParamSpec

from sqlalchemy import Connection

Given = ParamSpec("Given")
Answer = tuple[Any, BaseException | None]
"""What was found, or what went wrong."""


class Job(NamedTuple):
    """Reads or writes. Whoever stops waiting for it does not stop it."""

    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]

    @classmethod
    def of(cls, work: Callable[Concatenate[Connection, Given], object], *args: Given.args, **kw: Given.kwargs) -> Job:
        """For whoever asks in the present loop."""
        loop = asyncio.get_running_loop()
        return cls(lambda connection: work(connection, *args, **kw), loop, loop.create_future())

    def answer(self, found: Any, problem: BaseException | None = None) -> None:
        """Tell what was found or what went wrong; from any thread."""
        try:
            self.loop.call_soon_threadsafe(self._answer, found, problem)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return

    def _answer(self, found: Any, problem: BaseException | None) -> None:
        if self.done.done():
            return
        if problem is None:
            self.done.set_result(found)
        else:
            self.done.set_exception(problem)
