"""Garbage collection in short, frequent steps.

A server full of tables holds millions of long-lived objects. By default Python collects the youngest generation after a
hundred thousand allocations, which takes 0.1 s, and sometimes the oldest, which takes most of a second; the event loop
stands still meanwhile. Here the youngest generation is collected ten times a second, and survivors are frozen
(`gc.freeze`) until the process has grown a lot. Reference counting frees almost everything else.
"""

from __future__ import annotations

import asyncio
import gc
import mmap
from pathlib import Path

SECONDS_BETWEEN = 0.1
COLLECTIONS_PER_CHECK = 100
MEMORY_GROWTH = 512 << 20  # bytes of growth after which everything is collected again

STATUS = Path("/proc/self/statm")  # Linux only


async def control_gc() -> None:
    """Run for as long as the server does."""
    gc.disable()
    try:
        while True:
            collect_all()
            await collect_young_until(resident_memory() + MEMORY_GROWTH)
    finally:
        gc.unfreeze()
        gc.enable()


async def collect_young_until(grown: int) -> None:
    """Collect the youngest generation until the process uses `grown` bytes, or for a while where memory use is
    unknown."""
    while True:
        for _ in range(COLLECTIONS_PER_CHECK):
            await asyncio.sleep(SECONDS_BETWEEN)
            collect_young()
        if not 0 < resident_memory() < grown:
            return


def collect_young() -> None:
    gc.collect(0)
    gc.freeze()


def collect_all() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def resident_memory() -> int:
    """This process's resident memory in bytes; 0 where unknown."""
    return int(STATUS.read_text().split()[1]) * mmap.PAGESIZE if STATUS.exists() else 0
