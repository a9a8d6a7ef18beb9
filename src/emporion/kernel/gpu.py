"""The GPU backend: the same rules on an NVIDIA GPU through numba-cuda, one thread per game. Games that name their steps
are played in waves.

    rules = on_gpu(game)
    games = rules.new_games(1_000_000, players=3, options={}, seed=7)
    decisions, forced = rules.play_out(games)

Only this file, `gpu_kernels.py`, `gpu_waves.py` and `gpu_training.py` depend on numba-cuda, so that it can be replaced.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from emporion.kernel.chance import key_from_seed
from emporion.kernel.compilation import Progress
from emporion.kernel.compiled import NO_ACTION
from emporion.kernel.contract import Game, Json
from emporion.kernel.errors import BackendUnavailable, BadMove, MissingExtra
from emporion.kernel.extras import require
from emporion.kernel.records import dtype_of, packed

BLOCK = 128  # threads of a block in kernels that do one thing per game
PLAYING_BLOCK = 64  # threads of a block that plays games from a queue
WAVE_BLOCK = 128  # threads of a block that plays in waves
FEW_GAMES = 30_000  # when no more are left, starting kernels takes longer than steps
LONG_SPAN = 32  # steps of a round then
WAVE_ROUNDS = 60  # rounds after which the host asks how many games are left
RESIDENT_THREADS = 2048  # of a multiprocessor, at most


@dataclass
class GpuGames:
    """Many games in GPU memory, with a random stream each."""

    states: Any
    words: Any
    rngs: Any
    players: int

    def __len__(self) -> int:
        return len(self.states)


@cache
def on_gpu(game: Game) -> Gpu:
    """The rules of a game on the GPU; raises BackendUnavailable with the reason."""
    return Gpu(game)


class Gpu:
    """A game's rules on a GPU."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cuda = cuda_or_reason()
        self.record = dtype_of(game.state)
        from emporion.kernel.gpu_kernels import gpu_functions, make_kernels  # only where numba-cuda is
        from emporion.kernel.gpu_waves import make_waves

        self.functions = gpu_functions(game)
        self.kernels = make_kernels(game, self.functions)
        self.waves = make_waves(game, game.steps, self.functions) if game.steps else None

    def device(self) -> str:
        """The name of the GPU."""
        name = self.cuda.get_current_device().name
        return name.decode() if isinstance(name, bytes) else str(name)

    def new_games(
        self, count: int, players: int, options: dict[str, Json], seed: int | str, first: int = 0
    ) -> GpuGames:
        """Games number `first`, `first` + 1, … of a seed, set up."""
        cuda, width = self.cuda, self.record.itemsize // 4
        words = cuda.device_array((count, width), np.uint32)
        games = GpuGames(
            words.view(self.record).reshape(count), words, cuda.device_array((count, 2), np.uint32), players
        )
        template = cuda.to_device(packed(self.game.blank(players, options, [0] * 8)).view(np.uint32))
        master = cuda.to_device(np.array(key_from_seed(seed), np.uint32))
        self._fill(words.reshape(count * width), template)
        self._each(self.kernels.set_up, count, games.states, master, games.rngs, first)
        return games

    def play_out(
        self, games: GpuGames, limit: int | None = None, *, observed: bool = False
    ) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        """Play all games to the end at random; returns decisions and forced decisions per game.

        `observed` also writes features before every decision into a reused buffer, as training would.
        """
        decisions, forced = self.play_out_on_device(games, limit, observed=observed)
        return decisions.copy_to_host(), forced.copy_to_host()

    def play_out_on_device(self, games: GpuGames, limit: int | None = None, *, observed: bool = False) -> Any:
        """The same, returning device arrays; it does not wait for the GPU."""
        cuda = self.cuda
        limit = self.game.longest_playout if limit is None else limit
        if self.waves and not observed:
            return self._play_in_waves(self.waves, games, limit)
        decisions, forced = cuda.device_array(len(games), np.int32), cuda.device_array(len(games), np.int32)
        zero = cuda.to_device(np.zeros(1, np.int32))
        self._fill(decisions, zero)
        self._fill(forced, zero)
        queue = cuda.to_device(np.zeros(1, np.int64))
        blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT * RESIDENT_THREADS // PLAYING_BLOCK
        rows = blocks * PLAYING_BLOCK if observed else 1
        out = cuda.device_array((rows, self.game.observation_size), np.float32)
        kernel = self.kernels.play_out_observed if observed else self.kernels.play_out
        kernel[blocks, PLAYING_BLOCK](games.states, games.rngs, decisions, forced, queue, limit, out)
        return decisions, forced

    def _play_in_waves(self, waves: Any, games: GpuGames, limit: int) -> Any:
        """The same, game by game one step in every round (`gpu_waves.py`)."""
        cuda, count = self.cuda, len(games)
        decisions, forced = cuda.device_array(count, np.int32), cuda.device_array(count, np.int32)
        zero = cuda.to_device(np.zeros(1, np.int32))
        self._fill(decisions, zero)
        self._fill(forced, zero)
        stands, order = cuda.device_array(count, np.int16), [cuda.device_array(count, np.int32) for _ in range(2)]
        counts, cursors = (cuda.to_device(np.zeros((waves.rotation, waves.bins), np.int32)) for _ in range(2))
        running = cuda.device_array(1, np.int32)
        self._each(waves.begin, count, games.states, decisions, limit, stands, order[0], counts)
        left, turn = count, 0
        while left:
            blocks = -(-left // WAVE_BLOCK)
            span = 1 if left > FEW_GAMES else LONG_SPAN
            for _ in range(WAVE_ROUNDS):
                now, then = order[turn % 2], order[(turn + 1) % 2]
                third = turn % waves.rotation
                waves.sort[blocks, WAVE_BLOCK](third, stands, now, then, counts, cursors, running)
                waves.play[blocks, WAVE_BLOCK](
                    third, games.states, games.rngs, decisions, forced, limit, span, stands, then, counts, running
                )
                turn += 1
            left = int(running.copy_to_host()[0])
        return decisions, forced

    def play_out_digested(
        self, games: GpuGames, limit: int | None = None
    ) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32], npt.NDArray[np.uint32]]:
        """Play likewise; returns decisions, forced decisions and the digest of the decisions per game."""
        cuda, limit = self.cuda, self.game.longest_playout if limit is None else limit
        counts = [cuda.device_array(len(games), np.int32) for _ in range(2)]
        digests = cuda.device_array((len(games), 2), np.uint32)
        self._each(self.kernels.play_out_digested, len(games), games.states, games.rngs, limit, *counts, digests)
        return counts[0].copy_to_host(), counts[1].copy_to_host(), digests.copy_to_host()

    def legal_masks(self, games: GpuGames, masks: Any) -> None:
        """Write 1 for every legal action of every game, 0 elsewhere, into a device array of uint8."""
        self._each(self.kernels.legal_masks, len(games), games.states, masks)

    def actors(self, games: GpuGames, actors: Any) -> None:
        """Write the seat to act in every game (-1: over) into a device array of int8."""
        none = self.cuda.to_device(np.full(len(games), NO_ACTION, np.int32))
        self._each(self.kernels.step, len(games), games.states, none, actors)

    def step(self, games: GpuGames, actions: Any, actors: Any) -> None:
        """Play one action in every running game and write the next seat to act (-1: over). If one is illegal, none
        is played."""
        refused = self.cuda.to_device(np.full(1, len(games), np.int64))
        self._each(self.kernels.check, len(games), games.states, actions, refused)
        game = int(refused.copy_to_host()[0])
        if game < len(games):
            raise BadMove(f"actions[{game}] is not legal in that game; nothing was played")
        self._each(self.kernels.step, len(games), games.states, actions, actors)

    def observe(self, games: GpuGames, seats: Any, out: Any) -> None:
        """Write the features of every game, seen from its seat (-1: from the seat to act), into a device array of
        float32."""
        self._each(self.kernels.observe_each, len(games), games.states, seats, out)

    def results(self, games: GpuGames) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int8], npt.NDArray[np.int8]]:
        """Scores and ranks by game and seat, and the ending of each game."""
        cuda, shape = self.cuda, (len(games), games.players)
        scores, ranks = cuda.device_array(shape, np.int32), cuda.device_array(shape, np.int8)
        endings = cuda.device_array(len(games), np.int8)
        self._each(self.kernels.results, len(games), games.states, scores, ranks, endings)
        return scores.copy_to_host(), ranks.copy_to_host(), endings.copy_to_host()

    def hashes(self, games: GpuGames) -> npt.NDArray[np.uint64]:
        """The hash of every state."""
        halves = self.cuda.device_array((len(games), 2), np.uint32)
        self._each(self.kernels.hashes, len(games), games.words, halves)
        host = halves.copy_to_host().astype(np.uint64)
        whole: npt.NDArray[np.uint64] = host[:, 1] << np.uint64(32) | host[:, 0]
        return whole

    def _fill(self, words: Any, template: Any) -> None:
        """Repeat the template all over an array."""
        if words.size:
            blocks = self.cuda.get_current_device().MULTIPROCESSOR_COUNT * RESIDENT_THREADS // BLOCK
            self.kernels.fill[blocks, BLOCK](words, template)

    def _each(self, kernel: Any, count: int, *arguments: Any) -> None:
        if count:
            kernel[-(-count // BLOCK), BLOCK](*arguments)

    def prepare(self, progress: Progress | None = None) -> float:
        """Compile what simulations need; returns the seconds it took."""
        began = time.perf_counter()
        steps: tuple[tuple[str, Callable[[], object]], ...] = (
            ("set_up", lambda: self.new_games(1, self.game.players[0], {}, 0)),
            ("play_out", lambda: self.play_out(self.new_games(1, self.game.players[0], {}, 0), 0)),
            ("results", lambda: self.results(self.new_games(1, self.game.players[0], {}, 0))),
            ("hashes", lambda: self.hashes(self.new_games(1, self.game.players[0], {}, 0))),
        )
        for done, (name, call) in enumerate(steps):
            if progress:
                progress(done, len(steps), name)
            call()
        if progress:
            progress(len(steps), len(steps), "")
        return time.perf_counter() - began


def cuda_or_reason() -> Any:
    """The numba-cuda module if it is installed and finds a GPU; otherwise raises BackendUnavailable with the reason."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda 0.30 uses this name, which NumPy 2.5 removed
    try:
        require("gpu", "the gpu backend")
    except MissingExtra as problem:
        raise BackendUnavailable(str(problem)) from None
    from numba import cuda as found

    cuda: Any = found
    if not cuda.is_available():
        raise BackendUnavailable("the gpu backend needs an NVIDIA GPU with its driver, and none was found")
    from numba.cuda.core import config

    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a few games are no mistake
    return cuda
