"""The stacks that a player's cards can make, in all places, since all cards return to the hand.

Cards are counted in the workspace. The cards of one set are packed into one number: four bits per value, value 1 first.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.dale.rules.cards import (
    DECK,
    DECKS,
    EMPTY_CHEST,
    JUNK,
    KINDS,
    NOSTALGIC_ITEM,
    SPYGLASS,
    STASHING_VENDOR,
    TYPE,
    VALUE,
    Deck,
    Type,
)
from emporion.games.dale.rules.legal import LARGEST_VALUE
from emporion.games.dale.rules.macaws import HAND_SIZE
from emporion.games.dale.rules.state import HAND, State
from emporion.games.dale.rules.workspace import Workspace

PARTLY = 60  # percent of a card's part of a stack for which another card must be bought
CHEAPEST = 2  # the value of the cheapest cards in the market
QUALITY = (
    0,
    2, 8, 6, 8, 4, 3,  # macaws: Cookies, Shattered Relic and Spyglass help every turn
    1, 10, 3, 2, 6, 2,  # pandas: Prepaid Good is a whole purchase
    1, 4, 10, 8, 8, 8,  # raccoons: Rotten Food moves junk to an opponent
    8, 8, 8, 8, 6, 14,  # squirrels: they admit other cards to a stack; Winter is Coming saves a turn
    5, 6, 1, 8, 1, 6,  # ocelots: Charm sometimes builds for free
    4, 3, 3, 8, 4, 3,  # chameleons: their use is uncertain
    0,
)  # fmt: skip
"""The value of a card's abilities besides its number, by kind."""

# Layout of the counts in the workspace: the cards of sets 0 to 5, the number of junk cards, and sums over all cards
JUNK_CARDS, VALUES, CARDS, QUALITIES = 6, 7, 8, 9
GAP, GAP_VALUE, PARTNER, COUNTS = 10, 11, 12, 13  # see `plan`

FIELD = 4  # bits per value in the packed cards of a set
GUARDS = 0b1000_1000_1000_1000_1000  # the highest bit of each field: if one is borrowed, a card is missing
ONES = 0b0001_0001_0001_0001_0001  # the lowest bit of each field


def packed(*values: int) -> int:
    """Cards of one set with these values, packed into a number."""
    return sum(1 << FIELD * (value - 1) for value in values)


PACKED = (0, *(packed(VALUE[kind]) if TYPE[kind] != Type.COPIER else 0 for kind in range(1, JUNK)), 1)
"""What a card adds to the count of its set; copiers are not counted."""

WAYS_TO_BUILD = (
    (packed(1),),
    (packed(2), packed(1, 1)),
    (packed(3), packed(1, 2), packed(1, 1, 1)),
    (packed(4), packed(1, 3), packed(2, 2), packed(1, 1, 2)),
    (packed(5), packed(1, 4), packed(2, 3), packed(1, 1, 3), packed(1, 2, 2)),
    (packed(1, 5), packed(2, 4), packed(3, 3), packed(1, 1, 4), packed(1, 2, 3), packed(2, 2, 2)),
    (packed(2, 5), packed(3, 4), packed(1, 1, 5), packed(1, 2, 4), packed(1, 3, 3), packed(2, 2, 3)),
    (packed(3, 5), packed(4, 4), packed(1, 2, 5), packed(1, 3, 4), packed(2, 2, 4), packed(2, 3, 3)),
)
"""Combinations of up to three cards of one set, stack 1 first, fewest cards first."""
WAYS = tuple(way for ways in WAYS_TO_BUILD for way in ways)
NEEDS = tuple((way | way >> 1) & ONES for way in WAYS)
"""The values that each combination needs."""
FIRST_WAY = (0, 0, 1, 3, 6, 10, 15, 21, 27, 33)
"""The index in `WAYS` of the first combination for each stack number."""
SPENDING = (0, 1, 2, 4, 5, 3)
"""The order in which sets are spent: squirrels last, since they may be needed to admit other cards."""
NO_WAY = -1


def way_to_next_stack(s: State, workspace: Workspace) -> int:
    """How the active player will build the next stack: with hand cards, else with looked-at cards, else with all
    cards."""
    number = s.seats[s.active].stacks + 1
    clear_counts(workspace)
    count_hand(s, workspace, s.active)
    way = find_way(workspace, number)
    if way == NO_WAY and s.in_play_as == SPYGLASS:
        count_row(workspace, s.looked, s.looked_size)
        way = find_way(workspace, number)
    if way == NO_WAY:
        count_piles(s, workspace, s.active)
        way = find_way(workspace, number)
    return way


def belongs_to(kind: int, way: int) -> bool:
    """Whether a card is part of a way to build a stack."""
    if way == NO_WAY or DECK[kind] != way % DECKS or kind == JUNK:
        return False
    return WAYS[way // DECKS] >> FIELD * (VALUE[kind] - 1) & 7 > 0


# Counting cards


def count_hand(s: State, workspace: Workspace, seat: int) -> None:
    """Count the cards in a hand."""
    count_row(workspace, s.seats[seat].hand, s.seats[seat].hand_size)
    if seat == s.active:
        count_row(workspace, s.open, s.open_size)


def count_piles(s: State, workspace: Workspace, seat: int) -> None:
    """Count the cards in a player's deck and discard pile."""
    pile = s.piles[seat]
    for kind in range(1, KINDS):
        if pile.deck[kind] > 0:
            count_card(workspace, kind, pile.deck[kind])
    count_row(workspace, pile.top, pile.top_size)
    count_row(workspace, pile.discard, pile.discard_size)


def count_row(workspace: Workspace, cards: MutableSequence[int], size: int) -> None:
    for place in range(size):
        count_card(workspace, cards[place], 1)


def count_card(workspace: Workspace, kind: int, copies: int) -> None:
    workspace.counts[DECK[kind]] += PACKED[kind] * copies
    workspace.counts[VALUES] += VALUE[kind] * copies
    workspace.counts[CARDS] += copies
    workspace.counts[QUALITIES] += QUALITY[kind] * copies


def clear_counts(workspace: Workspace) -> None:
    """Before cards are counted."""
    for note in range(COUNTS):
        workspace.counts[note] = 0


def contains(cards: int, wanted: int) -> bool:
    """Whether the cards of a set contain the wanted ones."""
    return (cards | GUARDS) - wanted & GUARDS == GUARDS


def values_held(workspace: Workspace) -> int:
    """The values of the counted cards in any set, each as the lowest bit of its field."""
    cards = 0
    for deck in range(DECKS):
        cards |= workspace.counts[deck]
    return (cards | cards >> 1 | cards >> 2) & ONES


def find_way(workspace: Workspace, number: int) -> int:
    """A way to build a stack with the counted cards: its index in `WAYS` times DECKS, plus the set; or NO_WAY."""
    held = values_held(workspace)
    for way in range(FIRST_WAY[number], FIRST_WAY[number + 1]):
        if held & NEEDS[way] == NEEDS[way]:
            for deck in SPENDING:
                if contains(workspace.counts[deck], WAYS[way]):
                    return way * DECKS + deck
    return NO_WAY


def take_stack(workspace: Workspace, number: int) -> int:
    """Remove the cards of a stack from the counts; returns the percentage of the stack that they make up."""
    way = find_way(workspace, number)
    if way != NO_WAY:
        workspace.counts[way % DECKS] -= WAYS[way // DECKS]
        return 100
    if take_mixed_stack(workspace, number):
        return 100
    held = values_held(workspace)
    for value in range(min(number - CHEAPEST, LARGEST_VALUE), max(number - LARGEST_VALUE, 1) - 1, -1):
        if held & unit(value):
            take_card(workspace, value)
            return PARTLY * value // number
    return 0


def take_card(workspace: Workspace, value: int) -> None:
    """Remove a card of this value, which must be counted."""
    for deck in SPENDING:
        if contains(workspace.counts[deck], unit(value)):
            workspace.counts[deck] -= unit(value)
            workspace.counts[PARTNER] = deck * HAND + value
            return


def take_mixed_stack(workspace: Workspace, number: int) -> bool:
    """Remove a stack in which a squirrel admits another card, or junk; whether there is one."""
    if workspace.counts[Deck.SQUIRRELS] == 0:
        return False
    for squirrel in range(VALUE[EMPTY_CHEST], VALUE[NOSTALGIC_ITEM] + 1):
        rest = number - squirrel
        if 1 <= rest <= LARGEST_VALUE and contains(workspace.counts[Deck.SQUIRRELS], unit(squirrel)):
            workspace.counts[Deck.SQUIRRELS] -= unit(squirrel)
            if values_held(workspace) & unit(rest):
                take_card(workspace, rest)
                return True
            if squirrel == VALUE[NOSTALGIC_ITEM] and rest == VALUE[JUNK] and workspace.counts[JUNK_CARDS] > 0:
                return True
            workspace.counts[Deck.SQUIRRELS] += unit(squirrel)
    rest = number - VALUE[STASHING_VENDOR]
    if (
        rest < HAND_SIZE
        and rest <= workspace.counts[JUNK_CARDS]
        and contains(workspace.counts[Deck.SQUIRRELS], PACKED[STASHING_VENDOR])
    ):
        workspace.counts[Deck.SQUIRRELS] -= PACKED[STASHING_VENDOR]
        workspace.counts[JUNK_CARDS] -= rest
        return True
    return False


def unit(value: int) -> int:
    """One card of this value, packed."""
    return 1 << FIELD * (value - 1)
