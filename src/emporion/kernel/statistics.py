"""What a game counts over many games, and how the figures are handed on.

A game's `statistics.py` has a class `Statistics`, a `Counting`: it hears the events of each game by methods named after
them (`on_buys(seat, ship, slot, price)`), counts whole numbers, and makes tables and checks of them in the end. Whole
numbers add up exactly, so games can be counted in parts and in any order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, ClassVar, Literal

from emporion.kernel.trace import RawEvent, Vocabulary

WIN = 12  # parts of a victory: one that up to four players share can be divided evenly
CONFIDENT = 1.96  # standard deviations to either side that hold 95% of a normal distribution

Form = Literal["number", "percent"]


@dataclass(frozen=True)
class Thing:
    """What a row is about: its entry in the catalogue, and a plain name for where there is none."""

    plain: str
    id: str = ""
    tint: str = ""
    """The colour it has on the table."""


@dataclass(frozen=True)
class Interval:
    """A figure with its 95% interval."""

    value: float
    low: float
    high: float


Cell = float | Interval | None
"""None where there is nothing to divide by."""


@dataclass(frozen=True)
class Column:
    """What a column of a table holds."""

    title: str
    form: Form = "number"
    digits: int = 2
    fair: float | None = None
    """For shares: what it would be if the thing made no difference."""
    about: str = ""


@dataclass(frozen=True)
class Table:
    """Figures about things of one sort."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Thing, tuple[Cell, ...]], ...]
    about: str = ""
    drawn: tuple[str, ...] = ()
    """Columns that are parts of a whole and drawn as one bar for each row."""
    drawn_as: str = ""
    """The title of that picture."""


@dataclass(frozen=True)
class Check:
    """A figure that should stay within limits."""

    name: str
    value: float | None
    """None if there were too few games to say."""
    low: float | None = None
    high: float | None = None
    form: Form = "number"
    about: str = ""
    found: str = ""
    """What made the figure what it is."""

    @property
    def ok(self) -> bool:
        if self.value is None:
            return True
        return (self.low is None or self.value >= self.low) and (self.high is None or self.value <= self.high)


class Proportion:
    """A share of something, over games that each have a number of cases and of hits (in parts of WIN).

    The players of one game are not independent of each other, so the game is the sampling unit: we keep the sums that
    the variance of a ratio needs.
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

    def merge(self, other: Proportion) -> None:
        for name, number in vars(other).items():
            setattr(self, name, getattr(self, name) + number)

    def interval(self) -> Interval | None:
        """Wilson's interval for as many independent cases as the games are worth."""
        if self.cases == 0:
            return None
        share = self.hits / WIN / self.cases
        squares = self.hits_squared / WIN**2 - 2 * share * self.both / WIN + share**2 * self.cases_squared
        variance = max(squares, 0.0) / self.cases**2
        spread = share * (1 - share)
        if spread <= 0:
            cases = float(self.games)
        elif variance <= spread * 1e-12:
            return Interval(share, share, share)  # everybody in every game: it cannot be otherwise
        else:
            cases = spread / variance
        return wilson(share, cases)


def wilson(share: float, cases: float) -> Interval:
    """The 95% interval of a share observed in so many independent cases."""
    square = CONFIDENT**2
    middle = (share + square / (2 * cases)) / (1 + square / cases)
    half = CONFIDENT / (1 + square / cases) * sqrt(share * (1 - share) / cases + square / (4 * cases**2))
    return Interval(share, min(max(middle - half, 0.0), share), max(min(middle + half, 1.0), share))


class Spread:
    """How often each whole number came up."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    def add(self, number: int) -> None:
        self.counts[number] += 1

    def merge(self, other: Spread) -> None:
        self.counts.update(other.counts)

    @property
    def size(self) -> int:
        return self.counts.total()

    def mean(self) -> Interval | None:
        """With the interval of a mean."""
        if not self.size:
            return None
        mean = sum(number * count for number, count in self.counts.items()) / self.size
        squares = sum(number * number * count for number, count in self.counts.items())
        variance = max(squares / self.size - mean**2, 0.0) * self.size / max(self.size - 1, 1)
        half = CONFIDENT * sqrt(variance / self.size)
        return Interval(mean, mean - half, mean + half)

    def quantile(self, part: float) -> int:
        """The smallest number that at least this part of all does not exceed."""
        wanted, passed = part * self.size, 0
        for number in sorted(self.counts):
            passed += self.counts[number]
            if passed >= wanted:
                return number
        raise ValueError("nothing was counted")


class Counting:
    """What all statistics do. A game that did not end is left out of everything."""

    events: ClassVar[Vocabulary]

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.counts: Counter[tuple[Any, ...]] = Counter()
        self.wins: dict[tuple[Any, ...], Proportion] = {}
        self._here: Counter[tuple[Any, ...]] = Counter()
        self._marks: dict[tuple[Any, ...], int] = {}
        names = {event.name.lower(): int(event) for event in self.events.events}
        heard = [name for name in dir(self) if name.startswith("on_")]
        for name in heard:
            if name.removeprefix("on_") not in names:
                raise TypeError(f"{type(self).__module__}: there is no event for {name}")
        self._hears = {names[name.removeprefix("on_")]: name for name in heard}

    # What games do

    def opening(self, state: Any) -> None:
        """A game is set up; its events are still to come."""

    def closing(self, state: Any, scores: Sequence[int]) -> None:
        """A game has ended."""

    def count(self, *name: Any, amount: int = 1) -> None:
        """Count something that happened in the present game."""
        self._here[name] += amount

    def mark(self, seat: int, *name: Any) -> None:
        """Note that a player of the present game had to do with something: how often do such players win?"""
        self._marks[name] = self._marks.get(name, 0) | 1 << seat

    def tables(self) -> list[Table]:
        raise NotImplementedError

    def checks(self) -> list[Check]:
        return []

    # What is done with them

    def begin(self, state: Any) -> None:
        self._here.clear()
        self._marks.clear()
        self.opening(state)

    def watch(self, event: RawEvent) -> None:
        name = self._hears.get(event[0])
        if name is not None:
            secret = self.events.shapes[event[0]].secret
            getattr(self, name)(*(event[1:-1] if secret else event[1:]))

    def end(self, state: Any, scores: Sequence[int], wins: Sequence[int]) -> None:
        """The present game has ended; `wins` is each seat's part of the victory, out of WIN."""
        self.closing(state, scores)
        self.games += 1
        self.counts.update(self._here)
        for name, seats in self._marks.items():
            marked = [seat for seat in range(self.players) if seats >> seat & 1]
            self.wins.setdefault(name, Proportion()).add(len(marked), sum(wins[seat] for seat in marked))

    def merge(self, other: Counting) -> None:
        self.games += other.games
        self.counts.update(other.counts)
        for name, wins in other.wins.items():
            self.wins.setdefault(name, Proportion()).merge(wins)

    # For tables

    def total(self, *name: Any) -> int:
        return self.counts[name]

    def per_game(self, *name: Any) -> float | None:
        return ratio(self.counts[name], self.games)

    def per_player(self, *name: Any) -> float | None:
        return ratio(self.counts[name], self.games * self.players)

    def users(self, *name: Any) -> float | None:
        """The share of players who had to do with something."""
        return ratio(self.wins[name].cases if name in self.wins else 0, self.games * self.players)

    def win_share(self, *name: Any) -> Interval | None:
        """How often they won; those who share a victory have a part of it each."""
        return self.wins[name].interval() if name in self.wins else None

    @property
    def win_column(self) -> Column:
        about = "how often players who did so won, with the 95% interval; the line is the share of the average player"
        return Column("they won", "percent", 0, 1 / self.players, about)


def ratio(part: float, whole: float) -> float | None:
    """A quotient, where there is anything to divide by."""
    return part / whole if whole else None


def rows(things: Iterable[tuple[Thing, Iterable[Cell]]]) -> tuple[tuple[Thing, tuple[Cell, ...]], ...]:
    """Rows of a table."""
    return tuple((thing, tuple(cells)) for thing, cells in things)
