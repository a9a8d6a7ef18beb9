"""Single games of a variant."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from emporion import make
from emporion.games import find, names
from emporion.kernel import position, reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Concealed
from emporion.kernel.errors import (
    BadBuffer,
    BadMove,
    BadOption,
    BadPlayers,
    BadPosition,
    BadScript,
    EmporionError,
    UnknownGame,
)
from emporion.programs import Variant
from tests.option_sets import ONE_PASS, case_id
from tests.test_cli import run

every_variant = pytest.mark.parametrize(
    "game", [make(name, players=players) for name in names() for players in find(name).players], ids=repr
)


def played(game: Variant, decisions: int, seed: int = 1) -> Any:
    """A state after some random decisions, or at the end."""
    state, choose = game.new(seed), random.Random(seed).choice
    while decisions and game.actor(state) >= 0:
        game.apply(state, choose(game.legal(state)))
        decisions -= 1
    return state


@every_variant
def test_a_game_is_the_one_of_the_kernel(game: Variant) -> None:
    state = game.new(seed=7)
    same, _ = reference.start(game.game, game.players, {}, key_from_seed(7))
    assert state.values() == same.values()
    choose = random.Random(3).choice
    for _ in range(60):
        if game.actor(state) < 0:
            break
        legal = game.legal(state)
        assert legal == reference.legal(game.game, same)
        assert np.flatnonzero(game.mask(state)).tolist() == legal
        action = choose(legal)
        assert game.parse_action(game.format_action(action)) == action
        assert game.apply(state, np.int64(action)) == reference.play(game.game, same, action)
        assert state.values() == same.values()
        assert game.actor(state) == reference.actor(game.game, same)


@every_variant
def test_a_game_ends_with_results(game: Variant) -> None:
    assert game.results(game.new(seed=1)).ending is None
    state = played(game, game.game.longest_playout)
    results = game.results(state)
    assert results.ending in game.game.endings
    assert game.legal(state) == []
    assert not game.mask(state).any()
    assert len(results.scores) == len(results.ranks) == game.players
    assert min(results.ranks) == 1


@every_variant
def test_concealed_and_redealt_states_tell_a_seat_the_same(game: Variant) -> None:
    state = played(game, 20)
    before = state.values()
    for seat in range(game.players):
        concealed = game.conceal(state, seat)
        redealt = game.redeal(concealed, seed=5)
        assert (game.observe(redealt, seat) == game.observe(state, seat)).all()
        assert redealt.values() == game.redeal(concealed, seed=5).values()
        assert redealt.values() != game.redeal(concealed, seed=6).values()
        assert game.conceal(redealt, seat).values() == concealed.values()  # type: ignore[attr-defined]
    assert state.values() == before


@every_variant
def test_positions_keep_everything(game: Variant) -> None:
    for decisions in (0, 15, 40):
        state = played(game, decisions)
        assert game.from_position(game.position(state)).values() == state.values()


def test_a_new_game_is_the_one_of_the_command() -> None:
    game = make("dale", players=3)
    done = run("position", "new", "dale", "--players", "3", "--seed", "7")
    assert game.position(game.new(seed=7)) == done.doc


def test_a_seed_may_be_a_text_and_without_one_games_differ() -> None:
    game = make("carthage")
    assert game.new("Ada").values() == game.new("Ada").values() != game.new("Ben").values()
    assert game.new(7).values() == game.new(np.int64(7)).values()
    assert game.new().values() != game.new().values()


def test_options_have_their_defaults_and_can_be_read() -> None:
    game = make("carthage", players=4, end_tokens=3)
    assert (game.players, game.options["end_tokens"], game.options["track_size"]) == (4, 3, 6)
    assert game.new(1).options.end_tokens == 3
    assert eval(repr(game), {"make": make}).options == game.options


@pytest.mark.parametrize("case", ONE_PASS, ids=case_id)
def test_all_options_can_be_given_back_as_they_are_read(case: tuple[str, int, dict[str, Any]]) -> None:
    name, players, options = case
    game = make(name, players=players, **options)
    again = make(name, players=players, **game.options)
    assert again.options == game.options
    state = game.new(seed=7)
    assert again.new(seed=7).values() == state.values()
    assert again.from_position(game.position(state)).values() == state.values()


def test_a_variant_can_be_sent_to_another_process() -> None:
    game = make("carthage", players=4, end_tokens=3)
    there = pickle.loads(pickle.dumps(game))
    assert (there.game, there.players, there.options) == (game.game, 4, game.options)


def test_observations_and_masks_are_written_into_the_callers_arrays() -> None:
    game = make("carthage", players=3)
    state = game.new(7)
    rows = np.full((2, game.observation_size), 9, np.float32)
    assert game.observe(state, 1, out=rows[1]).base is rows
    assert (rows[1] == game.observe(state, 1)).all()
    assert (rows[0] == 9).all()
    mask = np.full(game.actions, 9, np.uint8)
    assert game.mask(state, out=mask) is mask
    assert (mask == game.mask(state)).all()


def test_by_default_the_seat_to_act_observes() -> None:
    game = make("carthage", players=3)
    state = game.new(7)
    assert (game.observe(state) == game.observe(state, game.actor(state))).all()
    over = played(game, 10_000)
    assert (game.observe(over) == game.observe(over, 0)).all()


def test_events_are_described_for_a_seat() -> None:
    game = make("dale", players=3)
    state, choose = game.new(7), random.Random(7).choice
    hidden = set()
    while game.actor(state) >= 0:
        for event in game.apply(state, choose(game.legal(state))):
            everything = game.describe_event(event)
            for seat in range(3):
                described = game.describe_event(event, seat)
                hidden |= {name for name in everything if described[name] != everything[name]}
    assert hidden


@pytest.mark.parametrize(
    ("wrong", "error", "text"),
    [
        (lambda: make("chess"), UnknownGame, "unknown game 'chess'; known: carthage"),
        (lambda: make("carthage", players=9), BadPlayers, "for 2 to 4 players, not 9"),
        (lambda: make("carthage", players=3.0), BadPlayers, "expected 2 to 4, found 3.0"),  # type: ignore[arg-type]
        (lambda: make("carthage", player=3), BadOption, "unknown option 'player'"),
        (lambda: make("carthage", end_tokens="many"), BadOption, "option 'end_tokens': expected"),
        (lambda: make("carthage", track_size=3, track_pirates=[9]), BadOption, "track_pirates"),
    ],
)
def test_a_variant_that_cannot_be_is_refused(
    wrong: Callable[[], object], error: type[EmporionError], text: str
) -> None:
    with pytest.raises(error, match=text):
        wrong()


GAME = make("carthage", players=3)
PAIR = make("carthage", players=2)
SHORT = make("carthage", players=3, end_tokens=3)
WRONG: dict[str, tuple[Callable[[Any], object], type[EmporionError], str]] = {
    "an illegal action": (lambda s: GAME.apply(s, 63), BadMove, "is not legal now; legal are: token red"),
    "an unknown action": (lambda s: GAME.apply(s, 64), BadMove, "action 64"),
    "a negative action": (lambda s: GAME.apply(s, -1), BadMove, "action -1"),
    "half an action": (lambda s: GAME.apply(s, 0.0), BadMove, "expected 0 to 63, found 0.0"),  # type: ignore[arg-type]
    "a text as action": (lambda s: GAME.apply(s, "buy"), BadMove, "found 'buy'"),  # type: ignore[arg-type]
    "a seat too many": (lambda s: GAME.observe(s, 3), BadPlayers, "seat: expected 0 to 2, found 3"),
    "a negative seat": (lambda s: GAME.conceal(s, -1), BadPlayers, "seat: expected 0 to 2, found -1"),
    "a seat's name": (lambda s: GAME.conceal(s, "P1"), BadPlayers, "found 'P1'"),  # type: ignore[arg-type]
    "a short array": (lambda s: GAME.mask(s, out=np.zeros(3, np.uint8)), BadBuffer, r"\(64,\), found uint8 \(3,\)"),
    "another type of array": (lambda s: GAME.mask(s, out=np.zeros(64, np.int8)), BadBuffer, "found int8"),
    "a list": (lambda s: GAME.observe(s, 0, out=[0.0] * 445), BadBuffer, "found list"),  # type: ignore[arg-type]
    "every other number of an array": (
        lambda s: GAME.mask(s, out=np.zeros(128, np.uint8)[::2]), BadBuffer, "not contiguous",
    ),
    "an array that is read-only": (
        lambda s: GAME.mask(s, out=np.frombuffer(bytes(64), np.uint8)), BadBuffer, "read-only",
    ),
    "luck that is not concealed": (lambda s: GAME.redeal(s), BadPosition, "expected a concealed one"),
    "a seed with a fraction": (lambda _: GAME.new(1.5), EmporionError, "seed: .* found 1.5"),  # type: ignore[arg-type]
    "a state of fewer players": (lambda s: make("carthage").legal(s), BadPosition, "for 2 players, found one for 3"),
    "a state of another game": (lambda s: make("dale", players=3).legal(s), BadPosition, "expected one of dale"),
    "no state": (lambda _: GAME.actor(None), BadPosition, "found builtins.NoneType"),
    "a position of fewer players": (
        lambda _: GAME.from_position(PAIR.position(PAIR.new(1))), BadPosition, "players: expected 3",
    ),
    "a position with other options": (
        lambda _: GAME.from_position(SHORT.position(SHORT.new(1))), BadPosition, "end_tokens to be 8, found 3",
    ),
    "no position": (lambda _: GAME.from_position([]), BadPosition, "expected a JSON object"),  # type: ignore[arg-type]
    "the name of no action": (lambda _: GAME.format_action(64), BadMove, "expected 0 to 63, found 64"),
    "a text that is no action": (lambda _: GAME.parse_action("fly"), BadMove, "'fly' is not a move"),
    "no games": (lambda _: GAME.batch(0), EmporionError, "count: expected at least 1, found 0"),
    "half a game": (lambda _: GAME.batch(0.5), EmporionError, "found 0.5"),  # type: ignore[arg-type]
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_named_and_changes_nothing(case: str) -> None:
    call, error, text = WRONG[case]
    state = GAME.new(seed=7)
    with pytest.raises(error, match=text):
        call(state)
    assert state.values() == GAME.new(seed=7).values()


def test_a_buffer_error_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="found list"):
        GAME.mask(GAME.new(1), out=[])  # type: ignore[arg-type]


def test_nothing_is_played_after_the_end() -> None:
    state = played(GAME, 10_000)
    before = state.values()
    with pytest.raises(BadMove, match="the game is over"):
        GAME.apply(state, 0)
    assert state.values() == before


def test_a_script_that_cannot_come_true_changes_nothing() -> None:
    state = GAME.new(seed=7)
    position.script_chance(GAME.game, state.chance, "cards", "R5 R5 R5 R5 R5 R5 R5 R5 R5")
    before, refused = state, False
    while not refused:
        before = GAME.copy(state)
        try:
            GAME.apply(state, random.choice(GAME.legal(state)))
        except BadScript as problem:
            refused = "was not possible" in str(problem)
    assert state.values() == before.values()


def test_a_game_of_a_plugin_can_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    leduc = pytest.importorskip("leduc").GAME
    monkeypatch.setattr("emporion.kernel.registry.plugins", lambda: {"leduc": leduc})
    game = make("leduc")
    state = played(game, 100)
    assert game.results(state).ending is not None


def test_concealed_states_are_told_apart_by_type_checkers() -> None:
    concealed: Concealed = GAME.conceal(GAME.new(1), 0)
    assert GAME.redeal(concealed, 1).values()
