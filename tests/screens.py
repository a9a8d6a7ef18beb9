"""Pictures of the terminal for the documentation, taken from real games; `make documents` takes them anew."""

from __future__ import annotations

import contextlib
import io
import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from emporion import bots
from emporion.games import find
from emporion.kernel.chance import key_from_seed
from emporion.locales import LANGUAGES, Speaker
from emporion.match import Match, Record, Seat, record_of, replay
from emporion.match.store import RecordFile
from emporion.terminal.screen import Leave, Screen
from emporion.terminal.session import Session
from emporion.terminal.watch import show_outcome

FOLDER = Path(__file__).parent.parent / "docs" / "screens"
SEATS = (Seat("Ada"), Seat("Elissa", "greedy"), Seat("Gisco", "greedy"))
SEED = 11
PURCHASE = 3  # of the person: there is something in every stock by then
FONTS = re.compile(r"@font-face \{\{.*?\}\}\s*", re.DOTALL)  # they would be fetched from elsewhere


@cache
def played() -> Record:
    """A whole game, in which a bot decides for the person."""
    players = [bots.find("greedy")] * len(SEATS)
    match = Match(find("carthage"), SEATS, players, {}, key_from_seed(SEED))
    list(match.let_bots_play())
    return record_of(match, "2026-01-01T00:00:00Z")


def match_after(moves: int) -> Match:
    """That game after some moves, with a person at the first seat."""
    record = played()
    record = Record(**{name: getattr(record, name) for name in record.__struct_fields__})
    record.moves, record.result = record.moves[:moves], None
    return replay(record, find, bots.find)


class Typed:
    """Lines as somebody would type them; then the terminal is closed."""

    def __init__(self, console: Console, lines: tuple[str, ...]) -> None:
        self.console = console
        self.lines = list(lines)

    def __call__(self) -> str:
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        self.console.print(line)
        return line


def picture(match: Match, language: str, typed: tuple[str, ...], width: int = 96, news: int = 6) -> str:
    """What the terminal shows, as SVG: the last news, the table, the question, and what was typed."""
    console = new_console(width)
    screen = Screen.of(match.game, console, language, [seat.name for seat in match.seats], Typed(console, typed))
    with TemporaryDirectory() as folder:
        file = RecordFile.create(Path(folder) / "game.json")
        session = Session(match, screen, file, "2026-01-01T00:00:00Z")
        session.seen = {seat: max(match.version - news, -1) for seat in session.seen}
        with contextlib.suppress(Leave):
            session.play()
    return exported(console, f"carthage-{language}-{width}")


def new_console(width: int) -> Console:
    return Console(record=True, width=width, force_terminal=True, color_system="truecolor", file=io.StringIO())


def exported(console: Console, name: str) -> str:
    template = FONTS.sub("", CONSOLE_SVG_FORMAT).replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    return console.export_svg(title="emporion play carthage", code_format=template, unique_id=name)


def purchase(number: int) -> int:
    """The version at which the person makes the purchase of that number."""
    whole = replay(played(), find)
    bought = [at for at, commit in enumerate(whole.log) if commit.seat == 0 and whole.say(commit).startswith("buy")]
    return bought[number - 1]


def score_picture(language: str, width: int = 96) -> str:
    """The end of the game as SVG."""
    match = replay(played(), find)
    console = new_console(width)
    screen = Screen.of(match.game, console, language, [seat.name for seat in match.seats]).for_seat(0)
    show_outcome(match, screen, 0)
    return exported(console, f"carthage-score-{language}")


def all_pictures() -> dict[str, str]:
    """File names and contents."""
    pictures = {}
    for language in LANGUAGES:
        moment = match_after(purchase(PURCHASE))
        pictures[f"carthage-{language}.svg"] = picture(moment, language, (shortcut_to_buy(language),))
        pictures[f"carthage-score-{language}.svg"] = score_picture(language)
    pictures["carthage-narrow.svg"] = picture(match_after(purchase(PURCHASE)), "en", (), width=44, news=2)
    return pictures


def shortcut_to_buy(language: str) -> str:
    return Speaker(language).say("carthage-key-buy")


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in all_pictures().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(name)
