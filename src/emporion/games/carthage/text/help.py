"""Help pages: the rules in short, and what a card is good for."""

from __future__ import annotations

from emporion.games.carthage.rules.cards import COPIES, ICONS, KIND_NAMES, VALUE
from emporion.games.carthage.view.queries import (
    card_name,
    colour_name,
)
from emporion.kernel.messages import Message, View

TOPICS = (
    "goal",
    "turn",
    "market",
    "farm",
    "hand",
    "stock",
    "buy",
    "take",
    "reserve",
    "marker",
    "refill",
    "ships",
    "payday",
    "tokens",
    "pirates",
    "end",
    "cards",
    "tips",
)


def help_page(topic: str, view: View) -> Message:
    """A page of the rules in short, with the numbers of this table."""
    options = view["options"]
    facts = {
        "tokens": options["end_tokens"],
        "first": options["protect_first"],
        "stored": options["stored_lasts"],
        "colours": options["protect_colours"],
        "timing": options["refill_timing"],
        "hands": "open" if options["open_hands"] else "secret",
        "start": "yes" if options["start_token"] else "no",
    }
    return Message(f"carthage-help-{topic}.text", facts)


def card_help(card: str, _view: View) -> Message:
    """What a card is good for."""
    kind = KIND_NAMES.index(card)
    facts = {"value": VALUE[kind], "icons": ICONS[kind], "copies": COPIES[kind]}
    return Message("carthage-help-card", {"card": card_name(card), "good": colour_name(card), **facts})
