"""The standings of a contest on a terminal, within 80 columns."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from emporion.arena.cells import bare_range_of, number, signed_range_of
from emporion.arena.contest import ANCHOR
from emporion.arena.standings import Control, Place, Standing, Standings, remarks
from emporion.statistics import Form, Interval


def scoreboard(standings: Standings) -> Iterator[RenderableType]:
    """Everything that people are told, one thing after the other."""
    yield Text(heading(standings), style="bold")
    yield ""
    yield table_of(standings)
    yield Text(footing(standings), style="dim")
    for remark in remarks(standings):
        yield Text(remark, style="red")
    if len(standings.lineups) > 1:
        yield ""
        yield lineups_of(standings)
    yield ""
    yield controls_of(standings)
    yield ""
    yield seats_of(standings)
    yield ""
    yield ratings_of(standings)


def heading(standings: Standings) -> str:
    contest = standings.contest
    deals = f"{contest.deals:,} deal{'' if contest.deals == 1 else 's'}"
    title = f"{contest.rules.title}, {contest.players} players"
    return f"{title}: {deals} in {contest.players} rotations, {contest.games:,} games, seed {contest.seed}"


def footing(standings: Standings) -> str:
    return f"equal share {standings.fair:.1%}; intervals are 95% over deals; code {standings.contest.code}"


def new_table(*heads: str) -> Table:
    """The first column has names, the others figures."""
    table = Table(box=None, pad_edge=False)
    table.add_column(heads[0], no_wrap=True)
    for head in heads[1:]:
        table.add_column(head, justify="right", no_wrap=True)
    return table


def table_of(standings: Standings) -> Table:
    table = new_table("bot", "wins", "95%", "score", "95%", "its", "ms", "most")
    for each in standings.table:
        name = short(standings, each.bot)
        table.add_row(name, *with_range(each.win_share, "percent"), *with_range(each.score), *effort(each))
    return table


def effort(standing: Standing) -> tuple[str, ...]:
    """For each decision: iterations, milliseconds, and the most milliseconds."""
    longest = 1000 * standing.thinking.longest
    return (number(standing.iterations, "number", 0), milliseconds(standing.milliseconds), milliseconds(longest))


def milliseconds(found: float | None) -> str:
    return number(found, "number", 2 if found is not None and found < 10 else 0)


def short(standings: Standings, bot: str) -> Text:
    return Text(standings.contest.short_names[bot])


def with_range(cell: Interval, form: Form = "number") -> tuple[str, str]:
    """A figure and its interval."""
    return number(cell, form, 1), bare_range_of(cell, form)


def lineups_of(standings: Standings) -> Table:
    """Who won against whom; those who played together have the same number."""
    table = new_table("line-up", "", "wins", "95%")
    for line, (_, rows) in enumerate(standings.lineups, start=1):
        for each in rows:
            table.add_row(short(standings, each.bot), str(line), *with_range(each.win_share, "percent"))
    return table


def controls_of(standings: Standings) -> Table:
    table = new_table("control", "wins", "95%", "")
    for each in standings.controls:
        table.add_row(Text(each.name), *with_range(each.win_share, "percent"), verdict(each))
    return table


def verdict(control: Control) -> str:
    """What a control says, in a few words."""
    if control.lineup.kind == "anchor":
        return "for the ratings"
    return "holds the equal share" if control.ok else "misses the equal share"


def seats_of(standings: Standings) -> Table:
    """Seats and places in the order of play side by side."""
    table = new_table("seat", "wins", "95%", "order", "wins", "95%")
    for seat, turn in zip(standings.seats, standings.turns, strict=True):
        table.add_row(*place_cells(seat), *place_cells(turn))
    return table


def place_cells(place: Place) -> tuple[str, ...]:
    return (place.name, *with_range(place.win_share, "percent"))


def ratings_of(standings: Standings) -> Table:
    table = new_table("rating", "Elo", "95%", "Plackett-Luce", "sigma")
    for each in standings.ratings:
        elo = "" if each.bot == ANCHOR else signed_range_of(each.elo)
        name = short(standings, each.bot)
        table.add_row(name, f"{each.elo.value:+.0f}", elo, f"{each.mu:+.1f}", f"{each.sigma:.1f}")
    return table
