"""The legal actions: the answers to the open question (2.11). Actions on hand cards list each kind once, then the open
cards."""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.dale.rules import actions
from emporion.games.dale.rules.abilities import add_abilities, revealing_identities, rolling_identities
from emporion.games.dale.rules.agenda import Step, current_step, waiting_step
from emporion.games.dale.rules.cards import COOKIES, JUNK, NO_CARD, NOSTALGIC_ITEM, TECHNIQUES
from emporion.games.dale.rules.chameleons import base_as, identities, identity_as, identity_kind, identity_kinds
from emporion.games.dale.rules.hand_values import cache_identities, cache_values
from emporion.games.dale.rules.hands import (
    TOP_DISCARD,
    card_at,
    cards_in_hand,
    is_first,
    is_laid,
    is_settled,
    kind_of,
    outside_reference,
)
from emporion.games.dale.rules.ocelots import charm_identities
from emporion.games.dale.rules.pandas import is_thrown
from emporion.games.dale.rules.payments import can_buy, can_pay_with, can_pay_with_any, is_paid, purse
from emporion.games.dale.rules.questions import order_matters
from emporion.games.dale.rules.stacks import cache_stack, can_build, can_lay, can_lay_as, can_lay_with_value
from emporion.games.dale.rules.state import SLOTS, State, first_cell
from emporion.games.dale.rules.workspace import Workspace
from emporion.kernel.bits import lowest_bit

LARGEST_NUMBER = 9  # largest guess (5.10)
LARGEST_VALUE = 5  # largest value that a card under the Blindfold can get


def legal(s: State, workspace: Workspace, out: MutableSequence[int]) -> int:
    """Fill `out` with the legal actions in ascending order; returns their number."""
    step = current_step(s)
    if step == Step.ACTION:
        return legal_actions(s, workspace, out)
    if step <= Step.EXTRA_STACK:
        return legal_between_actions(s, workspace, out, step)
    if step == Step.PAYMENT:
        return legal_payments(s, workspace, out)
    if step == Step.STACK_CARD:
        return legal_stack_cards(s, workspace, out)
    if step == Step.INVENTORY or step == Step.HAND_CARD:
        return legal_hand_cards(s, out, step)
    if step == Step.IDENTITY:
        return legal_identities(s, workspace, out)
    if step == Step.OPPONENT or step == Step.VICTIM:
        return legal_players(s, out, step)
    if step == Step.MARKET_CARD or step == Step.MARKET_ORDER:
        return legal_market_cards(s, out, step)
    if step == Step.WORTH or step == Step.STACK or step == Step.GUESS or step == Step.NEW_VALUE:
        return legal_numbers(s, workspace, out, step)
    return legal_picks(s, out, step)


def legal_actions(s: State, workspace: Workspace, out: MutableSequence[int]) -> int:
    """Buy, build, tidy up or end; play a technique; use an ability (2.4, 2.5)."""
    n = 0
    cache_values(s, workspace)
    money = purse(s, workspace)
    for what in range(actions.TOP_OF_MARKET + 1):
        out[n] = actions.BUY + what
        n += can_buy(s, workspace, what, money)
    out[n] = actions.BUILD
    n += can_build(s, workspace)
    out[n] = actions.TIDY
    n += cards_in_hand(s, s.active) > 0
    out[n] = actions.END
    n += 1
    for place in range(cards_in_hand(s, s.active)):
        if is_first(s, place):
            out[n] = actions.PLAY + card_at(s, place)
            n += identity_kinds(s, workspace.may_be[place]) & TECHNIQUES > 0
    return add_abilities(s, out, n, True)


def legal_between_actions(s: State, workspace: Workspace, out: MutableSequence[int], step: int) -> int:
    """Between actions and after them: use an ability, build an extra stack, declare Cookies, or continue."""
    n = 0
    if step == Step.EXTRA_STACK:
        cache_identities(s, workspace)
        out[n] = actions.BUILD
        n += can_build(s, workspace)
    out[n] = actions.END
    n += 1
    if step == Step.MORE_COOKIES:
        for place in range(cards_in_hand(s, s.active)):
            if is_first(s, place):
                reference = card_at(s, place)
                out[n] = actions.CARD + reference
                n += not is_settled(s, reference) and identity_as(s, reference, COOKIES) > 0
        return n
    return add_abilities(s, out, n, step == Step.EXTRA_STACK)


def legal_payments(s: State, workspace: Workspace, out: MutableSequence[int]) -> int:
    """End, if enough is paid; or a card with which the payment can be completed."""
    out[0] = actions.END
    n = 1 if is_paid(s) else 0
    cache_values(s, workspace)
    for place in range(cards_in_hand(s, s.active)):
        if is_first(s, place):
            out[n] = actions.CARD + card_at(s, place)
            n += can_pay_with_any(s, workspace, place)
    return n


def legal_stack_cards(s: State, workspace: Workspace, out: MutableSequence[int]) -> int:
    """Hand cards, then cards in the discard pile, with which the stack can be completed."""
    n = 0
    cache_stack(s, workspace)
    for place in range(cards_in_hand(s, s.active)):
        if is_first(s, place):
            out[n] = actions.CARD + card_at(s, place)
            n += can_lay(s, workspace, card_at(s, place), workspace.may_be[place])
    if is_laid(s, NOSTALGIC_ITEM):
        for kind in range(1, JUNK + 1):
            out[n] = actions.PICK + kind
            n += can_lay(s, workspace, outside_reference(kind), identities(s, outside_reference(kind)))
        if s.piles[s.active].discard_size > 0:
            out[n] = actions.TOP
            n += can_lay(s, workspace, TOP_DISCARD, identities(s, TOP_DISCARD))
    return n


def legal_hand_cards(s: State, out: MutableSequence[int], step: int) -> int:
    """Any hand card. Cards to discard are named in the order of the hand where their order does not matter."""
    n = 0
    least = 0
    if step == Step.INVENTORY:
        out[0] = actions.END
        n = 1 if s.last_named > 0 else 0
        least = 0 if order_matters(s, s.active) else s.last_named
    for place in range(cards_in_hand(s, s.active)):
        if is_first(s, place):
            out[n] = actions.CARD + card_at(s, place)
            n += card_at(s, place) >= least
    return n


def legal_identities(s: State, workspace: Workspace, out: MutableSequence[int]) -> int:
    """The identities of a copier that fit its use."""
    may_be = useful_identities(s, workspace)
    n = 0
    while may_be > 0:
        out[n] = actions.AS + lowest_bit(may_be)
        may_be &= may_be - 1
        n += 1
    return n


def useful_identities(s: State, workspace: Workspace) -> int:
    """The identities of the card in question that fit its use, as bits."""
    use = waiting_step(s)
    reference = s.binding
    if use == Step.CHARM_BUILDS:
        return charm_identities(s)
    if use == Step.ROLL_DIE:
        return rolling_identities(s, reference)
    if use == Step.THROW_TOP_AWAY:
        return revealing_identities(s, reference)
    may_be = identities(s, reference)
    if use == Step.BLINDFOLD_COVERS:
        return may_be
    place = 0
    if use == Step.LAY_TO_PAY:
        cache_values(s, workspace)
        while card_at(s, place) != reference:
            place += 1
    elif use == Step.LAY_IN_STACK:
        cache_stack(s, workspace)
    useful = 0
    while may_be > 0:
        identity = lowest_bit(may_be)
        may_be &= may_be - 1
        if use == Step.PLAY_TECHNIQUE:
            fitting = TECHNIQUES >> identity_kind(s, identity) & 1 > 0
        elif use == Step.LAY_TO_PAY:
            fitting = can_pay_with(s, workspace, place, identity)
        else:
            fitting = can_lay_as(s, workspace, reference, identity)
        if fitting:
            useful |= 1 << identity
    return useful


def has_identity(s: State, workspace: Workspace) -> bool:
    """Whether the open question about a card's identity or value has an answer."""
    if current_step(s) == Step.IDENTITY:
        return useful_identities(s, workspace) > 0
    cache_stack(s, workspace)
    return can_lay_as(s, workspace, s.binding, s.binding_as)


def legal_players(s: State, out: MutableSequence[int], step: int) -> int:
    """One of the players in question, or none where that is allowed."""
    out[0] = actions.END
    n = 1 if step == Step.VICTIM else 0
    for seat in range(s.players):
        out[n] = actions.PLAYER + seat
        n += s.eligible >> seat & 1
    return n


def legal_market_cards(s: State, out: MutableSequence[int], step: int) -> int:
    """Any market card; where the order is asked, equal cards only once."""
    n = 0
    for slot in range(SLOTS):
        fresh = s.market[slot] != NO_CARD
        for cheaper in range(slot):
            fresh = fresh and (step == Step.MARKET_CARD or s.market[cheaper] != s.market[slot])
        out[n] = actions.SLOT + slot
        n += fresh
    return n


def legal_numbers(s: State, workspace: Workspace, out: MutableSequence[int], step: int) -> int:
    """A stack number, a guess or a value."""
    n = 0
    if step == Step.STACK:
        for number in range(1, s.seats[s.target].stacks + 1):
            out[n] = actions.STACK + number
            n += 1
    elif step == Step.WORTH:
        base = base_as(s, s.binding, s.binding_as) + s.flashy
        cache_stack(s, workspace)
        for value in range(max(base - 1, 1), base + 2):
            out[n] = actions.NUMBER + value
            n += can_lay_with_value(s, workspace, s.binding, identity_kind(s, s.binding_as), value)
    else:
        for number in range(1, (LARGEST_NUMBER if step == Step.GUESS else LARGEST_VALUE) + 1):
            out[n] = actions.NUMBER + number
            n += 1
    return n


def legal_picks(s: State, out: MutableSequence[int], step: int) -> int:
    """Cards by kind: looked-at cards, cards of a stack, animalfolk cards in the discard pile, junk of a payment."""
    cards = 0
    pile = s.piles[s.active]
    n = 0
    if step == Step.LOOKED_CARD:
        for place in range(s.looked_size):
            cards |= 1 << s.looked[place]
    elif step == Step.STALL_CARD:
        for cell in range(first_cell(s.stack_number), first_cell(s.stack_number + 1)):
            cards |= 1 << s.seats[s.target].stall[cell]
    elif step == Step.DISCARDED_CARD:
        for place in range(pile.discard_size - 1):
            cards |= 1 << pile.discard[place]
        cards &= ~(1 << JUNK)
    else:
        out[0] = actions.END
        n = 1
        for place in range(s.laid_size):
            if s.laid_as[place] == JUNK and not is_thrown(s, place):
                cards |= 1 << s.laid[place]
    for kind in range(1, JUNK + 1):
        out[n] = actions.PICK + kind
        n += cards >> kind & 1
    if step == Step.DISCARDED_CARD:
        out[n] = actions.TOP
        n += kind_of(s, TOP_DISCARD) != JUNK
    return n
