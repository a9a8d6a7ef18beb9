"""What players are rewarded with at the end of a game."""

from __future__ import annotations

from typing import Any

from emporion.kernel import reference
from emporion.kernel.contract import Game, State
from emporion.kernel.errors import LONGEST_QUOTE, EmporionError, printable
from emporion.kernel.training import SCORE_DIFFERENCE, WIN_SHARE

REWARDS = {"win_share": WIN_SHARE, "score_difference": SCORE_DIFFERENCE}
"""`win_share`: 1 for the winner, and equal shares for several; `score_difference`: points ahead of the other players'
average."""


def reward_of(name: str) -> int:
    """The number of a kind of reward."""
    if name not in REWARDS:
        found = printable(repr(name), LONGEST_QUOTE)
        raise EmporionError(f"reward: expected {' or '.join(REWARDS)}, found {found}")
    return REWARDS[name]


def rewards(game: Game, state: State, reward: int) -> list[float]:
    """Each seat's reward, as if the game ended now."""
    out: list[Any] = [0.0] * state.players
    scores, ranks = [0] * state.players, [0] * state.players
    reference.functions(game)["write_rewards"](state, reward, game.score_parts, scores, ranks, out)
    return out
