"""Default completions: how to finish a move that has begun. Payments are in payment.py."""

from __future__ import annotations

from emporion.games.dale.bot.evaluation import assets
from emporion.games.dale.bot.payment import NEEDED_COST, junk_away, next_payment
from emporion.games.dale.bot.plans import NO_WAY, QUALITY, belongs_to, way_to_next_stack
from emporion.games.dale.bot.stack_completion import accordion_value, next_stack_card
from emporion.games.dale.rules import actions
from emporion.games.dale.rules.agenda import Step, current_step, waiting_step
from emporion.games.dale.rules.cards import ACORN, BLINDFOLD, COOKIES, JUNK, KINDS, NO_CARD, TREASURE_HUNTER, VALUE
from emporion.games.dale.rules.chameleons import base_as, identity_as, identity_kind
from emporion.games.dale.rules.hand_values import cache_identities
from emporion.games.dale.rules.hands import base_of, card_at, cards_in_hand, is_settled, kind_of, text_of
from emporion.games.dale.rules.legal import LARGEST_NUMBER, LARGEST_VALUE, useful_identities
from emporion.games.dale.rules.piles import top_of_discard
from emporion.games.dale.rules.questions import order_matters
from emporion.games.dale.rules.stacks import can_build
from emporion.games.dale.rules.state import HAND, SLOTS, State, first_cell
from emporion.games.dale.rules.workspace import Workspace
from emporion.kernel.bits import lowest_bit

NEW_MOVE = -1

ONE_COIN = 10  # the value of a card counts more than its abilities


def default_completion(s: State, workspace: Workspace) -> int:
    """How to complete a move. Abilities after the last action are not used."""
    step = current_step(s)
    if step == Step.ACTION or step == Step.EXTRA_STACK:
        return NEW_MOVE
    if step == Step.PAYMENT:
        return next_payment(s, workspace)
    if step == Step.STACK_CARD:
        return next_stack_card(s, workspace)
    if step == Step.INVENTORY:
        return next_to_tidy_away(s, workspace)
    if step == Step.IDENTITY:
        return actions.AS + best_identity(s, workspace)
    if step == Step.HAND_CARD:
        return actions.CARD + worst_hand_card(s, workspace)
    if step == Step.LOOKED_CARD:
        return actions.PICK + looked_card(s, workspace)
    if step == Step.MARKET_CARD or step == Step.MARKET_ORDER:
        return actions.SLOT + market_slot(s, workspace, step)
    if step == Step.DISCARDED_CARD:
        return discarded_card(s, workspace)
    if step == Step.OPPONENT or step == Step.VICTIM:
        return opponent(s, workspace)
    if step == Step.STACK:
        return actions.STACK + best_stack(s, s.target)
    if step == Step.STALL_CARD:
        return actions.PICK + best_in_stack(s, s.target, s.stack_number)
    if step == Step.WORTH:
        return actions.NUMBER + accordion_value(s, workspace)
    if step == Step.GUESS:
        return actions.NUMBER + min(likely_value(s) + s.flashy, LARGEST_NUMBER)
    if step == Step.NEW_VALUE:
        return actions.NUMBER + new_value(s, workspace)
    if step == Step.MORE_COOKIES:
        return more_cookies(s)
    return junk_away(s) if step == Step.JUNK_AWAY else actions.END


# Choosing a card.


def next_to_tidy_away(s: State, workspace: Workspace) -> int:
    """Everything except cards for the next stack, in the order of the hand, so that junk ends up on top."""
    way = way_to_next_stack(s, workspace)
    least = 0 if order_matters(s, s.active) else s.last_named
    cards = cards_in_hand(s, s.active)
    for place in range(cards):
        reference = card_at(s, place)
        if reference >= least and not belongs_to(text_of(s, reference), way):
            return actions.CARD + reference
    return actions.END if s.last_named > 0 else actions.CARD + card_at(s, cards - 1)


def best_identity(s: State, workspace: Workspace) -> int:
    """The best technique if the card is played, else the highest value."""
    may_be = useful_identities(s, workspace)
    best, most = 0, -1
    while may_be > 0:
        identity = lowest_bit(may_be)
        may_be &= may_be - 1
        rank = QUALITY[identity_kind(s, identity)]
        if waiting_step(s) != Step.PLAY_TECHNIQUE:
            rank += base_as(s, s.binding, identity) * ONE_COIN
        if rank > most:
            best, most = identity, rank
    return best


def worst_hand_card(s: State, workspace: Workspace) -> int:
    """The worst card in the hand; for the Blindfold, one whose value is unlikely to be guessed. If the whole hand is
    discarded, the cards in order, so that junk ends up on top."""
    if waiting_step(s) == Step.DISCARD_IN_ORDER:
        return card_at(s, 0)
    way = way_to_next_stack(s, workspace)
    guess = likely_value(s) if s.in_play_as == BLINDFOLD else 0
    best, least = 0, -1
    for place in range(cards_in_hand(s, s.active)):
        reference = card_at(s, place)
        cost = card_value(kind_of(s, reference), way)
        if s.in_play_as == BLINDFOLD and (base_of(s, reference) == guess or kind_of(s, reference) == JUNK):
            cost += NEEDED_COST * ONE_COIN
        if least < 0 or cost < least:
            best, least = reference, cost
    return best


def looked_card(s: State, workspace: Workspace) -> int:
    """Keep the best, or put it on top of the deck; throw away an opponent's best; of two thrown, the better first."""
    way = way_to_next_stack(s, workspace)
    new = waiting_step(s) == Step.SPECIAL_OFFER_KEEPS
    best, most = 0, -1
    for place in range(s.looked_size):
        kind = s.looked[place]
        rank = assets(s, workspace, s.active, kind, False) if new else card_value(kind, way)
        if rank > most:
            best, most = kind, rank
    return best


def card_value(kind: int, way: int) -> int:
    """The overall value of a card; `way` is the way to build the next stack."""
    if kind == JUNK:
        return 0
    return VALUE[kind] * ONE_COIN + QUALITY[kind] + (NEEDED_COST * ONE_COIN if belongs_to(kind, way) else 0)


def market_slot(s: State, workspace: Workspace, step: int) -> int:
    """Take the most useful card. If all cards are thrown away, the best first, so that it is not on top."""
    best, most = 0, -1
    for slot in range(SLOTS):
        if s.market[slot] != NO_CARD:
            kind = s.market[slot]
            rank = assets(s, workspace, s.active, kind, False) if step == Step.MARKET_CARD else card_value(kind, NO_WAY)
            if rank > most:
                best, most = slot, rank
    return best


def discarded_card(s: State, workspace: Workspace) -> int:
    """The least valuable animalfolk card in the discard pile."""
    pile = s.piles[s.active]
    way = way_to_next_stack(s, workspace)
    best, least = -1, 0
    for place in range(pile.discard_size):
        rank = card_value(pile.discard[place], way)
        if pile.discard[place] != JUNK and (best < 0 or rank < least):
            best, least = place, rank
    return actions.TOP if best == pile.discard_size - 1 else actions.PICK + pile.discard[best]


def more_cookies(s: State) -> int:
    """Declare every copier that can be Cookies: each brings a card."""
    for place in range(cards_in_hand(s, s.active)):
        reference = card_at(s, place)
        if not is_settled(s, reference) and identity_as(s, reference, COOKIES) > 0:
            return actions.CARD + reference
    return actions.END


# Choosing an opponent.


def opponent(s: State, workspace: Workspace) -> int:
    """The opponent with the best card to take; else the leader, by stacks and then by cards in hand."""
    best, most = -1, -1
    for distance in range(1, s.players):
        seat = (s.active + distance) % s.players
        if s.eligible >> seat & 1:
            if s.in_play_as == TREASURE_HUNTER:
                rank = assets(s, workspace, s.active, top_of_discard(s, seat), False)
            elif s.in_play_as == ACORN:
                rank = card_value(best_in_stack(s, seat, best_stack(s, seat)), NO_WAY)
            else:
                rank = s.seats[seat].stacks * HAND + s.seats[seat].hand_size
            if rank > most:
                best, most = seat, rank
    return actions.PLAYER + best


def best_stack(s: State, seat: int) -> int:
    """The stack in a stall with the best card."""
    best, most = 1, -1
    for number in range(1, s.seats[seat].stacks + 1):
        rank = card_value(best_in_stack(s, seat, number), NO_WAY)
        if rank > most:
            best, most = number, rank
    return best


def best_in_stack(s: State, seat: int, number: int) -> int:
    """The best card in a stack."""
    best, most = 0, -1
    for cell in range(first_cell(number), first_cell(number + 1)):
        kind = s.seats[seat].stall[cell]
        if kind != NO_CARD and card_value(kind, NO_WAY) > most:
            best, most = kind, card_value(kind, NO_WAY)
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


def new_value(s: State, workspace: Workspace) -> int:
    """The new value of the card under the Blindfold: the highest with which the next stack can be built, else the
    highest."""
    best = LARGEST_VALUE
    cache_identities(s, workspace)
    for value in range(1, LARGEST_VALUE + 1):
        workspace.bases[s.binding - JUNK - 1] = value - s.flashy
        if can_build(s, workspace):
            best = value
    return best
