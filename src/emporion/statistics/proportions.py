"""Proportions, means and histograms over many games, with 95% intervals.

Everything is kept as whole numbers, which add up exactly, so that games can be counted in parts and in any order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

WIN = 12  # parts of one victory, so that up to four winners can share it evenly
Z_95 = 1.96  # standard deviations to either side that hold 95% of a normal distribution


@dataclass(frozen=True)
class Interval:
    """A value with its 95% interval."""

    value: float
    low: float
    high: float


class Proportion:
    """A share over many games, each with a number of cases and of hits (in parts of WIN).

    Players of one game are not independent, so the game is the sampling unit: we keep the sums that the variance of a
    ratio estimator needs.
    """

    def __init__(self) -> None:
        self.games = self.cases = self.hits = self.cases_squared = self.both = self.hits_squared = 0

    def add(self, cases: int, hits: int) -> None:
        self.games += 1
        self.cases += cases
        self.hits += hits
        self.cases_squared += cases * cases
        self.both += cases * hits
        self.hits_squared += hits * hits

    def add_seats(self, seats: Sequence[int], wins: Sequence[int]) -> None:
        """Add a game in which these seats did something. A game in which nobody did is not counted."""
        if seats:
            self.add(len(seats), sum(wins[seat] for seat in seats))

    def merge(self, other: Proportion) -> None:
        for name, number in vars(other).items():
            setattr(self, name, getattr(self, name) + number)

    def interval(self) -> Interval | None:
        """The Wilson score interval at the effective sample size."""
        if self.cases == 0:
            return None
        share = self.hits / WIN / self.cases
        squares = self.hits_squared / WIN**2 - 2 * share * self.both / WIN + share**2 * self.cases_squared
        variance = max(squares, 0.0) / self.cases**2
        spread = share * (1 - share)
        if spread <= 0:
            cases = float(self.games)
        elif variance <= spread * 1e-12:
            return Interval(share, share, share)  # no variance between games
        else:
            cases = spread / variance
        return wilson(share, cases)


def wilson(share: float, cases: float) -> Interval:
    """The 95% Wilson score interval of a share observed in `cases` independent cases."""
    square = Z_95**2
    middle = (share + square / (2 * cases)) / (1 + square / cases)
    half = Z_95 / (1 + square / cases) * sqrt(share * (1 - share) / cases + square / (4 * cases**2))
    return Interval(share, min(max(middle - half, 0.0), share), max(min(middle + half, 1.0), share))


class Histogram:
    """How often each whole number occurred."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    def add(self, number: int) -> None:
        self.counts[number] += 1

    def merge(self, other: Histogram) -> None:
        self.counts.update(other.counts)

    @property
    def size(self) -> int:
        return self.counts.total()

    def mean(self) -> Interval | None:
        """The mean with its normal interval."""
        if not self.size:
            return None
        mean = sum(number * count for number, count in self.counts.items()) / self.size
        squares = sum(number * number * count for number, count in self.counts.items())
        variance = max(squares / self.size - mean**2, 0.0) * self.size / max(self.size - 1, 1)
        half = Z_95 * sqrt(variance / self.size)
        return Interval(mean, mean - half, mean + half)

    def quantile(self, part: float) -> int:
        """The smallest number that is at least as large as this part of all numbers."""
        wanted, passed = part * self.size, 0
        for number in sorted(self.counts):
            passed += self.counts[number]
            if passed >= wanted:
                return number
        raise ValueError("nothing was counted")


def ratio(part: float, whole: float) -> float | None:
    """A quotient, or None if the denominator is zero."""
    return part / whole if whole else None
