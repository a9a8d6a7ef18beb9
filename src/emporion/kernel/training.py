"""What a learner needs, game by game: a step plays an action, then everything that asks no learner.

Decisions with a single legal action are played, and a game that is over is replaced by the next one of its seed. On
every backend the same games follow in the same order.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from emporion.kernel.chance import key_of_game
from emporion.kernel.contract import actor, apply, legal, observe, result, setup
from emporion.kernel.fast_rng import random_below

NEW_GAME = -1  # an action: break off the game and begin the next one
RUNNING, OVER, BROKEN_OFF = 0, 1, 2  # what became of a game in a step
WIN_SHARE, SCORE_DIFFERENCE = 0, 1  # kinds of rewards


def take_step(
    s: Any,
    words: Any,
    template: Any,
    master: Any,
    rng: Any,
    number: int,
    stride: int,
    made: int,
    action: int,
    limit: int,
    reward: int,
    parts: int,
    workspace: Any,
    ids: Any,
    scores: Any,
    ranks: Any,
    rewards: Any,
) -> tuple[int, int, int, int]:
    """Play an action, and go on to the next decision with a choice, perhaps in the next game: the one whose number is
    larger by `stride`. Games are broken off at `limit` decisions.

    Returns the number of the game, the decisions made in it, what became of the game before, and how many actions are
    legal; they are in `ids`. `rewards` are those of a game that ended in this step, by seat, and otherwise zero.
    """
    became = RUNNING
    for seat in range(len(rewards)):
        rewards[seat] = 0
    while True:  # every function is called in one place: a GPU has little room for copies
        if action == NEW_GAME:
            number += stride
            made = 0
            for word in range(len(template)):
                words[word] = template[word]
            key_of_game(s.chance.key, rng, master, number)
            setup(s)
        else:
            apply(s, action)
            made += 1
        if actor(s) >= 0 and made < limit:
            count = legal(s, workspace, ids)
            if count > 1:
                return number, made, became, count
            action = ids[0]
        else:
            became = OVER if actor(s) < 0 else BROKEN_OFF
            write_rewards(s, reward, parts, scores, ranks, rewards)
            action = NEW_GAME


def write_rewards(s: Any, reward: int, parts: int, scores: Any, ranks: Any, out: Any) -> None:
    """Each seat's reward, as if the game ended now: its share of the victory, or by how many points it is ahead of the
    others on average."""
    players = s.players
    result(s, scores, ranks)
    winners = 0
    total = 0
    for seat in range(players):
        winners += ranks[seat] == 1
        total += scores[seat]
    for seat in range(players):
        if reward == SCORE_DIFFERENCE:
            out[seat] = (players * scores[seat] - total) / ((players - 1) * parts)
        else:
            out[seat] = (ranks[seat] == 1) / winners


def show_decision(s: Any, ids: Any, count: int, features: Any, mask: Any) -> int:
    """Write what the seat to act knows and may do; returns the seat."""
    seat = actor(s)
    observe(s, seat, features)
    for action in range(len(mask)):
        mask[action] = 0
    for index in range(count):
        mask[ids[index]] = 1
    return seat


def sample_action(mask: Any, rng: MutableSequence[int]) -> int:
    """A legal action at random."""
    count = 0
    for action in range(len(mask)):
        count += mask[action]
    place = random_below(rng, count)
    for action in range(len(mask)):
        place -= mask[action]
        if place < 0:
            return action
    return NEW_GAME
