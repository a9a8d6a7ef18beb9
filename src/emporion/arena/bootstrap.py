"""Intervals by the percentile bootstrap: the deals are drawn again, with replacement, thousands of times."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from emporion.statistics import Interval

RESAMPLES = 10_000
LARGEST_BLOCK = 4_000_000  # numbers that are held at a time
TAILS = (0.025, 0.975)

Rows = npt.NDArray[np.int64]
"""A row of whole numbers for each deal; whole, so that sums do not depend on their order."""
Values = npt.NDArray[np.float64]


def resampled(rows: Rows, seed: int) -> Values:
    """The sums of the columns in each resample. The same seed and number of deals draw the same deals, so that figures
    made in several calls belong together."""
    return np.concatenate([drawn @ rows.astype(np.float64) for drawn in draws(len(rows), seed)])


def draws(deals: int, seed: int) -> Iterator[Values]:
    """How often each deal comes up in a resample, for some resamples at a time."""
    generator = np.random.default_rng([abs(seed), seed < 0])
    size = max(1, LARGEST_BLOCK // deals)
    for first in range(0, RESAMPLES, size):
        count = min(size, RESAMPLES - first)
        drawn = generator.integers(deals, size=(count, deals)) + deals * np.arange(count)[:, np.newaxis]
        yield np.bincount(drawn.ravel(), minlength=count * deals).reshape(count, deals).astype(np.float64)


def means(rows: Rows, divisors: Sequence[float], seed: int) -> list[Interval]:
    """For each column its mean over the deals, in units of its divisor."""
    whole = len(rows) * np.array(divisors, np.float64)
    return intervals_of(rows.sum(axis=0) / whole, resampled(rows, seed) / whole)


def intervals_of(values: Values, again: Values) -> list[Interval]:
    """Figures, each with the middle 95% of what it was in the resamples."""
    low, high = np.quantile(again, TAILS, axis=0)
    return [Interval(*map(float, each)) for each in zip(values, low, high, strict=True)]
