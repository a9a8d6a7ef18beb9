"""Final scores of moves near the end of a game, for hints. In a decided game all moves win about equally often; then
the points decide, since players want as many as they can get.

Each move is played in the same determinizations, and greedy bots play the rest of the game. All cards lie in the same
order in each of them, so scores are compared world by world.
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

WORLDS = 8  # determinizations in which a move is played to the end
LONGEST_END = 12  # decisions, about the last turn of each player; of longer ends, greedy bots play too badly
SURE = 1.5  # standard errors by which the scores of two moves must differ

Scores = Sequence[float]
"""The player's final score in each determinization, in points."""


def final_scores(game: Game, worlds: Sequence[Any], moves: Sequence[Draft], rng: Sequence[int]) -> list[Scores] | None:
    """The player's final scores after each move; None if the game does not end soon after all of them."""
    from emporion.bots import engine as engines

    engine, found = engines.best(game), list[Scores]()
    for move in moves:
        scores: list[float] = []
        for world in worlds[:WORLDS]:
            score = final_score(engine, world, move, rng)
            if score is None:
                return None
            scores.append(score / game.score_parts)
        found.append(scores)
    return found


def final_score(engine: Engine, world: Any, move: Draft, rng: Sequence[int]) -> int | None:
    """The player's score at the end of one playout by greedy bots; None if it is too long."""
    from emporion.bots.config import GREEDY, BotConfig
    from emporion.bots.search import search_and_play, workspaces_for
    from emporion.bots.workspace import NEXT_ACTOR
    from emporion.kernel.records import unpack

    game, config, state = engine.game, BotConfig(GREEDY), world.clone()
    for action in move.actions:
        reference.apply(game, state, action)
    states, seat = engine.as_array(state), reference.actor(game, state)
    with workspaces_for(engine, config, list(rng)) as (workspace,):
        for _ in range(LONGEST_END):
            if seat < 0:
                break
            search_and_play(engine, states, config, workspace)
            seat = int(workspace.stats[NEXT_ACTOR])
    if seat >= 0:
        return None
    scores, _, _ = reference.result(game, states[0] if isinstance(states, list) else unpack(game.state, states[0]))
    return scores[move.seat]


def scores_more(scores: Scores, others: Scores) -> bool:
    """Whether a move clearly scores more than another: a point on average, and not by chance."""
    more = [one - other for one, other in zip(scores, others, strict=True)]
    return fmean(more) >= 1 and fmean(more) > SURE * stdev(more) / sqrt(len(more))
