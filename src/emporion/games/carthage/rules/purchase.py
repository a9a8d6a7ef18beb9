"""Buying the Market (1.4) and moving the ships (1.8)."""

from __future__ import annotations

from emporion.games.carthage.rules.cards import COLOURS, FIVES, KINDS, THREES, TWOS, VALUE
from emporion.games.carthage.rules.deck import discard
from emporion.games.carthage.rules.events import Event
from emporion.games.carthage.rules.market import free_cards, from_hand, price, return_marker
from emporion.games.carthage.rules.options import PaymentRule, RefillTiming
from emporion.games.carthage.rules.payday import any_ship_arrived
from emporion.games.carthage.rules.rows import Marker
from emporion.games.carthage.rules.state import Phase, State
from emporion.kernel.trace import trace


def begin_purchase(s: State) -> None:
    """Buy everything that other players have not reserved (B1); the payment follows card by card."""
    has_reservation = 1 if s.seats[s.actor].marker == Marker.MARKET else 0
    s.due = price(s, s.actor)
    s.cursor = 0
    s.phase = Phase.PAY
    trace(Event.BUYS, s.actor, s.due, free_cards(s) + has_reservation)


def pay(s: State, kind: int) -> None:
    """Pay with one more card; it goes face up on the discard pile (B4).

    Cards are paid from high to low value. Then a payment is irreducible exactly if its last card is the one that
    reaches the price: without it, or without any higher one, the sum is too small.
    """
    from_hand(s, kind)
    discard(s, kind, 1)
    s.due = max(0, s.due - VALUE[kind])
    s.cursor = kind
    trace(Event.PAYS, s.actor, kind, VALUE[kind], s.due)
    if s.due == 0 and s.options.payment_rule == PaymentRule.IRREDUCIBLE:
        s.phase = Phase.DELIVERY


def payable_value(s: State) -> int:
    """Value of the cards that the actor may still use in this payment."""
    total = 0
    for kind in range(s.cursor, KINDS):
        total += s.seats[s.actor].hand[kind] * VALUE[kind]
    return total


def deliver(s: State) -> None:
    """Deliver goods, return the marker and move the ships; then the refill and perhaps a payday follow (B5-B7, D-1).

    If initial hands are secret, the payment may have revealed cards that only their owner knew.
    """
    s.cursor = 0
    s.reveals += 1 - s.options.show_initial_hands
    receive_goods(s)
    for colour in range(COLOURS):
        sail(s, colour, s.market[colour + FIVES] + s.market[colour + THREES] + s.market[colour + TWOS])
    for kind in range(KINDS):
        s.market[kind] = 0
    if s.options.refill_timing == RefillTiming.BEFORE_PAYDAY or not any_ship_arrived(s):
        s.phase = Phase.REFILL_AFTER_PURCHASE
    else:
        s.reveals += 1  # no card is turned up before the raid, but the purchase cannot be undone any more
        s.phase = Phase.PAYDAY


def receive_goods(s: State) -> None:
    """The bought cards become unstored goods (B5); buying the reserved one returns the marker (B6)."""
    me = s.seats[s.actor]
    has_reservation = me.marker == Marker.MARKET
    if has_reservation:
        s.market[me.reserved] += 1
    for kind in range(KINDS):
        me.goods[kind] += s.market[kind]
        if s.market[kind] > 0:
            trace(Event.GOODS, s.actor, kind, s.market[kind])
    if has_reservation:
        return_marker(s, s.actor)


def sail(s: State, colour: int, bought: int) -> None:
    """One bought card of its colour moves a ship one space, two or more move it two (M1); Carthage is the last
    space (M3)."""
    if bought > 0:
        here = s.ships[colour]
        there = min(here + min(bought, 2), s.options.track_size - 1)
        s.ships[colour] = there
        trace(Event.SHIP_SAILS, colour, here, there, bought)
