"""The picture of a soak test in docs/reliability.md: each figure over time, the warm-up shaded."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import LogLocator, NullLocator, StrMethodFormatter

INK, GRID, SHADE = "#263238", "#cfd8dc", "#eceff1"
COLOURS = ("#00695c", "#ad1457")
WIDTH, HEIGHT = 9.6, 7.2  # inches
STYLE: dict[Any, Any] = {
    "svg.hashsalt": "emporion",
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": GRID,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


class Measured(Protocol):
    @property
    def minute(self) -> float: ...


class Panel(NamedTuple):
    """A part of the picture: its title, and its lines by the fields of a sample."""

    title: str
    lines: dict[str, str]
    is_logarithmic: bool = False


PANELS = [
    Panel("memory, MB", {"memory_mb": "server", "bots_mb": "bots"}),
    Panel("descriptors", {"descriptors": "server and bots"}),
    Panel("time until a move is acknowledged, ms", {"p50_ms": "p50", "p99_ms": "p99"}, is_logarithmic=True),
    Panel("acknowledged moves in 10 s", {"acknowledged": "moves"}),
    Panel("database file, MB", {"file_mb": "file and write-ahead log"}),
    Panel("load of the machine, other work included", {"machine_load": "load average", "cpu": "cores for the room"}),
]


def draw(samples: Sequence[Measured], warm_up: float, file: Path) -> None:
    """On white, so that it can be read on dark pages, too."""
    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, HEIGHT), layout="constrained", facecolor="white")
        places = figure.subplots(3, 2, sharex=True)
        for panel, axes in zip(PANELS, places.flat, strict=True):
            draw_panel(axes, panel, samples, warm_up)
        for axes in places[-1]:
            axes.set_xlabel("minutes")
        figure.savefig(file, format="svg", metadata={"Date": None})


def draw_panel(axes: Axes, panel: Panel, samples: Sequence[Measured], warm_up: float) -> None:
    minutes = [sample.minute for sample in samples]
    for (field, label), colour in zip(panel.lines.items(), COLOURS, strict=False):
        axes.plot(minutes, [getattr(sample, field) for sample in samples], color=colour, linewidth=1.2, label=label)
    axes.axvspan(0, warm_up, color=SHADE, linewidth=0)
    axes.set_title(panel.title, fontsize=10, loc="left")
    if panel.is_logarithmic:
        axes.set_yscale("log")
        axes.yaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
        axes.yaxis.set_major_formatter(StrMethodFormatter("{x:g}"))
        axes.yaxis.set_minor_locator(NullLocator())
    else:
        axes.set_ylim(bottom=0)
    axes.set_xlim(0, minutes[-1])
    axes.grid(axis="y", color=GRID, linewidth=0.6)
    axes.set_axisbelow(True)
    if len(panel.lines) > 1:
        axes.legend(loc="best", frameon=False, ncols=len(panel.lines))
