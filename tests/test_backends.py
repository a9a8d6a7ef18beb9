"""All backends agree: the same rules give bit-identical states interpreted, compiled and on a GPU."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from emporion.games import find, names
from emporion.kernel import reference
from emporion.kernel.backends import clear_chance_object
from emporion.kernel.chance import BLOCK, PURPOSES, Chance, clear_chance, key_from_seed
from emporion.kernel.compiled import Games, compiled
from emporion.kernel.contract import Game
from emporion.kernel.errors import BackendUnavailable, BadMove, BadPlayers
from emporion.kernel.gpu import on_gpu
from emporion.kernel.layout import fields_of
from emporion.kernel.records import pack, packed, state_hash, unpack
from emporion.kernel.simulation import simulate
from tests.option_sets import each_option_set, every_case, visited_states

pytestmark = pytest.mark.slow

Case = tuple[str, int, dict[str, Any]]


LONGEST_TRAIL = 1500  # decisions


def reference_trail(game: Game, players: int, options: dict[str, Any], seed: int, number: int) -> list[Any]:
    """Every state of a random game, or of its beginning, interpreted; as records."""
    functions = reference.functions(game)
    state, rng = game.blank(players, options, [0] * 8), [0, 0]
    workspace, ids = game.workspace(), [0] * (game.longest_legal + 1)
    functions["key_of_game"](state.chance.key, rng, key_from_seed(seed), number)
    functions["setup"](state)
    states = [packed(state)]
    while functions["actor"](state) >= 0 and len(states) <= LONGEST_TRAIL:
        functions["play_out"](state, workspace, ids, rng, 1)
        states.append(packed(state))
    return states


def compare_trails(case: Case, games: int, seed: int) -> None:
    name, players, options = case
    game = find(name)
    rules = compiled(game)
    for number in range(games):
        expected = np.concatenate(reference_trail(game, players, options, seed, number))
        hashes = rules.hashes(Games(expected, np.ones((len(expected), 2), np.uint32), players))
        found = rules.hash_trail(rules.new_games(1, players, options, seed, first=number), LONGEST_TRAIL)
        assert found.tolist() == hashes.tolist()


@each_option_set
def test_every_state_of_a_game_is_the_same_compiled(case: Case) -> None:
    compare_trails(case, games=1, seed=21)


@pytest.mark.soak
@every_case
def test_every_state_of_many_games_is_the_same_compiled(case: Case) -> None:
    compare_trails(case, games=100, seed=22)


@each_option_set
def test_simulations_have_the_same_checksum_and_digest(case: Case) -> None:
    name, players, options = case
    runs = [
        simulate(find(name), players, 4, 5, backend, options, digest=True).report()
        for backend in ("reference", "compiled")
    ]
    assert runs[0]["digest"] == runs[1]["digest"]
    assert simulate(find(name), players, 4, 5, "compiled", options).report()["checksum"] == runs[0]["checksum"]
    for key in ("checksum", "decisions", "forced_decisions", "length", "winner_score", "endings", "win_share_by_seat"):
        assert runs[0][key] == runs[1][key], key
    assert runs[0]["unfinished"] == 0


def batch_of(states: list[Any]) -> Games:
    """State objects as a compiled batch."""
    records = np.concatenate([packed(state) for state in states])
    return Games(records, np.ones((len(states), 2), np.uint32), states[0].players)


def hold_the_same(batch: Games, states: list[Any]) -> bool:
    return batch.states.tobytes() == batch_of(states).states.tobytes()


def test_games_that_are_broken_off_have_no_winner() -> None:
    game = find("dale")
    report = simulate(game, 2, 40, 1, limit=900).report()
    assert 0 < report["unfinished"] < 40
    assert (report["winner_score"]["min"], report["shared_wins"]) == (8, 0)


@each_option_set
def test_batch_calls_agree_with_the_reference(case: Case) -> None:
    """Hashes, legal masks, steps, observations, results, concealing and redealing, for many games at once."""
    name, players, options = case
    game, rules = find(name), compiled(find(name))
    states = list(visited_states(game, players, options, seed=23, step=20))
    functions, count = reference.functions(game), len(states)

    masks = np.full((count, game.actions), 9, np.uint8)
    asked = batch_of(states)
    assert rules.hashes(asked).tolist() == [state_hash(state) for state in states]
    rules.legal_masks(asked, masks)
    assert hold_the_same(asked, states)
    for state, mask in zip(states, masks, strict=True):
        assert np.flatnonzero(mask).tolist() == reference.legal(game, state)

    observations, seats = (
        np.full((count, game.observation_size), 9, np.float32),
        np.arange(count, dtype=np.int8) % players,
    )
    rules.observe(batch_of(states), seats, observations)
    for state, seat, row in zip(states, seats, observations, strict=True):
        expected = [0.0] * game.observation_size
        functions["observe"](state, int(seat), expected)
        assert row.tolist() == expected

    scores, ranks, endings = rules.results(batch_of(states))
    for index, state in enumerate(states):
        assert (scores[index].tolist(), ranks[index].tolist(), endings[index]) == reference.result(game, state)

    hidden = batch_of(states)
    rules.conceal(hidden, seats)
    concealed = [reference.concealed(game, state, int(seat)) for state, seat in zip(states, seats, strict=True)]
    assert hold_the_same(hidden, concealed)
    rules.redeal(hidden)
    redealt = [reference.redealt(game, state, [1, 1]) for state in concealed]
    assert hold_the_same(hidden, redealt)

    stepped, actors = batch_of(states), np.zeros(count, np.int8)
    actions = np.array([reference.legal(game, state)[-1] for state in states], np.int32)
    rules.step(stepped, actions, actors)
    for state, action in zip(states, actions, strict=True):
        reference.play(game, state, int(action))
    assert hold_the_same(stepped, states)
    assert actors.tolist() == [reference.actor(game, state) for state in states]


@pytest.mark.parametrize("name", names())
def test_a_batch_step_with_an_illegal_action_plays_nothing(name: str) -> None:
    game, rules = find(name), compiled(find(name))
    games = rules.new_games(3000, game.players[0], {}, seed=1)
    before, actors = rules.hashes(games), np.zeros(3000, np.int8)
    masks = np.zeros((3000, game.actions), np.uint8)
    rules.legal_masks(games, masks)
    actions = masks.argmax(axis=1).astype(np.int32)
    actions[2500] = masks[2500].argmin()  # the first action that is not legal
    with pytest.raises(BadMove, match=r"actions\[2500\]"):
        rules.step(games, actions, actors)
    assert (rules.hashes(games) == before).all()


@pytest.mark.parametrize("name", names())
def test_buffers_of_the_wrong_shape_are_refused(name: str) -> None:
    game, rules = find(name), compiled(find(name))
    games = rules.new_games(4, game.players[0], {}, seed=1)
    with pytest.raises(ValueError, match="masks: expected"):
        rules.legal_masks(games, np.zeros((4, 3), np.uint8))
    with pytest.raises(ValueError, match="out: expected"):
        rules.observe(games, np.zeros(4, np.int8), np.zeros((3, game.observation_size), np.float32))
    with pytest.raises(BadPlayers, match="seats"):
        rules.observe(games, np.full(4, 4, np.int8), np.zeros((4, game.observation_size), np.float32))


@pytest.mark.parametrize("name", names())
def test_records_and_objects_hold_the_same(name: str) -> None:
    game = find(name)
    for state in visited_states(game, game.players[-1], {}, seed=24, step=40):
        record = packed(state)
        assert unpack(game.state, record[0]).values() == state.values()
        other = np.zeros(1, record.dtype)
        pack(state, other)
        assert other.tobytes() == record.tobytes()


@every_case
def test_every_state_is_the_same_on_a_gpu(case: Case) -> None:
    name, players, options = case
    game = find(name)
    try:
        device = on_gpu(game)
    except BackendUnavailable as reason:
        pytest.skip(str(reason))
    rules = compiled(game)
    for limit in (*range(0, 40, 3), 1_000_000):
        there, here = device.new_games(64, players, options, 25), rules.new_games(64, players, options, 25)
        assert [each.tolist() for each in device.play_out(there, limit)] == [
            each.tolist() for each in rules.play_out(here, limit)
        ]
        assert (device.hashes(there) == rules.hashes(here)).all()
        there, here = device.new_games(64, players, options, 25), rules.new_games(64, players, options, 25)
        assert (device.play_out_digested(there, limit)[2] == rules.play_out_digested(here, limit)[2]).all()
        assert [each.tolist() for each in device.results(there)] == [each.tolist() for each in rules.results(here)]


def test_the_reference_backend_clears_luck_as_the_kernel_does() -> None:
    plain, quick = Chance(), Chance()
    for luck in (plain, quick):
        luck.key, luck.block, luck.drawn = [1] * 8, [2] * BLOCK, [3] * PURPOSES
        luck.script[:2], luck.script_for[:2], luck.scripted, luck.fault = [4, 5], [1, 1], 2, 6
    clear_chance(plain)
    clear_chance_object(quick)
    cells = [[getattr(luck, field.name) for field in fields_of(Chance)] for luck in (plain, quick, Chance())]
    assert cells[0] == cells[1] == cells[2]
