"""Collects statistics of a game over many games.

A game's `report/statistics.py` has a class `Statistics`, a `StatisticsCollector`. Methods named after events
(`on_buys(seat, ship, slot, price)`) are called for each event of a game and count whole numbers. `tables` and `checks`
turn the counts into figures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar

from emporion.kernel.trace import EventSchema, RawEvent
from emporion.statistics.proportions import WIN, Interval, Proportion, ratio
from emporion.statistics.tables import Check, Column, FigureTable, Subject, rows

Name = tuple[Any, ...]
"""The name of a counter: `("goods", "points", colour)`."""

WON, PREFERRED_WON = "they won", "who preferred it won"  # titles of columns

CAUSE_OR_EFFECT = (
    "Some of it causes wins, and some is an effect of winning: a player who is ahead can afford more. These figures "
    "cannot tell which."
)


class Activity:
    """Statistics of one activity: its amount, and the win shares of players who did it, did more than average, or
    preferred it to its alternatives."""

    def __init__(self) -> None:
        self.once, self.more, self.preferred = Proportion(), Proportion(), Proportion()
        self.amount = 0
        self.by_winners = 0
        """The winners' part of the amount, in parts of WIN."""

    def add(self, amounts: Sequence[int], wins: Sequence[int]) -> None:
        """Add one game: the amount and the win share of each seat."""
        everything, seats = sum(amounts), range(len(amounts))
        self.once.add_seats([seat for seat in seats if amounts[seat]], wins)
        self.more.add_seats([seat for seat in seats if amounts[seat] * len(amounts) > everything], wins)
        self.amount += everything
        self.by_winners += sum(amount * part for amount, part in zip(amounts, wins, strict=True))

    def merge(self, other: Activity) -> None:
        self.once.merge(other.once)
        self.more.merge(other.more)
        self.preferred.merge(other.preferred)
        self.amount += other.amount
        self.by_winners += other.by_winners

    def means(self) -> tuple[float | None, float | None]:
        """Mean amounts of the winners and of the others who did it."""
        others = self.once.cases * WIN - self.once.hits
        return ratio(self.by_winners, self.once.hits), ratio(self.amount * WIN - self.by_winners, others)


class StatisticsCollector:
    """Base class of a game's statistics. Games that did not end are not counted."""

    events: ClassVar[EventSchema]
    choices: ClassVar[tuple[Name, ...]] = ()
    """Prefixes of counter names between which players choose, for example the colour of the goods they sell."""
    playing_first: ClassVar[str] = ""
    """The rules' advantage or handicap of playing first, if any."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.counts: Counter[Name] = Counter()
        self.activities: dict[Name, Activity] = {}
        self._game_counts: Counter[Name] = Counter()
        self._game_amounts: dict[Name, list[int]] = {}
        names = {event.name.lower(): int(event) for event in self.events.events}
        handlers = [name for name in dir(self) if name.startswith("on_")]
        for name in handlers:
            if name.removeprefix("on_") not in names:
                raise TypeError(f"{type(self).__module__}: there is no event for {name}")
        self._handlers = {names[name.removeprefix("on_")]: name for name in handlers}

    # For games to override or call

    def game_started(self, state: Any) -> None:
        """Called when a game is set up, before its events."""

    def game_ended(self, state: Any, scores: Sequence[int]) -> None:
        """Called when a game has ended."""

    def count(self, *name: Any, amount: int = 1) -> None:
        """Count something in the current game."""
        self._game_counts[name] += amount

    def count_by(self, seat: int, *name: Any, amount: int = 1) -> None:
        """Count something that a seat did in the current game, to relate it to winning."""
        self.count(*name, amount=amount)
        self._game_amounts.setdefault(name, [0] * self.players)[seat] += amount

    def tables(self) -> list[FigureTable]:
        raise NotImplementedError

    def checks(self) -> list[Check]:
        return []

    def preferred_by(self, choice: Name) -> dict[Name, list[int]]:
        """For each alternative of a choice, the seats that prefer it in the current game: its part of the seat's total
        is larger than its part of the table's total, so that doing much of everything is not a preference."""
        chosen = {name: amounts for name, amounts in self._game_amounts.items() if name[:-1] == choice}
        own = [sum(each) for each in zip(*chosen.values(), strict=True)]
        return {
            name: [seat for seat, amount in enumerate(amounts) if amount * sum(own) > own[seat] * sum(amounts)]
            for name, amounts in chosen.items()
        }

    # For the caller that plays the games

    def start_game(self, state: Any) -> None:
        self._game_counts.clear()
        self._game_amounts.clear()
        self.game_started(state)

    def handle_event(self, event: RawEvent) -> None:
        name = self._handlers.get(event[0])
        if name is not None:
            secret = self.events.shapes[event[0]].secret
            getattr(self, name)(*(event[1:-1] if secret else event[1:]))

    def end_game(self, state: Any, scores: Sequence[int], wins: Sequence[int]) -> None:
        """Count the current game; `wins` is each seat's part of the victory, out of WIN."""
        self.game_ended(state, scores)
        self.games += 1
        self.counts.update(self._game_counts)
        for name, amounts in self._game_amounts.items():
            self.activities.setdefault(name, Activity()).add(amounts, wins)
        for choice in self.choices:
            for name, seats in self.preferred_by(choice).items():
                self.activities[name].preferred.add_seats(seats, wins)

    def merge(self, other: StatisticsCollector) -> None:
        self.games += other.games
        self.counts.update(other.counts)
        for name, activity in other.activities.items():
            self.activities.setdefault(name, Activity()).merge(activity)

    # For tables

    def total(self, *name: Any) -> int:
        return self.counts[name]

    def per_game(self, *name: Any) -> float | None:
        return ratio(self.counts[name], self.games)

    def per_player(self, *name: Any) -> float | None:
        return ratio(self.counts[name], self.games * self.players)

    def activity(self, *name: Any) -> Activity:
        return self.activities.get(name) or Activity()

    def player_share(self, *name: Any) -> float | None:
        """The share of players who did it."""
        return ratio(self.activity(*name).once.cases, self.games * self.players)

    def win_share(self, *name: Any) -> Interval | None:
        """How often players who did it won; a shared victory counts in parts."""
        return self.activity(*name).once.interval()

    def above_average_share(self, *name: Any) -> Interval | None:
        """How often players who did more of it than their table's average won."""
        return self.activity(*name).more.interval()

    def preferred_share(self, *name: Any) -> Interval | None:
        """How often players who preferred it won."""
        return self.activity(*name).preferred.interval()

    @property
    def win_column(self) -> Column:
        return self.share_column(WON, "how often players who did so won")

    @property
    def preferred_column(self) -> Column:
        about = "how often players won who did it more, compared with its alternatives, than their table did"
        return self.share_column(PREFERRED_WON, about)

    def more_column(self, did: str) -> Column:
        about = f"how often players won who {did} more than the average of their table"
        return self.share_column(f"who {did} more won", about)

    def share_column(self, title: str, about: str) -> Column:
        fair = 1 / self.players
        return Column(title, "percent", 0, fair, f"{about}, with the 95% interval; the line is the average player")

    def winners_table(self, activities: dict[Name, str]) -> FigureTable:
        """Mean amounts of winners and of the others, for these activities by name with their English descriptions."""
        more = self.more_column("did")
        columns = (Column("winners", about="mean of a player"), Column("others", about="mean of a player"), more)
        found = []
        for name, words in activities.items():
            activity = self.activity(*name)
            by_others = ratio(activity.amount * WIN - activity.by_winners, WIN * self.games * (self.players - 1))
            cells = (ratio(activity.by_winners, WIN * self.games), by_others, activity.more.interval())
            found.append((Subject(words), cells))
        question = "What do winners do more of than others, or less?"
        return FigureTable(
            "Winners and others", columns, rows(found), question=question, answer=more.title, caution=CAUSE_OR_EFFECT
        )
