"""Counting: games are gone through again on the reference backend, which tells what happens in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from itertools import pairwise

from emporion.arena.series import PlayedGame, Series
from emporion.arena.table import BROKEN_OFF
from emporion.kernel import reference
from emporion.kernel.seats import NOBODY
from emporion.kernel.trace import RawEvent
from emporion.statistics import WIN, Histogram, Proportion, StatisticsCollector

Tick = Callable[[int], None]
"""Called with the number of games just counted."""


QUARTERS = (1, 2, 3)
"""Of the turns of a game, after which we ask who leads."""


class Tally:
    """What was counted in games of a series. Tallies of different games of it can be merged."""

    def __init__(self, players: int, statistics: StatisticsCollector) -> None:
        self.players = players
        self.statistics = statistics
        """What the game itself counts."""
        self.broken_off = 0
        self.asked = self.faults = 0
        """Decisions that had more than one answer, and those of them that dice took; of games broken off, too."""
        self.shared = 0
        self.endings = Histogram()
        self.turns, self.decisions = Histogram(), Histogram()
        self.scores, self.winners, self.margins = Histogram(), Histogram(), Histogram()
        self.seat_wins, self.order_wins = ([Proportion() for _ in range(players)] for _ in range(2))
        self.seat_scores, self.order_scores = ([Histogram() for _ in range(players)] for _ in range(2))
        """By seat, and in the order of play: who decides first comes first."""
        self.leader_wins = {quarter: Proportion() for quarter in QUARTERS}
        self.lead_changes = Histogram()

    @classmethod
    def of(cls, series: Series) -> Tally:
        """An empty one."""
        return cls(series.players, import_module(series.game.statistics).Statistics(series.players))

    @property
    def games(self) -> int:
        """Those that ended."""
        return self.turns.size

    def count(self, series: Series, played: Iterable[PlayedGame], tick: Tick = lambda done: None) -> None:
        """Go through games. Each must end as whoever played it says."""
        for each in played:
            self.asked += each.asked
            self.faults += each.faults
            if each.ending == BROKEN_OFF:
                self.broken_off += 1
            else:
                self.count_game(series, each)
            tick(1)

    def count_game(self, series: Series, played: PlayedGame) -> None:
        game = series.game
        state, events = reference.start(game, series.players, series.options, played.key)
        first = reference.actor(game, state)
        leaders: list[int] = []  # after each turn
        self.statistics.start_game(state)
        self.watch(events)
        for move in played.moves:
            turn = state.turn
            self.watch(reference.play(game, state, move))
            if state.turn > turn > 0:
                leaders += [leader(reference.result(game, state)[0])] * (state.turn - turn)
        scores, ranks, ending = reference.result(game, state)
        if (tuple(scores), tuple(ranks), ending) != (played.scores, played.ranks, played.ending):
            raise AssertionError(f"game {played.number} of seed {series.seed} does not end as it was played")
        wins = parts_of_victory(ranks)
        self.statistics.end_game(state, scores, wins)
        self.turns.add(state.turn)
        self.decisions.add(len(played.moves))
        self.endings.add(ending)
        self.count_scores(scores, wins, first)
        self.count_leaders(leaders, wins)

    def watch(self, events: Iterable[RawEvent]) -> None:
        for event in events:
            self.statistics.handle_event(event)

    def count_scores(self, scores: Sequence[int], wins: Sequence[int], first: int) -> None:
        ordered = sorted(scores)
        self.shared += sum(part > 0 for part in wins) > 1
        self.winners.add(ordered[-1])
        self.margins.add(ordered[-1] - ordered[-2])
        for seat, score in enumerate(scores):
            turn = (seat - first) % self.players
            self.scores.add(score)
            self.seat_scores[seat].add(score)
            self.order_scores[turn].add(score)
            self.seat_wins[seat].add(1, wins[seat])
            self.order_wins[turn].add(1, wins[seat])

    def count_leaders(self, leaders: Sequence[int], wins: Sequence[int]) -> None:
        """Those who led after each turn but the last."""
        for quarter, share in self.leader_wins.items():
            ended = quarter * (len(leaders) + 1) // 4
            if ended and leaders[ended - 1] != NOBODY:
                share.add(1, wins[leaders[ended - 1]])
        known = [seat for seat in leaders if seat != NOBODY]
        self.lead_changes.add(sum(before != after for before, after in pairwise(known)))

    def merge(self, other: Tally) -> None:
        self.broken_off += other.broken_off
        self.asked += other.asked
        self.faults += other.faults
        self.shared += other.shared
        self.statistics.merge(other.statistics)
        for name in ("endings", "turns", "decisions", "scores", "winners", "margins", "lead_changes"):
            getattr(self, name).merge(getattr(other, name))
        for name in ("seat_wins", "order_wins", "seat_scores", "order_scores"):
            for mine, theirs in zip(getattr(self, name), getattr(other, name), strict=True):
                mine.merge(theirs)
        for quarter, share in self.leader_wins.items():
            share.merge(other.leader_wins[quarter])


def leader(scores: Sequence[int]) -> int:
    """The seat that has more points than any other, or NOBODY."""
    most = max(scores)
    return list(scores).index(most) if list(scores).count(most) == 1 else NOBODY


def parts_of_victory(ranks: Sequence[int]) -> list[int]:
    """What each seat has of the victory, out of WIN: those who share it have equal parts."""
    winners = sum(rank == 1 for rank in ranks)
    return [WIN // winners if rank == 1 else 0 for rank in ranks]
