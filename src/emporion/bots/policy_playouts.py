"""Short playouts by the policy of a network: each promising action is tried in many determinizations, the game goes on
for some decisions as the policy likes best, and the network values where it has led."""

from __future__ import annotations

from typing import Any

from emporion.bots.evaluation import WHOLE
from emporion.bots.guided_search import write_result_shares
from emporion.bots.network import likeliest, run_network, write_expected_shares, write_odds
from emporion.bots.workspace import CONCEALED, DETERMINIZATION, ITERATIONS, LEAF, MAIN, OUTCOME, REPLIES
from emporion.kernel.contract import actor, apply, legal, redeal
from emporion.kernel.layout import copy_into

PROMISING_ODDS = WHOLE // 100  # actions that the policy finds less likely are not tried
PRIOR_WEIGHT = 0.02  # win shares for an action that is e times as likely as another


def choose_by_policy_playouts(workspace: Any, count: int, worlds: int, moves: int) -> int:
    """The action with the best mean win share; how likely the policy finds it counts a little."""
    network, actions, totals = workspace.network, workspace.actions[MAIN], workspace.action_values
    run_network(workspace.states[CONCEALED], network)
    write_odds(network, actions, count, 1.0)
    tried = 0
    for index in range(count):
        if network.odds[index] >= PROMISING_ODDS:
            actions[tried] = actions[index]
            network.priors[tried] = network.logits[actions[index]]
            totals[tried] = 0
            tried += 1
    if tried <= 1:
        return likeliest(network.logits, actions, tried if tried == 1 else count)
    for _ in range(worlds):
        try_in_one_world(workspace, tried, moves)
    best, best_score = 0, -1e9
    for index in range(tried):
        score = totals[index] / (WHOLE * worlds) + PRIOR_WEIGHT * float(network.priors[index])
        if score > best_score:
            best, best_score = index, score
    return int(actions[best])


def try_in_one_world(workspace: Any, tried: int, moves: int) -> None:
    """A playout of each action on the same determinization, so that luck favours none."""
    states = workspace.states
    me = actor(states[CONCEALED])
    copy_into(states, DETERMINIZATION, states[CONCEALED])
    redeal(states[DETERMINIZATION], workspace.scratch, workspace.rng)
    for index in range(tried):
        copy_into(states, OUTCOME, states[DETERMINIZATION])
        apply(states[OUTCOME], workspace.actions[MAIN][index])
        play_by_policy(workspace, moves)
        workspace.action_values[index] += workspace.seat_values[LEAF][me]
        workspace.stats[ITERATIONS] += 1


def play_by_policy(workspace: Any, moves: int) -> None:
    """Play `states[OUTCOME]` on for this many decisions with a choice, and write its win shares."""
    s, network, actions = workspace.states[OUTCOME], workspace.network, workspace.actions[REPLIES]
    while actor(s) >= 0:
        count = legal(s, workspace.scratch, actions)
        if count > 1:
            run_network(s, network)
            if moves == 0:
                write_expected_shares(s, network.expected, workspace.seat_values[LEAF])
                return
            moves -= 1
        apply(s, likeliest(network.logits, actions, count) if count > 1 else actions[0])
    write_result_shares(workspace, OUTCOME)
