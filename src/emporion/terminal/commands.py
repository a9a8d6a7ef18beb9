"""The commands of the terminal: play, resume, replay, verify."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Sequence
from contextvars import ContextVar
from pathlib import Path

import click
from rich.console import Console

from emporion import bots
from emporion.games import find, names
from emporion.kernel.chance import fresh_key, key_from_seed
from emporion.kernel.codec import seat_called
from emporion.kernel.contract import Game, Player
from emporion.kernel.errors import BadArguments, BadOption, BadRecord, StorageFault
from emporion.kernel.messages import Argument, Message
from emporion.kernel.options import parse_options
from emporion.locales import LANGUAGES, Speaker, preferred_language
from emporion.match import PERSON, Match, Record, Seat, loads, replay, store
from emporion.match.match import LONGEST_NAME
from emporion.terminal.screen import Leave, Screen, require_terminal
from emporion.terminal.session import Session, at_the_table
from emporion.terminal.watch import recite, watch

BOT_NAMES = ("Elissa", "Gisco", "Tanit", "Adon", "Bodash")  # that are no common words in any of our languages
INTERRUPTED = 130


_spoken = ContextVar("spoken", default="en")
"""The language in which the running command speaks; English for those that speak no other."""


def spoken_language() -> str:
    return _spoken.get()


def speak(language: str) -> None:
    _spoken.set(language)


def chosen_language(_ctx: click.Context, _parameter: click.Parameter, value: str | None) -> str:
    """The language of a command, kept where its errors can find it."""
    speak(value or preferred_language())
    return spoken_language()


def to_copy(*words: str | Path) -> str:
    """A command for people to copy, which will speak as this one does."""
    language = () if spoken_language() == preferred_language() else ("--lang", spoken_language())
    line = ["emporion", *map(str, words), *language]
    return subprocess.list2cmdline(line) if sys.platform == "win32" else shlex.join(line)


language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(list(LANGUAGES)),
    callback=chosen_language,
    is_eager=True,
    help="The language; without it, that of the environment (LANG).",
)


@click.command()
@click.argument("game", required=False)
@click.option("--players", type=int, help="How many play; without it 2, or as many as --name and --bots say.")
@click.option("--bots", "bot_names", help="Kinds of bots, with commas: greedy, random; the last one fills up.")
@click.option("--hot-seat", is_flag=True, help="Everybody who is not a bot plays at this terminal, with a curtain.")
@click.option("--name", "people", multiple=True, help="The name of a person. May be repeated.")
@click.option("--seed", type=int, help="Fixes the luck; without it every game is another one.")
@click.option("--option", "options", multiple=True, help="An option of the game, NAME=VALUE. May be repeated.")
@click.option("--save", "path", type=click.Path(path_type=Path), help="The file of the record.")
@language_option
def play(
    game: str | None,
    players: int | None,
    bot_names: str | None,
    hot_seat: bool,
    people: tuple[str, ...],
    seed: int | None,
    options: tuple[str, ...],
    path: Path | None,
    language: str,
) -> None:
    """Play GAME in this terminal, against bots or with friends at the same screen."""
    chosen = game_called(game)
    kinds = [kind.strip() for kind in bot_names.split(",")] if bot_names is not None else []
    seats = seat_everybody(chosen, players, kinds, people, hot_seat)
    key = fresh_key() if seed is None else key_from_seed(seed)
    try:
        picked = parse_options(type(chosen.state().options), options)
        match = Match(chosen, seats, [player_of(seat) for seat in seats], picked, key)
    except BadOption as problem:
        raise BadArguments("option-wrong", detail=str(problem)) from None
    require_terminal("play")
    started = store.now()
    waiting = next(store.unfinished(), None)
    place = path or store.new_path(chosen.name, started)
    file = store.RecordFile.create(place, to_copy("resume", place))
    session = Session(match, screen_of(match, language), file, started)
    session.screen.rule("terminal-new-game", title=title_of(chosen), players=len(seats))
    if waiting is not None:
        session.screen.say_command("terminal-waiting-game", style="dim", command=to_copy("resume", waiting[0]))
    run(session)


@click.command()
@click.argument("file", type=click.Path(path_type=Path), required=False)
@language_option
def resume(file: Path | None, language: str) -> None:
    """Go on with an unfinished game: that of FILE, or the latest one."""
    require_terminal("resume")
    candidates = [file] if file is not None else [path for path, _ in store.unfinished()]
    for path in candidates:
        try:
            session = session_of(path, language)
        except BadRecord as problem:
            if file is not None:
                raise
            click.echo(Speaker(language).say(problem.message), err=True)  # and we look at the next one
            continue
        session.screen.rule("terminal-going-on", title=title_of(session.match.game))
        run(session)
        return
    raise StorageFault("terminal-no-saved-game", folder=str(store.games_folder()), command=to_copy("play", names()[0]))


def session_of(path: Path, language: str) -> Session:
    """The game of a file, ready to go on."""
    file, record = store.RecordFile.open(path)
    match = replay(record, find, bots.find, str(path))
    if match.over:
        raise BadRecord("terminal-game-is-over", command=to_copy("replay", path))
    if None not in match.players:
        raise BadRecord("terminal-nobody-plays", command=to_copy("replay", path))
    return Session(match, screen_of(match, language), file, record.started)


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
    """Check a recorded game: every move is legal, and the result is what the moves lead to."""
    record, match = recorded(file)
    click.echo(verified(record, match, file, language))


def recorded(file: Path) -> tuple[Record, Match]:
    """A record and its match; - is standard input."""
    record = loads(sys.stdin.buffer.read(), "-") if str(file) == "-" else store.read(file)
    return record, replay(record, find, source=str(file))


def verified(record: Record, match: Match, file: Path, language: str) -> str:
    """What can be said about a record that is in order."""
    speaker = Speaker(language, names_of(match, language))
    facts: dict[str, Argument] = {
        "source": str(file),
        "title": title_of(match.game),
        "rules": record.rules,
        "players": len(match.seats),
        "moves": match.version,
    }
    if not match.over:
        return speaker.say(Message("verify-running", facts))
    verdict = match.game.words.score_sheet(match.told(None), match.view(0)).verdict
    return speaker.say(Message("verify-finished", {**facts, "verdict": verdict}))


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
    for kind in kinds:
        if kind not in bots.names():
            raise BadArguments("bot-unknown", found=kind, known=", ".join(bots.names()))
    persons = players - len(kinds) if hot_seat else 1
    if persons < 1 or len(kinds) > players - persons:
        raise BadArguments("players-bots", bots=len(kinds), players=players)
    check_names(people, persons)
    seats = [Seat(name) for name in people] + [Seat("")] * (persons - len(people))
    free = [name for name in BOT_NAMES if name not in people]
    for number in range(players - persons):
        seats.append(Seat(free[number], kinds[min(number, len(kinds) - 1)] if kinds else "greedy"))
    return seats


def check_names(people: Sequence[str], persons: int) -> None:
    """Names can be told apart, fit on the screen and steer no terminal."""
    if len(people) > persons:
        raise BadArguments("players-names", names=len(people), persons=persons)
    for name in people:
        if not name or not Seat(name).has_fitting_name():
            raise BadArguments("player-name-wrong", found=name, longest=LONGEST_NAME)
    if len(set(people)) < len(people):
        raise BadArguments("players-alike")


def player_of(seat: Seat) -> Player | None:
    return None if seat.player == PERSON else bots.find(seat.player)


def screen_of(match: Match, language: str) -> Screen:
    return Screen.of(match.game, Console(), language, names_of(match, language))


def names_of(match: Match, language: str) -> list[str]:
    """The players as a reader calls them; who has no name has a number."""
    speaker = Speaker(language)
    return [
        seat.name or speaker.say("player-person", number=number) for number, seat in enumerate(match.seats, start=1)
    ]


def run(session: Session) -> None:
    """Play; whoever leaves is told how to come back."""
    session.screen.say(at_the_table(session.match))
    again, watch_it = (to_copy(command, session.file.path) for command in ("resume", "replay"))
    try:
        session.play()
        session.screen.say_command("terminal-saved", style="dim", command=watch_it)
    except Leave:
        session.screen.say_command("terminal-quit", command=again)
    except KeyboardInterrupt:
        session.screen.console.print()
        session.screen.say_command("terminal-interrupted", command=again)
        raise SystemExit(INTERRUPTED) from None


def title_of(game: Game) -> Message:
    """What a game is called in the language of the reader."""
    return Message(f"{game.name}-title")
