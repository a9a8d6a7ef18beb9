"""The parts of a search iteration, each again and again: compiled with a game to measure what they cost."""

from __future__ import annotations

from typing import Any

from emporion.bots.desk import EXPECTED, HIDDEN, OUTCOME, OWN, WORLD
from emporion.bots.lookahead import play
from emporion.bots.shares import weigh
from emporion.kernel.contract import actor, conceal, legal, redeal
from emporion.kernel.layout import copy_into

DEAL, LIST, PLAY, VALUE = 0, 1, 2, 3


def repeat(states: Any, part: int, times: int, desk: Any) -> None:
    """Do one part of an iteration so many times; moves are all legal ones in turn."""
    room, ids = desk.room, desk.ids[OWN]
    copy_into(room, HIDDEN, states[0])
    conceal(room[HIDDEN], actor(states[0]))
    copy_into(room, WORLD, room[HIDDEN])
    redeal(room[WORLD], desk.rng)
    count = legal(room[WORLD], ids)
    play(room, OUTCOME, WORLD, ids[0])
    for number in range(times):
        if part == DEAL:
            copy_into(room, WORLD, room[HIDDEN])
            redeal(room[WORLD], desk.rng)
        elif part == LIST:
            legal(room[WORLD], ids)
        elif part == PLAY:
            play(room, OUTCOME, WORLD, ids[number % count])
        else:
            weigh(room[OUTCOME], desk.shares, EXPECTED)
