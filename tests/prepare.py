"""Compile the rules of every game before the tests begin, side by side: the test workers then load them from the cache
instead of compiling the same things at the same time."""

from __future__ import annotations

from multiprocessing import get_context

from emporion.games import find, names
from emporion.kernel.compiled import compiled, tell_on_stderr


def prepare(name: str) -> None:
    compiled(find(name)).prepare(progress=tell_on_stderr(find(name).title))


if __name__ == "__main__":
    with get_context("spawn").Pool(2) as pool:
        pool.map(prepare, sorted(names(), reverse=True), chunksize=1)  # the longest one first
