"""One of our games against other engines, side by side: one process, one core, one thread.

The example games crazy_eights and leduc have exactly OpenSpiel's rules, so both play the same game with the same number
of players; Leduc also meets RLCard, PettingZoo and Pgx where they are installed (Leduc hold'em for two, their rules).
Any other of our games meets OpenSpiel's crazy_eights(players=4), a different game.

Ours is the compiled backend, random play, setup included (Dale of Merchants with random decks). OpenSpiel plays
at random, dealing included: inside C++ (pyspiel.evaluate_bots with C++ uniform random bots), and driven from Python
through the State API. Short slices alternate (ours, C++, Python, ours, …), so that a machine that slows down or speeds
up does so for all of them, and the main result is the ratio of each round: its median over the rounds, and its spread.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NoReturn

from emporion.benchmark import machine, observation_work, one_core_work, reference_figures
from emporion.games import find, names
from emporion.kernel.compilation import progress_on_stderr
from emporion.kernel.compiled import CHUNK, Compiled, compiled
from emporion.kernel.contract import Game
from emporion.kernel.errors import BackendUnavailable, BadPlayers
from harness import Batch, Sample, batched, pin, rounded, spend

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / ".venv-peers"
EXAMPLES = {"crazy_eights": "crazy_eights", "leduc": "leduc_poker"}
"""Our example games, and the same games in OpenSpiel."""
DEFAULT_PLAYERS = {"crazy_eights": 4, "leduc": 2}
OTHER_PLAYERS = 3
DIFFERENT_GAME = "crazy_eights(players=4)"
SLICE = 0.1  # CPU seconds before the next contender's turn
WARMUP = 0.3

OURS = "compiled"
OBSERVED = "compiled, with observations"
OBSERVATIONS = "compiled, observations alone"
REFERENCE = "reference"
REFERENCE_OBSERVED = "reference, with observations"
CPP = "OpenSpiel, inside C++"
PYTHON = "OpenSpiel, from Python"
RATIOS = [(OURS, CPP), (OURS, PYTHON), (OBSERVED, CPP), (OBSERVED, PYTHON), (REFERENCE, PYTHON)]
RLCARD = "RLCard, rules alone"
RLCARD_ENV = "RLCard, env.step"
PETTINGZOO = "PettingZoo, aec"
PGX = "Pgx on the CPU, batch of {}"
PGX_BATCH = 1024

Rates = dict[str, list[float]]
"""Decisions (or observations) per CPU second of each contender, round by round."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    choices = [*EXAMPLES, *(name for name in names() if name not in EXAMPLES)]
    parser.add_argument("--game", choices=choices, default="crazy_eights", help="ours (%(default)s)")
    parser.add_argument("--players", type=int, default=None, help="players of our game, and of the same game elsewhere")
    parser.add_argument("--rounds", type=int, default=8, help="number of rounds (%(default)s)")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of each contender in a round (1)")
    parser.add_argument("--core", type=int, default=None, help="the core to run on (the last one that is allowed)")
    parser.add_argument("--json", action="store_true", dest="as_json", help="print one JSON object")
    chosen = parser.parse_args()
    if chosen.rounds < 1:
        parser.error("--rounds: expected at least 1")
    core = pin(chosen.core)
    if chosen.core is not None and core is None:
        parser.error(f"--core: this process cannot run on core {chosen.core}")
    try:
        game = our_game(chosen.game)
        players = chosen.players or DEFAULT_PLAYERS.get(chosen.game, OTHER_PLAYERS)
        game.check_players(players)
        same = f"{EXAMPLES[chosen.game]}(players={players})" if chosen.game in EXAMPLES else DIFFERENT_GAME
        theirs, version, their_game = open_spiel(same)
        theirs.update(other_engines() if (chosen.game, players) == ("leduc", 2) else {})
        rules = compiled(game)
        rules.prepare(progress=progress_on_stderr(rules.game.title))
    except (BackendUnavailable, BadPlayers) as problem:
        fail(str(problem))
    except ImportError as problem:
        fail(f"this comparison needs OpenSpiel: `pip install open_spiel`, or run benchmarks/peers.py first ({problem})")
    contenders: dict[str, Batch] = {
        OURS: batched(one_core_work(rules, players), CHUNK),
        **theirs,
        OBSERVED: batched(one_core_work(rules, players, observed=True), CHUNK),
        OBSERVATIONS: batched(observation_work(rules, players), CHUNK),
    }
    rates, per_game = measure(contenders, rules, players, chosen.rounds, chosen.seconds)
    report: dict[str, Any] = {
        "ours": {"game": rules.game.title, "players": players, **forced_share(rules, players), **per_game[OURS]},
        "theirs": {"game": same, "version": version, **their_game, **per_game[CPP]},
        "machine": machine(),
        "core": core,
        "rounds": chosen.rounds,
        "seconds": chosen.seconds,
        "per_cpu_second": {name: spread(numbers) for name, numbers in rates.items()},
        "ratios": {
            f"{mine} / {other}": spread([a / b for a, b in zip(rates[mine], rates[other], strict=True)])
            for mine, other in [*RATIOS, *((OURS, each) for each in theirs if each not in (CPP, PYTHON))]
        },
    }
    print(json.dumps(report) if chosen.as_json else table(report))


def fail(message: str) -> NoReturn:
    print(f"error: {message}", file=sys.stderr)
    sys.exit(2)


def our_game(name: str) -> Game:
    """One of our games, or an example from its folder."""
    if name not in EXAMPLES:
        return find(name)
    sys.path.append(str(ROOT / "examples" / "games" / name))
    found: Game = import_module(name).GAME
    return found


def open_spiel(name: str) -> tuple[dict[str, Batch], str, dict[str, float]]:
    """OpenSpiel's two contenders, its version and its game's figures."""
    use_peer("open_spiel", "pyspiel")
    import pyspiel

    from open_spiel_peer import cpp_batch, describe, python_batch, version

    game = pyspiel.load_game(name)
    return {CPP: cpp_batch(game), PYTHON: python_batch(game)}, version(), describe(game)


def use_peer(name: str, module: str) -> None:
    """Fall back to the environment that peers.py installed."""
    if find_spec(module) is None:
        sys.path += map(str, PEERS.glob(f"{name}/lib/python3.{sys.version_info.minor}/site-packages"))


def other_engines() -> dict[str, Batch]:
    """Leduc hold'em for two in the other engines that are installed; the rest is named on stderr."""
    found: dict[str, Batch] = {}
    for name, module, contenders in (
        ("rlcard", "rlcard", rlcard_batches),
        ("pettingzoo", "pettingzoo", pettingzoo_batches),
        ("pgx", "pgx", pgx_batches),
    ):
        use_peer(name, module)
        try:
            found.update(contenders())
        except ImportError as problem:
            print(f"without {name}: {problem}", file=sys.stderr)
    return found


def rlcard_batches() -> dict[str, Batch]:
    import rlcard

    from rlcard_peer import game_play, step_play

    return {
        RLCARD: batched(game_play(rlcard.make("leduc-holdem"))),
        RLCARD_ENV: batched(step_play(rlcard.make("leduc-holdem"))),
    }


def pettingzoo_batches() -> dict[str, Batch]:
    from pettingzoo.classic import leduc_holdem_v4

    from pettingzoo_peer import aec_play, chosen

    return {PETTINGZOO: batched(aec_play(leduc_holdem_v4.raw_env(), chosen))}


def pgx_batches() -> dict[str, Batch]:
    """Pgx on one thread; it starts after this process was pinned to a core."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    from pgx_peer import loop_batch, made

    return {PGX.format(PGX_BATCH): loop_batch(made("leduc_holdem"), PGX_BATCH)}


def forced_share(rules: Compiled, players: int) -> dict[str, float]:
    """The share of decisions with only one option."""
    decisions, forced = rules.play_out(rules.new_games(CHUNK, players, {}, seed=2))
    return {"forced_share": round(float(forced.sum() / decisions.sum()), 3)}


def measure(
    contenders: dict[str, Batch], rules: Compiled, players: int, rounds: int, seconds: float
) -> tuple[Rates, dict[str, dict[str, float]]]:
    """All rates, round by round, and the decisions in a game."""
    rates: Rates = {name: [] for name in (*contenders, REFERENCE, REFERENCE_OBSERVED)}
    totals = {name: Sample() for name in contenders}
    for batch in contenders.values():
        spend(batch, min(WARMUP, seconds))
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds} …", file=sys.stderr, flush=True)
        samples = alternate(contenders, seconds)
        for name, sample in samples.items():
            rates[name].append(sample.rate)
            totals[name] += sample
        plain, observed = reference_figures(rules.game, players, seconds, lambda text: None).values()
        rates[REFERENCE].append(plain)
        rates[REFERENCE_OBSERVED].append(observed)
    return rates, {name: {"decisions_per_game": round(t.decisions / t.games, 1)} for name, t in totals.items()}


def alternate(contenders: dict[str, Batch], seconds: float) -> dict[str, Sample]:
    """Let the contenders alternate, a slice at a time, until each has used its seconds."""
    totals = {name: Sample() for name in contenders}
    while min(total.cpu for total in totals.values()) < seconds:
        for name, batch in contenders.items():
            if totals[name].cpu < seconds:
                totals[name] += spend(batch, min(SLICE, seconds))
    return totals


def spread(numbers: Sequence[float]) -> dict[str, float]:
    return {
        "median": rounded(statistics.median(numbers)),
        "min": rounded(min(numbers)),
        "max": rounded(max(numbers)),
    }


def table(report: dict[str, Any]) -> str:
    """The report as text, ratios first."""
    ours, theirs = report["ours"], report["theirs"]
    where = "not pinned to a core" if report["core"] is None else f"on core {report['core']}"
    lines = [
        f"{ours['game']}, {ours['players']} players, against OpenSpiel {theirs['version']} {theirs['game']}",
        f"{report['machine']}; one thread {where}; {report['rounds']} rounds of {report['seconds']:g} CPU seconds each",
        "",
        f"{'times as many decisions per CPU second':<56}{'median':>10}   min .. max",
    ]
    for name, ratio in report["ratios"].items():
        lines.append(f"  {name:<54}{ratio['median']:>10.2f}   {ratio['min']:.2f} .. {ratio['max']:.2f}")
    lines += ["", f"{'decisions per CPU second':<56}{'median':>10}   min .. max"]
    for name, rate in report["per_cpu_second"].items():
        shown = f"{name} (observations/s)" if name == OBSERVATIONS else name
        lines.append(f"  {shown:<50}{rate['median']:>14,.0f}   {rate['min']:,.0f} .. {rate['max']:,.0f}")
    lines.append("")
    for name, game in ((ours["game"], ours), (theirs["game"], theirs)):
        share = f"{100 * game['forced_share']:.0f}%"
        lines.append(f"{name}: {game['decisions_per_game']:.1f} decisions a game, {share} of them forced.")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
