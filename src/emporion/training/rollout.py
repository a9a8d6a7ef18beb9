"""What was seen and done in some steps of all games."""

from __future__ import annotations

import torch
from torch import Tensor

from emporion.training.games import Games
from emporion.training.network import ABSENT, Network, turn_orders
from emporion.training.plan import TrainingPlan
from emporion.training.replayed import Replayed
from emporion.training.traders import Traders

LIKELIEST = 1e4  # logits times this give the likeliest action nearly always


class Rollout:
    """Decisions by step and game, and how well each seat fared."""

    def __init__(self, plan: TrainingPlan, games: Games, network: Network, precision: torch.dtype) -> None:
        """`network` is copied for every rollout; numbers in it and features have this precision."""
        shape, seats = (plan.steps, plan.games), games.rewards.shape[1]
        self._games, self._learning = games, network
        self._network = Network(*network_shape(plan, games)).to(precision)
        self._rival = Network(*network_shape(plan, games)).to(precision)
        self._rival_games = plan.rival_games
        """The first ones; those with traders come next."""
        self._other_games = plan.rival_games + plan.trader_games
        """All in which the learner has one seat."""
        self._sharpness = LIKELIEST if plan.against else 1.0
        variants = len(plan.players) * len(plan.options)
        self._seat = torch.arange(plan.games) // variants % games.players
        """The learner's seat against others."""
        self.traders = Traders(plan.game, games, slice(self._rival_games, self._other_games), self._seat)
        turns, self.seats = turn_orders(seats)
        self._turns = turns
        self.absent = torch.where(torch.arange(seats) < games.players.unsqueeze(1), 0.0, ABSENT)
        """Added to the logits of a game's seats."""
        self.trace = torch.tensor([[plan.trace[players]] for players in games.players.tolist()])
        self.features = torch.zeros(*shape, games.features.shape[1], dtype=precision)
        self.masks = torch.zeros(*shape, games.masks.shape[1], dtype=torch.uint8)
        self.actors = torch.zeros(shape, dtype=torch.int64)
        self.actions = torch.zeros(shape, dtype=torch.int32)
        self.odds = torch.zeros(shape)
        self.own = torch.ones(shape, dtype=torch.bool)
        """Whether the learner decided."""
        self.values = torch.zeros(plan.steps + 1, plan.games, seats)
        self.rewards = torch.zeros(*shape, seats)
        self.ended = torch.zeros(*shape, 1, dtype=torch.bool)
        self._chosen, self._odds = torch.zeros(plan.games, dtype=torch.int32), torch.zeros(plan.games)
        self._values = torch.zeros(plan.games, seats)
        self._choose = Replayed(self._choose_actions)

    def face(self, rival: Network) -> None:
        """Make this network the rival."""
        self._rival = rival.to(self.features.dtype)

    def face_copy(self, rival: Network) -> None:
        """Make the rival what this network is now."""
        self._rival.load_state_dict(rival.state_dict())

    @torch.no_grad()
    def play(self) -> None:
        self._network.load_state_dict(self._learning.state_dict())
        games = self._games
        for step in range(len(self.actions)):
            self._choose()
            self.traders.choose(self._chosen)
            self.features[step], self.masks[step], self.actors[step] = games.features, games.masks, games.actors
            self.values[step], self.odds[step], self.actions[step] = self._values, self._odds, self._chosen
            self.own[step] = self._is_own()
            games.step(self._chosen)
            self.rewards[step], self.ended[step] = games.rewards, (games.statuses > 0).unsqueeze(1)
        self._choose()
        self.values[-1] = self._values

    def _is_own(self) -> Tensor:
        """Whether the learner decides, in each game."""
        own = self._games.actors == self._seat
        own[self._other_games :] = True
        return own

    def _choose_actions(self) -> None:
        """Draw an action for every game from the policy, and write down its odds and the seats' expectations."""
        games, rivals = self._games, self._rival_games
        features = games.features.to(self.features.dtype)
        logits, shares = self._network(features)
        if rivals:
            theirs, _ = self._rival(features[:rivals])
            own = self._is_own()[:rivals].unsqueeze(1)
            logits = torch.cat([torch.where(own, logits[:rivals], self._sharpness * theirs), logits[rivals:]])
        logits = torch.where(games.masks > 0, logits, ABSENT).log_softmax(1)
        noise = torch.rand_like(logits).clamp_(1e-20).log_().neg_().log_()
        chosen = (logits - noise).argmax(1, keepdim=True)
        self._chosen.copy_(chosen.squeeze(1))
        self._odds.copy_(logits.gather(1, chosen).squeeze(1))
        order = self._turns[games.players, games.actors.long()]
        self._values.copy_((shares + self.absent).softmax(1).gather(1, order))

    @torch.no_grad()
    def advantages(self) -> Tensor:
        """Of every seat at every decision: how much better than expected it went, over all decisions that follow,
        whichever seat made them."""
        found, ahead = torch.zeros_like(self.rewards), torch.zeros_like(self.rewards[0])
        for step in reversed(range(len(self.rewards))):
            ended = self.ended[step]
            expected = torch.where(ended, self.rewards[step], self.values[step + 1])
            ahead = expected - self.values[step] + self.trace * ahead * ~ended
            found[step] = ahead
        return found


def network_shape(plan: TrainingPlan, games: Games) -> tuple[int, int, int, int, int]:
    """Features, actions, seats, width and blocks of a run's network."""
    return games.features.shape[1], games.masks.shape[1], games.rewards.shape[1], plan.width, plan.blocks
