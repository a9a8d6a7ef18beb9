"""Bots at full speed: the same decisions as the interpreted ones, compiled, for thousands of games.

`compiled_bots(game)` gives them; once prepared, they play states to their ends in place and write down the moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from emporion.bots import greed, rounds
from emporion.kernel.cache import cache_folder
from emporion.kernel.compiled import Progress, compile_entries
from emporion.kernel.contract import Game
from emporion.kernel.errors import BackendUnavailable
from emporion.kernel.jit import numba_world
from emporion.kernel.record import layout

THINKERS = (greed, rounds)
ENTRY = "play_many"
NUMBERS = {"random": rounds.RANDOM, "greedy": rounds.GREEDY}
MOST_MOVES = 1 << 15  # of a game that is written down: more than any game breaks off after, where one does


@cache
def compiled_bots(game: Game) -> CompiledBots:
    """The bots of a game, compiled; BackendUnavailable says why there are none."""
    return CompiledBots(game)


class CompiledBots:
    """Bots that play many games at a time."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.folder = cache_folder(game, THINKERS)
        try:
            self.world = numba_world(game, self.folder, THINKERS)
        except ImportError as problem:
            raise BackendUnavailable(f"the compiled backend needs Numba: {problem}") from None

    def is_ready(self) -> bool:
        """Whether they were compiled before and need only be loaded."""
        return (self.folder / f"{ENTRY}.ready").exists()

    def prepare(self, progress: Progress | None = None) -> None:
        """Compile, or load from the cache."""
        none = np.zeros(0, layout(self.game.state)), np.zeros((0, 2), np.uint32)
        compile_entries(self.game.title, self.folder, {ENTRY: lambda: self.play(*none, ["random"])}, progress)

    def play(
        self,
        states: npt.NDArray[np.void],
        noises: npt.NDArray[np.uint32],
        players: Sequence[str],
        most: int = MOST_MOVES,
    ) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int32]]:
        """Play games on to their ends, in place, with these bots in the order of the seats: the moves of each game, and
        how many they are. Longer games are broken off."""
        seats = np.array([NUMBERS[each] for each in players], np.int8)
        moves, counts = np.zeros((len(states), most), np.int16), np.zeros(len(states), np.int32)
        self.world[ENTRY](states, seats, *self._scratch(), noises, moves, counts)
        return moves, counts

    def _scratch(self) -> tuple[Any, ...]:
        """A room for states, rows of legal actions, and what they lead to."""
        width = self.game.longest_legal + 1
        return np.zeros(greed.ROOM, layout(self.game.state)), np.zeros((2, width), np.int16), np.zeros(width, np.int64)
