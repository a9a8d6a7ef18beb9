"""A function to run in a database thread, and the future that waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Concatenate, NamedTuple, ParamSpec

from sqlalchemy import Connection

Given = ParamSpec("Given")
Outcome = tuple[Any, BaseException | None]
"""The result, or the exception."""


class Job(NamedTuple):
    """A read or a write. Cancelling the awaiting task does not cancel the job."""

    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]

    @classmethod
    def of(cls, work: Callable[Concatenate[Connection, Given], object], *args: Given.args, **kw: Given.kwargs) -> Job:
        """A job for the running event loop."""
        loop = asyncio.get_running_loop()
        return cls(lambda connection: work(connection, *args, **kw), loop, loop.create_future())

    @property
    def is_given_up(self) -> bool:
        """The caller was told that the database does not answer, so the job need not begin any more."""
        return self.done.done() and not self.done.cancelled()

    def resolve(self, found: Any, problem: BaseException | None = None) -> None:
        """Resolve the future; may be called from any thread."""
        try:
            self.loop.call_soon_threadsafe(self.settle, found, problem)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return

    def settle(self, found: Any, problem: BaseException | None) -> None:
        """Resolve the future; called in its event loop."""
        if self.done.done():
            return
        if problem is None:
            self.done.set_result(found)
        else:
            self.done.set_exception(problem)
