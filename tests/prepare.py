"""Compile the rules and the bots of every game in parallel before the tests: the test workers then load them from the
cache instead of all compiling the same."""

from __future__ import annotations

from multiprocessing import get_context

from emporion.bots import engine
from emporion.games import find, names
from emporion.kernel.compiled import compiled, progress_on_stderr


def prepare_bots(name: str) -> None:
    engine.compiled(find(name)).prepare(progress_on_stderr(f"{find(name).title} (bots)"))


def prepare_rules(name: str) -> None:
    compiled(find(name)).prepare(progress=progress_on_stderr(find(name).title))


def main() -> None:
    """Longest first: bots take longer than rules, and Dale longer than the other games."""
    longest_first = sorted(names(), key=lambda name: name != "dale")
    with get_context("spawn").Pool(2) as pool:
        jobs = [pool.apply_async(job, (name,)) for job in (prepare_bots, prepare_rules) for name in longest_first]
        for job in jobs:
            job.get()


if __name__ == "__main__":
    main()
