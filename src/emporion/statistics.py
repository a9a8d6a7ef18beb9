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

from emporion.kernel.trace import EventSchema, RawEvent

WIN = 12  # parts of a victory: one that up to four players share can be divided evenly
CONFIDENT = 1.96  # standard deviations to either side that hold 95% of a normal distribution

Form = Literal["number", "percent"]
Name = tuple[Any, ...]
"""What something counted is called: `("goods", "points", colour)`."""


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
    """Columns that are parts of a whole and drawn as one bar for each row, or one column of shares with intervals."""
    drawn_as: str = ""
    """The title of that picture."""
    question: str = ""
    """What people ask that the table answers."""
    answer: str = ""
    """The column that does, one of shares with intervals: rows that are clearly off the fair share."""
    caution: str = ""
    """What else may have made these figures."""


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


WON, PREFERRED_WON = "they won", "who preferred it won"  # titles of columns

BOTH_WAYS = (
    "Some of it makes winners, and some comes with winning: who is ahead can afford more. These figures cannot tell "
    "which is which."
)


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

    def add_seats(self, seats: Sequence[int], wins: Sequence[int]) -> None:
        """A game in which these seats did something; one in which nobody did has no part in the share."""
        if seats:
            self.add(len(seats), sum(wins[seat] for seat in seats))

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


class Deed:
    """How much of something players did, and how often those won who did it, who did more of it than the average of
    their table, and who preferred it to its alternatives."""

    def __init__(self) -> None:
        self.once, self.more, self.preferred = Proportion(), Proportion(), Proportion()
        self.amount = 0
        self.by_winners = 0
        """Of that amount, in parts of WIN."""

    def add(self, amounts: Sequence[int], wins: Sequence[int]) -> None:
        """What each seat did in a game."""
        everything, seats = sum(amounts), range(len(amounts))
        self.once.add_seats([seat for seat in seats if amounts[seat]], wins)
        self.more.add_seats([seat for seat in seats if amounts[seat] * len(amounts) > everything], wins)
        self.amount += everything
        self.by_winners += sum(amount * part for amount, part in zip(amounts, wins, strict=True))

    def merge(self, other: Deed) -> None:
        self.once.merge(other.once)
        self.more.merge(other.more)
        self.preferred.merge(other.preferred)
        self.amount += other.amount
        self.by_winners += other.by_winners

    def means(self) -> tuple[float | None, float | None]:
        """Of the winners and of the others who did it."""
        others = self.once.cases * WIN - self.once.hits
        return ratio(self.by_winners, self.once.hits), ratio(self.amount * WIN - self.by_winners, others)


class Counting:
    """What all statistics do. A game that did not end is left out of everything."""

    events: ClassVar[EventSchema]
    choices: ClassVar[tuple[Name, ...]] = ()
    """How names of deeds begin between which players choose: who sells goods, of which colour more than others?"""
    playing_first: ClassVar[str] = ""
    """What comes with playing first, by the rules, and may be what wins or loses."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.counts: Counter[Name] = Counter()
        self.deeds: dict[Name, Deed] = {}
        self._here: Counter[Name] = Counter()
        self._amounts: dict[Name, list[int]] = {}
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

    def mark(self, seat: int, *name: Any, amount: int = 1) -> None:
        """Count what a player of the present game did: how often do such players win?"""
        self.count(*name, amount=amount)
        self._amounts.setdefault(name, [0] * self.players)[seat] += amount

    def tables(self) -> list[Table]:
        raise NotImplementedError

    def checks(self) -> list[Check]:
        return []

    def preferring(self, choice: Name) -> dict[Name, list[int]]:
        """For everything that could be chosen in the present game, the seats in whose doings it has a larger part than
        in those of the whole table. Who does much of everything prefers nothing by it."""
        chosen = {name: amounts for name, amounts in self._amounts.items() if name[:-1] == choice}
        own = [sum(each) for each in zip(*chosen.values(), strict=True)]
        return {
            name: [seat for seat, amount in enumerate(amounts) if amount * sum(own) > own[seat] * sum(amounts)]
            for name, amounts in chosen.items()
        }

    # What is done with them

    def begin(self, state: Any) -> None:
        self._here.clear()
        self._amounts.clear()
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
        for name, amounts in self._amounts.items():
            self.deeds.setdefault(name, Deed()).add(amounts, wins)
        for choice in self.choices:
            for name, seats in self.preferring(choice).items():
                self.deeds[name].preferred.add_seats(seats, wins)

    def merge(self, other: Counting) -> None:
        self.games += other.games
        self.counts.update(other.counts)
        for name, deed in other.deeds.items():
            self.deeds.setdefault(name, Deed()).merge(deed)

    # For tables

    def total(self, *name: Any) -> int:
        return self.counts[name]

    def per_game(self, *name: Any) -> float | None:
        return ratio(self.counts[name], self.games)

    def per_player(self, *name: Any) -> float | None:
        return ratio(self.counts[name], self.games * self.players)

    def deed(self, *name: Any) -> Deed:
        return self.deeds.get(name) or Deed()

    def users(self, *name: Any) -> float | None:
        """The share of players who did something."""
        return ratio(self.deed(*name).once.cases, self.games * self.players)

    def win_share(self, *name: Any) -> Interval | None:
        """How often they won; those who share a victory have a part of it each."""
        return self.deed(*name).once.interval()

    def more_share(self, *name: Any) -> Interval | None:
        """How often those won who did more of it than the average of their table."""
        return self.deed(*name).more.interval()

    def preferred_share(self, *name: Any) -> Interval | None:
        """How often those won who preferred it."""
        return self.deed(*name).preferred.interval()

    @property
    def win_column(self) -> Column:
        return self.share_column(WON, "how often players who did so won")

    @property
    def preferred_column(self) -> Column:
        about = "how often players won with whom it was a larger part of all they did of the kind than with their table"
        return self.share_column(PREFERRED_WON, about)

    def more_column(self, did: str) -> Column:
        about = f"how often players won who {did} more than the average of their table"
        return self.share_column(f"who {did} more won", about)

    def share_column(self, title: str, about: str) -> Column:
        fair = 1 / self.players
        return Column(title, "percent", 0, fair, f"{about}, with the 95% interval; the line is the average player")

    def winners_table(self, deeds: dict[Name, str]) -> Table:
        """What those who won did otherwise than the others; deeds by their names, with words for them."""
        more = self.more_column("did")
        columns = (Column("winners", about="mean of a player"), Column("others", about="mean of a player"), more)
        found = []
        for name, words in deeds.items():
            deed = self.deed(*name)
            by_others = ratio(deed.amount * WIN - deed.by_winners, WIN * self.games * (self.players - 1))
            cells = (ratio(deed.by_winners, WIN * self.games), by_others, deed.more.interval())
            found.append((Thing(words), cells))
        question = "What do winners do more of than others, or less?"
        return Table(
            "Winners and others", columns, rows(found), question=question, answer=more.title, caution=BOTH_WAYS
        )


def ratio(part: float, whole: float) -> float | None:
    """A quotient, where there is anything to divide by."""
    return part / whole if whole else None


def rows(things: Iterable[tuple[Thing, Iterable[Cell]]]) -> tuple[tuple[Thing, tuple[Cell, ...]], ...]:
    """Rows of a table."""
    return tuple((thing, tuple(cells)) for thing, cells in things)
