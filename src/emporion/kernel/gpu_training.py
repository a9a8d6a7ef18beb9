"""Games that a learner plays in all seats, on a GPU: what `compiled_training.py` does, without a word to the host.

The games of a warp are neighbours in memory where a row of numbers is written for each: feature by feature, not game by
game, so that the 32 threads write 128 bytes at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from emporion.kernel.chance import key_from_seed
from emporion.kernel.compiled_training import Table, templates_of
from emporion.kernel.contract import Game
from emporion.kernel.gpu import on_gpu
from emporion.kernel.records import dtype_of
from emporion.kernel.training import NEW_GAME, RUNNING, WIN_SHARE

BLOCK = 64  # threads


class DeviceDecisions(NamedTuple):
    """`Decisions` in GPU memory: the same arrays every time, written anew by each step."""

    features: Any
    masks: Any
    actors: Any
    rewards: Any
    became: Any


@cache
def training_kernels(game: Game) -> Any:
    """The kernels for a game."""
    import numba

    from emporion.kernel.gpu_kernels import WHOLE_WARP

    functions, cuda = on_gpu(game).functions, on_gpu(game).cuda
    take_step, show_decision, sample_action = functions.take_step, functions.show_decision, functions.sample_action
    longest, layout, seats = game.longest_legal + 1, numba.from_dtype(dtype_of(game.workspace)), game.players[-1]

    @cuda.jit
    def train(  # type: ignore[no-untyped-def]
        states, words, templates, master, rngs, numbers, made, anew, actions, limit, reward, parts,
        rewards, became, actors, features, masks, refused,
    ):  # fmt: skip
        workspace = cuda.local.array(1, layout, alignment=8)
        ids = cuda.local.array(longest, numba.int16)
        scores = cuda.local.array(seats, numba.int32)
        ranks = cuda.local.array(seats, numba.int8)
        game, count, action = cuda.grid(1), 0, NEW_GAME
        playing = game < states.shape[0]
        if playing and not anew:
            action = actions[game]
            if action < 0 or action >= masks.shape[1] or masks[game][action] == 0:
                playing = False
                became[game] = RUNNING
                for seat in range(rewards.shape[1]):
                    rewards[game][seat] = 0
                cuda.atomic.add(refused, 0, 1)
        if playing:
            number, decisions, what, count = take_step(
                states[game], words[game], templates[game % templates.shape[0]], master, rngs[game], numbers[game],
                states.shape[0], made[game], action, limit, reward, parts, workspace[0], ids, scores, ranks,
                rewards[game],
            )  # fmt: skip
            numbers[game], made[game], became[game] = number, decisions, what
        cuda.syncwarp(WHOLE_WARP)
        if playing:
            actors[game] = show_decision(states[game], ids, count, features[game], masks[game])

    @cuda.jit
    def sample(masks, rngs, actions):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < masks.shape[0]:
            actions[game] = sample_action(masks[game], rngs[game])

    return SimpleNamespace(train=train, sample=sample)


class GpuTraining:
    """Games of one seed on a GPU. Game i is played with the players and options of table i modulo the number of
    tables."""

    def __init__(
        self, game: Game, tables: Sequence[Table], count: int, reward: int = WIN_SHARE, limit: int | None = None
    ) -> None:
        self.game = game
        self.count = count
        self.reward = reward
        self.limit = game.longest_playout if limit is None else limit
        self.seats = max(players for players, _ in tables)
        gpu = on_gpu(game)
        self.cuda, self._kernels = gpu.cuda, training_kernels(game)
        self._templates = self.cuda.to_device(templates_of(game, tables))
        self._master = self.cuda.to_device(np.zeros(8, np.uint32))
        width = gpu.record.itemsize // 4
        self._words = self.cuda.device_array((count, width), np.uint32)
        self._states = self._words.view(gpu.record).reshape(count)
        self._rngs = self.cuda.device_array((count, 2), np.uint32)
        self._numbers = self.cuda.device_array(count, np.int64)
        self._made = self.cuda.device_array(count, np.int32)
        self._none = self.cuda.to_device(np.zeros(count, np.int32))
        self._refused = self.cuda.to_device(np.zeros(1, np.int32))
        self.decisions = DeviceDecisions(
            self._columns(game.observation_size, np.float32),
            self._columns(game.actions, np.uint8),
            self.cuda.device_array(count, np.int8),
            self._columns(self.seats, np.float32),
            self.cuda.device_array(count, np.int8),
        )

    def reset(self, seed: int | str) -> DeviceDecisions:
        """Begin games number 0, 1, … of a seed."""
        self._master.copy_to_device(np.array(key_from_seed(seed), np.uint32))
        self._numbers.copy_to_device(np.arange(self.count) - self.count)
        self._play(True, self._none)
        return self.decisions

    def step(self, actions: Any) -> DeviceDecisions:
        """Play an action in each game, and go on to the next decision with a choice. A game whose action is not legal
        stays as it is, and is counted (`refused`)."""
        self._play(False, actions)
        return self.decisions

    def _play(self, anew: bool, actions: Any) -> None:
        out = self.decisions
        self._kernels.train[self._blocks, BLOCK](
            self._states, self._words, self._templates, self._master, self._rngs, self._numbers, self._made, anew,
            actions, self.limit, self.reward, self.game.score_parts,
            out.rewards, out.became, out.actors, out.features, out.masks, self._refused,
        )  # fmt: skip

    def sample(self, actions: Any) -> None:
        """Write a random legal action for each game, from the game's own random stream."""
        self._kernels.sample[self._blocks, BLOCK](self.decisions.masks, self._rngs, actions)

    def refused(self) -> int:
        """How many actions were not legal so far. This waits for the GPU."""
        return int(self._refused.copy_to_host()[0])

    @property
    def _blocks(self) -> int:
        return -(-self.count // BLOCK)

    def _columns(self, width: int, dtype: type[Any]) -> Any:
        """A row for each game, stored column by column."""
        return self.cuda.device_array((self.count, width), dtype, order="F")
