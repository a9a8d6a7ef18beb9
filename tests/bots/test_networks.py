"""Bots with networks: files, sums, and decisions that are the same interpreted and compiled."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from emporion import bots
from emporion.arena.game_runner import CompiledGameRunner, GameRunner
from emporion.bots import engine, network_file
from emporion.bots.config import GUIDED_SEARCH, POLICY, POLICY_OR_TRADER, POLICY_PLAYOUTS, BotConfig
from emporion.bots.evaluation import WHOLE
from emporion.bots.ismcts import ROOT
from emporion.bots.network import exponential, multiply, multiply_arrays
from emporion.bots.network_file import BadNetwork, read_header, weights_in, write_network
from emporion.bots.search import run_search
from emporion.bots.workspace import NODES, WEIGHTS
from emporion.games import find, names
from emporion.kernel import reference
from emporion.kernel.errors import UnknownBot
from tests.bots.games import played, stream
from tests.bots.networks import header_for, random_network, random_weights

GAME = find("carthage")
SEATS = {2: ("?iterations=6",), 3: ("", "?worlds=2&moves=2"), 4: ("?trader=0.5", "?temperature=1", "?iterations=6")}
"""Queries by number of players; the last seat is the greedy bot's, since random networks hardly end games."""


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_moves_interpreted_and_compiled(name: str, players: int, tmp_path: Path) -> None:
    game = find(name)
    if players not in game.players:
        pytest.skip(f"{game.title} is not for {players} players")
    engine.compiled(game).prepare()
    file = random_network(name, tmp_path)
    seats = [*(f"network:{file}{query}" for query in SEATS[players]), "greedy"]
    moves, state = played(game, seats, seed=players)
    assert (moves, state.values()) == (
        (there := played(game, seats, players, runner=GameRunner))[0],
        there[1].values(),
    )


def test_sums_have_the_same_order_interpreted() -> None:
    rng = np.random.default_rng(3)
    inputs = np.maximum(rng.standard_normal(40), 0).astype(np.float32)
    weights, bias = rng.standard_normal((40, 9)).astype(np.float32), rng.standard_normal(9).astype(np.float32)
    one, other = np.zeros(9, np.float32), np.zeros(9, np.float32)
    multiply(inputs, weights, bias, one)
    multiply_arrays(inputs, weights, bias, other)
    assert one.tobytes() == other.tobytes()
    assert np.allclose(one, inputs @ weights + bias, atol=1e-5)


@pytest.mark.parametrize("x", [0.0, -1e-9, -0.1, -0.6931471805599453, -1.0, -7.25, -39.9])
def test_exponentials_are_right(x: float) -> None:
    assert math.isclose(exponential(x), math.exp(x), rel_tol=1e-13)


def test_exponentials_of_very_little_are_zero() -> None:
    assert exponential(-41.0) == 0


def test_odds_and_shares_are_those_of_the_outputs(tmp_path: Path) -> None:
    used = engine.interpreted(GAME)
    workspace = used.take_workspace(BotConfig(POLICY, network=str(random_network("carthage", tmp_path))))
    network = workspace.network
    network.logits[:] = np.linspace(-2, 3, GAME.actions)
    used.functions["write_odds"](network, [3, 5, 60], 3, 1.0)
    odds = np.exp(network.logits[[3, 5, 60]])
    assert np.allclose(network.odds[:3], WHOLE * odds / odds.sum(), atol=2)
    network.expected[:] = (0.5, -1.0, 2.0, 9.0)
    state = GAME.blank(3, {}, [1] * 8)
    used.functions["setup"](state)
    shares, seat = [0] * 4, used.functions["actor"](state)
    used.functions["write_expected_shares"](state, network.expected, shares)
    found = np.exp([0.5, -1.0, 2.0])
    assert np.allclose([shares[(seat + turn) % 3] for turn in range(3)], WHOLE * found / found.sum(), atol=2)
    assert shares[3] == 0


def test_a_file_holds_what_was_written(tmp_path: Path) -> None:
    path = random_network("carthage", tmp_path)
    assert read_header(path) == header_for(GAME)
    given = random_weights(GAME)
    for name, found in zip(WEIGHTS, weights_in(GAME, str(path)), strict=True):
        assert found.dtype == np.float32
        assert np.array_equal(found, given[name].astype(np.float32 if "bias" in name else np.float16))


def other_header(**changes: Any) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        write_network(path, msgspec.structs.replace(header_for(GAME), **changes), random_weights(GAME))

    return write


def other_weights(**changes: Any) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        write_network(path, header_for(GAME), random_weights(GAME) | changes)

    return write


def cut_off(path: Path) -> None:
    path.write_bytes(random_network("carthage", path.parent).read_bytes()[:5000])


def without_header(path: Path) -> None:
    from safetensors.numpy import save_file

    save_file({"first": np.zeros(3, np.float16)}, path)


def with_doubles(path: Path) -> None:
    from safetensors.numpy import save_file

    weights = {name: np.ascontiguousarray(array) for name, array in random_weights(GAME).items()}
    save_file(weights, path, {network_file.HEADER: msgspec.json.encode(header_for(GAME)).decode()})


def with_infinities(path: Path) -> None:
    from safetensors.numpy import load, save_file

    arrays = load(random_network("carthage", path.parent).read_bytes())
    metadata = {network_file.HEADER: msgspec.json.encode(header_for(GAME)).decode()}
    save_file(arrays | {"first_bias": np.full(16, np.inf, np.float16)}, path, metadata)


BAD_FILES: dict[str, tuple[Callable[[Path], Any], str]] = {
    "missing": (lambda _path: None, "cannot be read: No such file"),
    "a folder": (lambda path: path.mkdir(), "cannot be read"),
    "empty": (lambda path: path.write_bytes(b""), "is not a network that `emporion train` has written"),
    "text": (lambda path: path.write_text("hello " * 100), "is not a network that `emporion train` has written"),
    "cut off": (cut_off, "is not a network that `emporion train` has written"),
    "without a header": (without_header, "is not a network that `emporion train` has written"),
    "of another game": (other_header(game="dale"), "has learned dale, not carthage"),
    "of other rules": (other_header(rules=99), "was trained for another version of Traders of Carthage"),
    "of another layout": (other_header(layout="0"), "was trained for another version of Traders of Carthage"),
    "of another shape": (other_weights(policy=np.zeros((16, 3))), r"policy has the shape \(16, 3\), not \(16, 64\)"),
    "of another width": (other_weights(blocks=np.zeros((2, 8, 8))), r"blocks has the shape \(2, 8, 8\), not"),
    "of other dimensions": (other_weights(first_bias=np.zeros((2, 8))), "first_bias is not an array of float16 or"),
    "of a single number": (other_weights(first_bias=np.float32(1)), "first has the shape"),
    "for few seats": (other_weights(shares=np.zeros((16, 1)), shares_bias=np.zeros(1)), r"shares has the shape"),
    "of other numbers": (with_doubles, "first is not an array of float16 or float32"),
    "not finite": (with_infinities, "first_bias has numbers that are not finite"),
}


@pytest.mark.parametrize("kind", BAD_FILES)
def test_a_bad_file_is_refused_in_one_line(kind: str, tmp_path: Path) -> None:
    make, message = BAD_FILES[kind]
    path = tmp_path / "other.safetensors"
    make(path)
    with pytest.raises(BadNetwork, match=message) as found:
        weights_in(GAME, str(path))
    assert len(str(found.value).splitlines()) == 1


def test_a_file_that_changes_is_read_again(tmp_path: Path) -> None:
    path = random_network("carthage", tmp_path)
    before = weights_in(GAME, str(path))
    assert weights_in(GAME, str(path)) is before
    path.write_bytes(random_network("carthage", tmp_path, seed=2).read_bytes())
    assert not np.array_equal(weights_in(GAME, str(path))[0], before[0])


def test_a_missing_file_is_named_once(tmp_path: Path) -> None:
    with pytest.raises(BadNetwork) as found:
        weights_in(GAME, str(tmp_path / "none"))
    assert str(found.value).count(str(tmp_path)) == 1


@pytest.mark.parametrize("query", ["", "?temperature=1", "?iterations=5", "?worlds=2&moves=1"])
@pytest.mark.parametrize("runner", [GameRunner, CompiledGameRunner])
def test_enormous_weights_do_no_harm(query: str, runner: type[GameRunner], tmp_path: Path) -> None:
    path = tmp_path / f"huge{network_file.ENDING}"
    other_weights(**{name: np.full_like(array, 6e4) for name, array in random_weights(GAME).items()})(path)
    engine.compiled(GAME).prepare()
    state, _ = reference.start(GAME, 2, {}, [1] * 8)
    playing = runner(GAME, state, [bots.find(f"network:{path}{query}")] * 2, [stream(1), stream(2)])
    for _ in range(30):
        playing.move()


def tree_after(iterations: int, nodes: int, file: Path) -> tuple[int, Any]:
    """The action of a guided search at the beginning of a game, in a tree of this size."""
    used = engine.interpreted(GAME)
    state, _ = reference.start(GAME, 3, {}, [1] * 8)
    config = BotConfig(GUIDED_SEARCH, iterations, network=str(file))
    network = used.take_workspace(config).network
    workspace = used.new_workspace(nodes)._replace(network=network)
    workspace.rng[:] = stream(3)
    return run_search(used, used.as_array(state), config, workspace), workspace


def test_a_single_iteration_plays_the_likeliest_action(tmp_path: Path) -> None:
    file = random_network("carthage", tmp_path)
    action, workspace = tree_after(1, 500, file)
    legal = reference.legal(GAME, workspace.states[0])
    assert action == max(legal, key=lambda each: workspace.network.logits[each])


def test_a_full_tree_goes_on_counting_visits(tmp_path: Path) -> None:
    _, workspace = tree_after(60, 30, random_network("carthage", tmp_path))
    root = workspace.tree[ROOT]
    assert workspace.stats[NODES] == 30
    visits, child = 0, root.first
    while child:
        visits, child = visits + workspace.tree[child].visits, workspace.tree[child].next
    assert root.visits == 60
    assert visits == 59


def test_a_network_with_infinities_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(BadNetwork, match="is not written: the network has numbers that are not finite"):
        other_weights(first=np.full((GAME.observation_size, 16), 1e9))(tmp_path / "file")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", BotConfig(POLICY)),
        ("?temperature=0.5", BotConfig(POLICY, detail=50)),
        ("?trader=0.25", BotConfig(POLICY_OR_TRADER, detail=25)),
        ("?iterations=400", BotConfig(GUIDED_SEARCH, 400)),
        ("?worlds=16&moves=8", BotConfig(POLICY_PLAYOUTS, 16, detail=8)),
        ("?moves=0&worlds=1", BotConfig(POLICY_PLAYOUTS, 1)),
    ],
)
def test_parameters_decide_how_a_network_plays(query: str, expected: BotConfig) -> None:
    assert bots.find(f"network:/some/file{query}").config_for(GAME, 4) == expected._replace(network="/some/file")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("network:", "names no file"),
        ("network:a\0b", "names no file"),
        ("network:file?iterations=3&iterations=4", "a parameter is given twice"),
        ("network:file?temperature=0.004", "expected 0.01 or more for temperature, or 0"),
        ("network:file?iterations=0", "takes iterations, worlds and moves, a temperature, or trader"),
        ("network:file?worlds=3", "takes iterations, worlds and moves, a temperature, or trader"),
        (
            "network:file?iterations=3&worlds=3&moves=3",
            "takes iterations, worlds and moves, a temperature, or trader",
        ),
        ("network:file?iterations=-3", "expected a whole number from 0 to 1,000,000 for iterations"),
        ("network:file?iterations=2.5", "expected a whole number from 0 to 1,000,000 for iterations"),
        ("network:file?temperature=nan", "expected a number from 0 to 100 for temperature"),
        ("network:file?trader=1.5", "expected a number from 0 to 1 for trader"),
        ("network:file?speed=3", "no parameter 'speed'; known: iterations, worlds, moves, temperature, trader"),
        ("network:file?iterations=many", "expected network:FILE?PARAMETER=NUMBER"),
        ("network:file?iterations", "expected network:FILE?PARAMETER=NUMBER"),
    ],
)
def test_a_wrong_name_is_explained(name: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=re.escape(message)):
        bots.find(name)


def test_a_record_names_no_file() -> None:
    with pytest.raises(UnknownBot, match="is a network in a file, which is not read for a record"):
        bots.find_builtin("network:/etc/passwd")
    assert "network:/etc/passwd".startswith(bots.NOT_FROM_RECORDS)
