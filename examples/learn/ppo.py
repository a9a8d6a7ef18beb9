"""PPO in one file: a network learns a game from nothing, by playing all seats against itself.

    pip install 'emporion[rl]' torch
    python examples/learn/ppo.py --minutes 10
    python examples/learn/ppo.py --minutes 5 --device cuda  # needs emporion[gpu], too

The algorithm is proximal policy optimisation (Schulman et al., 2017). The value is a vector, each seat's expected share
of the victory, so advantages are estimated over all decisions of a game, and each decision uses the entry of its seat.
Illegal actions are masked. The only reward is the share of the victory at the end.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from emporion.envs.gpu import GpuEnv
from emporion.envs.vector import VectorEnv

ON_CPU = {"games": 512, "width": 192, "minibatch": 2_048}
ON_GPU = {"games": 32_768, "width": 512, "minibatch": 65_536}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="carthage")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0, help="of training")
    parser.add_argument("--device", choices=["cpu", "cuda"], default="cpu")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, help="played at once; 512, on a GPU 32,768")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each game between two updates")
    parser.add_argument("--width", type=int, help="of hidden layers; 192, on a GPU 512")
    parser.add_argument("--minibatch", type=int, help="2,048, on a GPU 65,536")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning at the beginning; it falls to nothing")
    parser.add_argument("--entropy", type=float, default=0.02, help="bonus at the beginning; it falls to a tenth")
    parser.add_argument("--trace", type=float, default=0.95, help="lambda of the advantages")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--evaluate", type=int, default=1000, help="games against random play, at the end")
    parser.add_argument("--save", help="a file for the weights")
    chosen = parser.parse_args()
    for name, usual in (ON_GPU if chosen.device == "cuda" else ON_CPU).items():
        if getattr(chosen, name) is None:
            setattr(chosen, name, usual)
    return chosen


class Games:
    """Games that step together. The tensors share the environment's memory: each step writes them anew."""

    def __init__(self, game: str, players: int, count: int, seed: int | str) -> None:
        self.count, self.players = count, players
        if torch.get_default_device().type == "cuda":
            env = GpuEnv(game, count, players=players)
            arrays: Any = env.reset(seed=seed)
            self.step = env.step
            self._sample: Any = env.sample
        else:
            vector = VectorEnv(game, count, players=players)
            arrays = vector.outputs()
            vector.reset(seed=seed, out=arrays)
            self.step = lambda actions: vector.step(actions.numpy(), arrays)
            self._sample = vector.sample
        self.features, self.masks, self.actors, self.rewards, self.statuses = map(torch.from_dlpack, arrays)

    def sample(self) -> Tensor:
        """Random legal actions."""
        return torch.from_dlpack(self._sample())


class Agent(nn.Module):
    """A policy, and each seat's expected share of the victory, in turn order from the seat to act."""

    def __init__(self, features: int, actions: int, players: int, width: int) -> None:
        super().__init__()
        sizes = [features, width, width, width]
        layers = [[nn.Linear(size, width), nn.ReLU()] for size in sizes[:-1]]
        self.trunk = nn.Sequential(*(each for layer in layers for each in layer))
        self.policy, self.shares = nn.Linear(width, actions), nn.Linear(width, players)
        self.register_buffer("scale", torch.ones(features))
        for layer in (self.policy, self.shares):
            nn.init.orthogonal_(layer.weight, 0.01)
            nn.init.zeros_(layer.bias)

    def fit_scale(self, features: Tensor) -> None:
        """Make features about equally large, from those of random play."""
        self.scale.copy_(1 / features.std(dim=0).clamp(min=0.3))

    def forward(self, features: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        hidden = self.trunk(features * self.scale)
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.shares(hidden)


def by_seat(relative: Tensor, actors: Tensor) -> Tensor:
    """What is in turn order from the seat to act, by seat; the other way round with negative seats."""
    players = relative.shape[-1]
    order = (torch.arange(players) - actors.long().unsqueeze(-1)) % players
    return relative.gather(-1, order)


class Rollout:
    """What was seen and done in some steps of all games."""

    def __init__(self, games: Games, steps: int) -> None:
        shape = (steps, games.count)
        self.features = torch.zeros(*shape, games.features.shape[1])
        self.masks = torch.zeros(*shape, games.masks.shape[1], dtype=torch.uint8)
        self.actors = torch.zeros(shape, dtype=torch.int8)
        self.actions = torch.zeros(shape, dtype=torch.int64)
        self.odds = torch.zeros(shape)
        self.values = torch.zeros(*shape, games.players)
        self.rewards = torch.zeros(*shape, games.players)
        self.ended = torch.zeros(shape, dtype=torch.bool)

    @torch.no_grad()
    def play(self, agent: Agent, games: Games) -> None:
        for step in range(len(self.actions)):
            self.features[step], self.masks[step], self.actors[step] = games.features, games.masks, games.actors
            policy, shares = agent(self.features[step], games.masks)
            self.values[step] = by_seat(shares.softmax(-1), games.actors)
            self.actions[step] = actions = policy.sample()
            self.odds[step] = policy.log_prob(actions)
            games.step(actions)
            self.rewards[step], self.ended[step] = games.rewards, games.statuses > 0
        self.last = by_seat(agent(games.features, games.masks)[1].softmax(-1), games.actors)

    def advantages(self, trace: float) -> Tensor:
        """Of every seat at every decision."""
        found, following, ahead = torch.zeros_like(self.values), self.last, torch.zeros_like(self.last)
        for step in reversed(range(len(self.values))):
            ended = self.ended[step].unsqueeze(-1)
            expected = torch.where(ended, self.rewards[step], following)
            ahead = expected - self.values[step] + trace * ahead * ~ended
            found[step], following = ahead, self.values[step]
        return found


def learn(
    agent: Agent, optimiser: torch.optim.Optimizer, rollout: Rollout, chosen: argparse.Namespace, left: float
) -> None:
    """Improve the agent by what it saw. `left`: the share of the training that is still to come."""
    advantages = rollout.advantages(chosen.trace)
    targets = by_seat(advantages + rollout.values, -rollout.actors).clamp(0, 1).flatten(0, 1)
    advantages = advantages.gather(-1, rollout.actors.long().unsqueeze(-1)).flatten()
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    features, masks = rollout.features.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, odds = rollout.actions.flatten(), rollout.odds.flatten()
    for group in optimiser.param_groups:
        group["lr"] = chosen.rate * max(left, 0.02)
    entropy_bonus = chosen.entropy * (0.1 + 0.9 * left)
    for _ in range(chosen.epochs):
        for picked in torch.randperm(len(actions)).split(chosen.minibatch):
            policy, shares = agent(features[picked], masks[picked])
            ratio = (policy.log_prob(actions[picked]) - odds[picked]).exp()
            gain = advantages[picked]
            clipped = ratio.clamp(1 - chosen.clip, 1 + chosen.clip)
            policy_loss = -torch.min(ratio * gain, clipped * gain).mean()
            value_loss = -(targets[picked] * shares.log_softmax(-1)).sum(-1).mean()
            loss = policy_loss + value_loss - entropy_bonus * policy.entropy().mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 1.0)
            optimiser.step()


@torch.no_grad()
def wins(agent: Agent, game: str, players: int, count: int, seed: str) -> float:
    """The agent's share of the victories in games against random play, in every seat in turn."""
    games = Games(game, players, count, seed)
    seats = torch.arange(count) % players
    share, counted = torch.zeros(count), torch.zeros(count, dtype=torch.bool)
    while not counted.all():
        policy, _ = agent(games.features, games.masks)
        games.step(torch.where(games.actors == seats, policy.logits.argmax(-1).int(), games.sample()))
        first = (games.statuses > 0) & ~counted
        share = torch.where(first, games.rewards.gather(1, seats.unsqueeze(1))[:, 0], share)
        counted |= first
    return float(share.mean())


def main() -> None:
    chosen = arguments()
    torch.set_default_device(chosen.device)
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(chosen.seed)
    games = Games(chosen.game, chosen.players, chosen.games, chosen.seed)
    agent = Agent(games.features.shape[1], games.masks.shape[1], chosen.players, chosen.width)
    optimiser = torch.optim.Adam(agent.parameters(), lr=chosen.rate, eps=1e-5)
    rollout, seen, reported = Rollout(games, chosen.steps), 0, 0.0
    rollout.play(agent, games)  # almost at random
    agent.fit_scale(rollout.features.flatten(0, 1))
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < 60 * chosen.minutes:
        rollout.play(agent, games)
        learn(agent, optimiser, rollout, chosen, 1 - spent / (60 * chosen.minutes))
        seen += rollout.actions.numel()
        if spent - reported >= 30:
            reported = spent
            share = wins(agent, chosen.game, chosen.players, 200, "progress")
            print(f"{spent:6.0f} s  {seen / 1e6:7.1f} M decisions  {share:6.1%} against random", flush=True)
    share = wins(agent, chosen.game, chosen.players, chosen.evaluate, "evaluation")
    margin = 1.96 * (share * (1 - share) / chosen.evaluate) ** 0.5
    print(f"{seen / 1e6:.1f} M decisions; wins {share:.1%} ± {margin:.1%} of {chosen.evaluate} games against random")
    if chosen.save:
        torch.save(agent.state_dict(), chosen.save)


if __name__ == "__main__":
    main()
