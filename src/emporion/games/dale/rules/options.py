"""The options of a game."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from emporion.games.dale.rules.cards import Deck
from emporion.kernel.codec import Flag, Several, names_of
from emporion.kernel.layout import Cell, struct
from emporion.kernel.options import Option

RANDOM = 0  # no decks chosen: they are drawn at random

DECKS_CODEC = Several(names_of(Deck).names, none="random")


class Edition(IntEnum):
    """The edition of the card texts. The anniversary texts (1.9) would be the next value: other rows of the card table,
    other functions for the cards that differ."""

    FIRST = 0


@struct
class Options:
    """The decks of the game (2.2), the texts of its cards (1.9), and when to ask for the order of discarded cards
    (R 'Akcja Trików', 5.4)."""

    decks: Annotated[
        int, Cell("i1"), Option(DECKS_CODEC, "random", "animalfolk decks of the game, one more than there are players")
    ]
    edition: Annotated[int, Cell("i1"), Option(names_of(Edition), "first", "edition of the card texts")]
    always_ask_order: Annotated[
        int,
        Cell("i1"),
        Option(Flag(), False, "players choose the order of discarded cards even if no card in the game depends on it"),
    ]
