"""One of our games against OpenSpiel's crazy eights, side by side: one process, one core, one thread.

Ours is the compiled backend, 3 players, random play, setup included (Dale of Merchants with random decks). Theirs is
crazy_eights(players=4), random play, dealing included: inside C++ (pyspiel.evaluate_bots with C++ uniform random bots),
and driven from Python through the State API. Short slices alternate (ours, C++, Python, ours, …), so that a machine
that slows down or speeds up does so for all of them, and the main result is the ratio of each round: its median over
the rounds, and its spread.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NoReturn

from emporion.benchmark import machine, observation_work, one_core_work, reference_figures
from emporion.games import find, names
from emporion.kernel.compiled import CHUNK, Compiled, compiled, progress_on_stderr
from emporion.kernel.errors import BackendUnavailable
from harness import Batch, Sample, batched, pin, rounded, spend

PLAYERS = 3
THEIR_GAME = "crazy_eights(players=4)"
PEERS = Path(__file__).resolve().parent.parent / ".venv-peers"
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

Rates = dict[str, list[float]]
"""Decisions (or observations) per CPU second of each contender, round by round."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=names(), default="carthage", help="ours (%(default)s)")
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
        theirs, version, their_game = open_spiel()
        rules = compiled(find(chosen.game))
        rules.prepare(progress=progress_on_stderr(rules.game.title))
    except BackendUnavailable as problem:
        fail(str(problem))
    except ImportError as problem:
        fail(f"this comparison needs OpenSpiel: `pip install open_spiel`, or run benchmarks/peers.py first ({problem})")
    contenders: dict[str, Batch] = {
        OURS: batched(one_core_work(rules, PLAYERS), CHUNK),
        **theirs,
        OBSERVED: batched(one_core_work(rules, PLAYERS, observed=True), CHUNK),
        OBSERVATIONS: batched(observation_work(rules, PLAYERS), CHUNK),
    }
    rates, per_game = measure(contenders, rules, chosen.rounds, chosen.seconds)
    report: dict[str, Any] = {
        "ours": {"game": rules.game.title, "players": PLAYERS, **our_game(rules), **per_game[OURS]},
        "theirs": {"game": THEIR_GAME, "version": version, **their_game, **per_game[CPP]},
        "machine": machine(),
        "core": core,
        "rounds": chosen.rounds,
        "seconds": chosen.seconds,
        "per_cpu_second": {name: spread(numbers) for name, numbers in rates.items()},
        "ratios": {
            f"{mine} / {other}": spread([a / b for a, b in zip(rates[mine], rates[other], strict=True)])
            for mine, other in RATIOS
        },
    }
    print(json.dumps(report) if chosen.as_json else table(report))


def fail(message: str) -> NoReturn:
    print(f"error: {message}", file=sys.stderr)
    sys.exit(2)


def open_spiel() -> tuple[dict[str, Batch], str, dict[str, float]]:
    """OpenSpiel's two contenders, its version and its game's figures. Falls back to the environment that peers.py
    installed."""
    if find_spec("pyspiel") is None:
        sys.path += map(str, PEERS.glob(f"open_spiel/lib/python3.{sys.version_info.minor}/site-packages"))
    import pyspiel

    from open_spiel_peer import cpp_batch, describe, python_batch, version

    game = pyspiel.load_game(THEIR_GAME)
    return {CPP: cpp_batch(game), PYTHON: python_batch(game)}, version(), describe(game)


def our_game(rules: Compiled) -> dict[str, float]:
    """The share of decisions with only one option."""
    decisions, forced = rules.play_out(rules.new_games(CHUNK, PLAYERS, {}, seed=2))
    return {"forced_share": round(float(forced.sum() / decisions.sum()), 3)}


def measure(
    contenders: dict[str, Batch], rules: Compiled, rounds: int, seconds: float
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
        plain, observed = reference_figures(rules.game, PLAYERS, seconds, lambda text: None).values()
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
