"""Counting: games are gone through again on the reference backend, which tells what happens in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module

from emporion.arena.series import BROKEN_OFF, PlayedGame, Series
from emporion.kernel import reference
from emporion.kernel.statistics import WIN, Counting, Proportion, Spread
from emporion.kernel.trace import RawEvent

Tick = Callable[[int], None]
"""Called with the number of games just counted."""


class Tally:
    """What was counted in games of a series. Tallies of different games of it can be merged."""

    def __init__(self, players: int, statistics: Counting) -> None:
        self.players = players
        self.statistics = statistics
        """What the game itself counts."""
        self.broken_off = 0
        self.shared = 0
        self.endings = Spread()
        self.turns, self.decisions = Spread(), Spread()
        self.scores, self.winners, self.margins = Spread(), Spread(), Spread()
        self.seat_wins, self.order_wins = ([Proportion() for _ in range(players)] for _ in range(2))
        self.seat_scores, self.order_scores = ([Spread() for _ in range(players)] for _ in range(2))
        """By seat, and in the order of play: who decides first comes first."""

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
            if each.ending == BROKEN_OFF:
                self.broken_off += 1
            else:
                self.count_game(series, each)
            tick(1)

    def count_game(self, series: Series, played: PlayedGame) -> None:
        game = series.game
        state, events = reference.start(game, series.players, series.options, played.key)
        first = reference.actor(game, state)
        self.statistics.begin(state)
        self.watch(events)
        for move in played.moves:
            self.watch(reference.play(game, state, move))
        scores, ranks, ending = reference.result(game, state)
        if (tuple(scores), tuple(ranks), ending) != (played.scores, played.ranks, played.ending):
            raise AssertionError(f"game {played.number} of seed {series.seed} does not end as it was played")
        wins = parts_of_victory(ranks)
        self.statistics.end(state, scores, wins)
        self.turns.add(state.turn)
        self.decisions.add(len(played.moves))
        self.endings.add(ending)
        self.count_scores(scores, wins, first)

    def watch(self, events: Iterable[RawEvent]) -> None:
        for event in events:
            self.statistics.watch(event)

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

    def merge(self, other: Tally) -> None:
        self.broken_off += other.broken_off
        self.shared += other.shared
        self.statistics.merge(other.statistics)
        for name in ("endings", "turns", "decisions", "scores", "winners", "margins"):
            getattr(self, name).merge(getattr(other, name))
        for name in ("seat_wins", "order_wins", "seat_scores", "order_scores"):
            for mine, theirs in zip(getattr(self, name), getattr(other, name), strict=True):
                mine.merge(theirs)


def parts_of_victory(ranks: Sequence[int]) -> list[int]:
    """What each seat has of the victory, out of WIN: those who share it have equal parts."""
    winners = sum(rank == 1 for rank in ranks)
    return [WIN // winners if rank == 1 else 0 for rank in ranks]
