"""The command `emporion report`."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from emporion.arena.cells import number
from emporion.arena.game import unhurried
from emporion.arena.limits import check_jobs, check_number
from emporion.arena.page_file import check_writable, write_page
from emporion.arena.pictures import require_matplotlib
from emporion.arena.processes import processors
from emporion.arena.progress import bar_of
from emporion.arena.readiness import get_ready
from emporion.arena.repeating import command_line
from emporion.arena.report import Origin, Report, report_of, to_json
from emporion.arena.series import Series
from emporion.arena.tally import Tally
from emporion.games import find
from emporion.kernel.contract import Game
from emporion.kernel.errors import EmporionError
from emporion.kernel.options import parse_options
from emporion.statistics import Interval

DEFAULT_PAGE = Path("report.html")


@click.command()
@click.argument("game")
@click.option("--players", type=int, multiple=True, help="How many play. May be repeated; without it, all numbers.")
@click.option(
    "--games", "count", type=int, default=200, show_default=True, help="How many games for each number of players."
)
@click.option("--bot", "bot_name", default="merchant", show_default=True, help="The bot in all seats.")
@click.option("--seed", type=int, default=0, show_default=True, help="Fixes all luck and all decisions.")
@click.option("--option", "options", multiple=True, help="An option of the game, NAME=VALUE. May be repeated.")
@click.option("--jobs", type=int, help="Processes that play; without it, one for each processor.")
@click.option("--out", type=click.Path(path_type=Path), help="The file of the page; without it, report.html.")
@click.option("--json", "as_json", is_flag=True, help="Print all figures as one JSON object; a page only with --out.")
def report(
    game: str,
    players: tuple[int, ...],
    count: int,
    bot_name: str,
    seed: int,
    options: tuple[str, ...],
    jobs: int | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Play many games of GAME with a bot, and write a page about what is used and what it yields."""
    chosen = find(game)
    series = series_of(chosen, players, bot_name, seed, options)
    check_number("games", count, 10_000_000)
    check_jobs(jobs)
    path = out if out is not None or as_json else DEFAULT_PAGE
    if path is not None:
        require_matplotlib()
        check_writable(path)
    command = command_to_repeat(game, players, count, bot_name, seed, options)
    numbers = tuple(each.players for each in series)
    origin = Origin(chosen, bot_name, count, seed, series[0].options, numbers, command)
    made = report_of(origin, play_and_count(series, count, jobs))
    if as_json:
        click.echo(json.dumps(to_json(made)))
    else:
        show(made)
    if path is not None:
        from emporion.arena.report_page import page

        write_page(path, page(made))
        if not as_json:
            click.echo(f"The page: {path}")


def series_of(game: Game, players: tuple[int, ...], bot_name: str, seed: int, options: tuple[str, ...]) -> list[Series]:
    """What is to be played, for each number of players; everything that is wrong is found here."""
    if len(set(players)) < len(players):
        raise EmporionError(f"players: {max(players, key=players.count)} is given twice")
    bot = unhurried(bot_name)
    picked = parse_options(type(game.state().options), options)
    series = [Series(game, each, bot, picked, seed) for each in sorted(players) or game.players]
    for each in series:
        game.blank(each.players, picked, [0] * 8)
    return series


def command_to_repeat(
    game: str, players: tuple[int, ...], count: int, bot_name: str, seed: int, options: tuple[str, ...]
) -> str:
    words = ["emporion", "report", game, "--games", str(count), "--bot", bot_name, "--seed", str(seed)]
    for each in players:
        words += ["--players", str(each)]
    return command_line(words, options)


def play_and_count(series: list[Series], count: int, jobs: int | None) -> list[Tally]:
    """With a bar for those who wait."""
    from emporion.arena.workers import count_games  # slow to import

    get_ready(series[0].game, [series[0].bot], count * len(series))
    with bar_of("games", count * len(series)) as tick:
        return count_games(series, count, jobs or processors(), tick)


def show(made: Report) -> None:
    console = Console()
    console.print(summary(made))
    for line in (*made.remarks, *verdicts(made), *alarms(made)):
        console.print(line, highlight=False)


def verdicts(made: Report) -> list[str]:
    """The first answer of the page: whether it is good to play first."""
    return [
        f"{section.answers[0].question} ({section.players} players) {section.answers[0].verdict}."
        for section in made.sections
        if section.answers
    ]


def alarms(made: Report) -> list[str]:
    """Figures outside their limits, each with the numbers of players for which it is so."""
    found: dict[str, list[str]] = {}
    for section in made.sections:
        for check in section.alarms:
            found.setdefault(check.name, []).append(str(section.players))
    return [f"alarm: {name} ({', '.join(players)} players)" for name, players in found.items()]


def summary(made: Report) -> Table:
    """The main figures for people."""
    games = f"{made.origin.games:,} game{'' if made.origin.games == 1 else 's'}"
    title = f"{made.origin.game.title}: {games} of {made.origin.bot} bots"
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column("players", justify="right")
    for name in ("score", "winner", "turns", "decisions", "first wins", "shared", "alarms"):
        table.add_column(name, justify="right")
    for section in made.sections:
        means = [section.distributions[name].mean() for name in ("score", "winner's score", "turns", "decisions")]
        first = section.general[0].rows[0][1][0] if section.games else None
        wins = number(first, "percent", 1)
        if isinstance(first, Interval):
            wins += f" ({first.low:.0%}–{first.high:.0%})"
        shared = number(section.shared_wins, "percent", 1)
        table.add_row(
            str(section.players), *(number(mean, "number", 1) for mean in means), wins, shared,
            str(len(section.alarms)) if section.checks else "–",
        )  # fmt: skip
    return table
