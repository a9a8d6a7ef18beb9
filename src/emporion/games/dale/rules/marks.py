"""How positions write what is known about a card, and what happened to it."""

from __future__ import annotations

from emporion.games.dale.rules.cards import CODES
from emporion.kernel.codec import Names, Several
from emporion.kernel.seats import SEAT_NAMES

CARD = Names(CODES, first=1)
CARD_OR_NONE = Names(CODES, first=1, optional=True)

SEATS_EACH = Several(SEAT_NAMES, none="nobody")
FROM_DECK = 0b10000  # a card looked at was not put on top of the deck by anybody
LOOKERS = Several((*SEAT_NAMES, "deck"), none="nobody")

SETTLED = 1  # it is what it is until the end of the turn; other copiers copy it as that
ROLLED = 2  # its die was rolled
THREW = 4  # its ability to throw away the top card of the market deck was used
LAID = 8  # it is laid down for the present payment or stack
MARKS = Several(("settled", "rolled", "threw", "laid"), none="nothing")
