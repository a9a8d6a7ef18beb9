"""Bots in the terminal: external bots, and replacing bots of a resumed game."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from emporion.locales import LANGUAGES, Translator
from emporion.match import loads
from tests.documents import ROOT
from tests.soak import all_by_soak
from tests.terminal.pseudo_terminal import PseudoTerminal
from tests.terminal.test_play import SHORT, play_on, record_in

EXAMPLE = f"outside:{shlex.join([sys.executable, str(ROOT / 'examples' / 'outside_bot.py')])}"
MISBEHAVING = ROOT / "tests" / "bots" / "misbehaving.py"


def begin(folder: Path, *arguments: str, language: str = "en") -> str:
    """Begin a game of Carthage, play a little and leave; returns the last message."""
    words = ["play", "carthage", "--seed", "4", "--lang", language, *SHORT, *arguments]
    with PseudoTerminal(words, language, folder) as terminal:
        play_on(terminal, 2)
        assert terminal.question(), terminal.text
        terminal.type("q")
        assert terminal.code() == 0
        return terminal.text


def refusal(folder: Path, *arguments: str, language: str = "en") -> str:
    """The output of a command that ends without a question."""
    with PseudoTerminal([*arguments, "--lang", language], language, folder) as terminal:
        assert terminal.question() == ""
        assert terminal.code() == 2
        return " ".join(terminal.text.split())


def command_in(text: str) -> list[str]:
    """The arguments of the command to type."""
    (command,) = re.findall(r"emporion (resume .*)", text)
    return shlex.split(command)


def players(folder: Path) -> list[str]:
    return [line.player for line in loads(record_in(folder).read_bytes(), "record").seats]


def goes_on(folder: Path, arguments: Sequence[str]) -> bool:
    with PseudoTerminal(arguments, "en", folder, LANG="C.UTF-8", LC_ALL="C.UTF-8") as terminal:
        asked = terminal.question() == "terminal-ask"
        terminal.type("q")
        return asked and terminal.code() == 0


@pytest.mark.parametrize("language", all_by_soak(LANGUAGES, usual=["it"]))
def test_a_record_starts_no_program_but_tells_how_to_go_on(language: str, tmp_path: Path) -> None:
    farewell = begin(tmp_path, "--players", "3", "--bots", f"trader,{EXAMPLE}", language=language)
    command = command_in(farewell)
    assert command[:4] == ["resume", str(record_in(tmp_path)), "--bots", f"trader,{EXAMPLE}"]
    for latest_or_named in ((), (str(record_in(tmp_path)),)):
        told = refusal(tmp_path, "resume", *latest_or_named, language=language)
        to_type = shlex.join(["emporion", *command])
        said = Translator(language).translate("resume-outside", source=str(record_in(tmp_path)), command=to_type)
        assert told.endswith(said)
    assert players(tmp_path) == ["person", "trader", EXAMPLE]


def test_the_command_of_the_farewell_goes_on(tmp_path: Path) -> None:
    with_a_comma = f"{EXAMPLE} 'a,b'"
    assert goes_on(tmp_path, command_in(begin(tmp_path, "--bots", with_a_comma)))
    assert players(tmp_path) == ["person", with_a_comma]


def test_several_commands_may_contain_commas(tmp_path: Path) -> None:
    farewell = begin(tmp_path, "--players", "4", "--bots", f"{EXAMPLE} a,b", "--bots", "random")
    assert goes_on(tmp_path, command_in(farewell))
    assert players(tmp_path) == ["person", f"{EXAMPLE} a,b", "random", "random"]


def test_a_game_goes_on_against_other_bots(tmp_path: Path) -> None:
    begin(tmp_path, "--players", "4", "--bots", EXAMPLE)
    assert goes_on(tmp_path, ["resume", "--bots", "apprentice,random"])
    assert players(tmp_path) == ["person", "apprentice", "random", "random"]
    assert goes_on(tmp_path, ["resume"])


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a game against a trader, for tests that leave it as it is."""
    folder = tmp_path_factory.mktemp("begun")
    begin(folder)
    return folder


def test_there_are_no_more_bots_than_before(begun: Path) -> None:
    told = refusal(begun, "resume", "--bots", "random,random")
    assert "you named more bots (2) than this game has (1)" in told
    assert players(begun) == ["person", "trader"]


def test_a_program_that_is_no_bot_leaves_no_record_behind(tmp_path: Path) -> None:
    crash = f"outside:{shlex.join([sys.executable, str(MISBEHAVING), 'crash_at_once'])}"
    told = refusal(tmp_path, "play", "carthage", "--bots", crash)
    assert "A bot can’t play (outside:" in told
    assert "ended with exit code 4; expected a program that introduces itself" in told
    assert not list(tmp_path.iterdir())


def test_a_program_that_is_no_bot_leaves_the_record_as_it_was(begun: Path) -> None:
    before = record_in(begun).read_bytes()
    crash = f"outside:{shlex.join([sys.executable, str(MISBEHAVING), 'crash_at_once'])}"
    assert "ended with exit code 4" in refusal(begun, "resume", "--bots", crash)
    assert record_in(begun).read_bytes() == before
