"""How Dale of Merchants speaks. What has to be decided is told by `prompts.py`, what can be chosen by `choices.py`, why
something is not possible by `refusals.py`, what happened by `chronicle.py`, how it ended by `scoring.py`.

All of it is made from views, so no sentence can hold what its reader may not know.
"""

from __future__ import annotations

from emporion.games.dale.rules.cards import CODES, COPIES
from emporion.games.dale.text.choices import choices, shortcut, summary
from emporion.games.dale.text.event_log import narrate
from emporion.games.dale.text.picks import bundle, preview
from emporion.games.dale.text.prompts import notes, prompt, text
from emporion.games.dale.text.refusals import NOT_NOW, refusal
from emporion.games.dale.text.score_sheet import score_sheet
from emporion.games.dale.view.queries import (
    card_name,
    cards_named,
    deck_of,
    kind_of,
    purpose_of,
    type_of,
    value_of,
    who,
)
from emporion.kernel.messages import Argument, GameText, Message, Name, View

TOPICS = (
    "goal",
    "turn",
    "market",
    "techniques",
    "plus",
    "passive",
    "stall",
    "tidy",
    "delivery",
    "piles",
    "discards",
    "throwing",
    "values",
    "copies",
    "open",
    "decks",
    "secrets",
    "tips",
)


def question(view: View) -> str:
    """The kind of decision: what is asked, for which technique, and what will happen to the card."""
    purpose = purpose_of(view) if view["question"] == "looked_card" else ""
    return f"{view['question']} {view['in_play_as']} {purpose}"


def begins_move(view: View) -> bool:
    """A technique with a plus is a move of its own, and so are every stack and what is done before and after the
    Delivery."""
    return view["question"] in ("action", "extra_stack", "before_delivery", "end_of_turn")


def card_help(card: str, _view: View) -> Message:
    """What a card is and does."""
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


def help_page(topic: str, view: View) -> Message:
    """A page of the rules in short, with the decks of this table."""
    decks = [Name(f"dale-deck-{deck}") for deck in view["decks"]]
    facts: dict[str, Argument] = {"decks": decks, "players": view["players"], "piles": discard_piles(view)}
    return Message(f"dale-help-{topic}.text", facts)


def discard_piles(view: View) -> Message:
    """All discard piles, one below the other."""
    cards = view["market_discard"].split()
    piles = Message("dale-discards-market", {"cards": cards_named(cards), "count": len(cards)})
    for place in view["seats"]:
        cards = place["discard"].split()
        facts: dict[str, Argument] = {"cards": cards_named(cards), "count": len(cards)}
        pile = Message("dale-discards-of", {"seat": who(place["seat"]), **facts})
        piles = Message("dale-discards-next", {"before": piles, "next": pile})
    return piles


TEXT = GameText(
    prompt=prompt,
    notes=notes,
    choices=choices,
    question=question,
    begins_move=begins_move,
    bundle=bundle,
    preview=preview,
    shortcut=shortcut,
    summary=summary,
    narrate=narrate,
    warning=lambda _view, _action: None,
    heading="dale-event-turn",
    refusal=refusal,
    not_now=NOT_NOW,
    score_sheet=score_sheet,
    topics=TOPICS,
    help_page=help_page,
    cards=CODES,
    card_help=card_help,
)
