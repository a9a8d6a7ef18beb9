"""What players are rewarded with at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.kernel.errors import EmporionError
from emporion.kernel.training import SCORE_DIFFERENCE, WIN_SHARE, Plan, share_out
from emporion.programs.arguments import found

REWARDS = {"win_share": WIN_SHARE, "score_difference": SCORE_DIFFERENCE}
"""`win_share`: 1 for the winner, and equal shares for several; `score_difference`: points ahead of the other players'
average."""


def reward_of(name: str) -> int:
    """The number of a kind of reward."""
    if not isinstance(name, str) or name not in REWARDS:
        raise EmporionError(f"reward: expected {' or '.join(REWARDS)}, {found(name)}")
    return REWARDS[name]


def rewards_at_end(kind: int, scores: Sequence[int], ranks: Sequence[int], score_parts: int) -> list[float]:
    """Each seat's reward, from its scores and ranks."""
    plan, rewards = Plan(), [0.0] * len(scores)
    plan.reward, plan.score_parts = kind, score_parts
    share_out(plan, len(scores), scores, ranks, rewards)
    return rewards
