"""At which tables the games of the corpus are played, and by whom."""

from __future__ import annotations

import random
from typing import Any

from emporion import bots
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Game
from emporion.match import Match, Seat
from tests.option_sets import option_sets

BOTS = ("random", "apprentice", "greedy", "rollout:30", "search:50")
"""Who plays: every seat is taken by one of them, whichever it may be."""

USUAL = 1 / 3  # of the games have no option changed

FURTHER_TABLES: dict[str, list[dict[str, Any]]] = {
    "carthage": [
        {"track_size": 3, "track_pirates": [], "track_anchor": 1, "end_tokens": 2, "show_vp_totals": True},
        {"track_size": 12, "track_pirates": [*range(9)], "track_start": 9, "track_anchor": 10, "show_discard": "all"},
        {"track_size": 12, "track_pirates": [9], "track_start": 10, "track_anchor": 0},
        {"track_size": 12, "track_pirates": [8, 10], "track_start": 7, "track_anchor": 9},
        {"end_tokens": 40},
    ],
    "discovery": [
        {"stall_guard": 0, "missions": "full"},
        {"stall_guard": 1},
        {"stall_guard": 20, "missions": "equal"},
        {
            "cards": {
                "flagships": [
                    ["red", "yellow"],
                    ["yellow", "blue"],
                    ["blue", "green"],
                    ["green", "white"],
                    ["white", "black"],
                    ["black", "red"],
                ],
                "missions": {"2": ["one", "half", "maj", "all"]},
                "contract_track": [each // 2 for each in range(25)],
            }
        },
    ],
}
"""What the option sets of the other tests leave out: the ends of every range."""


def table(game: Game, number: int, mix: tuple[str, ...]) -> Match:
    """The match of that number: always the same seats, options and luck."""
    dice = random.Random(f"{game.name} {number}")
    players = game.players[number % len(game.players)]
    options: dict[str, Any] = {}
    if dice.random() > USUAL:
        options = dice.choice([*option_sets(game.name, players), *FURTHER_TABLES.get(game.name, [])])
    names = [dice.choice(mix) for _ in range(players)]
    key = key_from_seed(f"corpus {game.name} {number}")
    return Match(game, [Seat("", name) for name in names], [bots.find(name) for name in names], options, key)
