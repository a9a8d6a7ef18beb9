"""A network that has learned a game: what it makes of a position for the seat to act.

Features pass through linear layers with rectifiers, all but the first added to what was there before them, to a number
for each action (the policy) and one for each seat (the share of the victory that it can expect). `emporion train` makes
networks, `network_file.py` reads them.

Sums have a fixed order and exponentials are computed here, so a network makes the same decision on every machine,
interpreted or compiled.
"""

from __future__ import annotations

from typing import Any

from emporion.bots.evaluation import WHOLE
from emporion.bots.workspace import Network
from emporion.kernel.contract import actor, observe

LOG2_E, LN_2 = 1.4426950408889634, 0.6931471805599453
LEAST = -40.0  # the exponential of less counts as zero
LARGEST = 1e30
TERMS = 13  # of the Taylor series, between 0 and ln 2


def run_network(s: Any, network: Network) -> None:
    """Write the outputs for what the seat to act knows."""
    position, change = network.hidden[0], network.hidden[1]
    observe(s, actor(s), network.features)
    multiply(network.features, network.first, network.first_bias, position)
    for column in range(len(position)):
        if position[column] < 0:
            position[column] = 0
    for layer in range(len(network.blocks)):
        multiply(position, network.blocks[layer], network.block_biases[layer], change)
        for column in range(len(position)):
            if change[column] > 0:
                position[column] += change[column]
    multiply(position, network.policy, network.policy_bias, network.logits)
    multiply(position, network.shares, network.shares_bias, network.expected)
    bound(network.logits)
    bound(network.expected)


def bound(outputs: Any) -> None:
    """Replace outputs that are not numbers or enormous: sums of huge weights may overflow."""
    for column in range(len(outputs)):
        if not -LARGEST < outputs[column] < LARGEST:
            outputs[column] = 0


def multiply(inputs: Any, weights: Any, bias: Any, outputs: Any) -> None:
    """Inputs times weights plus bias, one input after the other. About half of the inputs are zeros and skipped."""
    for column in range(len(outputs)):
        outputs[column] = bias[column]
    for row in range(len(inputs)):
        each = inputs[row]
        if each != 0:
            for column in range(len(outputs)):
                outputs[column] += each * weights[row, column]


def multiply_arrays(inputs: Any, weights: Any, bias: Any, outputs: Any) -> None:
    """Replaces `multiply` in interpreted bots. The sums are the same."""
    import numpy as np

    outputs[:] = bias
    with np.errstate(over="ignore", invalid="ignore"):
        for row in inputs.nonzero()[0]:
            outputs += inputs[row] * weights[row]


def likeliest(logits: Any, actions: Any, count: int) -> int:
    """The likeliest of some actions; of equals, the first."""
    best = 0
    for index in range(1, count):
        if logits[actions[index]] > logits[actions[best]]:
            best = index
    return int(actions[best])


def write_odds(network: Any, actions: Any, count: int, temperature: float) -> None:
    """The probability of each of some actions, in millionths. The higher the temperature, the less they differ."""
    logits = network.logits
    highest, total = float(logits[likeliest(logits, actions, count)]), 0.0
    for index in range(count):
        total += exponential((float(logits[actions[index]]) - highest) / temperature)
    for index in range(count):
        odds = exponential((float(logits[actions[index]]) - highest) / temperature) / total
        network.odds[index] = int(WHOLE * odds)


def write_expected_shares(s: Any, expected: Any, shares: Any) -> None:
    """The share of the victory that each seat can expect, in millionths."""
    players, seat = s.players, actor(s)
    highest, total = float(expected[0]), 0.0
    for turn in range(1, players):
        highest = max(highest, float(expected[turn]))
    for turn in range(players):
        total += exponential(float(expected[turn]) - highest)
    for turn in range(players):
        shares[(seat + turn) % players] = int(WHOLE * exponential(float(expected[turn]) - highest) / total)


def exponential(x: float) -> float:
    """e^x for x up to 0, by operations that give the same on every machine."""
    if x < LEAST:
        return 0.0
    halvings = int(-x * LOG2_E) + 1
    rest = x + halvings * LN_2  # from 0 to ln 2
    found = 1.0
    for term in range(TERMS, 0, -1):
        found = 1.0 + found * rest / term
    for _ in range(halvings):
        found *= 0.5
    return found
