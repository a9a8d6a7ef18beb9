"""Compile the rules of every game before the tests begin, side by side: the test workers then load them from the cache
instead of compiling the same things at the same time."""

from __future__ import annotations

from multiprocessing import get_context

from emporion.bots.compiled import compiled_bots
from emporion.games import find, names
from emporion.kernel.compiled import compiled, tell_on_stderr

SLOW_TO_COMPILE = ("dale",)
"""Games whose bots are compiled only for the long tests."""


def prepare(name: str) -> None:
    compiled(find(name)).prepare(progress=tell_on_stderr(find(name).title))
    if name not in SLOW_TO_COMPILE:
        compiled_bots(find(name)).prepare()


if __name__ == "__main__":
    with get_context("spawn").Pool(2) as pool:
        pool.map(prepare, sorted(names(), reverse=True), chunksize=1)  # the longest one first
