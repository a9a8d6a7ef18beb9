"""Self-play: games with the same bot in all seats, whose luck follows from one seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from emporion.arena.game_runner import GameRunner, play_out, runner_for
from emporion.bots.bot import Bot
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed, key_of_game
from emporion.kernel.contract import Game, Json


@dataclass(frozen=True)
class SelfPlay:
    """What the games have in common. Game number n is always the same game."""

    game: Game
    players: int
    bot: Bot
    options: dict[str, Json]
    seed: int


@dataclass(frozen=True)
class PlayedGame:
    """A finished game: enough to replay it."""

    number: int
    key: tuple[int, ...]
    moves: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    ending: int
    """The number of the ending, or BROKEN_OFF."""
    asked: int
    """Decisions with more than one legal action."""
    faults: int
    """Random moves among them, played for an external bot that gave no legal move in time."""


def play_games(self_play: SelfPlay, numbers: range) -> Iterator[PlayedGame]:
    """The games with these numbers, in order. With random bots these are the games of `emporion simulate` with the same
    seed."""
    runner = runner_for(self_play.game, [self_play.bot] * self_play.players)
    for number in numbers:
        yield play_game(self_play, number, runner)


def play_game(self_play: SelfPlay, number: int, runner: type[GameRunner]) -> PlayedGame:
    """One game; all seats share one random stream."""
    game, players = self_play.game, self_play.players
    key, rng = [0] * 8, [0, 0]
    key_of_game(key, rng, key_from_seed(self_play.seed), number)
    state, _ = reference.start(game, players, self_play.options, key)
    running = runner(game, state, [self_play.bot] * players, [rng] * players)
    moves, thinking = play_out(running)
    scores, ranks, ending = reference.result(game, running.state)
    asked, faults = sum(each.decisions for each in thinking), sum(each.faults for each in thinking)
    return PlayedGame(number, tuple(key), moves, tuple(scores), tuple(ranks), ending, asked, faults)
