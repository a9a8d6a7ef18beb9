"""Which stacks a player's cards will make, wherever they are, since they come round.

Cards are counted in the scratch row of the state, which is all zeros before and after. The cards of one set are one
number: four bits for each value, the ones first.
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

PARTLY = 60  # percent of the part that a single card makes up of a stack for which another one has to be bought
CHEAPEST = 2  # the value of the cheapest cards in the market
QUALITY = (
    0,
    2, 8, 6, 8, 4, 3,  # macaws: Cookies, Shattered Relic and Spyglass help in every turn
    1, 10, 3, 2, 6, 2,  # pandas: Prepaid Good is a whole purchase
    1, 4, 10, 8, 8, 8,  # raccoons: Rotten Food rids of junk and gives it to an opponent
    8, 8, 8, 8, 6, 14,  # squirrels: they let other cards into a stack; Winter is Coming saves a turn
    5, 6, 1, 8, 1, 6,  # ocelots: Charm builds for nothing now and then
    4, 3, 3, 8, 4, 3,  # chameleons: nobody knows what they will be good for
    0,
)  # fmt: skip
"""What a card may do besides being worth its value, by kind."""

# Notes in the scratch row: the cards of sets 0 to 5, how many junk cards, and sums over all cards
JUNK_CARDS, VALUES, CARDS, QUALITIES = 6, 7, 8, 9
GAP, GAP_WORTH, PARTNER, NOTES = 10, 11, 12, 13  # see `plan`

FIELD = 4  # bits for each value in the number that stands for the cards of a set
GUARDS = 0b1000_1000_1000_1000_1000  # the highest bit of each: if one is borrowed, a card is missing
ONES = 0b0001_0001_0001_0001_0001  # the lowest bit of each


def bundle(*values: int) -> int:
    """Cards of one set with these values, as a number."""
    return sum(1 << FIELD * (value - 1) for value in values)


UNIT = (0, *(bundle(VALUE[kind]) if TYPE[kind] != Type.COPIER else 0 for kind in range(1, JUNK)), 1)
"""What a card adds to the notes of its set; copiers belong to none."""

WAYS_TO_BUILD = (
    (bundle(1),),
    (bundle(2), bundle(1, 1)),
    (bundle(3), bundle(1, 2), bundle(1, 1, 1)),
    (bundle(4), bundle(1, 3), bundle(2, 2), bundle(1, 1, 2)),
    (bundle(5), bundle(1, 4), bundle(2, 3), bundle(1, 1, 3), bundle(1, 2, 2)),
    (bundle(1, 5), bundle(2, 4), bundle(3, 3), bundle(1, 1, 4), bundle(1, 2, 3), bundle(2, 2, 2)),
    (bundle(2, 5), bundle(3, 4), bundle(1, 1, 5), bundle(1, 2, 4), bundle(1, 3, 3), bundle(2, 2, 3)),
    (bundle(3, 5), bundle(4, 4), bundle(1, 2, 5), bundle(1, 3, 4), bundle(2, 2, 4), bundle(2, 3, 3)),
)
"""With up to three cards of one set, stack 1 first, fewest cards first."""
WAYS = tuple(way for ways in WAYS_TO_BUILD for way in ways)
NEEDS = tuple((way | way >> 1) & ONES for way in WAYS)
"""The values of which each way needs a card."""
FIRST_WAY = (0, 0, 1, 3, 6, 10, 15, 21, 27, 33)
"""Where the ways to build a stack begin in `WAYS`, by its number."""
SPENDING = (0, 1, 2, 4, 5, 3)
"""The sets in the order in which they are spent: squirrels last, they may be needed to let others in."""
NO_WAY = -1


def way_to_next_stack(s: State) -> int:
    """How the active player will build the next stack: with cards of the hand, else with those looked at, else with all
    that come round."""
    number = s.seats[s.active].stacks + 1
    count_hand(s, s.active)
    way = find_way(s, number)
    if way == NO_WAY and s.in_play_as == SPYGLASS:
        count_row(s, s.looked, s.looked_size)
        way = find_way(s, number)
    if way == NO_WAY:
        count_piles(s, s.active)
        way = find_way(s, number)
    clear_counts(s)
    return way


def belongs_to(kind: int, way: int) -> bool:
    """Whether a card is of use for a way to build a stack."""
    if way == NO_WAY or DECK[kind] != way % DECKS or kind == JUNK:
        return False
    return WAYS[way // DECKS] >> FIELD * (VALUE[kind] - 1) & 7 > 0


# Counting cards


def count_hand(s: State, seat: int) -> None:
    """Write down the cards of a hand."""
    count_row(s, s.seats[seat].hand, s.seats[seat].hand_size)
    if seat == s.active:
        count_row(s, s.open, s.open_size)


def count_piles(s: State, seat: int) -> None:
    """Write down the cards of a player's deck and discard pile."""
    pile = s.piles[seat]
    for kind in range(1, KINDS):
        if pile.deck[kind] > 0:
            count_card(s, kind, pile.deck[kind])
    count_row(s, pile.top, pile.top_size)
    count_row(s, pile.discard, pile.discard_size)


def count_row(s: State, cards: MutableSequence[int], size: int) -> None:
    for place in range(size):
        count_card(s, cards[place], 1)


def count_card(s: State, kind: int, copies: int) -> None:
    notes = s.scratch
    notes[DECK[kind]] += UNIT[kind] * copies
    notes[VALUES] += VALUE[kind] * copies
    notes[CARDS] += copies
    notes[QUALITIES] += QUALITY[kind] * copies


def clear_counts(s: State) -> None:
    for note in range(NOTES):
        s.scratch[note] = 0


def has(cards: int, wanted: int) -> bool:
    """Whether the cards of a set contain the wanted ones."""
    return (cards | GUARDS) - wanted & GUARDS == GUARDS


def values_held(s: State) -> int:
    """The values of the cards that are written down, whatever their sets, each as the lowest bit of its field."""
    cards = 0
    for deck in range(DECKS):
        cards |= s.scratch[deck]
    return (cards | cards >> 1 | cards >> 2) & ONES


def find_way(s: State, number: int) -> int:
    """A way to build a stack with the cards that are written down: its place in `WAYS`, and the set."""
    held = values_held(s)
    for way in range(FIRST_WAY[number], FIRST_WAY[number + 1]):
        if held & NEEDS[way] == NEEDS[way]:
            for deck in SPENDING:
                if has(s.scratch[deck], WAYS[way]):
                    return way * DECKS + deck
    return NO_WAY


def take_stack(s: State, number: int) -> int:
    """Strike out the cards of a stack; percent of it that they make up."""
    way = find_way(s, number)
    if way != NO_WAY:
        s.scratch[way % DECKS] -= WAYS[way // DECKS]
        return 100
    if take_mixed_stack(s, number):
        return 100
    held = values_held(s)
    for value in range(min(number - CHEAPEST, LARGEST_VALUE), max(number - LARGEST_VALUE, 1) - 1, -1):
        if held & unit(value):
            take_card(s, value)
            return PARTLY * value // number
    return 0


def take_card(s: State, value: int) -> None:
    """Strike out a card of this value, which must be there."""
    for deck in SPENDING:
        if has(s.scratch[deck], unit(value)):
            s.scratch[deck] -= unit(value)
            s.scratch[PARTNER] = deck * HAND + value
            return


def take_mixed_stack(s: State, number: int) -> bool:
    """Strike out a stack in which a squirrel lets another card in, or some junk."""
    notes = s.scratch
    if notes[Deck.SQUIRRELS] == 0:
        return False
    for squirrel in range(VALUE[EMPTY_CHEST], VALUE[NOSTALGIC_ITEM] + 1):
        rest = number - squirrel
        if 1 <= rest <= LARGEST_VALUE and has(notes[Deck.SQUIRRELS], unit(squirrel)):
            notes[Deck.SQUIRRELS] -= unit(squirrel)
            if values_held(s) & unit(rest):
                take_card(s, rest)
                return True
            if squirrel == VALUE[NOSTALGIC_ITEM] and rest == VALUE[JUNK] and notes[JUNK_CARDS] > 0:
                return True
            notes[Deck.SQUIRRELS] += unit(squirrel)
    rest = number - VALUE[STASHING_VENDOR]
    if rest < HAND_SIZE and rest <= notes[JUNK_CARDS] and has(notes[Deck.SQUIRRELS], UNIT[STASHING_VENDOR]):
        notes[Deck.SQUIRRELS] -= UNIT[STASHING_VENDOR]
        notes[JUNK_CARDS] -= rest
        return True
    return False


def unit(value: int) -> int:
    """One card of this value."""
    return 1 << FIELD * (value - 1)
