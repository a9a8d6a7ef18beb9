"""The report as a page."""

from __future__ import annotations

from html import escape

from emporion.arena import pictures
from emporion.arena.cells import check_html, limits, name_of, number, range_of
from emporion.arena.document import document, figure, how_it_was_made, row_html, table_html, table_section
from emporion.arena.report import Origin, Report, Section
from emporion.statistics import Check, Interval

ABOUT_FIGURES = (
    "The game is the sampling unit: intervals hold the true value in 95 of 100 reports like this one. Players who "
    "share a victory have an equal part of it. “They won” is about everybody who did the thing at least once in a "
    "game; where all players do it in every game, it says nothing. “Who did more won” is about those who did more of "
    "it than the average of their table; who is ahead often does more of everything. “Who preferred it won” is about "
    "those with whom it had a larger part of all they did of the kind than with their table, however much that was. "
    "Answers name what is so far from an equal share that all the luck of one answer together would show it in one "
    "report of twenty. The figures are about bots, not people."
)


def page(report: Report) -> str:
    """The whole document."""
    origin = report.origin
    return document(
        f"{origin.game.title}: report on {games_told(origin)}",
        heading(report),
        contents(report),
        "<main>",
        answers(report),
        overview(report),
        *(section_html(section) for section in report.sections),
        "</main>",
        closing(origin),
    )


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
    lines = [f"<h1>{escape(origin.game.title)}</h1>", f'<p class="lead">{lead}</p>']
    lines += [f"<p>{escape(remark)}</p>" for remark in report.remarks]
    return "\n".join(["<header>", *lines, "</header>"])


def games_told(origin: Origin) -> str:
    return f"{origin.games:,} game{'' if origin.games == 1 else 's'}"


def anchor(section: Section, place: int) -> str:
    return f"players-{section.players}-{place}"


def contents(report: Report) -> str:
    """A list for each number of players."""
    first = '<b><a href="#answers">Answers</a></b><br><b><a href="#overview">Overview</a></b>'
    lists = ['<nav aria-label="Contents">', f"<div>{first}</div>"]
    for section in report.sections:
        items = "".join(
            f'<li><a href="#{anchor(section, place)}">{escape(table.title)}</a></li>'
            for place, table in enumerate(section.tables)
        )
        title = f'<b><a href="#players-{section.players}">{section.players} players</a></b>'
        lists.append(f"<div>{title}<ol>{items}</ol></div>")
    return "\n".join([*lists, "</nav>"])


def answers(report: Report) -> str:
    """Questions, each answered for every number of players."""
    asked: dict[tuple[str, str], list[str]] = {}
    for section in report.sections:
        for answer in section.answers:
            asked.setdefault((answer.question, answer.caution), []).append(
                f"<dt>{section.players} players</dt><dd><b>{escape(answer.verdict)}.</b> {escape(answer.words)}</dd>"
            )
    parts = ['<section id="answers">', "<h2>Answers</h2>", '<div class="questions">']
    for (question, caution), lines in asked.items():
        note = f'<p class="quiet">{escape(caution)}</p>' if caution else ""
        parts.append(f'<div><h3>{escape(question)}</h3>\n<dl class="answers">{"".join(lines)}</dl>{note}</div>')
    return "\n".join([*parts, "</div>", "</section>"])


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
    return f'{number(wins.value, "percent", 1)} <span class="within">({range_of(wins)})</span>'


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


def closing(origin: Origin) -> str:
    facts = (
        ("Players", ", ".join(map(str, origin.players))),
        ("Bot", origin.bot),
        ("Games", f"{origin.games:,} for each number of players"),
        ("Seed", str(origin.seed)),
    )
    return how_it_was_made(origin.game, origin.options, facts, ABOUT_FIGURES, origin.command)
