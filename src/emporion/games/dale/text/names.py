"""Names of cards and players as messages, and cards with their identity and value."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from msgspec import UnsetType

from emporion.games.dale.notation.action_notation import REFERENCES
from emporion.games.dale.rules.cards import JUNK
from emporion.games.dale.view.description import CARDS
from emporion.games.dale.view.structs import DaleView
from emporion.kernel.messages import Argument, Message, Name, PlayerRef
from emporion.kernel.seats import SEAT_NAMES


def card_name(card: str, form: str = "", count: int = 1) -> Name:
    return Name(f"dale-card-{card}", form, count)


def cards_named(cards: Iterable[str]) -> list[Name]:
    """Card names; adjacent equal ones are merged."""
    return [card_name(card, count=len(list(equal))) for card, equal in groupby(cards)]


def card_type(card: str) -> dict[str, Argument]:
    """Technique, passive card or copier, and whether it has a plus."""
    return {"type": CARDS[card].type, "plus": "yes" if CARDS[card].plus else "no"}


def is_technique(card: str) -> bool:
    return CARDS[card].type == "technique"


def player_ref(seat: str) -> PlayerRef:
    return PlayerRef(SEAT_NAMES.index(seat))


def laid_card(card: str, identity: str, value: int | Message) -> Message:
    """A card that is paid or laid down, with its value, and its identity if it is a copy."""
    facts: dict[str, Argument] = {"card": card_name(card), "value": value}
    if identity == card:
        return Message("dale-laid-card", facts)
    return Message("dale-laid-copy", {**facts, "as": card_name(identity)})


def laid_cards(view: DaleView) -> list[Name | Message]:
    """The cards laid down, each with its value, or with those it may have."""
    return merge_equal([laid_card(card.card, card.identity, one_of(card.value, card.values)) for card in view.laid])


def one_of(number: int | None, possible: Sequence[int] | UnsetType) -> int | Message:
    """A number, or while it is open the possible ones."""
    if not possible or number is not None:
        assert number is not None
        return number
    *others, last = [Message("dale-number", {"number": each}) for each in possible]
    return Message("dale-one-of", {"numbers": others, "last": last})


def merge_equal(items: Sequence[Name | Message]) -> list[Name | Message]:
    """Merge adjacent equal items into one: 4 × Junk."""
    found: list[Name | Message] = []
    for item, equal in groupby(items):
        count = len(list(equal))
        found.append(item if count == 1 else Message("dale-times", {"count": count, "what": item}))
    return found


def named_card(view: DaleView, reference: int) -> Message:
    """A card in the active player's hand: its name, and its current identity and value if it lies open."""
    if reference <= JUNK:
        return plain_card(REFERENCES[reference - 1])
    place = reference - JUNK - 1
    if place >= len(view.open):
        return Message("dale-open-card", {"number": place + 1})
    shown = view.open[place]
    card = card_name(shown.card)
    if shown.undecided:
        return Message("dale-open-plain", {"card": card})
    if shown.identity == shown.card:
        return Message("dale-open-altered", {"card": card, "value": shown.value})
    return Message("dale-open-copy", {"card": card, "as": card_name(shown.identity), "value": shown.value})


def plain_card(card: str) -> Message:
    """A card as printed."""
    return Message("dale-hand-card", {"card": card_name(card)})
