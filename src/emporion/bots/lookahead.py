"""How bots look ahead by a move, on a table that fits what they know."""

from __future__ import annotations

from typing import Any

from emporion.bots.desk import REPLY, THEIRS
from emporion.kernel.contract import actor, apply, default_completion, evaluate, legal
from emporion.kernel.layout import copy_into

LONGEST_MOVE = 200  # decisions; should `default_completion` never come to an end, we do
WORST = -(1 << 60)


def play(room: Any, place: int, table: int, action: int) -> None:
    """Lay out a copy of a table after an action and everything that only completes it, whoever decides that."""
    copy_into(room, place, room[table])
    play_on(room[place], action)


def play_on(s: Any, action: int) -> None:
    """Carry out an action and everything that only completes it."""
    apply(s, action)
    for _ in range(LONGEST_MOVE):
        if actor(s) < 0:
            break
        completion = default_completion(s)
        if completion < 0:
            break
        apply(s, completion)


def lead(s: Any, seat: int) -> int:
    """How much better a seat stands than the others, summed over them, in hundredths of a point."""
    players: int = s.players
    total = (players - 1) * evaluate(s, seat)
    for each in range(players):
        if each != seat:
            total -= evaluate(s, each)
    return total


def is_idle(before: Any, after: Any, seat: int) -> bool:
    """Whether a seat has moved, may go on with its turn, and stands no better than before. Some games allow moves that
    undo each other; as the others only gain when the turn ends, whoever looks a few moves ahead would make them for
    ever. They are made only where there is nothing else to do."""
    goes_on: bool = actor(after) == seat and after.turn == before.turn
    return goes_on and lead(after, seat) <= lead(before, seat)


def best_at_once(desk: Any, table: int) -> int:
    """What looks best to the seat to act of a table that lies open. What lets it move again is taken if it is an
    improvement in itself, as the greedy bot does."""
    room, ids = desk.room, desk.ids[THEIRS]
    count = legal(room[table], ids)
    ending, going_on = int(ids[0]), int(ids[0])
    if count == 1:
        return ending
    seat = actor(room[table])
    best_ending, best_going_on = WORST, WORST
    for index in range(count):
        play(room, REPLY, table, ids[index])
        standing = lead(room[REPLY], seat)
        if actor(room[REPLY]) == seat:
            if standing > best_going_on:
                best_going_on, going_on = standing, int(ids[index])
        elif standing > best_ending:
            best_ending, ending = standing, int(ids[index])
    goes_on = best_ending == WORST or best_going_on > lead(room[table], seat)
    return going_on if goes_on else ending
