"""Compiled bots decide as the interpreted ones do."""

from __future__ import annotations

import pytest

from emporion.arena.game_runner import GameRunner
from emporion.bots import engine
from emporion.games import find, names
from emporion.kernel import reference
from tests.bots.games import played


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize(
    "seats", [["greedy", "random"], ["search:12", "apprentice", "rollout:20", "greedy"]], ids=["2", "4"]
)
def test_the_same_moves(name: str, seats: list[str]) -> None:
    game = find(name)
    engine.compiled(game).prepare()
    moves, state = played(game, seats, seed=len(seats))
    assert (moves, state.values()) == (
        (there := played(game, seats, len(seats), runner=GameRunner))[0],
        there[1].values(),
    )
    assert reference.result(game, state)[2] >= 0
