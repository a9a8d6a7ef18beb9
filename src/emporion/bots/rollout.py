"""The rollout bot: flat Monte Carlo. Each action is tried on many determinizations, with a short greedy playout.

The budget is spread by sequential halving (Karnin, Koren and Somekh 2013): all actions get an equal part of the first
round, and the better half goes on to the next round until one is left.
"""

from __future__ import annotations

from typing import Any

from emporion.bots.evaluation import estimate_win_shares
from emporion.bots.greedy import greedy_reply, is_idle, play, play_on
from emporion.bots.workspace import CONCEALED, DETERMINIZATION, ITERATIONS, LEAF, MAIN, OUTCOME
from emporion.kernel.contract import actor, redeal
from emporion.kernel.layout import copy_into

IDLE_PENALTY = 200_000  # millionths of a win share, for each determinization in which the action is idle
HORIZON = 6  # moves of a playout; what comes later depends more on luck than on the action


def choose_by_rollouts(workspace: Any, count: int, budget: int) -> int:
    """The last action left. Each action gets at least one playout per round, even if that exceeds the budget."""
    rounds, left = halvings(count), count
    while left > 1:
        for index in range(left):
            workspace.action_values[index] = 0
        for _ in range(max(1, budget // (rounds * left))):
            try_all(workspace, left)
        sort_by_value(workspace.actions[MAIN], workspace.action_values, left)
        left = (left + 1) // 2
    return int(workspace.actions[MAIN][0])


def halvings(count: int) -> int:
    """The number of rounds until one of `count` actions is left."""
    rounds = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds


def try_all(workspace: Any, left: int) -> None:
    """One playout for each action that is left, all on the same determinization, so that luck favours none."""
    states = workspace.states
    me = actor(states[CONCEALED])
    copy_into(states, DETERMINIZATION, states[CONCEALED])
    redeal(states[DETERMINIZATION], workspace.scratch, workspace.rng)
    for index in range(left):
        play(workspace, OUTCOME, DETERMINIZATION, workspace.actions[MAIN][index])
        if is_idle(states[DETERMINIZATION], states[OUTCOME], workspace.scratch, me):
            workspace.action_values[index] -= IDLE_PENALTY
        play_out(workspace, OUTCOME)
        estimate_win_shares(workspace, OUTCOME, LEAF)
        workspace.action_values[index] += workspace.seat_values[LEAF][me]
        workspace.stats[ITERATIONS] += 1


def play_out(workspace: Any, index: int) -> None:
    """Play a state on with greedy replies, up to the horizon."""
    for _ in range(HORIZON):
        if actor(workspace.states[index]) < 0:
            break
        play_on(workspace.states[index], workspace.scratch, greedy_reply(workspace, index))


def sort_by_value(actions: Any, values: Any, count: int) -> None:
    """Stable insertion sort, best first."""
    for index in range(1, count):
        action, value, place = actions[index], values[index], index
        while place > 0 and values[place - 1] < value:
            actions[place], values[place] = actions[place - 1], values[place - 1]
            place -= 1
        actions[place], values[place] = action, value
