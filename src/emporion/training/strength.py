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
from emporion.bots.network_names import PREFIX
from emporion.training.plan import TrainingPlan

OPPONENTS = ("trader-classic", "magnate-classic")
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
        self._arena: subprocess.Popen[str] | None = None
        self._is_closed = False
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

    def take(self, seconds: float | None = 0.0) -> Iterator[Measured]:
        """What has been found out since the last call, after waiting this long for more, or until nothing more is
        being measured."""
        if self._thread is not None:
            self._thread.join(seconds)
        while self._found:
            yield self._found.pop(0)

    def close(self) -> None:
        """Stop measuring."""
        self._is_closed = True
        if self._arena is not None and self._arena.poll() is None:
            self._arena.terminate()
        if self._thread is not None:
            self._thread.join()

    def _measure(self, network: Path, decisions: int) -> None:
        for players in self._plan.players:
            for opponent in OPPONENTS:
                if self._is_closed or not self._play(network, decisions, players, opponent):
                    return

    def _play(self, network: Path, decisions: int, players: int, opponent: str) -> bool:
        """Whether a tournament was played to its end."""
        try:
            command = self._command(network, players, opponent)
            self._arena = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            out, err = self._arena.communicate()
            if self._arena.returncode:
                last = err.strip().rpartition("\n")[2]
                self.problem = "" if self._is_closed else last or f"it ended with {self._arena.returncode}"
                return False
            line = json.loads(out)["table"][0]
        except (OSError, ValueError, LookupError) as problem:
            self.problem = str(problem)
            return False
        shares = line["win_share"], line["low"], line["high"]
        self._found.append(Measured(decisions, players, opponent, players * self._deals, *shares))
        return True

    def _command(self, network: Path, players: int, opponent: str) -> list[str]:
        words = ["arena", self._plan.game, "--bots", f"{PREFIX}{network}", "--bots", opponent, "--json"]
        jobs = max(1, cpu_count() - CORES_OF_TRAINING)
        numbers = {"players": players, "deals": self._deals, "seed": SEED, "controls-every": NO_CONTROLS, "jobs": jobs}
        return [sys.executable, "-m", "emporion", *words, *(f"--{name}={number}" for name, number in numbers.items())]
