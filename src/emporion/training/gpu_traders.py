"""Traders on a GPU. Imported by `traders.py` once a GPU is known to be there."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from numba import cuda

from emporion.bots import evaluation, greedy, trader
from emporion.bots.trader import TraderWorkspace
from emporion.bots.workspace import REPLIES, STATES
from emporion.kernel.contract import Game
from emporion.kernel.gpu_kernels import gpu_functions
from emporion.kernel.records import dtype_of

BLOCK = 64  # threads


class GpuTraders:
    """A trader for each of so many games."""

    def __init__(self, game: Game, count: int) -> None:
        self._count, width = count, game.longest_legal + 1
        self._memory = cuda.device_array((count, STATES), dtype_of(game.state))
        self._actions = cuda.device_array((count, REPLIES + 1, width), np.int16)
        self._values = cuda.device_array((count, width), np.int64)
        self._rngs = cuda.to_device(np.zeros((count, 2), np.uint32))
        self._kernel = trader_kernel(game)

    def seed(self, numbers: Any) -> None:
        self._rngs.copy_to_device(numbers)

    def choose(self, states: Any, actors: Any, seats: Any, actions: Any) -> None:
        """Replace the action wherever another seat than this one is to act."""
        memory = self._memory, self._actions, self._values, self._rngs
        self._kernel[-(-self._count // BLOCK), BLOCK](states, actors, seats, actions, *memory)


def trader_kernel(game: Game) -> Any:
    functions = gpu_functions(game, (evaluation, greedy, trader))
    choose = functions.choose_as_trader
    layout = numba.from_dtype(dtype_of(game.workspace))

    @cuda.jit
    def choose_as_traders(states, actors, seats, actions, memory, ids, values, rngs):  # type: ignore[no-untyped-def]
        scratch = cuda.local.array(1, layout, alignment=8)
        place = cuda.grid(1)
        if place < states.shape[0] and actors[place] != seats[place]:
            workspace = TraderWorkspace(memory[place], ids[place], values[place], scratch[0], rngs[place])
            actions[place] = choose(states, place, workspace)

    return choose_as_traders
