"""What was measured about the pools of the built-in games agrees with docs/strength.md."""

from __future__ import annotations

import pytest
from openskill.models import PlackettLuce

import pool_figures
from emporion.games import find
from emporion.server.pools import FEWEST, PoolFigures, figures
from emporion.server.room.bot_levels import ladder_of
from tests.built_in import BUILT_IN

POOLS = [(game, players) for game in BUILT_IN for players in find(game).players]


@pytest.mark.parametrize(("game", "players"), POOLS)
def test_the_strength_of_bots_is_the_measured_one(game: str, players: int) -> None:
    levels = figures(game, players).levels
    assert levels == pool_figures.strengths(game, players)
    assert list(levels) == ladder_of(find(game))[: len(levels)]
    assert {"apprentice", "trader", "merchant", "magnate"} <= set(levels)


@pytest.mark.parametrize("row", [row for row in pool_figures.measured() if row.players == 2])
def test_the_model_expects_the_measured_wins(row: pool_figures.Measured) -> None:
    """With this strength and these wins, ratings stay where they are on average."""
    model, sure = PlackettLuce(), 0.1
    strong = model.rating(mu=model.mu + pool_figures.distance(row.wins, 2), sigma=sure)
    weak = model.rating(mu=model.mu, sigma=sure)
    gains = [model.rate([[strong], [weak]], ranks=ranks)[0][0].mu - strong.mu for ranks in ([1.0, 2.0], [2.0, 1.0])]
    assert row.wins * gains[0] + (1 - row.wins) * gains[1] == pytest.approx(0, abs=gains[0] / 50)


def test_a_game_without_figures_has_usual_ones() -> None:
    assert figures("no-such-game", 2) == PoolFigures()
    assert PoolFigures(moves=4).fair_moves == FEWEST
    assert PoolFigures(moves=45).fair_moves == 11
