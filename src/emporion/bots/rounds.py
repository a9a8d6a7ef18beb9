"""Many games among bots: loops over an array of states, into the caller's buffers. Bound to a game and compiled
(`compiled.py`), they run without the GIL."""

from __future__ import annotations

from typing import Any

from emporion.bots.greed import HIDDEN, choose_greedily
from emporion.kernel.contract import actor, apply, conceal, legal
from emporion.kernel.noise import roll
from emporion.kernel.record import put

RANDOM, GREEDY = 0, 1  # players by number


def decide(s: Any, player: int, room: Any, ids: Any, leads: Any, noise: Any) -> int:
    """The action of the seat to act, found on nothing but what it can know."""
    put(room, HIDDEN, s)
    conceal(room[HIDDEN], actor(s))
    if player == GREEDY:
        return choose_greedily(room, ids, leads, noise)
    count = legal(room[HIDDEN], ids[0])
    action: int = ids[0][roll(noise, count) if count > 1 else 0]
    return action


def play_many(states: Any, players: Any, room: Any, ids: Any, leads: Any, noises: Any, moves: Any, counts: Any) -> None:
    """Play all games to the end, or as far as there is room for their moves; `players` says who sits where."""
    for game in range(len(states)):
        count = 0
        while actor(states[game]) >= 0 and count < moves.shape[1]:
            player = players[actor(states[game])]
            action = decide(states[game], player, room, ids, leads, noises[game])
            moves[game][count] = action
            count += 1
            apply(states[game], action)
        counts[game] = count
