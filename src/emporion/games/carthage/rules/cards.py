"""The 108 cards (C1-C3): four colours of goods; in each eleven twos, nine threes and seven fives.

A *kind* is one of the twelve faces. Fives come first, then threes, then twos, each in the order red, blue, yellow,
green. Iterating over the kinds goes from high to low value, which is the order of payments.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

COLOURS = 4
KINDS = 12
DECK_SIZE = 108

FIVES, THREES, TWOS = 0, 4, 8  # the first kind of each value
VALUE = (5, 5, 5, 5, 3, 3, 3, 3, 2, 2, 2, 2)
ICONS = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2)  # storage icons (C3)
COPIES = (7, 7, 7, 7, 9, 9, 9, 9, 11, 11, 11, 11)  # per kind (C2)


class Colour(IntEnum):
    RED = 0  # fabric (C6)
    BLUE = 1  # gems
    YELLOW = 2  # grain
    GREEN = 3  # wine


ColourName = Literal["red", "blue", "yellow", "green"]
COLOUR_NAMES: tuple[ColourName, ...] = ("red", "blue", "yellow", "green")
KIND_NAMES = tuple(f"{letter}{value}" for value in (5, 3, 2) for letter in "RBYG")
BY_COLOUR = tuple(colour + first for colour in range(COLOURS) for first in (TWOS, THREES, FIVES))
"""The kinds in display order: by colour, low values first."""


def colour_of(kind: int) -> int:
    return kind % COLOURS
