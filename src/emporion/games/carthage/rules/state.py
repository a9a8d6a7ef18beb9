"""The declared state of Traders of Carthage."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from emporion.games.carthage.rules.cards import COLOUR_NAMES, COLOURS, KIND_NAMES, KINDS
from emporion.games.carthage.rules.options import TOP_SPACE, Options, Small
from emporion.games.carthage.rules.rows import CARDS, EncodedInRows, farm_row, market_row
from emporion.kernel.chance import Chance
from emporion.kernel.codec import SEAT, Keyed, Names, Number, names_of
from emporion.kernel.layout import PUBLIC, Cell, Many, struct
from emporion.kernel.position import Derived
from emporion.kernel.seats import SEATS

RUNNING = -1


class Phase(IntEnum):
    """What the seat to act has to decide; then the automatic steps, which `apply` runs through."""

    TOKEN = 0  # which starting token to take (S7)
    ACTION = 1  # buy, take or reserve (T1)
    PAY = 2  # the next card of a payment (B2)
    PROTECT = 3  # the next card against the pirates, for one colour (1.9 step 3)
    OVER = 4

    DELIVERY = 5  # goods and ships after a payment (1.4, 1.8)
    REFILL_AFTER_PURCHASE = 6  # (1.7 trigger b)
    PAYDAY = 7  # scoring and tokens (1.9 steps 1 and 2)
    PROTECTION = 8  # find the next seat to decide about storing goods (1.9 step 3)
    RAID = 9  # unstored goods are lost, ships return (1.9 steps 3 and 4)
    REFILL_AFTER_PAYDAY = 10  # (D-1, by option)
    NEXT_TURN = 11  # (1.3)
    REFILL_AT_START = 12  # (1.7 trigger a)


DECISION_PHASES = 5


class Ending(IntEnum):
    """How a game ended."""

    TOKENS = 0  # a player has enough tokens (E1)
    STALEMATE = 1  # all players had to pass (1.10)


CARD = Names(KIND_NAMES)
NO_CARD = -1

Tally = Annotated[list[int], Cell("i1", KINDS), CARDS]
"""Number of cards of each kind."""


@struct
class Seat:
    """One player's cards, goods, tokens and marker."""

    hand: Annotated[Tally, "cards in hand"]
    hidden: Annotated[Tally, "cards in hand that only their owner knows, from a secretly drawn initial hand"]
    goods: Annotated[Tally, PUBLIC, "unstored goods in the stock"]
    stored: Annotated[Tally, PUBLIC, "stored goods, safe from pirates"]
    tokens: Annotated[list[int], PUBLIC, Cell("i1", COLOURS), Keyed(COLOUR_NAMES, Number(0, 99)), "tokens by colour"]
    marker: Annotated[int, Cell("i1"), EncodedInRows()]
    reserved: Annotated[int, Cell("i1"), EncodedInRows()]  # the kind of the card under the marker, not in a row's tally
    points: Annotated[int, Cell("i2"), Number(0, 9999), "victory points: cards under the trader, and uncovered ones"]
    hand_size: Annotated[int, Cell("i1"), Derived()]


@struct
class State:
    """The whole game. A pile is a multiset; its order is decided when cards are drawn."""

    chance: Chance
    options: Annotated[Options, PUBLIC]
    turn: Annotated[int, Cell("i2"), Number(0, 30000), "turns begun so far"]
    reveals: Annotated[int, Cell("i2"), Number(0, 30000), "increased by every reveal; undo stops there"]
    seats: Annotated[list[Seat], Many(SEATS), "the players' places, P1 first"]
    players: Annotated[int, Cell("i1"), Number(2, SEATS)]
    phase: Annotated[Small, Names(names_of(Phase).names[:DECISION_PHASES]), "what the seat to act has to decide"]
    actor: Annotated[Small, SEAT, "the seat to act"]
    active: Annotated[Small, SEAT, "the seat whose turn it is; at a payday, the player who triggered it"]
    starter: Annotated[Small, SEAT, "the starting player"]

    market: Annotated[list[int], PUBLIC, Cell("i1", KINDS), market_row, "cards of the Market; R3@P2 is reserved by P2"]
    farm: Annotated[list[int], PUBLIC, Cell("i1", KINDS), farm_row, "cards of the Farm, likewise"]
    ships: Annotated[
        list[int], PUBLIC, Cell("i1", COLOURS), Keyed(COLOUR_NAMES, Number(0, TOP_SPACE)), "space of each ship"
    ]

    pile: Annotated[Tally, "the draw pile; by default all cards that are nowhere else"]
    discard: Annotated[Tally, PUBLIC, "the discard pile"]
    discard_top: Annotated[Small, Names(KIND_NAMES, optional=True), "its top card; by default its lowest card"]
    buried: Annotated[Tally, "victory cards drawn unseen from the current pile"]
    sunk: Annotated[Tally, "victory cards drawn unseen before the first reshuffle"]
    retired: Annotated[
        Tally, PUBLIC, "victory cards of known kind: sold goods, and unseen ones that a reshuffle revealed"
    ]
    uncovered: Annotated[
        int,
        Cell("i2"),
        Number(0, 9999),
        "victory points for which no card was left; by default all points without a victory card",
    ]
    reshuffles: Annotated[Small, Number(0, 100), "number of reshuffles"]
    pile_size: Annotated[Small, Derived()]
    buried_size: Annotated[Small, Derived()]

    asked: Annotated[
        Small, Number(0, SEATS), "number of seats that have decided: tokens chosen, or protections finished"
    ]
    colour: Annotated[Small, Names(COLOUR_NAMES), "the colour whose goods the actor may store now"]
    due: Annotated[Small, Number(0, 127), "the amount still to pay"]
    cursor: Annotated[
        Small,
        Number(0, KINDS - 1),
        "cards are paid from high to low value: the first kind still allowed (R5 B5 Y5 G5 R3 … G2, from 0); "
        "protections use twos before threes: 1 after a three",
    ]
    passes: Annotated[Small, Number(0, SEATS), "forced passes in a row"]
