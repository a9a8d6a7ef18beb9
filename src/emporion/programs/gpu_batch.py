"""Many games of a variant at once, on a GPU."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from emporion.kernel.contract import Game, Json
from emporion.kernel.errors import BadBuffer, BadPlayers
from emporion.programs.arguments import Seed, count_of, numbers_of, seed_of
from emporion.programs.batch import BatchResults

if TYPE_CHECKING:
    from emporion.kernel.gpu import Gpu, GpuGames


class GpuBatch:
    """Games in GPU memory. Each function returns the same device array every time, written anew; libraries such as
    PyTorch and CuPy share it by `__cuda_array_interface__`."""

    def __init__(self, rules: Gpu, games: GpuGames) -> None:
        self.rules = rules
        self.games = games
        count, game, empty = len(games), rules.game, rules.cuda.device_array
        self._masks = empty((count, game.actions), np.uint8)
        self._features = empty((count, game.observation_size), np.float32)
        self._actors = empty(count, np.int8)
        self._acting = rules.cuda.to_device(np.full(count, -1, np.int8))

    @classmethod
    def new(cls, game: Game, players: int, options: dict[str, Json], count: SupportsIndex, seed: Seed) -> GpuBatch:
        from emporion.kernel.gpu import on_gpu

        chosen, rules = count_of(count), on_gpu(game)
        return cls(rules, rules.new_games(chosen, players, options, seed_of(seed)))

    def __len__(self) -> int:
        return len(self.games)

    def actors(self) -> Any:
        """The seat to act in each game, int8; -1 where it is over."""
        self.rules.actors(self.games, self._actors)
        return self._actors

    def masks(self) -> Any:
        """A row of uint8 for each game: 1 for every legal action, 0 elsewhere."""
        self.rules.legal_masks(self.games, self._masks)
        return self._masks

    def observe(self, seats: Any = None) -> Any:
        """A row of float32 features for each game, seen from a seat in each, by default from the seat to act."""
        self.rules.observe(self.games, self._acting if seats is None else self._seats(seats), self._features)
        return self._features

    def step(self, actions: Any) -> Any:
        """Play an action in each game and return the next seats to act (-1: over). If one is illegal, none is played.
        `actions` is an array of int32 on the GPU, or whole numbers that are copied there."""
        self.rules.step(self.games, self._on_device(actions, np.int32, "actions"), self._actors)
        return self._actors

    def play_out(self) -> npt.NDArray[np.int32]:
        """Play all games to the end at random, and return the number of decisions in each."""
        decisions, _ = self.rules.play_out(self.games)
        return decisions

    def results(self) -> BatchResults:
        """Scores, ranks and endings."""
        return BatchResults(*self.rules.results(self.games))

    def _seats(self, seats: Any) -> Any:
        found = self._on_device(seats, np.int8, "seats")
        host = found.copy_to_host()
        if host.min() < 0 or host.max() >= self.games.players:
            raise BadPlayers(f"seats: expected 0 to {self.games.players - 1}")
        return found

    def _on_device(self, values: Any, dtype: type[Any], name: str) -> Any:
        """A number for each game, as a device array."""
        if not hasattr(values, "__cuda_array_interface__"):
            return self.rules.cuda.to_device(numbers_of(values, len(self), dtype, name))
        array = self.rules.cuda.as_cuda_array(values)
        if array.shape != (len(self),) or array.dtype != dtype or not array.is_c_contiguous():
            expected = f"expected a contiguous array of {np.dtype(dtype)} ({len(self)},)"
            raise BadBuffer(f"{name}: {expected}, found {array.dtype} {array.shape}")
        return array
