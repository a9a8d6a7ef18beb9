"""Many games at once for one learner that plays all seats, as a vector environment of Gymnasium.

    env = VectorEnv(name, 1024, players=2)
    observations, infos = env.reset(seed=7)
    observations, rewards, terminations, truncations, infos = env.step(env.sample())

The rules are compiled and play on all cores; nothing is done game by game in Python. A loop that passes arrays of its
own as `out` allocates none.
"""

# ruff: noqa: E402 (a missing extra is named before what it installs is imported)

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

from emporion.kernel.extras import require

require("rl", "a vector environment", only=["gymnasium"])  # `emporion train` has no more of it

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space

from emporion.envs.rewards import reward_of
from emporion.envs.variants import Options, Players, variants_of
from emporion.kernel.compilation import progress_on_stderr
from emporion.kernel.compiled_training import Decisions, TrainingGames, training_loops
from emporion.kernel.errors import BadOption
from emporion.kernel.training import BROKEN_OFF, OVER
from emporion.programs.arguments import Seed, buffer_of, count_of, numbers_of, seed_of

Observations = dict[str, npt.NDArray[Any]]
Infos = dict[str, Any]


class VectorEnv(GymnasiumVectorEnv[Observations, npt.NDArray[Any], npt.NDArray[np.int32]]):
    """Games that step together. A step plays an action in each game, for the seat to act; then decisions with a single
    legal action, up to the next choice of any seat. A game that ends is replaced by the next one in the same step, and
    its last observation is not kept: there are no `final_obs` and `final_info`."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: SupportsIndex,
        *,
        players: Players = 2,
        options: Options = None,
        reward: str = "win_share",
        max_decisions: SupportsIndex | None = None,
    ) -> None:
        """With several numbers of players or sets of options, games take them in turn. Games are broken off after
        `max_decisions` with a choice; `emporion.envs.rewards` has the kinds of rewards."""
        variants = variants_of(game, players, options)
        self.num_envs = count_of(num_envs, "num_envs")
        limit = None if max_decisions is None else count_of(max_decisions, "max_decisions")
        kind, rules = reward_of(reward), variants[0].game
        training_loops(rules).prepare(progress_on_stderr(rules.title))
        blanks = [rules.blank(variant.players, variant.options, [0] * 8) for variant in variants]
        self._games = TrainingGames(rules, blanks, self.num_envs, kind, limit)
        self.players = np.resize([variant.players for variant in variants], self.num_envs)
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
        self._acting = np.zeros(self.num_envs, np.int8)

    @property
    def states(self) -> npt.NDArray[Any]:
        """The games as they stand, hidden information included."""
        return self._games.states

    def outputs(self) -> Decisions:
        """New arrays into which `reset` and `step` can write."""
        return self._games.outputs()

    def reset(
        self, *, seed: Seed = None, options: Mapping[str, Any] | None = None, out: Decisions | None = None
    ) -> tuple[Observations, Infos]:
        """Begin games number 0, 1, … of a seed; without one, of a random seed."""
        if options:
            raise BadOption("options of a game are chosen when its environment is made")
        decisions = self.outputs() if out is None else out
        self._games.reset(seed_of(seed), decisions)
        self._acting[:] = decisions.actors
        return self._observations(decisions), {"actor": decisions.actors}

    def step(  # type: ignore[override]
        self, actions: npt.ArrayLike, out: Decisions | None = None
    ) -> tuple[Observations, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Infos]:
        """Play an action in each game. The rewards are those of the seats that acted; `infos` has the rewards of all
        seats, and the seats that act next. If an action is illegal, none is played."""
        decisions = self.outputs() if out is None else out
        self._games.step(numbers_of(actions, self.num_envs, np.int32, "actions"), decisions)
        rewards = np.take_along_axis(decisions.rewards, self._acting[:, None], axis=1)[:, 0]
        self._acting[:] = decisions.actors
        infos = {"actor": decisions.actors, "rewards": decisions.rewards}
        terminations, truncations = decisions.statuses == OVER, decisions.statuses == BROKEN_OFF
        return self._observations(decisions), rewards, terminations, truncations, infos

    def sample(self, out: npt.NDArray[np.int32] | None = None) -> npt.NDArray[np.int32]:
        """A random legal action for each game."""
        actions = buffer_of(out, (self.num_envs,), np.int32)
        self._games.sample(actions)
        return actions

    @staticmethod
    def _observations(decisions: Decisions) -> Observations:
        return {"observation": decisions.features, "action_mask": decisions.masks.view(np.int8)}
