"""What stands in the cells of a page: names, numbers, shares with a bar, intervals on a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import isclose

from emporion.kernel.messages import Name
from emporion.locales import Translator
from emporion.statistics import Check, Column, Form, Interval, Subject, TableValue

NOTHING = "–"
LEAST_REACH = 0.1  # to either side of the fair share: small differences should look small
DIGITS = 6  # of figures in JSON
ORDER = ("plays first", "plays second", "plays third", "plays fourth")
RANGE = "95%"
"""The title of a column that has nothing but the intervals of the figures beside it."""

Naming = Callable[[Subject], str]
"""What a thing is called at the head of a row."""


def name_of(thing: Subject) -> str:
    """What a thing is called where its name stands alone."""
    name = name_in_sentence(thing)
    return name[:1].upper() + name[1:]


def name_in_sentence(thing: Subject) -> str:
    """What a thing is called in English: as in the catalogue, if it has an entry there."""
    translator = Translator("en")
    return translator.translate(Name(thing.id)) if thing.id and translator.has(thing.id) else thing.plain


def number(cell: TableValue, form: Form, digits: int) -> str:
    """A figure in the notation of its column."""
    if cell is None:
        return NOTHING
    value = cell.value if isinstance(cell, Interval) else cell
    return f"{value:.{digits}%}" if form == "percent" else f"{value:,.{digits}f}"


def rounded(figure: float | None) -> float | None:
    """A figure as JSON has it."""
    return None if figure is None else round(float(figure), DIGITS)


def range_of(cell: Interval) -> str:
    """The interval of a share."""
    return f"{number(cell.low, 'percent', 0)}–{number(cell.high, 'percent', 0)}"


def bare_range_of(cell: Interval, form: Form) -> str:
    """An interval beside its figure, which has the sign."""
    scale = 100 if form == "percent" else 1
    return f"{scale * cell.low:.1f}–{scale * cell.high:.1f}"


def signed_range_of(cell: Interval) -> str:
    """The interval of points, which may be below 0."""
    return f"{cell.low:+.0f} to {cell.high:+.0f}"


def cell_html(cell: TableValue, column: Column, all_cells: Sequence[TableValue]) -> str:
    """A figure of a table, drawn on the scale of its column."""
    text = number(cell, column.form, column.digits)
    if column.fair is not None:
        return text + on_a_line(cell, column.fair, all_cells)
    if isinstance(cell, Interval) and column.title == RANGE:
        return bare_range_of(cell, column.form) if column.form == "percent" else signed_range_of(cell)
    if isinstance(cell, Interval):
        half = number((cell.high - cell.low) / 2, column.form, column.digits)
        return f'{text} <span class="within">± {half}</span>'
    if cell is not None and column.form == "percent":
        return f'{text}<span class="meter"><i style="width: {100 * min(cell, 1.0):.1f}%"></i></span>'
    return text


def on_a_line(cell: TableValue, fair: float, all_cells: Sequence[TableValue]) -> str:
    """A dot with its interval, and a line across at the fair share, which is in the middle. Nothing where it cannot be
    otherwise: what everybody does in every game has the fair share."""
    if not isinstance(cell, Interval) or (cell.low == cell.high and isclose(cell.value, fair)):
        return '<span class="range"></span>'
    known = [each for each in all_cells if isinstance(each, Interval)]
    reach = max(LEAST_REACH, *(max(each.high - fair, fair - each.low) for each in known))
    low, value, high = (50 + 50 * (each - fair) / reach for each in (cell.low, cell.value, cell.high))
    words = f"95% interval {number(cell.low, 'percent', 0)} to {number(cell.high, 'percent', 0)}"
    return (
        f'<span class="range" role="img" aria-label="{words}" title="{words}"><i class="fair"></i>'
        f'<i class="reach" style="left: {low:.1f}%; width: {high - low:.1f}%"></i>'
        f'<i class="spot" style="left: {value:.1f}%"></i></span>'
    )


def check_html(check: Check | None) -> str:
    """A figure with its verdict, and what made it so."""
    if check is None:
        return NOTHING
    digits = 1 if check.form == "percent" else 0 if isinstance(check.value, int) else 2
    verdict = '<span class="open">too few games</span>' if check.value is None else BADGES[check.ok]
    value = number(check.value, check.form, digits) if check.value is not None else ""
    remark = f'<span class="remark">{escape(check.found)}</span>' if check.found else ""
    return f"{value}{verdict}{remark}"


BADGES = {True: '<span class="good">ok</span>', False: '<span class="alarm">alarm</span>'}


def limits(check: Check) -> str:
    def text(limit: float) -> str:
        return f"{limit:.0%}" if check.form == "percent" else f"{limit:g}"

    if check.low is not None and check.high is not None:
        return f"{text(check.low)} to {text(check.high)}"
    if check.high == 0:
        return "none"
    if check.high is not None:
        return f"at most {text(check.high)}"
    return f"at least {text(check.low)}" if check.low is not None else NOTHING
