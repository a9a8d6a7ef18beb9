"""Games that a learner plays in all seats, compiled: each step writes into the caller's arrays what every game's next
decision shows (`training.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache, cached_property
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from emporion.kernel.buffers import check_buffer
from emporion.kernel.chance import key_from_seed
from emporion.kernel.compilation import Progress
from emporion.kernel.compiled import compiled
from emporion.kernel.contract import Game, Json
from emporion.kernel.errors import BadMove
from emporion.kernel.program import link
from emporion.kernel.records import dtype_of, packed
from emporion.kernel.training import NEW_GAME, WIN_SHARE

CHUNK = 256  # games per task: a step is short

Table = tuple[int, dict[str, Json]]
"""A number of players, and options."""


class Decisions(NamedTuple):
    """What a step writes: a row for each game, about the decision that is open there now, and about the game before if
    it ended in this step."""

    features: npt.NDArray[np.float32]
    """What the seat to act knows."""
    masks: npt.NDArray[np.uint8]
    """1 for every legal action."""
    actors: npt.NDArray[np.int8]
    """The seat to act."""
    rewards: npt.NDArray[np.float32]
    """By seat, if a game ended; otherwise zero."""
    became: npt.NDArray[np.int8]
    """RUNNING, OVER or BROKEN_OFF."""


def templates_of(game: Game, tables: Sequence[Table]) -> npt.NDArray[np.uint32]:
    """The state before setup for each table, as a row of words."""
    return np.concatenate([packed(game.blank(*table, [0] * 8)).view(np.uint32).reshape(1, -1) for table in tables])


@cache
def training_rules(game: Game) -> TrainingRules:
    """The compiled loops for a game; raises BackendUnavailable with the reason."""
    return TrainingRules(game)


class TrainingRules:
    """The loops of `training_batch.py` for a game, compiled. They are a program of their own, which only learners
    need."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = compiled(game)
        self.folder = self.rules.folder / "training"
        self._preparing = Lock()
        self._is_ready = False

    @cached_property
    def functions(self) -> Mapping[str, Any]:
        self.prepare()
        return self.rules.backend.functions

    def prepare(self, progress: Progress | None = None) -> None:
        """Compile, or load from the cache."""
        with self._preparing:
            if not self._is_ready:
                with suppress(OSError):  # a cache that can only be read
                    self.folder.mkdir(exist_ok=True)
                link(self.rules.backend, self.game.title, self._examples(), self.folder, progress)
                self._is_ready = True

    def each(self, name: str, count: int, arguments: Callable[[int, int], tuple[Any, ...]]) -> list[int]:
        """Run a loop over chunks of the games, on all cores."""
        return self.rules.run(self.functions[name], count, arguments, CHUNK)

    def _examples(self) -> dict[str, tuple[Any, ...]]:
        """Arguments for each loop, of the types that are passed below."""
        states = np.zeros(1, dtype_of(self.game.state))
        words, (workspace, ids) = states.view(np.uint32).reshape(1, -1), self.rules.buffers()
        rngs, longs, numbers = np.zeros((1, 2), np.uint32), np.zeros(1, np.int64), np.zeros(1, np.int32)
        seats, masks, rows = np.zeros(1, np.int8), np.zeros((1, 1), np.uint8), np.zeros((1, 1), np.float32)
        return {
            "train_many": (
                *(states, words, words, 0, words[0], rngs, longs, 0, numbers, numbers, 0, 0, 0, workspace, ids),
                *(numbers, seats, rows, seats, seats, rows, masks),
            ),
            "check_masked_many": (masks, numbers, 0),
            "sample_many": (masks, rngs, numbers),
        }


class Training:
    """Games of one seed, compiled, on all cores. Game i is played with the players and options of table i modulo the
    number of tables."""

    def __init__(
        self, game: Game, tables: Sequence[Table], count: int, reward: int = WIN_SHARE, limit: int | None = None
    ) -> None:
        self.game = game
        self.count = count
        self.reward = reward
        self.limit = game.longest_playout if limit is None else limit
        self.seats = max(players for players, _ in tables)
        self._rules = training_rules(game)
        self._templates = templates_of(game, tables)
        self._states = np.zeros(count, dtype_of(game.state))
        self._words = self._states.view(np.uint32).reshape(count, -1)
        self._master = np.zeros(8, np.uint32)
        self._rngs = np.zeros((count, 2), np.uint32)
        self._numbers = np.zeros(count, np.int64)
        self._made = np.zeros(count, np.int32)
        self._masks = np.zeros((count, game.actions), np.uint8)

    def outputs(self) -> Decisions:
        """New arrays for `step`."""
        return Decisions(*(np.zeros(shape, dtype) for shape, dtype in self._described()))

    def reset(self, seed: int | str, out: Decisions) -> None:
        """Begin games number 0, 1, … of a seed."""
        self._check(out)
        self._master[:] = key_from_seed(seed)
        self._numbers[:] = np.arange(self.count) - self.count
        self._step(np.full(self.count, NEW_GAME, np.int32), out)

    def step(self, actions: npt.NDArray[np.int32], out: Decisions) -> None:
        """Play an action in each game, and go on to the next decision with a choice. If an action is illegal, none is
        played. A game that ends is replaced by the one whose number is larger by the number of games."""
        self._check(out)
        check_buffer(actions, (self.count,), np.int32, "actions")
        refused = self._each("check_masked_many", lambda a, b: (self._masks[a:b], actions[a:b], a))
        for game in refused:
            if game >= 0:
                raise BadMove(
                    f"actions[{game}]: action {int(actions[game])} is not legal in that game; nothing was played"
                )
        self._step(actions, out)

    def sample(self, actions: npt.NDArray[np.int32]) -> None:
        """Write a random legal action for each game, from the game's own random stream."""
        check_buffer(actions, (self.count,), np.int32, "actions")
        self._each("sample_many", lambda a, b: (self._masks[a:b], self._rngs[a:b], actions[a:b]))

    def _step(self, actions: npt.NDArray[np.int32], out: Decisions) -> None:
        self._each("train_many", lambda a, b: self._arguments(a, b, actions, out))
        out.masks[:] = self._masks

    def _arguments(self, a: int, b: int, actions: npt.NDArray[np.int32], out: Decisions) -> tuple[Any, ...]:
        """What `train_many` takes for some of the games."""
        return (
            self._states[a:b], self._words[a:b], self._templates, a, self._master, self._rngs[a:b], self._numbers[a:b],
            self.count, self._made[a:b], actions[a:b], self.limit, self.reward, self.game.score_parts,
            *self._rules.rules.buffers(), np.zeros(self.seats, np.int32), np.zeros(self.seats, np.int8),
            out.rewards[a:b], out.became[a:b], out.actors[a:b], out.features[a:b], self._masks[a:b],
        )  # fmt: skip

    def _each(self, name: str, arguments: Callable[[int, int], tuple[Any, ...]]) -> list[int]:
        return self._rules.each(name, self.count, arguments)

    def _described(self) -> list[tuple[tuple[int, ...], type[Any]]]:
        """The shapes and types of what a step writes."""
        count, game = self.count, self.game
        return [
            ((count, game.observation_size), np.float32),
            ((count, game.actions), np.uint8),
            ((count,), np.int8),
            ((count, self.seats), np.float32),
            ((count,), np.int8),
        ]

    def _check(self, out: Decisions) -> None:
        for name, array, described in zip(Decisions._fields, out, self._described(), strict=True):
            check_buffer(array, *described, name)
