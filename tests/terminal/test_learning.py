"""Lessons and practice positions in a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from emporion import lessons
from emporion.locales import Translator
from emporion.terminal.learning import Teaching
from tests.terminal.pseudo_terminal import PseudoTerminal
from tests.test_cli import run


def test_a_lesson_asks_until_its_move_is_made(tmp_path: Path) -> None:
    with PseudoTerminal(["learn", "carthage", "--tactics", "--lang", "en"], "en", tmp_path) as terminal:
        assert terminal.question() == "terminal-ask"
        terminal.type("take R5")  # not the card of the lesson
        assert terminal.question() == "terminal-ask"
        terminal.type("take B2")
        assert terminal.question() == "terminal-ask"
        terminal.type("q")
        assert terminal.code() == 0
        text = terminal.everything()
    translate = Translator("en").translate
    for message in ("carthage-tactics-dear", "lesson-not-now", "carthage-tactics-last"):
        assert " ".join(translate(message).split())[:40] in " ".join(text.split())


def test_a_lesson_asks_only_where_there_is_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(Teaching, "follow", lambda teaching, actions, messages: asked.append(messages))
    played = lessons.find("dale")
    Teaching(played, "en").run()
    assert asked == [[step.say for step in scene.steps] for scene in played.lesson.scenes if scene.steps]


def test_a_position_is_tried_until_it_is_solved(tmp_path: Path) -> None:
    with PseudoTerminal(["practice", "carthage", "2", "--lang", "en"], "en", tmp_path) as terminal:
        assert terminal.question() == "terminal-ask"
        terminal.type("take B2")
        assert terminal.question() == "terminal-continue"
        terminal.type("")
        assert terminal.question() == "terminal-ask"
        terminal.type("buy")
        assert terminal.question() == "terminal-ask"
        terminal.type("R5 G2")
        while (question := terminal.question()) != "terminal-continue":
            assert question
            terminal.type("")
        terminal.type("q")
        assert terminal.code() == 0
        text = " ".join(terminal.everything().split())
    assert text.index("Not quite.") < text.index("one space from Carthage") < text.index("Solved!")
    assert "1 of 10 solved" in text
    assert "bring-it-home" in (tmp_path / "practice.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("arguments", [["practice", "carthage", "11"], ["learn"], ["practice", "chess"]])
def test_what_there_is_not_gets_one_line(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert len(done.err.strip().splitlines()) == 1


def test_every_game_can_be_learned() -> None:
    assert all(len(lessons.lessons_of(lessons.game_of(name))) == 2 for name in lessons.names())
