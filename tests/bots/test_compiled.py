"""Compiled bots decide as the interpreted ones do."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from emporion import bots
from emporion.bots.compiled import compiled_bots
from emporion.games import find, names
from emporion.kernel import reference
from emporion.kernel.compiled import compiled
from emporion.kernel.record import unpack
from tests.prepare import SLOW_TO_COMPILE

GAMES = [pytest.param(name, marks=[pytest.mark.soak] if name in SLOW_TO_COMPILE else []) for name in names()]


def interpreted(name: str, players: int, seed: int, seats: list[str]) -> list[int]:
    """The moves of the first game of a seed."""
    game, begun = find(name), compiled(find(name)).new_games(1, players, {}, seed)
    state: Any = unpack(game.state, begun.states[0])
    noise = [int(number) for number in begun.noises[0]]
    moves = []
    while (seat := reference.actor(game, state)) >= 0:
        hidden, legal = reference.concealed(game, state, seat), reference.legal(game, state)
        moves.append(bots.find(seats[seat]).choose(game, hidden, legal, noise) if len(legal) > 1 else legal[0])
        reference.play(game, state, moves[-1])
    return moves


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_same_moves(name: str, players: int) -> None:
    table = compiled_bots(find(name))
    table.prepare()
    seats = ["greedy", "random", "greedy", "greedy"][:players]
    games = compiled(find(name)).new_games(1, players, {}, seed=players)
    moves, counts = table.play(games.states, games.noises, seats)
    assert moves[0, : counts[0]].tolist() == interpreted(name, players, players, seats)
    assert compiled(find(name)).results(games)[2][0] >= 0


def test_games_are_the_same_whatever_is_played_beside_them() -> None:
    table, rules = compiled_bots(find("discovery")), compiled(find("discovery"))
    table.prepare()
    many, few = rules.new_games(40, 3, {}, seed=9), rules.new_games(1, 3, {}, seed=9, first=33)
    moves, counts = table.play(many.states, many.noises, ["greedy"] * 3)
    alone, count = table.play(few.states, few.noises, ["greedy"] * 3)
    assert counts[33] == count[0]
    assert np.array_equal(moves[33, : count[0]], alone[0, : count[0]])


def test_long_games_are_broken_off() -> None:
    table, rules = compiled_bots(find("discovery")), compiled(find("discovery"))
    table.prepare()
    games = rules.new_games(2, 2, {}, seed=1)
    moves, counts = table.play(games.states, games.noises, ["random"] * 2, most=10)
    assert moves.shape == (2, 10)
    assert counts.tolist() == [10, 10]
    assert (rules.results(games)[2] < 0).all()
