"""Bots in the seats that a learner does not play.

Their decisions do not depend on the speed of the machine, and the same seed gives the same ones. Exceptions are
programs (`outside:COMMAND`), bots of OpenSpiel with `seconds`, and bots of OpenSpiel that do not use the seed they are
given or, registered by name, get none.

The decisions of one compiled engine are made without Python, on the state itself; all other bots get a concealed copy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from emporion import bots
from emporion.bots import engine
from emporion.bots.bot import Bot, EngineBot
from emporion.bots.config import RANDOM, BotConfig
from emporion.bots.search import search_and_play
from emporion.bots.workspace import NEXT_ACTOR
from emporion.kernel import reference
from emporion.kernel.compilation import progress_on_stderr
from emporion.kernel.compiled import Compiled, Games
from emporion.kernel.fast_rng import random_below, seed_rng
from emporion.kernel.records import unpack
from emporion.kernel.turn_limit import MOST_IN_A_ROW, limit_choices


def find_bot(name: str) -> Bot:
    """The bot with this name, without a time limit."""
    bot = bots.find(name)
    return bot.without_time_limit() if isinstance(bot, EngineBot) else bot


class Opponents:
    """The bots of an environment, in turn order after the learner."""

    def __init__(self, rules: Compiled, names: Sequence[str]) -> None:
        self.rules, self.game = rules, rules.game
        self._bots = [find_bot(name) for name in names]
        self._configs = [bot.config_for(self.game, len(names) + 1) for bot in self._bots]
        self._seated: Mapping[int, int] = {}
        self._streams: list[list[int]] = []
        self._last, self._in_a_row = -1, 0
        if any(map(runs_in_engine, self._configs)):
            engine.prepare_all(self.game, progress_on_stderr)
        for bot, config in zip(self._bots, self._configs, strict=True):
            if not runs_in_engine(config):
                bot.prepare(self.game, progress_on_stderr(self.game.title))

    def sit_down(self, learner: int, seeds: Sequence[int]) -> None:
        """Take the seats for a new game. Each bot has a random stream of its own, from its seed."""
        players = len(self._bots) + 1
        self._seated = {(learner + 1 + number) % players: number for number in range(players - 1)}
        self._streams = [[0, 0] for _ in self._bots]
        for number, stream in enumerate(self._streams):
            seed_rng(stream, seeds[number], number)
        self._last, self._in_a_row = -1, 0

    def name_of(self, seat: int) -> str:
        """The name of the bot in a seat."""
        return self._bots[self._seated[seat]].name

    def pause(self) -> None:
        """The learner has played."""
        self._last = -1

    def play(self, games: Games, seat: int) -> int:
        """Let the bot of the seat to act decide, and play its action in the first of the games; returns the next seat
        to act."""
        self._in_a_row = self._in_a_row + 1 if seat == self._last else 0
        self._last = seat
        number = self._seated[seat]
        config, stream = self._configs[number], self._streams[number]
        if self._in_a_row < MOST_IN_A_ROW and config is not None:
            if config.kind == RANDOM:
                return self._play(games, self._random(games, stream))
            if runs_in_engine(config):
                return self._decide(games, config, stream)
        return self._play(games, self._choose(games, seat, number))

    def close(self) -> None:
        for bot in self._bots:
            bot.close()

    def _random(self, games: Games, stream: list[int]) -> int:
        masks = np.zeros((1, self.game.actions), np.uint8)
        self.rules.legal_masks(games, masks)
        legal = np.flatnonzero(masks[0])
        return int(legal[random_below(stream, len(legal))])

    def _decide(self, games: Games, config: BotConfig, stream: list[int]) -> int:
        used = engine.compiled(self.game)
        workspace = used.take_workspace(config)
        workspace.rng[:] = stream
        search_and_play(used, games.states, config, workspace)
        stream[:] = workspace.rng.tolist()
        used.give_back(workspace)
        return int(workspace.stats[NEXT_ACTOR])

    def _choose(self, games: Games, seat: int, number: int) -> int:
        """Ask a bot in Python, under the turn limit."""
        state, stream = unpack(self.game.state, games.states[0]), self._streams[number]
        concealed = reference.concealed(self.game, state, seat)
        legal = limit_choices(self.game, concealed, reference.legal(self.game, state), stream, self._in_a_row)
        return legal[0] if len(legal) == 1 else self._bots[number].choose(self.game, concealed, legal, stream)

    def _play(self, games: Games, action: int) -> int:
        actors = np.zeros(1, np.int8)
        self.rules.step(games, np.array([action], np.int32), actors)
        return int(actors[0])


def runs_in_engine(config: BotConfig | None) -> bool:
    """Whether a bot decides in the compiled engine, in one go."""
    return config is not None and config.kind != RANDOM and config.trees == 1
