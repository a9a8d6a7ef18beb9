"""The command `emporion`. Bad input gives one line on standard error and exit code 2."""

from __future__ import annotations

import io
import json
import os
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from emporion import __version__
from emporion.bots import DESCRIPTIONS, protocol
from emporion.games import find, names
from emporion.kernel.contract import NO_LIMIT, Game
from emporion.kernel.errors import BackendUnavailable, EmporionError, LocalizedError, MissingExtra
from emporion.kernel.options import RULE, VIEW, as_typed, describe_options, parse_options
from emporion.kernel.seats import SEAT_NAMES
from emporion.locales import Translator
from emporion.position_commands import OPTION_HELP, position_group
from emporion.terminal.commands import current_language, play, replay_command, resume, set_language, verify
from emporion.terminal.learning import learn, practice_command

if TYPE_CHECKING:
    from emporion.bots.network_file import Header

BAD_INPUT = 2
UNFINISHED = 1


class Screen(Console):
    """A console that raises BrokenPipeError if its reader stops early (`emporion games | head`)."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


LAZY_COMMANDS = {
    "admin": "emporion.server.commands",
    "arena": "emporion.arena.commands",
    "evaluate": "emporion.training.commands",
    "new-game": "emporion.new_game.command",
    "report": "emporion.arena.commands",
    "serve": "emporion.server.commands",
    "train": "emporion.training.commands",
}
"""Commands that are imported only when used, to keep the others fast."""

screen = Screen()
status = Console(stderr=True)


def main() -> NoReturn:
    """Run the command; every input error is one line."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # characters that the terminal cannot encode are no error
    set_language("en")
    try:
        cli(standalone_mode=False)
    except click.exceptions.Abort:
        fail(Translator(current_language()).translate("terminal-stopped"), 130)
    except click.exceptions.NoArgsIsHelpError as problem:
        print(problem.format_message())
    except click.ClickException as problem:
        fail(problem.format_message())
    except LocalizedError as problem:
        fail(localized(problem))
    except EmporionError as problem:
        fail(str(problem))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader of our output has stopped
    except OSError as problem:
        fail(f"writing failed: {problem.strerror}")
    sys.exit(0)


def localized(problem: LocalizedError) -> str:
    """The error message in the language of the command."""
    return Translator(current_language()).translate(problem.message)


def fail(message: str, code: int = BAD_INPUT) -> NoReturn:
    print(f"{Translator(current_language()).translate('terminal-error')}:", " ".join(message.split()), file=sys.stderr)
    sys.exit(code)


class Commands(click.Group):
    """All commands."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*super().list_commands(ctx), *LAZY_COMMANDS])

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in LAZY_COMMANDS:
            return super().get_command(ctx, name)
        try:
            found: click.Command = getattr(import_module(LAZY_COMMANDS[name]), name.replace("-", "_"))
        except MissingExtra as problem:
            return Unavailable(name, problem)
        return found


class Unavailable(click.Command):
    """A command whose extra is not installed: the list of commands says so, and calling it is an error."""

    def __init__(self, name: str, problem: MissingExtra) -> None:
        super().__init__(name, short_help=f"Not installed: {problem}", add_help_option=False)
        self.problem = problem

    def make_context(self, *_: Any, **__: Any) -> click.Context:
        raise self.problem


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="emporion")
def cli() -> None:
    """Merchant card games: play, replay and simulate them."""


@cli.command()
@click.option("--names", "only_names", is_flag=True, help="Print only the names, one per line.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def games(only_names: bool, as_json: bool) -> None:
    """List the games, their player counts and options."""
    if only_names:
        click.echo("\n".join(names()))
        return
    known = [find(name) for name in names()]
    if as_json:
        click.echo(json.dumps({"games": [describe_game(game) for game in known]}, indent=2))
        return
    for game in known:
        screen.print(f"[bold]{game.name}[/]: {game.title}, {game.players[0]} to {game.players[-1]} players")
        for group, title in ((RULE, "Rule options"), (VIEW, "View options")):
            options = describe_options(type(game.state().options))
            options = {name: option for name, option in options.items() if option["group"] == group}
            if options:
                screen.print(f"\n  [bold]{title}[/] (--option NAME=VALUE)")
            for name, option in options.items():
                values = f"{values_of(option['values'])}; default {as_typed(option['default'])}"
                screen.print(Padding(f"[cyan]{name}[/]  {values}", (0, 0, 0, 4)), highlight=False)
                screen.print(Padding(option["help"], (0, 0, 0, 8)), style="dim", highlight=False)


def describe_game(game: Game) -> dict[str, Any]:
    options = describe_options(type(game.state().options))
    return {
        "name": game.name,
        "title": game.title,
        "rules": game.version,
        "players": list(game.players),
        "actions": game.actions,
        "longest_legal": game.longest_legal,
        "observation_size": game.observation_size,
        "rule_options": {name: option for name, option in options.items() if option["group"] == RULE},
        "view_options": {name: option for name, option in options.items() if option["group"] == VIEW},
    }


def values_of(schema: dict[str, Any]) -> str:
    """The values of an option as a short text."""
    match schema:
        case {"enum": list(choices)}:
            return ", ".join(choices)
        case {"type": "boolean"}:
            return "on, off"
        case {"type": "integer", "minimum": low, "maximum": high}:
            return f"{low} to {high}"
        case {"type": "array", "items": {"minimum": low, "maximum": high}}:
            return f"numbers from {low} to {high}, separated by commas"
        case {"title": str(title)}:
            return title
        case {"anyOf": [{"const": none}, {"items": {"enum": list(choices)}}]}:
            return f"{none}, or several of {', '.join(choices)}, separated by commas"
    return "text"


@cli.command()
@click.option(
    "--schema", is_flag=True, help="Print the JSON Schema of the external bot protocol, with the views of all games."
)
def bots(schema: bool) -> None:
    """List the bots, and how they decide."""
    from emporion.bots.levels import usable_network
    from emporion.bots.network_file import read_header

    if schema:
        click.echo(json.dumps(protocol.schema(map(find, names())), indent=2))
        return
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for name, how in DESCRIPTIONS.items():
        table.add_row(name, how)
    screen.print(table)
    for game in map(find, names()):
        if network := usable_network(game):
            screen.print(network_table(game, read_header(Path(network))))


def network_table(game: Game, header: Header) -> Table:
    """How strong the network that comes with a game proved to be."""
    learned = f"{header.training.decisions / 1e6:,.0f} million decisions in {header.training.seconds / 60:.0f} minutes"
    title = f"\nThe network of {game.title}, after {learned} on {header.training.machine}. Its policy alone wins:"
    table = Table(title=title, title_justify="left", title_style="", box=None, pad_edge=False)
    for heading in ("players", "against", "wins", "95%", "equal share"):
        table.add_column(heading, justify="left" if heading == "against" else "right")
    for each in header.strength:
        others = each.against if each.players == 2 else f"{each.players - 1} × {each.against}"
        interval = f"{100 * each.low:.1f}–{100 * each.high:.1f}"
        table.add_row(str(each.players), others, f"{each.wins:.1%}", interval, f"{1 / each.players:.0%}")
    return table


cli.add_command(position_group)


@cli.command()
@click.argument("game")
@click.option("--players", type=int, default=2, show_default=True, help="The number of players.")
@click.option("--games", "count", type=int, default=1000, show_default=True, help="The number of games.")
@click.option("--seed", type=int, default=0, show_default=True, help="The random seed of luck and decisions.")
@click.option("--backend", type=click.Choice(["reference", "compiled", "gpu"]), default="compiled", show_default=True)
@click.option("--option", "options", multiple=True, help=OPTION_HELP)
@click.option("--digest", is_flag=True, help="Hash all decisions and results, whatever the layout of the state.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def simulate(
    game: str, players: int, count: int, seed: int, backend: str, options: tuple[str, ...], digest: bool, as_json: bool
) -> None:
    """Play many random games of GAME and print speed, lengths, scores and a checksum."""
    from emporion.kernel.compilation import progress_on_stderr
    from emporion.kernel.simulation import simulate as run

    chosen = find(game)
    picked = parse_options(type(chosen.state().options), options)
    progress = progress_on_stderr(chosen.title)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=status, transient=True, disable=not status.is_terminal) as bar:
        task = bar.add_task("games", total=max(count, 1), visible=False)

        def tick(done: int) -> None:
            bar.update(task, advance=done, visible=True)

        def play(on: str) -> Any:
            return run(chosen, players, count, seed, on, picked, tick=tick, compiling=progress, digest=digest)

        try:
            done = play(backend)
        except BackendUnavailable as problem:
            if backend == "gpu":
                raise
            print(f"{problem}; playing on the reference backend instead", file=sys.stderr)
            done = play("reference")
    report = done.report()
    click.echo(json.dumps(report)) if as_json else screen.print(simulation_table(chosen, report))
    if report["unfinished"] and chosen.longest_playout == NO_LIMIT:
        fail(f"{report['unfinished']} of {count} games did not end", UNFINISHED)


@cli.command()
@click.argument("games", nargs=-1)
def prepare(games: tuple[str, ...]) -> None:
    """Compile the rules and bots of GAMES, or of all games, so that nobody has to wait for that later."""
    from emporion.bots.engine import prepare_all
    from emporion.kernel.compilation import progress_on_stderr

    problems = []
    for game in [find(name) for name in games or names()]:
        began = time.perf_counter()
        try:
            prepare_all(game, progress_on_stderr)
        except BackendUnavailable as problem:
            problems.append(str(problem))
        else:
            screen.print(f"{game.title}: ready after {time.perf_counter() - began:.1f} s", highlight=False)
    if problems:
        fail("\n".join(problems))


def simulation_table(game: Game, report: dict[str, Any]) -> Table:
    """The figures of a simulation for people."""
    title = f"{game.title}: {report['games']:,} random games, {report['players']} players"
    table = Table(title=title, title_justify="left", box=None, show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()

    def spread(name: str) -> str:
        p5, p95, low, high = (f"{report[name][part]:.0f}" for part in ("p5", "p95", "min", "max"))
        return f"mean {report[name]['mean']:.1f}, 90% in {p5}-{p95}, all in {low}-{high}"

    shares = ", ".join(f"{SEAT_NAMES[seat]} {share:.1%}" for seat, share in enumerate(report["win_share_by_seat"]))
    endings = ", ".join(f"{name} {count:,}" for name, count in report["endings"].items())
    share = report["unfinished"] / report["games"]
    unfinished = f", broken off after {game.longest_playout:,} decisions {report['unfinished']:,} ({share:.2%})"
    table.add_row("backend", f"{report['backend']}, {report['seconds']:.2f} s")
    table.add_row(
        "speed", f"{report['decisions_per_second']:,.0f} decisions/s, {report['games_per_second']:,.0f} games/s"
    )
    table.add_row("decisions", f"{report['decisions']:,}, of which {report['forced_decisions']:,} had a single answer")
    table.add_row("decisions/game", spread("length"))
    table.add_row("winner's score", spread("winner_score"))
    table.add_row("last score", spread("last_score"))
    table.add_row("wins by seat", f"{shares}; shared {report['shared_wins']:.1%}")
    table.add_row("endings", endings + (unfinished if share else ""))
    table.add_row("checksum", report["checksum"])
    if "digest" in report:
        table.add_row("digest", report["digest"])
    return table


@cli.command()
@click.option("--game", default=lambda: names()[0], show_default="the first one", help="The game to measure.")
@click.option("--players", type=int, default=3, show_default=True)
@click.option("--seconds", type=float, default=2.0, show_default=True, help="How long to measure each figure.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def bench(game: str, players: int, seconds: float, as_json: bool) -> None:
    """Measure every backend on this machine, with and without observations, and how long compiling takes."""
    from emporion.benchmark import benchmark

    chosen = find(game)
    chosen.check_players(players)
    if not 0 < seconds <= 600:
        raise EmporionError(f"seconds: expected more than 0 and at most 600, not {seconds:g}")
    report = benchmark(chosen, players, seconds, lambda text: print(f"{text} …", file=sys.stderr))
    if as_json:
        click.echo(json.dumps(report))
        return
    click.echo(f"{chosen.title}, {players} players, on {report['machine']}\n")
    for name, figure in report["figures"].items():
        digits = 0 if isinstance(figure, float) and figure >= 1000 else 2
        click.echo(f"  {name:<50}" + (figure if isinstance(figure, str) else f"{figure:>16,.{digits}f}"))


for command in (play, learn, practice_command, resume, replay_command, verify):
    cli.add_command(command)
