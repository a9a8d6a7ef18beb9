"""Everything that lies on the table, in the hands and under the traders: the declared state of Traders of Carthage."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from emporion.games.carthage.rules.cards import BY_COLOUR, COLOUR_NAMES, COLOURS, KIND_NAMES, KINDS
from emporion.games.carthage.rules.options import TOP_SPACE, Options, Small
from emporion.games.carthage.rules.rows import WithRows, farm_row, market_row
from emporion.kernel.chance import Chance
from emporion.kernel.codec import SEAT, Cards, Keyed, Names, Number, names_of
from emporion.kernel.layout import Cell, Many, struct
from emporion.kernel.position import Derived
from emporion.kernel.seats import SEATS

RUNNING = -1


class Phase(IntEnum):
    """What the seat to act has to decide; then the steps in which nobody decides, which `apply` runs through."""

    TOKEN = 0  # which starting token to take (S7)
    ACTION = 1  # buy, take or reserve (T1)
    PAY = 2  # the next card of a payment (B2)
    PROTECT = 3  # the next card against the pirates, for one colour (1.9 step 3)
    OVER = 4

    DELIVERY = 5  # goods and ships after a payment (1.4, 1.8)
    REFILL_AFTER_PURCHASE = 6  # (1.7 trigger b)
    PAYDAY = 7  # scoring and tokens (1.9 steps 1 and 2)
    PROTECTION = 8  # whom to ask next about storing goods (1.9 step 3)
    RAID = 9  # what is not stored is lost, ships return (1.9 steps 3 and 4)
    REFILL_AFTER_PAYDAY = 10  # (D-1, if the option says so)
    NEXT_TURN = 11  # (1.3)
    REFILL_AT_START = 12  # (1.7 trigger a)


DECISION_PHASES = 5


class Ending(IntEnum):
    """How a game ended."""

    TOKENS = 0  # somebody has enough tokens (E1)
    STALEMATE = 1  # everybody had to pass (1.10)


CARDS = Cards(KIND_NAMES, BY_COLOUR)
CARD = Names(KIND_NAMES)
NO_CARD = -1

Tally = Annotated[list[int], Cell("i1", KINDS), CARDS]
"""How many cards of each kind lie in a place."""


@struct
class Seat:
    """One player's place."""

    hand: Annotated[Tally, "cards in hand"]
    hidden: Annotated[Tally, "the part of the hand that only its owner knows: of a first hand drawn in secret"]
    goods: Annotated[Tally, "goods in the stock that are not stored"]
    stored: Annotated[Tally, "goods that are stored, safe from pirates"]
    tokens: Annotated[list[int], Cell("i1", COLOURS), Keyed(COLOUR_NAMES, Number(0, 99)), "tokens by colour"]
    marker: Annotated[int, Cell("i1"), WithRows()]
    reserved: Annotated[int, Cell("i1"), WithRows()]  # the kind of the card under the marker; in neither row's tally
    points: Annotated[int, Cell("i2"), Number(0, 9999), "victory points: cards under the trader, and uncovered ones"]
    hand_size: Annotated[int, Cell("i1"), Derived()]


@struct
class State:
    """The whole game. A pile is kept as what is in it: its order arises when it is drawn."""

    chance: Chance
    options: Options
    turn: Annotated[int, Cell("i2"), Number(0, 30000), "turns begun so far"]
    reveals: Annotated[int, Cell("i2"), Number(0, 30000), "raised by every draw; nothing can be taken back beyond one"]
    seats: Annotated[list[Seat], Many(SEATS), "the players' places, P1 first"]
    players: Annotated[int, Cell("i1"), Number(2, SEATS)]
    phase: Annotated[Small, Names(names_of(Phase).names[:DECISION_PHASES]), "what the seat to act has to decide"]
    actor: Annotated[Small, SEAT, "the seat that decides now"]
    active: Annotated[Small, SEAT, "the seat whose turn it is; at a payday, the player who caused it"]
    starter: Annotated[Small, SEAT, "the starting player"]

    market: Annotated[list[int], Cell("i1", KINDS), market_row, "cards of the Market; R3@P2 is reserved by P2"]
    farm: Annotated[list[int], Cell("i1", KINDS), farm_row, "cards of the Farm, with markers likewise"]
    ships: Annotated[list[int], Cell("i1", COLOURS), Keyed(COLOUR_NAMES, Number(0, TOP_SPACE)), "space of each ship"]

    pile: Annotated[Tally, "the draw pile; left out, it holds all cards that lie nowhere else"]
    discard: Annotated[Tally, "the discard pile"]
    discard_top: Annotated[Small, Names(KIND_NAMES, optional=True), "its top card; left out, its cheapest card"]
    buried: Annotated[Tally, "victory cards drawn unseen from the present pile"]
    sunk: Annotated[Tally, "victory cards drawn unseen before the first reshuffle"]
    retired: Annotated[Tally, "victory cards of known kind: sold goods, and unseen ones that a reshuffle gave away"]
    uncovered: Annotated[int, Cell("i2"), Number(0, 9999), "victory points for which no card was left"]
    reshuffles: Annotated[Small, Number(0, 100), "how often the discards became the pile"]
    pile_size: Annotated[Small, Derived()]
    buried_size: Annotated[Small, Derived()]

    asked: Annotated[Small, Number(0, SEATS), "seats that have answered: tokens chosen, or protections finished"]
    colour: Annotated[Small, Names(COLOUR_NAMES), "the colour whose goods the actor may store now"]
    due: Annotated[Small, Number(0, 127), "what is still to be paid"]
    cursor: Annotated[
        Small,
        Number(0, KINDS - 1),
        "payments name cards from dear to cheap: the kind (R5 B5 Y5 G5 R3 … G2, from 0) where that order stands; "
        "protections use twos before threes: 1 once a three was used",
    ]
    passes: Annotated[Small, Number(0, SEATS), "forced passes in a row"]
