"""Action notation: `buy +2`, `play mac4`, `card junk`, `as pan2`, `pick squ3`, `player P2`, `end`."""

from __future__ import annotations

from emporion.games.dale.rules import actions
from emporion.games.dale.rules.cards import CODES
from emporion.games.dale.rules.state import SLOTS, STACKS
from emporion.kernel.notation import Notation
from emporion.kernel.seats import SEAT_NAMES

REFERENCES = (*CODES, *(f"open{place + 1}" for place in range(actions.OPEN_CARDS)))
"""Names of the cards in a hand: kinds, then open cards by their place."""

BY_REFERENCE = {
    "play": actions.PLAY,
    "roll": actions.ROLL,
    "reveal": actions.REVEAL,
    "card": actions.CARD,
    "as": actions.AS,
}
SYNTAX = (
    "buy SLOT, buy discard, build, tidy, end, play CARD, roll CARD, reveal CARD, card CARD, as CARD, pick CARD, "
    "pick top, take SLOT, player SEAT, stack NUMBER, number NUMBER "
    "(SLOT is +0 to +4, CARD a code such as mac1, junk or open1)"
)


def _all_notations() -> tuple[str, ...]:
    texts = [""] * actions.ACTIONS
    for slot in range(SLOTS):
        texts[actions.BUY + slot] = f"buy +{slot}"
        texts[actions.SLOT + slot] = f"take +{slot}"
    texts[actions.BUY + actions.TOP_OF_MARKET] = "buy discard"
    texts[actions.BUILD], texts[actions.TIDY], texts[actions.END] = "build", "tidy", "end"
    for verb, first in BY_REFERENCE.items():
        for number, name in enumerate(REFERENCES, start=1):
            texts[first + number] = f"{verb} {name}"
    for kind, code in enumerate(CODES, start=1):
        texts[actions.PICK + kind] = f"pick {code}"
    texts[actions.TOP] = "pick top"
    for seat, name in enumerate(SEAT_NAMES):
        texts[actions.PLAYER + seat] = f"player {name}"
    for stack in range(1, STACKS + 1):
        texts[actions.STACK + stack] = f"stack {stack}"
    for number in range(1, actions.ACTIONS - actions.NUMBER):
        texts[actions.NUMBER + number] = f"number {number}"
    return tuple(texts)


NOTATION = Notation(_all_notations(), SYNTAX)
