"""Series of games: the same bot in all seats, the same options, and luck that follows from one seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from emporion.bots.bot import Bot
from emporion.bots.compiled import MOST_MOVES, NUMBERS, compiled_bots
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed, key_of_game
from emporion.kernel.contract import Game, Json
from emporion.kernel.errors import BackendUnavailable
from emporion.kernel.record import packed, unpack

BROKEN_OFF = -1


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


Playing = Callable[[Series, range], Iterator[PlayedGame]]
"""How games come about: the games of a series with these numbers, in order."""


def way_to_play(series: Series) -> Playing:
    """The fastest way there is to play a series. Nothing else depends on how games were played, and counting goes
    through every move again."""
    if series.bot.name in NUMBERS and has_compiled_bots(series.game):
        return play_compiled
    return play_games


def has_compiled_bots(game: Game) -> bool:
    """Whether compiled bots are at hand, so that nobody waits for them."""
    try:
        return compiled_bots(game).is_ready()
    except BackendUnavailable:
        return False


def play_compiled(series: Series, numbers: range) -> Iterator[PlayedGame]:
    """The same games as `play_games` plays, a hundred times faster."""
    begun = [key_and_noise(series, number) for number in numbers]
    blanks = [reference.start(series.game, series.players, series.options, key)[0] for key, _ in begun]
    states = np.concatenate([packed(state) for state in blanks])
    noises = np.array([noise for _, noise in begun], np.uint32)
    most = min(series.game.longest_playout, MOST_MOVES)
    moves, counts = compiled_bots(series.game).play(states, noises, [series.bot.name] * series.players, most)
    for index, number in enumerate(numbers):
        scores, ranks, ending = reference.result(series.game, unpack(series.game.state, states[index]))
        made = tuple(moves[index, : counts[index]].tolist())
        yield PlayedGame(number, tuple(begun[index][0]), made, tuple(scores), tuple(ranks), ending)


def key_and_noise(series: Series, number: int) -> tuple[list[int], list[int]]:
    """The luck of a game, and the dice of those who play it."""
    key, noise = [0] * 8, [0, 0]
    key_of_game(key, noise, key_from_seed(series.seed), number)
    return key, noise


def play_games(series: Series, numbers: range) -> Iterator[PlayedGame]:
    """Ask the bot for every decision that is one, on the reference backend. With random bots these are the games that
    `simulate` plays with the same seed."""
    for number in numbers:
        key, noise = key_and_noise(series, number)
        state, _ = reference.start(series.game, series.players, series.options, key)
        moves = tuple(decisions(series, state, noise))
        scores, ranks, ending = reference.result(series.game, state)
        yield PlayedGame(number, tuple(key), moves, tuple(scores), tuple(ranks), ending)


def decisions(series: Series, state: Any, noise: list[int]) -> Iterator[int]:
    """Play a state to its end, or until it takes too long."""
    game = series.game
    apply = reference.world(game)["apply"]
    for _ in range(min(game.longest_playout, MOST_MOVES)):
        legal = reference.legal(game, state)
        if not legal:
            return
        move = legal[0]
        if len(legal) > 1:
            hidden = reference.concealed(game, state, reference.actor(game, state))
            move = series.bot.choose(game, hidden, legal, noise)
        apply(state, move)
        yield move
