"""Pools: a game with a number of players, in which ratings are compared, and what was measured about each.

The figures are in `strength.json` in the game's folder: by number of players, how many moves a seat usually makes, and
how strong each level of bots is above the trader, in units of `mu`. `benchmarks/pool_figures.py` writes the files of
built-in games; a plugin may have one, too.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from emporion import games

USUAL_MOVES = 24
"""Of each seat, where nothing was measured."""
FAIR_PART = 4
"""A fair number of moves is the fourth part of the usual one."""
FEWEST = 3


class PoolFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was measured in the arena about a game with a number of players."""

    moves: int = USUAL_MOVES
    """That a seat usually makes in a game."""
    levels: dict[str, float] = {}
    """The strength of bots."""

    @property
    def fair_moves(self) -> int:
        """How many moves each seat has to make before a game that is given up counts."""
        return max(FEWEST, self.moves // FAIR_PART)

    @property
    def half_game(self) -> int:
        return max(FEWEST, self.moves // 2)


def figures(game: str, players: int) -> PoolFigures:
    return _figures_of(game).get(str(players)) or PoolFigures()


@cache
def _figures_of(game: str) -> dict[str, PoolFigures]:
    plugin = games.plugins().get(game)
    folder: Any = files("emporion.games").joinpath(game) if plugin is None else plugin.folder
    file = folder and folder.joinpath("strength.json")
    if file is None or not file.is_file():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, PoolFigures])
