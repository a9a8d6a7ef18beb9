"""Help pages: a summary of the rules, and help on cards."""

from __future__ import annotations

from emporion.games.carthage.text.names import card_name
from emporion.games.carthage.view.description import CARDS, help_arguments
from emporion.games.carthage.view.structs import CarthageView
from emporion.kernel.messages import Message


def help_page(topic: str, view: CarthageView) -> Message:
    """A help page with the numbers of this game."""
    return Message(f"carthage-help-{topic}.text", help_arguments(view.options))


def card_help(card: str, _view: CarthageView) -> Message:
    """Help on a card."""
    face = CARDS[card]
    facts = {"value": face.value, "icons": face.icons, "copies": face.copies}
    return Message("carthage-help-card", {"card": card_name(card), "good": face.colour, **facts})
