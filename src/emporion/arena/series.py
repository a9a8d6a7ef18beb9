"""Series of games: the same bot in all seats, the same options, and luck that follows from one seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from emporion.arena.table import CompiledTable, Table, can_be_compiled, play_out
from emporion.bots.bot import Bot
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed, key_of_game
from emporion.kernel.contract import Game, Json


@dataclass(frozen=True)
class Series:
    """What the games of a series have in common. Game number n of a series is always the same game."""

    game: Game
    players: int
    bot: Bot
    options: dict[str, Json]
    seed: int


@dataclass(frozen=True)
class PlayedGame:
    """A game from its key to its end: enough to play it again."""

    number: int
    key: tuple[int, ...]
    moves: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    ending: int
    """The number of the ending, or BROKEN_OFF."""
    asked: int
    """Decisions that had more than one answer."""
    faults: int
    """Those of them that dice took, since an outside bot gave no legal move in time."""


def play_games(series: Series, numbers: range) -> Iterator[PlayedGame]:
    """The games of a series with these numbers, in order, at the fastest table there is. Nothing depends on which it
    is. With random bots these are the games that `simulate` plays with the same seed."""
    players = [series.bot] * series.players
    lay = CompiledTable if can_be_compiled(series.game, players) else Table
    for number in numbers:
        yield play_game(series, number, lay)


def play_game(series: Series, number: int, lay: type[Table]) -> PlayedGame:
    """One game; the bots of all seats share their dice."""
    key, rng = [0] * 8, [0, 0]
    key_of_game(key, rng, key_from_seed(series.seed), number)
    state, _ = reference.start(series.game, series.players, series.options, key)
    table = lay(series.game, state, [series.bot] * series.players, [rng] * series.players)
    moves, thinking = play_out(table)
    scores, ranks, ending = reference.result(series.game, table.state)
    asked, faults = sum(each.decisions for each in thinking), sum(each.faults for each in thinking)
    return PlayedGame(number, tuple(key), moves, tuple(scores), tuple(ranks), ending, asked, faults)
