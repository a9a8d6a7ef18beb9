"""Why a move is good: what a search thinks of all the moves there are, for people who ask for a hint."""

from __future__ import annotations

import msgspec

from emporion.bots import brain
from emporion.bots.desk import EXPECTED, RANKS
from emporion.bots.mind import SEARCH, Mind
from emporion.bots.shares import WHOLE
from emporion.bots.thought import think
from emporion.kernel import reference
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.seats import SEATS

ITERATIONS = 2000
SECONDS = 2.0


class Option(msgspec.Struct, frozen=True):
    """A move that could be made."""

    action: int
    say: str
    """In canonical notation."""
    expected: tuple[float, ...]
    """What each seat may expect of the victory after it, from 0 to 1."""
    share: float
    """Of the search that went into it, from 0 to 1: the surer, the more."""


class Explanation(msgspec.Struct, frozen=True):
    """What the search found, the move it would make first."""

    seat: int
    iterations: int
    options: tuple[Option, ...]


def explain(
    game: Game,
    hidden: Concealed,
    rng: list[int],
    iterations: int = ITERATIONS,
    seconds: float | None = SECONDS,
) -> Explanation:
    """Look at a decision with the eyes of its seat. Where nothing is compiled yet, that happens first."""
    seat, legal = reference.actor(game, hidden), reference.legal(game, hidden)
    thought = think(brain.best(game), hidden, Mind(SEARCH, iterations), rng, seconds)
    if not thought.candidates:
        only = Option(legal[0], game.format_action(legal[0]), outlook(game, hidden, rng), 1.0)
        return Explanation(seat, 0, (only,))
    visits = sum(each.visits for each in thought.candidates) or 1  # a single iteration only looks at all of them
    options = (
        Option(each.action, game.format_action(each.action), each.expected, each.visits / visits)
        for each in thought.candidates
    )
    return Explanation(seat, thought.iterations, tuple(options))


def outlook(game: Game, hidden: Concealed, rng: list[int]) -> tuple[float, ...]:
    """What each seat may expect at first sight."""
    world = reference.redealt(game, hidden, rng)
    shares = [[0] * SEATS for _ in range(RANKS + 1)]
    brain.interpreted(game).functions["weigh"](world, shares, EXPECTED)
    return tuple(share / WHOLE for share in shares[EXPECTED][: world.players])
