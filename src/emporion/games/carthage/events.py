"""What the rules announce, roughly in the order in which it happens."""

from __future__ import annotations

from enum import IntEnum

from emporion.games.carthage.cards import COLOUR_NAMES
from emporion.games.carthage.state import CARD, Ending
from emporion.kernel.codec import SEAT, Flag, Names, Number, names_of
from emporion.kernel.trace import Shape, Vocabulary


class Event(IntEnum):
    MARKET_CARD = 0  # a card is dealt to the Market
    FARM_CARD = 1  # a card is dealt to the Farm
    HAND_CARD = 2  # a player draws a card of the first hand
    STARTS = 3
    TOKEN = 4
    TURN = 5
    REFILL = 6
    FARM_TO_MARKET = 7
    RESHUFFLE = 8
    BUYS = 9
    PAYS = 10
    GOODS = 11
    TAKES = 12
    RESERVES = 13
    MARKER_BACK = 14
    SHIP_SAILS = 15
    PAYDAY = 16
    SALE = 17
    VICTORY_CARDS = 18  # cards of the set that go under the trader
    LEFT_OVER = 19  # cards of the set that go to the discard pile
    VICTORY_DRAWN = 20  # victory cards drawn unseen
    UNCOVERED = 21  # victory points without a card
    PIRATES = 22
    PROTECTS = 23
    STORED = 24
    DECLINES = 25
    LOST = 26
    UNSTORED = 27
    SHIP_RETURNS = 28
    PASSES = 29
    GAME_OVER = 30


COLOUR = Names(COLOUR_NAMES)
COUNT = Number()

EVENTS = Vocabulary(
    Event,
    {
        Event.MARKET_CARD: Shape({"card": CARD}),
        Event.FARM_CARD: Shape({"card": CARD}),
        Event.HAND_CARD: Shape({"seat": SEAT, "card": CARD}, secret="card"),
        Event.STARTS: Shape({"seat": SEAT, "sum": COUNT, "cards": COUNT, "tied": COUNT}, secret="sum"),
        Event.TOKEN: Shape({"seat": SEAT, "colour": COLOUR, "tokens": COUNT}),
        Event.TURN: Shape({"seat": SEAT, "turn": COUNT}),
        Event.REFILL: Shape({"at_start_of_turn": Flag()}),
        Event.FARM_TO_MARKET: Shape({"card": CARD, "count": COUNT, "reserved": Flag()}),
        Event.RESHUFFLE: Shape({"cards": COUNT}),
        Event.BUYS: Shape({"seat": SEAT, "price": COUNT, "cards": COUNT}),
        Event.PAYS: Shape({"seat": SEAT, "card": CARD, "value": COUNT, "still_due": COUNT}),
        Event.GOODS: Shape({"seat": SEAT, "card": CARD, "count": COUNT}),
        Event.TAKES: Shape({"seat": SEAT, "card": CARD, "reserved": Flag()}),
        Event.RESERVES: Shape({"seat": SEAT, "card": CARD, "row": Names(("market", "farm"), first=1)}),
        Event.MARKER_BACK: Shape({"seat": SEAT}),
        Event.SHIP_SAILS: Shape({"colour": COLOUR, "from": COUNT, "to": COUNT, "bought": COUNT}),
        Event.PAYDAY: Shape({"colour": COLOUR, "trigger": SEAT}),
        Event.SALE: Shape(
            {
                "seat": SEAT,
                "colour": COLOUR,
                "highest": COUNT,
                "tokens": COUNT,
                "price": COUNT,
                "cards": COUNT,
                "value": COUNT,
                "points": COUNT,
            }
        ),
        Event.VICTORY_CARDS: Shape({"seat": SEAT, "card": CARD, "count": COUNT}),
        Event.LEFT_OVER: Shape({"seat": SEAT, "card": CARD, "count": COUNT}),
        Event.VICTORY_DRAWN: Shape({"seat": SEAT, "count": COUNT}),
        Event.UNCOVERED: Shape({"seat": SEAT, "points": COUNT}),
        Event.PIRATES: Shape({"colour": COLOUR, "space": COUNT}),
        Event.PROTECTS: Shape({"seat": SEAT, "card": CARD, "icons": COUNT}),
        Event.STORED: Shape({"seat": SEAT, "card": CARD}),
        Event.DECLINES: Shape({"seat": SEAT, "colour": COLOUR}),
        Event.LOST: Shape({"seat": SEAT, "card": CARD, "count": COUNT}),
        Event.UNSTORED: Shape({"seat": SEAT, "card": CARD, "count": COUNT}),
        Event.SHIP_RETURNS: Shape({"colour": COLOUR, "from": COUNT, "to": COUNT}),
        Event.PASSES: Shape({"seat": SEAT}),
        Event.GAME_OVER: Shape({"by": names_of(Ending)}),
    },
)
