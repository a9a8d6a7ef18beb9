"""Random play in Pgx (pip install pgx jax) on one core of the CPU, in two ways, each with several batch sizes.

loop:     many steps inside one jitted lax.fori_loop, so that Python's part is out of the figure.
dispatch: the documented loop: one jitted, vmapped step per call from Python.

Both draw legal actions with jax.random.categorical, as Pgx's own examples do, and start a new game where one ended
(auto_reset). A step is one decision in each game of the batch. Compiling is not counted.
"""

# ruff: noqa: E402 (the threads of JAX inherit the core and the settings, so these come before its import)

from __future__ import annotations

import os
import tempfile
import warnings
from pathlib import Path
from typing import Any

from harness import Batch, Effort, Peer, Sample, arguments, cpu_clock, fitting, measure, pin, wall_clock

GAMES = [
    "kuhn_poker", "leduc_holdem", "tic_tac_toe", "2048", "sparrow_mahjong", "backgammon", "go_9x9", "chess",
    "bridge_bidding",
]  # fmt: skip
BATCHES = (1, 64, 1024, 4096)
DISPATCHED = (1, 1024)
CALL_SECONDS = 0.05  # how long one call should take at least
GAMES_PER_LANE = 20  # games that each lane of a batch must play for a meaningful mean length

if __name__ == "__main__":
    effort, names = arguments(__doc__, GAMES)
    pin(effort.core)
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    one_thread = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {one_thread}".strip()
    warnings.filterwarnings("ignore")

import jax
import jax.numpy as jnp
import numpy as np
import pgx
from pgx.bridge_bidding import BridgeBidding
from pgx.experimental import auto_reset


def made(name: str) -> Any:
    """The environment of a game."""
    return made_up_bridge() if name == "bridge_bidding" else pgx.make(name)


def made_up_bridge() -> Any:
    """Bridge bidding wants a large table of double-dummy results; this one is made up: 100,000 random deals in Pgx's
    own format, with random trick counts. Valid for speed, not for scores."""
    rng, deals = np.random.default_rng(0), 100_000
    owners = np.argsort(rng.random((deals, 52)), axis=1) // 13
    keys = (owners.reshape(deals, 4, 13) * 4 ** np.arange(12, -1, -1)).sum(2).astype(np.int32)
    tricks = (rng.integers(0, 14, (deals, 4, 5)) * 16 ** np.arange(4, -1, -1)).sum(2).astype(np.int32)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "results.npy"
        np.save(path, np.stack([keys, tricks]))
        return BridgeBidding(str(path))


def act(key: Any, mask: Any) -> Any:
    return jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=1)


def loop_batch(env: Any, size: int) -> Batch:
    """Calls of a jitted loop; games are counted as they end."""
    step = jax.vmap(auto_reset(env.step, env.init))

    def body(_: Any, carry: Any) -> Any:
        states, key, ended = carry
        key, for_action, for_reset = jax.random.split(key, 3)
        states = step(states, act(for_action, states.legal_action_mask), jax.random.split(for_reset, size))
        return states, key, ended + states.terminated.sum()

    loop = jax.jit(lambda count, carry: jax.lax.fori_loop(0, count, body, carry))
    key = jax.random.PRNGKey(0)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(key, size))

    def steps(count: int) -> Sample:
        nonlocal states, key
        wall, cpu = wall_clock(), cpu_clock()
        states, key, ended = jax.block_until_ready(loop(count, (states, key, jnp.int32(0))))
        spent, waited = cpu_clock() - cpu, wall_clock() - wall
        return Sample(int(ended), count * size, spent, waited)

    steps(2)  # compiles
    count = fitting(lambda count: steps(count).cpu, CALL_SECONDS)
    return lambda: steps(count)


def dispatch_batch(env: Any, size: int) -> Batch:
    """Single jitted steps; games are not counted."""
    step, choose = jax.jit(jax.vmap(auto_reset(env.step, env.init))), jax.jit(act)
    split_step = jax.jit(lambda key: tuple(jax.random.split(key, 3)))
    split_lanes = jax.jit(lambda key: jax.random.split(key, size))
    key = jax.random.PRNGKey(0)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(key, size))

    def steps(count: int) -> Sample:
        nonlocal states, key
        wall, cpu = wall_clock(), cpu_clock()
        for _ in range(count):
            key, for_action, for_reset = split_step(key)
            states = step(states, choose(for_action, states.legal_action_mask), split_lanes(for_reset))
        jax.block_until_ready(states)
        return Sample(0, count * size, cpu_clock() - cpu, wall_clock() - wall)

    steps(2)  # compiles
    count = fitting(lambda count: steps(count).cpu, CALL_SECONDS)
    return lambda: steps(count)


def main(effort: Effort, names: list[str]) -> None:
    peer = Peer("pgx", f"{pgx.__version__}, jax {jax.__version__}")
    for name in names:
        length = None  # decisions per game, from batches with enough games
        more = {"notes": "made-up double-dummy results"} if name == "bridge_bidding" else {}
        for size in BATCHES:
            for mode, batch_of in (("loop", loop_batch), ("dispatch", dispatch_batch)):
                if mode == "dispatch" and size not in DISPATCHED:
                    continue
                with peer.trying(name, f"{mode}, batch {size}"):
                    env = made(name)
                    windows = measure(batch_of(env, size), effort)
                    games = sum(each.sample.games for each in windows)
                    if games >= GAMES_PER_LANE * size:
                        length = round(sum(each.sample.decisions for each in windows) / games, 2)
                    peer.row(name, env.num_players, mode, windows, batch=size, decisions_per_game=length, **more)


if __name__ == "__main__":
    main(effort, names)
