"""Events: what the rules announce."""

from __future__ import annotations

from enum import IntEnum

from emporion.games.discovery.rules.cards import (
    COLOUR_NAMES,
    CONTRACT_NAMES,
    DISPLAY,
    EXPEDITIONS,
    ROW,
    SHIP_NAMES,
    Mission,
)
from emporion.kernel.codec import SEAT, Flag, Names, Number, Ordinal, names_of
from emporion.kernel.trace import EventSchema, EventShape


class Event(IntEnum):
    STARTS = 0
    TURN = 1
    NEW_SHIP = 2  # a ship is turned up into the filling row
    NEW_CONTRACT = 3  # a contract is turned up into the display
    DEALT = 4  # a contract is dealt to an initial hand
    TAKES = 5
    ACCEPTS = 6  # an open contract
    ACCEPTS_UNSEEN = 7  # the top of the deck
    BUYS = 8
    RESERVES_SHIP = 9
    RESERVES_CONTRACT = 10
    FIRST_SCORING_CARD = 11
    LAST_SCORING_CARD = 12
    PLAYS = 13  # a contract is put on the table
    LOADS = 14  # a ship goes on it
    UNDER_WAY = 15
    COMPLETES = 16
    SAILS = 17  # a ship goes on an expedition
    FIRST_SCORING = 18
    LAST_SCORING = 19
    EARNS = 20  # a ship on an expedition scores
    MISSION = 21
    AT_HOME = 22  # ships that are not on an expedition score
    GIVES_UP = 23  # a contract is unfinished at the end
    STALLING = 24  # after one more round without a purchase the last round begins
    STALLED = 25
    GAME_OVER = 26
    SHOWS_FLAGSHIP = 27  # a flagship is used for the first time
    SHIP_FREED = 28  # a reservation ends
    CONTRACT_FREED = 29  # a reservation ends
    PASSES = 30  # a turn ends without any action


COUNT = Number()
SLOT = Ordinal(ROW)
PLACE = Ordinal(DISPLAY)
EXPEDITION = Ordinal(EXPEDITIONS)
MARKET_PLACE = Names(tuple(f"{row} {slot + 1}" for row in ("purchase", "filling") for slot in range(ROW)))
SHIP = Names(SHIP_NAMES, first=1)
SHIP_ON_DUTY = Names((*SHIP_NAMES, "flagship"), first=1)
CONTRACT = Names(CONTRACT_NAMES, first=1)
COLOUR = Names(COLOUR_NAMES)

EVENTS = EventSchema(
    Event,
    {
        Event.STARTS: EventShape({"seat": SEAT}),
        Event.TURN: EventShape({"seat": SEAT, "turn": COUNT}),
        Event.NEW_SHIP: EventShape({"ship": SHIP, "slot": SLOT}),
        Event.NEW_CONTRACT: EventShape({"contract": CONTRACT, "place": PLACE}),
        Event.DEALT: EventShape({"seat": SEAT, "contract": CONTRACT}, secret="contract"),
        Event.TAKES: EventShape({"seat": SEAT, "coins": COUNT}),
        Event.ACCEPTS: EventShape({"seat": SEAT, "contract": CONTRACT, "place": PLACE}),
        Event.ACCEPTS_UNSEEN: EventShape({"seat": SEAT, "contract": CONTRACT}, secret="contract"),
        Event.BUYS: EventShape({"seat": SEAT, "ship": SHIP, "slot": SLOT, "price": COUNT}),
        Event.RESERVES_SHIP: EventShape({"seat": SEAT, "ship": SHIP, "place": MARKET_PLACE}),
        Event.RESERVES_CONTRACT: EventShape({"seat": SEAT, "contract": CONTRACT, "place": PLACE}),
        Event.FIRST_SCORING_CARD: EventShape({}),
        Event.LAST_SCORING_CARD: EventShape({}),
        Event.PLAYS: EventShape({"seat": SEAT, "contract": CONTRACT}),
        Event.LOADS: EventShape({"seat": SEAT, "ship": SHIP_ON_DUTY, "value": COUNT, "wild": Flag()}),
        Event.UNDER_WAY: EventShape({"seat": SEAT, "contract": CONTRACT, "turns": COUNT}),
        Event.COMPLETES: EventShape({"seat": SEAT, "contract": CONTRACT, "coins": COUNT}),
        Event.SAILS: EventShape(
            {
                "seat": SEAT,
                "expedition": EXPEDITION,
                "ship": SHIP_ON_DUTY,
                "value": COUNT,
                "colour": COLOUR,
                "wild": Flag(),
            }
        ),
        Event.FIRST_SCORING: EventShape({}),
        Event.LAST_SCORING: EventShape({}),
        Event.EARNS: EventShape({"seat": SEAT, "expedition": EXPEDITION, "ship": SHIP_ON_DUTY, "points": COUNT}),
        Event.MISSION: EventShape({"seat": SEAT, "mission": names_of(Mission), "points": COUNT}),
        Event.AT_HOME: EventShape({"seat": SEAT, "ships": COUNT}),
        Event.GIVES_UP: EventShape({"seat": SEAT, "contract": CONTRACT}),
        Event.STALLING: EventShape({}),
        Event.STALLED: EventShape({}),
        Event.GAME_OVER: EventShape({}),
        Event.SHIP_FREED: EventShape({"seat": SEAT, "ship": SHIP}),
        Event.PASSES: EventShape({"seat": SEAT}),
        Event.CONTRACT_FREED: EventShape({"seat": SEAT, "contract": CONTRACT}),
        Event.SHOWS_FLAGSHIP: EventShape({"seat": SEAT, "colour": COLOUR, "other": COLOUR}),
    },
)
