"""The command `emporion report`."""

from __future__ import annotations

import json
import shlex
from contextlib import suppress
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from emporion import bots
from emporion.arena.cells import number
from emporion.arena.page_file import check_writable, write_page
from emporion.arena.pictures import require_matplotlib
from emporion.arena.report import Origin, Report, report_of, to_json
from emporion.arena.series import Series
from emporion.arena.tally import Tally
from emporion.games import find
from emporion.kernel.contract import Game
from emporion.kernel.errors import BackendUnavailable, EmporionError
from emporion.kernel.options import parse_options
from emporion.kernel.statistics import Interval

MOST_JOBS = 256
WORTH_COMPILING = 150  # games; fewer are played sooner than bots are compiled
DEFAULT_PAGE = Path("report.html")


@click.command()
@click.argument("game")
@click.option("--players", type=int, multiple=True, help="How many play. May be repeated; without it, all numbers.")
@click.option(
    "--games", "count", type=int, default=200, show_default=True, help="How many games for each number of players."
)
@click.option("--bot", "bot_name", default="greedy", show_default=True, help="The bot in all seats.")
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
    check_number("jobs", 1 if jobs is None else jobs, MOST_JOBS)
    path = out if out is not None or as_json else DEFAULT_PAGE
    if path is not None:
        require_matplotlib()
        check_writable(path)
    command = command_to_repeat(game, players, count, bot_name, seed, options)
    numbers = tuple(each.players for each in series)
    origin = Origin(chosen, bot_name, count, seed, series[0].options, numbers, command)
    made = report_of(origin, play_and_count(series, count, jobs))
    if path is not None:
        from emporion.arena.page import page

        write_page(path, page(made))
    if as_json:
        click.echo(json.dumps(to_json(made)))
    else:
        console = Console()
        console.print(summary(made))
        for alarm in alarms(made):
            console.print(alarm, highlight=False)
        console.print(f"The page: {path}", highlight=False, soft_wrap=True, markup=False)


def series_of(game: Game, players: tuple[int, ...], bot_name: str, seed: int, options: tuple[str, ...]) -> list[Series]:
    """What is to be played, for each number of players; everything that is wrong is found here."""
    if len(set(players)) < len(players):
        raise EmporionError(f"players: {max(players, key=players.count)} is given twice")
    bot = bots.find(bot_name)
    picked = parse_options(type(game.state().options), options)
    series = [Series(game, each, bot, picked, seed) for each in sorted(players) or game.players]
    for each in series:
        game.blank(each.players, picked, [0] * 8)
    return series


def check_number(name: str, found: int, most: int) -> None:
    if not 1 <= found <= most:
        raise EmporionError(f"{name}: expected a number from 1 to {most:,}, not {found}")


def command_to_repeat(
    game: str, players: tuple[int, ...], count: int, bot_name: str, seed: int, options: tuple[str, ...]
) -> str:
    words = ["emporion", "report", game, "--games", str(count), "--bot", bot_name, "--seed", str(seed)]
    for each in players:
        words += ["--players", str(each)]
    for option in options:
        words += ["--option", option]
    return shlex.join(words)


def play_and_count(series: list[Series], count: int, jobs: int | None) -> list[Tally]:
    """With a bar for those who wait."""
    from emporion.arena.workers import count_games, processors  # slow to import

    if count * len(series) >= WORTH_COMPILING:
        compile_bots(series[0])
    status = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=status, transient=True, disable=not status.is_terminal) as bar:
        task = bar.add_task("games", total=count * len(series))
        return count_games(series, count, jobs or processors(), lambda done: bar.update(task, advance=done))


def compile_bots(series: Series) -> None:
    """Once, so that thousands of games take minutes; where that is not possible, they take longer."""
    from emporion.bots.compiled import NUMBERS, compiled_bots
    from emporion.kernel.compiled import tell_on_stderr

    with suppress(BackendUnavailable):
        if series.bot.name in NUMBERS:
            compiled_bots(series.game).prepare(tell_on_stderr(series.game.title))


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
