"""Charts as inline SVG, drawn by matplotlib. They take the page's colours and font, light or dark, and the same figures
always give the same bytes."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from emporion.arena.formatting import NameFunction, name_of
from emporion.statistics import FigureTable, Histogram, Interval, Subject, TableValue

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH, HEIGHT, WIDE = 4.6, 2.5, 6.6  # inches of 72 pixels each
MOST_BARS = 28
DOT = 0.001  # length of a line that looks like a dot; markers would need ids, which clash on a page with many charts
INK, SOFT, FIRST, SECOND, THIRD = "#010101", "#020202", "#030303", "#040404", "#050505"
ROLES = {INK: "var(--ink)", SOFT: "var(--line)", FIRST: "var(--first)", SECOND: "var(--second)", THIRD: "var(--third)"}
"""Placeholder colours, which are replaced by the page's."""
SERIES = (FIRST, SECOND, THIRD)

STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "emporion",
    "text.parse_math": False,  # a bot may have a $ in its name
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": INK,
    "axes.labelsize": 9,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "grid.color": SOFT,
    "grid.linewidth": 0.6,
    "xtick.bottom": False,
    "ytick.left": False,
    "legend.frameon": False,
}


def histogram(label: str, spreads: dict[str, Histogram]) -> str:
    """Distributions in per cent, one over the other."""

    def draw(figure: Figure) -> None:
        from matplotlib.ticker import MaxNLocator

        axes = figure.add_subplot()
        numbers = [number for spread in spreads.values() for number in spread.counts]
        low, high = min(numbers), max(numbers)
        width = bin_width(high - low + 1)
        first = low // width * width
        edges = list(range(first, high + width + 1, width))
        for (name, spread), colour in zip(spreads.items(), SERIES, strict=False):
            heights = [0.0] * (len(edges) - 1)
            for number, count in sorted(spread.counts.items()):
                heights[(number - first) // width] += 100 * count / spread.size
            places = [edge - (0.5 if width == 1 else 0.0) for edge in edges]
            filled = name == next(iter(spreads))
            axes.stairs(
                heights,
                places,
                fill=filled,
                color=colour,
                linewidth=1.6,
                label=name,
                alpha=0.75 if filled else 1.0,
                clip_on=False,
            )
        axes.set_xlabel(label)
        axes.set_ylabel("%")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.grid(axis="y")
        axes.set_ylim(bottom=0)
        if len(spreads) > 1:
            axes.legend(loc="lower right", bbox_to_anchor=(1.0, 1.0), ncols=len(spreads), borderpad=0)

    return render_svg(draw, WIDTH, HEIGHT)


def bin_width(span: int) -> int:
    """A round number that gives at most MOST_BARS bars."""
    width = 1
    while span > width * MOST_BARS:
        width = width * 5 // 2 if str(width).startswith("2") else width * 2
    return width


def interval_chart(
    label: str, rows: Sequence[tuple[Subject, TableValue]], fair: float, name: NameFunction = name_of
) -> str:
    """Shares with their intervals, and a line at the equal share."""

    def draw(figure: Figure) -> None:
        axes = figure.add_subplot()
        known = [(subject, cell) for subject, cell in rows if isinstance(cell, Interval)]
        axes.axvline(100 * fair, color=SECOND, linewidth=1.4, clip_on=False)
        for place, (_, cell) in enumerate(known):
            axes.plot([100 * cell.low, 100 * cell.high], [place, place], color=FIRST, linewidth=2.2, clip_on=False)
            spot = [100 * cell.value, 100 * cell.value + DOT]
            axes.plot(spot, [place, place], color=FIRST, linewidth=7, solid_capstyle="round", clip_on=False)
        label_rows(axes, [name(subject) for subject, _ in known])
        axes.set_xlabel(label)
        axes.set_xlim(left=0)
        axes.grid(axis="x")

    return render_svg(draw, WIDTH, max(HEIGHT, height_of(len(rows))))


def curve_chart(x_label: str, y_label: str, curves: Mapping[str, Sequence[tuple[float, Interval]]], fair: float) -> str:
    """Shares over time: lines with their intervals, and one at the equal share."""

    def draw(figure: Figure) -> None:
        axes = figure.add_subplot()
        axes.axhline(100 * fair, color=INK, linewidth=1.2, linestyle=(0, (1, 2)))
        for (name, curve), colour in zip(curves.items(), SERIES, strict=False):
            places = [place for place, _ in curve]
            low, high = ([100 * getattr(share, edge) for _, share in curve] for edge in ("low", "high"))
            axes.fill_between(places, low, high, color=colour, alpha=0.18, linewidth=0)
            axes.plot(places, [100 * share.value for _, share in curve], color=colour, linewidth=1.8, label=name)
            last, height = places[-1], 100 * curve[-1][1].value
            axes.plot([last, last + DOT], [height, height], color=colour, linewidth=5, solid_capstyle="round")
        axes.set_xlabel(x_label)
        axes.set_ylabel(y_label)
        axes.set_xlim(left=0)
        axes.set_ylim(0, 100)
        axes.grid(axis="y")
        axes.legend(loc="lower right", bbox_to_anchor=(1.0, 1.0), ncols=len(curves), borderpad=0)

    return render_svg(draw, WIDTH, HEIGHT)


def table_chart(table: FigureTable) -> str:
    """The chart that a table asks for: shares with their intervals, or parts of a whole."""
    place, column = next((n, each) for n, each in enumerate(table.columns) if each.title == table.chart_columns[0])
    if column.fair is None:
        return bar_chart(table)
    rows = [(subject, cells[place]) for subject, cells in table.rows]
    return interval_chart("%; the line is an equal share", rows, column.fair)


def bar_chart(table: FigureTable) -> str:
    """Stacked bars: the parts of each row."""
    columns = [
        next(n for n, column in enumerate(table.columns) if column.title == title) for title in table.chart_columns
    ]

    def draw(figure: Figure) -> None:
        axes = figure.add_subplot()
        for place, (_, cells) in enumerate(table.rows):
            left = 0.0
            for column, colour in zip(columns, SERIES, strict=False):
                cell = cells[column]
                value = cell.value if isinstance(cell, Interval) else cell or 0.0
                axes.barh(place, value, left=left, height=0.66, color=colour, clip_on=False)
                left += value
        for title, colour in zip(table.chart_columns, SERIES, strict=False):
            axes.barh([0], [0], color=colour, label=title)
        label_rows(axes, [name_of(subject) for subject, _ in table.rows])
        axes.set_xlim(left=0)
        axes.grid(axis="x")
        axes.legend(loc="lower right", bbox_to_anchor=(1.0, 1.0), ncols=len(columns), borderpad=0)

    return render_svg(draw, WIDE, height_of(len(table.rows)))


def height_of(rows: int) -> float:
    return 0.8 + 0.24 * rows


def label_rows(axes: Axes, names: Sequence[str]) -> None:
    """Label the rows; the first one is at the top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)


def render_svg(draw: Callable[[Figure], None], width: float, height: float) -> str:
    """Draw a figure as SVG for a page."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context():
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(STYLE)
        figure = Figure((width, height), layout="constrained")
        draw(figure)
        out = io.StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    return clean_svg(out.getvalue())


def clean_svg(svg: str) -> str:
    """Remove the prologue, namespaces, ids and global styles, and use the page's colours and font."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<defs>.*?</defs>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r' (xmlns(:\w+)?|version|id|width|height|clip-path)="[^"]*"', "", svg)
    svg = re.sub(r"font-family: [^;\"]*;? ?", "", svg)
    svg = re.sub(r"font: ([\d.]+px) [^;\"]*", r"font-size: \1", svg)
    svg = re.sub(r' transform="rotate\(-0 [^"]*"', "", svg)
    for colour, role in ROLES.items():
        svg = svg.replace(colour, role)
    return re.sub(r"\s*\n\s*", "\n", svg).strip()
