"""Leduc hold'em on one GPU: our rules, and Pgx's leduc_holdem, alternating in one process.

Ours: one thread plays a game from its deal to its end, then takes the next. Pgx: many steps inside one jitted loop,
with random legal actions and automatic resets, at the fastest of several batch sizes. Both count decisions per second
of wall time, setting games up included, compiling not, and leave the games on the GPU. Needs jax for the GPU, pgx and
numba-cuda.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from emporion.kernel.errors import BackendUnavailable
from emporion.kernel.gpu import on_gpu
from side_by_side import ROOT, spread

BATCHES = (1 << 14, 1 << 17, 1 << 20)
OUR_GAMES = 1 << 22
PLAYERS = 2
SECONDS = 1.0

Work = Callable[[], int]
"""Plays for a while and returns the number of decisions."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--rounds", type=int, default=8, help="number of rounds (%(default)s)")
    chosen = parser.parse_args()
    try:
        ours, device = our_work()
    except BackendUnavailable as problem:
        print(f"error: {problem}", file=sys.stderr)
        sys.exit(2)
    theirs = {size: pgx_work(size) for size in BATCHES}
    rates: dict[str, list[float]] = {}
    for _ in range(chosen.rounds):
        rates.setdefault("emporion", []).append(rate(ours))
        for size, work in theirs.items():
            rates.setdefault(f"pgx, batch {size}", []).append(rate(work))
    best = max((name for name in rates if name != "emporion"), key=lambda name: statistics.median(rates[name]))
    ratios = [mine / other for mine, other in zip(rates["emporion"], rates[best], strict=True)]
    report = {
        "device": device,
        "decisions_per_second": {name: spread(numbers) for name, numbers in rates.items()},
        f"emporion / {best}": spread(ratios),
    }
    print(json.dumps(report, indent=1))


def rate(work: Work) -> float:
    """Decisions per second of wall time."""
    began, decisions = time.perf_counter(), 0
    while (spent := time.perf_counter() - began) < SECONDS:
        decisions += work()
    return decisions / spent


def our_work() -> tuple[Work, str]:
    sys.path.append(str(ROOT / "examples" / "games" / "leduc"))
    gpu = on_gpu(import_module("leduc").GAME)
    gpu.prepare()
    decisions = int(gpu.play_out(gpu.new_games(OUR_GAMES, PLAYERS, {}, seed=1))[0].sum())

    def work() -> int:
        """The same games each time, so that their decisions need not be counted again."""
        gpu.play_out_on_device(gpu.new_games(OUR_GAMES, PLAYERS, {}, seed=1))
        gpu.cuda.synchronize()
        return decisions

    work()
    return work, gpu.device()


def pgx_work(size: int) -> Work:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make("leduc_holdem")
    step = jax.vmap(auto_reset(env.step, env.init))

    def body(_: Any, carry: Any) -> Any:
        states, key = carry
        key, for_action, for_reset = jax.random.split(key, 3)
        chances = jax.numpy.log(states.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(for_action, chances, axis=1)
        return step(states, actions, jax.random.split(for_reset, size)), key

    steps = max(1, (1 << 24) // size)
    loop = jax.jit(lambda carry: jax.lax.fori_loop(0, steps, body, carry))
    key = jax.random.PRNGKey(0)
    carry = jax.jit(jax.vmap(env.init))(jax.random.split(key, size)), key

    def work() -> int:
        nonlocal carry
        carry = jax.block_until_ready(loop(carry))
        return steps * size

    work()  # compiles
    return work


if __name__ == "__main__":
    main()
