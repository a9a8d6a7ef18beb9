"""Card sets: what is printed on the cards. `SOURCES` lists the known numbers and where they come from; all others are
reconstructed (docs/games/discovery.md explains how).

A card set is a row of small numbers in a game's options, so games with different sets can run side by side:

    LIMIT + e             transport limit of expedition e
    EXPEDITION_COLOUR + e its colour
    POINTS + 4 * e        points per ship: first scoring other colour, same colour; last scoring other, same
    EXPLORER + e          its explorer, as an index into EXPLORERS
    INCOME + 3 * (c - 1)  coins that contract c pays for 1, 2, 3 turns
    FLAGS + 2 * f         the two colours of flagship f
    MISSIONS + 4 * n      the missions of the set for 2 + n players
    TRACK + n             points per fulfilled expedition after n contracts
"""

from __future__ import annotations

from typing import Any

from emporion.games.discovery.rules.cards import (
    COLOUR_NAMES,
    COLOURS,
    CONTRACTS,
    DURATIONS,
    EXPEDITIONS,
    FLAGSHIPS,
    MISSION_SET,
    SIZES,
    Mission,
)

PLAYER_COUNTS = 3
TRACK_FIELDS = CONTRACTS + 1

LIMIT = 0
EXPEDITION_COLOUR = LIMIT + EXPEDITIONS
POINTS = EXPEDITION_COLOUR + EXPEDITIONS
EXPLORER = POINTS + 4 * EXPEDITIONS
INCOME = EXPLORER + EXPEDITIONS
FLAGS = INCOME + DURATIONS * CONTRACTS
MISSIONS = FLAGS + 2 * FLAGSHIPS
TRACK = MISSIONS + MISSION_SET * PLAYER_COUNTS
NUMBERS = TRACK + TRACK_FIELDS

EXPLORERS = (
    "dias", "abreu", "cabral", "verrazzano", "cabot", "drake", "vespucci", "cartier", "dagama", "ponce", "columbus",
    "magellan", "balboa", "barents", "frobisher", "cao", "cook", "hudson", "tasman", "polo", "erik", "raleigh",
)  # fmt: skip
"""Explorers on expedition cards: first those of our set, then others that the real cards may show."""

LARGEST_LIMIT = 8

RECONSTRUCTED_1: dict[str, Any] = {
    # explorer: colour, limit, first scoring (other, same colour), last scoring (other, same)
    "expeditions": {
        "dias": ("blue", 3, (3, 5), (2, 5)),
        "abreu": ("white", 3, (2, 3), (3, 6)),
        "cabral": ("green", 4, (2, 5), (2, 4)),
        "verrazzano": ("yellow", 4, (1, 3), (3, 6)),
        "cabot": ("black", 5, (2, 4), (2, 4)),
        "drake": ("red", 5, (1, 2), (3, 6)),
        "vespucci": ("red", 6, (2, 4), (2, 4)),
        "cartier": ("black", 6, (1, 2), (2, 5)),
        "dagama": ("yellow", 7, (2, 4), (1, 3)),
        "ponce": ("green", 7, (1, 2), (2, 5)),
        "columbus": ("white", 8, (2, 4), (1, 3)),
        "magellan": ("blue", 8, (1, 2), (2, 4)),
    },
    # transport: coins for 1, 2, 3 turns, in all colours
    "contracts": {3: (4, 6, 7), 4: (6, 8, 10), 5: (8, 10, 12), 6: (10, 13, 15)},
    "flagships": (
        ("red", "blue"),
        ("blue", "green"),
        ("green", "yellow"),
        ("yellow", "white"),
        ("white", "black"),
        ("black", "red"),
    ),
    "missions": {
        2: ("maj", "maj", "all", "all"),
        3: ("half", "half", "maj", "maj"),
        4: ("one", "one", "half", "half"),
    },
    "contract_track": tuple(range(TRACK_FIELDS)),
}

RULEBOOK = "Polish rulebook"
RECONSTRUCTED = "reconstructed"
SOURCES = {
    "expeditions.abreu.explorer": f"{RULEBOOK} 4.4.1",
    "expeditions.abreu.limit": f"{RULEBOOK} 4.4.1",
    "expeditions.dias.explorer": "minaspeltips.se",
    "expeditions.vespucci.explorer": "minaspeltips.se",
    "expeditions.dagama.explorer": "minaspeltips.se",
    "expeditions.columbus.explorer": "minaspeltips.se",
    "expeditions.magellan.explorer": "minaspeltips.se",
    "expeditions.drake.explorer": "der-kleine-spieleladen.de",
    "contracts.5.2": f"{RULEBOOK} 4.4.2: ten coins for two turns, but not on which contract",
    "missions.3.maj": f"{RULEBOOK} 6.1: it is in this set",
    "contract_track.0": f"{RULEBOOK} 3.0",
    "contract_track.5": f"{RULEBOOK} 6.1",
}


def source_of(item: str) -> str:
    """The source of an item of `reconstructed-1`, such as `expeditions.abreu.limit`, `contracts.5.2` (two turns),
    `flagships.0`, `missions.3.maj` or `contract_track.5`."""
    return SOURCES.get(item, RECONSTRUCTED)


def numbers_of(card_set: dict[str, Any]) -> tuple[int, ...]:
    """A card set as its row of numbers."""
    expeditions = card_set["expeditions"]
    missions = [Mission[each.upper()].value for players in (2, 3, 4) for each in card_set["missions"][players]]
    row = [limit for _, limit, _, _ in expeditions.values()]
    row += [COLOUR_NAMES.index(colour) for colour, _, _, _ in expeditions.values()]
    row += [points for _, _, first, last in expeditions.values() for points in (*first, *last)]
    row += [EXPLORERS.index(name) for name in expeditions]
    row += [coins for _ in range(COLOURS) for size in SIZES for coins in card_set["contracts"][size]]
    row += [COLOUR_NAMES.index(colour) for pair in card_set["flagships"] for colour in pair]
    row += missions
    row += card_set["contract_track"]
    return tuple(row)


CARD_SETS = {"reconstructed-1": numbers_of(RECONSTRUCTED_1)}
