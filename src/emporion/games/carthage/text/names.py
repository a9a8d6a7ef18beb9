"""Names of cards, colours and spaces as messages, and the cards of a row with their owners."""

from __future__ import annotations

from emporion.games.carthage.rules.cards import ColourName
from emporion.games.carthage.view.description import CARDS
from emporion.games.carthage.view.structs import Space
from emporion.kernel.messages import Message, Name


def card_name(card: str, form: str = "", count: int = 1) -> Name:
    return Name(f"carthage-card-{card}", form, count)


def card_names(cards: str) -> list[Name]:
    return [card_name(card) for card in cards.split()]


def coloured_name(item: str, colour: str, form: str = "") -> Name:
    """The name of a colour's ship, goods or token, or of the colour itself."""
    return Name(f"carthage-{item}-{colour}", form)


def space_name(space: Space) -> Message:
    """The name of a space on the sea route."""
    numbered = space.kind in ("pirates", "coast")
    return Message(f"carthage-space-{space.kind}", {"number": space.number} if numbered else {})


def colour_name(card: str) -> ColourName:
    return CARDS[card].colour


def cards_in_row(row: str) -> list[tuple[str, str]]:
    """The cards of the Market or the Farm, each with the seat that reserved it, if any."""
    cards = (word.partition("@") for word in row.split())
    return [(card, owner) for card, _, owner in cards]
