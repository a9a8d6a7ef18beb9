"""Runs of many seeds, in one process or several."""

from __future__ import annotations

import gc
import multiprocessing
from collections.abc import Iterator

from tests.simulation.planted import PLANTS
from tests.simulation.run import Result, run

CHUNK = 8  # seeds that a process takes at a time
COLLECTED_EVERY = 20  # runs


def one(given: tuple[int, str | None]) -> Result:
    """Run a seed. The history of one without a violation is not sent back."""
    seed, plant = given
    result = run(seed, PLANTS[plant] if plant else None)
    if seed % COLLECTED_EVERY == 0:
        gc.collect()  # dead processes leave cycles
    return result if result.violations else result._replace(events=[])


def results(wanted: range, plant: str | None, jobs: int) -> Iterator[Result]:
    """The results of these seeds, in any order if several processes run them."""
    given = [(seed, plant) for seed in wanted]
    if jobs == 1:
        yield from map(one, given)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(one, given, chunksize=CHUNK)
