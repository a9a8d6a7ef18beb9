"""What a search thinks of the moves of a finished game, each seen with the eyes of who made it. All of this happens in
the processes in which bots think (`thinking.py`).

A commitment may be several moves, and a move several decisions. Every decision that left a choice is looked at; what
they gave away is added up. In words a judgement tells one move: the one with the decision that cost most, as it was
made and as the search would have made it.
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
from emporion.kernel.messages import View
from emporion.match import Match, loads, replay
from emporion.match.draft import compose
from emporion.server import protocol
from emporion.server.protocol import Text

if TYPE_CHECKING:
    from emporion.bots.search import Explanation

ITERATIONS = 2000
"""For a decision: always as many, and never a limit of time, so that the same game is judged alike everywhere."""
LONGEST_MOVE = 60  # decisions, should a search find no end


class Judgement(msgspec.Struct, frozen=True):
    """What a commitment was worth."""

    move: int
    seat: int
    expected: list[float]
    played: Text
    best: Text | None
    cost: float


class Step(NamedTuple):
    """A decision, and what its seat saw before it."""

    view: View
    action: int
    found: Explanation | None
    """What a search says to it, if there was a choice."""

    @property
    def cost(self) -> float:
        """How much of the victory it gave away."""
        if self.found is None:
            return 0.0
        chosen = next(option for option in self.found.options if option.action == self.action)
        return max(0.0, self.found.options[0].expected[self.found.seat] - chosen.expected[self.found.seat])

    @property
    def is_best(self) -> bool:
        return self.found is None or self.found.options[0].action == self.action


def judged(record: bytes, number: int) -> Judgement | None:
    """What the commitment of this number was worth; None if it left no choice."""
    match = match_of(record)
    game, state, commit = match.game, match.state_at(number), match.log[number]
    steps = [
        step_of(game, state, number, commit.actions[:count], action) for count, action in enumerate(commit.actions)
    ]
    looked_at = [step.found for step in steps if step.found is not None]
    if not looked_at:
        return None
    worst = costliest(steps)
    begins, ends = move_around(game, steps, worst)
    better = None if steps[worst].is_best else better_move(game, state, number, steps, begins, worst)
    return Judgement(
        move=number + 1,
        seat=commit.seat,
        expected=[round(share, 4) for share in looked_at[0].options[0].expected],
        played=told(game, steps[begins:ends]),
        best=better,
        cost=round(sum(step.cost for step in steps), 4),
    )


@lru_cache(maxsize=4)
def match_of(record: bytes) -> Match:
    return replay(loads(record, "record"), find)


def step_of(game: Game, state: Any, number: int, made: Sequence[int], action: int) -> Step:
    """One decision after those that were made for the same commitment."""
    now = compose(game, state, made)
    found = looked_at(game, now.state, number, len(made))
    return Step(reference.view(game, now.state, now.seat), action, found)


def looked_at(game: Game, state: Any, number: int, count: int) -> Explanation | None:
    """What a search says to a decision; None if there is no choice."""
    from emporion.bots.search import explain

    if len(reference.legal(game, state)) == 1:
        return None
    concealed, rng = reference.concealed(game, state, reference.actor(game, state)), [0, 0]
    seed_rng(rng, number, count)
    return explain(game, concealed, rng, ITERATIONS, None)


def costliest(steps: Sequence[Step]) -> int:
    """Which decision cost most; if none cost anything, the first that the search would have made in another way."""
    return max(range(len(steps)), key=lambda place: (steps[place].cost, not steps[place].is_best))


def move_around(game: Game, steps: Sequence[Step], place: int) -> tuple[int, int]:
    """From where to where the move goes of which a decision is a part."""
    heads = [number for number, step in enumerate(steps) if number == 0 or game.text.begins_move(step.view)]
    return max(head for head in heads if head <= place), min([head for head in heads if head > place] + [len(steps)])


def better_move(game: Game, state: Any, number: int, steps: Sequence[Step], begins: int, worst: int) -> Text:
    """The move as the search would have made it from its costliest decision on."""
    made, found = list(steps[:worst]), steps[worst].found
    assert found is not None
    made.append(steps[worst]._replace(action=found.options[0].action))
    for _ in range(LONGEST_MOVE):
        draft = compose(game, state, [step.action for step in made])
        view = reference.view(game, draft.state, draft.seat)
        if draft.complete or game.text.begins_move(view):
            break
        further = looked_at(game, draft.state, number, len(made))
        action = further.options[0].action if further else reference.legal(game, draft.state)[0]
        made.append(Step(view, action, further))
    return told(game, made[begins:])


def told(game: Game, move: Sequence[Step]) -> Text:
    return protocol.text(game.text.summary([(step.view, step.action) for step in move]))
