"""Many games at once for one learner that plays all seats, as a vector environment of Gymnasium.

    env = VectorEnv("carthage", 1024, players=2)
    observations, infos = env.reset(seed=7)
    observations, rewards, terminations, truncations, infos = env.step(env.sample())

The rules are compiled and play on all cores; nothing is done game by game in Python.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space

from emporion.envs.rewards import reward_of
from emporion.envs.tables import Options, Players, tables_of
from emporion.kernel.compilation import progress_on_stderr
from emporion.kernel.compiled_training import Decisions, Training, training_rules
from emporion.kernel.errors import BadOption
from emporion.kernel.training import BROKEN_OFF, OVER
from emporion.programs.arguments import Seed, buffer_of, count_of, numbers_of, seed_of

Observations = dict[str, npt.NDArray[Any]]
Infos = dict[str, Any]


class VectorEnv(GymnasiumVectorEnv[Observations, npt.NDArray[Any], npt.NDArray[np.int32]]):
    """Each step plays an action in every game and goes on to the next decision with a choice, whoever has it. A game
    that ends is replaced by the next one in the same step."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: SupportsIndex,
        *,
        players: Players = 2,
        options: Options = {},  # noqa: B006, it is never changed
        reward: str = "win_share",
        max_decisions: int | None = None,
    ) -> None:
        rules, tables = tables_of(game, players, options)
        self.num_envs = count_of(num_envs)
        training_rules(rules).prepare(progress_on_stderr(rules.title))
        self.training = Training(rules, tables, self.num_envs, reward_of(reward), max_decisions)
        self.players = np.array([tables[index % len(tables)][0] for index in range(self.num_envs)])
        """The number of players of each game."""
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (rules.observation_size,), np.float32),
                "action_mask": spaces.Box(0, 1, (rules.actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(rules.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._own = self.outputs()
        self._acted = self._own.actors.copy()

    def outputs(self) -> Decisions:
        """New arrays into which `reset` and `step` can write."""
        return self.training.outputs()

    def reset(
        self, *, seed: Seed = None, options: Mapping[str, Any] | None = None, out: Decisions | None = None
    ) -> tuple[Observations, Infos]:
        """Begin games number 0, 1, … of a seed; without one, of a random seed. Written into `out`, if it is given."""
        if options:
            raise BadOption("options of a game are chosen when its environment is made")
        shown = self._own if out is None else out
        self.training.reset(seed_of(seed), shown)
        self._acted[:] = shown.actors
        return self._observations(shown), {"actor": shown.actors}

    def step(  # type: ignore[override]
        self, actions: npt.ArrayLike, out: Decisions | None = None
    ) -> tuple[Observations, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Infos]:
        """Play an action in each game. The rewards are those of the seats that acted; `infos` has all seats' and the
        seats that act next. If an action is illegal, none is played."""
        shown = self._own if out is None else out
        self.training.step(numbers_of(actions, self.num_envs, np.int32, "actions"), shown)
        rewards = np.take_along_axis(shown.rewards, self._acted[:, None], axis=1)[:, 0]
        self._acted[:] = shown.actors
        infos = {"actor": shown.actors, "rewards": shown.rewards}
        return self._observations(shown), rewards, shown.became == OVER, shown.became == BROKEN_OFF, infos

    def sample(self, out: npt.NDArray[np.int32] | None = None) -> npt.NDArray[np.int32]:
        """A random legal action for each game."""
        actions = buffer_of(out, (self.num_envs,), np.int32)
        self.training.sample(actions)
        return actions

    @staticmethod
    def _observations(shown: Decisions) -> Observations:
        return {"observation": shown.features, "action_mask": shown.masks.view(np.int8)}
