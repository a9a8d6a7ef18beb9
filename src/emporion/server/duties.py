"""What a server does all the time, whatever goes wrong meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger(__name__)

SECONDS_TO_RETRY = 1.0
LONGEST_PAUSE = 60.0


async def keep_doing(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do some work until it is done. What goes wrong is told, and then it is tried again: soon at first, then later and
    later, as long as it goes wrong at once."""
    pause = SECONDS_TO_RETRY
    clock = asyncio.get_running_loop().time
    while True:
        began = clock()
        try:
            await work()
            return
        except Exception as problem:
            log.warning("trying again", duty=name, reason=f"{type(problem).__name__}: {problem}", exc_info=True)
        pause = min(2 * pause, LONGEST_PAUSE) if clock() - began < pause else SECONDS_TO_RETRY
        await asyncio.sleep(pause)
