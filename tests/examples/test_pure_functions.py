"""The functions of the example games that ask about a state only read it."""

from __future__ import annotations

import pytest
from crazy_eights import GAME as CRAZY_EIGHTS
from leduc import GAME as LEDUC

from emporion.kernel.contract import Game
from tests.pure_functions import check_pure_functions


@pytest.mark.parametrize("game", [CRAZY_EIGHTS, LEDUC], ids=lambda game: game.name)
def test_asking_the_rules_changes_nothing(game: Game) -> None:
    for players in game.players:
        for seed in range(5):
            check_pure_functions(game, players, {}, seed)
