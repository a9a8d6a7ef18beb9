"""HTML pages from the templates in `templates/`: self-contained, light or dark, for wide and narrow screens."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from emporion import __version__
from emporion.arena import charts
from emporion.arena.formatting import NOTHING, cell_text, check_limits, check_value, name_of, number
from emporion.files import atomic_write, follow_links, reason_of
from emporion.kernel.contract import Game, Json
from emporion.kernel.errors import EmporionError
from emporion.kernel.extras import require
from emporion.kernel.options import as_typed, describe_options
from emporion.statistics import FigureTable

if TYPE_CHECKING:
    from jinja2 import Environment


class Chart(NamedTuple):
    """A chart with its title, and the same in words for screen readers."""

    title: str
    svg: str
    words: str


class Provenance(NamedTuple):
    """How a page was made: what its figures mean, what they are about, and the command that makes it again."""

    about: str
    facts: list[tuple[str, str]]
    command: str


@cache
def templates() -> Environment:
    from jinja2 import Environment, PackageLoader, StrictUndefined

    environment = Environment(
        loader=PackageLoader("emporion.arena"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.globals.update(
        NOTHING=NOTHING,
        cell_text=cell_text,
        chart_of=chart_of,
        check_limits=check_limits,
        check_value=check_value,
        name_of=name_of,
    )
    return environment


def render(template: str, **context: Any) -> str:
    return templates().get_template(template).render(context)


def chart_of(table: FigureTable) -> Chart:
    """The chart that a table asks for."""
    columns = [(place, column) for place, column in enumerate(table.columns) if column.title in table.chart_columns]
    words = "; ".join(
        f"{name_of(subject)}: "
        + ", ".join(f"{column.title} {number(cells[place], column.form, column.digits)}" for place, column in columns)
        for subject, cells in table.rows
    )
    return Chart(table.chart_title, charts.table_chart(table), words)


def provenance(
    game: Game, options: dict[str, Json], facts: Iterable[tuple[str, str]], about: str, command: str
) -> Provenance:
    known = describe_options(type(game.state().options))
    values = {name: options.get(name, option["default"]) for name, option in known.items()}
    chosen = ", ".join(
        f"{name} = {'own numbers, see the command' if isinstance(value, dict) else as_typed(value)}"
        for name, value in values.items()
    )
    rules = f"{game.title}, rules version {game.version}"
    return Provenance(about, [("Game", rules), ("Options", chosen), *facts, ("Emporion", __version__)], command)


# The file of a page.


def require_pages() -> None:
    """Raise an error if pages cannot be made here."""
    require("report", "a page with charts", instead="--json for figures alone")


def check_writable(path: Path) -> None:
    """Raise an error before the games if the page could not be written after them."""
    real = follow(path)
    try:
        if real.exists() and not real.is_file():
            raise EmporionError(f"{path}: is not a file, so no page can be written there")
        if real.exists() and not os.access(real, os.W_OK):
            raise PermissionError(13, "Permission denied")
        if not real.parent.is_dir():
            raise EmporionError(f"{path}: there is no folder {real.parent}")
        with tempfile.NamedTemporaryFile(dir=real.parent, prefix=f".{real.name[:80]}."):
            pass
    except (OSError, ValueError) as problem:
        raise unwritable(path, problem) from None


def write_page(path: Path, text: str) -> None:
    try:
        atomic_write(path, text.encode())
    except OSError as problem:
        raise unwritable(path, problem) from None


def follow(path: Path) -> Path:
    """The file behind a link, which is what gets replaced."""
    try:
        return follow_links(path)
    except OSError as problem:
        raise unwritable(path, problem) from None


def unwritable(path: Path, problem: Exception) -> EmporionError:
    return EmporionError(f"{path}: cannot be written: {reason_of(problem)}")
