"""Looking for garbage so that nobody has to wait for it.

A room full of tables is millions of objects that stay. Python would look through a hundred thousand new ones at a time,
which takes a tenth of a second, and now and then through all of them, which takes most of a second; meanwhile nobody is
served. Here what is new is looked through ten times a second, and what survives that is left alone until the process
has grown a lot: almost everything is freed at once when nobody needs it, without being looked for.
"""

from __future__ import annotations

import asyncio
import gc
import mmap
from pathlib import Path

SECONDS_BETWEEN = 0.1
LOOKS_BETWEEN_MEASURES = 100
ALLOWANCE = 512 << 20  # bytes; having grown by that, all is looked through again

STATUS = Path("/proc/self/statm")  # on Linux


async def keep_clean() -> None:
    """As long as the server is there."""
    gc.disable()
    try:
        while True:
            look_through_all()
            await look_through_new_until(memory() + ALLOWANCE)
    finally:
        gc.unfreeze()
        gc.enable()


async def look_through_new_until(grown: int) -> None:
    """Until so much memory is used, or for a while where we cannot know it."""
    while True:
        for _ in range(LOOKS_BETWEEN_MEASURES):
            await asyncio.sleep(SECONDS_BETWEEN)
            look_through_new()
        if not 0 < memory() < grown:
            return


def look_through_new() -> None:
    gc.collect(0)
    gc.freeze()


def look_through_all() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def memory() -> int:
    """What this process uses, in bytes; 0 where we cannot know it."""
    return int(STATUS.read_text().split()[1]) * mmap.PAGESIZE if STATUS.exists() else 0
