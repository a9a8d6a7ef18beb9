"""Measures the environments of one contender for `environments.py`, in that contender's virtual environment, and prints
a JSON line for each. Every step chooses a random legal action from the mask that a learner would get.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import json
import os
import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from harness import pin

EXAMPLE = Path(__file__).resolve().parent.parent / "examples" / "games" / "leduc"
"""A game that neighbours have, too."""

Steps = Callable[[], int]
"""Takes some steps and returns how many."""
FEW = 200  # steps between two looks at the clock, where one takes long
CALLS = 20  # of a batch
BATCHES = (1024, 4096)
CLASSIC = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
PGX_GAMES = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")
PGX_BATCHES = {"cpu": (1, 1024, 4096), "gpu": (1 << 17, 1 << 18, 1 << 19)}
GPU_BATCHES = (1 << 16, 1 << 18, 1 << 20)
MIXED_BATCH = 1 << 18  # of games for different numbers of players
GPU_STEPS = 64  # of Pgx in one call
MIXED = "all numbers of players"
WARMUP = 0.3  # seconds

Found = Iterator[tuple[str, int, Callable[[], Steps]]]
"""Games with their batch sizes and how to make them."""


def ours() -> Found:
    names = importlib.import_module("emporion.games").names()
    if DEVICE == "gpu":
        for name in names:
            for size in GPU_BATCHES:
                yield f"{name}, GpuEnv", size, partial(gpu_steps, name, size)
            yield f"{name}, GpuEnv, {MIXED}", MIXED_BATCH, partial(gpu_steps, name, MIXED_BATCH, is_mixed=True)
        return
    for name in names:
        for size in (1, *BATCHES):
            yield f"{name}, VectorEnv", size, partial(vector_steps, name, size)
        yield f"{name}, Gymnasium against random", 1, partial(gymnasium_steps, name)
        yield f"{name}, make", 1, partial(single_steps, name)
    with suppress(ImportError):
        importlib.import_module("emporion.envs.pettingzoo")
        for name in names:
            yield f"{name}, PettingZoo", 1, partial(our_pettingzoo, name)


def vector_steps(name: str, size: int) -> Steps:
    import numpy as np

    from emporion.envs.vector import VectorEnv

    env = VectorEnv(name, size)
    out, actions = env.outputs(), np.zeros(size, np.int32)
    env.reset(seed=1, out=out)

    def steps() -> int:
        for _ in range(CALLS):
            env.step(env.sample(out=actions), out=out)
        return CALLS * size

    return steps


def gpu_steps(name: str, size: int, is_mixed: bool = False) -> Steps:
    from emporion.envs.gpu import GpuEnv
    from emporion.games import find
    from emporion.kernel.gpu import cuda_or_reason

    cuda, env = cuda_or_reason(), GpuEnv(name, size, players=[*find(name).players] if is_mixed else 2)
    env.reset(seed=1)

    def steps() -> int:
        for _ in range(CALLS):
            env.step(env.sample())
        cuda.synchronize()
        return CALLS * size

    return steps


def gymnasium_steps(name: str) -> Steps:
    import numpy as np

    from emporion.envs.gymnasium import LearnerEnv

    env, choose = LearnerEnv(name, opponents="random"), random.Random(1).choice
    _, info = env.reset(seed=1)

    def steps() -> int:
        nonlocal info
        for _ in range(FEW):
            *_, terminated, truncated, info = env.step(choose(np.flatnonzero(info["action_mask"])))
            if terminated or truncated:
                _, info = env.reset()
        return FEW

    return steps


def single_steps(name: str) -> Steps:
    """The interpreted rules, as `emporion.make` gives them."""
    import numpy as np

    from emporion import make

    game, choose = make(name), random.Random(1).choice
    state, seed = game.new(1), 1
    mask, features = game.mask(state), game.observe(state)

    def steps() -> int:
        nonlocal state, seed
        for _ in range(FEW):
            game.apply(state, choose(np.flatnonzero(mask)))
            if game.actor(state) < 0:
                seed += 1
                state = game.new(seed)
            game.mask(state, out=mask)
            game.observe(state, out=features)
        return FEW

    return steps


def our_pettingzoo(name: str) -> Steps:
    return pettingzoo_steps(importlib.import_module("emporion.envs.pettingzoo").env(name))


def pettingzoo() -> Found:
    """All classic card games of 1.27, which has no gin rummy any more, at their fastest: without the wrappers that
    check the order of calls."""
    for name in CLASSIC:
        yield name, 1, partial(classic, name)


def classic(name: str) -> Steps:
    return pettingzoo_steps(importlib.import_module(f"pettingzoo.classic.{name}").raw_env())


def pettingzoo_steps(env: Any) -> Steps:
    import numpy as np

    choose = random.Random(1).choice
    env.reset(seed=1)

    def steps() -> int:
        taken = 0
        while taken < FEW:
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.reset()
                continue
            masked = observation if isinstance(observation, dict) and "action_mask" in observation else info
            env.step(int(choose(np.flatnonzero(masked["action_mask"]))))
            taken += 1
        return taken

    return steps


def rlcard() -> Found:
    for name in ("leduc-holdem", "limit-holdem", "uno", "gin-rummy"):
        yield name, 1, partial(rlcard_steps, name)


def rlcard_steps(name: str) -> Steps:
    make = importlib.import_module("rlcard").make
    env, choose = make(name, config={"seed": 1}), random.Random(1).choice
    state, _ = env.reset()

    def steps() -> int:
        nonlocal state
        for _ in range(FEW):
            if env.is_over():
                state, _ = env.reset()
            state, _ = env.step(choose(list(state["legal_actions"])))
        return FEW

    return steps


def open_spiel() -> Found:
    """The Python API. Games with an information state give that, the others an observation."""
    for name in ("leduc_poker", "kuhn_poker", "crazy_eights(players=4)", "hearts", "gin_rummy", "hanabi(players=2)"):
        yield name, 1, partial(open_spiel_steps, name)


def open_spiel_steps(name: str) -> Steps:
    game = importlib.import_module("pyspiel").load_game(name)
    observed = game.get_type().provides_observation_tensor
    uniform, choose = random.Random(1).random, random.Random(2).choice

    def dealt(state: Any) -> Any:
        """The next decision, perhaps of a new game."""
        while True:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), uniform()))
            else:
                return state

    state = dealt(game.new_initial_state())

    def steps() -> int:
        nonlocal state
        for _ in range(FEW):
            player = state.current_player()
            state.observation_tensor(player) if observed else state.information_state_tensor(player)
            state.legal_actions_mask()
            state.apply_action(choose(state.legal_actions()))
            state = dealt(state)
        return FEW

    return steps


def drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    for outcome, probability in outcomes:
        left -= probability
        if left <= 0:
            return outcome
    return outcomes[-1][0]


def pgx() -> Found:
    for name in PGX_GAMES:
        for size in PGX_BATCHES[DEVICE]:
            yield name, size, partial(pgx_steps, name, size)


def pgx_steps(name: str, size: int) -> Steps:
    """A jitted step of all games and the choice of the actions, called from Python. On a GPU many steps are one call,
    since calls would take most of the time."""
    jax, module = importlib.import_module("jax"), importlib.import_module("pgx")
    auto_reset = importlib.import_module("pgx.experimental").auto_reset
    env = module.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(_: Any, carry: Any) -> Any:
        states, key, _ = carry
        key, for_action, for_reset = jax.random.split(key, 3)
        chances = jax.numpy.log(states.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(for_action, chances, axis=1)
        states = step(states, actions, jax.random.split(for_reset, size))
        return states, key, states.observation.astype(jax.numpy.float32).sum()  # so that none is left out

    count, calls = (GPU_STEPS, 1) if DEVICE == "gpu" else (1, CALLS)
    loop = jax.jit(lambda carry: jax.lax.fori_loop(0, count, once, carry))
    key = jax.random.PRNGKey(0)
    carry = jax.jit(jax.vmap(env.init))(jax.random.split(key, size)), key, jax.numpy.float32(0)

    def steps() -> int:
        nonlocal carry
        for _ in range(calls):
            carry = loop(carry)
        jax.block_until_ready(carry)
        return calls * count * size

    return steps


CONTENDERS: dict[str, Callable[[], Found]] = {
    "ours": ours, "pettingzoo": pettingzoo, "rlcard": rlcard, "open_spiel": open_spiel, "pgx": pgx
}  # fmt: skip
DEVICE = "cpu"
CACHE = Path(__file__).resolve().parent.parent / ".venv-peers" / "pgx-compiled"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("contender", choices=CONTENDERS)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--device", choices=PGX_BATCHES, default="cpu")
    chosen = parser.parse_args()
    global DEVICE
    DEVICE = chosen.device
    warnings.filterwarnings("ignore")
    if DEVICE == "cpu":
        pin()
        one_thread = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
        os.environ.update(JAX_PLATFORMS="cpu", XLA_FLAGS=one_thread)
    os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(CACHE))  # the next round compiles nothing
    os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0")
    if chosen.contender == "ours":
        sys.path[:0] = [str(EXAMPLE.parents[2] / "src"), str(EXAMPLE)]
        importlib.import_module("emporion.kernel.registry").offer(EXAMPLE.name, EXAMPLE.name)
        package, version = "emporion", importlib.import_module("emporion").__version__
    else:
        package, version = chosen.contender, importlib.metadata.version(chosen.contender)
    for game, size, make in CONTENDERS[chosen.contender]():
        row: dict[str, Any] = {"peer": package, "version": version, "game": game, "batch": size}
        try:
            rate = steps_per_second(make(), chosen.seconds)
            print(json.dumps({**row, "steps_per_second": rate}), flush=True)
        except Exception as problem:
            print(json.dumps({**row, "error": f"{type(problem).__name__}: {problem}"[:300]}), flush=True)


def steps_per_second(steps: Steps, seconds: float) -> float:
    """Of CPU time on a CPU; on a GPU of wall time."""
    clock = time.perf_counter if DEVICE == "gpu" else time.process_time
    steps()  # compiles
    for limit in (WARMUP, seconds):
        taken, began = 0, clock()
        while (spent := clock() - began) < limit:
            taken += steps()
    return taken / spent


if __name__ == "__main__":
    main()
