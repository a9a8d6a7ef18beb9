"""Batches of a variant: the same as its single games, and strict about arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from emporion import make
from emporion.games import find
from emporion.kernel.errors import BadBuffer, BadMove, BadPlayers, BadPosition, EmporionError
from emporion.programs.batch import Batch
from tests.built_in import BUILT_IN

pytestmark = pytest.mark.slow


def contents(games: Batch) -> bytes:
    return games.games.states.tobytes() + games.games.rngs.tobytes()


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_batch_plays_as_single_games_do(name: str) -> None:
    game = make(name, players=find(name).players[-1])
    games, rng = game.batch(5, seed=7), np.random.default_rng(1)
    singles = [games.state(index) for index in range(5)]
    for _ in range(30):
        masks, actors = games.masks(), games.actors()
        assert [game.actor(each) for each in singles] == actors.tolist()
        assert [game.mask(each).tolist() for each in singles] == masks.tolist()
        assert [game.observe(each).tolist() for each in singles] == games.observe().tolist()
        actions = [int(rng.choice(np.flatnonzero(row))) if row.any() else 0 for row in masks]
        for single, action in zip(singles, actions, strict=True):
            if game.actor(single) >= 0:
                game.apply(single, action)
        assert games.step(actions).tolist() == [game.actor(each) for each in singles]
        assert [games.state(index).values() for index in range(5)] == [each.values() for each in singles]
    results = games.results()
    assert results.scores.tolist() == [game.results(each).scores for each in singles]
    assert results.ranks.tolist() == [game.results(each).ranks for each in singles]


def test_seeds_fix_games_and_without_one_they_differ() -> None:
    game = make("carthage", players=3)
    assert contents(game.batch(3, seed=7)) == contents(game.batch(3, seed=7)) != contents(game.batch(3, seed=8))
    assert contents(game.batch(3)) != contents(game.batch(3))
    assert game.batch(9, seed="Ada").state(0).values() == game.batch(3, seed="Ada").state(0).values()


def test_playing_out_ends_every_game() -> None:
    games = make("carthage", players=3, end_tokens=3).batch(50, seed=7)
    decisions = games.play_out()
    assert (decisions > 0).all()
    assert (games.actors() == -1).all()
    assert not games.masks().any()
    scores, ranks, endings = games.results()
    assert scores.shape == ranks.shape == (50, 3)
    assert (endings >= 0).all()
    before = contents(games)
    assert (games.step([0] * 50) == -1).all()  # over: actions are ignored
    assert contents(games) == before


def test_concealed_and_redealt_batches_tell_the_seats_the_same() -> None:
    games = make("carthage", players=3).batch(20, seed=7)
    for _ in range(9):
        games.step(games.masks().argmax(axis=1))
    seats, before = np.arange(20) % 3, contents(games)
    concealed = games.conceal(seats)
    redealt = concealed.redeal(seed=1)
    assert (redealt.observe(seats) == games.observe(seats)).all()
    assert contents(redealt) == contents(concealed.redeal(seed=1)) != contents(concealed.redeal(seed=2))
    assert contents(redealt.conceal(seats))[: redealt.games.states.nbytes] == concealed.games.states.tobytes()
    assert contents(games) == before


def test_copies_are_independent() -> None:
    games = make("carthage").batch(3, seed=7)
    other, before = games.copy(), contents(games)
    other.play_out()
    other.state(0).turn = 99
    assert contents(games) == before


def test_rows_are_written_into_the_callers_arrays() -> None:
    game = make("carthage", players=3)
    games = game.batch(3, seed=7)
    out, mask = np.full((3, game.observation_size), 9, np.float32), np.full((3, 64), 9, np.uint8)
    assert games.observe(out=out) is out
    assert games.masks(out=mask) is mask
    assert (out == games.observe()).all()
    assert (mask == games.masks()).all()


WRONG: dict[str, tuple[Callable[[Batch], Any], type[EmporionError], str]] = {
    "one illegal action": (lambda g: g.step([0, 0, 63]), BadMove, r"actions\[2\]: action 63 is not legal"),
    "a negative action": (lambda g: g.step([0, -1, 0]), BadMove, r"actions\[1\]: action -1"),
    "an action beyond all": (lambda g: g.step([0, 0, 2**40]), BadBuffer, "actions: expected numbers from"),
    "an action that would wrap": (lambda g: g.step([0, 0, 2**32]), BadBuffer, "actions: expected numbers from"),
    "too few actions": (lambda g: g.step([0, 0]), BadBuffer, r"actions: expected 3 whole numbers, found int64 \(2,\)"),
    "a table of actions": (lambda g: g.step([[0], [0], [0]]), BadBuffer, r"\(3, 1\)"),
    "rows of different lengths": (lambda g: g.step([[0], [0, 0]]), BadBuffer, "rows of different lengths"),
    "fractions": (lambda g: g.step([0.0, 0.0, 0.0]), BadBuffer, "found float64"),
    "no actions": (lambda g: g.step(None), BadBuffer, "found object"),  # type: ignore[arg-type]
    "a seat too many": (lambda g: g.observe([0, 1, 3]), BadPlayers, "seats: expected -1 to 2"),
    "nobody's knowledge": (lambda g: g.conceal([0, 1, -1]), BadPlayers, "seats: expected 0 to 2"),
    "too few seats": (lambda g: g.conceal([0]), BadBuffer, "seats: expected 3 whole numbers"),
    "luck that is not concealed": (lambda g: g.redeal(), BadPosition, "expected concealed ones"),
    "a short array": (lambda g: g.masks(out=np.zeros((2, 64), np.uint8)), BadBuffer, r"found uint8 \(2, 64\)"),
    "another type of array": (lambda g: g.observe(out=np.zeros((3, 445))), BadBuffer, "found float64"),  # type: ignore[arg-type]
    "another order": (lambda g: g.masks(out=np.zeros((64, 3), np.uint8).T), BadBuffer, "not contiguous"),
    "a game too many": (lambda g: g.state(3), EmporionError, "index: expected 0 to 2, found 3"),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_named_and_changes_nothing(case: str) -> None:
    call, error, text = WRONG[case]
    games = make("carthage", players=3).batch(3, seed=7)
    before = contents(games)
    with pytest.raises(error, match=text):
        call(games)
    assert contents(games) == before


def test_arrays_of_other_integers_and_read_only_ones_are_taken() -> None:
    games = make("carthage", players=3).batch(3, seed=7)
    actions = np.frombuffer(bytes(24), np.int64)
    assert not actions.flags.writeable
    assert games.step(actions).tolist() == games.actors().tolist()
    assert games.step(np.zeros(6, np.uint8)[::2]).tolist() == games.actors().tolist()
