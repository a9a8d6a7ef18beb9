"""The report as one HTML page that needs nothing else: light or dark, on a desk or on a phone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from emporion import __version__
from emporion.arena import pictures
from emporion.arena.cells import cell_html, check_html, limits, number
from emporion.arena.report import Origin, Report, Section, name_of
from emporion.kernel.options import as_typed, describe_options
from emporion.kernel.statistics import Check, Interval, Table, Thing

ABOUT_FIGURES = (
    "The game is the sampling unit: intervals hold the true value in 95 of 100 reports like this one. Players who "
    "share a victory have an equal part of it. “They won” is about everybody who did the thing at least once in a "
    "game; where all players do it in every game, it says nothing. The figures are about bots, not people."
)


def page(report: Report) -> str:
    """The whole document."""
    origin = report.origin
    title = f"{origin.game.title}: report on {games_told(origin)}"
    style = files("emporion.arena").joinpath("page.css").read_text(encoding="utf-8")
    parts = [
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
        heading(report),
        contents(report),
        "<main>",
        overview(report),
        *(section_html(section) for section in report.sections),
        "</main>",
        closing(origin),
        "</body>",
        "</html>",
    ]
    return "\n".join(parts) + "\n"


def heading(report: Report) -> str:
    origin = report.origin
    each = " for each number of players" if len(report.sections) > 1 else ""
    alarms = f"{report.alarms} figure{'s' if report.alarms > 1 else ''} outside the limits." if report.alarms else ""
    checks = [check for section in report.sections for check in section.checks]
    judged = [check for check in checks if check.value is not None]
    verdict = alarms or ("All checked figures lie within their limits." if judged else "")
    if len(judged) < len(checks):
        verdict += f" For {len(checks) - len(judged)} there were too few games."
    lead = f"{games_told(origin)}{each}, with the bot <b>{escape(origin.bot)}</b> in all seats. {escape(verdict)}"
    return f'<header>\n<h1>{escape(origin.game.title)}</h1>\n<p class="lead">{lead}</p>\n</header>'


def games_told(origin: Origin) -> str:
    return f"{origin.games:,} game{'' if origin.games == 1 else 's'}"


def anchor(section: Section, place: int) -> str:
    return f"players-{section.players}-{place}"


def contents(report: Report) -> str:
    """A list for each number of players."""
    lists = ['<nav aria-label="Contents">', '<div><b><a href="#overview">Overview</a></b></div>']
    for section in report.sections:
        items = "".join(
            f'<li><a href="#{anchor(section, place)}">{escape(table.title)}</a></li>'
            for place, table in enumerate(section.tables)
        )
        title = f'<b><a href="#players-{section.players}">{section.players} players</a></b>'
        lists.append(f"<div>{title}<ol>{items}</ol></div>")
    return "\n".join([*lists, "</nav>"])


def overview(report: Report) -> str:
    """All numbers of players side by side."""
    heads = [f"{section.players} players" for section in report.sections]
    lines: list[tuple[str, list[str]]] = [("Games", [f"{section.games:,}" for section in report.sections])]
    for name in report.sections[0].distributions:
        lines.append((f"{name[:1].upper()}{name[1:]}, mean", [mean_of(section, name) for section in report.sections]))
    lines.append(("Wins of who plays first", [first_wins(section) for section in report.sections]))
    shared = [number(section.shared_wins, "percent", 1) for section in report.sections]
    lines.append(("Shared victories", shared))
    body = "".join(row_html(escape(name), [f"<td>{cell}</td>" for cell in cells]) for name, cells in lines)
    parts = ['<section id="overview">', "<h2>Overview</h2>", table_html(["", *heads], body, "Main figures")]
    if any(section.checks for section in report.sections):
        parts += ["<h3>Checks</h3>", checks(report)]
    return "\n".join([*parts, "</section>"])


def mean_of(section: Section, name: str) -> str:
    mean = section.distributions[name].mean()
    return number(mean.value if mean else None, "number", 1)


def first_wins(section: Section) -> str:
    wins = section.general[0].rows[0][1][0]
    if not isinstance(wins, Interval):
        return number(None, "percent", 1)
    low, high = number(wins.low, "percent", 0), number(wins.high, "percent", 0)
    return f'{number(wins.value, "percent", 1)} <span class="within">({low}–{high})</span>'


def checks(report: Report) -> str:
    """Figures with limits, for all numbers of players."""
    by_name: dict[str, list[Check | None]] = {}
    for place, section in enumerate(report.sections):
        for check in section.checks:
            by_name.setdefault(check.name, [None] * len(report.sections))[place] = check
    body = ""
    for name, found in by_name.items():
        known = next(check for check in found if check is not None)
        remark = f'<span class="remark">{escape(known.about)}</span>' if known.about else ""
        cells = [limits(known), *(check_html(check) for check in found)]
        body += row_html(f"{escape(name[:1].upper() + name[1:])}{remark}", [f"<td>{cell}</td>" for cell in cells])
    heads = ["", "limits", *(f"{section.players} players" for section in report.sections)]
    return table_html(heads, body, "Checks").replace("<table>", '<table class="checks">')


def section_html(section: Section) -> str:
    """Everything about one number of players."""
    name = f"players-{section.players}"
    parts = [
        f'<section id="{name}" aria-labelledby="{name}-title">',
        f'<h2 id="{name}-title">{section.players} players</h2>',
    ]
    if not section.games:
        parts.append("<p>No game came to its end.</p>")
    else:
        parts.append(general_pictures(section))
    blocks = [
        f"<div>\n{table_section(table, anchor(section, place), section.players)}\n</div>"
        for place, table in enumerate(section.tables)
    ]
    general = len(section.general)
    parts += ['<div class="row">', *blocks[:general], "</div>", *blocks[general:]]
    return "\n".join([*parts, "</section>"])


def general_pictures(section: Section) -> str:
    spreads = section.distributions
    seats = section.general[0]
    rows = [(thing, cells[0]) for thing, cells in seats.rows]
    drawn = (
        (
            "Scores",
            pictures.histogram("points", {"all players": spreads["score"], "winners": spreads["winner's score"]}),
            told(section, "score", "winner's score"),
        ),
        ("Length", pictures.histogram("turns of all players", {"turns": spreads["turns"]}), told(section, "turns")),
        (
            "Wins by order of play and by seat",
            pictures.intervals("% of games; the line is an equal share", rows, 1 / section.players),
            "; ".join(f"{name_of(thing)} {number(cell, 'percent', 0)}" for thing, cell in rows),
        ),
    )
    return f'<div class="pictures">\n{"".join(figure(*each) for each in drawn)}</div>'


def told(section: Section, *names: str) -> str:
    """A distribution in words, for those who do not see it."""
    return "; ".join(
        f"{name}: mean {mean_of(section, name)}, 80% from {spread.quantile(0.1)} to {spread.quantile(0.9)}"
        for name, spread in section.distributions.items()
        if name in names
    )


def figure(title: str, svg: str, words: str, *, single: bool = False) -> str:
    label = escape(f"{title}. {words}", quote=True)
    svg = svg.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)
    kind = ' class="single"' if single else ""
    return f"<figure{kind}>\n<figcaption>{escape(title)}</figcaption>\n{svg}\n</figure>\n"


def table_section(table: Table, name: str, players: int) -> str:
    parts = [f'<h3 id="{name}">{escape(table.title)}</h3>']
    if table.about:
        parts.append(f'<p class="quiet">{escape(table.about)}</p>')
    if table.drawn:
        parts.append(figure(table.drawn_as, pictures.bars(table), words_of(table), single=True))
    columns = [(column, [cells[place] for _, cells in table.rows]) for place, column in enumerate(table.columns)]
    body = "".join(
        row_html(
            thing_html(thing),
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


def words_of(table: Table) -> str:
    """What a picture of a table shows."""
    columns = [(place, column) for place, column in enumerate(table.columns) if column.title in table.drawn]
    return "; ".join(
        f"{name_of(thing)}: "
        + ", ".join(f"{column.title} {number(cells[place], column.form, column.digits)}" for place, column in columns)
        for thing, cells in table.rows
    )


def thing_html(thing: Thing) -> str:
    swatch = f'<span class="swatch" style="background: var(--{thing.tint})"></span>' if thing.tint else ""
    return f"{swatch}{escape(name_of(thing))}"


def row_html(head: str, cells: Iterable[str]) -> str:
    return f'<tr><th scope="row">{head}</th>{"".join(cells)}</tr>\n'


def table_html(heads: Sequence[str], body: str, label: str) -> str:
    """A table that can be moved sideways where it is too wide."""
    columns = "".join(f'<th scope="col">{escape(head)}</th>' if head else "<td></td>" for head in heads)
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{escape(label, quote=True)}">\n<table>\n'
        f"<thead><tr>{columns}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n</div>"
    )


def closing(origin: Origin) -> str:
    """How the page was made."""
    known = describe_options(type(origin.game.state().options))
    values = {name: origin.options.get(name, option["default"]) for name, option in known.items()}
    options = ", ".join(
        f"{name} = {'own numbers, see the command' if isinstance(value, dict) else as_typed(value)}"
        for name, value in values.items()
    )
    facts = (
        ("Game", f"{origin.game.title}, rules version {origin.game.version}"),
        ("Options", options),
        ("Players", ", ".join(map(str, origin.players))),
        ("Bot", origin.bot),
        ("Games", f"{origin.games:,} for each number of players"),
        ("Seed", str(origin.seed)),
        ("Emporion", __version__),
    )
    listed = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts)
    return (
        f'<footer>\n<h3 id="made">How this page was made</h3>\n<p class="quiet">{escape(ABOUT_FIGURES)}</p>\n'
        f'<dl class="quiet">{listed}<dt>Again</dt><dd><code>{escape(origin.command)}</code></dd></dl>\n</footer>'
    )
