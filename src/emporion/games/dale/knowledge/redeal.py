"""Determinizations: `redeal` fills a concealed state according to the public counts.

Decks get cards counted as theirs, hands the rest of their own deck's cards, older ones first. Left-over cards go where
cards are missing. It is public that a player in the middle of a payment or a stack can complete it.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.dale.knowledge.hidden_information import (
    conceal_cards,
    hides_binding,
    is_of_deck,
    owner_of_looked_cards,
)
from emporion.games.dale.rules.agenda import Step, current_step, do, take_next
from emporion.games.dale.rules.building import clear_laid
from emporion.games.dale.rules.cards import JUNK, KINDS, NO_CARD, SPECIAL_OFFER
from emporion.games.dale.rules.chameleons import identities
from emporion.games.dale.rules.hand_values import cache_values
from emporion.games.dale.rules.hands import (
    OUTSIDE_HAND,
    add_to_hand_openly,
    card_at,
    cards_in_hand,
    is_in_open_row,
    kind_of,
)
from emporion.games.dale.rules.legal import has_identity
from emporion.games.dale.rules.payments import can_pay_with_any, is_paid
from emporion.games.dale.rules.piles import origin_of_top_card, put_on_discard
from emporion.games.dale.rules.stacks import cache_stack, can_complete
from emporion.games.dale.rules.state import LAID, MARKET, State
from emporion.games.dale.rules.workspace import Workspace
from emporion.kernel.chance import renew_chance
from emporion.kernel.fast_rng import random_below
from emporion.kernel.seats import EVERYONE

ATTEMPTS = 50
# Pools dealt to an owner: cards in the deck, cards drawn before it was shuffled, all cards drawn, any cards
OF_THE_DECK, EARLIER, OWN, ANY = 0, 1, 2, 3


def redeal(s: State, workspace: Workspace, rng: MutableSequence[int]) -> None:
    """Fill a concealed state in place: a random determinization, with new chance, that agrees with the seat's
    knowledge."""
    renew_chance(s.chance, rng)
    viewer = s.concealed - 1
    deal_hidden_cards(s, rng)
    if viewer != s.active:
        attempt = 1
        while attempt < ATTEMPTS and not is_answerable(s, workspace):
            conceal_cards(s, viewer)
            deal_hidden_cards(s, rng)
            attempt += 1
        if not is_answerable(s, workspace):
            conceal_cards(s, viewer)
            find_answerable_hand(s, workspace, rng)
            deal_hidden_cards(s, rng)
        if not is_answerable(s, workspace):
            abandon_decision(s)
        redeal_hidden_card(s, rng)
    s.concealed = 0


def deal_hidden_cards(s: State, rng: MutableSequence[int]) -> None:
    """Deal the market's cards and the decks first, then cards counted as the owner's to deck tops, looked-at cards and
    hands, then the rest."""
    for owner in range(MARKET, -1, -1):
        pile = s.piles[owner]
        for _ in range(total(pile.deck), pile.deck_size):
            kind = deal_card(s, owner, OF_THE_DECK, rng)
            pile.deck[kind if kind > 0 else deal_card(s, owner, ANY, rng)] += 1
        if owner == MARKET and s.in_play_as == SPECIAL_OFFER:
            deal_looked(s, OWN, rng)
            deal_looked(s, ANY, rng)
    for pool in range(EARLIER, ANY + 1):
        for owner in range(s.players):
            pile = s.piles[owner]
            for place in range(pile.top_size):
                if pile.top[place] == NO_CARD:
                    pile.top[place] = deal_card(s, origin_of_top_card(s, owner, pile.top_known[place]), pool, rng)
        deal_looked(s, pool, rng)
        for owner in range(s.players):
            player = s.seats[owner]
            for place in range(player.hand_size):
                if player.hand[place] == NO_CARD:
                    player.hand[place] = deal_card(s, owner, pool, rng)
                    player.hand_known[place] = 1 << owner
    for owner in range(s.players):
        sort_hand(s, owner)


def deal_looked(s: State, pool: int, rng: MutableSequence[int]) -> None:
    """Deal looked-at cards: from the owner's deck if the viewer knows its contents, otherwise like hands."""
    owner = owner_of_looked_cards(s)
    pile = s.piles[owner]
    for place in range(s.looked_size):
        if s.looked[place] == NO_CARD and total(pile.deck) > pile.deck_size and is_of_deck(s, place, owner):
            at = random_below(rng, total(pile.deck))
            while at >= 0:
                s.looked[place] += 1
                at -= pile.deck[s.looked[place]]
            pile.deck[s.looked[place]] -= 1
        if s.looked[place] == NO_CARD:
            s.looked[place] = deal_card(s, owner, pool, rng)


def deal_card(s: State, owner: int, pool: int, rng: MutableSequence[int]) -> int:
    """Draw a uniformly random card from an owner's pool; NO_CARD if it is empty."""
    cards = 0
    for kind in range(1, KINDS):
        cards += cards_to_deal(s, owner, pool, kind)
    if cards == 0:
        return NO_CARD
    place = random_below(rng, cards)
    kind = 0
    while place >= 0:
        kind += 1
        place -= cards_to_deal(s, owner, pool, kind)
    s.unknown[kind] -= 1
    return kind


def cards_to_deal(s: State, owner: int, pool: int, kind: int) -> int:
    """The number of cards of a kind in an owner's pool."""
    left = s.unknown[kind]
    pile = s.piles[owner]
    if left == 0:
        return 0
    if pool == ANY:
        return 0 if owner == MARKET and kind == JUNK else left
    count = 0 if pool == EARLIER else pile.counted[kind] - pile.deck[kind]
    if pool != OF_THE_DECK:
        count += pile.before[kind]
        for place in range(s.seats[owner].hand_size if owner != MARKET else 0):
            if s.seats[owner].hand[place] == kind and s.seats[owner].hand_known[place] != EVERYONE:
                count -= 1
    return max(0, min(count, left))


def total(cards: MutableSequence[int]) -> int:
    count = 0
    for kind in range(KINDS):
        count += cards[kind]
    return count


def sort_hand(s: State, owner: int) -> None:
    player = s.seats[owner]
    for place in range(1, player.hand_size):
        at = place
        while at > 0 and player.hand[at - 1] > player.hand[at]:
            player.hand[at], player.hand[at - 1] = player.hand[at - 1], player.hand[at]
            player.hand_known[at], player.hand_known[at - 1] = player.hand_known[at - 1], player.hand_known[at]
            at -= 1


def is_answerable(s: State, workspace: Workspace) -> bool:
    """Whether the open question has an answer with the redealt hand."""
    step = current_step(s)
    possible = True
    if step == Step.PAYMENT and not is_paid(s):
        cache_values(s, workspace)
        possible = False
        for place in range(cards_in_hand(s, s.active)):
            possible = possible or can_pay_with_any(s, workspace, place)
    elif step == Step.STACK_CARD:
        cache_stack(s, workspace)
        possible = can_complete(s, workspace, s.laid_size)
    elif step == Step.IDENTITY or step == Step.WORTH:
        possible = has_identity(s, workspace)
    return possible


def find_answerable_hand(s: State, workspace: Workspace, rng: MutableSequence[int]) -> None:
    """Search for a hand of the active player with which the open question has an answer, first with one kind, then with
    two. Used after many random deals had none."""
    player = s.seats[s.active]
    spare = total(s.unknown) - s.unknown[JUNK] - s.piles[MARKET].deck_size  # the market deck holds no junk
    start = random_below(rng, KINDS)
    first = 0
    while first < player.hand_size and player.hand[first] != NO_CARD:
        first += 1
    for second in range(KINDS):
        for one in range(KINDS):
            kind, other = (start + one) % KINDS, (start + one + second) % KINDS
            place = first
            left = spare
            card = kind
            while place < player.hand_size and s.unknown[card] > 0 and left >= (card != JUNK):
                player.hand[place] = card
                player.hand_known[place] = 1 << s.active
                s.unknown[card] -= 1
                left -= card != JUNK
                place += 1
                if is_answerable(s, workspace):
                    return
                card = other
            while place > first:
                place -= 1
                s.unknown[player.hand[place]] += 1
                player.hand[place] = NO_CARD
                player.hand_known[place] = 0


def abandon_decision(s: State) -> None:
    """Undo the payment, stack or technique whose question has no answer with any hand found."""
    take_next(s)
    for place in range(s.laid_size):
        if s.laid_from[place] <= OUTSIDE_HAND and not is_in_open_row(s.laid_from[place]):
            add_to_hand_openly(s, s.active, s.laid[place])
    for place in range(s.open_size):
        s.open_marks[place] &= ~LAID
    clear_laid(s)
    use = take_next(s)
    if use == Step.CHARM_BUILDS:  # it turned up a copier
        put_on_discard(s, MARKET, kind_of(s, s.binding))
        put_on_discard(s, s.active, s.in_play)
        s.in_play = NO_CARD
        s.in_play_as = NO_CARD
        take_next(s)
    if use == Step.USE_IN_STACK or use == Step.LAY_IN_STACK or use == Step.LAY_WITH_VALUE:
        do(s, Step.EXTRA_STACK)
    elif use != Step.ROLL_DIE and use != Step.THROW_TOP_AWAY:
        do(s, Step.ACTION)
    s.binding = 0
    s.binding_as = 0
    s.bought = 0


def redeal_hidden_card(s: State, rng: MutableSequence[int]) -> None:
    """Choose a random hand card as the one under the Blindfold."""
    hiding = hides_binding(s)
    if current_step(s) != Step.GUESS and not hiding:
        return
    s.hidden = card_at(s, random_below(rng, cards_in_hand(s, s.active)))
    if hiding:
        s.binding = s.hidden
        return
    may_be = identities(s, s.hidden)
    s.hidden_as = 1
    while may_be >> s.hidden_as & 1 == 0:
        s.hidden_as += 1
    identity = s.hidden_as + 1
    choices = 1
    while may_be >> identity > 0:
        if may_be >> identity & 1:
            choices += 1
            if random_below(rng, choices) == 0:
                s.hidden_as = identity
        identity += 1
