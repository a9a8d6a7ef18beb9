"""Previews: what a purchase, a payment or a protection would cause.

The rules' own functions carry it out on a copy of the concealed state. What a card pays is only a subtraction."""

from __future__ import annotations

from functools import cache

from msgspec import UNSET

from emporion.games.carthage.rules.cards import COLOUR_NAMES, COLOURS, ICONS, KIND_NAMES, KINDS, VALUE, colour_of
from emporion.games.carthage.rules.payday import (
    any_ship_arrived,
    arrived,
    award_tokens,
    goods_of,
    sale_points,
    sale_price,
    sales_due,
    sells,
    tokens_missing,
)
from emporion.games.carthage.rules.purchase import deliver
from emporion.games.carthage.rules.raid import at_risk, raided, use_card
from emporion.games.carthage.rules.rows import CARDS
from emporion.games.carthage.rules.state import State
from emporion.games.carthage.view.structs import Payment, Protection, Purchase, Risk, Sale, Voyage
from emporion.kernel.layout import clone
from emporion.kernel.seats import SEAT_NAMES


def purchase_preview(s: State, seat: int) -> Purchase:
    """What would follow if a seat bought the Market now, up to the raid."""
    after = clone(s)
    after.actor = after.active = seat
    deliver(after)
    voyages = tuple(
        Voyage(colour=COLOUR_NAMES[colour], start=here, to=after.ships[colour], arrives=arrived(after, colour))
        for colour, here in enumerate(s.ships)
        if after.ships[colour] != here
    )
    if not any_ship_arrived(after):
        return Purchase(voyages=voyages, payday=False, sales=(), enders=(), raided=(), risks=())
    due = sales_due(after)
    sales = tuple(sale(after, seat, colour) for colour in range(COLOURS) if sells(due, seat, colour))
    award_tokens(after, due)
    enders = tuple(SEAT_NAMES[other] for other in range(s.players) if tokens_missing(after, other) == 0)
    raids = [colour for colour in range(COLOURS) if raided(after, colour) and not enders]
    return Purchase(
        voyages=voyages,
        payday=True,
        sales=sales,
        enders=enders,
        raided=tuple(COLOUR_NAMES[colour] for colour in raids),
        risks=tuple(risk for colour in raids if (risk := risk_of(after, seat, colour)).cards),
    )


def sale(s: State, seat: int, colour: int) -> Sale:
    cards, each = goods_of(s, seat, colour), sale_price(s, seat, colour)
    return Sale(colour=COLOUR_NAMES[colour], cards=cards, price=each, points=sale_points(each, cards))


def risk_of(s: State, seat: int, colour: int) -> Risk:
    goods = [at_risk(s, seat, kind) if colour_of(kind) == colour else 0 for kind in range(KINDS)]
    return Risk(colour=COLOUR_NAMES[colour], cards=CARDS.encode(goods))


def payments(s: State) -> dict[str, Payment]:
    """What each card in the actor's hand would pay."""
    return {KIND_NAMES[kind]: payment(kind, s.due) for kind, count in enumerate(s.seats[s.actor].hand) if count}


@cache
def payment(kind: int, due: int) -> Payment:
    return Payment(value=VALUE[kind], over=max(0, VALUE[kind] - due))


def protection_preview(s: State, seat: int) -> Protection:
    """The open decision about storing goods; for the seat that makes it, also what each card would store."""
    goods = [count if colour_of(kind) == s.colour else 0 for kind, count in enumerate(s.seats[s.actor].goods)]
    return Protection(
        raided=raided(s, s.colour),
        goods=CARDS.encode(goods),
        stores=UNSET if seat != s.actor else {KIND_NAMES[kind]: stored_by(s, kind) for kind in usable(s)},
    )


def usable(s: State) -> list[int]:
    """The kinds in the actor's hand that have icons of the colour to protect."""
    hand = s.seats[s.actor].hand
    return [kind for kind in range(KINDS) if hand[kind] and ICONS[kind] and colour_of(kind) == s.colour]


def stored_by(s: State, kind: int) -> str:
    """The goods that a card would store now, highest first."""
    after = clone(s)
    use_card(after, kind)
    before, now = s.seats[s.actor].stored, after.seats[s.actor].stored
    return " ".join(KIND_NAMES[each] for each in range(KINDS) for _ in range(now[each] - before[each]))
