"""The parts of a search iteration in loops, compiled with a game to measure their cost."""

from __future__ import annotations

from typing import Any

from emporion.bots.evaluation import estimate_win_shares
from emporion.bots.greedy import play
from emporion.bots.workspace import CONCEALED, DETERMINIZATION, LEAF, MAIN, OUTCOME
from emporion.kernel.contract import actor, conceal, legal, redeal
from emporion.kernel.layout import copy_into

DEAL, LIST, PLAY, VALUE = 0, 1, 2, 3


def repeat(states: Any, part: int, times: int, workspace: Any) -> None:
    """Run one part of an iteration `times` times, with all legal moves in turn."""
    board, scratch, actions = workspace.states, workspace.scratch, workspace.actions[MAIN]
    copy_into(board, CONCEALED, states[0])
    conceal(board[CONCEALED], actor(states[0]))
    copy_into(board, DETERMINIZATION, board[CONCEALED])
    redeal(board[DETERMINIZATION], scratch, workspace.rng)
    count = legal(board[DETERMINIZATION], scratch, actions)
    play(workspace, OUTCOME, DETERMINIZATION, actions[0])
    for number in range(times):
        if part == DEAL:
            copy_into(board, DETERMINIZATION, board[CONCEALED])
            redeal(board[DETERMINIZATION], scratch, workspace.rng)
        elif part == LIST:
            legal(board[DETERMINIZATION], scratch, actions)
        elif part == PLAY:
            play(workspace, OUTCOME, DETERMINIZATION, actions[number % count])
        else:
            estimate_win_shares(workspace, OUTCOME, LEAF)
