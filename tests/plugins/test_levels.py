"""The levels of a game without a network, in the terminal."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

import pytest

from emporion.bots.levels import CLASSIC, LEVELS
from emporion.games import find
from emporion.kernel.chance import key_from_seed
from emporion.kernel.errors import BadArguments
from emporion.locales import LANGUAGES, Translator, preferred_language
from emporion.match import PERSON, Match, Seat, store
from emporion.match.replay import record_of
from emporion.terminal import commands
from emporion.terminal.commands import check_levels, session_of
from tests.plugins.installation import GAME
from tests.test_cli import run

MISSING = [level for level in LEVELS if level not in CLASSIC]


@pytest.mark.parametrize("level", MISSING)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_that_the_game_lacks_is_an_error_of_one_line(plugin: Path, level: str, language: str) -> None:
    done = run("play", GAME, "--bots", f"trader,{level}", "--lang", language)
    known = ", ".join(CLASSIC)
    said = Translator(language).translate("bot-no-such-level", title=find(GAME).title, found=level, known=known)
    assert (done.code, done.out) == (2, "")
    assert done.err.splitlines() == [done.err.rstrip("\n")]
    assert done.err.rstrip("\n").endswith(said)


def test_other_bots_are_no_levels(plugin: Path) -> None:
    check_levels(find(GAME), [*CLASSIC, "random", "search:10", PERSON])
    with pytest.raises(BadArguments):
        check_levels(find(GAME), ["random", "master"])


def saved(path: Path, *bots: str, age: int = 0) -> Path:
    """A game of Ada and these bots, written `age` seconds ago."""
    seats = [Seat("Ada", PERSON), *(Seat(f"Bot {number}", bot) for number, bot in enumerate(bots))]
    match = Match(find(GAME), seats, [None] * len(seats), {}, key_from_seed(1))
    store.write(path, record_of(match, "2026-01-01T00:00:00+00:00"))
    os.utime(path, (1_800_000_000 - age,) * 2)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_saved_game_against_a_level_that_is_gone_names_the_way_out(
    plugin: Path, tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "require_terminal", lambda command: None)
    path = saved(tmp_path / "record.json", "trader", "master")
    done = run("resume", str(path), "--lang", language)
    words = ["emporion", "resume", str(path), "--bots", "trader,magnate"]
    command = shlex.join([*words, *([] if language == preferred_language() else ["--lang", language])])
    said = Translator(language).translate(
        "resume-no-such-level", source=str(path), title=find(GAME).title, found="master", command=command
    )
    assert (done.code, done.out) == (2, "")
    assert done.err.rstrip("\n").endswith(said)
    session = session_of(path, ["trader", "magnate"], language)
    assert [seat.player for seat in session.match.seats] == [PERSON, "trader", "magnate"]
    with pytest.raises(BadArguments, match="bot-no-such-level"):  # named now, not in the record
        session_of(path, ["master"], language)


def test_without_a_file_the_next_game_is_resumed(plugin: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    resumed: list[Path] = []
    monkeypatch.setattr(commands, "require_terminal", lambda command: None)
    monkeypatch.setattr(commands, "run", lambda session: resumed.append(session.file.path))
    gone = saved(store.games_folder() / "gone.json", "master", age=10)
    older = saved(store.games_folder() / "older.json", "trader", age=20)
    done = run("resume")
    assert (done.code, resumed) == (0, [older])
    assert done.err.startswith(f"{gone}: ")
