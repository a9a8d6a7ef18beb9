"""The referee: conceals a state before a bot decides, so that no bot sees hidden information.

It is the only entry point into compiled bots, and a module of its own because all functions of the last module become
entry points. Games between bots run without Python between two decisions.
"""

from __future__ import annotations

from typing import Any

from emporion.bots.decision import decide
from emporion.bots.workspace import CONCEALED, NEXT_ACTOR
from emporion.kernel.contract import actor, apply, conceal
from emporion.kernel.layout import copy_into


def conceal_and_decide(
    states: Any, index: int, kind: int, budget: int, detail: int, pause: int, plays: bool, workspace: Any
) -> int:
    """Copy `states[index]` into the workspace, conceal it from the seat to act, and decide. If `plays`, apply the
    action to the state and store the next seat to act."""
    copy_into(workspace.states, CONCEALED, states[index])
    conceal(workspace.states[CONCEALED], actor(states[index]))
    action = decide(kind, budget, detail, pause, workspace)
    if plays:
        apply(states[index], action)
        workspace.stats[NEXT_ACTOR] = actor(states[index])
    return action
