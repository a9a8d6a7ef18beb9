"""Benchmarks this machine: every backend, with and without observations, and start times.

Figures are decisions per CPU second on one core unless the name says otherwise, so that other jobs disturb them little.
Each is the median of several windows.
"""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.compiled import CHUNK, Compiled, compiled
from emporion.kernel.contract import Game, Json
from emporion.kernel.errors import BackendUnavailable
from emporion.kernel.layout import clone
from emporion.kernel.simulation import simulate

WINDOWS = 5
GPU_GAMES = 1 << 20

Progress = Callable[[str], None]
Work = Callable[[], int]
"""Plays some whole games and returns their number of decisions (or observations)."""


def benchmark(game: Game, players: int, seconds: float, progress: Progress) -> dict[str, Json]:
    """Measure everything this machine can run."""
    figures: dict[str, Any] = {}
    for backend in (reference_figures, compiled_figures, gpu_figures):
        try:
            figures.update(backend(game, players, seconds, progress))
        except BackendUnavailable as problem:
            figures[backend.__name__.removesuffix("_figures")] = f"skipped: {problem}"
    return {"game": game.name, "players": players, "machine": machine(), "figures": figures}


def machine() -> str:
    """Processor, cores and Python version."""
    model = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo") as info:
            model = next((line.split(":", 1)[1].strip() for line in info if line.startswith("model name")), model)
    except OSError:
        pass
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def rate(work: Work, seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Decisions per second of `clock`, the median over several windows after a first, uncounted run."""
    work()
    rates = []
    for _ in range(WINDOWS):
        began, decisions = clock(), 0
        while (spent := clock() - began) < seconds / WINDOWS or decisions == 0:
            decisions += work()
        rates.append(decisions / max(spent, 1e-9))
    return statistics.median(rates)


def reference_figures(game: Game, players: int, seconds: float, progress: Progress) -> dict[str, float]:
    """The interpreted rules."""
    progress("measuring the reference backend")
    functions, master, blank = reference.functions(game), key_from_seed(1), game.blank(players, {}, [0] * 8)
    workspace, ids = game.workspace(), [0] * (game.longest_legal + 1)
    rng, out = [0, 0], [0.0] * game.observation_size
    number = 0

    def play(observed: bool) -> int:
        nonlocal number
        number += 1
        state = clone(blank)
        functions["key_of_game"](state.chance.key, rng, master, number)
        functions["setup"](state)
        if observed:
            return int(functions["play_out_observed"](state, workspace, ids, rng, game.longest_playout, out))
        return int(functions["play_out"](state, workspace, ids, rng, game.longest_playout)[0])

    return {
        "reference: decisions/s": rate(lambda: play(False), seconds),
        "reference: decisions/s with observations": rate(lambda: play(True), seconds),
    }


def compiled_figures(game: Game, players: int, seconds: float, progress: Progress) -> dict[str, float]:
    """The compiled rules on one core, and on all of them."""
    rules = compiled(game)
    progress("measuring the compiled backend")
    rules.prepare()
    return {
        "compiled: decisions/s": rate(one_core_work(rules, players), seconds),
        "compiled: decisions/s with observations": rate(one_core_work(rules, players, observed=True), seconds),
        "compiled: observations/s": rate(observation_work(rules, players), seconds),
        "compiled: decisions/s on all cores (wall clock)": all_cores_rate(game, players, seconds),
        **start_times(game, players, progress),
    }


def one_core_work(rules: Compiled, players: int, observed: bool = False) -> Work:
    """Set up and play one chunk of games in this thread."""
    games = rules.new_games(CHUNK, players, {}, seed=1)
    out = np.zeros((CHUNK if observed else 0, rules.game.observation_size), np.float32)
    number = 0

    def work() -> int:
        nonlocal number
        number += 1
        fresh = rules.new_games(CHUNK, players, {}, seed=1, first=number * CHUNK)
        games.states[:], games.rngs[:] = fresh.states, fresh.rngs
        if observed:
            return int(rules.play_out_observed(games, out).sum())
        return int(rules.play_out(games)[0].sum())

    return work


def observation_work(rules: Compiled, players: int) -> Work:
    """Write the features of one chunk of games in their middle."""
    games = rules.new_games(CHUNK, players, {}, seed=1)
    rules.play_out(games, limit=60)
    seats, out = np.full(CHUNK, -1, np.int8), np.zeros((CHUNK, rules.game.observation_size), np.float32)

    def work() -> int:
        rules.observe(games, seats, out)
        return CHUNK

    return work


def all_cores_rate(game: Game, players: int, seconds: float) -> float:
    """What `emporion simulate` reaches."""
    trial = simulate(game, players, 50_000, 1)
    games = max(50_000, int(50_000 * seconds / max(trial.seconds, 1e-9)))
    return float(simulate(game, players, games, 1).report()["decisions_per_second"])


def start_times(game: Game, players: int, progress: Progress) -> dict[str, float]:
    """Seconds of a whole command that plays one game: with an empty cache, and with a full one."""
    command = [
        sys.executable,
        "-m",
        "emporion",
        "simulate",
        game.name,
        "--players",
        str(players),
        "--games",
        "1",
        "--json",
    ]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "EMPORION_CACHE": folder}
        times = []
        for what in ("compiling from scratch", "starting from the cache", "starting from the cache again"):
            progress(what)
            began = time.perf_counter()
            subprocess.run(command, env=environment, check=True, capture_output=True)
            times.append(time.perf_counter() - began)
    return {"compiled: cold start, s": times[0], "compiled: start from cache, s": min(times[1:])}


def gpu_figures(game: Game, players: int, seconds: float, progress: Progress) -> dict[str, Any]:
    """The rules on the GPU, in seconds of the wall clock."""
    from emporion.kernel.gpu import on_gpu

    device = on_gpu(game)
    progress("compiling for the GPU")
    compile_seconds = device.prepare()
    progress("measuring the GPU")

    def play(observed: bool) -> int:
        games = device.new_games(GPU_GAMES, players, {}, seed=1)
        return int(device.play_out(games, observed=observed)[0].sum())

    return {
        "gpu": device.device(),
        "gpu: decisions/s": rate(lambda: play(False), seconds, time.perf_counter),
        "gpu: decisions/s with observations": rate(lambda: play(True), seconds, time.perf_counter),
        "gpu: compiling, s": compile_seconds,
    }
