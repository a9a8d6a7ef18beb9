"""How Dale of Merchants speaks. What has to be decided is told by `prompts.py`, what can be chosen by `choices.py`, why
something is not possible by `refusals.py`, what happened by `chronicle.py`, how it ended by `scoring.py`.

All of it is made from views, so no sentence can hold what its reader may not know.
"""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.dale.cards import CODES, COPIES, PLUS, TYPE, Type
from emporion.games.dale.choices import choices, shortcut, summary
from emporion.games.dale.chronicle import narrate
from emporion.games.dale.prompts import notes, prompt, text
from emporion.games.dale.refusals import NOT_NOW, refusal
from emporion.games.dale.scoring import score_sheet
from emporion.games.dale.sight import card_name, deck_of, kind_of, purpose_of, value_of
from emporion.kernel.codec import names_of
from emporion.kernel.messages import Argument, Message, Name, View, Words

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


def bundle(_action: int) -> str:
    """Cards are named in the order in which they go on the discard pile, so their order is part of the choice."""
    return ""


def preview(view: View, _picked: Sequence[int]) -> View:
    return view


def card_help(card: str) -> Message:
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
        "type": names_of(Type).names[TYPE[kind]],
        "plus": "yes" if PLUS[kind] else "no",
    }
    return Message("dale-help-card", facts)


def help_page(topic: str, view: View) -> Message:
    """A page of the rules in short, with the decks of this table."""
    decks = [Name(f"dale-deck-{deck}") for deck in view["decks"]]
    return Message(f"dale-help-{topic}.text", {"decks": decks, "players": view["players"]})


WORDS = Words(
    prompt=prompt,
    notes=notes,
    choices=choices,
    question=question,
    bundle=bundle,
    preview=preview,
    shortcut=shortcut,
    summary=summary,
    narrate=narrate,
    heading="dale-event-turn",
    refusal=refusal,
    not_now=NOT_NOW,
    score_sheet=score_sheet,
    topics=TOPICS,
    help_page=help_page,
    cards=CODES,
    card_help=card_help,
)
