"""The games of a run: on a GPU where PyTorch computes on one, otherwise compiled, on all cores."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from emporion.envs.gpu import GpuEnv
from emporion.envs.vector import VectorEnv
from emporion.training.plan import TrainingPlan


class Games:
    """Games that step together. The tensors share the environment's memory: each step writes them anew."""

    def __init__(self, plan: TrainingPlan) -> None:
        variants: dict[str, Any] = {"players": plan.players, "options": plan.options}
        self.is_on_gpu = torch.get_default_device().type == "cuda"
        kind: Any = GpuEnv if self.is_on_gpu else VectorEnv
        self._env = kind(plan.game, plan.games, **variants)
        self._arrays: Any = self._env.decisions if self.is_on_gpu else self._env.outputs()
        self.players = torch.tensor(self._env.players, dtype=torch.int64)
        """Of each game."""
        self.features, self.masks, self.actors, self.rewards, self.statuses = map(torch.from_dlpack, self._arrays)

    @property
    def states(self) -> Any:
        """The games as they stand, hidden information included."""
        return self._env.states

    def reset(self, seed: str) -> None:
        if self.is_on_gpu:
            self._env.reset(seed=seed)
        else:
            self._env.reset(seed=seed, out=self._arrays)

    def step(self, actions: Tensor) -> None:
        if self.is_on_gpu:
            self._env.step(actions)
        else:
            self._env.step(actions.numpy(), self._arrays)

    def sample(self) -> Tensor:
        """Random legal actions."""
        return torch.from_dlpack(self._env.sample())

    def check(self) -> None:
        """Raise BadMove if an action was illegal."""
        if self.is_on_gpu:
            self._env.check()
