"""The rollout bot: every action is tried in many worlds that fit what the seat knows, and played on from there.

The budget is spread by sequential halving (Karnin, Koren and Somekh 2013): all actions have an equal part of the first
round, the better half of them goes on to the next one, until a single one is left.
"""

from __future__ import annotations

from typing import Any

from emporion.bots.desk import EXPECTED, HIDDEN, ITERATIONS, OUTCOME, OWN, WORLD
from emporion.bots.lookahead import best_at_once, is_idle, play, play_on
from emporion.bots.shares import weigh
from emporion.kernel.contract import actor, redeal
from emporion.kernel.layout import copy_into

IDLE = 200_000  # millionths of the victory that a move must gain if it leads nowhere in a world
HORIZON = 6  # moves of a playout; what comes later has more to do with luck than with the action that is judged


def choose_by_rollouts(desk: Any, count: int, budget: int) -> int:
    """The action that fared best. Every action has at least one playout in every round, whatever the budget is."""
    rounds, left = halvings(count), count
    while left > 1:
        for index in range(left):
            desk.leads[index] = 0
        for _ in range(max(1, budget // (rounds * left))):
            try_all(desk, left)
        sort_by_lead(desk.ids[OWN], desk.leads, left)
        left = (left + 1) // 2
    return int(desk.ids[OWN][0])


def halvings(count: int) -> int:
    """How often so many actions are halved until one is left."""
    rounds = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds


def try_all(desk: Any, left: int) -> None:
    """The same new world for every action that is still in the race, so that luck favours none."""
    me = actor(desk.room[HIDDEN])
    copy_into(desk.room, WORLD, desk.room[HIDDEN])
    redeal(desk.room[WORLD], desk.rng)
    for index in range(left):
        play(desk.room, OUTCOME, WORLD, desk.ids[OWN][index])
        if is_idle(desk.room[WORLD], desk.room[OUTCOME], me):
            desk.leads[index] -= IDLE
        play_out(desk, OUTCOME)
        weigh(desk.room[OUTCOME], desk.shares, EXPECTED)
        desk.leads[index] += desk.shares[EXPECTED][me]
        desk.told[ITERATIONS] += 1


def play_out(desk: Any, table: int) -> None:
    """Play a table on for a while by what looks best at once."""
    for _ in range(HORIZON):
        if actor(desk.room[table]) < 0:
            break
        play_on(desk.room[table], best_at_once(desk, table))


def sort_by_lead(actions: Any, leads: Any, count: int) -> None:
    """The best first; equals keep their order."""
    for index in range(1, count):
        action, found, place = actions[index], leads[index], index
        while place > 0 and leads[place - 1] < found:
            actions[place], leads[place] = actions[place - 1], leads[place - 1]
            place -= 1
        actions[place], leads[place] = action, found
