"""`emporion position`: create, read, play and view positions."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from emporion.games import find
from emporion.kernel import position, reference
from emporion.kernel.chance import fresh_key, key_from_seed
from emporion.kernel.codec import seat_called
from emporion.kernel.contract import Game
from emporion.kernel.errors import BadMove, BadPosition, BadScript
from emporion.kernel.options import parse_options
from emporion.kernel.position_schema import schema
from emporion.kernel.seats import SEAT_NAMES
from emporion.kernel.trace import RawEvent
from emporion.kernel.view import view_to_json
from emporion.match import first_choice

OPTION_HELP = "A game option, NAME=VALUE; `emporion games` lists them. May be repeated."
SCRIPT_HELP = "Outcomes of chance fixed in advance, PURPOSE=OUTCOMES, for example start=2. May be repeated."

status = Console(stderr=True)


@click.group("position")
def position_group() -> None:
    """Create, read, play and view positions (JSON). FILE may be - for standard input."""


@position_group.command("new")
@click.argument("game")
@click.option("--players", type=int, default=2, show_default=True, help="The number of players.")
@click.option("--seed", type=int, help="The random seed of the luck (default: random).")
@click.option("--option", "options", multiple=True, help=OPTION_HELP)
@click.option("--script", "scripts", multiple=True, help=SCRIPT_HELP)
def position_new(game: str, players: int, seed: int | None, options: tuple[str, ...], scripts: tuple[str, ...]) -> None:
    """Print the position after setting up GAME."""
    chosen = find(game)
    key = fresh_key() if seed is None else key_from_seed(seed)
    state = chosen.blank(players, parse_options(type(chosen.state().options), options), key)
    for script in scripts:
        purpose, equals, outcomes = script.partition("=")
        if not equals:
            raise BadScript(f"script {script!r}: expected PURPOSE=OUTCOMES")
        position.script_chance(chosen, state.chance, purpose, outcomes)
    reference.set_up(chosen, state)
    click.echo(position.dumps(chosen, state))


@position_group.command("moves")
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object with action numbers.")
def position_moves(file: str, as_json: bool) -> None:
    """List the legal moves of the seat to act."""
    game, state = load(file)
    seat, moves = reference.actor(game, state), reference.legal(game, state)
    if as_json:
        actor = SEAT_NAMES[seat] if seat >= 0 else None
        click.echo(
            json.dumps(
                {"actor": actor, "moves": [{"action": move, "move": game.format_action(move)} for move in moves]}
            )
        )
        return
    if not moves:
        status.print("The game is over: there are no moves.")
    for move in moves:
        click.echo(game.format_action(move))


@position_group.command("play")
@click.argument("file")
@click.argument("moves", nargs=-1, required=True)
@click.option("--events", is_flag=True, help="Print the events, one JSON object per line, instead of the position.")
@click.option("--seat", help="With --events: only what this seat (P1, P2, …) may know.")
def position_play(file: str, moves: tuple[str, ...], events: bool, seat: str | None) -> None:
    """Print the position after the MOVES, for example: buy "pay R5" "pay R2".

    All cards of a payment, and all parts of other choices without an order, may be named in any order. Scripted luck
    that the moves do not use stays in the position. A game that is over has a `result`.
    """
    game, state = load(file)
    if seat is not None and not events:
        raise click.UsageError("--seat goes with --events")
    viewer = None if seat is None else seat_called(seat, [""] * state.players)
    all_events = play_moves(game, state, read_moves(game, moves))
    if events:
        for event in all_events:
            click.echo(json.dumps(game.events.describe(event, viewer)))
        if result := position.result_of(game, state):
            click.echo(json.dumps({"event": "result", **result}))
    else:
        click.echo(position.dumps(game, state))


@position_group.command("view")
@click.argument("file")
@click.option("--seat", required=True, help="The viewing seat: P1, P2, … (or 1, 2, …).")
@click.option("--remembered", is_flag=True, help="Show what perfect memory knows, instead of what people see.")
def position_view(file: str, seat: str, remembered: bool) -> None:
    """Print the view of a seat; with a `result` if the game is over."""
    game, state = load(file)
    viewer = seat_called(seat, [""] * state.players)
    view = view_to_json(reference.view(game, state, viewer, remembered=remembered))
    if result := position.result_of(game, state):
        view["result"] = result
    click.echo(json.dumps(view, indent=2))


@position_group.command("schema")
@click.argument("game")
def position_schema(game: str) -> None:
    """Print the JSON Schema of GAME's positions."""
    click.echo(json.dumps(schema(find(game)), indent=2))


def load(file: str) -> tuple[Game, Any]:
    """The game and state of a position file."""
    source = "standard input" if file == "-" else file
    try:
        text = (read_stdin() if file == "-" else Path(file).read_bytes()).decode("utf-8-sig")
    except OSError as problem:
        raise BadPosition(f"{source}: cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise BadPosition(f"{source}: is not UTF-8 text") from None
    return position.loads(text, find, source)


def read_stdin() -> bytes:
    return sys.stdin.buffer.read() if sys.stdin else b""


def play_moves(game: Game, state: Any, moves: list[int]) -> list[RawEvent]:
    """Play moves in place; the parts of an unordered choice may come in any order. Returns the events."""
    events: list[RawEvent] = []
    played = 0
    while played < len(moves):
        for move in first_choice(game, state, moves[played:]):
            played += 1
            try:
                events += reference.play(game, state, move)
            except (BadMove, BadScript) as problem:
                raise type(problem)(f"move {played}: {problem}") from None
    return events


def read_moves(game: Game, arguments: tuple[str, ...]) -> list[int]:
    """Parse moves from arguments, quoted or not: the longest parsable run of words is a move."""
    rest = [(word, number) for number, argument in enumerate(arguments) for word in argument.replace(",", " ").split()]
    if not rest:
        raise BadMove("no move is given")
    longest = max(len(game.format_action(action).split()) for action in range(game.actions))
    moves: list[int] = []
    while rest:
        words = [word for word, _ in rest]
        length = move_length(game, words, longest) or misread_length(game, rest, longest)
        try:
            moves.append(game.parse_action(" ".join(words[:length])))
        except BadMove as problem:
            raise BadMove(f"move {len(moves) + 1}: {problem}") from None
        rest = rest[length:]
    return moves


def move_length(game: Game, words: list[str], longest: int) -> int:
    """How many of the words are a move; 0 if they begin with none."""
    lengths = range(min(longest, len(words)), 0, -1)
    return next((length for length in lengths if is_move(game, " ".join(words[:length]))), 0)


def misread_length(game: Game, rest: list[tuple[str, int]], longest: int) -> int:
    """How many words, each with the number of its argument, were meant as the move that cannot be parsed: those of a
    quoted argument, or else all until a move begins."""
    words = [word for word, argument in rest if argument == rest[0][1]]
    if len(words) > 1:
        return min(longest, len(words))
    words = [word for word, _ in rest]
    lengths = range(1, min(longest, len(words)))
    return next((length for length in lengths if move_length(game, words[length:], longest)), lengths.stop)


def is_move(game: Game, text: str) -> bool:
    try:
        game.parse_action(text)
    except BadMove:
        return False
    return True
