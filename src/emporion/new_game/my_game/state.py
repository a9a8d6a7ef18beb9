"""The declared state: named numbers and rows of fixed length. Everything that rules may change is here."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from emporion.kernel.chance import Chance
from emporion.kernel.codec import SEAT, Cards, Names, Number
from emporion.kernel.layout import Cell, Many, struct
from emporion.kernel.options import Option
from emporion.kernel.seats import SEAT_NAMES, SEATS
from emporion.kernel.trace import EventSchema, EventShape

CARDS = 12
CARD_NAMES = tuple(str(number) for number in range(1, CARDS + 1))
NO_CARD = -1

CARD = Names(CARD_NAMES)
Pack = Annotated[list[int], Cell("i1", CARDS), Cards(CARD_NAMES, tuple(range(CARDS)))]
"""How many of each card."""


@struct
class Options:
    """What the players agree on before the game."""

    hand_size: Annotated[int, Cell("i1"), Option(Number(1, 3), 3, "cards dealt to each player")]


@struct
class Seat:
    """One player."""

    hand: Annotated[Pack, "cards in hand; only their owner sees them"]
    size: Annotated[int, Cell("i1"), "number of cards in hand"]
    played: Annotated[int, Cell("i1"), Names(CARD_NAMES, optional=True), "the card played in this round"]
    points: Annotated[int, Cell("i1"), "rounds won"]


@struct
class State:
    """The whole game."""

    chance: Chance
    options: Options
    players: Annotated[int, Cell("i1")]
    turn: Annotated[int, Cell("i2"), "turns begun so far"]
    reveals: Annotated[int, Cell("i2"), "increased by every draw, roll or disclosure; undo stops there"]
    seats: Annotated[list[Seat], Many(SEATS)]
    actor: Annotated[int, Cell("i1"), Names(SEAT_NAMES, optional=True), "the seat to act; null when the game is over"]
    pile: Annotated[Pack, "cards that were not dealt"]


class Event(IntEnum):
    """What the rules announce. An event called TURN is the heading of a turn in the log."""

    DEALT = 0
    TURN = 1
    PLAYS = 2
    WINS_ROUND_WITH = 3


EVENTS = EventSchema(
    Event,
    {
        Event.DEALT: EventShape({"seat": SEAT, "card": CARD}, secret="card"),
        Event.TURN: EventShape({"seat": SEAT}),
        Event.PLAYS: EventShape({"seat": SEAT, "card": CARD}),
        Event.WINS_ROUND_WITH: EventShape({"seat": SEAT, "card": CARD}),
    },
)
