"""Traders as rivals: in some games of a run, greedy bots have all seats but the learner's."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from emporion.bots import engine
from emporion.bots.config import GREEDY, BotConfig
from emporion.games import find
from emporion.training.games import Games


class Traders:
    """The traders of a run's games in these places."""

    def __init__(self, game: str, games: Games, places: slice, seats: Tensor) -> None:
        """`seats` has the learner's seat in every game of the run."""
        self._games, self._places = games, places
        self._seats = seats[places].to(torch.int8).contiguous()
        self._play: Any = None
        if len(self._seats):
            self._play = traders_of(game, len(self._seats), games.is_on_gpu)

    def seed(self, seed: int) -> None:
        """Their luck from now on."""
        if self._play:
            self._play.seed(np.random.default_rng(seed).integers(1, 2**32, (len(self._seats), 2), np.uint32))

    def choose(self, actions: Tensor) -> None:
        """Replace the actions of all seats but the learner's."""
        if self._play:
            places = self._places
            self._play.choose(self._games.states[places], self._games.actors[places], self._seats, actions[places])


def traders_of(game: str, count: int, is_on_gpu: bool) -> Any:
    """A trader for each of so many games."""
    if not is_on_gpu:
        return TradersOnCores(game, count)
    from emporion.training.gpu_traders import GpuTraders  # only where numba-cuda is

    return GpuTraders(find(game), count)


class TradersOnCores:
    """Compiled, one after the other."""

    def __init__(self, game: str, count: int) -> None:
        self._engine = engine.compiled(find(game))
        self._engine.prepare()
        self._config = BotConfig(GREEDY)
        self._rngs = np.zeros((count, 2), np.uint32)

    def seed(self, numbers: Any) -> None:
        self._rngs[:] = numbers

    def choose(self, states: Any, actors: Tensor, seats: Tensor, actions: Tensor) -> None:
        workspace = self._engine.take_workspace(self._config)
        for place in torch.nonzero(actors != seats).flatten().tolist():
            workspace.rng[:] = self._rngs[place]
            actions[place] = self._engine.decide(states[place : place + 1], self._config, 1, workspace)
            self._rngs[place] = workspace.rng
        self._engine.give_back(workspace)
