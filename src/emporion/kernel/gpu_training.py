"""Games in which one learner plays all seats, on a GPU: what `compiled_training.py` does, without waiting for the host.

Rows of numbers are stored column by column, so that the threads of a warp, whose games are neighbours, write
neighbouring numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import cuda

from emporion.kernel.chance import key_from_seed
from emporion.kernel.compiled_training import plan_of, templates_of
from emporion.kernel.contract import Game, State
from emporion.kernel.errors import EmporionError
from emporion.kernel.gpu import on_gpu
from emporion.kernel.gpu_kernels import WHOLE_WARP
from emporion.kernel.records import dtype_of
from emporion.kernel.training import NEW_GAME, RUNNING, WIN_SHARE, Episode

BLOCK = 64  # threads


class GpuDecisions(NamedTuple):
    """`Decisions` in GPU memory: the same arrays every time, which each step writes anew."""

    features: Any
    masks: Any
    actors: Any
    rewards: Any
    statuses: Any


@cache
def training_kernels(game: Game) -> SimpleNamespace:
    """The kernels for a game."""
    functions = on_gpu(game).functions
    step_to_choice, write_decision = functions.step_to_choice, functions.write_decision
    random_kind = functions.random_kind
    longest, layout, seats = game.longest_legal + 1, numba.from_dtype(dtype_of(game.workspace)), game.players[-1]

    @cuda.jit
    def step(  # type: ignore[no-untyped-def]
        states, words, templates, plan, rngs, episodes, begins, actions, refused,
        rewards, statuses, actors, features, masks,
    ):  # fmt: skip
        """Begin a game in each place, or play an action there; then write the decision."""
        workspace = cuda.local.array(1, layout, alignment=8)
        ids = cuda.local.array(longest, numba.int16)
        scores = cuda.local.array(seats, numba.int32)
        ranks = cuda.local.array(seats, numba.int8)
        game, count, action = cuda.grid(1), 0, NEW_GAME
        is_played = game < states.shape[0]
        if is_played and not begins:
            action = actions[game]
            if action < 0 or masks[game][action] == 0:
                is_played = False
                cuda.atomic.add(refused, 0, 1)
                statuses[game] = RUNNING
                for seat in range(rewards.shape[1]):
                    rewards[game][seat] = 0
        if is_played:
            statuses[game], count = step_to_choice(
                states[game], words[game], templates[game % templates.shape[0]], plan[0], rngs[game], episodes[game],
                action, workspace[0], ids, scores, ranks, rewards[game],
            )  # fmt: skip
        cuda.syncwarp(WHOLE_WARP)
        if is_played:
            actors[game] = write_decision(states[game], ids, count, features[game], masks[game])

    @cuda.jit
    def take(given, actions, most):  # type: ignore[no-untyped-def]
        """Copy actions of any integer type; -1 for numbers that are none."""
        game = cuda.grid(1)
        if game < actions.shape[0]:
            actions[game] = -1
            if 0 <= given[game] < most:
                actions[game] = given[game]

    @cuda.jit
    def sample(masks, rngs, actions):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < masks.shape[0]:
            actions[game] = random_kind(masks[game], rngs[game])

    return SimpleNamespace(step=step, take=take, sample=sample)


class GpuTrainingGames:
    """Games of one seed on a GPU. Game i begins like blank i modulo the number of blanks: states ready for `setup`, one
    for each number of players and set of options."""

    def __init__(
        self, game: Game, blanks: Sequence[State], count: int, reward: int = WIN_SHARE, limit: int | None = None
    ) -> None:
        """Games are broken off after `limit` decisions with a choice."""
        self.game = game
        self.count = count
        self.seats = max(blank.players for blank in blanks)
        """How many rewards a game has."""
        self._record = on_gpu(game).record
        self._kernels = training_kernels(game)
        self._plan = plan_of(game, count, reward, limit)
        self._device_plan = cuda.to_device(self._plan)
        self._templates = cuda.to_device(templates_of(blanks))
        self._words = cuda.device_array((count, self._record.itemsize // 4), np.uint32)
        self._states = self._words.view(self._record).reshape(count)
        self._rngs = cuda.device_array((count, 2), np.uint32)
        self._episodes = cuda.device_array(count, dtype_of(Episode))
        self._refused = cuda.to_device(np.zeros(1, np.int64))
        self._actions, self._sampled = (cuda.device_array(count, np.int32) for _ in range(2))
        self._has_begun = False
        self.decisions = GpuDecisions(
            self._columns(game.observation_size, np.float32),
            self._columns(game.actions, np.uint8),
            cuda.device_array(count, np.int8),
            self._columns(self.seats, np.float32),
            cuda.device_array(count, np.int8),
        )

    @property
    def states(self) -> Any:
        """The games as they stand, in GPU memory."""
        return self._states

    def reset(self, seed: int | str) -> None:
        """Begin games number 0, 1, … of a seed."""
        self._plan["key"] = key_from_seed(seed)
        self._device_plan.copy_to_device(self._plan)
        episodes = np.zeros(self.count, dtype_of(Episode))
        episodes["number"] = np.arange(self.count) - self.count
        self._episodes.copy_to_device(episodes)
        self._refused.copy_to_device(np.zeros(1, np.int64))
        self._step(True)
        self._has_begun = True

    def step(self, actions: Any) -> None:
        """Play an action in each game, and go on to the next decision with a choice. An illegal one is not played
        but counted (`refused`)."""
        self._check_begun()
        self._kernels.take[self._blocks, BLOCK](actions, self._actions, self.game.actions)
        self._step(False)

    def sample(self) -> Any:
        """A random legal action for each game, from the game's own random stream, in the same array every time."""
        self._check_begun()
        self._kernels.sample[self._blocks, BLOCK](self.decisions.masks, self._rngs, self._sampled)
        return self._sampled

    def refused(self) -> int:
        """How many actions were illegal since the last reset. This waits for the GPU."""
        return int(self._refused.copy_to_host()[0])

    def _step(self, begins: bool) -> None:
        out = self.decisions
        self._kernels.step[self._blocks, BLOCK](
            self._states, self._words, self._templates, self._device_plan, self._rngs, self._episodes, begins,
            self._actions, self._refused, out.rewards, out.statuses, out.actors, out.features, out.masks,
        )  # fmt: skip

    @property
    def _blocks(self) -> int:
        return -(-self.count // BLOCK)

    def _columns(self, width: int, dtype: type[Any]) -> Any:
        """A row for each game, stored column by column."""
        return cuda.device_array((self.count, width), dtype, order="F")

    def _check_begun(self) -> None:
        if not self._has_begun:
            raise EmporionError("no game has begun: call reset first")
