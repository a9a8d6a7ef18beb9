"""Compile the rules and the bots of every game in parallel before the tests: the test workers then load them from the
cache instead of all compiling the same."""

from __future__ import annotations

from multiprocessing import get_context

from emporion.bots import engine
from emporion.games import find, names
from emporion.kernel.backends import rule_sources
from emporion.kernel.cache import imported_files
from emporion.kernel.compiled import compiled, progress_on_stderr


def prepare_bots(name: str) -> None:
    engine.compiled(find(name)).prepare(progress_on_stderr(f"{find(name).title} (bots)"))


def prepare_rules(name: str) -> None:
    compiled(find(name)).prepare(progress=progress_on_stderr(find(name).title))


def source_size(name: str) -> int:
    """The bytes of a game's rules."""
    return sum(path.stat().st_size for path in imported_files(rule_sources(find(name))))


def main() -> None:
    """Longest first: bots take longer than rules, and games with more rules longer than others."""
    longest_first = sorted(names(), key=source_size, reverse=True)
    with get_context("spawn").Pool(2) as pool:
        jobs = [pool.apply_async(job, (name,)) for job in (prepare_bots, prepare_rules) for name in longest_first]
        for job in jobs:
            job.get()


if __name__ == "__main__":
    main()
