"""The action ids. Most name a kind of card; the open question says what happens to the card.

A *reference* names a card in the hand: its kind (1 to 37), or, if it lies open because something happened to it this
turn, 37 plus its place in the row of open cards, counted from 1.
"""

from __future__ import annotations

from emporion.games.dale.rules.cards import JUNK

OPEN_CARDS = 20  # a hand never holds more (see state.py)
REFERENCES = JUNK + OPEN_CARDS

TOP_OF_MARKET = 5  # a card to buy: slots 0 to 4, or this for the top of the market's discard pile

BUY = 0  # + slot
BUILD = 6
TIDY = 7  # the inventory action
END = 8  # no more cards, no more actions, or decline
PLAY = END  # + reference, counted from 1; the same for the next four
ROLL = PLAY + REFERENCES
REVEAL = ROLL + REFERENCES  # throw away the top card of the market deck
CARD = REVEAL + REFERENCES  # a card in the hand
AS = CARD + REFERENCES  # the identity of a copier
PICK = AS + REFERENCES  # + kind: a card outside the hand
TOP = PICK + JUNK + 1  # the top card of the player's discard pile
SLOT = TOP + 1  # + slot of the market, from 0
PLAYER = SLOT + 5  # + seat, from 0
STACK = PLAYER + 3  # + number of a stack, from 1
NUMBER = STACK + 8  # + number, from 1
ACTIONS = NUMBER + 10

LONGEST_LEGAL = 100
