"""What pages are made of: a document that needs nothing else, light or dark, on a desk or on a phone; tables, pictures,
and how it all came about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from emporion import __version__
from emporion.arena import pictures
from emporion.arena.cells import Naming, cell_html, name_of, number
from emporion.kernel.contract import Game, Json
from emporion.kernel.options import as_typed, describe_options
from emporion.statistics import FigureTable, Subject


def document(title: str, *parts: str) -> str:
    """A page of its own, with the style that all our pages have."""
    style = files("emporion.arena").joinpath("page.css").read_text(encoding="utf-8")
    lines = [
        "<!doctype html>",
        '<html lang="en">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f"<title>{escape(title)}</title>",
        f"<style>\n{style}</style>",
        "</head>",
        "<body>",
        *parts,
        "</body>",
        "</html>",
    ]
    return "\n".join(lines) + "\n"


def figure(title: str, svg: str, words: str, *, single: bool = False) -> str:
    label = escape(f"{title}. {words}", quote=True)
    svg = svg.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)
    kind = ' class="single"' if single else ""
    return f"<figure{kind}>\n<figcaption>{escape(title)}</figcaption>\n{svg}\n</figure>\n"


def table_section(table: FigureTable, name: str, players: int, named: Naming = name_of) -> str:
    parts = [f'<h3 id="{name}">{escape(table.title)}</h3>']
    if table.about or table.caution:
        parts.append(f'<p class="quiet">{escape(f"{table.about} {table.caution}".strip())}</p>')
    if table.chart_columns:
        parts.append(figure(table.chart_title, pictures.picture(table), words_of(table), single=True))
    columns = [(column, [cells[place] for _, cells in table.rows]) for place, column in enumerate(table.columns)]
    body = "".join(
        row_html(
            thing_html(thing, named),
            (f"<td>{cell_html(cell, *column)}</td>" for cell, column in zip(cells, columns, strict=True)),
        )
        for thing, cells in table.rows
    )
    heads = ["", *(column.title for column in table.columns)]
    parts.append(table_html(heads, body, f"{table.title}, {players} players"))
    legend = [(column.title, column.about) for column in table.columns if column.about]
    if legend:
        terms = "".join(f"<dt>{escape(title)}</dt><dd>{escape(about)}</dd>" for title, about in legend)
        parts.append(f"<details><summary>What the columns mean</summary><dl>{terms}</dl></details>")
    return "\n".join(parts)


def words_of(table: FigureTable) -> str:
    """What a picture of a table shows."""
    columns = [(place, column) for place, column in enumerate(table.columns) if column.title in table.chart_columns]
    return "; ".join(
        f"{name_of(thing)}: "
        + ", ".join(f"{column.title} {number(cells[place], column.form, column.digits)}" for place, column in columns)
        for thing, cells in table.rows
    )


def thing_html(thing: Subject, named: Naming) -> str:
    swatch = f'<span class="swatch" style="background: var(--{thing.tint})"></span>' if thing.tint else ""
    return f"{swatch}{escape(named(thing))}"


def row_html(head: str, cells: Iterable[str]) -> str:
    return f'<tr><th scope="row">{head}</th>{"".join(cells)}</tr>\n'


def table_html(heads: Sequence[str], body: str, label: str) -> str:
    """A table that can be moved sideways where it is too wide."""
    columns = "".join(f'<th scope="col">{escape(head)}</th>' if head else "<td></td>" for head in heads)
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{escape(label, quote=True)}">\n<table>\n'
        f"<thead><tr>{columns}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n</div>"
    )


def how_it_was_made(
    game: Game, options: dict[str, Json], facts: Iterable[tuple[str, str]], about: str, command: str
) -> str:
    """The end of a page: what its figures mean, what they are about, and how to make it again."""
    known = describe_options(type(game.state().options))
    values = {name: options.get(name, option["default"]) for name, option in known.items()}
    chosen = ", ".join(
        f"{name} = {'own numbers, see the command' if isinstance(value, dict) else as_typed(value)}"
        for name, value in values.items()
    )
    rules = f"{game.title}, rules version {game.version}"
    all_facts = (("Game", rules), ("Options", chosen), *facts, ("Emporion", __version__))
    listed = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in all_facts)
    return (
        f'<footer>\n<h3 id="made">How this page was made</h3>\n<p class="quiet">{escape(about)}</p>\n'
        f'<dl class="quiet">{listed}<dt>Again</dt><dd><code>{escape(command)}</code></dd></dl>\n</footer>'
    )
