"""Action notation: `take`, `accept 2`, `accept deck`, `buy 3`, `explore 5`, `play B5`, `ship B2`,
`ship flagship`, `value 2`, `declare blue`, `turns 3`, `reserve ship 4`, `reserve filling 1`, `reserve contract 2`,
`end`.

Slots, places and expeditions are counted from 1.
"""

from __future__ import annotations

from emporion.games.discovery.rules import actions
from emporion.games.discovery.rules.cards import (
    COLOUR_NAMES,
    CONTRACT_NAMES,
    DISPLAY,
    DURATIONS,
    EXPEDITIONS,
    ROW,
    SHIP_NAMES,
    TRANSPORTS,
)
from emporion.kernel.notation import Notation


def _all_notations() -> tuple[str, ...]:
    texts = [""] * actions.ACTIONS
    texts[actions.TAKE] = "take"
    texts[actions.FROM_DECK] = "accept deck"
    texts[actions.END] = "end"
    for first, verb, count in (
        (actions.ACCEPT, "accept", DISPLAY),
        (actions.BUY, "buy", ROW),
        (actions.EXPLORE, "explore", EXPEDITIONS),
        (actions.RESERVE_SHIP, "reserve ship", ROW),
        (actions.RESERVE_SHIP + ROW, "reserve filling", ROW),
        (actions.RESERVE_CONTRACT, "reserve contract", DISPLAY),
        (actions.VALUE, "value", TRANSPORTS),
        (actions.DURATION, "turns", DURATIONS),
    ):
        for number in range(count):
            texts[first + number] = f"{verb} {number + 1}"
    for first, verb, names in (
        (actions.PLAY, "play", CONTRACT_NAMES),
        (actions.SHIP, "ship", (*SHIP_NAMES, "flagship")),
        (actions.DECLARE, "declare", COLOUR_NAMES),
    ):
        for number, name in enumerate(names):
            texts[first + number] = f"{verb} {name}"
    return tuple(texts)


SYNTAX = (
    "take, accept PLACE, accept deck, buy SLOT, explore NUMBER, play CONTRACT, ship SHIP, ship flagship, value NUMBER, "
    "declare COLOUR, turns NUMBER, reserve ship SLOT, reserve filling SLOT, reserve contract PLACE, end"
)
NOTATION = Notation(_all_notations(), SYNTAX)
