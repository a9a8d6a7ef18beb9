"""The compiled backend: the same rules through Numba, over arrays of NumPy records, on all cores without the GIL.

    rules = compiled(game)
    games = rules.new_games(10_000, players=3, options={}, seed=7)
    rules.play_out(games)
    scores, ranks, endings = rules.results(games)

The first use after a change of the rules compiles (ten to thirty seconds, with a progress line); later uses load from
the cache. `emporion prepare` compiles ahead.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, cached_property
from threading import Lock
from typing import Any

import numpy as np
import numpy.typing as npt

from emporion.kernel.buffers import check_buffer
from emporion.kernel.cache import cache_folder
from emporion.kernel.chance import key_from_seed
from emporion.kernel.compilation import Progress
from emporion.kernel.contract import Game, Json
from emporion.kernel.errors import BadMove, BadPlayers
from emporion.kernel.jit import NumbaBackend, numba_backend
from emporion.kernel.program import link
from emporion.kernel.records import dtype_of, packed

NO_ACTION = -1  # of a game in which none is played
CHUNK = 1024  # games per task: their states fit in the processor's cache


@dataclass
class Games:
    """Many games in one array, with a random stream each."""

    states: npt.NDArray[np.void]
    rngs: npt.NDArray[np.uint32]
    players: int

    @property
    def words(self) -> npt.NDArray[np.uint32]:
        """The same memory as rows of 32-bit words."""
        return self.states.view(np.uint32).reshape(len(self.states), -1)

    def __len__(self) -> int:
        return len(self.states)


@cache
def compiled(game: Game) -> Compiled:
    """The compiled rules of a game; raises BackendUnavailable with the reason."""
    return Compiled(game)


class Compiled:
    """A game's rules, compiled."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.folder = cache_folder(game)
        self.backend = numba_backend(game)
        self._preparing = Lock()
        self._is_ready = False
        self.threads = ThreadPoolExecutor(os.cpu_count() or 1)

    def new_games(self, count: int, players: int, options: dict[str, Json], seed: int | str, first: int = 0) -> Games:
        """Games number `first`, `first` + 1, … of a seed, set up."""
        blank = self.game.blank(players, options, [0] * 8)
        games = Games(np.zeros(count, dtype_of(self.game.state)), np.zeros((count, 2), np.uint32), players)
        self.set_up(games, packed(blank).view(np.uint32), np.array(key_from_seed(seed), np.uint32), first)
        return games

    def set_up(
        self, games: Games, template: npt.NDArray[np.uint32], master: npt.NDArray[np.uint32], first: int
    ) -> None:
        """Set up in place games number `first`, … of a master key, from a template state."""
        words = games.words
        self._each(
            "set_up_many",
            len(games),
            lambda a, b: (games.states[a:b], words[a:b], template, master, games.rngs[a:b], first + a),
        )

    def play_out(
        self,
        games: Games,
        limit: int | None = None,
        decisions: npt.NDArray[np.int32] | None = None,
        forced: npt.NDArray[np.int32] | None = None,
    ) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        """Play all games to the end at random; returns decisions and forced decisions per game."""
        limit = self.game.longest_playout if limit is None else limit
        decisions = np.zeros(len(games), np.int32) if decisions is None else decisions
        forced = np.zeros(len(games), np.int32) if forced is None else forced
        check_buffer(decisions, (len(games),), np.int32, "decisions")
        check_buffer(forced, (len(games),), np.int32, "forced")
        self._each(
            "play_out_many",
            len(games),
            lambda a, b: (games.states[a:b], *self.buffers(), games.rngs[a:b], limit, decisions[a:b], forced[a:b]),
        )
        return decisions, forced

    def play_out_digested(
        self, games: Games, limit: int | None = None
    ) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32], npt.NDArray[np.uint32]]:
        """Play likewise; returns decisions, forced decisions and the digest of the decisions per game."""
        limit = self.game.longest_playout if limit is None else limit
        decisions, forced = np.zeros(len(games), np.int32), np.zeros(len(games), np.int32)
        digests = np.zeros((len(games), 2), np.uint32)
        self._each(
            "play_out_digested_many",
            len(games),
            lambda a, b: (
                games.states[a:b], *self.buffers(), games.rngs[a:b], limit, decisions[a:b], forced[a:b], digests[a:b]
            ),
        )  # fmt: skip
        return decisions, forced, digests

    def play_out_observed(
        self, games: Games, out: npt.NDArray[np.float32], limit: int | None = None
    ) -> npt.NDArray[np.int32]:
        """Play all games at random and write features before each decision; returns decisions per game."""
        limit = self.game.longest_playout if limit is None else limit
        check_buffer(out, (len(games), self.game.observation_size), np.float32, "out")
        decisions = np.zeros(len(games), np.int32)
        self._each(
            "play_out_observed_many",
            len(games),
            lambda a, b: (games.states[a:b], *self.buffers(), games.rngs[a:b], limit, out[a:b], decisions[a:b]),
        )
        return decisions

    def legal_masks(self, games: Games, masks: npt.NDArray[np.uint8]) -> None:
        """Write 1 for every legal action of every game, 0 elsewhere."""
        check_buffer(masks, (len(games), self.game.actions), np.uint8, "masks")
        self._each("legal_many", len(games), lambda a, b: (games.states[a:b], *self.buffers(), masks[a:b]))

    def actors(self, games: Games, actors: npt.NDArray[np.int8]) -> None:
        """Write the seat to act in every game (-1: over)."""
        check_buffer(actors, (len(games),), np.int8, "actors")
        none = np.full(len(games), NO_ACTION, np.int32)
        self._each("step_many", len(games), lambda a, b: (games.states[a:b], none[a:b], actors[a:b]))

    def step(self, games: Games, actions: npt.NDArray[np.int32], actors: npt.NDArray[np.int8]) -> None:
        """Play one action in every running game and write the next seat to act (-1: over). If one is illegal, none
        is played."""
        check_buffer(actions, (len(games),), np.int32, "actions")
        check_buffer(actors, (len(games),), np.int8, "actors")
        refused = self._each(
            "check_many", len(games), lambda a, b: (games.states[a:b], *self.buffers(), actions[a:b], a)
        )
        for game in refused:
            if game >= 0:
                raise BadMove(
                    f"actions[{game}]: action {int(actions[game])} is not legal in that game; nothing was played"
                )
        self._each("step_many", len(games), lambda a, b: (games.states[a:b], actions[a:b], actors[a:b]))

    def observe(self, games: Games, seats: npt.NDArray[np.int8], out: npt.NDArray[np.float32]) -> None:
        """Write the features of every game, seen from its seat (-1: from the seat to act)."""
        check_buffer(seats, (len(games),), np.int8, "seats")
        check_buffer(out, (len(games), self.game.observation_size), np.float32, "out")
        self._seated(seats, games.players, lowest=-1)
        self._each("observe_many", len(games), lambda a, b: (games.states[a:b], seats[a:b], out[a:b]))

    def results(self, games: Games) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int8], npt.NDArray[np.int8]]:
        """Scores and ranks by game and seat, and the ending of each game."""
        scores, ranks = np.zeros((len(games), games.players), np.int32), np.zeros((len(games), games.players), np.int8)
        endings = np.zeros(len(games), np.int8)
        self._each("result_many", len(games), lambda a, b: (games.states[a:b], scores[a:b], ranks[a:b], endings[a:b]))
        return scores, ranks, endings

    def conceal(self, games: Games, seats: npt.NDArray[np.int8]) -> None:
        """Hide in place what each game's seat cannot know."""
        check_buffer(seats, (len(games),), np.int8, "seats")
        self._seated(seats, games.players, lowest=0)
        self._each("conceal_many", len(games), lambda a, b: (games.states[a:b], seats[a:b]))

    def redeal(self, games: Games) -> None:
        """Determinize concealed games in place, from their random streams."""
        self._each("redeal_many", len(games), lambda a, b: (games.states[a:b], self._workspace(), games.rngs[a:b]))

    def hashes(self, games: Games) -> npt.NDArray[np.uint64]:
        """The hash of every state."""
        halves, words = np.zeros((len(games), 2), np.uint32), games.words
        self._each("hash_many", len(games), lambda a, b: (words[a:b], halves[a:b]))
        whole: npt.NDArray[np.uint64] = halves[:, 1].astype(np.uint64) << np.uint64(32) | halves[:, 0]
        return whole

    def hash_trail(self, games: Games, limit: int) -> npt.NDArray[np.uint64]:
        """Play the first game at random, up to `limit` decisions; returns the hash of every state on the way."""
        halves = np.zeros((limit + 1, 2), np.uint32)
        arguments = (games.states[:1], games.words[:1], *self.buffers(), games.rngs[:1], len(halves) - 1, halves)
        count: int = self.functions["play_out_hashed"](*arguments)
        whole: npt.NDArray[np.uint64] = halves[:count, 1].astype(np.uint64) << np.uint64(32) | halves[:count, 0]
        return whole

    def buffers(self) -> tuple[np.void, npt.NDArray[np.int16]]:
        """A workspace and room for a list of legal actions, for one task at a time."""
        return self._workspace(), np.zeros(self.game.longest_legal + 1, np.int16)

    def _workspace(self) -> np.void:
        workspace: np.void = np.zeros(1, dtype_of(self.game.workspace))[0]
        return workspace

    def _seated(self, seats: npt.NDArray[np.int8], players: int, lowest: int) -> None:
        if seats.size and not lowest <= int(seats.min()) <= int(seats.max()) < players:
            raise BadPlayers(f"seats: expected {lowest} to {players - 1}")

    def _each(self, name: str, count: int, arguments: Callable[[int, int], tuple[Any, ...]]) -> list[int]:
        return self.run(self.functions[name], count, arguments, CHUNK)

    def run(
        self, function: Callable[..., int], count: int, arguments: Callable[[int, int], tuple[Any, ...]], chunk: int
    ) -> list[int]:
        """Run a compiled function over chunks of the games, on all cores."""
        spans = [(a, min(a + chunk, count)) for a in range(0, count, chunk)]
        if len(spans) <= 1:
            return [function(*arguments(a, b)) for a, b in spans]
        return list(self.threads.map(lambda span: function(*arguments(*span)), spans))

    def share(self, backend: NumbaBackend) -> None:
        """Use the functions of a backend that has bots as well, so that both are typed and lowered once."""
        with self._preparing:
            if not self._is_ready:
                self.backend = backend

    @cached_property
    def functions(self) -> Mapping[str, Any]:
        """The loops of `batch.py`, compiled."""
        self.prepare()
        return self.backend.functions

    def prepare(self, progress: Progress | None = None) -> float:
        """Compile, or load from the cache; returns the seconds it took."""
        began = time.perf_counter()
        with self._preparing:
            if not self._is_ready:
                link(self.backend, self.game.title, self._examples(), self.folder, progress)
                self._is_ready = True
        return time.perf_counter() - began

    def _examples(self) -> dict[str, tuple[Any, ...]]:
        """Arguments for each loop of `batch.py`, of the types that the methods above pass."""
        games = Games(np.zeros(1, dtype_of(self.game.state)), np.zeros((1, 2), np.uint32), self.game.players[0])
        states, words, rngs, (workspace, ids) = games.states, games.words, games.rngs, self.buffers()
        seats, numbers, halves = np.zeros(1, np.int8), np.zeros(1, np.int32), np.zeros((1, 2), np.uint32)
        table, features = np.zeros((1, 1), np.int8), np.zeros((1, 1), np.float32)
        return {
            "set_up_many": (states, words, words[0], halves[0], rngs, 0),
            "play_out_many": (states, workspace, ids, rngs, 0, numbers, numbers),
            "play_out_digested_many": (states, workspace, ids, rngs, 0, numbers, numbers, halves),
            "play_out_observed_many": (states, workspace, ids, rngs, 0, features, numbers),
            "legal_many": (states, workspace, ids, np.zeros((1, 1), np.uint8)),
            "check_many": (states, workspace, ids, numbers, 0),
            "step_many": (states, numbers, seats),
            "observe_many": (states, seats, features),
            "result_many": (states, np.zeros((1, 1), np.int32), table, seats),
            "conceal_many": (states, seats),
            "redeal_many": (states, workspace, rngs),
            "hash_many": (words, halves),
            "play_out_hashed": (states, words, workspace, ids, rngs, 0, halves),
        }
