"""Actions as people write them: `buy`, `pay R2`, `take G5`, `take reserved`, `reserve farm Y3`, `use B2`, `done`."""

from __future__ import annotations

from emporion.games.carthage.rules import actions
from emporion.games.carthage.rules.cards import COLOUR_NAMES, KIND_NAMES, KINDS, THREES, TWOS
from emporion.kernel.errors import BadMove


def _all_notations() -> tuple[str, ...]:
    texts = [""] * actions.ACTIONS
    for colour, name in enumerate(COLOUR_NAMES):
        texts[actions.TOKEN + colour] = f"token {name}"
        texts[actions.USE_TWO + colour] = f"use {KIND_NAMES[TWOS + colour]}"
        texts[actions.USE_THREE + colour] = f"use {KIND_NAMES[THREES + colour]}"
    for kind, name in enumerate(KIND_NAMES):
        texts[actions.TAKE + kind] = f"take {name}"
        texts[actions.RESERVE_MARKET + kind] = f"reserve market {name}"
        texts[actions.RESERVE_FARM + kind] = f"reserve farm {name}"
        texts[actions.PAY + kind] = f"pay {name}"
    texts[actions.BUY] = "buy"
    texts[actions.TAKE_RESERVED] = "take reserved"
    texts[actions.DONE] = "done"
    texts[actions.PASS] = "pass"
    return tuple(texts)


NOTATIONS = _all_notations()
MOVES = (
    "token COLOUR, buy, take CARD, take reserved, reserve market CARD, reserve farm CARD, "
    "pay CARD, use CARD, done, pass"
)
_ACTION_OF = {text.lower(): action for action, text in enumerate(NOTATIONS)}


def format_action(action: int) -> str:
    """The canonical notation of an action."""
    return NOTATIONS[action]


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


def parse_action(text: str) -> int:
    """The action of a notation; upper or lower case and spaces do not matter."""
    action = _ACTION_OF.get(" ".join(text.lower().split()))
    if action is None:
        raise BadMove(f"{text!r} is not a move; moves are {MOVES}")
    return action
