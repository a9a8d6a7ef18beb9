"""Pictures of the terminal for the documentation, from real games; `make documents` writes them."""

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
from emporion.bots import engine
from emporion.bots.bot import EngineBot
from emporion.bots.config import GREEDY, BotConfig
from emporion.bots.search import SearchResult, find_move
from emporion.games import find, names
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Concealed, Game
from emporion.locales import LANGUAGES, Translator
from emporion.match import Match, Record, Seat, record_of, replay
from emporion.match.store import RecordFile
from emporion.terminal.replay_viewer import show_result
from emporion.terminal.screen import Leave, Screen
from emporion.terminal.session import Session

FOLDER = Path(__file__).parent.parent / "docs" / "screens"
SEATS = (Seat("Ada"), Seat("Elissa", "trader"), Seat("Gisco", "trader"))
SEED = 11
MOVE = 4  # of the person, counting purchases in games that have them: there is something to see by then
OTHER_MOVES = {"carthage": 3}
FONTS = re.compile(r"@font-face \{\{.*?\}\}\s*", re.DOTALL)  # they would be fetched from elsewhere


class CompiledBot(EngineBot):
    """A bot that runs compiled, even if it does not search."""

    def search(self, game: Game, concealed: Concealed, rng: list[int]) -> SearchResult:
        return find_move(engine.best(game), concealed, self.config_for(game, len(SEATS)), rng)


@cache
def played(game: str) -> Record:
    """A whole game, in which a bot decides for the person. Compiled bots make the same moves, but faster."""
    players = [CompiledBot("greedy", BotConfig(GREEDY))] * len(SEATS)
    match = Match(find(game), SEATS, players, {}, key_from_seed(SEED))
    list(match.play_bots())
    return record_of(match, "2026-01-01T00:00:00Z")


def match_after(game: str, moves: int) -> Match:
    """That game after some moves, with a person at the first seat."""
    record = played(game)
    record = Record(**{name: getattr(record, name) for name in record.__struct_fields__})
    record.moves, record.result = record.moves[:moves], None
    return replay(record, find, bots.find)


class Typed:
    """Typed lines; then the terminal is closed."""

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
    return exported(console, match.game.name, f"{match.game.name}-{language}-{width}")


def new_console(width: int) -> Console:
    return Console(record=True, width=width, force_terminal=True, color_system="truecolor", file=io.StringIO())


def exported(console: Console, game: str, name: str) -> str:
    template = FONTS.sub("", CONSOLE_SVG_FORMAT).replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    return console.export_svg(title=f"emporion play {game}", code_format=template, unique_id=name)


def purchase(game: str) -> tuple[int, str]:
    """The version at which the person makes the purchase to look at, and the first action of it."""
    whole = replay(played(game), find)
    said = [whole.format_move(move) if move.seat == 0 else "" for move in whole.log]
    own = [at for at, moves in enumerate(said) if moves]
    found = [at for at in own if said[at].startswith("buy")] or own
    version = found[min(OTHER_MOVES.get(game, MOVE), len(found)) - 1]
    return version, said[version].partition(",")[0]


def score_picture(game: str, language: str, width: int = 96) -> str:
    """The end of the game as SVG."""
    match = replay(played(game), find)
    console = new_console(width)
    screen = Screen.of(match.game, console, language, [seat.name for seat in match.seats]).for_seat(0)
    show_result(match, screen, 0)
    return exported(console, game, f"{game}-score-{language}")


def all_pictures() -> dict[str, str]:
    """File names and contents."""
    pictures = {}
    for game in names():
        version, move = purchase(game)
        for language in LANGUAGES:
            typed = (shortcut_of(game, move, language),)
            pictures[f"{game}-{language}.svg"] = picture(match_after(game, version), language, typed)
            pictures[f"{game}-score-{language}.svg"] = score_picture(game, language)
        pictures[f"{game}-narrow.svg"] = picture(match_after(game, version), "en", (), width=44, news=2)
    return pictures


def shortcut_of(game: str, move: str, language: str) -> str:
    """The text to type for a move."""
    parts = find(game).text.shortcut(find(game).parse_action(move))
    return "".join(Translator(language).translate(part) for part in parts)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in all_pictures().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(name)
