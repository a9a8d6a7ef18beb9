"""What a training run prints."""

from __future__ import annotations

import time
from collections.abc import Iterable

from rich.console import Console

from emporion.training.checkpoint import Run
from emporion.training.learner import Figures
from emporion.training.strength import Measured

LAST_UPDATES = 20  # whose figures are kept for a piece
TELL_EVERY = 10.0  # seconds


class Progress:
    """Lines of progress, and the figures of the last updates."""

    def __init__(self, run: Run, console: Console, machine: str, prepared: float, is_on_gpu: bool) -> None:
        self._run, self._console = run, console
        self._recent: list[Figures] = []
        self._began, self._updates, self._told = run.updates, 0, time.monotonic()
        self._since = self._told
        if not is_on_gpu:
            console.print("No GPU was found: training on the cores of this machine is hundreds of times slower.")
        console.print(f"{machine}: ready after {prepared:.0f} s, {run.plan.pieces - len(run.pieces)} pieces to go")

    def update(self, figures: Figures) -> None:
        self._recent = [*self._recent[1 - LAST_UPDATES :], figures]
        self._updates += 1
        if (now := time.monotonic()) - self._told >= TELL_EVERY:
            self._told = now
            self._line(now)

    def means(self) -> Figures:
        return Figures(*(sum(column) / len(self._recent) for column in zip(*self._recent, strict=True)))

    def piece(self) -> None:
        run, last = self._run, self._run.pieces[-1]
        speed = run.plan.decisions_of_update * run.plan.updates / last.seconds / 1e6
        saved = f"piece {len(run.pieces)} of {run.plan.pieces} saved"
        self._console.print(f"{saved}, {last.seconds:.1f} s, {speed:.2f} M decisions/s")

    def strength(self, found: Iterable[Measured]) -> None:
        """A line for each strength that was measured."""
        for each in found:
            share = f"{each.wins:6.1%} ({each.low:.1%} to {each.high:.1%}) of {each.games} games"
            self._console.print(
                f"{each.decisions / 1e6:9,.0f} M decisions  {each.players} players  {share} against {each.against}"
            )

    def say(self, text: str) -> None:
        self._console.print(text, markup=False)

    def _line(self, now: float) -> None:
        plan, means = self._run.plan, self.means()
        speed = self._updates * plan.decisions_of_update / (now - self._since)
        seen = (self._began + self._updates) * plan.decisions_of_update
        left = (plan.decisions - seen) / speed
        self._console.print(
            f"{seen / 1e6:9,.0f} M decisions  {speed / 1e6:6.2f} M/s  {left / 60:6.1f} min left  "
            f"value loss {means.value_loss:.4f}  entropy {means.entropy:.3f}  shift {means.shift:.4f}  "
            f"gradient {means.gradient:.2f}"
        )
