"""Background tasks that survive failures."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from emporion.server.storage.availability import StorageUnavailable

log = structlog.get_logger(__name__)

FIRST_PAUSE = 1.0
MAX_PAUSE = 60.0
OUTAGE_PAUSE = 0.5  # while the database cannot be used: everyone waits for it


async def retry_with_backoff(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Run a task to its end. After a failure, log it and run it again with exponential backoff; the pause is reset once
    the task has run for longer than it. In an outage of the database the pause is short."""
    pause = FIRST_PAUSE
    clock = asyncio.get_running_loop().time
    while True:
        began = clock()
        try:
            await work()
            return
        except StorageUnavailable:  # which is in the log
            await asyncio.sleep(OUTAGE_PAUSE)
            continue
        except Exception as problem:
            log.warning(
                "background task failed; retrying",
                task=name,
                reason=f"{type(problem).__name__}: {problem}",
                exc_info=True,
            )
        pause = min(2 * pause, MAX_PAUSE) if clock() - began < pause else FIRST_PAUSE
        await asyncio.sleep(pause)
