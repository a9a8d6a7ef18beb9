"""Each seat's share of the victory: as it is at the end, or as the value function expects it.

All of it in whole numbers, which are the same on every machine.
"""

from __future__ import annotations

from typing import Any

from emporion.bots.desk import RANKS, SCORES
from emporion.kernel.contract import actor, evaluate, luck_scale, result

WHOLE = 1_000_000  # a victory
FOR_THE_RANK = 900_000  # of it goes to the winners; the rest by how they stand: lost games are still played well
STEPS = 1000  # into which a swing is divided


def weigh(s: Any, shares: Any, row: int) -> None:
    """What each seat has of the victory, or may expect of it."""
    expect(s, shares, row)
    if actor(s) >= 0:
        return
    result(s, shares[SCORES], shares[RANKS])
    winners = 0
    for seat in range(s.players):
        winners += shares[RANKS][seat] == 1
    for seat in range(s.players):
        won = FOR_THE_RANK // winners if shares[RANKS][seat] == 1 else 0
        shares[row][seat] = won + shares[row][seat] * (WHOLE - FOR_THE_RANK) // WHOLE


def expect(s: Any, shares: Any, row: int) -> None:
    """The better a seat stands, the likelier it wins; how much likelier depends on the luck that is to come."""
    best = evaluate(s, 0)
    shares[row][0] = best
    for seat in range(1, s.players):
        shares[row][seat] = evaluate(s, seat)
        best = max(best, shares[row][seat])
    luck = luck_scale(s)
    total = 0
    for seat in range(s.players):
        shares[row][seat] = decay(best - shares[row][seat], luck)
        total += shares[row][seat]
    for seat in range(s.players):
        shares[row][seat] = shares[row][seat] * WHOLE // total


def decay(distance: int, scale: int) -> int:
    """About e^(-distance / scale) in millionths, by the beginning of the series of its reciprocal."""
    x = min(distance * STEPS // scale, 20 * STEPS)
    return WHOLE * STEPS // (STEPS + x + x * x // (2 * STEPS) + x * x * x // (6 * STEPS * STEPS))
