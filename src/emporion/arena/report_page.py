"""The report as an HTML page."""

from __future__ import annotations

from emporion.arena import charts
from emporion.arena.answers import Answer
from emporion.arena.formatting import name_of, number, range_of
from emporion.arena.page import Chart, provenance, render
from emporion.arena.report import Origin, Report, Section
from emporion.statistics import Check, Interval

ABOUT_FIGURES = (
    "The game is the sampling unit: intervals hold the true value in 95 of 100 reports like this one. Players who "
    "share a victory have equal parts of it. “They won” is about players who did the thing at least once in a game; "
    "where all players do it in every game, it says nothing. “Who did more won” is about players who did more of it "
    "than the average of their table; a player who is ahead often does more of everything. “Who preferred it won” is "
    "about players for whom it was a larger part of what they did of the kind than for their table, however much that "
    "was. Answers name only what is so far from an equal share that chance alone would produce such an answer in one "
    "report of twenty. The figures are about bots, not people."
)

TextCell = tuple[str, str]
"""A figure and its interval, which may be empty."""


def report_page(report: Report) -> str:
    """The whole document."""
    origin = report.origin
    games = count_of_games(origin)
    facts = (
        ("Players", ", ".join(map(str, origin.players))),
        ("Bot", origin.bot),
        ("Games", f"{origin.games:,} for each number of players"),
        ("Seed", str(origin.seed)),
    )
    return render(
        "report.html",
        title=f"{origin.game.title}: report on {games}",
        report=report,
        origin=origin,
        games=games,
        verdict=verdict(report),
        questions=questions(report),
        heads=[f"{section.players} players" for section in report.sections],
        overview=overview(report),
        checks=checks(report),
        sections=[(section, general_charts(section) if section.games else []) for section in report.sections],
        provenance=provenance(origin.game, origin.options, facts, ABOUT_FIGURES, origin.command),
    )


def count_of_games(origin: Origin) -> str:
    return f"{origin.games:,} game{'' if origin.games == 1 else 's'}"


def verdict(report: Report) -> str:
    """Whether all checks passed."""
    alarms = f"{report.alarms} figure{'s' if report.alarms > 1 else ''} outside the limits." if report.alarms else ""
    checks = [check for section in report.sections for check in section.checks]
    judged = [check for check in checks if check.value is not None]
    found = alarms or ("All checked figures lie within their limits." if judged else "")
    if len(judged) < len(checks):
        found += f" For {len(checks) - len(judged)} there were too few games."
    return found


def questions(report: Report) -> dict[tuple[str, str], list[tuple[int, Answer]]]:
    """By question and caution, the answers for each number of players."""
    asked: dict[tuple[str, str], list[tuple[int, Answer]]] = {}
    for section in report.sections:
        for answer in section.answers:
            asked.setdefault((answer.question, answer.caution), []).append((section.players, answer))
    return asked


def overview(report: Report) -> list[tuple[str, list[TextCell]]]:
    """Rows of the main figures, with a column for each number of players."""
    sections = report.sections
    found: list[tuple[str, list[TextCell]]] = [("Games", [(f"{section.games:,}", "") for section in sections])]
    for name in sections[0].distributions:
        found.append((f"{name[:1].upper()}{name[1:]}, mean", [(mean_of(section, name), "") for section in sections]))
    found.append(("Wins of who plays first", [first_player_wins(section) for section in sections]))
    shared = [(number(section.shared_wins, "percent", 1), "") for section in sections]
    return [*found, ("Shared victories", shared)]


def mean_of(section: Section, name: str) -> str:
    mean = section.distributions[name].mean()
    return number(mean.value if mean else None, "number", 1)


def first_player_wins(section: Section) -> TextCell:
    wins = section.general[0].rows[0][1][0]
    if not isinstance(wins, Interval):
        return number(None, "percent", 1), ""
    return number(wins.value, "percent", 1), range_of(wins)


def checks(report: Report) -> list[tuple[str, Check, list[Check | None]]]:
    """By name, a check of any section, and the checks of all of them."""
    by_name: dict[str, list[Check | None]] = {}
    for place, section in enumerate(report.sections):
        for check in section.checks:
            by_name.setdefault(check.name, [None] * len(report.sections))[place] = check
    return [
        (name[:1].upper() + name[1:], next(check for check in found if check is not None), found)
        for name, found in by_name.items()
    ]


def general_charts(section: Section) -> list[Chart]:
    spreads = section.distributions
    rows = [(subject, cells[0]) for subject, cells in section.general[0].rows]
    return [
        Chart(
            "Scores",
            charts.histogram("points", {"all players": spreads["score"], "winners": spreads["winner's score"]}),
            in_words(section, "score", "winner's score"),
        ),
        Chart(
            "Length", charts.histogram("turns of all players", {"turns": spreads["turns"]}), in_words(section, "turns")
        ),
        Chart(
            "Wins by order of play and by seat",
            charts.interval_chart("% of games; the line is an equal share", rows, 1 / section.players),
            "; ".join(f"{name_of(subject)} {number(cell, 'percent', 0)}" for subject, cell in rows),
        ),
    ]


def in_words(section: Section, *names: str) -> str:
    """Distributions in words, for screen readers."""
    return "; ".join(
        f"{name}: mean {mean_of(section, name)}, 80% from {spread.quantile(0.1)} to {spread.quantile(0.9)}"
        for name, spread in section.distributions.items()
        if name in names
    )
