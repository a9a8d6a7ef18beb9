"""Loops over games in which one learner plays all seats, like those of `batch.py`."""

from __future__ import annotations

from typing import Any

from emporion.kernel.fast_rng import random_kind
from emporion.kernel.training import step_to_choice, write_decision


def step_to_choice_many(
    states: Any, words: Any, templates: Any, first: int, plan: Any, rngs: Any, episodes: Any, actions: Any,
    workspace: Any, ids: Any, scores: Any, ranks: Any, rewards: Any, statuses: Any, actors: Any, features: Any,
    masks: Any,
) -> None:  # fmt: skip
    """Take a step in each game and write its next decision. The templates serve the games in turn, beginning with game
    number `first`."""
    for game in range(len(states)):
        template = templates[(first + game) % len(templates)]
        statuses[game], count = step_to_choice(
            states[game], words[game], template, plan, rngs[game], episodes[game], actions[game], workspace, ids,
            scores, ranks, rewards[game],
        )  # fmt: skip
        actors[game] = write_decision(states[game], ids, count, features[game], masks[game])


def check_masked_many(masks: Any, actions: Any, first: int) -> int:
    """The number of the first game whose action is not legal, counted from `first`; -1 if all are legal."""
    for game in range(len(actions)):
        action = actions[game]
        if action < 0 or action >= masks.shape[1] or masks[game][action] == 0:
            return first + game
    return -1


def sample_many(masks: Any, rngs: Any, actions: Any) -> None:
    """Write a random legal action for each game."""
    for game in range(len(actions)):
        actions[game] = random_kind(masks[game], rngs[game])
