"""The commands `emporion arena` and `emporion report`."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table

from emporion.arena.formatting import number
from emporion.arena.game_runner import find_bot, prepare_bots
from emporion.arena.page import check_writable, follow, require_pages, write_page
from emporion.arena.parallel import cpu_count, progress_bar
from emporion.arena.report import Origin, Report, report_of
from emporion.arena.report import to_json as report_json
from emporion.arena.report_counts import play_and_count
from emporion.arena.self_play import SelfPlay
from emporion.arena.storage import check_folder
from emporion.arena.tournament import Tournament, check_tournament
from emporion.bots import bot_arguments, parse_bot_names
from emporion.games import find
from emporion.kernel.contract import Game
from emporion.kernel.errors import EmporionError
from emporion.kernel.options import parse_options
from emporion.statistics import Interval

if TYPE_CHECKING:
    from emporion.arena.execution import Execution
    from emporion.arena.standings import Standings

MOST_DEALS = 100_000
MOST_GAMES = 10_000_000
MOST_JOBS = 256
DEFAULT_PAGE = Path("report.html")


# What both commands share.


def check_number(name: str, found: int, most: int) -> None:
    if not 1 <= found <= most:
        raise EmporionError(f"{name}: expected a number from 1 to {most:,}, not {found}")


def check_jobs(jobs: int | None) -> None:
    if jobs is not None:
        check_number("jobs", jobs, MOST_JOBS)


def command_line(words: Sequence[str], options: Sequence[str]) -> str:
    """A command with the game's options as they were given."""
    return shlex.join([*words, *(word for option in options for word in ("--option", option))])


# emporion arena


@click.command()
@click.argument("game")
@click.option("--players", type=int, default=2, show_default=True, help="Players per game.")
@click.option(
    "--bots",
    "given_bots",
    multiple=True,
    required=True,
    help="Names of bots, separated by commas; the last one takes the remaining seats. May be repeated.",
)
@click.option("--deals", type=int, default=100, show_default=True, help="Number of deals, each played from every seat.")
@click.option(
    "--controls-every",
    type=int,
    default=1,
    show_default=True,
    help="Play the controls (a bot against itself and against random) on every n-th deal only.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="Fixes all luck and all random numbers of bots.")
@click.option("--option", "options", multiple=True, help="An option of the game, NAME=VALUE. May be repeated.")
@click.option("--jobs", type=int, help="Number of processes; by default, one per CPU.")
@click.option("--ray", help="Play on a Ray cluster instead: auto, local, or its address.")
@click.option(
    "--keep", type=click.Path(path_type=Path), help="A checkpoint file of finished deals, to resume a tournament."
)
@click.option("--records", type=click.Path(path_type=Path), help="A folder for the records of all games.")
@click.option("--json", "as_json", is_flag=True, help="Print all figures as one JSON object.")
@click.option("--report", "page_path", type=click.Path(path_type=Path), help="Write an HTML page with the figures.")
def arena(
    game: str,
    players: int,
    given_bots: tuple[str, ...],
    deals: int,
    controls_every: int,
    seed: int,
    options: tuple[str, ...],
    jobs: int | None,
    ray: str | None,
    keep: Path | None,
    records: Path | None,
    as_json: bool,
    page_path: Path | None,
) -> None:
    """Let bots play GAME against each other on the same deals from every seat, and measure their strength."""
    chosen = find(game)
    picked = parse_options(type(chosen.state().options), options)
    tournament = Tournament(game, players, parse_bot_names(given_bots), deals, seed, picked, controls_every)
    check_number("deals", deals, MOST_DEALS)
    check_number("controls-every", controls_every, MOST_DEALS)
    check_tournament(tournament)
    if jobs is not None and ray is not None:
        raise EmporionError("--jobs is for this machine and --ray for a cluster: give one of them")
    check_jobs(jobs)
    check_files(keep, records, page_path)
    from emporion.arena.execution import Execution  # slow to import

    execution = Execution(jobs or cpu_count(), ray, keep, records)
    standings = run(tournament, execution)
    if as_json:
        from emporion.arena.standings import to_json

        click.echo(json.dumps(to_json(standings)))
    else:
        show_standings(standings)
    if page_path is not None:
        from emporion.arena.arena_page import arena_page

        write_page(page_path, arena_page(standings, str(execution), arena_command(tournament, options)))
        if not as_json:
            click.echo(f"The page: {page_path}")


def check_files(keep: Path | None, records: Path | None, page_path: Path | None) -> None:
    """Raise errors that would otherwise come after hours, or overwrite another output."""
    given = {"--keep": keep, "--records": records, "--report": page_path}
    places = {option: follow(path) for option, path in given.items() if path is not None}
    for one, other in combinations(places, 2):
        if places[one] == places[other]:
            raise EmporionError(f"{one} and {other} name the same place, {given[one]}: give each one of its own")
    if records is not None:
        check_folder(records)
    if page_path is not None:
        require_pages()
        check_writable(page_path)


def run(tournament: Tournament, execution: Execution) -> Standings:
    """Play a tournament; on Ctrl-C, say how to resume it."""
    from emporion.arena.execution import run_tournament
    from emporion.arena.standings import standings_of

    try:
        return standings_of(run_tournament(tournament, execution))
    except KeyboardInterrupt:
        if execution.keep is not None:
            click.echo(f"The finished deals are in {execution.keep}; the same command resumes from them.", err=True)
        raise


def arena_command(tournament: Tournament, options: tuple[str, ...]) -> str:
    """The command that plays a tournament again."""
    words = ["emporion", "arena", tournament.game, "--players", str(tournament.players)]
    words += [*bot_arguments(tournament.bots), "--deals", str(tournament.deals), "--seed", str(tournament.seed)]
    if tournament.controls_every > 1:
        words += ["--controls-every", str(tournament.controls_every)]
    return command_line(words, options)


def show_standings(standings: Standings) -> None:
    from emporion.arena.scoreboard import scoreboard

    console = Console()
    for each in scoreboard(standings):
        console.print(each, highlight=False)


# emporion report


@click.command()
@click.argument("game")
@click.option("--players", type=int, multiple=True, help="Number of players. May be repeated; by default, all numbers.")
@click.option(
    "--games", "count", type=int, default=200, show_default=True, help="Number of games for each number of players."
)
@click.option("--bot", "bot_name", default="merchant", show_default=True, help="The bot in all seats.")
@click.option("--seed", type=int, default=0, show_default=True, help="Fixes all luck and all decisions.")
@click.option("--option", "options", multiple=True, help="An option of the game, NAME=VALUE. May be repeated.")
@click.option("--jobs", type=int, help="Number of processes; by default, one per CPU.")
@click.option("--out", type=click.Path(path_type=Path), help="The file of the page; by default, report.html.")
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
    self_plays = self_plays_of(chosen, players, bot_name, seed, options)
    check_number("games", count, MOST_GAMES)
    check_jobs(jobs)
    path = out if out is not None or as_json else DEFAULT_PAGE
    if path is not None:
        require_pages()
        check_writable(path)
    command = report_command(game, players, count, bot_name, seed, options)
    numbers = tuple(each.players for each in self_plays)
    origin = Origin(chosen, bot_name, count, seed, self_plays[0].options, numbers, command)
    made = played_report(origin, self_plays, jobs)
    if as_json:
        click.echo(json.dumps(report_json(made)))
    else:
        show_report(made)
    if path is not None:
        from emporion.arena.report_page import report_page

        write_page(path, report_page(made))
        if not as_json:
            click.echo(f"The page: {path}")


def self_plays_of(
    game: Game, players: tuple[int, ...], bot_name: str, seed: int, options: tuple[str, ...]
) -> list[SelfPlay]:
    """The self-play for each number of players. All errors in the arguments are found here."""
    if len(set(players)) < len(players):
        raise EmporionError(f"players: {max(players, key=players.count)} is given twice")
    bot = find_bot(bot_name)
    picked = parse_options(type(game.state().options), options)
    found = [SelfPlay(game, each, bot, picked, seed) for each in sorted(players) or game.players]
    for each in found:
        game.blank(each.players, picked, [0] * 8)
    return found


def report_command(
    game: str, players: tuple[int, ...], count: int, bot_name: str, seed: int, options: tuple[str, ...]
) -> str:
    """The command that makes a report again."""
    words = ["emporion", "report", game, "--games", str(count), "--bot", bot_name, "--seed", str(seed)]
    for each in players:
        words += ["--players", str(each)]
    return command_line(words, options)


def played_report(origin: Origin, self_plays: list[SelfPlay], jobs: int | None) -> Report:
    """Play the games, with a progress bar, and make the report."""
    games = origin.games * len(self_plays)
    prepare_bots(origin.game, [self_plays[0].bot], games)
    with progress_bar("games", games) as advance:
        counts = play_and_count(self_plays, origin.games, jobs or cpu_count(), advance)
    return report_of(origin, counts)


def show_report(made: Report) -> None:
    console = Console()
    console.print(summary(made))
    for line in (*made.warnings, *verdicts(made), *alarms(made)):
        console.print(line, highlight=False)


def verdicts(made: Report) -> list[str]:
    """The first answer of the page: whether it is good to play first."""
    return [
        f"{section.answers[0].question} ({section.players} players) {section.answers[0].verdict}."
        for section in made.sections
        if section.answers
    ]


def alarms(made: Report) -> list[str]:
    """Figures outside their limits, with the numbers of players."""
    found: dict[str, list[str]] = {}
    for section in made.sections:
        for check in section.alarms:
            found.setdefault(check.name, []).append(str(section.players))
    return [f"alarm: {name} ({', '.join(players)} players)" for name, players in found.items()]


def summary(made: Report) -> Table:
    """The main figures as a table."""
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
