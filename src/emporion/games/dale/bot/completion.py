"""What merchants have learned about Dale: rules of thumb for bots that do not search.

`default_completion` is here and in paying.py, the evaluation in evaluation.py and plans.py. They use the scratch row
of the state, which is all zeros before and after.
"""

from __future__ import annotations

from emporion.games.dale.bot.evaluation import assets, can_build_now
from emporion.games.dale.bot.paying import SPARED, junk_away, next_payment
from emporion.games.dale.bot.plans import NO_WAY, QUALITY, belongs_to, way_to_next_stack
from emporion.games.dale.rules import actions
from emporion.games.dale.rules.agenda import Step, detail, present_step
from emporion.games.dale.rules.building import works, works_as
from emporion.games.dale.rules.cards import (
    ACORN,
    BLINDFOLD,
    COOKIES,
    ENABLERS,
    JUNK,
    KINDS,
    NO_CARD,
    NOSTALGIC_ITEM,
    SPECIAL_OFFER,
    STASHING_VENDOR,
    SWIFT_BROKER,
    TREASURE_HUNTER,
    VALUE,
    WHIRLIGIG,
    lowest,
)
from emporion.games.dale.rules.chameleons import base_as, clear_notes, identities, identity_as, note_identities, printed
from emporion.games.dale.rules.hands import (
    ELSEWHERE,
    TOP_DISCARD,
    base_of,
    card_at,
    cards_in_hand,
    elsewhere,
    holds,
    is_laid,
    is_settled,
    kind_of,
    text_of,
)
from emporion.games.dale.rules.legal import LARGEST_NUMBER, LARGEST_VALUE, useful_identities
from emporion.games.dale.rules.piles import top_of_discard
from emporion.games.dale.rules.questions import KEEP, PLAYED, order_matters
from emporion.games.dale.rules.state import CAPACITY, HAND, SLOTS, State, first_cell

NEW_MOVE = -1

ONE_COIN = 10  # the value of a card counts more than what else it may do

# How gladly cards are built with: junk first, and junk is what a Stashing Vendor is for; then from dear to cheap
TO_BE_RID_OF, VENDOR, FETCHED, PLAIN, RELUCTANTLY = 90, 80, 20, 10, 1
MOST_URGENT = 1 << 20


def default_completion(s: State) -> int:
    """How to complete a move. Abilities that come after the last action are left alone."""
    step = present_step(s)
    if step == Step.ACTION or step == Step.EXTRA_STACK:
        return NEW_MOVE
    if step == Step.PAYMENT:
        return next_payment(s)
    if step == Step.STACK_CARD:
        return next_stack_card(s)
    if step == Step.INVENTORY:
        return next_to_tidy_away(s)
    if step == Step.IDENTITY:
        return actions.AS + best_identity(s)
    if step == Step.HAND_CARD:
        return actions.CARD + card_to_part_with(s)
    if step == Step.LOOKED_CARD:
        return actions.PICK + looked_card(s)
    if step == Step.MARKET_CARD or step == Step.MARKET_ORDER:
        return actions.SLOT + market_slot(s, step)
    if step == Step.DISCARDED_CARD:
        return discarded_card(s)
    if step == Step.OPPONENT or step == Step.VICTIM:
        return opponent(s)
    if step == Step.STACK:
        return actions.STACK + best_stack(s, s.target)
    if step == Step.STALL_CARD:
        return actions.PICK + best_in_stack(s, s.target, s.count)
    if step == Step.WORTH:
        return actions.NUMBER + accordion_value(s)
    if step == Step.GUESS:
        return actions.NUMBER + min(likely_value(s) + s.flashy, LARGEST_NUMBER)
    if step == Step.NEW_VALUE:
        return actions.NUMBER + new_value(s)
    if step == Step.MORE_COOKIES:
        return more_cookies(s)
    return junk_away(s) if step == Step.JUNK_AWAY else actions.END


# Building: junk if it is allowed, then few and dear cards; copiers and what lets others in only if need be.


def next_stack_card(s: State) -> int:
    """The best card with which the stack can be completed."""
    note_identities(s)
    candidate = next_candidate(s, MOST_URGENT)
    used = used_by(s, candidate)
    while not works(s, used, identities(s, used)):
        candidate = next_candidate(s, candidate)
        used = used_by(s, candidate)
    clear_notes(s)
    if used == TOP_DISCARD:
        return actions.TOP
    return actions.CARD + used if used <= ELSEWHERE else actions.PICK + used - ELSEWHERE


def next_candidate(s: State, limit: int) -> int:
    """The most urgent candidate below a limit: its rank and its place, first of the hand, then of the discard pile."""
    best = -1
    cards = cards_in_hand(s, s.active)
    for place in range(cards):
        candidate = rank_in_stack(s, card_at(s, place)) * CAPACITY * 2 + place
        if best < candidate < limit:
            best = candidate
    if is_laid(s, NOSTALGIC_ITEM):
        pile = s.piles[s.active]
        for place in range(pile.discard_size):
            kind = pile.discard[place]
            rank = TO_BE_RID_OF if kind == JUNK else FETCHED + VALUE[kind]
            candidate = rank * CAPACITY * 2 + HAND + place
            if best < candidate < limit:
                best = candidate
    return best


def used_by(s: State, candidate: int) -> int:
    """The reference of the card that a candidate is about."""
    place = candidate % (CAPACITY * 2)
    if place < HAND:
        return card_at(s, place)
    pile = s.piles[s.active]
    return TOP_DISCARD if place - HAND == pile.discard_size - 1 else elsewhere(pile.discard[place - HAND])


def rank_in_stack(s: State, used: int) -> int:
    """How gladly a card of the hand is built with."""
    kind = text_of(s, used)
    if kind == JUNK:
        return TO_BE_RID_OF
    if kind == STASHING_VENDOR and holds(s, s.active, JUNK) and s.seats[s.active].stacks > 0:
        return VENDOR
    if not is_settled(s, used):
        return RELUCTANTLY
    if ENABLERS >> kind & 1:
        return RELUCTANTLY + 1
    return PLAIN + VALUE[kind]


def accordion_value(s: State) -> int:
    """The highest value that works: it leaves the least to others."""
    value = base_as(s, s.binding, s.count) + s.flashy + 1
    note_identities(s)
    while not works_as(s, s.binding, printed(s, s.count), value):
        value -= 1
    clear_notes(s)
    return value


# Which card.


def next_to_tidy_away(s: State) -> int:
    """Everything but cards for the next stack, in the order of the hand, so that junk comes to lie on top."""
    way = way_to_next_stack(s)
    least = 0 if order_matters(s, s.active) else s.count
    cards = cards_in_hand(s, s.active)
    for place in range(cards):
        used = card_at(s, place)
        if used >= least and not belongs_to(text_of(s, used), way):
            return actions.CARD + used
    return actions.END if detail(s) > 0 else actions.CARD + card_at(s, cards - 1)


def best_identity(s: State) -> int:
    """The best technique, if it is to be played; else the highest value."""
    may_be = useful_identities(s)
    best, most = 0, -1
    while may_be > 0:
        identity = lowest(may_be)
        may_be &= may_be - 1
        rank = QUALITY[printed(s, identity)]
        if detail(s) != PLAYED:
            rank += base_as(s, s.binding, identity) * ONE_COIN
        if rank > most:
            best, most = identity, rank
    return best


def card_to_part_with(s: State) -> int:
    """The worst card of the hand; under the Blindfold, one whose value will not be guessed. If the whole hand goes, the
    cards in order, so that junk comes to lie on top."""
    if s.in_play_as == SWIFT_BROKER or s.in_play_as == WHIRLIGIG:
        return card_at(s, 0)
    way = way_to_next_stack(s)
    guess = likely_value(s) if s.in_play_as == BLINDFOLD else 0
    best, least = 0, -1
    for place in range(cards_in_hand(s, s.active)):
        used = card_at(s, place)
        cost = appeal(kind_of(s, used), way)
        if s.in_play_as == BLINDFOLD and (base_of(s, used) == guess or kind_of(s, used) == JUNK):
            cost += SPARED * ONE_COIN
        if least < 0 or cost < least:
            best, least = used, cost
    return best


def looked_card(s: State) -> int:
    """Keep the best, or lay it on top of the deck; throw away an opponent's best; of two that go, the better first."""
    way = way_to_next_stack(s)
    new = s.in_play_as == SPECIAL_OFFER and detail(s) == KEEP
    best, most = 0, -1
    for place in range(s.looked_size):
        kind = s.looked[place]
        rank = assets(s, s.active, kind, False) if new else appeal(kind, way)
        if rank > most:
            best, most = kind, rank
    return best


def appeal(kind: int, way: int) -> int:
    """How good a card is to have, all in all; `way` is the way to build the next stack."""
    if kind == JUNK:
        return 0
    return VALUE[kind] * ONE_COIN + QUALITY[kind] + (SPARED * ONE_COIN if belongs_to(kind, way) else 0)


def market_slot(s: State, step: int) -> int:
    """Take what helps most. If all cards are thrown away, the best first, so that it does not lie on top."""
    best, most = 0, -1
    for slot in range(SLOTS):
        if s.market[slot] != NO_CARD:
            kind = s.market[slot]
            rank = assets(s, s.active, kind, False) if step == Step.MARKET_CARD else appeal(kind, NO_WAY)
            if rank > most:
                best, most = slot, rank
    return best


def discarded_card(s: State) -> int:
    """The animalfolk card of the discard pile that is missed least."""
    pile = s.piles[s.active]
    way = way_to_next_stack(s)
    best, least = -1, 0
    for place in range(pile.discard_size):
        rank = appeal(pile.discard[place], way)
        if pile.discard[place] != JUNK and (best < 0 or rank < least):
            best, least = place, rank
    return actions.TOP if best == pile.discard_size - 1 else actions.PICK + pile.discard[best]


def more_cookies(s: State) -> int:
    """Every copier that can be Cookies brings a card."""
    for place in range(cards_in_hand(s, s.active)):
        used = card_at(s, place)
        if not is_settled(s, used) and identity_as(s, used, COOKIES) > 0:
            return actions.CARD + used
    return actions.END


# Opponents.


def opponent(s: State) -> int:
    """The one with the best card to take; else the leader, by stacks and then by cards in hand."""
    best, most = -1, -1
    for distance in range(1, s.players):
        seat = (s.active + distance) % s.players
        if detail(s) >> seat & 1:
            if s.in_play_as == TREASURE_HUNTER:
                rank = assets(s, s.active, top_of_discard(s, seat), False)
            elif s.in_play_as == ACORN:
                rank = appeal(best_in_stack(s, seat, best_stack(s, seat)), NO_WAY)
            else:
                rank = s.seats[seat].stacks * HAND + s.seats[seat].hand_size
            if rank > most:
                best, most = seat, rank
    return actions.PLAYER + best


def best_stack(s: State, seat: int) -> int:
    """The stack of a stall with the best card."""
    best, most = 1, -1
    for number in range(1, s.seats[seat].stacks + 1):
        rank = appeal(best_in_stack(s, seat, number), NO_WAY)
        if rank > most:
            best, most = number, rank
    return best


def best_in_stack(s: State, seat: int, number: int) -> int:
    """The best card of a stack."""
    best, most = 0, -1
    for cell in range(first_cell(number), first_cell(number + 1)):
        kind = s.seats[seat].stall[cell]
        if kind != NO_CARD and appeal(kind, NO_WAY) > most:
            best, most = kind, appeal(kind, NO_WAY)
    return best


def likely_value(s: State) -> int:
    """The most frequent value among the cards that the active player may hold."""
    best, most = 1, -1
    for value in range(1, LARGEST_VALUE + 1):
        count = 0
        for kind in range(1, KINDS):
            if VALUE[kind] == value:
                count += s.piles[s.active].deck[kind]
        for place in range(s.seats[s.active].hand_size):
            count += VALUE[s.seats[s.active].hand[place]] == value
        if count > most:
            best, most = value, count
    return best


def new_value(s: State) -> int:
    """For the card that was under the Blindfold: the highest with which the next stack can be built, else just the
    highest."""
    base = s.open_base[s.count]
    best = LARGEST_VALUE
    for value in range(1, LARGEST_VALUE + 1):
        s.open_base[s.count] = value - s.flashy
        if can_build_now(s):
            best = value
    s.open_base[s.count] = base
    return best
