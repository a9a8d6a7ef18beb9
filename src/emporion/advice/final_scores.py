"""Scores of moves, for hints. In a decided game all moves win about equally often; then the points decide, since
players want as many as they can get.

Each move is played in the same determinizations, and greedy bots play on: to the end if it is near, else for some
turns, after which the evaluation says what the player may expect. All cards lie in the same order in each of them, so
scores are compared world by world.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

from emporion.kernel import reference
from emporion.kernel.contract import Game
from emporion.match.draft import Draft

if TYPE_CHECKING:
    from emporion.bots.engine import Engine

WORLDS = 8  # determinizations in which a move is played on
LONGEST_END = 12  # decisions, about the last turn of each player; of longer ends, greedy bots play too badly
ROUNDS = 2  # turns of each player after which the rest of a longer game is evaluated
MAX_DECISIONS = 60  # of these turns
SURE = 1.5  # standard errors by which the scores of two moves must differ
POINT = 100  # the unit of evaluations

Scores = Sequence[float]
"""The player's score in each determinization, in points."""


def final_scores(game: Game, worlds: Sequence[Any], moves: Sequence[Draft], rng: Sequence[int]) -> list[Scores] | None:
    """The player's final scores after each move; None if the game does not end soon after all of them."""
    from emporion.bots import engine as engines

    engine, found = engines.best(game), list[Scores]()
    for move in moves:
        scores: list[float] = []
        for world in worlds[:WORLDS]:
            after = played_on(engine, world, move, rng, LONGEST_END)
            if reference.actor(game, after) >= 0:
                return None
            scores.append(points(game, after, move.seat))
        found.append(scores)
    return found


def expected_scores(game: Game, worlds: Sequence[Any], moves: Sequence[Draft], rng: Sequence[int]) -> list[Scores]:
    """The scores that the player may expect after each move, however long the game takes."""
    from emporion.bots import engine as engines

    engine = engines.best(game)
    return [
        [
            points(game, played_on(engine, world, move, rng, MAX_DECISIONS, ROUNDS * world.players), move.seat)
            for world in worlds[:WORLDS]
        ]
        for move in moves
    ]


def played_on(
    engine: Engine, world: Any, move: Draft, rng: Sequence[int], decisions: int, turns: int | None = None
) -> Any:
    """The state after a move and what greedy bots do then, up to so many decisions or turns."""
    from emporion.bots.config import GREEDY, BotConfig
    from emporion.bots.search import search_and_play, workspaces_for
    from emporion.bots.workspace import NEXT_ACTOR
    from emporion.kernel.records import unpack

    game, config, state = engine.game, BotConfig(GREEDY), world.clone()
    for action in move.actions:
        reference.apply(game, state, action)
    states, seat = engine.as_array(state), reference.actor(game, state)
    with workspaces_for(engine, config, list(rng)) as (workspace,):
        for _ in range(decisions):
            if seat < 0 or (turns is not None and turn_of(states[0]) > world.turn + turns):
                break
            search_and_play(engine, states, config, workspace)
            seat = int(workspace.stats[NEXT_ACTOR])
    return states[0] if isinstance(states, list) else unpack(game.state, states[0])


def turn_of(state: Any) -> int:
    """The turn of a state or of its record."""
    return int(state["turn"] if hasattr(state, "dtype") else state.turn)


def points(game: Game, state: Any, seat: int) -> float:
    """A player's points at the end of a game, and before it those that the player may expect."""
    if reference.actor(game, state) >= 0:
        return reference.evaluate(game, state, seat) / POINT
    scores, _, _ = reference.result(game, state)
    return scores[seat] / game.score_parts


def scores_more(scores: Scores, others: Scores) -> bool:
    """Whether a move clearly scores more than another: a point on average, and not by chance."""
    more = [one - other for one, other in zip(scores, others, strict=True)]
    return fmean(more) >= 1 and fmean(more) > SURE * stdev(more) / sqrt(len(more))
