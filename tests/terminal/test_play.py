"""Whole games through the real command in a pseudo-terminal, in each language, and what can interrupt one."""

from __future__ import annotations

import os
import random
import re
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner

from emporion.cli import cli
from emporion.games import find
from emporion.locales import LANGUAGES, Translator
from emporion.match import Match, dumps, loads, record_of, replay
from emporion.match.seal import seal
from tests.locales.ftl import entries, look
from tests.match.tables import STARTED, match_of
from tests.soak import all_by_soak
from tests.terminal.pseudo_terminal import PseudoTerminal
from tests.test_cli import run

SHORT = ["--option", "end_tokens=3"]
WORD = re.compile(r"[^\W\d_]{4,}")


def play_on(terminal: PseudoTerminal, decisions: int = 10_000, seed: int = 1) -> int:
    """Answer questions with numbers that are offered, mostly the first; how many were answered before the end."""
    dice = random.Random(seed)
    for answered in range(decisions):
        question = terminal.question()
        if not question:
            return answered
        offered = [int(number) for number in re.findall(r"(?<!\S)(\d+) ", terminal.text.rsplit("\n\n", 1)[-1])]
        last = max((number for number in offered if number <= 22), default=1)
        terminal.type("" if question != "terminal-ask" else str(dice.choice([1, 1, dice.randint(1, last)])))
    return decisions


def record_in(folder: Path) -> Path:
    (path,) = folder.joinpath("games").glob("*.json")
    return path


@pytest.mark.parametrize("language", all_by_soak(LANGUAGES, usual=["pl"]))
def test_a_whole_game_in_each_language(language: str, tmp_path: Path) -> None:
    """From the first question to the score sheet: nothing is a raw key or a leftover of English; the record is good."""
    arguments = ["play", "carthage", "--players", "3", "--seed", "7", "--lang", language, *SHORT]
    with PseudoTerminal(arguments, language, tmp_path) as terminal:
        for typed in ("?", "? 1", "l", "nonsense"):
            assert terminal.question()
            terminal.type(typed)
        assert play_on(terminal) > 5
        assert terminal.code() == 0
        text = terminal.everything()
    check_language(text, language)
    translator = Translator(language, ("A", "B", "C"))
    for word in ("terminal-end", "carthage-score-points", "carthage-score-legend"):
        assert translator.translate(word)[:40] in text
    checked = run("verify", str(record_in(tmp_path)), "--lang", language)
    assert checked.code == 0, checked.err
    check_language(checked.out.replace(str(tmp_path), ""), language)
    told = run("replay", str(record_in(tmp_path)), "--seat", "P1", "--lang", language)
    assert told.code == 0, told.err
    check_language(told.out, language)


def check_language(text: str, language: str) -> None:
    """No raw key, and no word that only the English catalogue has."""
    text = re.sub(r"Traders of Carthage|\S*/carthage-\S+|emporion (play|resume|replay) \S*|nonsense", "", text)
    assert not re.search(r"(carthage|terminal|replay|help)-[a-z]|[{}$]", text)
    if language != "en":
        foreign = words_of("en") - words_of(language)
        assert {word for word in WORD.findall(text.casefold()) if word in foreign} == set()


def words_of(language: str) -> set[str]:
    return {word for key in entries(language) for word in WORD.findall(look(language, key).text.casefold())}


def test_people_at_one_screen_see_only_their_own_hands(tmp_path: Path) -> None:
    arguments = ["play", "carthage", "--hot-seat", "--name", "Ada", "--name", "Ben", "--bots", "random", "--seed", "5"]
    with PseudoTerminal([*arguments, *SHORT, "--lang", "en"], "en", tmp_path) as terminal:
        assert play_on(terminal) > 20
        assert terminal.code() == 0
        pages = terminal.everything().split(", it’s your turn. Press Enter")
    assert len(pages) > 10
    match = replay(loads(record_in(tmp_path).read_bytes(), "record"), find)
    assert match.over
    for before, page in pairwise(pages):
        seat = ("Ada", "Ben").index(before.split()[-1])
        shown = set(re.findall(r"Your hand: (.*?)  worth", page))
        assert shown, "a player was asked without seeing a hand"
        assert shown <= hands_held(match, seat)


def hands_held(match: Match, seat: int) -> set[str]:
    """All hands that a seat had in a match."""
    states = (match.state_at(version) for version in range(match.version + 1))
    return {find("carthage").view(state, -1, True).seats[seat].hand for state in states}


def test_a_player_can_undo_at_the_curtain(tmp_path: Path) -> None:
    with PseudoTerminal(["play", "carthage", "--hot-seat", "--seed", "5", "--lang", "en"], "en", tmp_path) as terminal:
        assert terminal.question() == "terminal-continue"
        terminal.type("")
        assert terminal.question() == "terminal-ask"
        terminal.type("1")
        terminal.wait_for("Enter: continue")
        assert len(moves(tmp_path)) == 1
        terminal.type("u")
        assert terminal.question() == "terminal-continue"
        assert "Undone: You take a red token." in terminal.text
        assert "Your hand" not in terminal.text
        assert moves(tmp_path) == []
        terminal.type("")
        assert terminal.question() == "terminal-ask"


def moves(folder: Path) -> list[str]:
    return loads(record_in(folder).read_bytes(), "record").moves


def test_a_game_goes_on_after_the_program_was_killed(tmp_path: Path) -> None:
    """Kill it at some moments, without warning: nothing that was played is lost, and the game ends as it should."""
    with PseudoTerminal(["play", "carthage", "--seed", "9", "--lang", "en", *SHORT], "en", tmp_path) as terminal:
        play_on(terminal, 6)
        assert terminal.question()
        before = moves(tmp_path)
        terminal.kill()
    assert len(before) > 5
    for decisions in (4, 10_000):
        with PseudoTerminal(["resume", "--lang", "en"], "en", tmp_path) as terminal:
            play_on(terminal, decisions, seed=decisions)
            terminal.question()
            now = moves(tmp_path)
            assert now[: len(before)] == before
            before = now
            terminal.kill()
    assert replay(loads(record_in(tmp_path).read_bytes(), "record"), find).over
    assert "played to the end" in run("verify", str(record_in(tmp_path))).out


def test_leaving_and_coming_back(tmp_path: Path) -> None:
    for leave, code in (("q", 0), ("eof", 0), ("interrupt", 130)):
        folder = tmp_path / leave
        with PseudoTerminal(["play", "carthage", "--seed", "4", "--lang", "nl"], "nl", folder) as terminal:
            play_on(terminal, 3)
            assert terminal.question()
            {"q": lambda: terminal.type("q"), "eof": terminal.hang_up, "interrupt": terminal.interrupt}[leave]()
            assert terminal.code() == code
            assert f"emporion resume {record_in(folder)}" in terminal.text
    assert moves(tmp_path / "q") == moves(tmp_path / "eof") == moves(tmp_path / "interrupt") != []
    with PseudoTerminal(["resume", str(record_in(folder)), "--lang", "nl"], "nl", folder) as terminal:
        assert terminal.question() == "terminal-ask"


def test_undo_in_the_middle_of_a_move(tmp_path: Path) -> None:
    """Out of a payment, out of a confirmation, and a move that a bot has answered; not beyond new cards."""
    with PseudoTerminal(
        ["play", "carthage", "--seed", "7", "--lang", "en", "--players", "3"], "en", tmp_path
    ) as terminal:
        for typed, expected in (
            ("y", "You get a yellow token"),
            ("b", "= 10, overpaying by 1"),
            ("u", "Buy all, take a card"),
            ("u", "Undone, along with the bots’ replies: You take a yellow token."),
            ("u", "You haven’t made a move"),
            ("y", "You get a yellow token"),
        ):
            assert terminal.question()
            terminal.type(typed)
            terminal.question()
            assert re.search(expected, terminal.text), f"after {typed}: {terminal.text}"
        before = moves(tmp_path)
        assert before[-3:][0] == "P1 token yellow"


@pytest.mark.parametrize(("width", "environment"), [(40, {}), (60, {"NO_COLOR": "1"}), (100, {"TERM": "dumb"})])
def test_narrow_and_colourless_terminals(width: int, environment: dict[str, str], tmp_path: Path) -> None:
    arguments = ["play", "carthage", "--players", "4", "--seed", "2", "--lang", "pl", *SHORT]
    with PseudoTerminal(arguments, "pl", tmp_path, width=width, **environment) as terminal:
        assert play_on(terminal) > 3
        assert terminal.code() == 0
        lines = terminal.everything().splitlines()
        raw = terminal.raw
    assert max(len(line) for line in lines if ".json" not in line) <= width
    if environment:
        assert not re.search(rb"\x1b\[[0-9;]*[34][0-9;]*m", raw.replace(b"\x1b[3m", b"")), "there are colours"


def test_terminals_that_know_few_characters(tmp_path: Path) -> None:
    """What cannot be shown becomes a question mark, and bytes that are no text are no choice."""
    arguments = ["play", "carthage", "--seed", "2", "--lang", "en", *SHORT]
    with PseudoTerminal(arguments, "en", tmp_path, PYTHONIOENCODING="ascii") as terminal:
        assert terminal.wait_for("Your choice:")
        os.write(terminal.master, b"\xff\xfe\n")
        terminal.wait_for("or ? for help. Your choice:")
        terminal.type("1")
        assert terminal.wait_for("Your choice:")
        terminal.type("q")
        assert terminal.code() == 0


@pytest.mark.parametrize("language", all_by_soak(LANGUAGES, usual=["nl"]))
def test_input_that_is_not_a_terminal_gets_a_clear_message(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMPORION_DATA", str(tmp_path))
    for command in (["play", "carthage"], ["resume"]):
        done = run(*command, "--lang", language)
        assert done.code == 2
        said = Translator(language).translate("terminal-needs-terminal", command=command[0])
        assert done.err == f"{Translator(language).translate('terminal-error')}: {said}\n"
    assert not list(tmp_path.iterdir())


def test_stepping_through_a_record(tmp_path: Path) -> None:
    with PseudoTerminal(["play", "carthage", "--seed", "7", "--lang", "en", *SHORT], "en", tmp_path) as terminal:
        play_on(terminal)
        assert terminal.code() == 0
    last = len(moves(tmp_path))
    arguments = ["replay", str(record_in(tmp_path)), "--lang", "en", "--seat", "elissa"]
    with PseudoTerminal(arguments, "en", tmp_path) as terminal:
        for typed, place in (
            ("", "Before the first move"),
            ("b", "After move 1 of"),
            ("e", "Before the first move"),
            ("b", f"After move {last} of {last}"),
            ("3", f"After move {last - 1} of"),
            ("x", "After move 3 of"),
            ("999", "“x” isn’t a move to go to"),
            ("0", "“999” isn’t a move to go to"),
            ("q", "Before the first move"),
        ):
            terminal.wait_for("Go to:")
            assert place in terminal.text, terminal.text
            terminal.type(typed)
        assert terminal.code() == 0
    assert "End of the game" in terminal.everything()


def test_a_game_that_is_open_twice_is_not_overwritten(tmp_path: Path) -> None:
    with PseudoTerminal(["play", "carthage", "--seed", "7", "--lang", "en"], "en", tmp_path) as first:
        first.question()
        with PseudoTerminal(["resume", "--lang", "en"], "en", tmp_path) as second:
            second.question()
            second.type("1")
            second.question()
            kept = moves(tmp_path)
            second.type("q")
            assert second.code() == 0
        first.type("2")
        assert first.code() == 2
        assert "changed by another program" in first.text
    assert moves(tmp_path) == kept


def test_whatever_is_typed_the_game_goes_on(tmp_path: Path) -> None:
    with PseudoTerminal(["play", "carthage", "--seed", "7", "--lang", "it"], "it", tmp_path) as terminal:
        terminal.question()
        for typed in ("\ue000Zfoo\ue001", "x" * 3000, "\x1b[2J", "1 " * 500, "? " + "y" * 3000):
            terminal.type(typed)
            assert terminal.question() == "terminal-ask", typed[:10]
        terminal.type("q")
        assert terminal.code() == 0


def test_a_file_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "there.json").write_text("mine")
    for name, word in (
        ("there.json", "already exists"),
        ("x" * 300, "can’t be written"),
        ("there.json/a", "can’t be"),
    ):
        with PseudoTerminal(["play", "carthage", "--lang", "en", "--save", name], "en", tmp_path) as terminal:
            assert terminal.code() == 2
            assert word in terminal.text
    assert (tmp_path / "there.json").read_text() == "mine"


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_prints_the_seal(language: str, tmp_path: Path) -> None:
    match = match_of()
    record, translator = record_of(match, STARTED), Translator(language)
    plain, sealed = tmp_path / "plain.json", tmp_path / "sealed.json"
    plain.write_text(dumps(record), encoding="utf-8")
    record.nonce = b"nonce".hex()
    record.commitment = seal(match.game, len(match.seats), record.options, match.key, b"nonce")
    sealed.write_text(dumps(record), encoding="utf-8")

    def lines(file: Path) -> list[str]:
        said = CliRunner().invoke(cli, ["verify", str(file), "--lang", language])
        assert said.exit_code == 0, said.output
        return said.output.splitlines()[1:]

    assert lines(plain) == [translator.translate("verify-unsealed")]
    assert lines(sealed) == [
        translator.translate("verify-sealed", seal=record.commitment[:16]),
        translator.translate("verify-sealed-not-proved"),
    ]
