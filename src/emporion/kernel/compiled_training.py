"""Games in which one learner plays all seats, compiled: each step plays an action in every game and writes the next
decisions into the caller's arrays (`training.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from emporion.kernel.buffers import check_apart, check_buffer
from emporion.kernel.chance import key_from_seed
from emporion.kernel.compilation import Progress
from emporion.kernel.compiled import compiled
from emporion.kernel.contract import Game, State
from emporion.kernel.errors import BadBuffer, BadMove, EmporionError
from emporion.kernel.program import link
from emporion.kernel.records import dtype_of, packed
from emporion.kernel.training import NEW_GAME, WIN_SHARE, Episode, Plan

CHUNK = 256  # games per task: a step is short


class Decisions(NamedTuple):
    """What a step writes, a row for each game: its next decision, and the end of the game before."""

    features: npt.NDArray[np.float32]
    """What the seat to act knows."""
    masks: npt.NDArray[np.uint8]
    """1 for every legal action."""
    actors: npt.NDArray[np.int8]
    """The seat to act."""
    rewards: npt.NDArray[np.float32]
    """By seat; zero unless a game has ended in this step."""
    statuses: npt.NDArray[np.int8]
    """RUNNING, or OVER or BROKEN_OFF if a game has ended in this step."""


@cache
def training_loops(game: Game) -> TrainingLoops:
    """The compiled loops for a game; raises BackendUnavailable with the reason."""
    return TrainingLoops(game)


class TrainingLoops:
    """The loops of `training_batch.py` for a game, compiled. They are a program of their own, which only learners
    need."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = compiled(game)
        self.folder = self.rules.folder / "training"
        self._preparing = Lock()
        self._functions: Mapping[str, Any] = {}

    def prepare(self, progress: Progress | None = None) -> None:
        """Compile, or load from the cache."""
        with self._preparing:
            if not self._functions:
                with suppress(OSError):  # the cache can only be read
                    self.folder.mkdir(exist_ok=True)
                backend = self.rules.backend
                link(backend, self.game.title, self._examples(), self.folder, progress)
                self._functions = backend.functions

    def each(self, name: str, count: int, arguments: Callable[[int, int], tuple[Any, ...]]) -> list[int]:
        """Run a loop over chunks of the games, on all cores."""
        self.prepare()
        return self.rules.run(self._functions[name], count, arguments, CHUNK)

    def _examples(self) -> dict[str, tuple[Any, ...]]:
        """Arguments for each loop, of the types that are passed below."""
        states, plan, episodes = (np.zeros(1, dtype_of(each)) for each in (self.game.state, Plan, Episode))
        words, (workspace, ids) = states.view(np.uint32).reshape(1, -1), self.rules.buffers()
        rngs = np.zeros((1, 2), np.uint32)
        numbers, seats = np.zeros(1, np.int32), np.zeros(1, np.int8)
        masks, rows = np.zeros((1, 1), np.uint8), np.zeros((1, 1), np.float32)
        return {
            "step_to_choice_many": (
                *(states, words, words, 0, plan[0], rngs, episodes, numbers, workspace, ids),
                *(numbers, seats, rows, seats, seats, rows, masks),
            ),
            "check_masked_many": (masks, numbers, 0),
            "sample_many": (masks, rngs, numbers),
        }


def plan_of(game: Game, count: int, reward: int, limit: int | None) -> npt.NDArray[Any]:
    """The plan of so many games, which has no key yet."""
    plan = np.zeros(1, dtype_of(Plan))
    plan["stride"] = count
    plan["limit"] = game.longest_playout if limit is None else limit
    plan["reward"], plan["score_parts"] = reward, game.score_parts
    return plan


def templates_of(blanks: Sequence[State]) -> npt.NDArray[np.uint32]:
    """The words of states that are ready for `setup`."""
    return np.stack([packed(blank).view(np.uint32) for blank in blanks])


class TrainingGames:
    """Games of one seed, compiled, on all cores. Game i begins like blank i modulo the number of blanks: states ready
    for `setup`, one for each number of players and set of options."""

    def __init__(
        self, game: Game, blanks: Sequence[State], count: int, reward: int = WIN_SHARE, limit: int | None = None
    ) -> None:
        """Games are broken off after `limit` decisions with a choice."""
        self.game = game
        self.count = count
        self.seats = max(blank.players for blank in blanks)
        """How many rewards a game has."""
        self._loops = training_loops(game)
        self._templates, self._plan = templates_of(blanks), plan_of(game, count, reward, limit)
        self._episodes = np.zeros(count, dtype_of(Episode))
        self._states, self._rngs = np.zeros(count, dtype_of(game.state)), np.zeros((count, 2), np.uint32)
        self._words = self._states.view(np.uint32).reshape(count, -1)
        self._masks = np.zeros((count, game.actions), np.uint8)
        self._has_begun = False

    @property
    def states(self) -> npt.NDArray[Any]:
        """The games as they stand."""
        return self._states

    def outputs(self) -> Decisions:
        """New arrays for `reset` and `step`."""
        return Decisions(*(np.zeros(shape, dtype) for shape, dtype in self._described()))

    def reset(self, seed: int | str, out: Decisions) -> None:
        """Begin games number 0, 1, … of a seed."""
        self._check(out)
        self._plan["key"] = key_from_seed(seed)
        self._episodes["number"] = np.arange(self.count) - self.count
        self._step(np.full(self.count, NEW_GAME, np.int32), out)
        self._has_begun = True

    def step(self, actions: npt.NDArray[np.int32], out: Decisions) -> None:
        """Play an action in each game, and go on to the next decision with a choice. If an action is illegal, none is
        played. A game that ends is replaced by the one whose number is larger by the number of games."""
        self._check_begun()
        check_buffer(actions, (self.count,), np.int32, "actions")
        self._check(out, actions=actions)
        for game in self._each("check_masked_many", lambda a, b: (self._masks[a:b], actions[a:b], a)):
            if game >= 0:
                raise BadMove(
                    f"actions[{game}]: action {int(actions[game])} is not legal in that game; nothing was played"
                )
        self._step(actions, out)

    def sample(self, actions: npt.NDArray[np.int32]) -> None:
        """Write a random legal action for each game, from the game's own random stream."""
        self._check_begun()
        check_buffer(actions, (self.count,), np.int32, "actions")
        self._each("sample_many", lambda a, b: (self._masks[a:b], self._rngs[a:b], actions[a:b]))

    def _step(self, actions: npt.NDArray[np.int32], out: Decisions) -> None:
        self._each("step_to_choice_many", lambda a, b: self._arguments(a, b, actions, out))
        out.masks[:] = self._masks  # the caller may change its own

    def _arguments(self, a: int, b: int, actions: npt.NDArray[np.int32], out: Decisions) -> tuple[Any, ...]:
        """What `step_to_choice_many` takes for some of the games."""
        return (
            self._states[a:b], self._words[a:b], self._templates, a, self._plan[0], self._rngs[a:b],
            self._episodes[a:b], actions[a:b], *self._loops.rules.buffers(),
            np.zeros(self.seats, np.int32), np.zeros(self.seats, np.int8), out.rewards[a:b], out.statuses[a:b],
            out.actors[a:b], out.features[a:b], self._masks[a:b],
        )  # fmt: skip

    def _each(self, name: str, arguments: Callable[[int, int], tuple[Any, ...]]) -> list[int]:
        return self._loops.each(name, self.count, arguments)

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

    def _check(self, out: Decisions, **read: npt.NDArray[Any]) -> None:
        """Raise BadBuffer unless a step can write into these arrays, and into none that it reads."""
        if not isinstance(out, Decisions):
            raise BadBuffer(f"out: expected the arrays of outputs(), found {type(out).__name__}")
        for name, array, described in zip(Decisions._fields, out, self._described(), strict=True):
            check_buffer(array, *described, name)
        check_apart({**out._asdict(), **read})

    def _check_begun(self) -> None:
        if not self._has_begun:
            raise EmporionError("no game has begun: call reset first")
