"""Help pages: a summary of the rules, the cards, and the discard piles."""

from __future__ import annotations

from emporion.games.dale.rules.cards import COPIES
from emporion.games.dale.text.prompts import text
from emporion.games.dale.view.queries import (
    card_name,
    cards_named,
    deck_of,
    kind_of,
    player_ref,
    type_of,
    value_of,
)
from emporion.kernel.messages import Argument, Message, Name, View


def help_page(topic: str, view: View) -> Message:
    """A page of the rules summary, with the decks of this table."""
    decks = [Name(f"dale-deck-{deck}") for deck in view["decks"]]
    facts: dict[str, Argument] = {"decks": decks, "players": view["players"], "piles": discard_piles(view)}
    return Message(f"dale-help-{topic}.text", facts)


def card_help(card: str, _view: View) -> Message:
    """The help page of a card."""
    kind = kind_of(card)
    if card == "junk":
        return Message("dale-help-junk-card", {"card": card_name(card), "text": text(card)})
    facts: dict[str, Argument] = {
        "card": card_name(card),
        "deck": Name(f"dale-deck-{deck_of(card)}"),
        "text": text(card),
        "value": value_of(card),
        "copies": COPIES[kind],
        **type_of(card),
    }
    return Message("dale-help-card", facts)


def discard_piles(view: View) -> Message:
    """All discard piles, one per line."""
    cards = view["market_discard"].split()
    piles = Message("dale-discards-market", {"cards": cards_named(cards), "count": len(cards)})
    for place in view["seats"]:
        cards = place["discard"].split()
        facts: dict[str, Argument] = {"cards": cards_named(cards), "count": len(cards)}
        pile = Message("dale-discards-of", {"seat": player_ref(place["seat"]), **facts})
        piles = Message("dale-discards-next", {"before": piles, "next": pile})
    return piles
