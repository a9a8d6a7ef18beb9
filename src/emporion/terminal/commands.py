"""The commands of the terminal: play, resume, replay, verify."""

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
from emporion.bots.external import PREFIX, ExternalBot
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
from emporion.match.match import BOT_NAMES, LONGEST_NAME
from emporion.terminal.screen import Leave, Screen, require_terminal
from emporion.terminal.session import Session, at_the_table
from emporion.terminal.watch import recite, watch

USUAL_BOT = "trader"
INTERRUPTED = 130
SEAL_SHOWN = 16  # characters: too many to find another shuffle with the same beginning by trying

Command = TypeVar("Command", bound=Callable[..., None])


_spoken = ContextVar("spoken", default="en")
"""The language in which the running command speaks; English for those that speak no other."""


def current_language() -> str:
    return _spoken.get()


def speak(language: str) -> None:
    _spoken.set(language)


def chosen_language(_ctx: click.Context, _parameter: click.Parameter, value: str | None) -> str:
    """The language of a command, kept where its errors can find it."""
    speak(value or preferred_language())
    return current_language()


def to_copy(*words: str | Path) -> str:
    """A command for people to copy, which will speak as this one does."""
    language = () if current_language() == preferred_language() else ("--lang", current_language())
    line = ["emporion", *map(str, words), *language]
    return subprocess.list2cmdline(line) if sys.platform == "win32" else shlex.join(line)


def to_go_on(path: Path, players: Iterable[str]) -> str:
    """The command that goes on with a game of these players. It names outside bots anew, as no record starts a program
    by itself."""
    kinds = [player for player in players if player != PERSON]
    return to_copy("resume", path, *(bot_arguments(kinds) if has_external_bot(kinds) else ()))


def has_external_bot(players: Iterable[str]) -> bool:
    return any(player.startswith(PREFIX) for player in players)


language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(list(LANGUAGES)),
    callback=chosen_language,
    is_eager=True,
    help="The language; without it, that of the environment (LANG).",
)


def bots_option(about: str) -> Callable[[Command], Command]:
    """`emporion bots` lists what can be named."""
    return click.option("--bots", "given_bots", multiple=True, help=f"{about} May be repeated.")


@click.command()
@click.argument("game", required=False)
@click.option("--players", type=int, help="How many play; without it 2, or as many as --name and --bots say.")
@bots_option("Kinds of bots, with commas: apprentice, trader, merchant, magnate, …; the last one fills up.")
@click.option("--hot-seat", is_flag=True, help="Everybody who is not a bot plays at this terminal, with a curtain.")
@click.option("--name", "people", multiple=True, help="The name of a person. May be repeated.")
@click.option("--seed", type=int, help="Fixes the luck; without it every game is another one.")
@click.option("--option", "options", multiple=True, help="An option of the game, NAME=VALUE. May be repeated.")
@click.option("--save", "path", type=click.Path(path_type=Path), help="The file of the record.")
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
    chosen = game_called(game)
    seats = seat_everybody(chosen, players, parse_bot_names(given_bots), people, hot_seat)
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
    file = store.RecordFile.create(place, to_copy("resume", place))
    session = Session(match, screen_of(match, language), file, started)
    session.screen.rule("terminal-new-game", title=title_of(chosen), players=len(seats))
    if waiting is not None:
        session.screen.print_command("terminal-waiting-game", style="dim", command=to_copy("resume", waiting[0]))
    run(session)


@click.command()
@click.argument("file", type=click.Path(path_type=Path), required=False)
@bots_option("Other bots at the seats of the bots, in their order, with commas; the last one fills up.")
@language_option
def resume(file: Path | None, given_bots: tuple[str, ...], language: str) -> None:
    """Go on with an unfinished game: that of FILE, or the latest one."""
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
            click.echo(Translator(language).translate(problem.message), err=True)  # and we look at the next one
            continue
        session.screen.rule("terminal-going-on", title=title_of(session.match.game))
        run(session)
        return
    raise StorageError("terminal-no-saved-game", folder=str(store.games_folder()), command=to_copy("play", names()[0]))


def session_of(path: Path, kinds: Sequence[str], language: str) -> Session:
    """The game of a file, ready to go on: with the bots of these kinds, if any are named, or else with its own."""
    file, record = store.RecordFile.open(path)
    somebody_plays = any(line.player == PERSON for line in record.seats)
    goes_on = somebody_plays and record.result is None
    if goes_on:
        seat_bots_anew(record, kinds, path)
    match = replay(record, find, (bots.find if kinds else bots.find_builtin) if goes_on else None, str(path))
    if match.over:
        raise BadRecord("terminal-game-is-over", command=to_copy("replay", path))
    if not somebody_plays:
        raise BadRecord("terminal-nobody-plays", command=to_copy("replay", path))
    start_external_bots(match)
    return Session(match, screen_of(match, language), file, record.started)


def seat_bots_anew(record: Record, kinds: Sequence[str], path: Path) -> None:
    """Bots of these kinds take the seats of those in the record. Programs are started only if they are named here: a
    record may come from anybody."""
    seats = [line for line in record.seats if line.player != PERSON]
    if len(kinds) > len(seats):
        raise BadArguments("resume-bots", source=str(path), bots=len(kinds), seats=len(seats))
    players = [line.player for line in seats]
    if not kinds and has_external_bot(players):
        raise BadArguments("resume-outside", source=str(path), command=to_go_on(path, players))
    for line, kind in zip(seats, filled_up(kinds or players, len(seats)), strict=True):
        line.player = kind


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", help="Through the eyes of this seat: P1, P2, … or a name. Without it, all cards are open.")
@language_option
def replay_command(file: Path, seat: str | None, language: str) -> None:
    """Step through a recorded game; where input is not a terminal, print it."""
    _, match = recorded(file)
    reader = seat_called(seat, [each.name for each in match.seats]) if seat is not None else None
    screen = screen_of(match, language).for_seat(reader)
    if not (sys.stdin and sys.stdin.isatty()):
        recite(match, screen, reader)
        return
    try:
        watch(match, screen, reader)
    except Leave:
        return


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@language_option
def verify(file: Path, language: str) -> None:
    """Check a recorded game: every move is legal, and the result is what the moves lead to.

    A game that was played in a game room also has a seal on its shuffle, which was published when it began: the cards
    have to lie as that promised. The beginning of the seal is printed, to be compared with what was seen then.
    """
    record, match = recorded(file)
    click.echo(verified(record, match, file, language))
    click.echo(sealed(record, language))


def recorded(file: Path) -> tuple[Record, Match]:
    """A record and its match; - is standard input."""
    record = loads(sys.stdin.buffer.read(), "-") if str(file) == "-" else store.read(file)
    return record, replay(record, find, source=str(file))


def verified(record: Record, match: Match, file: Path, language: str) -> str:
    """What can be said about a record that is in order."""
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
    verdict = match.game.text.score_sheet(match.events_for(None), match.view(0)).verdict
    return translator.translate(Message("verify-finished", {**facts, "verdict": verdict}))


def sealed(record: Record, language: str) -> str:
    """Whether there was a promise about the shuffle: to keep one that nobody has seen would prove nothing."""
    if not record.commitment:
        return Translator(language).translate("verify-unsealed")
    return Translator(language).translate("verify-sealed", seal=record.commitment[:SEAL_SHOWN])


def game_called(name: str | None) -> Game:
    """The game that is asked for."""
    known = ", ".join(names())
    if name is None:
        raise BadArguments("game-missing", known=known, command=to_copy("play", names()[0]))
    if name not in names():
        raise BadArguments("game-unknown", found=name, known=known)
    return find(name)


def seat_everybody(
    game: Game, players: int | None, kinds: Sequence[str], people: Sequence[str], hot_seat: bool
) -> list[Seat]:
    """Persons first, then bots. Alone one plays against bots; in a hot seat all seats without a bot are persons."""
    if players is None:
        at_least = max(len(people), 2 if hot_seat and not kinds else 1) + len(kinds)
        players = max(at_least, game.players[0])
    if players not in game.players:
        low, high = game.players[0], game.players[-1]
        raise BadArguments("players-count", title=title_of(game), low=low, high=high, found=players)
    check_bots(kinds)
    persons = players - len(kinds) if hot_seat else 1
    if persons < 1 or len(kinds) > players - persons:
        raise BadArguments("players-bots", bots=len(kinds), players=players)
    check_names(people, persons)
    seats = [Seat(name) for name in people] + [Seat("")] * (persons - len(people))
    free = [name for name in BOT_NAMES if name not in people]
    for name, kind in zip(free, filled_up(kinds or [USUAL_BOT], players - persons), strict=False):
        seats.append(Seat(name, kind))
    return seats


def filled_up(kinds: Sequence[str], seats: int) -> list[str]:
    """The kind of each bot; the last one takes the seats that are left."""
    return [kinds[min(number, len(kinds) - 1)] for number in range(seats)]


def check_bots(kinds: Sequence[str]) -> None:
    for kind in kinds:
        try:
            bots.find(kind)
        except UnknownBot as problem:
            if ":" in kind:  # what follows may be wrong in many ways, and the error knows which
                raise BadArguments("bot-wrong", detail=str(problem)) from None
            raise BadArguments("bot-unknown", found=kind, known=", ".join((*bots.names(), *bots.FORMS))) from None


def check_names(people: Sequence[str], persons: int) -> None:
    """Names can be told apart, fit on the screen and steer no terminal."""
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
    """The players as a reader calls them; who has no name has a number."""
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
    """Let those who search be compiled before anybody waits for their move."""
    game = session.match.game
    for player in session.match.players:
        if isinstance(player, EngineBot) and not player.is_ready(game):
            session.screen.print("terminal-preparing", title=title_of(game))
            player.prepare(game)


def run(session: Session) -> None:
    """Play; whoever leaves is told how to come back."""
    session.screen.print(at_the_table(session.match))
    again = to_go_on(session.file.path, (seat.player for seat in session.match.seats))
    try:
        prepare_bots(session)
        session.play()
        session.screen.print_command("terminal-saved", style="dim", command=to_copy("replay", session.file.path))
    except Leave:
        session.screen.print_command("terminal-quit", command=again)
    except KeyboardInterrupt:
        session.screen.console.print()
        session.screen.print_command("terminal-interrupted", command=again)
        raise SystemExit(INTERRUPTED) from None


def title_of(game: Game) -> Message:
    """What a game is called in the language of the reader."""
    return Message(f"{game.name}-title")
