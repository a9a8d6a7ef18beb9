"""Golden move counts."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.kernel.contract import Game
from tests.built_in import BUILT_IN
from tests.perft import cases, perft

CASES = list(cases())


@pytest.mark.parametrize(("name", "game", "state", "counts"), CASES, ids=[case[0] for case in CASES])
def test_the_number_of_move_sequences_is_what_it_was(name: str, game: Game, state: Any, counts: dict[str, int]) -> None:
    assert {depth: perft(game, state, int(depth)) for depth in counts} == counts


def test_every_game_has_perft_positions() -> None:
    assert {game.name for _, game, _, _ in CASES} == set(BUILT_IN)
