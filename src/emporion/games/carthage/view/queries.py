"""Reading a view: what lies where, what it costs, and the names of things."""

from __future__ import annotations

from typing import Any

from emporion.games.carthage.rules.cards import COLOUR_NAMES, ICONS, KIND_NAMES, VALUE, colour_of
from emporion.kernel.messages import Name, View
from emporion.kernel.seats import SEAT_NAMES


def card_name(card: str, form: str = "", count: int = 1) -> Name:
    return Name(f"carthage-card-{card}", form, count)


def coloured(thing: str, colour: str, form: str = "") -> Name:
    """The ship, the goods, the token of a colour, or the colour itself."""
    return Name(f"carthage-{thing}-{colour}", form)


def row_of(view: View, row: str) -> list[tuple[str, str]]:
    """The cards of the Market or the Farm, each with the seat that has reserved it, if any."""
    cards = (word.partition("@") for word in view[row].split())
    return [(card, owner) for card, _, owner in cards]


def own_place(view: View) -> dict[str, Any]:
    place: dict[str, Any] = view["seats"][SEAT_NAMES.index(view["seat"])]
    return place


def value_of(card: str) -> int:
    return VALUE[KIND_NAMES.index(card)]


def icons_of(card: str) -> int:
    return ICONS[KIND_NAMES.index(card)]


def colour_name(card: str) -> str:
    return COLOUR_NAMES[colour_of(KIND_NAMES.index(card))]


def in_danger(view: View, colour: str) -> bool:
    """Whether the ship of a colour lies where pirates strike."""
    return view["ships"][colour] in view["options"]["track_pirates"]


def available(view: View, seat: str) -> list[str]:
    """Market cards that a seat may buy: all that others have not reserved (B1)."""
    return [card for card, owner in row_of(view, "market") if owner in ("", seat)]


def price_for(view: View, seat: str) -> int:
    return sum(map(value_of, available(view, seat)))


def coins_of(view: View) -> int:
    return sum(map(value_of, own_place(view)["hand"].split()))


def own_reservation(view: View) -> str:
    """The Market card under the reader's marker."""
    return next(card for card, owner in row_of(view, "market") if owner == view["seat"])
