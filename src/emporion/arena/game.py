"""One game of a contest: every decision that is one is put to the bot of its seat, and its thinking is measured."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import chain
from typing import Annotated

import msgspec

from emporion import bots
from emporion.arena.contest import Contest
from emporion.arena.table import BROKEN_OFF, CompiledTable, Table, Thinking, can_be_compiled, play_out
from emporion.bots.bot import Bot, EngineBot
from emporion.kernel import reference
from emporion.kernel.errors import UnknownBot

MOST_POINTS = 1 << 31  # far beyond any game, and few enough to be added up in arrays
Score = Annotated[int, msgspec.Meta(ge=-MOST_POINTS, le=MOST_POINTS)]


class ContestGame(msgspec.Struct, frozen=True):
    """A game of a contest from its first move to its end."""

    lineup: int
    """Its number in the contest."""
    rotation: int
    first: int
    """The seat that decided first."""
    moves: tuple[int, ...]
    scores: tuple[Score, ...]
    ranks: tuple[int, ...]
    ending: int
    """The number of the ending, or BROKEN_OFF; scores and ranks are then those at that moment."""
    thinking: tuple[Thinking, ...]
    """By seat."""

    @property
    def broken_off(self) -> bool:
        return self.ending == BROKEN_OFF


class PlayedDeal(msgspec.Struct, frozen=True):
    """All games of a contest that share their luck: every line-up in every rotation."""

    deal: int
    games: tuple[ContestGame, ...]


Players = Sequence[Mapping[str, Bot]]
"""The bots of a contest for each seat, by their names."""


def play_deal(contest: Contest, deal: int) -> PlayedDeal:
    """Every deal meets players that have just sat down, so that nothing depends on which process played what before."""
    with seated(contest) as players:
        for player in everybody(players):
            with suppress(UnknownBot):  # it was a bot when the contest began: if it does not start now, dice play
                player.prepare(contest.rules)  # the start of a program is no part of its thinking
        return PlayedDeal(deal, tuple(play_game(contest, *place, deal, players) for place in contest.places(deal)))


@contextmanager
def seated(contest: Contest) -> Iterator[Players]:
    """The bots of a contest; those that hold something, such as a process, let go of it in the end."""
    players = [{name: unhurried(name) for name in contest.rated} for _ in range(contest.players)]
    try:
        yield players
    finally:
        for player in everybody(players):
            player.close()


def unhurried(name: str) -> Bot:
    """A bot without a limit of time, so that nothing depends on how fast the machine is."""
    player = bots.find(name)
    return player.without_time_limit() if isinstance(player, EngineBot) else player


def everybody(players: Players) -> Iterator[Bot]:
    return chain.from_iterable(at_seat.values() for at_seat in players)


def play_game(contest: Contest, number: int, rotation: int, deal: int, players: Players) -> ContestGame:
    """A deal as the line-up of that number plays it in one rotation."""
    game, lineup, seats = contest.rules, contest.lineups[number], range(contest.players)
    at_seat = [players[seat][name] for seat, name in enumerate(lineup.seating(rotation))]
    rngs = [contest.noise_of(lineup, deal, rotation, seat) for seat in seats]
    state, _ = reference.start(game, contest.players, contest.options, contest.key_of(deal))
    lay = CompiledTable if can_be_compiled(game, at_seat) else Table
    table = lay(game, state, at_seat, rngs)
    first = table.seat
    moves, thinking = play_out(table)
    scores, ranks, ending = reference.result(game, table.state)
    return ContestGame(number, rotation, first, moves, tuple(scores), tuple(ranks), ending, thinking)
