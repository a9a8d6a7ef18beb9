"""The standings of a tournament as an HTML page."""

from __future__ import annotations

import platform
from collections.abc import Iterable

from emporion.arena import charts
from emporion.arena.formatting import RANGE, NameFunction, name_of, number, range_of
from emporion.arena.page import Chart, provenance, render
from emporion.arena.parallel import cpu_count
from emporion.arena.results import RESAMPLES
from emporion.arena.standings import Standing, Standings, warnings_of
from emporion.arena.tournament import ANCHOR
from emporion.statistics import Column, FigureTable, Interval, Subject, TableValue, rows

ABOUT_FIGURES = (
    "Each line-up plays each deal in every rotation of its seats, with the same luck. The deal is the sampling unit: "
    "intervals are 95% percentile bootstraps over deals "
    f"({RESAMPLES:,} resamples). Where all deals agree an interval has no width, and says nothing about events that "
    "are rarer than one deal in the number played. Players who share a victory have equal parts of it; a game that is "
    "broken off counts as shared by all. Where an external bot gives no legal move in time, a random one is played."
)


def arena_page(standings: Standings, execution: str, command: str) -> str:
    """The whole document. `execution` says where the games were played."""
    tournament = standings.tournament
    facts = (
        ("Players", str(tournament.players)),
        ("Bots", ", ".join(tournament.bots)),
        ("Deals", f"{tournament.deals:,}, in {tournament.players} rotations of {len(tournament.lineups)} line-ups"),
        ("Games", f"{tournament.games:,}, of which {standings.broken_off:,} were broken off"),
        ("Seed", str(tournament.seed)),
        ("Code", tournament.code),
        ("Played", f"{execution}, {machine()}"),
    )
    best = max(standings.bots, key=lambda each: each.win_share.value)
    return render(
        "arena.html",
        title=f"{tournament.rules.title}: a tournament of {', '.join(tournament.bots)}",
        tournament=tournament,
        deals=f"{tournament.deals:,} deal{'' if tournament.deals == 1 else 's'}",
        best=best,
        best_share=f"{number(best.win_share, 'percent', 1)} ({range_of(best.win_share)})",
        fair=number(standings.fair, "percent", 1),
        controls_ok=all(each.ok for each in standings.controls),
        warnings=list(warnings_of(standings)),
        charts=win_charts(standings),
        tables=tables(standings),
        provenance=provenance(tournament.rules, tournament.options, facts, ABOUT_FIGURES, command),
    )


def machine() -> str:
    return f"{platform.system()} on {platform.machine()} with {cpu_count()} CPUs"


def win_charts(standings: Standings) -> list[Chart]:
    """Win shares of bots and seats."""
    bots = [(short(standings, each.bot), each.win_share) for each in standings.bots]
    seats = [(Subject(each.name), each.win_share) for each in (*standings.order, *standings.seats)]
    label = "% of victories; the line is an equal share"
    return [
        Chart(title, charts.interval_chart(label, found, standings.fair, name), in_words(found))
        for title, found, name in (
            ("Wins by bot", bots, plain_name),
            ("Wins by order of play and by seat", seats, name_of),
        )
    ]


def in_words(found: Iterable[tuple[Subject, Interval]]) -> str:
    return "; ".join(f"{subject.plain} {number(share, 'percent', 0)} ({range_of(share)})" for subject, share in found)


def tables(standings: Standings) -> list[tuple[str, FigureTable, NameFunction]]:
    """The tables with their ids, each narrow enough for a phone."""
    found: list[tuple[str, FigureTable, NameFunction]] = [
        ("bots", bot_table(standings), plain_name),
        ("thinking", thinking_table(standings), plain_name),
        ("lineups", lineup_table(standings), plain_name),
        ("ratings", rating_table(standings), plain_name),
        ("seats", seat_table(standings), name_of),
        ("controls", control_table(standings), plain_name),
    ]
    return [each for each in found if each[0] != "lineups" or len(standings.lineups) > 1]


def short(standings: Standings, bot: str) -> Subject:
    return Subject(standings.tournament.short_names[bot])


def plain_name(subject: Subject) -> str:
    """Bots' names do not get a capital."""
    return subject.plain


def wins(standings: Standings) -> tuple[Column, ...]:
    """The win share with its interval drawn, and the interval in figures."""
    return (
        Column("wins", "percent", 1, standings.fair, "part of the victory per seat"),
        Column(RANGE, "percent", about="the interval of wins"),
    )


def win_cells(share: Interval) -> tuple[TableValue, ...]:
    return share, share


SCORE = Column("score", digits=1, about="mean per seat, with the 95% interval")


def bot_table(standings: Standings) -> FigureTable:
    found = ((short(standings, each.bot), (*win_cells(each.win_share), each.score)) for each in standings.bots)
    return FigureTable("Bots", (*wins(standings), SCORE), rows(found))


def thinking_table(standings: Standings) -> FigureTable:
    columns = (
        Column("seats", digits=0, about="how often the bot took a seat"),
        Column("iterations", digits=0, about="per decision with more than one legal move, of bots that count them"),
        Column("ms", digits=2, about="milliseconds per such decision"),
        Column("longest", digits=0, about="milliseconds of the longest one"),
    )
    return FigureTable("Thinking", columns, rows((short(standings, each.bot), effort(each)) for each in standings.bots))


def effort(standing: Standing) -> tuple[TableValue, ...]:
    return float(standing.seats), standing.iterations, standing.milliseconds, 1000 * standing.thinking.longest


def lineup_table(standings: Standings) -> FigureTable:
    found = [
        (Subject(f"{line}: {short(standings, each.bot).plain}"), (*win_cells(each.win_share), each.score))
        for line, (_, together) in enumerate(standings.lineups, start=1)
        for each in together
    ]
    about = "Bots that played together have the same number."
    return FigureTable("Line-ups", (*wins(standings), SCORE), rows(found), about)


def control_table(standings: Standings) -> FigureTable:
    about = "The bot sits in every seat in turn. Against itself (the mirror match) it must get an equal share."
    found = ((Subject(each.name), win_cells(each.win_share)) for each in standings.controls)
    return FigureTable("Controls", wins(standings), rows(found), about)


def seat_table(standings: Standings) -> FigureTable:
    seats = (*standings.order, *standings.seats)
    found = rows((Subject(each.name), (*win_cells(each.win_share), each.score)) for each in seats)
    return FigureTable("Seats", (*wins(standings), SCORE), found, "By order of play, then by seat.")


def rating_table(standings: Standings) -> FigureTable:
    about = f"Relative to {ANCHOR}, which is 0."
    columns = (
        Column("Elo", digits=0, about="Bradley-Terry model of all pairwise results; 400 points mean ten wins to one"),
        Column(RANGE, about="the interval of Elo"),
        Column("mu", digits=1, about="Plackett-Luce model, game by game, in units of openskill"),
        Column("sigma", digits=1, about="the uncertainty of mu"),
    )
    found = (
        (short(standings, each.bot), (each.elo.value, None if each.bot == ANCHOR else each.elo, each.mu, each.sigma))
        for each in standings.ratings
    )
    return FigureTable("Ratings", columns, rows(found), about)
