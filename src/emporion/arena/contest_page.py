"""The standings of a contest as one HTML page that needs nothing else, in the manner of the report."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Iterator
from html import escape

from emporion.arena import pictures
from emporion.arena.bootstrap import RESAMPLES
from emporion.arena.cells import BADGES, RANGE, Naming, name_of, number, range_of
from emporion.arena.contest import ANCHOR
from emporion.arena.document import document, figure, how_it_was_made, table_section
from emporion.arena.processes import processors
from emporion.arena.standings import Standing, Standings, remarks
from emporion.statistics import Column, FigureTable, Interval, Subject, TableValue, rows

ABOUT_FIGURES = (
    "Every line-up plays every deal from each rotation of its seats, with the same luck. The deal is the sampling "
    "unit: intervals hold the middle 95% of what a figure is when the deals are drawn again (percentile bootstrap, "
    f"{RESAMPLES:,} times). Where all deals agree they have no width, and say nothing about what is rarer than one "
    "deal in so many. Players who share a victory have an equal part of it; a game that is broken off counts as shared "
    "by all. Where an outside bot gives no legal move in time, dice choose for it."
)


def contest_page(standings: Standings, where: str, command: str) -> str:
    """The whole document. `where` says what played."""
    contest = standings.contest
    facts = (
        ("Players", str(contest.players)),
        ("Bots", ", ".join(contest.bots)),
        ("Deals", f"{contest.deals:,}, in {contest.players} rotations of {len(contest.lineups)} line-ups"),
        ("Games", f"{contest.games:,}, of which {standings.broken_off:,} were broken off"),
        ("Seed", str(contest.seed)),
        ("Code", contest.code),
        ("Played", f"{where}, {machine()}"),
    )
    return document(
        f"{contest.rules.title}: a contest of {', '.join(contest.bots)}",
        heading(standings),
        "<main>",
        drawn(standings),
        '<div class="row">',
        *side_by_side(standings),
        "</div>",
        "</main>",
        how_it_was_made(contest.rules, contest.options, facts, ABOUT_FIGURES, command),
    )


def machine() -> str:
    return f"{platform.system()} on {platform.machine()} with {processors()} processors"


def heading(standings: Standings) -> str:
    """Who was the best, and whether that can be believed."""
    contest = standings.contest
    best = max(standings.table, key=lambda each: each.win_share.value)
    deals = f"{contest.deals:,} deal{'' if contest.deals == 1 else 's'}"
    lead = (
        f"{contest.players} players, {deals} from every seat. <b>{escape(best.bot)}</b> won "
        f"{number(best.win_share, 'percent', 1)} ({range_of(best.win_share)}) for each seat it took; an equal share is "
        f"{number(standings.fair, 'percent', 1)}."
    )
    believed = all(each.ok for each in standings.controls)
    verdict = "The mirror match holds the equal share." if believed else "The mirror match misses the equal share."
    badge = BADGES[believed]
    lines = [f"<p>{verdict}{badge}</p>", *(f"<p>{escape(each)}</p>" for each in remarks(standings))]
    title = escape(f"{contest.rules.title}: contest")
    return "\n".join(["<header>", f"<h1>{title}</h1>", f'<p class="lead">{lead}</p>', *lines, "</header>"])


def drawn(standings: Standings) -> str:
    """Win shares at a glance: bots, then seats."""
    bots = [(short(standings, each.bot), each.win_share) for each in standings.table]
    places = [(Subject(each.name), each.win_share) for each in (*standings.turns, *standings.seats)]
    label = "% of victories; the line is an equal share"
    figures = [
        figure(title, pictures.intervals(label, found, standings.fair, named), in_words(found))
        for title, found, named in (
            ("Wins by bot", bots, as_typed),
            ("Wins by order of play and by seat", places, name_of),
        )
    ]
    return f'<div class="pictures">\n{"".join(figures)}</div>'


def in_words(found: Iterable[tuple[Subject, Interval]]) -> str:
    return "; ".join(f"{thing.plain} {number(share, 'percent', 0)} ({range_of(share)})" for thing, share in found)


def side_by_side(standings: Standings) -> Iterator[str]:
    """The tables, each narrow enough for a phone."""
    tables: list[tuple[str, FigureTable, Naming]] = [
        ("bots", bot_table(standings), as_typed),
        ("thinking", thinking_table(standings), as_typed),
        ("lineups", lineup_table(standings), as_typed),
        ("ratings", rating_table(standings), as_typed),
        ("seats", seat_table(standings), name_of),
        ("controls", control_table(standings), as_typed),
    ]
    for name, table, named in tables:
        if name != "lineups" or len(standings.lineups) > 1:
            yield f"<div>\n{table_section(table, name, standings.contest.players, named)}\n</div>"


def short(standings: Standings, bot: str) -> Subject:
    return Subject(standings.contest.short_names[bot])


def as_typed(thing: Subject) -> str:
    """Names of bots are not words that begin with a capital at the head of a row."""
    return thing.plain


def wins(standings: Standings) -> tuple[Column, ...]:
    """A share drawn with its interval, and the interval in figures."""
    return (
        Column("wins", "percent", 1, standings.fair, "part of the victory for each seat"),
        Column(RANGE, "percent", about="the interval of wins"),
    )


def win_cells(share: Interval) -> tuple[TableValue, ...]:
    return share, share


SCORE = Column("score", digits=1, about="mean for each seat, with the 95% interval")


def bot_table(standings: Standings) -> FigureTable:
    found = ((short(standings, each.bot), (*win_cells(each.win_share), each.score)) for each in standings.table)
    return FigureTable("Bots", (*wins(standings), SCORE), rows(found))


def thinking_table(standings: Standings) -> FigureTable:
    columns = (
        Column("seats", digits=0, about="how often the bot took a seat"),
        Column("iterations", digits=0, about="for each decision with more than one answer, of bots that count them"),
        Column("ms", digits=2, about="milliseconds for such a decision"),
        Column("longest", digits=0, about="the most milliseconds for one"),
    )
    return FigureTable(
        "Thinking", columns, rows((short(standings, each.bot), effort(each)) for each in standings.table)
    )


def effort(standing: Standing) -> tuple[TableValue, ...]:
    return float(standing.seats), standing.iterations, standing.milliseconds, 1000 * standing.thinking.longest


def lineup_table(standings: Standings) -> FigureTable:
    found = [
        (Subject(f"{line}: {short(standings, each.bot).plain}"), (*win_cells(each.win_share), each.score))
        for line, (_, together) in enumerate(standings.lineups, start=1)
        for each in together
    ]
    about = "Those who played together have the same number."
    return FigureTable("Line-ups", (*wins(standings), SCORE), rows(found), about)


def control_table(standings: Standings) -> FigureTable:
    about = "The bot sits at every seat in turn. Against itself (the mirror match) it must hold its equal share."
    found = ((Subject(each.name), win_cells(each.win_share)) for each in standings.controls)
    return FigureTable("Controls", wins(standings), rows(found), about)


def seat_table(standings: Standings) -> FigureTable:
    places = (*standings.turns, *standings.seats)
    found = rows((Subject(each.name), (*win_cells(each.win_share), each.score)) for each in places)
    return FigureTable("Seats", (*wins(standings), SCORE), found, "In the order of play, then by seat.")


def rating_table(standings: Standings) -> FigureTable:
    about = f"Above {ANCHOR}, which stands at 0."
    columns = (
        Column("Elo", digits=0, about="by Bradley and Terry's model of all duels; 400 points are ten wins to one"),
        Column(RANGE, about="the interval of Elo"),
        Column("mu", digits=1, about="by Plackett and Luce's model, game by game, in units of openskill"),
        Column("sigma", digits=1, about="how uncertain mu is"),
    )
    found = (
        (short(standings, each.bot), (each.elo.value, None if each.bot == ANCHOR else each.elo, each.mu, each.sigma))
        for each in standings.ratings
    )
    return FigureTable("Ratings", columns, rows(found), about)
