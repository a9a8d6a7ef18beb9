"""Looking for garbage so that nobody has to wait for it.

A room full of tables is millions of objects that stay. Python would look through a hundred thousand new ones at a time,
which takes a tenth of a second, and now and then through all of them, which takes most of a second; meanwhile nobody is
served. Here what is new is looked through ten times a second, and what survives that is left alone until the process
has grown a lot: almost everything is freed at once when nobody needs it, without being looked for.
"""

from __future__ import annotations

import asyncio
import gc
import resource
from pathlib import Path

SECONDS_BETWEEN = 0.1
LOOKS_BETWEEN_MEASURES = 100
GROWTH, ALLOWANCE = 2, 256 << 20  # bytes; having grown more than that, all is looked through again

STATUS = Path("/proc/self/statm")  # on Linux


async def keep_clean() -> None:
    """As long as the server is there."""
    gc.disable()
    try:
        while True:
            look_through_all()
            enough = round(GROWTH * memory()) + ALLOWANCE
            while memory() < enough:
                for _ in range(LOOKS_BETWEEN_MEASURES):
                    await asyncio.sleep(SECONDS_BETWEEN)
                    look_through_new()
    finally:
        gc.unfreeze()
        gc.enable()


def look_through_new() -> None:
    gc.collect(0)
    gc.freeze()


def look_through_all() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def memory() -> int:
    """What this process uses, in bytes; where we cannot know that, what it used at most."""
    if STATUS.exists():
        return int(STATUS.read_text().split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
