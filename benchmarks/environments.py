"""Steps per second from Python, as a learner takes them: with an observation and a mask, single games and batches.

    python benchmarks/environments.py                 our environments beside the neighbours', on one core
    python benchmarks/environments.py --only ours,pgx
    python benchmarks/environments.py --device gpu    GpuEnv and Pgx on a GPU, both in the environment that runs this,
                                                      which needs emporion[gpu], jax for CUDA, and pgx

Each contender runs in its own virtual environment (`.venv-peers/`, as for `peers.py`), pinned to one core. They take
turns: every round measures each of them once, so that a busy moment of the machine hits all alike. A step is one action
of one seat, chosen at random among the legal ones; the next observation and mask are made, and a game that is over is
replaced by a new one. The table has the medians over the rounds, in steps per CPU second on a CPU and per second on a
GPU, and how many times as many steps our environment takes in Carthage; the rows are written to
benchmarks/environments.json. All rows of a table in docs/research.md are from one run.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness import machine, rounded
from peers import PEERS, Skipped, clean, last_line, tell, virtual_environment

HERE = Path(__file__).resolve().parent
WORKER = HERE / "environment_worker.py"
ENVIRONMENTS = HERE.parent / ".venv-peers"
TIMEOUT = 1800.0
OURS = "ours"
COMPARED = ("pettingzoo", "rlcard", "open_spiel", "pgx")
ON_GPU = (OURS, "pgx")
MEASURE = ("carthage, VectorEnv", "carthage, GpuEnv")
"""What others are compared with: its largest batch."""

Row = dict[str, Any]
Key = tuple[str, str, int]
"""A contender, its game and the size of the batch."""


@dataclass(frozen=True)
class Chosen:
    """What was asked for."""

    names: tuple[str, ...]
    device: str
    rounds: int
    seconds: float
    output: Path


def main() -> None:
    chosen = arguments()
    rows: dict[Key, list[Row]] = {}
    skipped: list[Row] = []
    for number in range(chosen.rounds):
        tell(f"round {number + 1} of {chosen.rounds}")
        for name in chosen.names:
            if any(each["peer"] == name and "game" not in each for each in skipped):
                continue
            try:
                for row in measured(name, chosen):
                    if "error" in row:
                        skipped += [] if row in skipped else [row]
                    else:
                        rows.setdefault((row["peer"], row["game"], row["batch"]), []).append(row)
                        tell(f"  {row['peer']}, {row['game']}, batch {row['batch']}: {row['steps_per_second']:,.0f}")
            except Skipped as problem:
                skipped.append({"peer": name, "error": clean(str(problem))})
                tell(f"  {name} skipped: {clean(str(problem))}")
        write(chosen, rows, skipped)
    print(table(medians(rows), skipped))
    tell(f"written to {os.path.relpath(chosen.output)}")


def medians(rows: dict[Key, list[Row]]) -> list[Row]:
    """A row for each figure, fastest first."""
    return sorted(map(middle, rows.values()), key=lambda row: float(row["steps_per_second"]), reverse=True)


def write(chosen: Chosen, rows: dict[Key, list[Row]], skipped: list[Row]) -> None:
    """Write what has been measured so far."""
    result = {
        "when": time.strftime("%Y-%m-%dT%H:%M:%S"),
        "machine": machine(),
        "device": chosen.device,
        "python": platform.python_version(),
        "rows": medians(rows),
        "skipped": skipped,
    }
    chosen.output.write_text(json.dumps(result, indent=1) + "\n")


def arguments(words: Sequence[str] | None = None) -> Chosen:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--only", metavar="NAMES", help=f"of {', '.join((OURS, *COMPARED))}, separated by commas")
    parser.add_argument("--device", choices=("cpu", "gpu"), default="cpu", help="where to run (%(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured (%(default)s)")
    parser.add_argument("--seconds", type=float, default=1.0, help="per figure and round (%(default)s)")
    parser.add_argument("--output", type=Path, default=HERE / "environments.json", help="where to write the rows")
    given = parser.parse_args(words)
    known = ON_GPU if given.device == "gpu" else (OURS, *COMPARED)
    names = tuple(name.strip() for name in given.only.split(",")) if given.only else known
    for name in names:
        if name not in known:
            parser.error(f"unknown contender {name!r}; there is {', '.join(known)}")
    if given.rounds < 1 or not given.seconds > 0:
        parser.error("expected at least one round, and more than 0 seconds")
    return Chosen(names, given.device, given.rounds, given.seconds, given.output)


def measured(name: str, chosen: Chosen) -> list[Row]:
    """Measure one contender once, in a process of its own."""
    python = sys.executable
    if name != OURS and chosen.device == "cpu":
        python = virtual_environment(ENVIRONMENTS / name, PEERS[name].pip)
    command = [python, str(WORKER), name, "--seconds", str(chosen.seconds), "--device", chosen.device]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        raise Skipped(f"took more than {TIMEOUT:.0f} s") from None
    if done.returncode:
        raise Skipped(last_line(done.stderr) or f"exit code {done.returncode}")
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def middle(rounds: list[Row]) -> Row:
    """The median over the rounds, with the slowest and the fastest."""
    rates = [row["steps_per_second"] for row in rounds]
    return {
        **rounds[0],
        "rounds": len(rounds),
        "steps_per_second": rounded(statistics.median(rates)),
        "slowest": rounded(min(rates)),
        "fastest": rounded(max(rates)),
    }


def table(rows: list[Row], skipped: list[Row]) -> str:
    """All rows, fastest first, as a table in Markdown, then what was skipped."""
    heads = "| environment | game | batch | steps/s | slowest .. fastest round | Carthage has |"
    lines, ours = [heads, "|---|---|--:|--:|--:|--:|"], rate_of_carthage(rows)
    for row in rows:
        rate, spread = row["steps_per_second"], f"{shown(row['slowest'])} .. {shown(row['fastest'])}"
        cells = [f"{row['peer']} {row['version']}", row["game"], f"{row['batch']:,}", shown(rate), spread]
        lines.append(f"| {' | '.join([*cells, times(ours / rate) if ours else ''])} |")
    for row in skipped:
        what = ", ".join(str(row[key]) for key in ("peer", "game") if key in row)
        lines.append(f"\nskipped: {what}: {clean(row['error'])}")
    return "\n".join(lines)


def times(ratio: float) -> str:
    return f"{ratio:,.0f} x" if ratio >= 10 else f"{ratio:.2g} x"


def rate_of_carthage(rows: list[Row]) -> float:
    """The steps per second of our environment in Carthage; 0 if they were not measured."""
    ours = [(row["batch"], float(row["steps_per_second"])) for row in rows if row["game"] in MEASURE]
    return max(ours, default=(0, 0.0))[1]


def shown(rate: float) -> str:
    """Three digits, as people write them."""
    for unit, name in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if rate >= unit:
            return f"{rate / unit:.3g}{name}"
    return f"{rate:.3g}"


if __name__ == "__main__":
    main()
