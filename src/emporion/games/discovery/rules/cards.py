"""The cards of Age of Discovery (C1-C11): ships, flagships, expeditions, contracts, missions.

A *ship* is one of 18 kinds: a colour and a transport value; kind 19 is a player's flagship. A *contract* is one of 24
different cards: a colour and a transport value from 3 to 6. The numbers printed on expeditions, contracts, flagships,
missions and the chart form the *card set*, a row of numbers in the game's options (see card_sets.py). Most of them are
reconstructed; owners of the printed game can supply the real ones.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Literal, get_args

ColourName = Literal["red", "yellow", "blue", "green", "white", "black"]
COLOURS = 6
COLOUR_NAMES: tuple[ColourName, ...] = get_args(ColourName)
LETTERS = "RYBGWK"


class Mission(IntEnum):
    """What makes an expedition count (M2)."""

    NONE = 0
    ONE = 1  # at least one ship of the player
    HALF = 2  # at least half of all ships
    MAJ = 3  # more ships than all others together
    ALL = 4  # all ships


# Ships (C2). Kind 0 means no ship.

TRANSPORTS = 3
SHIPS = COLOURS * TRANSPORTS
FLAGSHIP = SHIPS + 1
COLOUR = (0, *(kind // TRANSPORTS for kind in range(SHIPS)), 0)
TRANSPORT = (0, *(kind % TRANSPORTS + 1 for kind in range(SHIPS)), 0)
COPIES = (0, *((2, 3, 2)[kind % TRANSPORTS] for kind in range(SHIPS)))
COST = (0, *(transport + 2 for transport in TRANSPORT[1:FLAGSHIP]))
SHIP_NAMES = tuple(f"{letter}{transport}" for letter in LETTERS for transport in (1, 2, 3))

# Contracts (C6). Contract 0 means no contract.

SIZES = (3, 4, 5, 6)
CONTRACTS = COLOURS * len(SIZES)
CONTRACT_COLOUR = (0, *(contract // len(SIZES) for contract in range(CONTRACTS)))
LOAD = (0, *SIZES * COLOURS)
CONTRACT_NAMES = tuple(f"{letter}{size}" for letter in LETTERS for size in SIZES)
DURATIONS = 3

EXPEDITIONS = 12
FLAGSHIPS = 6
MISSION_SET = 4  # missions in the set for each number of players

CREW, FLAGSHIP_CREW = 1, 2  # coins (E2)
TAKEN_COINS = 2  # (A1)
ACCEPT_PRICE = 1  # (A2)
HAND_LIMIT = 4  # contracts (A4)
FIRST_COINS = 6
FIRST_CONTRACTS = 2
DISPLAY = 4  # open contracts (U2)
ROW = 5  # ships in the purchase row and in the filling row
PILES = 5
PILE_SIZES = (6, 6, 6, 7, 7)  # ships; the scoring cards are added to them (1.2)
PILE_SHIPS = sum(PILE_SIZES)
FIRST_SCORING_PILE, LAST_SCORING_PILE = 2, 4
IDLE_POINTS = 1  # of a ship that is not on an expedition (L6)
