"""How strong a run's network is meanwhile: its policy plays duplicate deals against other bots, on the cores that
training leaves idle."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import Thread

import msgspec

from emporion.arena.parallel import cpu_count
from emporion.bots.networks import PREFIX
from emporion.training.plan import TrainingPlan

OPPONENTS = ("trader", "magnate")
SEED = 20_260_101  # of the deals; those on which strength is reported have other seeds
CORES_OF_TRAINING = 2
NO_CONTROLS = 100_000  # deals between two games of a bot against itself


class Measured(msgspec.Struct, frozen=True):
    """The share of the victories of a run's network, with its 95% interval, against a bot in all other seats."""

    decisions: int
    """Of the run so far."""
    players: int
    against: str
    games: int
    wins: float
    low: float
    high: float


class StrengthTable:
    """Measures one network at a time, in other processes."""

    def __init__(self, plan: TrainingPlan, folder: Path, deals: int, known: Sequence[Measured]) -> None:
        self._plan, self._folder, self._deals = plan, folder, deals
        self._thread: Thread | None = None
        self._found: list[Measured] = []
        self.problem = ""
        """Why nothing could be measured."""
        self.last_measured = max((each.decisions for each in known), default=0)
        """Decisions of the run."""

    def measure(self, network: Path, decisions: int) -> None:
        """Begin to measure a network, unless the one before is still being measured."""
        if not self._deals or (self._thread is not None and self._thread.is_alive()):
            return
        measured = self._folder / f"measured{network.suffix}"
        shutil.copyfile(network, measured)
        self.last_measured = decisions
        self._thread = Thread(target=self._measure, args=(measured, decisions), daemon=True)
        self._thread.start()

    def take(self, wait: bool = False) -> Iterator[Measured]:
        """What has been found out since the last call; `wait` for what is still being measured."""
        if wait and self._thread is not None:
            self._thread.join()
        while self._found:
            yield self._found.pop(0)

    def _measure(self, network: Path, decisions: int) -> None:
        for players in self._plan.players:
            for opponent in OPPONENTS:
                result = subprocess.run(self._command(network, players, opponent), capture_output=True, text=True)
                if result.returncode:
                    self.problem = result.stderr.strip().rpartition("\n")[2]
                    return
                figures = json.loads(result.stdout)
                line = figures["table"][0]
                games = players * self._deals
                shares = line["win_share"], line["low"], line["high"]
                self._found.append(Measured(decisions, players, opponent, games, *shares))

    def _command(self, network: Path, players: int, opponent: str) -> list[str]:
        words = ["arena", self._plan.game, "--bots", f"{PREFIX}{network}", "--bots", opponent, "--json"]
        jobs = max(1, cpu_count() - CORES_OF_TRAINING)
        numbers = {"players": players, "deals": self._deals, "seed": SEED, "controls-every": NO_CONTROLS, "jobs": jobs}
        return [sys.executable, "-m", "emporion", *words, *(f"--{name}={number}" for name, number in numbers.items())]
