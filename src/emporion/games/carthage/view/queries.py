"""Queries on views: names, rows, prices, and the viewer's seat."""

from __future__ import annotations

from typing import Any

from emporion.games.carthage.rules.cards import COLOUR_NAMES, ICONS, KIND_NAMES, VALUE, colour_of
from emporion.kernel.messages import Name, View
from emporion.kernel.seats import SEAT_NAMES


def card_name(card: str, form: str = "", count: int = 1) -> Name:
    return Name(f"carthage-card-{card}", form, count)


def coloured_name(item: str, colour: str, form: str = "") -> Name:
    """The name of a colour's ship, goods or token, or of the colour itself."""
    return Name(f"carthage-{item}-{colour}", form)


def cards_in_row(view: View, row: str) -> list[tuple[str, str]]:
    """The cards of the Market or the Farm, each with the seat that reserved it, if any."""
    cards = (word.partition("@") for word in view[row].split())
    return [(card, owner) for card, _, owner in cards]


def viewer_seat(view: View) -> dict[str, Any]:
    place: dict[str, Any] = view["seats"][SEAT_NAMES.index(view["seat"])]
    return place


def value_of(card: str) -> int:
    return VALUE[KIND_NAMES.index(card)]


def icons_of(card: str) -> int:
    return ICONS[KIND_NAMES.index(card)]


def colour_name(card: str) -> str:
    return COLOUR_NAMES[colour_of(KIND_NAMES.index(card))]


def in_danger(view: View, colour: str) -> bool:
    """Whether a colour's ship is on a pirate space."""
    return view["ships"][colour] in view["options"]["track_pirates"]


def available_cards(view: View, seat: str) -> list[str]:
    """Market cards that a seat may buy: all that other players have not reserved (B1)."""
    return [card for card, owner in cards_in_row(view, "market") if owner in ("", seat)]


def price_for(view: View, seat: str) -> int:
    return sum(map(value_of, available_cards(view, seat)))


def viewer_coins(view: View) -> int:
    return sum(map(value_of, viewer_seat(view)["hand"].split()))


def viewer_reservation(view: View) -> str:
    """The Market card under the viewer's marker."""
    return next(card for card, owner in cards_in_row(view, "market") if owner == view["seat"])
