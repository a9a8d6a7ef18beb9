"""A training run, piece by piece."""

from __future__ import annotations

import io
import platform
import time
from contextlib import ExitStack
from pathlib import Path

import torch
from rich.console import Console

from emporion.files import FileInUse, lock_file, reason_of
from emporion.kernel.errors import EmporionError
from emporion.training import checkpoint, processes
from emporion.training.checkpoint import Piece, Run
from emporion.training.curve import write_curve
from emporion.training.learner import Learner
from emporion.training.plan import TrainingPlan
from emporion.training.progress import Progress
from emporion.training.strength import StrengthTable


def train(
    plan: TrainingPlan,
    folder: Path,
    seconds: float | None,
    console: Console,
    deals: int = 0,
    rival: Path | None = None,
) -> Run:
    """Begin a run in a folder, or go on with the one that is there, until it is over, or until another piece would take
    longer than the seconds that are left. After each piece, the strength of the network is measured on these many
    deals. `rival` is the file of the plan's network that stays as it is."""
    began = time.monotonic()
    processes.join()
    is_first = processes.rank() == 0
    torch.set_default_device("cuda" if torch.cuda.is_available() else "cpu")
    with ExitStack() as stack:
        stack.callback(processes.leave)
        if is_first:
            stack.enter_context(locked(folder))
        processes.wait_for_all()
        run = checkpoint.read_run(folder) or Run(plan, checkpoint.layout(plan.game))
        if run.plan != plan:
            raise EmporionError(f"{folder} holds a run with another plan: {difference(run.plan, plan)}")
        if run.layout != checkpoint.layout(plan.game):
            raise EmporionError(f"{folder} holds a run by other rules of {plan.game}, or with other observations")
        learner = Learner(plan, rival)
        if run.updates:
            checkpoint.load(folder, run, learner)
        else:
            learner.standardize()
        shown = console if is_first else Console(file=io.StringIO())
        progress = Progress(run, shown, machine(), time.monotonic() - began, learner.games.is_on_gpu)
        strength = StrengthTable(plan, folder, deals if is_first else 0, run.strength)
        stack.callback(strength.close)
        while processes.agreed(not run.is_over and fits(run, began, seconds)):
            started = time.monotonic()
            learner.piece(progress.update)
            run.pieces.append(Piece(learner.updates, time.monotonic() - started, machine(), progress.means()))
            if is_first:
                note_strength(run, strength, progress)
                checkpoint.save(folder, run, learner)
                strength.measure(checkpoint.network_file(folder), run.decisions)
            progress.piece()
        if is_first and deals and run.pieces:
            finish(run, folder, learner, strength, progress, None if seconds is None else began + seconds)
    return run


def finish(
    run: Run, folder: Path, learner: Learner, strength: StrengthTable, progress: Progress, until: float | None
) -> None:
    """Wait for what is being measured, as long as there is time, and draw the curve."""
    note_strength(run, strength, progress, seconds_to(until))
    if run.is_over and strength.last_measured < run.decisions:
        strength.measure(checkpoint.network_file(folder), run.decisions)
        note_strength(run, strength, progress, seconds_to(until))
    checkpoint.write_network_of(run, folder, learner)
    checkpoint.write_run(folder, run)
    write_curve(folder, run, progress.say)


def seconds_to(until: float | None) -> float | None:
    return None if until is None else max(0.0, until - time.monotonic())


def locked(folder: Path) -> ExitStack:
    """The folder of a run, which no other process uses meanwhile."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return lock_file(folder / "lock")
    except FileInUse:
        raise EmporionError(f"another process is training in {folder}") from None
    except OSError as problem:
        raise EmporionError(f"{folder} cannot be used: {reason_of(problem)}") from None


def note_strength(run: Run, strength: StrengthTable, progress: Progress, seconds: float | None = 0.0) -> None:
    """Keep and print what has been measured, after waiting this long for more."""
    found = list(strength.take(seconds))
    run.strength += found
    progress.strength(found)
    if strength.problem:
        progress.say(f"The strength cannot be measured: {strength.problem}")
        strength.problem = ""


def fits(run: Run, began: float, seconds: float | None) -> bool:
    """Whether another piece, as long as the last one, would end in time."""
    if seconds is None or not run.pieces:
        return True
    return time.monotonic() - began + 1.05 * run.pieces[-1].seconds < seconds


def machine() -> str:
    """What computes."""
    return torch.cuda.get_device_name() if torch.cuda.is_available() else platform.processor() or platform.machine()


def difference(one: TrainingPlan, other: TrainingPlan) -> str:
    """The first setting in which two plans differ."""
    name = next(name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name))
    return f"{name} is {getattr(one, name)} there and {getattr(other, name)} here"
