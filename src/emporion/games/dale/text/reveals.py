"""What a move reveals, which is why it cannot be undone, and what else follows from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from emporion.games.dale.rules.cards import CODES, COOKIES
from emporion.games.dale.text.names import card_name
from emporion.games.dale.view.structs import DaleView
from emporion.kernel.messages import DescribedEvent, Message

REVEALS = {
    "draws": "dale-reveals-draws",
    "market_card": "dale-reveals-market",
    "uses": "dale-reveals-top",
    "rolls": "dale-reveals-die",
    "looks": "dale-reveals-looks",
    "loses": "dale-reveals-random",
    "grabs": "dale-reveals-random",
    "mixes": "dale-reveals-mixes",
    "swaps_piles": "dale-reveals-piles",
    "shows": "dale-reveals-shows",
    "uncovers": "dale-reveals-shows",
}

SAME_NUMBER = ("draws", "market_card", "shows")
"""What reveals cards, but leaves the number of cards in hands and decks to the rules."""


def revealed(events: Sequence[str]) -> str:
    """What the first revealing event is about."""
    return next((REVEALS[event] for event in events if event in REVEALS), "")


def foreseen(events: Sequence[DescribedEvent], view: DaleView) -> list[Message]:
    """A technique without effect, and junk from a thin deck."""
    return [*techniques_without_effect(events), *junk_to_come(events, view)]


def techniques_without_effect(events: Sequence[DescribedEvent]) -> Iterator[Message]:
    """Before luck decides anything: the cards that are missing are counted openly."""
    for event in takewhile(lambda each: each["event"] not in REVEALS, events):
        if event["event"] == "nothing":
            yield Message("dale-event-nothing", {"as": card_name(event["as"])})


def junk_to_come(events: Sequence[DescribedEvent], view: DaleView) -> list[Message]:
    """The junk that the viewer gets in the Delivery, since the deck and the discard pile hold too few cards, unless
    luck decides how many are left. Drawn Cookies ask for another card each; they may have been hidden in the deck, so
    this junk is not counted."""
    if any(each["event"] in REVEALS and each["event"] not in SAME_NUMBER for each in events):
        return []
    mine = [each for each in events if each.get("seat") == view.seat]
    cookies = [each for each in mine if each["event"] == "draws" and each["card"] == CODES[COOKIES - 1]]
    junk = [each for each in mine if each["event"] == "junk_dealt"][len(cookies) :]
    return [Message("dale-warning-junk", {"count": len(junk)})] if junk else []
