"""A training run, piece by piece, with its progress."""

from __future__ import annotations

import platform
import time
from pathlib import Path

import torch
from rich.console import Console

from emporion.files import FileInUse, lock_file, reason_of
from emporion.kernel.errors import EmporionError
from emporion.training import checkpoint
from emporion.training.checkpoint import Piece, Run
from emporion.training.learner import Figures, Learner
from emporion.training.plan import TrainingPlan

LAST_UPDATES = 20  # whose figures are kept for a piece
TELL_EVERY = 10.0  # seconds


def train(plan: TrainingPlan, folder: Path, seconds: float | None, console: Console) -> Run:
    """Begin a run in a folder, or go on with the one that is there, until it is over, or until no further piece fits
    into so many seconds."""
    torch.set_default_device("cuda" if torch.cuda.is_available() else "cpu")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = lock_file(folder / "lock")
    except FileInUse:
        raise EmporionError(f"another process is training in {folder}") from None
    except OSError as problem:
        raise EmporionError(f"{folder} cannot be used: {reason_of(problem)}") from None
    with lock:
        run = checkpoint.read_run(folder) or Run(plan)
        if run.plan != plan:
            raise EmporionError(f"{folder} holds a run with another plan: {difference(run.plan, plan)}")
        began = time.monotonic()
        learner = Learner(plan)
        if run.updates:
            checkpoint.load(folder, run, learner)
        else:
            learner.standardize()
        telling = Telling(run, console, time.monotonic() - began)
        while not run.is_over and telling.fits(began, seconds):
            started = time.monotonic()
            learner.piece(telling.update)
            figures = telling.means()
            run.pieces.append(Piece(learner.updates, time.monotonic() - started, machine(), figures))
            checkpoint.save(folder, run, learner)
            telling.piece()
    return run


def machine() -> str:
    """What computes."""
    return torch.cuda.get_device_name() if torch.cuda.is_available() else platform.processor() or platform.machine()


def difference(one: TrainingPlan, other: TrainingPlan) -> str:
    """The first setting in which two plans differ."""
    name = next(name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name))
    return f"{name} is {getattr(one, name)} there and {getattr(other, name)} here"


class Telling:
    """Lines of progress."""

    def __init__(self, run: Run, console: Console, prepared: float) -> None:
        self._run, self._console = run, console
        self._recent: list[Figures] = []
        self._updates, self._told = 0, time.monotonic()
        self._since = self._told
        if not torch.cuda.is_available():
            console.print("No GPU was found: training on the cores of this machine is hundreds of times slower.")
        console.print(f"{machine()}: ready after {prepared:.0f} s, {run.plan.pieces - len(run.pieces)} pieces to go")

    def update(self, figures: Figures) -> None:
        self._recent = [*self._recent[1 - LAST_UPDATES :], figures]
        self._updates += 1
        if (now := time.monotonic()) - self._told >= TELL_EVERY:
            self._told = now
            self._line(now)

    def means(self) -> Figures:
        return Figures(*(sum(column) / len(self._recent) for column in zip(*self._recent, strict=True)))

    def piece(self) -> None:
        run = self._run
        self._console.print(
            f"piece {len(run.pieces)} of {run.plan.pieces} saved, {run.pieces[-1].seconds:.1f} s, "
            f"{run.plan.rollout * run.plan.updates / run.pieces[-1].seconds / 1e6:.2f} M decisions/s"
        )

    def fits(self, began: float, seconds: float | None) -> bool:
        """Whether another piece, as long as the last one, would end in time."""
        if seconds is None or not self._run.pieces:
            return True
        return time.monotonic() - began + 1.05 * self._run.pieces[-1].seconds < seconds

    def _line(self, now: float) -> None:
        plan, means = self._run.plan, self.means()
        speed = self._updates * plan.rollout / (now - self._since)
        seen = self._run.decisions + self._updates % plan.updates * plan.rollout
        left = (plan.decisions - seen) / speed
        self._console.print(
            f"{seen / 1e6:9,.0f} M decisions  {speed / 1e6:6.2f} M/s  {left / 60:6.1f} min left  "
            f"value loss {means.value_loss:.4f}  entropy {means.entropy:.3f}  shift {means.shift:.4f}  "
            f"gradient {means.gradient:.2f}"
        )
