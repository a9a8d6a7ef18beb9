"""Numbers that people give, and how large they may be."""

from __future__ import annotations

from emporion.kernel.errors import EmporionError

MOST_JOBS = 256


def check_number(name: str, found: int, most: int) -> None:
    if not 1 <= found <= most:
        raise EmporionError(f"{name}: expected a number from 1 to {most:,}, not {found}")


def check_jobs(jobs: int | None) -> None:
    """None is for as many processes as there are processors."""
    if jobs is not None:
        check_number("jobs", jobs, MOST_JOBS)
