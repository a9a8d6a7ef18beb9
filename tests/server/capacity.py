"""Finds how many moves per second a server can take: the highest rate at which 99% of moves reach the others at the
table in time.

The rate is raised until a window fails, then bisected. A rate has to fail twice, since one pause of the disk or of the
machine is enough to spoil a window. A window in which the clients were the limit says nothing about the
server.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from tests.server.crowd import Window

TOLD_IN_TIME = 0.250  # seconds, for 99% of the moves
REACHED = 0.9  # of the wanted moves, beside what chance explains
SATURATED = 0.9  # of a core, by one process
STEP = 1.5
PRECISION = 1.05  # how far a failed rate may be above one that was held
MOST_WINDOWS = 24
LOWEST = 1 / 50  # of the first rate

Limit = Literal["", "server", "clients"]


@dataclass(frozen=True)
class Trial:
    """A window at one rate."""

    wanted: float
    """Moves per second."""
    window: Window
    server_cpu: float
    """Cores that all serving processes used."""
    busiest_server: float
    """The part of a core that the busiest of them used."""

    @property
    def told_p99(self) -> float:
        return percentile(self.window.told, 0.99)

    @property
    def limit(self) -> Limit:
        """What kept the rate from being held; empty if it was held."""
        is_slow = self.told_p99 > TOLD_IN_TIME
        expected = self.wanted * self.window.seconds
        if not is_slow and len(self.window.acknowledged) >= REACHED * expected - 2 * math.sqrt(expected):
            return ""
        if self.busiest_server >= SATURATED:
            return "server"
        if max(self.window.cpus) >= SATURATED:
            return "clients"
        # If moves are seen in time and the server is not busy, the players are late themselves.
        return "server" if is_slow else "clients"

    @property
    def row(self) -> dict[str, float | str]:
        """What to print."""
        window = self.window
        return {
            "wanted_per_second": round(self.wanted, 1),
            "reached_per_second": round(window.rate, 1),
            "ack_p50_ms": milliseconds(window.acknowledged, 0.5),
            "ack_p99_ms": milliseconds(window.acknowledged, 0.99),
            "told_p50_ms": milliseconds(window.told, 0.5),
            "told_p99_ms": milliseconds(window.told, 0.99),
            "server_cpu": round(self.server_cpu, 2),
            "busiest_server_cpu": round(self.busiest_server, 2),
            "busiest_client_cpu": round(max(window.cpus), 2),
            "limit": self.limit or "–",
        }


Measure = Callable[[float], Trial]


def search(measure: Measure, first: float) -> list[Trial]:
    """Try rates until the capacity is known; returns all trials. `first` is the rate to begin with."""
    trials: list[Trial] = []
    held, failed, rate = 0.0, math.inf, first
    while failed > PRECISION * held and rate >= LOWEST * first and len(trials) < MOST_WINDOWS:
        trials.append(measure(rate))
        if trials[-1].limit:
            trials.append(measure(rate))
        if trials[-1].limit:
            failed = rate
        else:
            held = rate
        if math.isinf(failed):
            rate *= STEP
        else:
            rate = math.sqrt(held * failed) if held else rate / 2
    return trials


def capacity(trials: Sequence[Trial]) -> Trial | None:
    """The trial with the highest rate that was held."""
    return max((trial for trial in trials if not trial.limit), key=lambda trial: trial.window.rate, default=None)


def verdict(trials: Sequence[Trial]) -> str:
    """The capacity in words."""
    best, ceiling = capacity(trials), 1000 * TOLD_IN_TIME
    limits = {trial.limit for trial in trials if best is None or trial.wanted > best.wanted}
    if best is None:
        return "no capacity found: " + ("the clients are too slow" if limits == {"clients"} else "every rate failed")
    found = f"{best.window.rate:.0f} moves/s with told p99 under {ceiling:.0f} ms"
    if "server" in limits:
        return f"capacity: {found}"
    why = (
        "the clients are the limit (more --clients or --tables)" if "clients" in limits else "no higher rate was tried"
    )
    return f"capacity: at least {found}; {why}"


def capacity_table(rows: Sequence[Mapping[str, float | str]]) -> str:
    """The rows of all trials, as Markdown."""
    lines = ["| " + " | ".join(name.replace("_", " ") for name in rows[0]) + " |", "|" + "---:|" * len(rows[0])]
    for row in rows:
        cells = (cell if isinstance(cell, str) else f"{cell:,}" for cell in row.values())
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which this part of the values lies; infinite if nothing was measured."""
    return sorted(values)[int(part * len(values))] if values else math.inf


def milliseconds(values: Sequence[float], part: float) -> float:
    """The percentile of values in seconds, in milliseconds."""
    return round(1000 * percentile(values, part), 2)
