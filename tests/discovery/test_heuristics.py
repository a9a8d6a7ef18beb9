"""Heuristics of Age of Discovery: strength of the greedy bot, and sensible moves."""

from __future__ import annotations

from statistics import fmean, median

import pytest

from emporion import bots
from emporion.games.discovery import GAME
from emporion.kernel import reference
from emporion.kernel.fast_rng import seed_rng
from emporion.kernel.layout import clone
from tests.bots.games import played
from tests.discovery.table import Table, discovery

DEALS = 20
EQUAL = {"missions": "equal"}


def greedy_turn(table: Table) -> list[str]:
    """What the greedy bot does in a turn."""
    rng = [0, 0]
    seed_rng(rng, 1, 2)
    state, moves = clone(table.state), list[str]()
    while reference.actor(GAME, state) == table.state.active and (not moves or moves[-1] != "end"):
        legal = reference.legal(GAME, state)
        hidden = reference.concealed(GAME, state, table.state.active)
        moves.append(GAME.format_action(bots.find("greedy").choose(GAME, hidden, legal, rng)))
        reference.play(GAME, state, GAME.parse_action(moves[-1]))
    return moves


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_in_duplicate_deals(players: int) -> None:
    """Every deal is played in every seat."""
    won = 0.0
    for deal in range(DEALS):
        for seat in range(players):
            seats = ["greedy" if each == seat else "random" for each in range(players)]
            _, ranks, _ = reference.result(GAME, played(GAME, seats, deal, EQUAL)[1])
            won += (ranks[seat] == 1) / ranks.count(1)
    assert won >= 0.95 * players * DEALS


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_among_greedy_bots_stay_within_the_alarm_limits(players: int) -> None:
    """6.3: 10 to 35 turns, 1 to 12 contracts, hardly any stalled game, no score above 250."""
    states = [played(GAME, ["greedy"] * players, seed, EQUAL)[1] for seed in range(50)]
    results = [reference.result(GAME, state) for state in states]
    assert 10 <= fmean(state.turn for state in states) / players <= 35
    assert 1 <= fmean(seat.completed for state in states for seat in state.seats[:players]) <= 12
    assert sum(ending == 1 for *_, ending in results) <= 1
    assert max(max(scores) for scores, *_ in results) <= 250
    assert median(max(scores) for scores, *_ in results) > 50


def test_bots_do_not_waste_two_coins() -> None:
    """Taking coins is always possible and never harmful."""
    assert "take" in greedy_turn(discovery(P1="coins 0; reservations 0"))


def test_in_the_last_turn_coins_become_crews_and_ships_sail() -> None:
    table = discovery(
        P1="coins 1; idle W2 W1 G1 K2; wild 0; reservations 0; flagship RB", P2="", purchases=30, first="scored",
        last="turned_up", turns_left=1,
    )  # fmt: skip
    moves = greedy_turn(table)
    assert moves[0] == "take", "or a single crew can be paid"
    assert sum(move.startswith("explore") for move in moves) == 3


def test_an_exact_load_is_sent_at_once() -> None:
    table = discovery(P1="coins 2; hand B5; idle B2 B3; wild 0; reservations 0; flagship KR", P2="")
    assert {"play B5", "ship B2", "ship B3"} <= set(greedy_turn(table))
