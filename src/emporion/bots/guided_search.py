"""The search of `ismcts.py`, guided by a network.

At a new node the network is asked once: its policy is the prior of every action, and the shares that it expects are the
value of the leaf (PUCT as in AlphaZero: Silver et al., "A general reinforcement learning algorithm that masters chess,
shogi, and Go through self-play", 2018). Determinizations, availability counts and the choice at the root are those of
IS-MCTS. An action that was not legal in the determinizations before gets its prior when it first is.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from emporion.bots.evaluation import WHOLE
from emporion.bots.ismcts import NO_NODE, ROOT, add_child, begin_iteration, end_iteration, mean_share
from emporion.bots.network import run_network, write_expected_shares, write_odds
from emporion.bots.workspace import (
    DETERMINIZATION,
    ITERATIONS,
    LEAF,
    MAIN,
    MAX_DEPTH,
    NODES,
    RANKS,
    SCORES,
    SETTLED,
)
from emporion.kernel.contract import actor, apply, legal, result

GUIDED_EXPLORATION = 0.3  # the exploration constant, c_puct


def search_with_network(workspace: Any, budget: int, until: int) -> None:
    """Iterate until `until` iterations of the budget are done, or the rest cannot change the choice."""
    stats = workspace.stats
    while stats[ITERATIONS] < until and stats[SETTLED] == 0:
        begin_iteration(workspace)
        end_iteration(workspace, descend_with_network(workspace), budget)


def descend_with_network(workspace: Any) -> int:
    """Play from the root to a leaf, in the determinization, and write the leaf's win shares; returns the path's
    length."""
    s, tree = workspace.states[DETERMINIZATION], workspace.tree
    node, length = ROOT, 1
    workspace.path[0] = ROOT
    while actor(s) >= 0:
        count = legal(s, workspace.scratch, workspace.actions[MAIN])
        is_new = tree[node].first == NO_NODE
        expand_by_policy(workspace, node, count)
        if is_new and count > 1:
            return length
        node = select_by_policy(workspace, count)
        if node == NO_NODE or length == MAX_DEPTH:
            ask_network(workspace, count)
            return length
        apply(s, tree[node].action)
        workspace.path[length] = node
        length += 1
    write_result_shares(workspace, DETERMINIZATION)
    return length


def ask_network(workspace: Any, count: int) -> None:
    """Write the odds of the determinization's legal actions, and the win shares of a leaf."""
    s, network = workspace.states[DETERMINIZATION], workspace.network
    run_network(s, network)
    write_odds(network, workspace.actions[MAIN], count, 1.0)
    write_expected_shares(s, network.expected, workspace.seat_values[LEAF])


def expand_by_policy(workspace: Any, node: int, count: int) -> None:
    """Put a child for each legal action into `action_values`, adding missing ones, and ask the network if there are
    any. Actions and children are both sorted. NO_NODE stands for a child that finds the tree full."""
    tree, children, network = workspace.tree, workspace.action_values, workspace.network
    before, child, is_known = NO_NODE, tree[node].first, count == 1
    for index in range(count):
        action = workspace.actions[MAIN][index]
        while child != NO_NODE and tree[child].action < action:
            before, child = child, tree[child].next
        if child == NO_NODE or tree[child].action > action:
            if not is_known:
                ask_network(workspace, count)
                is_known = True
            if workspace.stats[NODES] == len(tree):
                children[index] = NO_NODE
                continue
            child = add_child(workspace, node, before, action)
            tree[child].prior = WHOLE if count == 1 else network.odds[index]
            for seat in range(workspace.states[DETERMINIZATION].players):
                expected = tree[node].estimate[seat] if count == 1 else workspace.seat_values[LEAF][seat]
                tree[child].estimate[seat] = expected
        children[index] = child


def select_by_policy(workspace: Any, count: int) -> int:
    """PUCT over the children that this determinization allows, with the policy's odds as priors. NO_NODE if there is
    none because the tree is full."""
    tree, children = workspace.tree, workspace.action_values
    seat = actor(workspace.states[DETERMINIZATION])
    best, best_score = NO_NODE, -1.0
    for index in range(count):
        child = children[index]
        if child != NO_NODE:
            tree[child].available += 1
            novelty = sqrt(tree[child].available) / (1 + tree[child].visits)
            urge = GUIDED_EXPLORATION * tree[child].prior / WHOLE * novelty
            score = mean_share(tree, child, seat) + urge - tree[child].idle
            if score > best_score:
                best, best_score = child, score
    return int(best)


def write_result_shares(workspace: Any, index: int) -> None:
    """Each seat's share of the victory at the end of a game, in one of the workspace's states."""
    s, seat_values = workspace.states[index], workspace.seat_values
    result(s, seat_values[SCORES], seat_values[RANKS])
    winners = 0
    for seat in range(s.players):
        winners += seat_values[RANKS][seat] == 1
    for seat in range(s.players):
        seat_values[LEAF][seat] = WHOLE // winners if seat_values[RANKS][seat] == 1 else 0
