"""Default payments: pay with the cards needed least and overpay as little as possible."""

from __future__ import annotations

from emporion.games.dale.bot.plans import belongs_to, way_to_next_stack
from emporion.games.dale.rules import actions
from emporion.games.dale.rules.cards import JUNK, MARKET_DISCOVERY, VALUE
from emporion.games.dale.rules.chameleons import identities
from emporion.games.dale.rules.hand_values import ENOUGH, cache_values, value_as
from emporion.games.dale.rules.hands import base_of, card_at, cards_in_hand, is_settled, kind_of, text_of
from emporion.games.dale.rules.pandas import is_thrown
from emporion.games.dale.rules.payments import (
    can_pay_with_any,
    cheapest_laid,
    is_paid,
    laid_total,
    needs_market_discovery,
    price,
)
from emporion.games.dale.rules.state import HAND, LAID, State
from emporion.games.dale.rules.workspace import Workspace
from emporion.kernel.bits import lowest_bit

NEEDED_COST = 40  # coins: a card for the next stack is paid only if there is no other way
CARD_COST = 1  # coin: an animalfolk card costs a little more than its value, so that junk is paid first
SUMS = 9  # sums below the price: no price is higher than 9
PAYERS = 11  # cards considered in a payment: players hardly ever hold more


def next_payment(s: State, workspace: Workspace) -> int:
    """Name cards in descending value, which is always allowed and leaves junk on top of the discard pile."""
    if is_paid(s):
        return actions.END
    if not needs_market_discovery(s):
        place = first_of_payment(s, workspace)
        if place >= 0:
            return actions.CARD + card_at(s, place)
    cache_values(s, workspace)
    place = discovery_to_pay_with(s, workspace)
    if place < 0:
        place = 0
        while not can_pay_with_any(s, workspace, place):
            place += 1
    return actions.CARD + card_at(s, place)


def discovery_to_pay_with(s: State, workspace: Workspace) -> int:
    """The place in the hand of a required Market Discovery, if it can be named now; -1 otherwise. One whose value was
    lowered may have to come after dearer cards. Values must be cached."""
    if needs_market_discovery(s):
        for place in range(cards_in_hand(s, s.active)):
            reference = card_at(s, place)
            is_discovery = text_of(s, reference) == MARKET_DISCOVERY and is_settled(s, reference)
            if is_discovery and can_pay_with_any(s, workspace, place):
                return place
    return -1


def first_of_payment(s: State, workspace: Workspace) -> int:
    """The place in the hand of the dearest card still to be named in the cheapest payment; -1 if cards would have to be
    named in ascending value. Cards are added in descending value until the price is reached, so none is superfluous.

    Dynamic programming: for every sum below the price, the workspace holds the best way to pay it, as its cost, counted
    from 1, and the set of its cards.
    """
    due = price(s)
    paid = laid_total(s)
    way = way_to_next_stack(s, workspace)
    for total in range(due):
        workspace.counts[total] = 0
    cards = list_payers(s, workspace, cheapest_laid(s))
    best = 0
    if paid < due:
        workspace.counts[paid] = 1 << PAYERS
        for card in range(cards):
            value, place = workspace.counts[SUMS + card] // HAND, workspace.counts[SUMS + card] % HAND
            cost = (sacrifice(kind_of(s, card_at(s, place)), way) << PAYERS) + (1 << card)
            for total in range(due - 1, paid - 1, -1):
                if workspace.counts[total] > 0:
                    so_far = workspace.counts[total] + cost
                    if total + value >= due:
                        best = min(best, so_far) if best > 0 else so_far
                    elif workspace.counts[total + value] == 0 or so_far < workspace.counts[total + value]:
                        workspace.counts[total + value] = so_far
    return workspace.counts[SUMS + lowest_bit(best)] % HAND if best > 0 else -1


def list_payers(s: State, workspace: Workspace, dearest: int) -> int:
    """List the hand cards worth at most `dearest` in the workspace, as value and place, in descending value; returns
    their number. If there are too many, the cheapest are left out."""
    cards = 0
    for place in range(cards_in_hand(s, s.active)):
        value = payment_value(s, place)
        if 0 < value <= dearest:
            at = cards
            while at > 0 and workspace.counts[SUMS + at - 1] // HAND < value:
                if at < PAYERS:
                    workspace.counts[SUMS + at] = workspace.counts[SUMS + at - 1]
                at -= 1
            if at < PAYERS:
                workspace.counts[SUMS + at] = value * HAND + place
            cards = min(cards + 1, PAYERS)
    return cards


def payment_value(s: State, place: int) -> int:
    """The value of a card in a payment, the highest possible for a copier; 0 if it is laid down already."""
    reference = card_at(s, place)
    if reference > JUNK and s.open_marks[reference - JUNK - 1] & LAID > 0:
        return 0
    if is_settled(s, reference):
        return min(base_of(s, reference) + s.flashy, ENOUGH)
    may_be = identities(s, reference)
    most = 0
    while may_be > 0:
        most = max(most, value_as(s, reference, lowest_bit(may_be)))
        may_be &= may_be - 1
    return most


def sacrifice(kind: int, way: int) -> int:
    """The cost of paying with a card, in coins."""
    if kind == JUNK:
        return 1
    return VALUE[kind] + CARD_COST + (NEEDED_COST if belongs_to(kind, way) else 0)


def junk_away(s: State) -> int:
    """Throw away all junk that Essential Purchase allows, but no copier that was junk."""
    for place in range(s.laid_size):
        if s.laid[place] == JUNK and not is_thrown(s, place):
            return actions.PICK + JUNK
    return actions.END
