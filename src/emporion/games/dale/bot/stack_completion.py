"""Default stacks: junk if allowed, then few and dear cards; copiers and cards that admit others only if needed."""

from __future__ import annotations

from emporion.games.dale.rules import actions
from emporion.games.dale.rules.cards import ENABLERS, JUNK, NOSTALGIC_ITEM, STASHING_VENDOR, VALUE
from emporion.games.dale.rules.chameleons import base_as, identities, identity_kind
from emporion.games.dale.rules.hands import (
    OUTSIDE_HAND,
    TOP_DISCARD,
    card_at,
    cards_in_hand,
    holds,
    is_laid,
    is_settled,
    outside_reference,
    text_of,
)
from emporion.games.dale.rules.stacks import cache_stack, can_lay, can_lay_with_value
from emporion.games.dale.rules.state import CAPACITY, HAND, State
from emporion.games.dale.rules.workspace import Workspace

# Ranks of cards for a stack: junk first, then the Stashing Vendor that admits it, then in descending value
JUNK_RANK, VENDOR_RANK, FETCHED_RANK, PLAIN_RANK, RELUCTANT_RANK = 90, 80, 20, 10, 1
MOST_URGENT = 1 << 20


def next_stack_card(s: State, workspace: Workspace) -> int:
    """The best card with which the stack can be completed."""
    cache_stack(s, workspace)
    candidate = next_candidate(s, MOST_URGENT)
    reference = candidate_reference(s, candidate)
    while not can_lay(s, workspace, reference, identities(s, reference)):
        candidate = next_candidate(s, candidate)
        reference = candidate_reference(s, candidate)
    if reference == TOP_DISCARD:
        return actions.TOP
    return actions.CARD + reference if reference <= OUTSIDE_HAND else actions.PICK + reference - OUTSIDE_HAND


def next_candidate(s: State, limit: int) -> int:
    """The highest candidate below a limit: its rank and its place, first in the hand, then in the discard pile."""
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
            rank = JUNK_RANK if kind == JUNK else FETCHED_RANK + VALUE[kind]
            candidate = rank * CAPACITY * 2 + HAND + place
            if best < candidate < limit:
                best = candidate
    return best


def candidate_reference(s: State, candidate: int) -> int:
    """The reference of a candidate's card."""
    place = candidate % (CAPACITY * 2)
    if place < HAND:
        return card_at(s, place)
    pile = s.piles[s.active]
    return TOP_DISCARD if place - HAND == pile.discard_size - 1 else outside_reference(pile.discard[place - HAND])


def rank_in_stack(s: State, reference: int) -> int:
    """The rank of a hand card for a stack."""
    kind = text_of(s, reference)
    if kind == JUNK:
        return JUNK_RANK
    if kind == STASHING_VENDOR and holds(s, s.active, JUNK) and s.seats[s.active].stacks > 0:
        return VENDOR_RANK
    if not is_settled(s, reference):
        return RELUCTANT_RANK
    if ENABLERS >> kind & 1:
        return RELUCTANT_RANK + 1
    return PLAIN_RANK + VALUE[kind]


def accordion_value(s: State, workspace: Workspace) -> int:
    """The highest possible value: it leaves the least to other cards."""
    value = base_as(s, s.binding, s.binding_as) + s.flashy + 1
    cache_stack(s, workspace)
    while not can_lay_with_value(s, workspace, s.binding, identity_kind(s, s.binding_as), value):
        value -= 1
    return value
