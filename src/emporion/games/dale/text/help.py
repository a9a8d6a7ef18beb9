"""Help pages: a summary of the rules, the cards, and the discard piles."""

from __future__ import annotations

from emporion.games.dale.text.names import card_name, card_type, cards_named, player_ref
from emporion.games.dale.text.prompts import text
from emporion.games.dale.view.description import CARDS, FACES
from emporion.games.dale.view.structs import DaleView
from emporion.kernel.messages import Argument, Message, Name


def help_page(topic: str, view: DaleView) -> Message:
    """A page of the rules summary, with the decks of this table."""
    decks = [Name(f"dale-deck-{deck}") for deck in view.decks]
    facts: dict[str, Argument] = {"decks": decks, "players": view.players, "piles": discard_piles(view)}
    facts["faces"] = FACES
    return Message(f"dale-help-{topic}.text", facts)


def card_help(card: str, _view: DaleView) -> Message:
    """The help page of a card."""
    if card == "junk":
        return Message("dale-help-junk-card", {"card": card_name(card), "text": text(card)})
    facts: dict[str, Argument] = {
        "card": card_name(card),
        "deck": Name(f"dale-deck-{CARDS[card].deck}"),
        "text": text(card),
        "value": CARDS[card].value,
        "copies": CARDS[card].copies,
        "rolls": "yes" if CARDS[card].rolls else "no",
        "faces": FACES,
        **card_type(card),
    }
    return Message("dale-help-card", facts)


def discard_piles(view: DaleView) -> Message:
    """All discard piles, one per line."""
    cards = view.market_discard.split()
    piles = Message("dale-discards-market", {"cards": cards_named(cards), "count": len(cards)})
    for place in view.seats:
        cards = place.discard.split()
        facts: dict[str, Argument] = {"cards": cards_named(cards), "count": len(cards)}
        pile = Message("dale-discards-of", {"seat": player_ref(place.seat), **facts})
        piles = Message("dale-discards-next", {"before": piles, "next": pile})
    return piles
