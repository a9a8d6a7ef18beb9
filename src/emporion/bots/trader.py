"""The trader for learners that play against it in many games at once."""

from __future__ import annotations

from typing import Any, NamedTuple

from emporion.bots.greedy import choose_greedily
from emporion.bots.workspace import CONCEALED, MAIN
from emporion.kernel.contract import actor, conceal, legal
from emporion.kernel.layout import copy_into


class TraderWorkspace(NamedTuple):
    """What a trader needs of a `Workspace`."""

    states: Any
    actions: Any
    action_values: Any
    scratch: Any
    rng: Any


def choose_as_trader(states: Any, index: int, workspace: Any) -> int:
    """The trader's action in one of the states, from what the seat to act knows."""
    copy_into(workspace.states, CONCEALED, states[index])
    conceal(workspace.states[CONCEALED], actor(states[index]))
    count = legal(workspace.states[CONCEALED], workspace.scratch, workspace.actions[MAIN])
    return int(workspace.actions[MAIN][0]) if count == 1 else choose_greedily(workspace, count)
