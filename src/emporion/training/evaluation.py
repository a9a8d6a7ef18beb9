"""One network against another on many thousands of duplicate deals, on a GPU if there is one."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import torch
from torch import Tensor

from emporion.bots.network_file import weights_in
from emporion.bots.workspace import WEIGHTS
from emporion.games import find
from emporion.statistics import Z_95, Interval
from emporion.training.games import Games
from emporion.training.network import ABSENT, Network, network_with
from emporion.training.plan import TrainingPlan

POLL_STEPS = 16  # between two looks at how many games still run


class Evaluation(NamedTuple):
    """The share of the victories of a network that has one seat, against another that has all others."""

    deals: int
    """Each is played once from every seat."""
    wins: Interval


def evaluate(
    game: str, players: int, one: Path, other: Path, deals: int, seed: int, tell: Callable[[int], None]
) -> Evaluation:
    """Both networks play their likeliest actions. `tell` is called with each seat that has been played."""
    torch.set_default_device("cuda" if torch.cuda.is_available() else "cpu")
    networks = network_in(game, one), network_in(game, other)
    games = Games(TrainingPlan(game=game, players=(players,), games=deals))
    shares = torch.zeros(deals)
    for seat in range(players):
        games.reset(f"evaluation:{seed}")
        shares += play_out(games, *networks, seat)
        tell(seat)
    shares = shares.double() / players
    mean, error = float(shares.mean()), float(shares.std()) / math.sqrt(deals)
    return Evaluation(deals, Interval(mean, max(0.0, mean - Z_95 * error), min(1.0, mean + Z_95 * error)))


def network_in(game: str, path: Path) -> Network:
    weights = weights_in(find(game), str(path.resolve()))
    network = network_with(dict(zip(WEIGHTS, weights, strict=True)))
    network.requires_grad_(False)
    return network


@torch.no_grad()
def play_out(games: Games, one: Network, other: Network, seat: int) -> Tensor:
    """The share of the victory of the first network in the first game of each place."""
    shares, are_over = torch.zeros(len(games.players)), torch.zeros(len(games.players), dtype=torch.bool)
    steps = 0
    while steps % POLL_STEPS or not bool(are_over.all()):
        mine, theirs = (network(games.features)[0] for network in (one, other))
        logits = torch.where((games.actors == seat).unsqueeze(1), mine, theirs)
        games.step(torch.where(games.masks > 0, logits, ABSENT).argmax(1).int())
        ended = games.statuses > 0
        shares = torch.where(ended & ~are_over, games.rewards[:, seat], shares)
        are_over |= ended
        steps += 1
    games.check()
    return shares
