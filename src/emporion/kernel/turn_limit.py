"""What is asked of bots that cannot find an end.

Some games allow moves that undo each other within a turn. A person grows tired of them; a bot may find the same thing
right again and again, and then everybody would wait for ever. So after many decisions in a row, only those are put to
a bot that end its turn.
"""

from __future__ import annotations

from typing import Any

from emporion.kernel import reference
from emporion.kernel.contract import Concealed, Game

MOST_IN_A_ROW = 40  # decisions; the longest sensible turns have about twenty
LONGEST_COMPLETION = 200


def limit_choices(game: Game, hidden: Concealed, legal: list[int], rng: list[int], in_a_row: int) -> list[int]:
    """What a seat may still choose that has made so many decisions in a row. `hidden` is what it knows."""
    if in_a_row < MOST_IN_A_ROW or len(legal) == 1:
        return legal
    world = reference.redealt(game, hidden, list(rng))
    ending = [action for action in legal if ends_turn(game, world, action)]
    completion = game.heuristics.default_completion(hidden)
    return ending or ([completion] if completion in legal else legal)


def ends_turn(game: Game, world: Any, action: int) -> bool:
    """Whether the turn is over after an action and what only completes it."""
    after, seat = world.clone(), reference.actor(game, world)
    reference.play(game, after, action)
    for _ in range(LONGEST_COMPLETION):
        if reference.actor(game, after) != seat or after.turn != world.turn:
            return True
        completion = game.heuristics.default_completion(after)
        if completion < 0:
            return False
        reference.play(game, after, completion)
    return False
