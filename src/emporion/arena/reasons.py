"""Why a file could not be read or written, in a few words."""

from __future__ import annotations


def reason_of(problem: Exception) -> str:
    """What the system says about it, without the number and the path; whoever tells it has named the path before."""
    return getattr(problem, "strerror", None) or str(problem)
