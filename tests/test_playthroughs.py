"""Whole games, line by line."""

from __future__ import annotations

import pytest

from emporion.games import find, names
from tests.playthrough import FOLDER, path_of, playthrough

GAMES = [(name, players) for name in names() for players in find(name).players]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_playthrough_is_what_it_was(name: str, players: int) -> None:
    """If the rules were meant to change: `make playthroughs`, read the difference, raise the version of the rules."""
    expected = path_of(find(name), players).read_text(encoding="utf-8").splitlines()
    found = playthrough(find(name), players)
    for number, (was, now) in enumerate(zip(expected, found, strict=False), start=1):
        assert now == was, f"line {number}"
    assert len(found) == len(expected)


def test_every_game_has_its_playthroughs_and_there_are_no_others() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(find(name), players).name for name, players in GAMES}
