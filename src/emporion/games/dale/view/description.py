"""What can be said about the game with given options: its cards and decks, and the help topics."""

from __future__ import annotations

from typing import Literal, get_args

from emporion.games.dale.rules.cards import CODES, COPIES, DECK, DIE, PLUS, ROLLS, TYPE, VALUE
from emporion.games.dale.rules.options import Options
from emporion.games.dale.rules.payments import surcharge
from emporion.games.dale.rules.setup import PLAYERS, deck_count
from emporion.games.dale.rules.state import SLOTS, STACKS
from emporion.games.dale.view.structs import DaleCard, DaleDescription, DeckFacts, DeckName, PerDeck, SetName, TypeName

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
    "die",
    "copies",
    "open",
    "decks",
    "secrets",
    "tips",
)
TERMINAL_TOPICS = ("discards",)  # the browser shows the piles themselves

SET_NAMES: tuple[SetName, ...] = get_args(SetName)
TYPE_NAMES: tuple[TypeName, ...] = get_args(TypeName)

CARDS = {
    code: DaleCard(
        deck=SET_NAMES[DECK[kind]],
        value=VALUE[kind],
        type=TYPE_NAMES[TYPE[kind]],
        plus=PLUS[kind] > 0,
        copies=COPIES[kind],
        rolls=kind in ROLLS,
    )
    for kind, code in enumerate(CODES, start=1)
}


def deck_facts(
    deck: DeckName, complexity: Literal["easy", "medium", "hard"], interaction: Literal["little", "some", "much"]
) -> DeckFacts:
    cards = tuple(code for code, card in CARDS.items() if card.deck == deck)
    return DeckFacts(cards=cards, complexity=complexity, interaction=interaction)


DECKS: PerDeck = {
    "macaws": deck_facts("macaws", "easy", "little"),
    "pandas": deck_facts("pandas", "easy", "little"),
    "raccoons": deck_facts("raccoons", "medium", "much"),
    "squirrels": deck_facts("squirrels", "medium", "some"),
    "ocelots": deck_facts("ocelots", "medium", "much"),
    "chameleons": deck_facts("chameleons", "hard", "some"),
}
FACES = ", ".join(str(face) for face in DIE)
DECK_COUNTS = {str(players): deck_count(players) for players in PLAYERS}
SURCHARGES = tuple(surcharge(slot) for slot in range(SLOTS))


def describe(_options: Options) -> DaleDescription:
    topics = tuple(topic for topic in TOPICS if topic not in TERMINAL_TOPICS)
    return DaleDescription(
        cards=CARDS,
        topics=topics,
        help_arguments={"faces": FACES},
        decks=DECKS,
        deck_counts=DECK_COUNTS,
        stacks=STACKS,
        surcharges=SURCHARGES,
    )
