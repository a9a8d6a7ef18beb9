"""Many random games on a chosen backend: speed, length, endings, and checksums that are the same on every backend."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.compilation import Progress
from emporion.kernel.compiled import Games, compiled
from emporion.kernel.contract import Game, Json
from emporion.kernel.digest import DIGITS
from emporion.kernel.errors import EmporionError
from emporion.kernel.layout import clone
from emporion.kernel.records import dtype_of, packed, state_hash

NO_DIGESTS = np.zeros((0, 2), np.uint32)
CHUNKS = {"reference": 100, "compiled": 1 << 15, "gpu": 1 << 20}

Tick = Callable[[int], None]
"""Called with the number of games just finished."""


@dataclass
class Outcome:
    """The outcomes of a number of games, game by game."""

    decisions: npt.NDArray[np.int32]
    forced: npt.NDArray[np.int32]
    scores: npt.NDArray[np.int32]
    ranks: npt.NDArray[np.int8]
    endings: npt.NDArray[np.int8]
    hashes: npt.NDArray[np.uint64]
    digests: npt.NDArray[np.uint32]
    """Of each game's decisions; empty unless they were asked for."""


@dataclass
class Simulation:
    """The games of one run and the seconds they took, without compiling."""

    game: Game
    players: int
    backend: str
    seed: int
    options: dict[str, Json]
    seconds: float
    outcome: Outcome

    def checksum(self) -> str:
        """A checksum of all final states and lengths, in order; equal on every backend. It depends on the layout of
        the state."""
        weights = np.arange(1, 2 * len(self.outcome.hashes) + 1, 2, dtype=np.uint64)
        total = ((self.outcome.hashes + self.outcome.decisions.astype(np.uint64)) * weights).sum(dtype=np.uint64)
        return f"{int(total):016x}"

    def digest(self) -> str:
        """A checksum of all decisions and results, in order; equal on every backend and with every layout."""
        o = self.outcome
        parts = (o.digests, o.decisions, o.scores, o.ranks, o.endings)
        return hashlib.sha256(b"".join(part.astype("<i8").tobytes() for part in parts)).hexdigest()[:DIGITS]

    def report(self) -> dict[str, Json]:
        """All figures as one JSON object. Scores and wins are those of the finished games, if there are any."""
        o = self.outcome
        games, decisions, seconds = len(o.decisions), int(o.decisions.sum()), max(self.seconds, 1e-9)
        ended = o.endings >= 0 if (o.endings >= 0).any() else np.ones(games, bool)
        best, last = o.scores[ended].max(axis=1), o.scores[ended].min(axis=1)
        winners = (o.ranks[ended] == 1).astype(float)
        shares = (winners / winners.sum(axis=1, keepdims=True)).mean(axis=0)
        return {
            "game": self.game.name,
            "players": self.players,
            "backend": self.backend,
            "seed": self.seed,
            "options": self.options,
            "games": games,
            "decisions": decisions,
            "forced_decisions": int(o.forced.sum()),
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(decisions / seconds, 1),
            "games_per_second": round(games / seconds, 1),
            "checksum": self.checksum(),
            **({"digest": self.digest()} if self.outcome.digests.size else {}),
            "length": _spread(o.decisions),
            "winner_score": _spread(best),
            "last_score": _spread(last),
            "win_share_by_seat": [round(float(share), 4) for share in shares],
            "shared_wins": round(float((winners.sum(axis=1) > 1).mean()), 4),
            "endings": {name: int((o.endings == number).sum()) for number, name in enumerate(self.game.endings)},
            "unfinished": int((o.endings < 0).sum()),
        }


def _spread(numbers: npt.NDArray[Any]) -> dict[str, float]:
    low, middle, high = np.percentile(numbers, [5, 50, 95])
    return {
        "mean": round(float(numbers.mean()), 2),
        "p5": float(low),
        "median": float(middle),
        "p95": float(high),
        "min": float(numbers.min()),
        "max": float(numbers.max()),
    }


def simulate(
    game: Game,
    players: int,
    games: int,
    seed: int,
    backend: str = "compiled",
    options: dict[str, Json] | None = None,
    *,
    tick: Tick = lambda done: None,
    compiling: Progress | None = None,
    limit: int | None = None,
    digest: bool = False,
) -> Simulation:
    """Play `games` random games; game number n of a seed is the same game on every backend. `digest` hashes every
    decision, which makes it slower."""
    options = options or {}
    limit = game.longest_playout if limit is None else limit
    if games < 1:
        raise EmporionError(f"games: expected at least 1, not {games}")
    blank = game.blank(players, options, [0] * 8)
    play = _player(game, blank, seed, backend, options, compiling, limit, digest)
    parts: list[Outcome] = []
    seconds = 0.0
    for first in range(0, games, CHUNKS[backend]):
        count = min(CHUNKS[backend], games - first)
        began = time.perf_counter()
        parts.append(play(first, count))
        seconds += time.perf_counter() - began
        tick(count)
    names = Outcome.__dataclass_fields__
    outcome = Outcome(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in names})
    return Simulation(game, players, backend, seed, options, seconds, outcome)


def _player(
    game: Game,
    blank: Any,
    seed: int,
    backend: str,
    options: dict[str, Json],
    compiling: Progress | None,
    limit: int,
    digest: bool,
) -> Callable[[int, int], Outcome]:
    """A function that plays games `first` to `first + count - 1` on a backend, ready to run."""
    if backend == "reference":
        return lambda first, count: _play_reference(game, blank, seed, limit, first, count, digest)
    if backend == "gpu":
        from emporion.kernel.gpu import on_gpu

        device = on_gpu(game)
        device.prepare(compiling)

        def play_on_gpu(first: int, count: int) -> Outcome:
            batch = device.new_games(count, blank.players, options, seed, first)
            if digest:
                decisions, forced, digests = device.play_out_digested(batch, limit)
            else:
                (decisions, forced), digests = device.play_out(batch, limit), NO_DIGESTS
            return Outcome(decisions, forced, *device.results(batch), device.hashes(batch), digests)

        return play_on_gpu
    rules = compiled(game)
    rules.prepare(compiling)
    template, master = packed(blank).view(np.uint32), np.array(key_from_seed(seed), np.uint32)
    buffers = Games(
        np.zeros(CHUNKS["compiled"], dtype_of(game.state)), np.zeros((CHUNKS["compiled"], 2), np.uint32), blank.players
    )

    def play_compiled(first: int, count: int) -> Outcome:
        batch = Games(buffers.states[:count], buffers.rngs[:count], blank.players)
        rules.set_up(batch, template, master, first)
        if digest:
            decisions, forced, digests = rules.play_out_digested(batch, limit)
        else:
            (decisions, forced), digests = rules.play_out(batch, limit), NO_DIGESTS
        return Outcome(decisions, forced, *rules.results(batch), rules.hashes(batch), digests)

    return play_compiled


def _play_reference(game: Game, blank: Any, seed: int, limit: int, first: int, count: int, digest: bool) -> Outcome:
    functions, master = reference.functions(game), key_from_seed(seed)
    outcome = Outcome(
        np.zeros(count, np.int32), np.zeros(count, np.int32), np.zeros((count, blank.players), np.int32),
        np.zeros((count, blank.players), np.int8), np.zeros(count, np.int8), np.zeros(count, np.uint64),
        np.zeros((count, 2), np.uint32) if digest else NO_DIGESTS,
    )  # fmt: skip
    workspace, ids, rng = game.workspace(), [0] * (game.longest_legal + 1), [0, 0]
    for index in range(count):
        state = clone(blank)
        functions["key_of_game"](state.chance.key, rng, master, first + index)
        functions["setup"](state)
        if digest:
            words = [0, 0]
            functions["start_digest"](words)
            counts = functions["play_out_digested"](state, workspace, ids, rng, limit, words)
            outcome.digests[index] = words
        else:
            counts = functions["play_out"](state, workspace, ids, rng, limit)
        outcome.decisions[index], outcome.forced[index] = counts
        outcome.scores[index], outcome.ranks[index], outcome.endings[index] = reference.result(game, state)
        outcome.hashes[index] = state_hash(state)
    return outcome
