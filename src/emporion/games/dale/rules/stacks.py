"""Which stacks are possible (2.10 canBuild).

Cards that admit others come first: Nostalgic Items, then the cards they fetch from the discard pile, Empty Chests,
Stashing Vendors, then the rest in the order of the card table. In this order every prefix of a legal stack is legal
itself, and only the exact sum remains to be checked: `can_complete` searches for it by backtracking, in a row of the
workspace that holds the laid cards and, above them, the tried ones.
"""

from __future__ import annotations

from emporion.games.dale.rules.cards import DECK, DECKS, EMPTY_CHEST, ENABLERS, JUNK, NOSTALGIC_ITEM, STASHING_VENDOR
from emporion.games.dale.rules.chameleons import identities, identity_kind
from emporion.games.dale.rules.hand_values import cache_identities, cached_value
from emporion.games.dale.rules.hands import OUTSIDE_HAND, TOP_DISCARD, card_at, is_first, outside_reference
from emporion.games.dale.rules.squirrels import accordion, empty_chest, nostalgic_item, stashing_vendor
from emporion.games.dale.rules.state import LAID, STACKS, State
from emporion.games.dale.rules.workspace import Workspace
from emporion.kernel.bits import lowest_bit

NO_SET = -1
SUM_BITS = STACKS + 1  # bits for the sums from 0 to 8 that the cards of a set can make
ALL_SUMS = (1 << SUM_BITS) - 1
NOTHING_LAID = sum(1 << SUM_BITS * deck for deck in range(DECKS))  # the sum 0 for each set
LARGEST_SUM = STACKS + 1  # a value that no stack can hold
FIRST_OF_CHESTS = 1  # the smallest reference
# The order in which the cards of a stack are named
NOSTALGIC, FETCHED, CHESTS, VENDORS, OTHERS = 0, 1, 2, 3, 4
REFERENCE_BITS, KIND_BITS, VALUE_BITS = 8, 6, 4  # of a key, from the left


def can_build(s: State, workspace: Workspace) -> bool:
    """Whether the next stack can be built at all. A quick test by sets comes first; a search follows only where a card
    may admit others and all cards together can make the sum. Identities must be cached."""
    number = s.seats[s.active].stacks + 1
    sums = NOTHING_LAID  # that the cards of each set can make
    mixed = 1  # that all cards can make
    kinds = 0
    for place in range(s.seats[s.active].hand_size + s.open_size):
        reference = card_at(s, place)
        may_be = workspace.may_be[place]
        before, mixed_before = sums, mixed
        while may_be > 0:
            identity = lowest_bit(may_be)
            may_be &= may_be - 1
            kind = identity_kind(s, identity)
            kinds |= 1 << kind
            base = cached_value(s, workspace, reference, identity)
            for value in range(base - accordion(kind), base + accordion(kind) + 1):
                if 0 < value <= number:
                    mixed |= mixed_before << value & ALL_SUMS
                    if kind != JUNK:
                        shift = SUM_BITS * DECK[kind]
                        sums |= (before >> shift << value & ALL_SUMS) << shift
    if sums >> number & NOTHING_LAID > 0:
        return True
    reachable = mixed >> number & 1 > 0 or kinds >> NOSTALGIC_ITEM & 1 > 0
    return kinds & ENABLERS > 0 and reachable and can_complete(s, workspace, 0)


def sort_key(reference: int, kind: int, value: int) -> int:
    """A number that sorts the cards of a stack into the order of naming and encodes them."""
    order = OTHERS
    if kind == NOSTALGIC_ITEM:
        order = NOSTALGIC  # a fetched one too, after those from the hand: it fetches another card (5.17)
    elif reference > OUTSIDE_HAND:
        order = FETCHED
    elif kind == EMPTY_CHEST:
        order = CHESTS
    elif kind == STASHING_VENDOR:
        order = VENDORS
    return ((order << REFERENCE_BITS | reference) << KIND_BITS | kind) << VALUE_BITS | value


def reference_in(key: int) -> int:
    return key >> VALUE_BITS + KIND_BITS & (1 << REFERENCE_BITS) - 1


def kind_in(key: int) -> int:
    return key >> VALUE_BITS & (1 << KIND_BITS) - 1


def value_in(key: int) -> int:
    return key & (1 << VALUE_BITS) - 1


def cache_stack(s: State, workspace: Workspace) -> None:
    """The possible identities of each card, and the cards laid down so far."""
    cache_identities(s, workspace)
    cache_laid(s, workspace)


def cache_laid(s: State, workspace: Workspace) -> None:
    """The keys of the cards laid down so far."""
    for place in range(s.laid_size):
        workspace.stack[place] = sort_key(s.laid_from[place], s.laid_as[place], s.laid_value[place])


def fits(s: State, workspace: Workspace, size: int, reference: int, kind: int, value: int) -> bool:
    """Whether a card that is a `kind` of this value may join the first `size` cards laid or tried (2.10 canBuild)."""
    needed = s.seats[s.active].stacks + 1 - value
    stack = 1 << kind
    fetches = 0
    deck = NO_SET
    for place in range(size):
        key = workspace.stack[place]
        other = kind_in(key)
        needed -= value_in(key)
        stack |= 1 << other
        fetches += nostalgic_item(other)
        if reference_in(key) > OUTSIDE_HAND:
            fetches -= 1
        elif other != JUNK:
            deck = DECK[other]
    if value < 1 or needed < 0:
        return False
    if reference > OUTSIDE_HAND:
        return fetches > 0
    if kind == JUNK:
        return stashing_vendor(stack)
    return empty_chest(stack) or deck == NO_SET or deck == DECK[kind]


def copies_left(s: State, reference: int) -> int:
    """The number of cards with this reference that are not laid down."""
    left = 0
    if reference > OUTSIDE_HAND:
        pile = s.piles[s.active]
        below = pile.discard_size - 1
        if reference == TOP_DISCARD:
            left = 1 if pile.discard_size > 0 else 0
        else:
            for place in range(below):
                left += pile.discard[place] == reference - OUTSIDE_HAND
    elif reference > JUNK:
        left = 1 if s.open_marks[reference - JUNK - 1] & LAID == 0 else 0
    else:
        me = s.seats[s.active]
        for place in range(me.hand_size):
            left += me.hand[place] == reference
    for place in range(s.laid_size if reference > OUTSIDE_HAND else 0):  # cards from the hand have left it
        left -= s.laid_from[place] == reference
    return left


def is_left(s: State, workspace: Workspace, size: int, reference: int) -> bool:
    """Whether a card with this reference is neither laid nor tried."""
    left = copies_left(s, reference)
    for place in range(s.laid_size, size):
        left -= reference_in(workspace.stack[place]) == reference
    return left > 0


def next_card(s: State, workspace: Workspace, size: int, from_key: int) -> int:
    """The key of the first card in the order of naming, not before `from_key`, that may join the `size` cards laid or
    tried; -1 if there is none."""
    me = s.seats[s.active]
    best = -1
    for place in range(me.hand_size + s.open_size):
        if is_first(s, place):
            may_be = workspace.may_be[place]
            best = earliest(s, workspace, size, from_key, best, card_at(s, place), may_be)
    if from_key < sort_key(FIRST_OF_CHESTS, EMPTY_CHEST, 0) and size > 0:
        pile = s.piles[s.active]
        known = 0
        for place in range(pile.discard_size - 1):
            kind = pile.discard[place]
            if known >> kind & 1 == 0:
                known |= 1 << kind
                reference = outside_reference(kind)
                best = earliest(s, workspace, size, from_key, best, reference, identities(s, reference))
        if pile.discard_size > 0:
            best = earliest(s, workspace, size, from_key, best, TOP_DISCARD, identities(s, TOP_DISCARD))
    return best


def earliest(s: State, workspace: Workspace, size: int, from_key: int, best: int, reference: int, may_be: int) -> int:
    """The smallest key, not before `from_key`, of this card's possible identities and values, or `best` if smaller."""
    while may_be > 0:
        identity = lowest_bit(may_be)
        may_be &= may_be - 1
        kind = identity_kind(s, identity)
        base = cached_value(s, workspace, reference, identity)
        for value in range(base - accordion(kind), min(base + accordion(kind), LARGEST_SUM) + 1):
            key = sort_key(reference, kind, value)
            better = key >= from_key and (best < 0 or key < best)
            better = better and fits(s, workspace, size, reference, kind, value)
            if better and is_left(s, workspace, size, reference):
                best = key
    return best


def can_complete(s: State, workspace: Workspace, laid: int) -> bool:
    """Whether the first `laid` cards, of which the last may be only tried, can be completed to a stack. They and the
    identities must be cached."""
    goal = s.seats[s.active].stacks + 1
    total = 0
    for place in range(laid):
        total += value_in(workspace.stack[place])
    size = laid
    from_key = workspace.stack[laid - 1] if laid > 0 else 0
    while total != goal:
        key = next_card(s, workspace, size, from_key)
        if key >= 0:
            workspace.stack[size] = key
            total += value_in(key)
            size += 1
            from_key = key
        else:
            if size == laid:
                return False
            size -= 1
            total -= value_in(workspace.stack[size])
            from_key = workspace.stack[size] + 1
    return True


def can_lay_with_value(s: State, workspace: Workspace, reference: int, kind: int, value: int) -> bool:
    """Whether a stack can be completed after laying this card next, as this kind with this value."""
    size = s.laid_size
    key = sort_key(reference, kind, value) if 0 < value <= LARGEST_SUM else 0
    if key == 0 or (size > 0 and key < workspace.stack[size - 1]):
        return False
    if not fits(s, workspace, size, reference, kind, value):
        return False
    workspace.stack[size] = key
    return can_complete(s, workspace, size + 1)


def can_lay_as(s: State, workspace: Workspace, reference: int, identity: int) -> bool:
    """Whether a stack can be completed after laying this card next as this identity, with any value it may have."""
    kind = identity_kind(s, identity)
    base = cached_value(s, workspace, reference, identity)
    for value in range(base - accordion(kind), base + accordion(kind) + 1):
        if can_lay_with_value(s, workspace, reference, kind, value):
            return True
    return False


def can_lay(s: State, workspace: Workspace, reference: int, may_be: int) -> bool:
    """Whether a stack can be completed after laying this card next."""
    if copies_left(s, reference) <= 0:
        return False
    while may_be > 0:
        identity = lowest_bit(may_be)
        may_be &= may_be - 1
        if can_lay_as(s, workspace, reference, identity):
            return True
    return False
