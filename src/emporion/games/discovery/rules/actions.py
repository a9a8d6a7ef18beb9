"""The action ids: one flat range. Ids name kinds and open places, never a place in a hand."""

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

TAKE = 0  # two coins
ACCEPT = 1  # + place in the display; the last one is the top of the deck
FROM_DECK = ACCEPT + DISPLAY
BUY = FROM_DECK + 1  # + slot of the purchase row
EXPLORE = BUY + ROW  # + expedition: send a ship there
PLAY = EXPLORE + EXPEDITIONS  # + contract of the hand
RESERVE_SHIP = PLAY + CONTRACTS  # + slot of the purchase row, then of the filling row
RESERVE_CONTRACT = RESERVE_SHIP + 2 * ROW  # + place in the display
END = RESERVE_CONTRACT + DISPLAY
SHIP = END + 1  # + kind; the last one is the flagship
VALUE = SHIP + SHIPS + 1  # + transport of the flagship, from 1
DECLARE = VALUE + TRANSPORTS  # + colour
DURATION = DECLARE + COLOURS  # + turns, from 1
ACTIONS = DURATION + DURATIONS

LONGEST_LEGAL = 1 + DISPLAY + 1 + ROW + EXPEDITIONS + 4 + 2 * ROW + DISPLAY + 1
