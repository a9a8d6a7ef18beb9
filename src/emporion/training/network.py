"""The network that learns: a policy, and each seat's expected share of the victory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor, nn

LEAST_DEVIATION = 0.3  # rare features are not made larger than this allows
ABSENT = -1e9  # the logit of a seat that nobody plays, and of an illegal action


class Network(nn.Module):
    """Features of the seat to act, then linear layers with rectifiers. All but the first are added to what was there
    before them."""

    mean: Tensor
    scale: Tensor

    def __init__(self, features: int, actions: int, seats: int, width: int, blocks: int) -> None:
        super().__init__()
        self.first = nn.Linear(features, width)
        self.blocks = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.policy = nn.Linear(width, actions)
        self.shares = nn.Linear(width, seats)
        """In turn order from the seat to act."""
        self.register_buffer("mean", torch.zeros(features))
        self.register_buffer("scale", torch.ones(features))
        for head in (self.policy, self.shares):
            nn.init.orthogonal_(head.weight, 0.01)
            nn.init.zeros_(head.bias)

    def standardize(self, mean: Tensor, deviations: Tensor) -> None:
        """Make features about equally large, by their means and standard deviations in random play."""
        self.mean.copy_(mean.bfloat16())  # a GPU computes with these, and what is rounded twice would differ
        self.scale.copy_((1 / deviations.clamp(min=LEAST_DEVIATION)).bfloat16())

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of all actions, and of the seats."""
        standard = (features - self.mean.to(features.dtype)) * self.scale.to(features.dtype)
        hidden = self.first(standard).relu()
        for block in self.blocks:
            hidden = hidden + block(hidden).relu()
        return self.policy(hidden).float(), self.shares(hidden).float()

    def weights(self) -> dict[str, Any]:
        """Arrays as bots use them (`emporion.bots.workspace.WEIGHTS`): by input and output. Features are standardized
        by the first of them, so that those that are zero can be skipped."""
        layers = {"first": self.first, "policy": self.policy, "shares": self.shares}
        found = {name: layer.weight.T for name, layer in layers.items()}
        found |= {f"{name}_bias": layer.bias for name, layer in layers.items()}
        found["first"] = (found["first"] * self.scale.unsqueeze(1)).half().double()  # as it is stored
        found["first_bias"] = self.first.bias.double() - self.mean.double() @ found["first"]
        found["blocks"] = torch.stack([each.weight.T for each in self.blocks])
        found["block_biases"] = torch.stack([each.bias for each in self.blocks])
        return {name: tensor.detach().float().cpu().numpy() for name, tensor in found.items()}


def network_with(weights: Mapping[str, Any]) -> Network:
    """The network that has these weights; the other way round than `Network.weights`."""
    features, width = weights["first"].shape
    actions, seats = weights["policy"].shape[1], weights["shares"].shape[1]
    network = Network(features, actions, seats, width, len(weights["blocks"]))
    layers = {"first": network.first, "policy": network.policy, "shares": network.shares}
    with torch.no_grad():
        for name, layer in layers.items():
            layer.weight.copy_(torch.from_numpy(weights[name].T))
            layer.bias.copy_(torch.from_numpy(weights[f"{name}_bias"]))
        for number, block in enumerate(network.blocks):
            block.weight.copy_(torch.from_numpy(weights["blocks"][number].T))
            block.bias.copy_(torch.from_numpy(weights["block_biases"][number]))
    return network


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
