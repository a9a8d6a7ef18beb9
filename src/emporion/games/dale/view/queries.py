"""Queries on a view: cards and their values, the open question, and names for messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from emporion.games.dale.notation.action_notation import REFERENCES
from emporion.games.dale.rules.cards import CODES, DECK, JUNK, PLUS, TYPE, VALUE, Deck, Type
from emporion.kernel.codec import names_of
from emporion.kernel.messages import Argument, Message, Name, PlayerRef, View
from emporion.kernel.seats import SEAT_NAMES

DECK_NAMES = (*(deck.name.lower() for deck in Deck), "junk")

LOOKED_PURPOSES = ("keep", "put-on-top", "throw-first", "throw-one")
HAND_CARD_PURPOSES = {"mac3": "throw", "rac3": "slip", "rac4": "give", "oce5b": "hide"}
"""What happens to a hand card that a technique asks for."""
PURPOSES = {
    "payment": "pay",
    "stack_card": "build",
    "inventory": "discard",
    "more_cookies": "cookies",
    "discarded_card": "throw-discarded",
    "stall_card": "take-stall",
    "junk_away": "junk",
    "market_card": "take",
    "market_order": "throw-market",
}


def card_name(card: str, form: str = "", count: int = 1) -> Name:
    return Name(f"dale-card-{card}", form, count)


def cards_named(cards: Iterable[str]) -> list[Name]:
    """Card names; adjacent equal ones are merged."""
    return [card_name(card, count=len(list(equal))) for card, equal in groupby(cards)]


def kind_of(card: str) -> int:
    return CODES.index(card) + 1


def value_of(card: str) -> int:
    return VALUE[kind_of(card)]


def deck_of(card: str) -> str:
    return DECK_NAMES[DECK[kind_of(card)]]


def is_technique(card: str) -> bool:
    return TYPE[kind_of(card)] == Type.TECHNIQUE


def type_of(card: str) -> dict[str, Argument]:
    """Technique, passive card or copier, and whether it has a plus."""
    kind = kind_of(card)
    return {"type": names_of(Type).names[TYPE[kind]], "plus": "yes" if PLUS[kind] else "no"}


def player_ref(seat: str) -> PlayerRef:
    return PlayerRef(SEAT_NAMES.index(seat))


def seat_view(view: View, seat: str) -> dict[str, Any]:
    place: dict[str, Any] = view["seats"][SEAT_NAMES.index(seat)]
    return place


def viewer_seat(view: View) -> dict[str, Any]:
    return seat_view(view, view["seat"])


def next_stack(view: View, seat: str) -> int:
    number: int = seat_view(view, seat)["stacks"] + 1
    return number


def laid_sum(view: View) -> int:
    return sum(card["value"] for card in view["laid"])


def laid_card(card: str, identity: str, value: int) -> Message:
    """A card that is paid or laid down, with its value, and its identity if it is a copy."""
    facts: dict[str, Argument] = {"card": card_name(card), "value": value}
    if identity == card:
        return Message("dale-laid-card", facts)
    return Message("dale-laid-copy", {**facts, "as": card_name(identity)})


def merge_equal(items: Sequence[Name | Message]) -> list[Name | Message]:
    """Merge adjacent equal items into one: 4 × Junk."""
    found: list[Name | Message] = []
    for item, equal in groupby(items):
        count = len(list(equal))
        found.append(item if count == 1 else Message("dale-times", {"count": count, "what": item}))
    return found


def without(cards: str, gone: str) -> str:
    """Cards without one copy of `gone`."""
    left = cards.split()
    left.remove(gone)
    return " ".join(left)


def purpose_of(view: View) -> str:
    """What happens to the card that the open question asks for."""
    question: str = view["question"]
    if question == "looked_card":
        return LOOKED_PURPOSES[view["detail"]]
    if question == "hand_card":
        return "discard" if "discarding_hand" in view["agenda"] else HAND_CARD_PURPOSES[view["in_play_as"]]
    return PURPOSES[question]


def is_undecided(shown: Mapping[str, Any]) -> bool:
    """Whether an open card is a copier whose identity is not settled, so that it has no value yet."""
    return "settled" not in shown["marks"] and TYPE[kind_of(shown["card"])] == Type.COPIER


def named_card(view: View, reference: int) -> Message:
    """A card in the active player's hand: its name, and its current identity and value if it lies open."""
    if reference <= JUNK:
        return Message("dale-hand-card", {"card": card_name(REFERENCES[reference - 1])})
    place = reference - JUNK - 1
    if place >= len(view["open"]):
        return Message("dale-open-card", {"number": place + 1})
    shown = view["open"][place]
    card = card_name(shown["card"])
    if is_undecided(shown):
        return Message("dale-open-plain", {"card": card})
    if shown["as"] == shown["card"]:
        return Message("dale-open-altered", {"card": card, "value": shown["value"]})
    return Message("dale-open-copy", {"card": card, "as": card_name(shown["as"]), "value": shown["value"]})
