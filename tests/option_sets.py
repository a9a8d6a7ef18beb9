"""Shared by tests of all games: option sets, and random play on the reference backend."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from emporion.games import find, names
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Game
from emporion.kernel.errors import BadOption
from emporion.kernel.fast_rng import random_below, seed_rng
from tests.soak import all_by_soak

OPTION_SETS: dict[str, list[dict[str, Any]]] = {
    "carthage": [
        {},
        {"show_initial_hands": False, "refill_timing": "after_payday", "stored_lasts": "this_payday"},
        {"payment_rule": "any", "protect_colours": "any", "start_token": False, "own_reservation_blocks_refill": False},
        {"track_size": 9, "track_pirates": [2, 5, 6], "track_anchor": 4, "track_start": 1, "end_tokens": 12},
        {"protect_first": "starting_player", "show_initial_hands": False, "end_tokens": 5, "open_hands": True},
    ],
    "dale": [
        {},
        {"decks": ["macaws", "ocelots", "chameleons"]},
        {"decks": ["pandas", "squirrels", "ocelots"]},
        {"decks": ["pandas", "squirrels", "ocelots"], "always_ask_order": True},
        {"decks": ["pandas", "raccoons", "squirrels", "chameleons"]},
        {"decks": ["macaws", "raccoons", "squirrels", "ocelots", "chameleons"]},
    ],
    "discovery": [
        {},
        {
            "first_scoring_timing": "immediate",
            "missions": "equal",
            "flagship_scoring": "either",
            "seat_bonus": "rising",
        },
        {"first_scoring_timing": "end_of_round", "missions": "full", "wild_scoring": "chain", "idle_flagship": False},
        {"stall_guard": 9, "seat_bonus": "late", "hidden_coins": True},
        {
            "cards": {
                "contracts": {"3": [5, 8, 10], "B5": [9, 12, 16]},
                "missions": {"3": ["one", "half", "maj", "all"]},
            }
        },
    ],
}


def option_sets(name: str, players: int) -> list[dict[str, Any]]:
    """The option sets of a game that fit a number of players."""
    fitting = []
    for options in OPTION_SETS.get(name, [{}]):
        with suppress(BadOption):
            find(name).blank(players, options, [0] * 8)
            fitting.append(options)
    return fitting


CASES = [
    (name, players, options)
    for name in names()
    for players in find(name).players
    for options in option_sets(name, players)
]
"""Every game with every number of players and every option set."""


def _one_pass(name: str) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Each option set once, each number of players in turn."""
    for number, options in enumerate(OPTION_SETS.get(name, [{}])):
        fitting = [players for players in find(name).players if options in option_sets(name, players)]
        yield name, fitting[number % len(fitting)], options


ONE_PASS = [case for name in names() for case in _one_pass(name)]
TWO_EACH = [case for name in names() for case in (*[*_one_pass(name)][:1], *[*_one_pass(name)][1:][-1:])]
"""The first and the last option set of each game."""


def case_id(case: Any) -> str:
    if not isinstance(case, tuple):
        return str(case)
    name, players, options = case
    return f"{name}-{players}-options{OPTION_SETS.get(name, [{}]).index(options)}"


every_case = pytest.mark.parametrize("case", CASES, ids=case_id)
each_option_set = pytest.mark.parametrize("case", all_by_soak(CASES, usual=ONE_PASS), ids=case_id)
"""Each option set with one number of players; by `make soak` with all."""
each_game = pytest.mark.parametrize("case", all_by_soak(CASES, usual=TWO_EACH), ids=case_id)
"""Each game with two option sets, where options make little difference; by `make soak` with all."""


def random_decisions(
    game: Game, players: int, options: dict[str, Any], seed: int
) -> Iterator[tuple[Any, list[int], int]]:
    """A random game: the state before each decision, the legal actions and the chosen one."""
    state, _ = reference.start(game, players, options, key_from_seed(seed))
    rng = [0, 0]
    seed_rng(rng, seed, 7)
    while reference.actor(game, state) >= 0:
        legal = reference.legal(game, state)
        action = legal[random_below(rng, len(legal))]
        yield state, legal, action
        reference.apply(game, state, action)


def visited_states(game: Game, players: int, options: dict[str, Any], seed: int, step: int = 1) -> Iterator[Any]:
    """Copies of every `step`-th state of a random game."""
    for number, (state, _, _) in enumerate(random_decisions(game, players, options, seed)):
        if number % step == 0:
            yield state.clone()
