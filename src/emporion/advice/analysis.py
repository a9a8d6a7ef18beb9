"""Analysis of a finished game's moves, each from the point of view of the player who made it. Runs in the bot pool's
processes (`bot_pool.py`).

A move may have several parts, such as a free action before the main one; each consists of actions, such as a purchase
and its payments. The search plays each part in its own way. If that differs in more than the order of equal choices,
both ways are searched equally long, from the last choice of each, and the difference of their win shares is what the
player gave away, provided that it exceeds the error of the searches. In the middle of a part nothing is compared: a
half-made payment looks like a loss. The description of the move names its parts in order; that of the better way has
the same parts up to the costliest one, since it was searched after them. As in hints, consequences are told that follow
from one of both ways and not from the other, and reasons why the search's way is better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from emporion.advice.consequences import facts
from emporion.advice.moves import determinizations, is_better
from emporion.advice.reasons import Reason, reasons
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
    from emporion.bots.search_tree import Line

CERTAIN = 0.05  # win share up to which a network takes a game for lost
MAX_MOVE_ACTIONS = 60  # a bound, in case a search never ends the move
MAX_FACTS = 2  # for each way


class Explanations(msgspec.Struct, frozen=True):
    """What follows from only one of two ways, and why the better one is better."""

    played: tuple[Message, ...] = ()
    best: tuple[Message, ...] = ()
    reasons: tuple[Reason, ...] = ()


class MoveAnalysis(msgspec.Struct, frozen=True):
    """What a move was worth."""

    move: int
    seat: int
    turn: int
    expected: list[float]
    played: Message
    best: Message | None
    cost: float
    missed: Message | None = None
    """What the better way begins with, after the parts that it has in common."""
    explanations: Explanations = Explanations()


class Step(NamedTuple):
    """An action, and the situation before it."""

    state: Any
    view: GameView
    has_choice: bool
    action: int


class Part(NamedTuple):
    """A part of a move, as it was played and as the search would have played it."""

    played: Sequence[Step]
    best: Sequence[Step]
    found: Explanation | None
    """The search of its first choice; None if there was none."""
    is_best: bool
    cost: float = 0.0
    """The win share that the player gave away."""


def analyse_move(record: bytes, number: int) -> MoveAnalysis | None:
    """Analyse the move of this number; None if it had no alternatives."""
    match = match_of(record)
    game, commit = match.game, match.log[number]
    state = match.state_at(number)
    steps = steps_of(game, state, commit.actions)
    parts = [part_of(game, number, steps[begins:ends]) for begins, ends in pairwise(beginnings(game, steps))]
    found = [part.found for part in parts if part.found is not None]
    if not found:
        return None
    costliest = costliest_of(parts)
    played, best = ways(parts, costliest)
    return MoveAnalysis(
        move=number + 1,
        seat=commit.seat,
        turn=state.turn,
        expected=[round(share, 4) for share in found[0].options[0].expected],
        played=described(game, played),
        best=None if costliest.is_best else described(game, best),
        cost=round(sum(part.cost for part in parts), 4),
        missed=None if costliest.is_best else described(game, costliest.best[:1]),
        explanations=explained(game, number, costliest) if costliest.cost else Explanations(),
    )


@lru_cache(maxsize=4)
def match_of(record: bytes) -> Match:
    return replay(loads(record, "record"), find)


def steps_of(game: Game, state: Any, actions: Sequence[int]) -> list[Step]:
    """The actions of a move from this state on."""
    return [step_of(game, compose(game, state, actions[:count]).state, each) for count, each in enumerate(actions)]


def step_of(game: Game, state: Any, action: int) -> Step:
    view = reference.view(game, state, reference.actor(game, state))
    return Step(state, view, len(reference.legal(game, state)) > 1, action)


def beginnings(game: Game, steps: Sequence[Step]) -> list[int]:
    """Where the parts of a move begin, and where the last one ends."""
    return [place for place, step in enumerate(steps) if place == 0 or game.text.begins_move(step.view)] + [len(steps)]


def part_of(game: Game, number: int, played: Sequence[Step]) -> Part:
    """Compare a part of a move with what the search would have played."""
    if not any(step.has_choice for step in played):
        return Part(played, played, None, is_best=True)
    best, found = best_way(game, number, played[0].state)
    if is_same(game, played, best):
        return Part(played, best, found, is_best=True)
    cost = loss(*(value(game, number, each) for each in (best, played)))
    return Part(played, best, found, is_best=not cost and is_certain(game, found), cost=cost)


def best_way(game: Game, number: int, state: Any) -> tuple[list[Step], Explanation | None]:
    """A part of a move as the search plays it, and the search of its first choice."""
    steps, first = list[Step](), None
    for count in range(MAX_MOVE_ACTIONS):
        draft = compose(game, state, [step.action for step in steps])
        if draft.complete or (steps and game.text.begins_move(reference.view(game, draft.state, draft.seat))):
            break
        found = search(game, draft.state, number, count)
        first = first or found
        action = found.options[0].action if found else reference.legal(game, draft.state)[0]
        steps.append(step_of(game, draft.state, action))
    return steps, first


def search(game: Game, state: Any, number: int, count: int) -> Explanation | None:
    """Search a decision; None if there is no alternative."""
    from emporion.bots.search import ANALYSIS, explain

    if len(reference.legal(game, state)) == 1:
        return None
    concealed, rng = reference.concealed(game, state, reference.actor(game, state)), [0, 0]
    seed_rng(rng, number, count)
    return explain(game, concealed, rng, ANALYSIS, None)


def is_certain(game: Game, found: Explanation | None) -> bool:
    """Whether a network knows who wins. It has learned nothing else, so then its choice is no advice."""
    from emporion.bots.levels import usable_network

    return (
        found is not None
        and bool(usable_network(game))
        and not CERTAIN < found.options[0].expected[found.seat] < 1 - CERTAIN
    )


def is_same(game: Game, steps: Sequence[Step], others: Sequence[Step]) -> bool:
    """Whether two ways read alike, or answer each question alike but for the order, such as that of a payment. The
    first may be a beginning of the second: bots commit whatever reveals something at once."""
    if described(game, steps) == described(game, others):
        return True
    ours, theirs = answers(game, steps), answers(game, others)
    if len(steps) >= len(others):
        return ours == theirs
    (question, chosen), (other_question, possible) = ours[-1], theirs[min(len(ours), len(theirs)) - 1]
    return ours[:-1] == theirs[: len(ours) - 1] and question == other_question and chosen <= possible


def answers(game: Game, steps: Sequence[Step]) -> list[tuple[str, Counter[int]]]:
    """The questions of a part, each with its answers in no order."""
    by_question = groupby(steps, key=lambda step: game.text.question(step.view))
    return [(question, Counter(step.action for step in group)) for question, group in by_question]


def value(game: Game, number: int, steps: Sequence[Step]) -> Line:
    """What the player may expect of a whole part of a move, by a search after its last choice. Both ways of a part have
    the same random stream."""
    from emporion.bots.search import ANALYSIS
    from emporion.bots.search_tree import search_after

    last = next(step for step in reversed(steps) if step.has_choice)
    concealed, rng = reference.concealed(game, last.state, reference.actor(game, last.state)), [0, 0]
    seed_rng(rng, number, MAX_MOVE_ACTIONS)
    return search_after(game, concealed, last.action, rng, ANALYSIS)


def loss(best: Line, played: Line) -> float:
    """The win share lost, if the searches can tell that there is a difference."""
    return best.expected - played.expected if is_better(best, played) else 0.0


def costliest_of(parts: Sequence[Part]) -> Part:
    """The costliest part; if none cost anything, the first that the search would have played differently, else the
    first with a choice."""
    return max(parts, key=lambda part: (part.cost, not part.is_best, part.found is not None))


def ways(parts: Sequence[Part], costliest: Part) -> tuple[list[Step], list[Step]]:
    """The whole move up to its last choice, and the better way: the same up to the costliest part."""
    place = next(place for place, part in enumerate(parts) if part is costliest)
    end = max(place for place, part in enumerate(parts) if part.found is not None) + 1
    played = [step for part in parts[:end] for step in part.played]
    return played, [step for part in parts[:place] for step in part.played] + [*costliest.best]


def explained(game: Game, number: int, part: Part) -> Explanations:
    """How a part differs from the search's, from what the player knew."""
    state, rng = part.played[0].state, [0, 0]
    seed_rng(rng, number, MAX_MOVE_ACTIONS + 1)
    worlds = determinizations(game, reference.concealed(game, state, reference.actor(game, state)), rng)
    played, best = (compose(game, worlds[0], [step.action for step in way]) for way in (part.played, part.best))
    ours, theirs = facts(game, worlds, best), facts(game, worlds, played)
    return Explanations(unlike(theirs, ours), unlike(ours, theirs), reasons(game, worlds, best, played))


def unlike(messages: Sequence[Message], others: Sequence[Message]) -> tuple[Message, ...]:
    """The most important messages that are not among the others."""
    return tuple([each for each in messages if each not in others][:MAX_FACTS])


def described(game: Game, move: Sequence[Step]) -> Message:
    return game.text.summary([(step.view, step.action) for step in move])
