"""Garbage collection in short, frequent steps.

A server full of tables holds millions of long-lived objects. By default Python collects the youngest generation after a
hundred thousand allocations, which takes 0.1 s, and sometimes the oldest, which takes most of a second; the event loop
stands still meanwhile. Here what was allocated is frozen (`gc.freeze`) ten times a second, until the process has grown
a lot. Reference counting frees almost everything: moves leave no cycles, and looking for some among their states would
take longer than playing them. Only connections and errors do, so the youngest generation is collected before it is
frozen where `expect_garbage` announced some.
"""

from __future__ import annotations

import asyncio
import gc
import mmap
from pathlib import Path

SECONDS_BETWEEN = 0.1
TICKS_PER_CHECK = 100  # of the memory that is used
MEMORY_GROWTH = 512 << 20  # bytes of growth after which everything is collected again

STATUS = Path("/proc/self/statm")  # Linux only


async def control_gc() -> None:
    """Run for as long as the server does."""
    gc.disable()
    try:
        while True:
            collect_all()
            await freeze_young_until(resident_memory() + MEMORY_GROWTH)
    finally:
        gc.unfreeze()
        gc.enable()


async def freeze_young_until(grown: int) -> None:
    """Freeze or collect the youngest generation until the process uses `grown` bytes, or for a while where memory use
    is unknown."""
    while True:
        for _ in range(TICKS_PER_CHECK):
            await asyncio.sleep(SECONDS_BETWEEN)
            freeze_young()
        if not 0 < resident_memory() < grown:
            return


_expects_garbage = True


def expect_garbage() -> None:
    """A connection or an error ends, and leaves objects that refer to each other."""
    global _expects_garbage
    _expects_garbage = True


def freeze_young() -> None:
    """Exempt what was allocated from collections, after collecting it where garbage is expected."""
    global _expects_garbage
    if _expects_garbage:
        _expects_garbage = False
        gc.collect(0)
    gc.freeze()


def collect_all() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def resident_memory() -> int:
    """This process's resident memory in bytes; 0 where unknown."""
    return int(STATUS.read_text().split()[1]) * mmap.PAGESIZE if STATUS.exists() else 0
