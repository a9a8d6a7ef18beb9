"""The referee stands between a table and the bots: nobody decides before the state is concealed.

This is the way into compiled bots, so that games among them need no Python between two decisions.
"""

from __future__ import annotations

from typing import Any

from emporion.bots.decision import decide
from emporion.bots.desk import HIDDEN, NEXT
from emporion.kernel.contract import actor, apply, conceal
from emporion.kernel.layout import copy_into


def ask(states: Any, place: int, kind: int, budget: int, pause: int, moves: bool, desk: Any) -> int:
    """Lay on the desk what the seat to act knows of a state, and let a bot decide; if it `moves`, carry its action out
    and tell who decides next."""
    copy_into(desk.room, HIDDEN, states[place])
    conceal(desk.room[HIDDEN], actor(states[place]))
    action = decide(kind, budget, pause, desk)
    if moves:
        apply(states[place], action)
        desk.told[NEXT] = actor(states[place])
    return action
