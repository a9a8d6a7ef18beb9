"""One decision of any of our bots, from what its seat knows alone: `states[CONCEALED]` of the workspace."""

from __future__ import annotations

from typing import Any

from emporion.bots.config import (
    CARELESS,
    GREEDY,
    GUIDED_SEARCH,
    POLICY,
    POLICY_OR_TRADER,
    POLICY_PLAYOUTS,
    ROLLOUT,
    SEARCH,
)
from emporion.bots.greedy import choose_carelessly, choose_greedily
from emporion.bots.guided_search import search_with_network
from emporion.bots.ismcts import most_visited, search
from emporion.bots.policy import HUNDREDTHS, choose_by_policy
from emporion.bots.policy_playouts import choose_by_policy_playouts
from emporion.bots.rollout import choose_by_rollouts
from emporion.bots.workspace import CHOICES, CONCEALED, ITERATIONS, MAIN, SETTLED
from emporion.kernel.contract import actor, default_completion, legal
from emporion.kernel.fast_rng import random_below

COMPLETION = 8  # a decision that only completes a move gets this fraction of the budget


def decide(kind: int, budget: int, detail: int, pause: int, workspace: Any) -> int:
    """The action of the seat to act. A search returns after `pause` iterations and continues when called again.
    `stats[ITERATIONS]` must be 0 when a decision begins; `stats[SETTLED]` becomes 1 when it is final."""
    states, stats = workspace.states, workspace.stats
    count = legal(states[CONCEALED], workspace.scratch, workspace.actions[MAIN])
    stats[CHOICES] = count
    if ROLLOUT <= kind <= SEARCH and default_completion(states[CONCEALED], workspace.scratch) >= 0:
        budget = (budget + COMPLETION - 1) // COMPLETION
    if kind in (SEARCH, GUIDED_SEARCH) and count > 1:
        until = min(budget, stats[ITERATIONS] + pause)
        if kind == SEARCH:
            search(workspace, budget, until)
        else:
            search_with_network(workspace, budget, until)
        return int(workspace.tree[most_visited(workspace.tree, actor(states[CONCEALED]))].action)
    stats[SETTLED] = 1
    if count == 1:
        return int(workspace.actions[MAIN][0])
    if kind == POLICY_OR_TRADER:
        kind = GREEDY if random_below(workspace.rng, HUNDREDTHS) < detail else POLICY
        detail = 0
    if kind == ROLLOUT:
        return choose_by_rollouts(workspace, count, budget)
    if kind == GREEDY:
        return choose_greedily(workspace, count)
    if kind == CARELESS:
        return choose_carelessly(workspace, count)
    if kind == POLICY:
        return choose_by_policy(workspace, count, detail)
    if kind == POLICY_PLAYOUTS:
        return choose_by_policy_playouts(workspace, count, budget, detail)
    return int(workspace.actions[MAIN][random_below(workspace.rng, count)])
