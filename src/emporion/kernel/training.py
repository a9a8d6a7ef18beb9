"""Games in which one learner plays all seats: what happens between two of its decisions.

A step plays the learner's action, then every decision with a single legal action. A game that is over is replaced by
the next one of its seed. On every backend the same games follow in the same order.
"""

from __future__ import annotations

from typing import Annotated, Any

from emporion.kernel.chance import key_of_game
from emporion.kernel.contract import actor, apply, legal, observe, result, setup
from emporion.kernel.layout import Cell, struct

NEW_GAME = -1  # an action: begin the next game
RUNNING, OVER, BROKEN_OFF = 0, 1, 2  # the status of a game after a step
WIN_SHARE, SCORE_DIFFERENCE = 0, 1  # kinds of rewards


@struct
class Plan:
    """What the games of a batch have in common."""

    key: Annotated[list[int], Cell("u4", 8)]
    """The master key, from which the key of each game is derived."""
    stride: Annotated[int, Cell("i8")]
    """By how much the number of a game is larger than that of the game before in the same place."""
    limit: Annotated[int, Cell("i8")]
    """Decisions with a choice after which a game is broken off."""
    reward: Annotated[int, Cell("i1")]
    score_parts: Annotated[int, Cell("i1")]


@struct
class Episode:
    """The game that is being played in one place of a batch."""

    number: Annotated[int, Cell("i8")]
    decisions: Annotated[int, Cell("i8")]
    """Those with a choice so far."""


def step_to_choice(
    s: Any,
    words: Any,
    template: Any,
    plan: Plan,
    rng: Any,
    episode: Episode,
    action: int,
    workspace: Any,
    ids: Any,
    scores: Any,
    ranks: Any,
    rewards: Any,
) -> tuple[int, int]:
    """Play an action and go on to the next decision with a choice, perhaps in a new game, which begins with the words
    of the template.

    Returns the status of the game in which the action was played, and how many actions are legal now; they are in
    `ids`. `rewards` has a number for each seat: zero unless that game has ended.
    """
    status = RUNNING
    for seat in range(len(rewards)):
        rewards[seat] = 0
    episode.decisions += 1
    while True:  # each rule is called in one place: a GPU has little room for copies
        if action == NEW_GAME:
            episode.number += plan.stride
            episode.decisions = 0
            for word in range(len(template)):
                words[word] = template[word]
            key_of_game(s.chance.key, rng, plan.key, episode.number)
            setup(s)
        else:
            apply(s, action)
        count = legal(s, workspace, ids) if actor(s) >= 0 else 0
        if count == 1:
            action = ids[0]
        elif count > 1 and episode.decisions < plan.limit:
            return status, count
        else:
            status = BROKEN_OFF if count > 1 else OVER
            write_rewards(s, plan, scores, ranks, rewards)
            action = NEW_GAME


def write_rewards(s: Any, plan: Plan, scores: Any, ranks: Any, rewards: Any) -> None:
    """Write each seat's share of the victory, or by how many points it is ahead of the other seats' average."""
    result(s, scores, ranks)
    share_out(plan, s.players, scores, ranks, rewards)


def share_out(plan: Plan, players: int, scores: Any, ranks: Any, rewards: Any) -> None:
    """The same from the seats' scores and ranks."""
    winners = 0
    total = 0
    for seat in range(players):
        winners += ranks[seat] == 1
        total += scores[seat]
    for seat in range(players):
        if plan.reward == SCORE_DIFFERENCE:
            rewards[seat] = (players * scores[seat] - total) / ((players - 1) * plan.score_parts)
        else:
            rewards[seat] = (ranks[seat] == 1) / winners


def write_decision(s: Any, ids: Any, count: int, features: Any, mask: Any) -> int:
    """Write what the seat to act knows, and 1 for each of its legal actions; returns the seat."""
    seat = actor(s)
    observe(s, seat, features)
    for action in range(len(mask)):
        mask[action] = 0
    for index in range(count):
        mask[ids[index]] = 1
    return seat
