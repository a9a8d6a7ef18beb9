"""Bots: players that are programs.

A bot gets a concealed state, which holds only what its seat can know, the legal actions and a random stream. Where bots
play each other in compiled code, `referee.py` conceals the state.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol, cast

from emporion.bots import engine
from emporion.bots.config import RANDOM, BotConfig
from emporion.bots.search import SearchResult, find_move
from emporion.kernel import reference
from emporion.kernel.compilation import Progress
from emporion.kernel.contract import Concealed, Game, Player
from emporion.kernel.errors import BackendUnavailable
from emporion.kernel.fast_rng import random_below

TURN_FACTOR = 1.5  # the decisions of one turn together may take this many times the limit of a single one


class Bot(Player, Protocol):
    """A player that is a program."""

    @property
    def name(self) -> str: ...

    def config_for(self, game: Game, players: int) -> BotConfig | None:
        """Its configuration in a game with this many players; None if it cannot be compiled."""

    def prepare(self, game: Game, progress: Progress | None = None) -> None:
        """Compile or start what it needs, so that its first decision is not delayed."""

    def close(self) -> None:
        """Release resources such as processes. It may still be asked again later."""


class RandomBot:
    """Plays each legal action with equal probability."""

    name = "random"

    def config_for(self, game: Game, players: int) -> BotConfig:
        return BotConfig(RANDOM)

    def close(self) -> None:
        """Nothing to release."""

    def prepare(self, game: Game, progress: Progress | None = None) -> None:
        """Nothing to prepare."""

    def choose(self, game: Game, concealed: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        return legal[random_below(rng, len(legal))]


class Turn(NamedTuple):
    """A turn and the seconds spent on its decisions."""

    number: int
    seat: int
    spent: float


class EngineBot:
    """A bot that decides with an `Engine`: the compiled one if it searches, or if it has a network and nobody has to
    wait for the compiler, else the interpreted one."""

    def __init__(
        self, name: str, config: BotConfig | Callable[[Game, int], BotConfig], seconds: float | None = None
    ) -> None:
        """`config` may depend on the game and the number of players."""
        self.name = name
        self.config = config
        self.seconds = seconds
        """Time limit of a decision."""
        self.turn = Turn(-1, -1, 0.0)
        """The last turn it played with a time limit."""
        self.iterations = 0
        """Of the last decision."""

    def config_for(self, game: Game, players: int) -> BotConfig:
        """Its configuration."""
        return self.config(game, players) if callable(self.config) else self.config

    def without_time_limit(self) -> EngineBot:
        """The same bot, whose decisions do not depend on the speed of the machine."""
        return EngineBot(self.name, self.config)

    def is_ready(self, game: Game) -> bool:
        """Whether it can decide without compiling first."""
        return not self._needs_compiling(game) or engine.has_compiled(game)

    def close(self) -> None:
        """Nothing to release."""

    def prepare(self, game: Game, progress: Progress | None = None) -> None:
        """Compile the engine if it searches."""
        if self._needs_compiling(game):
            with suppress(BackendUnavailable):
                engine.compiled(game).prepare(progress)

    def choose(self, game: Game, concealed: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        result = self.search(game, concealed, rng)
        self.iterations = result.iterations
        if result.action in legal:
            return result.action
        # The turn limit may offer fewer actions than the rules allow.
        offered = (each.action for each in result.candidates if each.action in legal)
        return next(offered, legal[0])

    def search(self, game: Game, concealed: Concealed, rng: list[int]) -> SearchResult:
        config = self.config_for(game, cast("Any", concealed).players)
        compiles = config.needs_compiling or (bool(config.network) and engine.has_compiled(game))
        used = engine.best(game) if compiles else engine.interpreted(game)
        if self.seconds is None:
            return find_move(used, concealed, config, rng)
        began = time.perf_counter()
        result = find_move(used, concealed, config, rng, self.time_left(game, concealed))
        self.turn = self.turn._replace(spent=self.turn.spent + time.perf_counter() - began)
        return result

    def _needs_compiling(self, game: Game) -> bool:
        return self.config_for(game, game.players[0]).needs_compiling

    def time_left(self, game: Game, concealed: Concealed) -> float:
        """Seconds for the next decision: the limit of a decision, or what is left of the turn. A bot that plays at
        several tables at once does not track their turns, and has the limit of a decision."""
        assert self.seconds is not None
        now = Turn(cast("Any", concealed).turn, reference.actor(game, concealed), 0.0)
        if (now.number, now.seat) != (self.turn.number, self.turn.seat):
            self.turn = now
        return max(0.0, min(self.seconds, TURN_FACTOR * self.seconds - self.turn.spent))
