"""Information Set Monte Carlo Tree Search (IS-MCTS), the search of the stronger bots.

The variant is single-observer IS-MCTS (SO-ISMCTS; Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree
Search", 2012) with an open loop: a node is a sequence of actions from the root, not a state, so the bot never plans
with cards it cannot see. Each iteration starts from a new determinization: `redeal` fills the concealed state with
random cards that agree with what the seat knows, one element of its information set. Then

1. *select*: descend the tree. At each decision the seat to act picks, of the children that are legal in this
   determinization, the one with the highest PUCT score for itself (max^n: each seat maximizes its own win share):

       Q + prior * EXPLORATION * sqrt(availability) / (1 + visits)

   This is the UCB formula of AlphaZero with the child's availability count in place of the parent's visits, since an
   action is not legal in every determinization. Q is the mean win share over visits, with the static evaluation as one
   more visit. The prior is e^(-d / PRIOR_SCALE), where d is how far the action's static evaluation is behind the best.
2. *expand*: add a child for each legal action that has none, with its static evaluation.
3. *evaluate*: stop after the first move from a node without children. With more than two players, play a few greedy
   replies. Then estimate each seat's win share; there are no playouts to the end of the game.
4. *backpropagate*: add the win shares to all nodes of the path.

The most visited action of the root is played. The search stops early once no other action can catch up.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from emporion.bots.evaluation import WHOLE, decay, estimate_win_shares
from emporion.bots.greedy import greedy_reply, is_idle, play, play_on
from emporion.bots.workspace import (
    CHILD,
    CONCEALED,
    DETERMINIZATION,
    ITERATIONS,
    LEAF,
    MAIN,
    MAX_DEPTH,
    NODES,
    OUTCOME,
    SETTLED,
)
from emporion.kernel.contract import actor, legal, redeal
from emporion.kernel.layout import copy_into
from emporion.kernel.seats import SEATS

NO_NODE, ROOT = 0, 1  # indices of nodes
EXPLORATION = 0.2  # the exploration constant, c_puct
PRIOR_SCALE = 30_000  # an action whose static evaluation is this many millionths worse has a prior of 1/e
ESTIMATE_VISITS = 1  # visits that the static evaluation counts for in Q
IDLE_CHECKS = 5  # determinizations that must agree before an action counts as idle
SETTLED_INTERVAL = 32  # iterations between two checks for an early end


def search(workspace: Any, budget: int, until: int) -> None:
    """Iterate until `until` iterations of the budget are done, or the rest cannot change the choice."""
    stats = workspace.stats
    while stats[ITERATIONS] < until and stats[SETTLED] == 0:
        begin_iteration(workspace)
        length, is_new = descend(workspace)
        evaluate(workspace, is_new)
        end_iteration(workspace, length, budget)


def begin_iteration(workspace: Any) -> None:
    """A new determinization; before the first iteration, a new tree."""
    if workspace.stats[ITERATIONS] == 0:
        clear(workspace.tree, ROOT, 0)
        workspace.stats[NODES] = ROOT + 1
    copy_into(workspace.states, DETERMINIZATION, workspace.states[CONCEALED])
    redeal(workspace.states[DETERMINIZATION], workspace.scratch, workspace.rng)


def end_iteration(workspace: Any, length: int, budget: int) -> None:
    """Backpropagate, and find out whether the decision is settled."""
    stats = workspace.stats
    backpropagate(workspace, length)
    stats[ITERATIONS] += 1
    left = budget - stats[ITERATIONS]
    if left == 0 or (left % SETTLED_INTERVAL == 0 and is_settled(workspace.tree, left)):
        stats[SETTLED] = 1


def descend(workspace: Any) -> tuple[int, bool]:
    """Play from the root to a leaf, in the determinization: the path's length, and whether the last move led out of the
    tree. That move's node is not on the path; its visits begin when it is selected again."""
    s, tree = workspace.states[DETERMINIZATION], workspace.tree
    node, length = ROOT, 1
    workspace.path[0] = ROOT
    while actor(s) >= 0 and length < MAX_DEPTH:
        is_new = tree[node].first == NO_NODE
        seat, count = actor(s), legal(s, workspace.scratch, workspace.actions[MAIN])
        best_estimate = expand(workspace, node, seat, count)
        node = select(workspace, seat, count, best_estimate)
        if node == NO_NODE:
            break
        play_on(s, workspace.scratch, tree[node].action)
        if is_new:
            return length, True
        workspace.path[length] = node
        length += 1
    return length, False


def select(workspace: Any, seat: int, count: int, best_estimate: int) -> int:
    """PUCT over the children that this determinization allows; availability counts replace parent visits. NO_NODE if
    there is none because the tree is full."""
    tree, children = workspace.tree, workspace.action_values
    best, best_score = NO_NODE, -2.0
    for index in range(count):
        child = children[index]
        if child != NO_NODE:
            tree[child].available += 1
            prior = decay(max(0, best_estimate - tree[child].estimate[seat]), PRIOR_SCALE) / WHOLE
            score = mean_share(tree, child, seat) + prior * exploration(tree, child) - tree[child].idle
            if score > best_score:
                best, best_score = child, score
    return best


def mean_share(tree: Any, node: int, seat: int) -> float:
    """Q: a seat's mean win share after an action, from 0 to 1."""
    total: int = tree[node].total[seat] + ESTIMATE_VISITS * tree[node].estimate[seat]
    visits: int = tree[node].visits + ESTIMATE_VISITS
    return total / (WHOLE * visits)


def exploration(tree: Any, node: int) -> float:
    """The exploration term before the prior: high for actions that were often available and seldom visited."""
    visits: int = tree[node].visits
    return EXPLORATION * sqrt(tree[node].available) / (1 + visits)


def expand(workspace: Any, node: int, seat: int, count: int) -> int:
    """Put a child for each legal action into `action_values`, adding missing ones, and return the best static
    evaluation among them. Actions and children are both sorted. NO_NODE stands for a child that finds the tree full."""
    tree, children = workspace.tree, workspace.action_values
    before, child, best = NO_NODE, tree[node].first, 0
    for index in range(count):
        action = workspace.actions[MAIN][index]
        while child != NO_NODE and tree[child].action < action:
            before, child = child, tree[child].next
        if child == NO_NODE or tree[child].action > action:
            if workspace.stats[NODES] == len(tree):
                children[index] = NO_NODE
                continue
            child = add_child(workspace, node, before, action)
            evaluate_action(workspace, child, seat)
        elif tree[child].idle == 1 and tree[child].available < IDLE_CHECKS:
            evaluate_action(workspace, child, seat)
        children[index] = child
        if tree[child].idle == 0:
            best = max(best, tree[child].estimate[seat])
    return best


def add_child(workspace: Any, parent: int, before: int, action: int) -> int:
    """A new child after its sibling `before`."""
    tree, node = workspace.tree, workspace.stats[NODES]
    workspace.stats[NODES] += 1
    clear(tree, node, action)
    if before == NO_NODE:
        tree[node].next = tree[parent].first
        tree[parent].first = node
    else:
        tree[node].next = tree[before].next
        tree[before].next = node
    return int(node)


def evaluate_action(workspace: Any, node: int, seat: int) -> None:
    """The static evaluation of an action in this determinization. A good move may achieve nothing by bad luck, so an
    idle one is evaluated again a few times."""
    states, shares = workspace.states, workspace.seat_values
    play(workspace, OUTCOME, DETERMINIZATION, workspace.tree[node].action)
    estimate_win_shares(workspace, OUTCOME, CHILD)
    for each in range(states[OUTCOME].players):
        workspace.tree[node].estimate[each] = shares[CHILD][each]
    idle = is_idle(states[DETERMINIZATION], states[OUTCOME], workspace.scratch, seat)
    workspace.tree[node].idle = 1 if idle else 0


def evaluate(workspace: Any, is_new: bool) -> None:
    """The leaf's win shares, after one greedy reply for each player beyond the second if the move is new. With two
    players the tree soon reaches further than that. With four it hardly reaches the bot's own next turn, and a search
    that evaluated the state right after its own move would gain little from more iterations."""
    s = workspace.states[DETERMINIZATION]
    if is_new:
        for _ in range(2, s.players):
            if actor(s) < 0:
                break
            play_on(s, workspace.scratch, greedy_reply(workspace, DETERMINIZATION))
    estimate_win_shares(workspace, DETERMINIZATION, LEAF)


def backpropagate(workspace: Any, length: int) -> None:
    """Add the leaf's win shares to every node on the path."""
    for step in range(length):
        node = workspace.path[step]
        workspace.tree[node].visits += 1
        for seat in range(workspace.states[DETERMINIZATION].players):
            workspace.tree[node].total[seat] += workspace.seat_values[LEAF][seat]


def clear(tree: Any, node: int, action: int) -> None:
    tree[node].action = action
    tree[node].first, tree[node].next = NO_NODE, NO_NODE
    tree[node].visits, tree[node].available, tree[node].idle, tree[node].prior = 0, 0, 0, 0
    for seat in range(SEATS):
        tree[node].estimate[seat] = 0
        tree[node].total[seat] = 0


# The choice at the root.


def most_visited(tree: Any, seat: int) -> int:
    """The most visited child of the root; of equals, the one with the better mean, then the likelier one."""
    best, child = tree[ROOT].first, tree[tree[ROOT].first].next
    while child != NO_NODE:
        more = tree[child].visits - tree[best].visits
        if more == 0:
            better = mean_share(tree, child, seat) - mean_share(tree, best, seat)
            if better > 0 or (better == 0 and tree[child].prior > tree[best].prior):
                best = child
        elif more > 0:
            best = child
        child = tree[child].next
    return int(best)


def is_settled(tree: Any, left: int) -> bool:
    """Whether no other child of the root can reach the visits of the most visited one."""
    most, second, child = 0, 0, tree[ROOT].first
    while child != NO_NODE:
        visits = tree[child].visits
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
        child = tree[child].next
    return bool(most - second > left)
