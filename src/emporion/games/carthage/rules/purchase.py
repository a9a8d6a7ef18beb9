"""Buying the Market (1.4) and the ships that sail because of it (1.8)."""

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
    """Buy everything that others have not reserved (B1); the payment follows card by card."""
    own = 1 if s.seats[s.actor].marker == Marker.MARKET else 0
    s.due = price(s, s.actor)
    s.cursor = 0
    s.phase = Phase.PAY
    trace(Event.BUYS, s.actor, s.due, free_cards(s) + own)


def pay(s: State, kind: int) -> None:
    """Pay with one more card; it goes face up on the discard pile (B4).

    Cards are named from dear to cheap. Then a payment is irreducible exactly if its last card is the one that reaches
    the price: without it the sum is too small, and without any other, dearer one even more so.
    """
    from_hand(s, kind)
    discard(s, kind, 1)
    s.due = max(0, s.due - VALUE[kind])
    s.cursor = kind
    trace(Event.PAYS, s.actor, kind, VALUE[kind], s.due)
    if s.due == 0 and s.options.payment_rule == PaymentRule.IRREDUCIBLE:
        s.phase = Phase.DELIVERY


def left_to_pay_with(s: State) -> int:
    """What the cards are worth that the actor may still name in this payment."""
    total = 0
    for kind in range(s.cursor, KINDS):
        total += s.seats[s.actor].hand[kind] * VALUE[kind]
    return total


def deliver(s: State) -> None:
    """Goods and marker, then ships; then comes the refill and perhaps a payday (B5-B7, D-1).

    Where first hands are secret, the payment may have shown cards that only their owner knew.
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
        s.reveals += 1  # no card is turned up before the pirates ask, but the purchase cannot be taken back any more
        s.phase = Phase.PAYDAY


def receive_goods(s: State) -> None:
    """The bought cards become goods, unstored (B5); with the reserved one the marker comes back (B6)."""
    me = s.seats[s.actor]
    own = me.marker == Marker.MARKET
    if own:
        s.market[me.reserved] += 1
    for kind in range(KINDS):
        me.goods[kind] += s.market[kind]
        if s.market[kind] > 0:
            trace(Event.GOODS, s.actor, kind, s.market[kind])
    if own:
        return_marker(s, s.actor)


def sail(s: State, colour: int, bought: int) -> None:
    """One bought card of its colour moves a ship one space, two or more move it two (M1); Carthage is the last
    space (M3)."""
    if bought > 0:
        here = s.ships[colour]
        there = min(here + min(bought, 2), s.options.track_size - 1)
        s.ships[colour] = there
        trace(Event.SHIP_SAILS, colour, here, there, bought)
