"""The timing harness of the peer benchmarks. Standard library only, so that every virtual environment can run it.

A decision is one action applied by one player, forced ones included, chance events excluded.

CPU seconds are counted, not wall seconds, because other jobs may take time slices; they are the process's, over all
threads, user and system. CPU seconds are not all alike either (a busy sibling core, shared caches, the clock). So
every tenth of a counted second a fixed loop of plain Python is timed too, outside the counted time. Its rate says how
fast the machine was just then, and the normalised figure scales each window to the rate REFERENCE_RATE. Compare rows
that were measured one after the other on the normalised figure; the raw one is what was seen.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

REFERENCE_RATE = 12_000.0  # calibration loops per CPU second that normalised figures are scaled to
CALIBRATION_SECONDS = 0.02
BETWEEN_CALIBRATIONS = 0.1
BATCH_SECONDS = 0.005  # long enough that reading the clocks costs nothing

cpu_clock: Callable[[], float] = time.process_time
wall_clock: Callable[[], float] = time.perf_counter


@dataclass(frozen=True)
class Sample:
    """Whole games, the decisions in them and the seconds they took."""

    games: int = 0
    decisions: int = 0
    cpu: float = 0.0
    wall: float = 0.0

    def __add__(self, other: Sample) -> Sample:
        games, decisions = self.games + other.games, self.decisions + other.decisions
        return Sample(games, decisions, self.cpu + other.cpu, self.wall + other.wall)

    @property
    def rate(self) -> float:
        """Decisions per CPU second."""
        return self.decisions / self.cpu


@dataclass(frozen=True)
class Window:
    """A sample, and the rate of the calibration loop while it was taken."""

    sample: Sample
    calibration: float

    @property
    def normalised(self) -> float:
        """Decisions per CPU second, had the calibration loop run at its reference rate."""
        return self.sample.rate * REFERENCE_RATE / self.calibration


Play = Callable[[], int]
"""Plays one game (or a fixed number of them) and returns how many decisions were made."""
Batch = Callable[[], Sample]
"""Plays some games and times them itself."""


@dataclass(frozen=True)
class Effort:
    """How long to measure, and where."""

    seconds: float = 2.0  # CPU seconds per figure, over all windows
    windows: int = 5
    warmup: float = 0.5
    core: int | None = None


def arguments(description: str | None, games: list[str]) -> tuple[Effort, list[str]]:
    """The arguments of a peer's script: the effort, and the games to measure."""
    parser = argparse.ArgumentParser(description=(description or "").split("\n")[0])
    add_effort(parser)
    parser.add_argument("games", nargs="*", metavar="game", help=f"of {', '.join(games)}")
    chosen = parser.parse_args()
    unknown = [name for name in chosen.games if name not in games]
    if unknown:
        parser.error(f"unknown game {unknown[0]!r}; there is {', '.join(games)}")
    return effort_of(chosen), chosen.games or games


def add_effort(parser: argparse.ArgumentParser) -> None:
    usual = Effort()
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="CPU seconds per figure (%(default)s)")
    parser.add_argument("--windows", type=int, default=usual.windows, help="windows they are split into (%(default)s)")
    parser.add_argument("--warmup", type=float, default=usual.warmup, help="uncounted CPU seconds (%(default)s)")
    parser.add_argument("--core", type=int, default=None, help="the core to run on (the last one that is allowed)")


def effort_of(chosen: argparse.Namespace) -> Effort:
    return Effort(chosen.seconds, max(1, chosen.windows), chosen.warmup, chosen.core)


def pin(core: int | None = None) -> int | None:
    """Pin this thread, and those it starts, to one core: its number, or None if the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    try:
        chosen = max(os.sched_getaffinity(0)) if core is None else core
        os.sched_setaffinity(0, {chosen})
    except OSError:
        return None
    return chosen


def machine() -> str:
    """The processor and its number of cores."""
    model = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo") as info:
            model = next((line.split(":", 1)[1].strip() for line in info if line.startswith("model name")), model)
    except OSError:
        pass
    return f"{model}, {os.cpu_count()} cores"


def calibrate(seconds: float = CALIBRATION_SECONDS, clock: Callable[[], float] = cpu_clock) -> tuple[int, float]:
    """Run a fixed loop of plain Python (dictionary and integer work) for a while: loops and seconds."""
    table: dict[int, int] = {}
    loops, began = 0, clock()
    while True:
        for number in range(1000):
            table[number & 255] = table.get(number & 255, 0) + number
        loops += 1
        if (spent := clock() - began) >= seconds:
            return loops, spent


class BackgroundCalibration(threading.Thread):
    """Calibrates at intervals on this process's core while a child process is measured."""

    def __init__(self, every: float = 0.15) -> None:
        super().__init__(daemon=True)
        self.every, self.enough = every, threading.Event()
        self.loops, self.seconds = 0, 0.0

    def run(self) -> None:
        while not self.enough.wait(self.every):
            loops, seconds = calibrate(clock=time.thread_time)
            self.loops, self.seconds = self.loops + loops, self.seconds + seconds

    def rate(self) -> float:
        """Stop, and return the loops per CPU second."""
        self.enough.set()
        self.join()
        if not self.seconds:
            self.loops, self.seconds = calibrate(10 * CALIBRATION_SECONDS)
        return self.loops / self.seconds


def batched(play: Play, games_per_play: int = 1) -> Batch:
    """As many games as take about BATCH_SECONDS, timed together."""

    def plays(count: int) -> Sample:
        decisions = 0
        wall, cpu = wall_clock(), cpu_clock()
        for _ in range(count):
            decisions += play()
        return Sample(count * games_per_play, decisions, cpu_clock() - cpu, wall_clock() - wall)

    count = fitting(lambda count: plays(count).cpu)
    return lambda: plays(count)


def fitting(cpu_seconds: Callable[[int], float], at_least: float = BATCH_SECONDS) -> int:
    """The first power of two with which something lasts long enough."""
    count = 1
    while cpu_seconds(count) < at_least:
        count *= 2
    return count


def spend(batch: Batch, seconds: float) -> Sample:
    """Play whole batches until they have taken this many CPU seconds."""
    total = batch()
    while total.cpu < seconds:
        total += batch()
    return total


def window(batch: Batch, seconds: float) -> Window:
    """The same, with calibration in between."""
    total, loops, calibrating = Sample(), 0, 0.0
    while total.cpu < seconds:
        more_loops, more_calibrating = calibrate()
        loops, calibrating = loops + more_loops, calibrating + more_calibrating
        total += spend(batch, min(BETWEEN_CALIBRATIONS, seconds - total.cpu))
    return Window(total, loops / calibrating)


def measure(batch: Batch, effort: Effort) -> list[Window]:
    """Warm up, then measure."""
    spend(batch, effort.warmup)
    return [window(batch, effort.seconds / effort.windows) for _ in range(effort.windows)]


def rounded(number: float) -> float:
    """Round to four significant digits."""
    return float(f"{number:.4g}")


def figures(windows: list[Window]) -> dict[str, Any]:
    """The medians over the windows, and their spread."""
    rates, normalised = [each.sample.rate for each in windows], [each.normalised for each in windows]
    games, decisions = sum(each.sample.games for each in windows), sum(each.sample.decisions for each in windows)
    middle, middle_normalised = statistics.median(rates), statistics.median(normalised)
    return {
        "decisions_per_second": rounded(middle),
        "decisions_per_second_normalised": rounded(middle_normalised),
        "slowest_window": rounded(min(rates)),
        "fastest_window": rounded(max(rates)),
        "decisions_per_game": round(decisions / games, 2) if games else None,
        "games": games,
        "cpu_seconds": round(sum(each.sample.cpu for each in windows), 2),
        "wall_seconds": round(sum(each.sample.wall for each in windows), 2),
        "calibration_loops_per_second": round(statistics.median(each.calibration for each in windows)),
        "windows": len(windows),
    }


@dataclass(frozen=True)
class Peer:
    """Prints one JSON line for each game of a peer and each way to play it."""

    name: str
    version: str
    runtime: str = f"Python {platform.python_version()}"

    def row(self, game: str, players: int, mode: str, windows: list[Window], **more: Any) -> None:
        """What was measured. `more` may hold a `batch` (games played in lockstep), `notes` and others."""
        self._print({"game": game, "players": players, "mode": mode, "batch": 1, **figures(windows), **more})

    @contextmanager
    def trying(self, game: str, mode: str) -> Iterator[None]:
        """A game that the peer cannot play becomes a line with an `error`; the next one follows."""
        try:
            yield
        except Exception as problem:
            reason = " ".join(f"{type(problem).__name__}: {problem}".split())
            self._print({"game": game, "mode": mode, "error": reason[:300]})

    def _print(self, row: dict[str, Any]) -> None:
        when = time.strftime("%Y-%m-%dT%H:%M:%S")
        whole = {"peer": self.name, "version": self.version, **row, "runtime": self.runtime, "when": when}
        print(json.dumps(whole), flush=True)
