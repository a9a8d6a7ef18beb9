"""Bots that play by the policy of a network alone, without looking ahead."""

from __future__ import annotations

from typing import Any

from emporion.bots.network import likeliest, run_network, write_odds
from emporion.bots.workspace import CONCEALED, MAIN
from emporion.kernel.fast_rng import random_below

HUNDREDTHS = 100


def choose_by_policy(workspace: Any, count: int, temperature: int) -> int:
    """The likeliest action; with a temperature, in hundredths, one drawn by the policy's odds."""
    network, actions = workspace.network, workspace.actions[MAIN]
    run_network(workspace.states[CONCEALED], network)
    if temperature == 0:
        return likeliest(network.logits, actions, count)
    write_odds(network, actions, count, temperature / HUNDREDTHS)
    total = 0
    for index in range(count):
        total += network.odds[index]
    left = random_below(workspace.rng, total)
    index = 0
    while index < count - 1 and left >= network.odds[index]:
        left -= network.odds[index]
        index += 1
    return int(actions[index])
