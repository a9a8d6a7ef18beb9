"""How the greedy bot decides, as plain functions: interpreted for a single decision, compiled for thousands of games.

It looks at what each action brings on a few tables that fit what it knows, and at the next reply, no further. What is
good it learns from the game's rules of thumb; nothing here knows a particular game.
"""

from __future__ import annotations

from typing import Any

from emporion.bots.desk import FIRST_TABLE, HIDDEN, OUTCOME, OWN, ROOM, WORLD
from emporion.bots.lookahead import WORST, best_at_once, is_idle, lead, play, play_on
from emporion.kernel.contract import actor, default_completion, luck_scale, redeal
from emporion.kernel.fast_rng import random_below
from emporion.kernel.layout import copy_into

PROMISING = 4  # actions that are judged again by the reply they allow; a reply is mostly decided by what lies open
CARE = 6
"""An apprentice misjudges the lead that an action gives over all others by up to a swing for every other player, as
seen from every seat, divided by this: among four that is as much of what they play for as among two."""


def choose_greedily(desk: Any, count: int) -> int:
    """The action that leaves the seat to act in the best place once the next player has answered. What lets it move
    again at once is not compared with that: it is taken if it is an improvement in itself, so that no bot goes round in
    circles."""
    room, ids, leads = desk.room, desk.ids, desk.leads
    suggestion = default_completion(room[HIDDEN])
    if suggestion >= 0:
        return suggestion
    me = actor(room[HIDDEN])
    now = lay_out_tables(room, me, desk.rng)
    best, best_lead, all_go_on = 0, WORST, True
    for index in range(count):
        leads[index], goes_on = try_action(room, ids[OWN][index], me)
        if not goes_on:
            all_go_on = False
            continue
        if leads[index] > best_lead:
            best, best_lead = index, leads[index]
        leads[index] = WORST  # it is not compared with those that end the move
    if best_lead > now or all_go_on:
        chosen: int = ids[OWN][best]
        return chosen
    return best_after_reply(desk, count, me)


def lay_out_tables(room: Any, me: int, rng: Any) -> int:
    """Tables that fit what the seat knows, and how it stands there."""
    now = 0
    for table in range(FIRST_TABLE, ROOM):
        copy_into(room, table, room[HIDDEN])
        redeal(room[table], rng)
        now += lead(room[table], me)
    return now


def try_action(room: Any, action: int, me: int) -> tuple[int, bool]:
    """How a seat stands on all tables after an action, and whether it moves again on one of them."""
    total = 0
    goes_on = False
    for table in range(FIRST_TABLE, ROOM):
        play(room, OUTCOME, table, action)
        total += lead(room[OUTCOME], me)
        goes_on = goes_on or actor(room[OUTCOME]) == me
    return total, goes_on


def best_after_reply(desk: Any, count: int, me: int) -> int:
    """The best of the most promising actions, judged by how the seat stands after the next player's reply."""
    ids, leads = desk.ids, desk.leads
    chosen, chosen_lead = -1, WORST
    for _ in range(PROMISING):
        best = -1
        for index in range(count):
            if leads[index] > WORST and (best < 0 or leads[index] > leads[best]):
                best = index
        if best < 0:
            break
        leads[best] = WORST
        after = lead_after_reply(desk, FIRST_TABLE, ids[OWN][best], me)
        if chosen < 0 or after > chosen_lead:
            chosen, chosen_lead = ids[OWN][best], after
    return chosen


def lead_after_reply(desk: Any, table: int, action: int, seat: int) -> int:
    """How a seat stands after an action once the next player has taken what looks best to that player."""
    room = desk.room
    play(room, OUTCOME, table, action)
    replier = actor(room[OUTCOME])
    if replier >= 0 and replier != seat:
        play_on(room[OUTCOME], best_at_once(desk, OUTCOME))
    return lead(room[OUTCOME], seat)


def choose_carelessly(desk: Any, count: int) -> int:
    """What looks best at once on a single table, by somebody who misjudges everything a little. Moves are completed
    with care: whoever pays too much by mistake learns nothing from it."""
    room, ids = desk.room, desk.ids[OWN]
    suggestion = default_completion(room[HIDDEN])
    if suggestion >= 0:
        return suggestion
    me = actor(room[HIDDEN])
    copy_into(room, WORLD, room[HIDDEN])
    redeal(room[WORLD], desk.rng)
    players: int = room[WORLD].players
    error = players * (players - 1) * luck_scale(room[WORLD]) // CARE
    best, best_lead = 0, WORST
    for index in range(count):
        play(room, OUTCOME, WORLD, ids[index])
        judged = lead(room[OUTCOME], me) + random_below(desk.rng, error)
        if is_idle(room[WORLD], room[OUTCOME], me):
            judged += WORST // 2
        if judged > best_lead:
            best, best_lead = index, judged
    return int(ids[best])
