"""The network that learns: a policy, and each seat's expected share of the victory."""

from __future__ import annotations

import torch
from torch import Tensor, nn

LEAST_DEVIATION = 0.3  # rare features are not made larger than this allows
ABSENT = -1e9  # the logit of a seat that nobody plays, and of an illegal action


class Network(nn.Module):
    """Features of the seat to act, then linear layers with rectifiers. All but the first are added to what was there
    before them."""

    scale: Tensor

    def __init__(self, features: int, actions: int, seats: int, width: int, blocks: int) -> None:
        super().__init__()
        self.first = nn.Linear(features, width)
        self.blocks = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.policy = nn.Linear(width, actions)
        self.shares = nn.Linear(width, seats)
        """In turn order from the seat to act."""
        self.register_buffer("scale", torch.ones(features))
        for head in (self.policy, self.shares):
            nn.init.orthogonal_(head.weight, 0.01)
            nn.init.zeros_(head.bias)

    def fit_scale(self, deviations: Tensor) -> None:
        """Make features about equally large, by their standard deviations in random play."""
        self.scale.copy_(1 / deviations.clamp(min=LEAST_DEVIATION))

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of all actions, and of the seats."""
        hidden = self.first(features * self.scale.to(features.dtype)).relu()
        for block in self.blocks:
            hidden = hidden + block(hidden).relu()
        return self.policy(hidden).float(), self.shares(hidden).float()


def turn_orders(seats: int) -> tuple[Tensor, Tensor]:
    """Two tables by number of players, seat to act and seat: how many turns later that seat acts; and which seat acts
    that many turns later. Seats that nobody plays stay where they are."""
    turns = torch.arange(seats).repeat(seats + 1, seats, 1)
    seat = turns.clone()
    for players in range(1, seats + 1):
        for actor in range(players):
            order = torch.arange(players)
            turns[players, actor, :players] = (order - actor) % players
            seat[players, actor, :players] = (order + actor) % players
    return turns, seat
