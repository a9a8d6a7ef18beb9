"""The chart of docs/strength.md: each level's win share against the level below, with its interval and the equal
share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from emporion.statistics import Interval

INK, GRID = "#263238", "#cfd8dc"
DOTS = (("#00695c", "o"), ("#1565c0", "s"), ("#ad1457", "^"))  # a colour and a shape for each number of players
WIDTH, HEIGHT = 9.6, 3.9  # inches
STYLE: dict[Any, Any] = {
    "svg.hashsalt": "emporion",
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": GRID,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "ytick.left": False,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
}


@dataclass(frozen=True)
class Step:
    """One level against the one below it, in one game and number of players."""

    game: str
    players: int
    stronger: str
    weaker: str
    share: Interval


def draw(steps: Sequence[Step], file: Path) -> None:
    """A panel for each game; in it, a row for each pair of levels and a dot for each number of players."""
    games = list(dict.fromkeys(step.game for step in steps))
    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, HEIGHT), layout="constrained", facecolor="white")
        panels = figure.subplots(1, len(games), sharey=True, squeeze=False)[0]
        pairs = list(dict.fromkeys((step.stronger, step.weaker) for step in steps))
        for panel, game in zip(panels, games, strict=True):
            draw_game(panel, game, [step for step in steps if step.game == game], pairs)
        handles, labels = panels[0].get_legend_handles_labels()
        figure.legend(handles, labels, loc="outside lower center", ncols=len(labels), frameon=False)
        figure.savefig(file, format="svg", metadata={"Date": None})


def draw_game(panel: Axes, title: str, steps: Sequence[Step], pairs: Sequence[tuple[str, str]]) -> None:
    """The steps of one game; all games have rows for the same pairs of levels."""
    counts = sorted({step.players for step in steps})
    panel.set_title(title, fontsize=10, loc="left")
    for (colour, shape), players in zip(DOTS, counts, strict=False):
        rows = [step for step in steps if step.players == players]
        middle = (len(counts) - 1) / 2
        places = [-pairs.index((step.stronger, step.weaker)) - 0.22 * (players - counts[0] - middle) for step in rows]
        shares = [100 * step.share.value for step in rows]
        reach = [
            [100 * (step.share.value - step.share.low) for step in rows],
            [100 * (step.share.high - step.share.value) for step in rows],
        ]
        panel.errorbar(
            shares, places, xerr=reach, fmt=shape, color=colour, markersize=5, linewidth=1.6, label=f"{players} players"
        )
        equal = [100 / players] * len(rows)
        panel.plot(equal, places, "|", color=colour, markersize=11, label=f"equal share among {players}")
    panel.set_yticks(
        [-row for row in range(len(pairs))], [f"{stronger}\nagainst {weaker}s" for stronger, weaker in pairs]
    )
    panel.set_xlim(0, 100)
    panel.set_xlabel("% of the wins")
    panel.grid(axis="x", color=GRID, linewidth=0.6)
    panel.set_axisbelow(True)
