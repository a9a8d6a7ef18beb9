"""One decision of any of our bots, on nothing but what its seat knows: `room[HIDDEN]` of the desk."""

from __future__ import annotations

from typing import Any

from emporion.bots.desk import CHOICES, HIDDEN, ITERATIONS, OWN, SETTLED
from emporion.bots.greed import choose_carelessly, choose_greedily
from emporion.bots.rollouts import choose_by_rollouts
from emporion.bots.tree import most_visited, search
from emporion.kernel.contract import actor, default_completion, legal
from emporion.kernel.fast_rng import random_below

RANDOM, CARELESS, GREEDY, ROLLOUT, SEARCH = 0, 1, 2, 3, 4  # kinds of bots; the last two have a budget
COMPLETION = 8  # a decision that only completes a move gets this part of the budget


def decide(kind: int, budget: int, pause: int, desk: Any) -> int:
    """The action of the seat to act. A search pauses after so many iterations, and is asked again to go on with them:
    `told[ITERATIONS]` is 0 when a decision begins, and `told[SETTLED]` becomes 1 when there is nothing more to think
    about."""
    count = legal(desk.room[HIDDEN], desk.ids[OWN])
    desk.told[CHOICES] = count
    if kind >= ROLLOUT and default_completion(desk.room[HIDDEN]) >= 0:
        budget = (budget + COMPLETION - 1) // COMPLETION
    if kind == SEARCH and count > 1:
        search(desk, budget, min(budget, desk.told[ITERATIONS] + pause))
        return int(desk.tree[most_visited(desk.tree, actor(desk.room[HIDDEN]))].action)
    desk.told[SETTLED] = 1
    if count == 1:
        return int(desk.ids[OWN][0])
    if kind == ROLLOUT:
        return choose_by_rollouts(desk, count, budget)
    if kind == GREEDY:
        return choose_greedily(desk, count)
    if kind == CARELESS:
        return choose_carelessly(desk, count)
    return int(desk.ids[OWN][random_below(desk.rng, count)])
