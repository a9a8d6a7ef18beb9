"""Rules of thumb of Age of Discovery: of some use, and nothing silly."""

from __future__ import annotations

import numpy as np
import pytest

from emporion import bots
from emporion.bots.compiled import compiled_bots
from emporion.games.discovery import GAME
from emporion.kernel import reference
from emporion.kernel.compiled import compiled
from emporion.kernel.noise import seed_noise
from emporion.kernel.record import clone
from tests.discovery.table import Table, discovery

DEALS = 40


def greedy_turn(table: Table) -> list[str]:
    """What the greedy bot does in a turn."""
    noise = [0, 0]
    seed_noise(noise, 1, 2)
    state, moves = clone(table.state), list[str]()
    while reference.actor(GAME, state) == table.state.active and (not moves or moves[-1] != "end"):
        legal = reference.legal(GAME, state)
        hidden = reference.concealed(GAME, state, table.state.active)
        moves.append(GAME.say(bots.find("greedy").choose(GAME, hidden, legal, noise)))
        reference.play(GAME, state, GAME.read(moves[-1]))
    return moves


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_in_duplicate_deals(players: int) -> None:
    """In every seat of the same deals."""
    table, rules = compiled_bots(GAME), compiled(GAME)
    table.prepare()
    won = 0.0
    for seat in range(players):
        games = rules.new_games(DEALS, players, {"missions": "equal"}, seed=1)
        table.play(games.states, games.noises, ["greedy" if each == seat else "random" for each in range(players)])
        winners = rules.results(games)[1] == 1
        won += float((winners[:, seat] / winners.sum(axis=1)).sum())
    assert won >= 0.95 * players * DEALS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_among_greedy_bots_stay_within_the_alarm_limits(players: int) -> None:
    """6.3: own turns 10 to 35, contracts 1 to 12, hardly any game stalls, no score above 250."""
    table, rules = compiled_bots(GAME), compiled(GAME)
    table.prepare()
    games = rules.new_games(100, players, {"missions": "equal"}, seed=2)
    table.play(games.states, games.noises, ["greedy"] * players)
    scores, _, endings = rules.results(games)
    assert 10 <= games.states["turn"].mean() / players <= 35
    assert 1 <= games.states["seats"]["completed"][:, :players].mean() <= 12
    assert (endings == 1).sum() <= 2
    assert scores.max() <= 250
    assert np.median(scores.max(axis=1)) > 50


def test_nobody_gives_up_two_coins() -> None:
    """Taking is always possible and never harms."""
    assert "take" in greedy_turn(discovery(P1="coins 0; reservations 0"))


def test_in_the_last_turn_coins_become_crews_and_ships_sail() -> None:
    table = discovery(
        P1="coins 1; idle W2 W1 G1 K2; wild 0; reservations 0; flagship RB", P2="", purchases=30, first="scored",
        last="turned_up", turns_left=1,
    )  # fmt: skip
    moves = greedy_turn(table)
    assert moves[0] == "take", "or a single crew can be paid"
    assert sum(move.startswith("explore") for move in moves) == 3


def test_an_exact_load_goes_at_once() -> None:
    table = discovery(P1="coins 2; hand B5; idle B2 B3; wild 0; reservations 0; flagship KR", P2="")
    assert {"play B5", "ship B2", "ship B3"} <= set(greedy_turn(table))
