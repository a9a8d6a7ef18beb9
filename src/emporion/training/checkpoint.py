"""A run on disk: its plan, and the last checkpoint, from which it goes on.

    RUN/run.json                                 the plan, and how the run went so far
    RUN/network.safetensors                      the network for bots (`network:RUN/network.safetensors`)
    RUN/00000400/network.safetensors             after 400 updates: the weights,
    RUN/00000400/average.safetensors             their moving average, which is what plays,
    RUN/00000400/first_moments.safetensors       and what the optimiser remembers
    RUN/00000400/second_moments.safetensors

A checkpoint is complete before `run.json` names it; the one before it is removed after that.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch
from safetensors import SafetensorError
from safetensors.torch import load_file, save_file
from torch import Tensor

from emporion import __version__
from emporion.bots.network_file import ENDING, Header, Strength, Training, layout_of, write_network
from emporion.files import atomic_write, reason_of
from emporion.games import find
from emporion.kernel.errors import EmporionError
from emporion.training.learner import Figures, Learner
from emporion.training.plan import TrainingPlan
from emporion.training.strength import Measured

MOMENTS = {"first_moments": "exp_avg", "second_moments": "exp_avg_sq"}


class Piece(msgspec.Struct, frozen=True):
    """How a piece of a run went."""

    updates: int
    """Of the run, at its end."""
    seconds: float
    machine: str
    figures: Figures
    """The means of its last updates."""


class Run(msgspec.Struct):
    """A run so far."""

    plan: TrainingPlan
    layout: str
    """`layout_of` the game, with the version of its rules."""
    version: str = __version__
    pieces: list[Piece] = msgspec.field(default_factory=list)
    strength: list[Measured] = msgspec.field(default_factory=list)

    @property
    def updates(self) -> int:
        return self.pieces[-1].updates if self.pieces else 0

    @property
    def decisions(self) -> int:
        return self.updates * self.plan.decisions_of_update

    @property
    def is_over(self) -> bool:
        return len(self.pieces) >= self.plan.pieces

    @property
    def seconds(self) -> float:
        return sum(piece.seconds for piece in self.pieces)


def read_run(folder: Path) -> Run | None:
    """The run in a folder, or None if there is none yet."""
    path = folder / "run.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Run)
    except FileNotFoundError:
        return None
    except OSError as problem:
        raise EmporionError(f"{path} cannot be read: {reason_of(problem)}") from None
    except msgspec.DecodeError as problem:
        raise EmporionError(f"{path} is not the description of a training run: {problem}") from None


def layout(game: str) -> str:
    found = find(game)
    return f"{found.version}:{layout_of(found)}"


def save(folder: Path, run: Run, learner: Learner) -> None:
    """Write a checkpoint, and the run with it. A run that has diverged keeps the checkpoint before."""
    if not all(bool(each.isfinite().all()) for each in learner.network.parameters()):
        raise EmporionError(f"the run has diverged: its weights are not finite; {folder} keeps the checkpoint before")
    target, before = folder / f"{run.updates:08}", set(checkpoints(folder))
    parts: dict[str, dict[str, Tensor]] = {
        "network": learner.network.state_dict(),
        "average": learner.average.state_dict(),
    }
    names = [name for name, _ in learner.network.named_parameters()]
    state: dict[int, Any] = learner.optimiser.state_dict()["state"]
    for part, key in MOMENTS.items():
        parts[part] = {name: state[index][key] for index, name in enumerate(names)}
    try:
        shutil.rmtree(target, ignore_errors=True)  # one that was not completed
        target.mkdir(parents=True)
        for part, tensors in parts.items():
            save_file({name: tensor.cpu().contiguous() for name, tensor in tensors.items()}, file_of(target, part))
        write_network_of(run, folder, learner)
        write_run(folder, run)
        for old in before - {target}:
            shutil.rmtree(old)
    except OSError as problem:
        raise EmporionError(f"the checkpoint cannot be written into {folder}: {reason_of(problem)}") from None


def load(folder: Path, run: Run, learner: Learner) -> None:
    """Make a new learner the one that was saved last."""
    source = folder / f"{run.updates:08}"
    try:
        parts = {part: load_file(file_of(source, part)) for part in ("network", "average", *MOMENTS)}
        learner.network.load_state_dict(parts["network"])
        learner.average.load_state_dict(parts["average"])
        state = learner.optimiser.state_dict()
        steps = run.updates * run.plan.rollout * run.plan.epochs // run.plan.minibatch
        state["state"] = {
            index: {
                "step": torch.tensor(float(steps)),
                **{key: parts[part][name] for part, key in MOMENTS.items()},
            }
            for index, (name, _) in enumerate(learner.network.named_parameters())
        }
        learner.optimiser.load_state_dict(state)
    except (OSError, KeyError, RuntimeError, ValueError, SafetensorError) as problem:
        raise EmporionError(f"the checkpoint {source} cannot be read: {' '.join(str(problem).split())}") from None
    learner.updates = run.updates


def write_run(folder: Path, run: Run) -> None:
    atomic_write(folder / "run.json", msgspec.json.format(msgspec.json.encode(run), indent=1) + b"\n")


def network_file(folder: Path) -> Path:
    """The network of a run for bots."""
    return folder / f"network{ENDING}"


def write_network_of(run: Run, folder: Path, learner: Learner) -> None:
    """Write the averaged network for bots, with the strength that was measured last."""
    game = find(run.plan.game)
    training = Training(
        version=run.version,
        players=run.plan.players,
        seed=run.plan.seed,
        decisions=run.decisions,
        seconds=run.seconds,
        machine=run.pieces[-1].machine if run.pieces else "",
    )
    latest = {(each.players, each.against): each for each in run.strength}
    strength = tuple(
        Strength(players, against, each.games, each.wins, each.low, each.high)
        for (players, against), each in sorted(latest.items())
    )
    header = Header(game=game.name, rules=game.version, layout=layout_of(game), training=training, strength=strength)
    weights = learner.average.weights()
    for name in ("shares", "shares_bias"):  # a run for few players knows few seats
        missing = game.players[-1] - weights[name].shape[-1]
        weights[name] = np.pad(weights[name], [(0, 0)] * (weights[name].ndim - 1) + [(0, missing)])
    write_network(network_file(folder), header, weights)


def checkpoints(folder: Path) -> list[Path]:
    return [path for path in folder.glob("[0-9]" * 8) if path.is_dir()]


def file_of(checkpoint: Path, part: str) -> Path:
    return checkpoint / f"{part}{ENDING}"
