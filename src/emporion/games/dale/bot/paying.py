"""Rules of thumb for payments: with what is needed least, and as little too much as possible."""

from __future__ import annotations

from emporion.games.dale.bot.plans import belongs_to, way_to_next_stack
from emporion.games.dale.rules import actions
from emporion.games.dale.rules.cards import JUNK, MARKET_DISCOVERY, VALUE, lowest
from emporion.games.dale.rules.chameleons import ENOUGH, clear_notes, identities, note_values, value_as
from emporion.games.dale.rules.hands import base_of, card_at, cards_in_hand, is_settled, kind_of, text_of
from emporion.games.dale.rules.purchase import can_pay_with_any, is_paid, laid_value, least_laid, must_discover, price
from emporion.games.dale.rules.state import HAND, LAID, State

SPARED = 40  # coins: a card for the next stack is given away only if there is no other way
A_CARD = 1  # coin: any animalfolk card is worth a little more than its value, so that junk is paid first
SUMS = 9  # sums of payments that are not enough yet: no price is higher than 9
PAYERS = 11  # cards that are considered in a payment: hardly anybody ever holds more


def next_payment(s: State) -> int:
    """Cards are named from dear to cheap, which is always allowed and leaves junk on top of the discard pile."""
    if is_paid(s):
        return actions.END
    if not must_discover(s):
        place = first_of_payment(s)
        if place >= 0:
            return actions.CARD + card_at(s, place)
    note_values(s)
    place = discovery_to_pay_with(s)
    if place < 0:
        place = 0
        while not can_pay_with_any(s, place):
            place += 1
    clear_notes(s)
    return actions.CARD + card_at(s, place)


def discovery_to_pay_with(s: State) -> int:
    """The place in the hand of a Market Discovery that has to be named, if it can be named now; -1 otherwise. One whose
    value was lowered may have to come after dearer cards. Values must be noted."""
    if must_discover(s):
        for place in range(cards_in_hand(s, s.active)):
            used = card_at(s, place)
            if text_of(s, used) == MARKET_DISCOVERY and is_settled(s, used) and can_pay_with_any(s, place):
                return place
    return -1


def first_of_payment(s: State) -> int:
    """The place in the hand of the dearest card still to be named in the payment that costs least; -1 if cards would
    have to be named from cheap to dear. Cards are added from dear to cheap until it is enough, so none is superfluous.

    For every sum less than the price the notes hold the best way to pay it: its cost, counted from 1, and which of the
    cards it takes.
    """
    due = price(s)
    paid = laid_value(s)
    way = way_to_next_stack(s)
    cards = note_payers(s, least_laid(s))
    best = 0
    if paid < due:
        s.scratch[paid] = 1 << PAYERS
        for card in range(cards):
            value, place = s.scratch[SUMS + card] // HAND, s.scratch[SUMS + card] % HAND
            cost = (sacrifice(kind_of(s, card_at(s, place)), way) << PAYERS) + (1 << card)
            for total in range(due - 1, paid - 1, -1):
                if s.scratch[total] > 0:
                    so_far = s.scratch[total] + cost
                    if total + value >= due:
                        best = min(best, so_far) if best > 0 else so_far
                    elif s.scratch[total + value] == 0 or so_far < s.scratch[total + value]:
                        s.scratch[total + value] = so_far
    first = -1
    if best > 0:
        first = s.scratch[SUMS + lowest(best)] % HAND
    for note in range(SUMS + PAYERS):
        s.scratch[note] = 0
    return first


def note_payers(s: State, dearest: int) -> int:
    """Write down the cards of the hand that are not worth more than `dearest`, value and place, from dear to cheap; how
    many they are. If there are too many, the cheapest are left out."""
    cards = 0
    for place in range(cards_in_hand(s, s.active)):
        value = payment_value(s, place)
        if 0 < value <= dearest:
            at = cards
            while at > 0 and s.scratch[SUMS + at - 1] // HAND < value:
                if at < PAYERS:
                    s.scratch[SUMS + at] = s.scratch[SUMS + at - 1]
                at -= 1
            if at < PAYERS:
                s.scratch[SUMS + at] = value * HAND + place
            cards = min(cards + 1, PAYERS)
    return cards


def payment_value(s: State, place: int) -> int:
    """The value with which a card can be paid, the highest if it is a copier; 0 if it is laid down already."""
    used = card_at(s, place)
    if used > JUNK and s.open_marks[used - JUNK - 1] & LAID > 0:
        return 0
    if is_settled(s, used):
        return min(base_of(s, used) + s.flashy, ENOUGH)
    may_be = identities(s, used)
    most = 0
    while may_be > 0:
        most = max(most, value_as(s, used, lowest(may_be)))
        may_be &= may_be - 1
    return most


def sacrifice(kind: int, way: int) -> int:
    """What it costs to be without a card until it comes round again, in coins."""
    if kind == JUNK:
        return 1
    return VALUE[kind] + A_CARD + (SPARED if belongs_to(kind, way) else 0)


def junk_away(s: State) -> int:
    """All junk that Essential Purchase takes; but not a copier that was junk."""
    for place in range(s.laid_size):
        if s.laid[place] == JUNK:
            return actions.PICK + JUNK
    return actions.END
