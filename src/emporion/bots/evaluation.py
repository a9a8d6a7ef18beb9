"""Evaluation of a state for the search: how far a seat leads, and each seat's win share.

A win share is a seat's part of the victory: the result at the end of a game, or an estimate from the game's `evaluate`
heuristic. Everything is integer arithmetic, which gives the same result on every machine.
"""

from __future__ import annotations

from typing import Any

from emporion.bots.workspace import RANKS, SCORES
from emporion.kernel.contract import actor, evaluate, luck_scale, result

WHOLE = 1_000_000  # a victory
FOR_THE_RANK = 900_000  # the winners' part of it; the rest follows the points, so that lost games are still played well
STEPS = 1000  # of the fixed-point argument of `decay`


def lead(s: Any, scratch: Any, seat: int) -> int:
    """A seat's evaluation minus each opponent's, summed over the opponents, in hundredths of a point."""
    players: int = s.players
    total = (players - 1) * evaluate(s, scratch, seat)
    for each in range(players):
        if each != seat:
            total -= evaluate(s, scratch, each)
    return total


def estimate_win_shares(workspace: Any, index: int, row: int) -> None:
    """Each seat's win share in millionths, in one of the workspace's states: the estimate, or at the end of the game
    mostly the result."""
    s, seat_values = workspace.states[index], workspace.seat_values
    estimate_from_points(s, workspace.scratch, seat_values, row)
    if actor(s) >= 0:
        return
    result(s, seat_values[SCORES], seat_values[RANKS])
    winners = 0
    for seat in range(s.players):
        winners += seat_values[RANKS][seat] == 1
    for seat in range(s.players):
        won = FOR_THE_RANK // winners if seat_values[RANKS][seat] == 1 else 0
        seat_values[row][seat] = won + seat_values[row][seat] * (WHOLE - FOR_THE_RANK) // WHOLE


def estimate_from_points(s: Any, scratch: Any, seat_values: Any, row: int) -> None:
    """A softmax of the seats' evaluations. Its temperature is `luck_scale`, the luck still to come."""
    best = evaluate(s, scratch, 0)
    seat_values[row][0] = best
    for seat in range(1, s.players):
        seat_values[row][seat] = evaluate(s, scratch, seat)
        best = max(best, seat_values[row][seat])
    luck = luck_scale(s)
    total = 0
    for seat in range(s.players):
        seat_values[row][seat] = decay(best - seat_values[row][seat], luck)
        total += seat_values[row][seat]
    for seat in range(s.players):
        seat_values[row][seat] = seat_values[row][seat] * WHOLE // total


def decay(distance: int, scale: int) -> int:
    """About e^(-distance / scale) in millionths: the reciprocal of the first terms of the Taylor series of e^x."""
    x = min(distance * STEPS // scale, 20 * STEPS)
    return WHOLE * STEPS // (STEPS + x + x * x // (2 * STEPS) + x * x * x // (6 * STEPS * STEPS))
