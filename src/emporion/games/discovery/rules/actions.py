"""Action ids: one flat range. Ids name kinds of cards and public places, never a position in a hand."""

from __future__ import annotations

from emporion.games.discovery.rules.cards import (
    COLOURS,
    CONTRACTS,
    DISPLAY,
    DURATIONS,
    EXPEDITIONS,
    ROW,
    SHIPS,
    TRANSPORTS,
)

TAKE = 0  # take two coins
ACCEPT = 1  # + place in the display; FROM_DECK is the top of the deck
FROM_DECK = ACCEPT + DISPLAY
BUY = FROM_DECK + 1  # + slot in the purchase row
EXPLORE = BUY + ROW  # + expedition: send a ship there
PLAY = EXPLORE + EXPEDITIONS  # + contract in hand
RESERVE_SHIP = PLAY + CONTRACTS  # + slot in the purchase row, then in the filling row
RESERVE_CONTRACT = RESERVE_SHIP + 2 * ROW  # + place in the display
END = RESERVE_CONTRACT + DISPLAY
SHIP = END + 1  # + kind; the last one is the flagship
VALUE = SHIP + SHIPS + 1  # + the flagship's transport, from 1
DECLARE = VALUE + TRANSPORTS  # + colour
DURATION = DECLARE + COLOURS  # + turns, from 1
ACTIONS = DURATION + DURATIONS

LONGEST_LEGAL = 1 + DISPLAY + 1 + ROW + EXPEDITIONS + 4 + 2 * ROW + DISPLAY + 1
