"""Help pages: a summary of the rules, and help on cards."""

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
    """A help page with the numbers of this game."""
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
    """Help on a card."""
    kind = KIND_NAMES.index(card)
    facts = {"value": VALUE[kind], "icons": ICONS[kind], "copies": COPIES[kind]}
    return Message("carthage-help-card", {"card": card_name(card), "good": colour_name(card), **facts})
