"""The turn limit: stops a bot that never ends its turn.

Some games allow moves that cancel each other within a turn. A bot may choose them again and again, and everyone would
wait forever. So after many decisions in a row, a bot is offered only actions that end its turn.
"""

from __future__ import annotations

from typing import Any

from emporion.kernel import reference
from emporion.kernel.contract import Concealed, Game

MOST_IN_A_ROW = 40  # decisions; the longest sensible turns have about twenty
LONGEST_COMPLETION = 200


def limit_choices(game: Game, concealed: Concealed, legal: list[int], rng: list[int], in_a_row: int) -> list[int]:
    """The actions offered to a seat after `in_a_row` decisions of its own. `concealed` is what it knows."""
    if in_a_row < MOST_IN_A_ROW or len(legal) == 1:
        return legal
    determinization = reference.redealt(game, concealed, list(rng))
    ending = [action for action in legal if ends_turn(game, determinization, action)]
    completion = reference.default_completion(game, concealed)
    return ending or ([completion] if completion in legal else legal)


def ends_turn(game: Game, state: Any, action: int) -> bool:
    """Whether the turn is over after an action and its default completion."""
    after, seat = state.clone(), reference.actor(game, state)
    reference.play(game, after, action)
    for _ in range(LONGEST_COMPLETION):
        if reference.actor(game, after) != seat or after.turn != state.turn:
            return True
        completion = reference.default_completion(game, after)
        if completion < 0:
            return False
        reference.play(game, after, completion)
    return False
