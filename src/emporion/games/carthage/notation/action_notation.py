"""Action notation: `buy`, `pay R2`, `take G5`, `take reserved`, `reserve farm Y3`, `use B2`, `done`."""

from __future__ import annotations

from emporion.games.carthage.rules import actions
from emporion.games.carthage.rules.cards import COLOUR_NAMES, KIND_NAMES, KINDS, THREES, TWOS
from emporion.kernel.notation import Notation


def _all_notations() -> tuple[str, ...]:
    texts = [""] * actions.ACTIONS
    for colour, name in enumerate(COLOUR_NAMES):
        texts[actions.TOKEN + colour] = f"token {name}"
        texts[actions.USE_TWO + colour] = f"use {KIND_NAMES[TWOS + colour]}"
        texts[actions.USE_THREE + colour] = f"use {KIND_NAMES[THREES + colour]}"
    for kind, card in enumerate(KIND_NAMES):
        texts[actions.TAKE + kind] = f"take {card}"
        texts[actions.RESERVE_MARKET + kind] = f"reserve market {card}"
        texts[actions.RESERVE_FARM + kind] = f"reserve farm {card}"
        texts[actions.PAY + kind] = f"pay {card}"
    texts[actions.BUY] = "buy"
    texts[actions.TAKE_RESERVED] = "take reserved"
    texts[actions.DONE] = "done"
    texts[actions.PASS] = "pass"
    return tuple(texts)


NOTATION = Notation(
    _all_notations(),
    "token COLOUR, buy, take CARD, take reserved, reserve market CARD, reserve farm CARD, "
    "pay CARD, use CARD, done, pass",
)


def verb_and_card(action: int) -> tuple[str, str]:
    """The verb and the card of an action that names a card."""
    for verb, first in (
        ("take", actions.TAKE),
        ("reserve-market", actions.RESERVE_MARKET),
        ("reserve-farm", actions.RESERVE_FARM),
        ("pay", actions.PAY),
    ):
        if first <= action < first + KINDS:
            return verb, KIND_NAMES[action - first]
    kind = action - actions.USE_TWO + TWOS if action < actions.USE_THREE else action - actions.USE_THREE + THREES
    return "use", KIND_NAMES[kind]
