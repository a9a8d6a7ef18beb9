"""Proximal policy optimisation (Schulman et al., 2017) of a policy that plays all seats.

The only reward is the share of the victory. The value is a vector, each seat's expected share, so that advantages are
estimated over all decisions of a game, and each decision uses the entry of its seat.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import torch
from torch import nn

from emporion.bots.network_file import weights_in
from emporion.bots.workspace import WEIGHTS
from emporion.games import find
from emporion.training import processes
from emporion.training.games import Games
from emporion.training.network import ABSENT, Network, network_with
from emporion.training.plan import TrainingPlan
from emporion.training.replayed import Replayed
from emporion.training.rollout import Rollout, network_shape

SCALE_STEPS = 256  # of random play, from which features are scaled


class Figures(NamedTuple):
    """How an update went."""

    value_loss: float
    entropy: float
    shift: float
    """The mean change of the odds' logarithm."""
    gradient: float
    """Its length before it is shortened."""


class Learner:
    """A network, its moving average and the games from which it learns."""

    def __init__(self, plan: TrainingPlan, rival: Path | None = None) -> None:
        self.plan = plan
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.games = Games(plan)
        is_on_gpu = self.games.is_on_gpu
        self._precision = torch.bfloat16 if is_on_gpu else torch.float32
        self.network, self.average = (Network(*network_shape(plan, self.games)) for _ in range(2))
        self.average.load_state_dict(self.network.state_dict())
        rate = torch.tensor(plan.first_rate)  # a tensor, so that it can change between replays
        self.optimiser = torch.optim.Adam(
            self.network.parameters(), lr=rate, eps=1e-5, fused=True, capturable=is_on_gpu
        )
        self.updates = 0
        """So far."""
        self._rollout = Rollout(plan, self.games, self.network, self._precision)
        self._picked = torch.zeros(plan.minibatch, dtype=torch.int64)
        self._entropy_bonus = torch.tensor(plan.first_entropy)
        self._weights = torch.ones(plan.rollout)
        """How much a decision counts for the policy: nothing if a rival or a trader made it."""
        self._advantages, self._targets = (
            torch.zeros(plan.rollout),
            torch.zeros(plan.rollout, self.games.rewards.shape[1]),
        )
        self._figures = torch.zeros(len(Figures._fields))
        self._improve = Replayed(self._improve_by_minibatch) if plan.processes == 1 else self._improve_by_minibatch
        if rival is not None:
            weights = dict(zip(WEIGHTS, weights_in(find(plan.game), str(rival)), strict=True))
            self._rollout.face(network_with(weights))

    def standardize(self) -> None:
        """Standardize features by how they vary in random play."""
        games, total, squares = self.games, 0.0, 0.0
        games.reset(f"{self.plan.seed}:scale")
        for _ in range(SCALE_STEPS):
            features = games.features.double()
            total, squares = total + features.mean(0), squares + features.square().mean(0)
            games.step(games.sample())
        mean, square = torch.as_tensor(total) / SCALE_STEPS, torch.as_tensor(squares) / SCALE_STEPS
        deviations = (square - mean.square()).clamp(min=0).sqrt().float()
        for network in (self.network, self.average):
            network.standardize(mean.float(), deviations)

    def piece(self, tell: Callable[[Figures], None]) -> None:
        """Learn from the next piece of the run. It follows from the plan, its number, and what was learned before."""
        plan = self.plan
        seed = f"{plan.seed}:{self.updates // plan.updates}"
        if plan.processes > 1:
            seed = f"{seed}:{processes.rank()}"
        torch.manual_seed(int.from_bytes(seed.encode()) % 2**63)
        self._rollout.traders.seed(torch.initial_seed())
        self.games.reset(seed)
        if plan.rival_games and not plan.against:
            self._rollout.face_copy(self.average)
        for _ in range(plan.updates):
            self._rollout.play()
            tell(self._update())
        self.games.check()

    def _update(self) -> Figures:
        """Improve the network by a rollout."""
        plan, rollout = self.plan, self._rollout
        done = min(1.0, (self.updates + 0.5) * plan.decisions_of_update / plan.decisions)
        self.optimiser.param_groups[0]["lr"].fill_(plan.rate(done))
        self._entropy_bonus.fill_(plan.entropy(done))
        advantages, actors = rollout.advantages(), rollout.actors
        expected = (advantages + rollout.values[:-1]).clamp(0, 1)
        order = rollout.seats[self.games.players, actors]
        self._targets.copy_(expected.gather(-1, order).flatten(0, 1))
        own, gain = rollout.own.flatten(), advantages.gather(-1, actors.unsqueeze(-1)).flatten()
        self._weights.copy_(own / own.float().mean().clamp(min=1e-8))
        mean = (self._weights * gain).mean()
        deviation = (self._weights * (gain - mean).square()).mean().sqrt()
        self._advantages.copy_((gain - mean) / (deviation + 1e-8))
        self._figures.zero_()
        steps = 0
        for _ in range(plan.epochs):
            for picked in torch.randperm(plan.rollout).split(plan.minibatch):
                self._picked.copy_(picked)
                self._improve()
                steps += 1
        self.updates += 1
        return Figures(*(self._figures / steps).tolist())

    def _improve_by_minibatch(self) -> None:
        plan, rollout, picked = self.plan, self._rollout, self._picked
        absent = rollout.absent[picked % plan.games]
        with torch.autocast(self._picked.device.type, torch.bfloat16, self.games.is_on_gpu, cache_enabled=False):
            logits, shares = self.network(rollout.features.flatten(0, 1)[picked])
        odds = torch.where(rollout.masks.flatten(0, 1)[picked] > 0, logits, ABSENT).log_softmax(1)
        gain, actions = self._advantages[picked], rollout.actions.flatten()[picked].long()
        weights = self._weights[picked]
        shift = odds.gather(1, actions.unsqueeze(1)).squeeze(1) - rollout.odds.flatten()[picked]
        shift = torch.where(weights > 0, shift, 0.0)
        ratio = shift.exp()
        policy_loss = -(weights * torch.min(ratio * gain, ratio.clamp(1 - plan.clip, 1 + plan.clip) * gain)).mean()
        value_loss = -(self._targets[picked] * (shares + absent).log_softmax(1)).sum(1).mean()
        entropy = -(weights * (odds.exp() * odds).sum(1)).mean()
        self.optimiser.zero_grad(set_to_none=True)
        (policy_loss + value_loss - self._entropy_bonus * entropy).backward()
        if plan.processes > 1:
            processes.average_gradients(self.network)
        gradient = nn.utils.clip_grad_norm_(self.network.parameters(), plan.longest_gradient)
        self.optimiser.step()
        with torch.no_grad():
            for mean, latest in zip(self.average.parameters(), self.network.parameters(), strict=True):
                mean.lerp_(latest, 1 - plan.decay)
            self._figures.add_(torch.stack([value_loss, entropy, shift.abs().mean(), gradient]).detach())
