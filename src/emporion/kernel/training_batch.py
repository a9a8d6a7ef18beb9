"""Loops over games that a learner plays, like those of `batch.py`."""

from __future__ import annotations

from typing import Any

from emporion.kernel.training import sample_action, show_decision, take_step


def train_many(
    states: Any,
    words: Any,
    templates: Any,
    first: int,
    master: Any,
    rngs: Any,
    numbers: Any,
    stride: int,
    made: Any,
    actions: Any,
    limit: int,
    reward: int,
    parts: int,
    workspace: Any,
    ids: Any,
    scores: Any,
    ranks: Any,
    rewards: Any,
    became: Any,
    actors: Any,
    features: Any,
    masks: Any,
) -> None:
    """Take a step in each game, and write what its next decision shows. Game number `first` is the first of these; the
    templates serve them in turn."""
    for game in range(len(states)):
        template = templates[(first + game) % len(templates)]
        number, decisions, what, count = take_step(
            states[game], words[game], template, master, rngs[game], numbers[game], stride, made[game], actions[game],
            limit, reward, parts, workspace, ids, scores, ranks, rewards[game],
        )  # fmt: skip
        numbers[game] = number
        made[game] = decisions
        became[game] = what
        actors[game] = show_decision(states[game], ids, count, features[game], masks[game])


def check_masked_many(masks: Any, actions: Any, first: int) -> int:
    """The number of the first game whose action is not legal, counted from `first`; -1 if all are."""
    for game in range(len(actions)):
        action = actions[game]
        if action < 0 or action >= masks.shape[1] or masks[game][action] == 0:
            return first + game
    return -1


def sample_many(masks: Any, rngs: Any, actions: Any) -> None:
    """Write a random legal action for each game."""
    for game in range(len(actions)):
        actions[game] = sample_action(masks[game], rngs[game])
