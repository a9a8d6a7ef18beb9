"""How figures and names are written, in pages and on the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isclose
from typing import NamedTuple

from emporion.kernel.messages import Name
from emporion.locales import Translator
from emporion.statistics import Check, Column, Form, Interval, Subject, TableValue

NOTHING = "–"
LEAST_REACH = 0.1  # of a line to either side of the fair share: small differences should look small
DIGITS = 6  # of figures in JSON
ORDER = ("plays first", "plays second", "plays third", "plays fourth")
RANGE = "95%"
"""The title of a column with the intervals of the figures beside it."""

NameFunction = Callable[[Subject], str]
"""How the thing of a row is named."""


class IntervalLine(NamedTuple):
    """A drawn interval, in per cent of the line's width; the fair share is in the middle."""

    low: float
    value: float
    width: float
    words: str


class CellText(NamedTuple):
    """A table cell: its text, and what is drawn beside it."""

    text: str
    half_width: str = ""
    """Of the interval: ± this."""
    meter: float | None = None
    """The filled part of a bar, in per cent."""
    has_line: bool = False
    line: IntervalLine | None = None


def name_of(subject: Subject) -> str:
    """A thing's name with a capital."""
    name = name_in_sentence(subject)
    return name[:1].upper() + name[1:]


def name_in_sentence(subject: Subject) -> str:
    """A thing's English name from the catalogue, or else its plain name."""
    translator = Translator("en")
    return translator.translate(Name(subject.id)) if subject.id and translator.has(subject.id) else subject.plain


def number(cell: TableValue, form: Form, digits: int) -> str:
    """A figure in the format of its column."""
    if cell is None:
        return NOTHING
    value = cell.value if isinstance(cell, Interval) else cell
    return f"{value:.{digits}%}" if form == "percent" else f"{value:,.{digits}f}"


def rounded(figure: float | None) -> float | None:
    """A figure for JSON."""
    return None if figure is None else round(float(figure), DIGITS)


def range_of(cell: Interval) -> str:
    """The interval of a share."""
    return f"{number(cell.low, 'percent', 0)}–{number(cell.high, 'percent', 0)}"


def bare_range_of(cell: Interval, form: Form) -> str:
    """An interval beside its figure, without a percent sign."""
    scale = 100 if form == "percent" else 1
    return f"{scale * cell.low:.1f}–{scale * cell.high:.1f}"


def signed_range_of(cell: Interval) -> str:
    """The interval of points that may be negative."""
    return f"{cell.low:+.0f} to {cell.high:+.0f}"


def cell_text(cell: TableValue, column: Column, all_cells: Sequence[TableValue]) -> CellText:
    """A figure of a table, with a drawing on the scale of its column."""
    text = number(cell, column.form, column.digits)
    if column.fair is not None:
        return CellText(text, has_line=True, line=interval_line(cell, column.fair, all_cells))
    if isinstance(cell, Interval) and column.title == RANGE:
        return CellText(bare_range_of(cell, column.form) if column.form == "percent" else signed_range_of(cell))
    if isinstance(cell, Interval):
        return CellText(text, half_width=number((cell.high - cell.low) / 2, column.form, column.digits))
    if cell is not None and column.form == "percent":
        return CellText(text, meter=100 * min(cell, 1.0))
    return CellText(text)


def interval_line(cell: TableValue, fair: float, all_cells: Sequence[TableValue]) -> IntervalLine | None:
    """A figure and its interval on a line; None if the figure is fair by definition, as for things that all players do
    in every game."""
    if not isinstance(cell, Interval) or (cell.low == cell.high and isclose(cell.value, fair)):
        return None
    known = [each for each in all_cells if isinstance(each, Interval)]
    reach = max(LEAST_REACH, *(max(each.high - fair, fair - each.low) for each in known))
    low, value, high = (50 + 50 * (each - fair) / reach for each in (cell.low, cell.value, cell.high))
    words = f"95% interval {number(cell.low, 'percent', 0)} to {number(cell.high, 'percent', 0)}"
    return IntervalLine(low, value, high - low, words)


def check_value(check: Check) -> str:
    """The figure of a check; nothing if there were too few games."""
    digits = 1 if check.form == "percent" else 0 if isinstance(check.value, int) else 2
    return number(check.value, check.form, digits) if check.value is not None else ""


def check_limits(check: Check) -> str:
    def text(limit: float) -> str:
        return f"{limit:.0%}" if check.form == "percent" else f"{limit:g}"

    if check.low is not None and check.high is not None:
        return f"{text(check.low)} to {text(check.high)}"
    if check.high == 0:
        return "none"
    if check.high is not None:
        return f"at most {text(check.high)}"
    return f"at least {text(check.low)}" if check.low is not None else NOTHING
