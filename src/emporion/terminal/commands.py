"""The terminal commands: play, resume, replay, verify."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import TypeVar

import click
from rich.console import Console

from emporion import bots
from emporion.bots import bot_arguments, parse_bot_names
from emporion.bots.bot import EngineBot
from emporion.bots.external import ExternalBot
from emporion.bots.levels import LEVELS, levels_of
from emporion.files import StorageError
from emporion.games import find, names
from emporion.kernel.chance import fresh_key, key_from_seed
from emporion.kernel.codec import seat_called
from emporion.kernel.contract import Game, Player
from emporion.kernel.errors import BadArguments, BadOption, BadRecord, UnknownBot
from emporion.kernel.messages import Argument, Message
from emporion.kernel.options import parse_options
from emporion.locales import LANGUAGES, Translator, preferred_language
from emporion.match import PERSON, Match, Record, Seat, loads, replay, store
from emporion.match.bot_names import free_bot_names
from emporion.match.match import LONGEST_NAME
from emporion.terminal.replay_viewer import print_replay, step_through
from emporion.terminal.screen import Leave, Screen, require_terminal
from emporion.terminal.session import Session, at_the_table
from emporion.terminal.shuffle_report import shuffle_texts

USUAL_BOT = "trader"
INTERRUPTED = 130

Command = TypeVar("Command", bound=Callable[..., None])


_language = ContextVar("language", default="en")
"""The language of the running command; English for commands that are not translated."""


def current_language() -> str:
    return _language.get()


def set_language(language: str) -> None:
    _language.set(language)


def chosen_language(_ctx: click.Context, _parameter: click.Parameter, value: str | None) -> str:
    """Set the language of the command and of its error messages."""
    set_language(value or preferred_language())
    return current_language()


def command_line(*words: str | Path) -> str:
    """A command line for people to copy, in the same language as this command."""
    language = () if current_language() == preferred_language() else ("--lang", current_language())
    line = ["emporion", *map(str, words), *language]
    return subprocess.list2cmdline(line) if sys.platform == "win32" else shlex.join(line)


def resume_command(path: Path, players: Iterable[str]) -> str:
    """The command that resumes a game of these players. It names external bots again, because records start no
    programs."""
    kinds = [player for player in players if player != PERSON]
    return command_line("resume", path, *(bot_arguments(kinds) if has_external_bot(kinds) else ()))


def has_external_bot(players: Iterable[str]) -> bool:
    return any(player.startswith(bots.NOT_FROM_RECORDS) for player in players)


language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(list(LANGUAGES)),
    callback=chosen_language,
    is_eager=True,
    help="The language (default: from the environment, LANG).",
)


def bots_option(about: str) -> Callable[[Command], Command]:
    """`emporion bots` lists what can be named."""
    return click.option("--bots", "given_bots", multiple=True, help=f"{about} May be repeated.")


@click.command()
@click.argument("game", required=False)
@click.option("--players", type=int, help="The number of players (default: 2, or as many as --name and --bots give).")
@bots_option(
    "Bots, separated by commas: apprentice, trader, merchant, magnate, in some games master and grandmaster, …; the "
    "last one takes all remaining seats."
)
@click.option("--hot-seat", is_flag=True, help="All people play at this terminal; the screen is cleared between them.")
@click.option("--name", "people", multiple=True, help="A person's name. May be repeated.")
@click.option("--seed", type=int, help="The random seed of the luck (default: random).")
@click.option("--option", "options", multiple=True, help="A game option, NAME=VALUE. May be repeated.")
@click.option("--save", "path", type=click.Path(path_type=Path), help="The file to save the record in.")
@language_option
def play(
    game: str | None,
    players: int | None,
    given_bots: tuple[str, ...],
    hot_seat: bool,
    people: tuple[str, ...],
    seed: int | None,
    options: tuple[str, ...],
    path: Path | None,
    language: str,
) -> None:
    """Play GAME in this terminal, against bots or with friends at the same screen."""
    chosen = game_named(game)
    seats = assign_seats(chosen, players, parse_bot_names(given_bots), people, hot_seat)
    key = fresh_key() if seed is None else key_from_seed(seed)
    try:
        picked = parse_options(type(chosen.state().options), options)
        match = Match(chosen, seats, [player_of(seat) for seat in seats], picked, key)
    except BadOption as problem:
        raise BadArguments("option-wrong", detail=str(problem)) from None
    require_terminal("play")
    start_external_bots(match)
    started = store.now()
    waiting = next(store.unfinished(), None)
    place = path or store.new_path(chosen.name, started)
    file = store.RecordFile.create(place, command_line("resume", place))
    session = Session(match, screen_of(match, language), file, started)
    session.screen.rule("terminal-new-game", title=title_of(chosen), players=len(seats))
    if waiting is not None:
        session.screen.print_command("terminal-waiting-game", style="dim", command=command_line("resume", waiting[0]))
    run(session)


@click.command()
@click.argument("file", type=click.Path(path_type=Path), required=False)
@bots_option("Replace the bots, in seat order, separated by commas; the last one takes all remaining bot seats.")
@language_option
def resume(file: Path | None, given_bots: tuple[str, ...], language: str) -> None:
    """Resume an unfinished game: FILE, or the latest one."""
    kinds = parse_bot_names(given_bots)
    check_bots(kinds)
    require_terminal("resume")
    candidates = [file] if file is not None else [path for path, _ in store.unfinished()]
    for path in candidates:
        try:
            session = session_of(path, kinds, language)
        except BadRecord as problem:
            if file is not None:
                raise
            click.echo(Translator(language).translate(problem.message), err=True)  # try the next one
            continue
        session.screen.rule("terminal-going-on", title=title_of(session.match.game))
        run(session)
        return
    new_game = command_line("play", names()[0])
    raise StorageError("terminal-no-saved-game", folder=str(store.games_folder()), command=new_game)


def session_of(path: Path, kinds: Sequence[str], language: str) -> Session:
    """Load a game to resume, with these bots if any are named, or else with its own."""
    file, record = store.RecordFile.open(path)
    has_person = any(line.player == PERSON for line in record.seats)
    can_resume = has_person and record.result is None
    if can_resume:
        replace_bots(record, kinds, path)
    match = replay(record, find, (bots.find if kinds else bots.find_builtin) if can_resume else None, str(path))
    if match.over:
        raise BadRecord("terminal-game-is-over", command=command_line("replay", path))
    if not has_person:
        raise BadRecord("terminal-nobody-plays", command=command_line("replay", path))
    if kinds:
        check_levels(match.game, kinds)
    else:
        check_recorded_levels(match, path)
    start_external_bots(match)
    return Session(match, screen_of(match, language), file, record.started)


def check_recorded_levels(match: Match, path: Path) -> None:
    """A game may have lost the level of a bot since the record was written."""
    players = [seat.player for seat in match.seats if seat.player != PERSON]
    for kind in players:
        if lacks_level(match.game, kind):
            strongest = levels_of(match.game)[-1]
            others = [strongest if lacks_level(match.game, each) else each for each in players]
            command = command_line("resume", path, *bot_arguments(others))
            title = title_of(match.game)
            raise BadRecord("resume-no-such-level", source=str(path), title=title, found=kind, command=command)


def replace_bots(record: Record, kinds: Sequence[str], path: Path) -> None:
    """Replace the record's bots by these. External programs start only if they are named on the command line, because a
    record may come from anyone."""
    seats = [line for line in record.seats if line.player != PERSON]
    if len(kinds) > len(seats):
        raise BadArguments("resume-bots", source=str(path), bots=len(kinds), seats=len(seats))
    players = [line.player for line in seats]
    if not kinds and has_external_bot(players):
        raise BadArguments("resume-outside", source=str(path), command=resume_command(path, players))
    for line, kind in zip(seats, fill_seats(kinds or players, len(seats)), strict=True):
        line.player = kind


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", help="Show the view of this seat: P1, P2, … or a name (default: all cards open).")
@language_option
def replay_command(file: Path, seat: str | None, language: str) -> None:
    """Step through a recorded game, or print it if standard input is not a terminal."""
    _, match = load_match(file)
    reader = seat_called(seat, [each.name for each in match.seats]) if seat is not None else None
    screen = screen_of(match, language).for_seat(reader)
    if not (sys.stdin and sys.stdin.isatty()):
        print_replay(match, screen, reader)
        return
    try:
        step_through(match, screen, reader)
    except Leave:
        return


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@language_option
def verify(file: Path, language: str) -> None:
    """Check a recorded game: every move is legal, and the moves lead to the recorded result.

    The shuffle of a game from a game room must follow from what server and players agreed on before it. Each line says
    what was proved or what could not be; the beginning of the server's commitment is printed, to compare with the one
    that the table showed.
    """
    record, match = load_match(file)
    click.echo(verify_text(record, match, file, language))
    for line in shuffle_texts(record, language):
        click.echo(line)


def load_match(file: Path) -> tuple[Record, Match]:
    """Load and replay a record; - is standard input."""
    record = loads(sys.stdin.buffer.read(), "-") if str(file) == "-" else store.read(file)
    return record, replay(record, find, source=str(file))


def verify_text(record: Record, match: Match, file: Path, language: str) -> str:
    """The confirmation for a valid record."""
    translator = Translator(language, names_of(match, language))
    facts: dict[str, Argument] = {
        "source": str(file),
        "title": title_of(match.game),
        "rules": record.rules,
        "players": len(match.seats),
        "moves": match.version,
    }
    if not match.over:
        return translator.translate(Message("verify-running", facts))
    verdict = match.score_sheet(None, match.view(0)).verdict
    return translator.translate(Message("verify-finished", {**facts, "verdict": verdict}))


def game_named(name: str | None) -> Game:
    """The game of that name, or a localized error."""
    known = ", ".join(names())
    if name is None:
        raise BadArguments("game-missing", known=known, command=command_line("play", names()[0]))
    if name not in names():
        raise BadArguments("game-unknown", found=name, known=known)
    return find(name)


def assign_seats(
    game: Game, players: int | None, kinds: Sequence[str], people: Sequence[str], hot_seat: bool
) -> list[Seat]:
    """Seats for people first, then for bots. Without --hot-seat there is one person; with it, every seat without a
    bot."""
    if players is None:
        at_least = max(len(people), 2 if hot_seat and not kinds else 1) + len(kinds)
        players = max(at_least, game.players[0])
    if players not in game.players:
        low, high = game.players[0], game.players[-1]
        raise BadArguments("players-count", title=title_of(game), low=low, high=high, found=players)
    check_bots(kinds)
    check_levels(game, kinds)
    persons = players - len(kinds) if hot_seat else 1
    if persons < 1 or len(kinds) > players - persons:
        raise BadArguments("players-bots", bots=len(kinds), players=players)
    check_names(people, persons)
    seats = [Seat(name) for name in people] + [Seat("")] * (persons - len(people))
    levels = fill_seats(kinds or [USUAL_BOT], players - persons)
    return seats + [Seat(name, kind) for name, kind in zip(free_bot_names(game, levels, people), levels, strict=True)]


def fill_seats(kinds: Sequence[str], seats: int) -> list[str]:
    """The bot of each seat; the last one takes all remaining seats."""
    return [kinds[min(number, len(kinds) - 1)] for number in range(seats)]


def check_bots(kinds: Sequence[str]) -> None:
    for kind in kinds:
        try:
            bots.find(kind)
        except UnknownBot as problem:
            if ":" in kind:  # parameters can be wrong in many ways; the error says which
                raise BadArguments("bot-wrong", detail=str(problem)) from None
            raise BadArguments("bot-unknown", found=kind, known=", ".join((*bots.names(), *bots.FORMS))) from None


def check_levels(game: Game, kinds: Sequence[str]) -> None:
    """Not every game has the highest levels."""
    for kind in kinds:
        if lacks_level(game, kind):
            raise BadArguments("bot-no-such-level", title=title_of(game), found=kind, known=", ".join(levels_of(game)))


def lacks_level(game: Game, kind: str) -> bool:
    return kind in LEVELS and kind not in levels_of(game)


def check_names(people: Sequence[str], persons: int) -> None:
    """Names must be distinct, short and without control characters."""
    if len(people) > persons:
        raise BadArguments("players-names", names=len(people), persons=persons)
    for name in people:
        if not name or not Seat(name).has_valid_name():
            raise BadArguments("player-name-wrong", found=name, longest=LONGEST_NAME)
    if len(set(people)) < len(people):
        raise BadArguments("players-alike")


def player_of(seat: Seat) -> Player | None:
    return None if seat.player == PERSON else bots.find(seat.player)


def screen_of(match: Match, language: str) -> Screen:
    return Screen.of(match.game, Console(), language, names_of(match, language))


def names_of(match: Match, language: str) -> list[str]:
    """The players' names; a player without a name gets a number."""
    translator = Translator(language)
    return [
        seat.name or translator.translate("player-person", number=number)
        for number, seat in enumerate(match.seats, start=1)
    ]


def start_external_bots(match: Match) -> None:
    """Start external bots before the game, so that a wrong command is an error at once."""
    for player in match.players:
        if isinstance(player, ExternalBot):
            try:
                player.prepare(match.game)
            except UnknownBot as problem:
                raise BadArguments("bot-wrong", detail=str(problem)) from None


def prepare_bots(session: Session) -> None:
    """Compile the searching bots before the game begins."""
    game = session.match.game
    for player in session.match.players:
        if isinstance(player, EngineBot) and not player.is_ready(game):
            session.screen.print("terminal-preparing", title=title_of(game))
            player.prepare(game)


def run(session: Session) -> None:
    """Play; on leaving, print how to resume."""
    session.screen.print(at_the_table(session.match))
    again = resume_command(session.file.path, (seat.player for seat in session.match.seats))
    try:
        prepare_bots(session)
        session.play()
        session.screen.print_command("terminal-saved", style="dim", command=command_line("replay", session.file.path))
    except Leave:
        session.screen.print_command("terminal-quit", command=again)
    except KeyboardInterrupt:
        session.screen.console.print()
        session.screen.print_command("terminal-interrupted", command=again)
        raise SystemExit(INTERRUPTED) from None


def title_of(game: Game) -> Message:
    """A game's title as a message: from its catalogue, if it has one."""
    translated = f"{game.name}-title"
    known = Translator(current_language()).has(translated)
    return Message(translated) if known else Message("generic-name", {"name": game.title})
