"""The examples of positions on the games' pages: they run, print what the page says, and leave no move or luck out."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from emporion.games import find
from emporion.kernel.contract import Game
from emporion.position_commands import read_moves
from tests.built_in import BUILT_IN
from tests.documents import page_of
from tests.test_cli import run

each_game = pytest.mark.parametrize("game", [find(name) for name in BUILT_IN], ids=BUILT_IN)

FILE = re.compile(r"^`([\w-]+\.json)`.*\n(?:.+\n)*\n```json\n((?:.+\n)+?)```", re.MULTILINE)
"""A paragraph that begins with the name of a file, and its content."""
SESSION = re.compile(r"```console\n(.*?)```", re.DOTALL)
ANYTHING = "…"


def files_of(game: Game) -> dict[str, str]:
    """The positions of a page by their names."""
    return dict(FILE.findall(page_of(game).read_text(encoding="utf-8")))


def commands_of(game: Game) -> Iterator[tuple[list[str], list[str]]]:
    """The commands of a page, each with the lines that it prints."""
    for session in SESSION.findall(page_of(game).read_text(encoding="utf-8")):
        for part in session.split("$ emporion ")[1:]:
            command, *lines = part.splitlines()
            yield shlex.split(command), lines


def agrees(printed: list[str], expected: list[str]) -> bool:
    """Whether lines are those expected; `…` stands for any lines."""
    if not expected:
        return not printed
    if expected[0] == ANYTHING:
        return any(agrees(printed[skipped:], expected[1:]) for skipped in range(len(printed) + 1))
    return bool(printed) and printed[0] == expected[0] and agrees(printed[1:], expected[1:])


def test_dots_stand_for_any_lines() -> None:
    assert agrees(["one", "two", "three"], ["…", "three"])
    assert agrees(["one", "two"], ["one", "…", "two"])
    assert not agrees(["one", "two"], ["one", "…", "three"])
    assert not agrees(["one", "two"], ["one"])


@each_game
def test_every_example_runs_and_prints_what_the_page_says(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in files_of(game).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    for command, expected in commands_of(game):
        done = run(*command)
        printed = (done.out + done.err).splitlines()
        assert agrees(printed, expected), f"{command}: {printed}"


def name_of(move: str) -> str:
    """A move without its last word, which names a card, a place or a number."""
    return move.rpartition(" ")[0] or move


@each_game
def test_every_move_is_explained_and_has_an_example(game: Game) -> None:
    moves = dict.fromkeys(name_of(text) for text in game.notation.texts)
    played = [
        game.format_action(action)
        for command, _ in commands_of(game)
        if command[:2] == ["position", "play"]
        for action in read_moves(game, tuple(word for word in command[3:] if word != "--events"))
    ]
    assert {name_of(move) for move in played} == set(moves)
    _, _, section = page_of(game).read_text(encoding="utf-8").partition("\n## Moves\n")
    explained, _, _ = section.partition("<!-- table of actions -->")
    assert re.findall(r"^\| `([a-z ]+)` \| \S", explained, re.MULTILINE) == list(moves)


@each_game
def test_every_purpose_of_luck_is_explained_and_has_an_example(game: Game) -> None:
    assert all(purpose.about for purpose in game.purposes)
    docs = map(json.loads, files_of(game).values())
    scripted = {name for doc in docs for name in doc.get("chance", {}).get("script", ())}
    scripted |= {
        option.partition("=")[0]
        for command, _ in commands_of(game)
        for word, option in pairwise(command)
        if word == "--script"
    }
    assert scripted == {purpose.name for purpose in game.purposes}
