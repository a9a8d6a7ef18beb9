"""Action ids: one flat range. Ids name kinds of cards and public places, never a position in a hand."""

from __future__ import annotations

from emporion.games.carthage.rules.cards import COLOURS, KINDS

TOKEN = 0  # + colour: choose that starting token
BUY = TOKEN + COLOURS
TAKE = BUY + 1  # + kind: take a free Market card
TAKE_RESERVED = TAKE + KINDS  # take the Market card under the actor's marker
RESERVE_MARKET = TAKE_RESERVED + 1  # + kind
RESERVE_FARM = RESERVE_MARKET + KINDS  # + kind
PAY = RESERVE_FARM + KINDS  # + kind: the next card of a payment
USE_TWO = PAY + KINDS  # + colour: discard a two to store goods
USE_THREE = USE_TWO + COLOURS  # + colour
DONE = USE_THREE + COLOURS  # no more cards for this payment or this colour
PASS = DONE + 1
ACTIONS = PASS + 1

LONGEST_LEGAL = 22  # buy, 9 kinds to take, 9 + 3 to reserve
