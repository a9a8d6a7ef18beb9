"""The command `emporion arena`."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

from emporion.arena.contest import Contest, check_contest
from emporion.arena.limits import check_jobs, check_number
from emporion.arena.page_file import check_writable, resolved, write_page
from emporion.arena.pictures import require_matplotlib
from emporion.arena.processes import processors
from emporion.arena.records import check_folder
from emporion.arena.repeating import command_line
from emporion.bots import bot_arguments, parse_bot_names
from emporion.games import find
from emporion.kernel.errors import EmporionError
from emporion.kernel.options import parse_options

if TYPE_CHECKING:
    from emporion.arena.playing import Where
    from emporion.arena.standings import Standings

MOST_DEALS = 100_000


@click.command()
@click.argument("game")
@click.option("--players", type=int, default=2, show_default=True, help="How many play at a table.")
@click.option(
    "--bots",
    "given_bots",
    multiple=True,
    required=True,
    help="Names of bots, with commas; the last one takes the seats that are left. May be repeated.",
)
@click.option("--deals", type=int, default=100, show_default=True, help="How many deals, each played from every seat.")
@click.option(
    "--controls-every",
    type=int,
    default=1,
    show_default=True,
    help="Play the controls, a bot against itself and against random, on the first of so many deals.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="Fixes all luck and all dice of the bots.")
@click.option("--option", "options", multiple=True, help="An option of the game, NAME=VALUE. May be repeated.")
@click.option("--jobs", type=int, help="Processes that play; without it, one for each processor.")
@click.option("--ray", help="Play on a Ray cluster instead: auto, local, or its address.")
@click.option(
    "--keep", type=click.Path(path_type=Path), help="A file of finished deals, from which a contest can go on."
)
@click.option("--records", type=click.Path(path_type=Path), help="A folder for the records of all games.")
@click.option("--json", "as_json", is_flag=True, help="Print all figures as one JSON object.")
@click.option("--report", "page_path", type=click.Path(path_type=Path), help="Write a page with the figures.")
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
    """Let bots play GAME against each other on the same deals from every seat, and say who is how strong."""
    chosen = find(game)
    picked = parse_options(type(chosen.state().options), options)
    contest = Contest(game, players, parse_bot_names(given_bots), deals, seed, picked, controls_every)
    check_number("deals", deals, MOST_DEALS)
    check_number("controls-every", controls_every, MOST_DEALS)
    check_contest(contest)
    check_means(jobs, ray)
    check_files(keep, records, page_path)
    from emporion.arena.playing import Where  # slow to import

    where = Where(jobs or processors(), ray, keep, records)
    standings = played(contest, where)
    if as_json:
        from emporion.arena.standings import to_json

        click.echo(json.dumps(to_json(standings)))
    else:
        show(standings)
    if page_path is not None:
        from emporion.arena.contest_page import contest_page

        write_page(page_path, contest_page(standings, str(where), command_to_repeat(contest, options)))
        if not as_json:
            click.echo(f"The page: {page_path}")


def check_means(jobs: int | None, ray: str | None) -> None:
    if jobs is not None and ray is not None:
        raise EmporionError("--jobs is for this machine and --ray for a cluster: give one of them")
    check_jobs(jobs)


def check_files(keep: Path | None, records: Path | None, page_path: Path | None) -> None:
    """Refuse at once what would fail after hours, or overwrite something else that is written."""
    given = {"--keep": keep, "--records": records, "--report": page_path}
    places = {option: resolved(path) for option, path in given.items() if path is not None}
    for one, other in combinations(places, 2):
        if places[one] == places[other]:
            raise EmporionError(f"{one} and {other} name the same place, {given[one]}: give each one of its own")
    if records is not None:
        check_folder(records)
    if page_path is not None:
        require_matplotlib()
        check_writable(page_path)


def played(contest: Contest, where: Where) -> Standings:
    """What comes of a contest; whoever stops it is told how to go on."""
    from emporion.arena.playing import played_out
    from emporion.arena.standings import standings_of

    try:
        return standings_of(played_out(contest, where))
    except KeyboardInterrupt:
        if where.keep is not None:
            click.echo(f"The finished deals are kept in {where.keep}; the same command goes on with them.", err=True)
        raise


def command_to_repeat(contest: Contest, options: tuple[str, ...]) -> str:
    words = ["emporion", "arena", contest.game, "--players", str(contest.players)]
    words += [*bot_arguments(contest.bots), "--deals", str(contest.deals), "--seed", str(contest.seed)]
    if contest.controls_every > 1:
        words += ["--controls-every", str(contest.controls_every)]
    return command_line(words, options)


def show(standings: Standings) -> None:
    from emporion.arena.scoreboard import scoreboard

    console = Console()
    for each in scoreboard(standings):
        console.print(each, highlight=False)
