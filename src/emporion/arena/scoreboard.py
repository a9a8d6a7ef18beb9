"""The standings of a tournament on the terminal, within 80 columns."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from emporion.arena.formatting import bare_range_of, number, signed_range_of
from emporion.arena.standings import Control, SeatStanding, Standing, Standings, warnings_of
from emporion.arena.tournament import ANCHOR
from emporion.statistics import Form, Interval


def scoreboard(standings: Standings) -> Iterator[RenderableType]:
    """All parts of the output, in order."""
    yield Text(heading(standings), style="bold")
    yield ""
    yield bot_table(standings)
    yield Text(footer(standings), style="dim")
    for warning in warnings_of(standings):
        yield Text(warning, style="red")
    if len(standings.lineups) > 1:
        yield ""
        yield lineup_table(standings)
    yield ""
    yield control_table(standings)
    yield ""
    yield seat_table(standings)
    yield ""
    yield rating_table(standings)


def heading(standings: Standings) -> str:
    tournament = standings.tournament
    deals = f"{tournament.deals:,} deal{'' if tournament.deals == 1 else 's'}"
    title = f"{tournament.rules.title}, {tournament.players} players"
    return f"{title}: {deals} in {tournament.players} rotations, {tournament.games:,} games, seed {tournament.seed}"


def footer(standings: Standings) -> str:
    return f"equal share {standings.fair:.1%}; intervals are 95% over deals; code {standings.tournament.code}"


def new_table(*heads: str) -> Table:
    """A table whose first column has names, and the others figures."""
    table = Table(box=None, pad_edge=False)
    table.add_column(heads[0], no_wrap=True)
    for head in heads[1:]:
        table.add_column(head, justify="right", no_wrap=True)
    return table


def bot_table(standings: Standings) -> Table:
    table = new_table("bot", "wins", "95%", "score", "95%", "its", "ms", "most")
    for each in standings.bots:
        name = short(standings, each.bot)
        table.add_row(name, *with_range(each.win_share, "percent"), *with_range(each.score), *effort(each))
    return table


def effort(standing: Standing) -> tuple[str, ...]:
    """Iterations and milliseconds per decision, and the milliseconds of the longest one."""
    longest = 1000 * standing.thinking.longest
    return (number(standing.iterations, "number", 0), milliseconds(standing.milliseconds), milliseconds(longest))


def milliseconds(found: float | None) -> str:
    return number(found, "number", 2 if found is not None and found < 10 else 0)


def short(standings: Standings, bot: str) -> Text:
    return Text(standings.tournament.short_names[bot])


def with_range(cell: Interval, form: Form = "number") -> tuple[str, str]:
    """A figure and its interval."""
    return number(cell, form, 1), bare_range_of(cell, form)


def lineup_table(standings: Standings) -> Table:
    """Results by line-up; bots that played together have the same number."""
    table = new_table("line-up", "", "wins", "95%")
    for line, (_, rows) in enumerate(standings.lineups, start=1):
        for each in rows:
            table.add_row(short(standings, each.bot), str(line), *with_range(each.win_share, "percent"))
    return table


def control_table(standings: Standings) -> Table:
    table = new_table("control", "wins", "95%", "")
    for each in standings.controls:
        table.add_row(Text(each.name), *with_range(each.win_share, "percent"), verdict(each))
    return table


def verdict(control: Control) -> str:
    """The result of a control in words."""
    if control.lineup.kind == "anchor":
        return "for the ratings"
    return "holds the equal share" if control.ok else "misses the equal share"


def seat_table(standings: Standings) -> Table:
    """Seats and order of play, side by side."""
    table = new_table("seat", "wins", "95%", "order", "wins", "95%")
    for seat, order in zip(standings.seats, standings.order, strict=True):
        table.add_row(*seat_cells(seat), *seat_cells(order))
    return table


def seat_cells(seat: SeatStanding) -> tuple[str, ...]:
    return (seat.name, *with_range(seat.win_share, "percent"))


def rating_table(standings: Standings) -> Table:
    table = new_table("rating", "Elo", "95%", "Plackett-Luce", "sigma")
    for each in standings.ratings:
        elo = "" if each.bot == ANCHOR else signed_range_of(each.elo)
        name = short(standings, each.bot)
        table.add_row(name, f"{each.elo.value:+.0f}", elo, f"{each.mu:+.1f}", f"{each.sigma:.1f}")
    return table
