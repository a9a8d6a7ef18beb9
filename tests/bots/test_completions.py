"""`default_completion` suggests only legal actions: searches follow it in compiled code, where nothing checks."""

from __future__ import annotations

import numpy as np
import pytest

from emporion.games import find, names
from emporion.kernel.compiled import compiled
from emporion.kernel.jit import numba_backend
from emporion.kernel.program import link
from emporion.kernel.records import dtype_of, unpack
from tests.bots import completions
from tests.option_sets import option_sets


@pytest.mark.soak
@pytest.mark.parametrize("name", names())
def test_a_million_suggestions_are_legal(name: str) -> None:
    game = find(name)
    workspace, ids = np.zeros(1, dtype_of(game.workspace))[0], np.zeros(game.longest_legal + 1, np.int16)
    backend = numba_backend(game, (completions,))
    example = compiled(game).new_games(1, game.players[0], {}, 0)
    link(backend, game.title, {"first_illegal": (example.states, workspace, ids, example.rngs, 0)})
    first_illegal = backend.functions["first_illegal"]
    for players in game.players:
        for seed, options in enumerate(option_sets(name, players)):
            games = compiled(game).new_games(1000, players, options, seed)
            found = first_illegal(games.states, workspace, ids, games.rngs, 1500)
            assert found < 0, "\n".join(game.diagram(unpack(game.state, games.states[found])))
