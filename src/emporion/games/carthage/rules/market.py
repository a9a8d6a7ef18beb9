"""Market and Farm: availability, taking, reserving, refilling (1.5-1.7)."""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.carthage.rules.cards import KINDS, VALUE
from emporion.games.carthage.rules.deck import draw
from emporion.games.carthage.rules.events import Event
from emporion.games.carthage.rules.rows import Marker
from emporion.games.carthage.rules.state import NO_CARD, Phase, Seat, State
from emporion.kernel.trace import trace

REFILL_MARKET = 2
REFILL_FARM = 3


def free_cards(s: State) -> int:
    """Number of Market cards without a marker."""
    count = 0
    for kind in range(KINDS):
        count += s.market[kind]
    return count


def available_cards(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Fill `out` with the Market cards that a seat may buy, by kind: all that other players have not reserved (B1)."""
    for kind in range(KINDS):
        out[kind] = s.market[kind]
    me = s.seats[seat]
    if me.marker == Marker.MARKET:
        out[me.reserved] += 1


def price(s: State, seat: int) -> int:
    """Price of all Market cards that other players have not reserved (B1, B2)."""
    total = 0
    for kind in range(KINDS):
        total += s.market[kind] * VALUE[kind]
    me = s.seats[seat]
    if me.marker == Marker.MARKET:
        total += VALUE[me.reserved]
    return total


def coins(me: Seat) -> int:
    """Value of a hand as money (B3)."""
    total = 0
    for kind in range(KINDS):
        total += me.hand[kind] * VALUE[kind]
    return total


def affords(me: Seat, cost: int) -> bool:
    """Whether a hand is worth enough to pay (B3)."""
    return coins(me) >= cost


def take(s: State, kind: int) -> None:
    """Take a free Market card into the hand; it is not replaced (K1, K3)."""
    s.market[kind] -= 1
    to_hand(s, kind)
    trace(Event.TAKES, s.actor, kind, 0)
    s.phase = Phase.NEXT_TURN


def take_reserved(s: State) -> None:
    """Take the actor's reserved Market card into the hand; the marker returns (K1, K2)."""
    kind = s.seats[s.actor].reserved
    to_hand(s, kind)
    trace(Event.TAKES, s.actor, kind, 1)
    return_marker(s, s.actor)
    s.phase = Phase.NEXT_TURN


def to_hand(s: State, kind: int) -> None:
    s.seats[s.actor].hand[kind] += 1
    s.seats[s.actor].hand_size += 1


def from_hand(s: State, kind: int) -> None:
    """Remove a card from the actor's hand, face up. If others knew a card of that kind, they assume it was that one."""
    me = s.seats[s.actor]
    me.hand[kind] -= 1
    me.hand_size -= 1
    if me.hidden[kind] > me.hand[kind]:
        me.hidden[kind] = me.hand[kind]


def reserve_in_market(s: State, kind: int) -> None:
    """Put the marker on a free Market card (V1)."""
    s.market[kind] -= 1
    place_marker(s, Marker.MARKET, kind)


def reserve_in_farm(s: State, kind: int) -> None:
    """Put the marker on a free Farm card; it can be bought or taken once it has moved to the Market (V1, V4)."""
    s.farm[kind] -= 1
    place_marker(s, Marker.FARM, kind)


def place_marker(s: State, row: int, kind: int) -> None:
    s.seats[s.actor].marker = row
    s.seats[s.actor].reserved = kind
    trace(Event.RESERVES, s.actor, kind, row)
    s.phase = Phase.NEXT_TURN


def return_marker(s: State, seat: int) -> None:
    """Return a marker, which happens only when its owner buys or takes the card (V3)."""
    s.seats[seat].marker = Marker.FREE
    s.seats[seat].reserved = 0
    trace(Event.MARKER_BACK, seat)


def refill(s: State) -> None:
    """Move the Farm with its markers to the Market, deal two more cards there and three to the Farm (1.7)."""
    trace(Event.REFILL, s.phase == Phase.REFILL_AT_START)
    for kind in range(KINDS):
        if s.farm[kind] > 0:
            trace(Event.FARM_TO_MARKET, kind, s.farm[kind], 0)
        s.market[kind] += s.farm[kind]
        s.farm[kind] = 0
    for seat in range(s.players):
        if s.seats[seat].marker == Marker.FARM:
            s.seats[seat].marker = Marker.MARKET
            trace(Event.FARM_TO_MARKET, s.seats[seat].reserved, 1, 1)
    deal(s, REFILL_MARKET, REFILL_FARM)
    if s.phase == Phase.REFILL_AFTER_PURCHASE:
        s.phase = Phase.PAYDAY
    elif s.phase == Phase.REFILL_AFTER_PAYDAY:
        s.phase = Phase.NEXT_TURN
    else:
        s.phase = Phase.ACTION


def deal(s: State, market: int, farm: int) -> None:
    """Deal cards to the Market, then to the Farm, until none are left (1.7, 1.10)."""
    for dealt in range(market + farm):
        kind = draw(s)
        if kind == NO_CARD:
            return
        if dealt < market:
            s.market[kind] += 1
            trace(Event.MARKET_CARD, kind)
        else:
            s.farm[kind] += 1
            trace(Event.FARM_CARD, kind)
