"""How the greedy bot decides, as plain functions: interpreted for a single decision, compiled for thousands of games.

It looks at what each action brings on a few tables that fit what it knows, and at the next reply, no further. What is
good it learns from the game's rules of thumb; nothing here knows a particular game.
"""

from __future__ import annotations

from typing import Any

from emporion.kernel.contract import actor, apply, legal, quick, redeal, worth
from emporion.kernel.record import put

TABLES = 3  # on which every action is tried, the same ones for all of them
PROMISING = 4  # actions that are judged again by the reply they allow; a reply is mostly decided by what lies open
LONGEST_MOVE = 200  # decisions; should `quick` never come to an end, we do
HIDDEN, OUTCOME, REPLY, FIRST_TABLE = 0, 1, 2, 3  # places of the room
ROOM = FIRST_TABLE + TABLES
OWN, THEIRS = 0, 1  # rows of legal actions
WORST = -(1 << 60)


def choose_greedily(room: Any, ids: Any, leads: Any, noise: Any) -> int:
    """The action that leaves the seat to act in the best place once the next player has answered. What lets it move
    again at once is not compared with that: it is taken if it is an improvement in itself, so that no bot goes round in
    circles.

    The first place of the room holds what the seat knows; the others, and `leads`, are scratch paper.
    """
    count = legal(room[HIDDEN], ids[OWN])
    suggestion = quick(room[HIDDEN]) if count > 1 else ids[OWN][0]
    for index in range(count):
        if ids[OWN][index] == suggestion:
            return suggestion
    me = actor(room[HIDDEN])
    now = lay_out_tables(room, me, noise)
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
    return best_after_reply(room, ids, leads, count, me)


def lay_out_tables(room: Any, me: int, noise: Any) -> int:
    """Tables that fit what the seat knows, and how it stands there."""
    now = 0
    for table in range(FIRST_TABLE, ROOM):
        put(room, table, room[HIDDEN])
        redeal(room[table], noise)
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


def best_after_reply(room: Any, ids: Any, leads: Any, count: int, me: int) -> int:
    """The best of the most promising actions, judged by how the seat stands after the next player's reply."""
    chosen, chosen_lead = -1, WORST
    for _ in range(PROMISING):
        best = -1
        for index in range(count):
            if leads[index] > WORST and (best < 0 or leads[index] > leads[best]):
                best = index
        if best < 0:
            break
        leads[best] = WORST
        after = lead_after_reply(room, ids, FIRST_TABLE, ids[OWN][best], me)
        if chosen < 0 or after > chosen_lead:
            chosen, chosen_lead = ids[OWN][best], after
    return chosen


def play(room: Any, place: int, table: int, action: int) -> None:
    """Lay out a copy of a table after an action and everything that only completes it, whoever decides that."""
    put(room, place, room[table])
    apply(room[place], action)
    for _ in range(LONGEST_MOVE):
        if actor(room[place]) < 0:
            break
        completion = quick(room[place])
        if completion < 0:
            break
        apply(room[place], completion)


def lead(s: Any, seat: int) -> int:
    """How much better a seat stands than the others, summed over them, in hundredths of a point."""
    players: int = s.players
    total = players * worth(s, seat)
    for each in range(players):
        total -= worth(s, each)
    return total


def lead_after_reply(room: Any, ids: Any, table: int, action: int, seat: int) -> int:
    """How a seat stands after an action once the next player has taken what looks best to that player."""
    play(room, OUTCOME, table, action)
    replier = actor(room[OUTCOME])
    if replier < 0 or replier == seat:
        return lead(room[OUTCOME], seat)
    best, standing = WORST, 0
    for index in range(legal(room[OUTCOME], ids[THEIRS])):
        play(room, REPLY, OUTCOME, ids[THEIRS][index])
        theirs = lead(room[REPLY], replier)
        if theirs > best:
            best, standing = theirs, lead(room[REPLY], seat)
    return standing
