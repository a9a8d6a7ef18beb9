"""Tables of figures and checks, independent of how they are shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from emporion.statistics.proportions import Interval

Form = Literal["number", "percent"]


@dataclass(frozen=True)
class Subject:
    """What a row is about: a catalogue id, and an English name if there is none."""

    plain: str
    id: str = ""
    tint: str = ""
    """Its colour in the game."""


TableValue = float | Interval | None
"""None if the denominator is zero."""


@dataclass(frozen=True)
class Column:
    """A column's title, number format and explanation."""

    title: str
    form: Form = "number"
    digits: int = 2
    fair: float | None = None
    """For shares: the value if the subject made no difference."""
    about: str = ""


@dataclass(frozen=True)
class FigureTable:
    """Figures about subjects of one kind."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Subject, tuple[TableValue, ...]], ...]
    about: str = ""
    chart_columns: tuple[str, ...] = ()
    """Columns to draw: parts of a whole as one bar per row, or one column of shares with intervals."""
    chart_title: str = ""
    """The chart's title."""
    question: str = ""
    """The question that the table answers."""
    answer: str = ""
    """The title of the column that answers it: the answer names the rows whose interval excludes the fair share."""
    caution: str = ""
    """A confounder that may explain the figures."""


@dataclass(frozen=True)
class Check:
    """A figure that should stay within limits."""

    name: str
    value: float | None
    """None if there were too few games to say."""
    low: float | None = None
    high: float | None = None
    form: Form = "number"
    about: str = ""
    found: str = ""
    """What the figure was computed from."""

    @property
    def ok(self) -> bool:
        if self.value is None:
            return True
        return (self.low is None or self.value >= self.low) and (self.high is None or self.value <= self.high)


def rows(found: Iterable[tuple[Subject, Iterable[TableValue]]]) -> tuple[tuple[Subject, tuple[TableValue, ...]], ...]:
    """The rows of a `FigureTable`."""
    return tuple((subject, tuple(values)) for subject, values in found)
