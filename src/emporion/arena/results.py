"""The results of a tournament as arrays with deals as rows, and bootstrap intervals over deals.

Deals may be added in any order. A shared victory counts in equal parts. A game that was broken off counts as shared by
all, with the scores at that moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from emporion.arena.game_runner import Thinking
from emporion.arena.tournament import PlayedDeal, Tournament
from emporion.statistics import WIN, Interval

RESAMPLES = 10_000
LARGEST_BLOCK = 4_000_000  # numbers in memory at a time
TAILS = (0.025, 0.975)

Rows = npt.NDArray[np.int64]
"""A row of integers for each deal; integers, so that sums do not depend on their order."""
Values = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]
"""A selection of seats, by line-up, rotation and seat."""


class Results:
    """Ranks and scores by deal, line-up, rotation and seat."""

    def __init__(self, tournament: Tournament) -> None:
        lineups, players = tournament.lineups, tournament.players
        self.tournament = tournament
        self.added = np.zeros(tournament.deals, np.bool_)
        self.ranks = np.ones((tournament.deals, len(lineups), players, players), np.int8)
        self.scores = np.zeros(self.ranks.shape, np.int64)
        self.first = np.zeros(self.ranks.shape[:3], np.int8)
        self.broken_off = np.zeros(self.ranks.shape[:3], np.bool_)
        self.played = np.zeros(self.ranks.shape[:3], np.bool_)
        """Controls are not played on every deal."""
        self.thinking: dict[tuple[int, str], Thinking] = {}
        """By line-up and bot."""
        seated = [[lineup.seating(rotation) for rotation in range(players)] for lineup in lineups]
        self.bot_at = np.array([[[tournament.rated.index(bot) for bot in seats] for seats in each] for each in seated])
        """By line-up, rotation and seat; the index of a bot in `rated`."""

    def add(self, played: PlayedDeal) -> None:
        self.added[played.deal] = True
        for game in played.games:
            index = played.deal, game.lineup, game.rotation
            self.ranks[index] = 1 if game.broken_off else game.ranks
            self.scores[index] = game.scores
            self.first[index] = game.first
            self.broken_off[index] = game.broken_off
            self.played[index] = True
            seating = self.tournament.lineups[game.lineup].seating(game.rotation)
            for bot, thinking in zip(seating, game.thinking, strict=True):
                self.thinking.setdefault((game.lineup, bot), Thinking()).add(thinking)

    def win_shares(self) -> Rows:
        """Each seat's part of each victory, in units of 1/WIN."""
        winners = self.ranks == 1
        return np.where(winners, WIN // winners.sum(axis=-1, keepdims=True), 0)

    def seats_of(self, bot: str, numbers: Sequence[int]) -> Mask:
        """The seats of a bot in the line-ups with these numbers."""
        mask: Mask = self.bot_at == self.tournament.rated.index(bot)
        mask[[number for number in range(len(mask)) if number not in numbers]] = False
        return mask

    def marked_seats(self, number: int) -> Mask:
        """The seats of a line-up's first bot: another one in each rotation."""
        mask = np.zeros(self.bot_at.shape, np.bool_)
        for rotation in range(self.tournament.players):
            mask[number, rotation, rotation] = True
        return mask

    def by_seat(self, values: Rows) -> Rows:
        """For each deal, the sums over its games by seat, without controls."""
        sums: Rows = values[:, : len(self.tournament.compared_bots())].sum(axis=(1, 2))
        return sums

    def by_order(self, values: Rows) -> Rows:
        """The same by order of play: the seat that decided first comes first."""
        seats = (self.first[..., np.newaxis] + np.arange(self.tournament.players)) % self.tournament.players
        return self.by_seat(np.take_along_axis(values, seats, axis=-1))

    def thinking_of(self, bot: str, numbers: Sequence[int]) -> Thinking:
        """Statistics of a bot's decisions in the line-ups with these numbers."""
        total = Thinking()
        for number in numbers:
            total.add(self.thinking.get((number, bot), Thinking()))
        return total

    def pairwise_wins(self) -> Rows:
        """For each deal and pair of bots, how often the first ranked before the second, in halves: a tie is half a win
        each. Each pair of seats in a game counts, unless the same bot has both."""
        count = len(self.tournament.rated)
        wins = np.zeros((len(self.ranks), count, count), np.int64)
        for lineup, rotation, seat in np.ndindex(self.bot_at.shape):
            for other in range(seat):
                one, two = self.bot_at[lineup, rotation, seat], self.bot_at[lineup, rotation, other]
                if one != two:
                    ahead = np.sign(self.ranks[:, lineup, rotation, other] - self.ranks[:, lineup, rotation, seat])
                    played = self.played[:, lineup, rotation]
                    wins[:, one, two] += played * (1 + ahead)
                    wins[:, two, one] += played * (1 - ahead)
        return wins


# Percentile bootstrap: the deals are drawn again, with replacement.


def resample(rows: Rows, seed: int) -> Values:
    """The sums of the columns in each resample. The same seed and number of deals give the same resamples, so figures
    of several calls belong together."""
    return np.concatenate([drawn @ rows.astype(np.float64) for drawn in resample_counts(len(rows), seed)])


def resample_counts(deals: int, seed: int) -> Iterator[Values]:
    """How often each deal is in a resample, for a block of resamples at a time."""
    generator = np.random.default_rng([abs(seed), seed < 0])
    size = max(1, LARGEST_BLOCK // deals)
    for first in range(0, RESAMPLES, size):
        count = min(size, RESAMPLES - first)
        drawn = generator.integers(deals, size=(count, deals)) + deals * np.arange(count)[:, np.newaxis]
        yield np.bincount(drawn.ravel(), minlength=count * deals).reshape(count, deals).astype(np.float64)


def means(rows: Rows, divisors: Sequence[float], seed: int) -> list[Interval]:
    """The mean of each column over the deals, in units of its divisor."""
    whole = len(rows) * np.array(divisors, np.float64)
    return percentile_intervals(rows.sum(axis=0) / whole, resample(rows, seed) / whole)


def percentile_intervals(values: Values, resampled: Values) -> list[Interval]:
    """Values with the middle 95% of their resamples."""
    low, high = np.quantile(resampled, TAILS, axis=0)
    return [Interval(*map(float, each)) for each in zip(values, low, high, strict=True)]
