"""Checks that `actor`, `legal` and heuristics only read the state, for tests of all games."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np

from emporion.kernel import reference
from emporion.kernel.contract import Game
from emporion.kernel.layout import clone
from emporion.kernel.records import dtype_of, unpack
from tests.option_sets import random_decisions

REDEAL_STEP = 20  # decisions from one redeal to the next: redeals are slower


def check_pure_functions(game: Game, players: int, options: dict[str, Any], seed: int, most: int = 1000) -> None:
    """Play a random game, up to `most` decisions. At each, what the rules and heuristics answer does not depend on what
    their workspace holds, and the state keeps its values."""
    functions, ids = reference.functions(game), [0] * (game.longest_legal + 1)
    for number, (state, legal, _) in enumerate(islice(random_decisions(game, players, options, seed), most)):
        before, workspace = clone(state).values(), filled_workspace(game, number)

        seat = functions["actor"](state)
        assert state.values() == before, f"actor writes to the state before decision {number}"
        assert ids[: functions["legal"](state, workspace, ids)] == legal
        assert state.values() == before, f"legal writes to the state before decision {number}"

        completion = game.heuristics.default_completion(state, workspace)
        assert state.values() == before, f"default_completion writes to the state before decision {number}"
        assert completion == reference.default_completion(game, state)
        viewer = number % players
        value = game.heuristics.evaluate(state, workspace, viewer)
        assert state.values() == before, f"evaluate writes to the state before decision {number}"
        assert value == reference.evaluate(game, state, viewer)

        if number % REDEAL_STEP == 0:
            concealed = reference.concealed(game, state, seat)
            redealt: Any = clone(concealed)
            functions["redeal"](redealt, workspace, [number, 7])
            assert redealt.values() == reference.redealt(game, concealed, [number, 7]).values()


def filled_workspace(game: Game, number: int) -> Any:
    """A workspace with contents that depend on the number."""
    layout = dtype_of(game.workspace)
    return unpack(game.workspace, np.frombuffer(bytes([255 - number % 256] * layout.itemsize), layout)[0])
