"""Random input in any language, at any terminal width, with any options."""

from __future__ import annotations

import contextlib
import io
import random
from pathlib import Path

import pytest
from rich.console import Console

from emporion import bots
from emporion.bots.levels import levels_of
from emporion.games import find, names
from emporion.kernel.chance import key_from_seed
from emporion.locales import LANGUAGES
from emporion.match import Match, Seat, replay, store
from emporion.match.store import RecordFile
from emporion.terminal.screen import Leave, Screen
from emporion.terminal.session import Session
from tests.carthage.test_prompts import MIXED
from tests.option_sets import option_sets
from tests.soak import all_by_soak

TEXT = ("", "u", "?", "l", "l 0", "? 1", "? R5", "? ship", "? ◊", "? statek", "b", "k", "c", "d", "tR5", "wC5", "nGe3")


class RandomInput:
    """Mostly numbers, sometimes several, sometimes words; leaves after a while."""

    def __init__(self, luck: random.Random, lines: int) -> None:
        self.luck = luck
        self.lines = lines

    def __call__(self) -> str:
        self.lines -= 1
        if self.lines < 0:
            raise EOFError
        if self.luck.random() < 0.3:
            return self.luck.choice(TEXT)
        return " ".join(str(self.luck.randint(1, 12)) for _ in range(self.luck.choice([1, 1, 1, 2, 3])))


def random_input_game(seed: int, folder: Path, lines: int) -> None:
    luck = random.Random(seed)
    game = find(luck.choice(names()))
    players = luck.randint(2, 4)
    options = luck.choice(MIXED if game.name == "carthage" else option_sets(game.name, players))
    persons = luck.randint(1, players)
    kinds = [luck.choice(["random", "greedy", *levels_of(game)]) for _ in range(players - persons)]
    seats = [Seat("")] * persons + [Seat(f"Bot {number}", kind) for number, kind in enumerate(kinds)]
    match = Match(game, seats, [None] * persons + [bots.find(kind) for kind in kinds], options, key_from_seed(seed))
    console = Console(file=io.StringIO(), width=luck.choice([20, 44, 80, 130]), force_terminal=luck.random() < 0.5)
    called = [seat.name or f"Person {number}" for number, seat in enumerate(seats)]
    screen = Screen.of(game, console, luck.choice(list(LANGUAGES)), called, RandomInput(luck, lines))
    path = folder / f"{seed}.json"
    with contextlib.suppress(Leave):
        Session(match, screen, RecordFile.create(path), store.now()).play()
    again = replay(store.read(path), find)
    assert [move.actions for move in again.log] == [move.actions for move in match.log]


@pytest.mark.parametrize("seed", all_by_soak(range(20), usual=range(12)))
def test_random_input_breaks_nothing(seed: int, tmp_path: Path) -> None:
    """Nothing breaks, and what was played is in the record."""
    random_input_game(seed, tmp_path, lines=150)


@pytest.mark.soak
def test_much_random_input(tmp_path: Path) -> None:
    for seed in range(1000, 1300):
        random_input_game(seed, tmp_path, lines=600)
