"""The sheet of a contest: who came in where in each game, as arrays in which deals are rows.

Deals may be entered in any order. A victory that is shared counts in equal parts. In a game that was broken off nobody
has beaten anybody: it counts as a victory that all share, with the scores at that moment.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from emporion.arena.bootstrap import Rows
from emporion.arena.contest import Contest
from emporion.arena.game import PlayedDeal
from emporion.arena.table import Thinking
from emporion.statistics import WIN

Mask = npt.NDArray[np.bool_]
"""Seats that are meant, by line-up, rotation and seat."""


class Sheet:
    """Ranks and scores by deal, line-up, rotation and seat."""

    def __init__(self, contest: Contest) -> None:
        lineups, players = contest.lineups, contest.players
        self.contest = contest
        self.entered = np.zeros(contest.deals, np.bool_)
        self.ranks = np.ones((contest.deals, len(lineups), players, players), np.int8)
        self.scores = np.zeros(self.ranks.shape, np.int64)
        self.first = np.zeros(self.ranks.shape[:3], np.int8)
        self.broken_off = np.zeros(self.ranks.shape[:3], np.bool_)
        self.played = np.zeros(self.ranks.shape[:3], np.bool_)
        """Controls are not played on every deal."""
        self.thinking: dict[tuple[int, str], Thinking] = {}
        """By line-up and bot."""
        seated = [[lineup.seating(rotation) for rotation in range(players)] for lineup in lineups]
        self.who = np.array([[[contest.rated.index(bot) for bot in seats] for seats in each] for each in seated])
        """The bot of a seat, by its number among those that are rated."""

    def enter(self, played: PlayedDeal) -> None:
        self.entered[played.deal] = True
        for game in played.games:
            place = played.deal, game.lineup, game.rotation
            self.ranks[place] = 1 if game.broken_off else game.ranks
            self.scores[place] = game.scores
            self.first[place] = game.first
            self.broken_off[place] = game.broken_off
            self.played[place] = True
            seating = self.contest.lineups[game.lineup].seating(game.rotation)
            for bot, thinking in zip(seating, game.thinking, strict=True):
                self.thinking.setdefault((game.lineup, bot), Thinking()).add(thinking)

    def victories(self) -> Rows:
        """What each seat has of each victory, in parts of WIN."""
        winners = self.ranks == 1
        return np.where(winners, WIN // winners.sum(axis=-1, keepdims=True), 0)

    def seats_of(self, bot: str, numbers: Sequence[int]) -> Mask:
        """Where a bot sits in the line-ups of these numbers."""
        mask: Mask = self.who == self.contest.rated.index(bot)
        mask[[number for number in range(len(mask)) if number not in numbers]] = False
        return mask

    def marked_seats(self, number: int) -> Mask:
        """The seat of the first-named bot in a line-up: it is another one in every rotation."""
        mask = np.zeros(self.who.shape, np.bool_)
        for rotation in range(self.contest.players):
            mask[number, rotation, rotation] = True
        return mask

    def by_seat(self, parts: Rows) -> Rows:
        """The sums of what seats have in the games of a deal, controls left out: they are no games of the contest."""
        sums: Rows = parts[:, : len(self.contest.tables())].sum(axis=(1, 2))
        return sums

    def by_turn(self, parts: Rows) -> Rows:
        """The same in the order of play: who decides first comes first."""
        seats = (self.first[..., np.newaxis] + np.arange(self.contest.players)) % self.contest.players
        return self.by_seat(np.take_along_axis(parts, seats, axis=-1))

    def thinking_of(self, bot: str, numbers: Sequence[int]) -> Thinking:
        """What a bot's decisions took in some line-ups."""
        total = Thinking()
        for number in numbers:
            total.add(self.thinking.get((number, bot), Thinking()))
        return total

    def duels(self) -> Rows:
        """For each deal and each two bots how often the first came in before the second, in halves: a tie is half a win
        each. Every two seats of a game are such a duel, unless the same bot sits there."""
        count = len(self.contest.rated)
        wins = np.zeros((len(self.ranks), count, count), np.int64)
        for lineup, rotation, seat in np.ndindex(self.who.shape):
            for other in range(seat):
                one, two = self.who[lineup, rotation, seat], self.who[lineup, rotation, other]
                if one != two:
                    ahead = np.sign(self.ranks[:, lineup, rotation, other] - self.ranks[:, lineup, rotation, seat])
                    played = self.played[:, lineup, rotation]
                    wins[:, one, two] += played * (1 + ahead)
                    wins[:, two, one] += played * (1 - ahead)
        return wins
