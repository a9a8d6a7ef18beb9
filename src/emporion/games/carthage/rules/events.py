"""Events: what the rules announce, roughly in the order in which it happens."""

from __future__ import annotations

from enum import IntEnum

from emporion.games.carthage.rules.cards import COLOUR_NAMES
from emporion.games.carthage.rules.state import CARD, Ending
from emporion.kernel.codec import SEAT, Flag, Names, Number, names_of
from emporion.kernel.trace import EventSchema, EventShape


class Event(IntEnum):
    MARKET_CARD = 0  # a card is dealt to the Market
    FARM_CARD = 1  # a card is dealt to the Farm
    HAND_CARD = 2  # a player draws a card of the initial hand
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

EVENTS = EventSchema(
    Event,
    {
        Event.MARKET_CARD: EventShape({"card": CARD}),
        Event.FARM_CARD: EventShape({"card": CARD}),
        Event.HAND_CARD: EventShape({"seat": SEAT, "card": CARD}, secret="card"),
        Event.STARTS: EventShape({"seat": SEAT, "sum": COUNT, "cards": COUNT, "tied": COUNT}, secret="sum"),
        Event.TOKEN: EventShape({"seat": SEAT, "colour": COLOUR, "tokens": COUNT}),
        Event.TURN: EventShape({"seat": SEAT, "turn": COUNT}),
        Event.REFILL: EventShape({"at_start_of_turn": Flag()}),
        Event.FARM_TO_MARKET: EventShape({"card": CARD, "count": COUNT, "reserved": Flag()}),
        Event.RESHUFFLE: EventShape({"cards": COUNT}),
        Event.BUYS: EventShape({"seat": SEAT, "price": COUNT, "cards": COUNT}),
        Event.PAYS: EventShape({"seat": SEAT, "card": CARD, "value": COUNT, "still_due": COUNT}),
        Event.GOODS: EventShape({"seat": SEAT, "card": CARD, "count": COUNT}),
        Event.TAKES: EventShape({"seat": SEAT, "card": CARD, "reserved": Flag()}),
        Event.RESERVES: EventShape({"seat": SEAT, "card": CARD, "row": Names(("market", "farm"), first=1)}),
        Event.MARKER_BACK: EventShape({"seat": SEAT}),
        Event.SHIP_SAILS: EventShape({"colour": COLOUR, "from": COUNT, "to": COUNT, "bought": COUNT}),
        Event.PAYDAY: EventShape({"colour": COLOUR, "trigger": SEAT}),
        Event.SALE: EventShape(
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
        Event.VICTORY_CARDS: EventShape({"seat": SEAT, "card": CARD, "count": COUNT}),
        Event.LEFT_OVER: EventShape({"seat": SEAT, "card": CARD, "count": COUNT}),
        Event.VICTORY_DRAWN: EventShape({"seat": SEAT, "count": COUNT}),
        Event.UNCOVERED: EventShape({"seat": SEAT, "points": COUNT}),
        Event.PIRATES: EventShape({"colour": COLOUR, "space": COUNT}),
        Event.PROTECTS: EventShape({"seat": SEAT, "card": CARD, "icons": COUNT}),
        Event.STORED: EventShape({"seat": SEAT, "card": CARD}),
        Event.DECLINES: EventShape({"seat": SEAT, "colour": COLOUR}),
        Event.LOST: EventShape({"seat": SEAT, "card": CARD, "count": COUNT}),
        Event.UNSTORED: EventShape({"seat": SEAT, "card": CARD, "count": COUNT}),
        Event.SHIP_RETURNS: EventShape({"colour": COLOUR, "from": COUNT, "to": COUNT}),
        Event.PASSES: EventShape({"seat": SEAT}),
        Event.GAME_OVER: EventShape({"by": names_of(Ending)}),
    },
)
