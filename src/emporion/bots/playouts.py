"""Bots of games without an evaluation function: they estimate by random playouts to the end of the game.

When the bots of such a game are built, the functions below replace those that evaluate states (`SUBSTITUTES`). The
search then is plain IS-MCTS with equal priors, and the levels that look one move ahead spread a few playouts over their
actions.
"""

from __future__ import annotations

from typing import Any

from emporion.bots import evaluation, greedy, ismcts
from emporion.bots.evaluation import FOR_THE_RANK, WHOLE
from emporion.bots.rollout import choose_by_rollouts
from emporion.bots.workspace import RANKS, REPLIES, REPLY, SCORES
from emporion.kernel.contract import actor, apply, legal, result
from emporion.kernel.fast_rng import random_below
from emporion.kernel.layout import copy_into

LONGEST_PLAYOUT = 2000  # decisions; then the standings count as the result
GREEDY_PLAYOUTS = 60
CARELESS_PLAYOUTS = 6


def estimate_by_playout(workspace: Any, index: int, row: int) -> None:
    """Each seat's win share in millionths at the end of one random playout."""
    states = workspace.states
    copy_into(states, REPLY, states[index])
    for _ in range(LONGEST_PLAYOUT):
        if actor(states[REPLY]) < 0:
            break
        apply(states[REPLY], random_reply(workspace, REPLY))
    share_victory(workspace, row)


def share_victory(workspace: Any, row: int) -> None:
    """The winners share most of the victory; the rest follows the points, so that lost games are still played well."""
    s, seat_values = workspace.states[REPLY], workspace.seat_values
    result(s, seat_values[SCORES], seat_values[RANKS])
    lowest, winners = seat_values[SCORES][0], 0
    for seat in range(s.players):
        winners += seat_values[RANKS][seat] == 1
        lowest = min(lowest, seat_values[SCORES][seat])
    total = 0
    for seat in range(s.players):
        total += seat_values[SCORES][seat] - lowest + 1
    for seat in range(s.players):
        won = FOR_THE_RANK // winners if seat_values[RANKS][seat] == 1 else 0
        points = seat_values[SCORES][seat] - lowest + 1
        seat_values[row][seat] = won + (WHOLE - FOR_THE_RANK) * points // total


def random_reply(workspace: Any, index: int) -> int:
    """A random legal action."""
    actions = workspace.actions[REPLIES]
    count = legal(workspace.states[index], workspace.scratch, actions)
    return int(actions[random_below(workspace.rng, count)])


def expect_equal_shares(workspace: Any, node: int, seat: int) -> None:
    """Nothing is known of an action before it is visited, so all have the same prior."""
    players: int = workspace.states[0].players
    for each in range(players):
        workspace.tree[node].estimate[each] = WHOLE // players


def is_never_idle(before: Any, after: Any, scratch: Any, seat: int) -> bool:
    """Only an evaluation can tell that a move achieved nothing."""
    return False


def choose_by_many_playouts(workspace: Any, count: int) -> int:
    return choose_by_rollouts(workspace, count, GREEDY_PLAYOUTS)


def choose_by_few_playouts(workspace: Any, count: int) -> int:
    return choose_by_rollouts(workspace, count, CARELESS_PLAYOUTS)


SUBSTITUTES = {
    evaluation.estimate_win_shares: estimate_by_playout,
    ismcts.evaluate_action: expect_equal_shares,
    greedy.greedy_reply: random_reply,
    greedy.is_idle: is_never_idle,
    greedy.choose_greedily: choose_by_many_playouts,
    greedy.choose_carelessly: choose_by_few_playouts,
}
