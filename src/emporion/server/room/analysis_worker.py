"""Analysis of a finished game's moves, each from the point of view of the player who made it. Runs in the bot pool's
processes (`bot_pool.py`).

A move may hold several actions. Every action with an alternative is searched, and the win shares lost are added up. The
description covers the part of the move around its costliest action, as played and as the search would have played it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.contract import Game
from emporion.kernel.fast_rng import seed_rng
from emporion.kernel.messages import Message
from emporion.kernel.view import GameView
from emporion.match import Match, loads, replay
from emporion.match.draft import compose

if TYPE_CHECKING:
    from emporion.bots.search import Explanation

ITERATIONS = 2000
"""Per action. A fixed number and no time limit, so that a game is analysed alike everywhere."""
MAX_MOVE_ACTIONS = 60  # a bound, in case a search never ends the move


class MoveAnalysis(msgspec.Struct, frozen=True):
    """What a move was worth."""

    move: int
    seat: int
    expected: list[float]
    played: Message
    best: Message | None
    cost: float


class Step(NamedTuple):
    """An action, and the view before it."""

    view: GameView
    action: int
    found: Explanation | None
    """The search result; None if there was no alternative."""

    @property
    def cost(self) -> float:
        """The win share that the action gave away."""
        if self.found is None:
            return 0.0
        chosen = next(option for option in self.found.options if option.action == self.action)
        return max(0.0, self.found.options[0].expected[self.found.seat] - chosen.expected[self.found.seat])

    @property
    def is_best(self) -> bool:
        return self.found is None or self.found.options[0].action == self.action


def analyse_move(record: bytes, number: int) -> MoveAnalysis | None:
    """Analyse the move of this number; None if it had no alternatives."""
    match = match_of(record)
    game, state, commit = match.game, match.state_at(number), match.log[number]
    steps = [
        step_of(game, state, number, commit.actions[:count], action) for count, action in enumerate(commit.actions)
    ]
    search = [step.found for step in steps if step.found is not None]
    if not search:
        return None
    worst = costliest(steps)
    begins, ends = move_around(game, steps, worst)
    better = None if steps[worst].is_best else better_move(game, state, number, steps, begins, worst)
    return MoveAnalysis(
        move=number + 1,
        seat=commit.seat,
        expected=[round(share, 4) for share in search[0].options[0].expected],
        played=described(game, steps[begins:ends]),
        best=better,
        cost=round(sum(step.cost for step in steps), 4),
    )


@lru_cache(maxsize=4)
def match_of(record: bytes) -> Match:
    return replay(loads(record, "record"), find)


def step_of(game: Game, state: Any, number: int, made: Sequence[int], action: int) -> Step:
    """One action, after the earlier ones of the same move."""
    now = compose(game, state, made)
    found = search(game, now.state, number, len(made))
    return Step(reference.view(game, now.state, now.seat), action, found)


def search(game: Game, state: Any, number: int, count: int) -> Explanation | None:
    """Search a decision; None if there is no alternative."""
    from emporion.bots.search import explain

    if len(reference.legal(game, state)) == 1:
        return None
    concealed, rng = reference.concealed(game, state, reference.actor(game, state)), [0, 0]
    seed_rng(rng, number, count)
    return explain(game, concealed, rng, ITERATIONS, None)


def costliest(steps: Sequence[Step]) -> int:
    """The index of the costliest action; if none cost anything, of the first that the search would not have chosen."""
    return max(range(len(steps)), key=lambda place: (steps[place].cost, not steps[place].is_best))


def move_around(game: Game, steps: Sequence[Step], place: int) -> tuple[int, int]:
    """Where the part of the move that holds this action begins and ends."""
    heads = [number for number, step in enumerate(steps) if number == 0 or game.text.begins_move(step.view)]
    return max(head for head in heads if head <= place), min([head for head in heads if head > place] + [len(steps)])


def better_move(game: Game, state: Any, number: int, steps: Sequence[Step], begins: int, worst: int) -> Message:
    """The move as the search would have played it from its costliest action on."""
    made, found = list(steps[:worst]), steps[worst].found
    assert found is not None
    made.append(steps[worst]._replace(action=found.options[0].action))
    for _ in range(MAX_MOVE_ACTIONS):
        draft = compose(game, state, [step.action for step in made])
        view = reference.view(game, draft.state, draft.seat)
        if draft.complete or game.text.begins_move(view):
            break
        further = search(game, draft.state, number, len(made))
        action = further.options[0].action if further else reference.legal(game, draft.state)[0]
        made.append(Step(view, action, further))
    return described(game, made[begins:])


def described(game: Game, move: Sequence[Step]) -> Message:
    return game.text.summary([(step.view, step.action) for step in move])
