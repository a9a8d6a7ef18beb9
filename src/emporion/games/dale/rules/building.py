"""The stall action (2.4 c): a stack of cards whose values add up to exactly its number.

Cards are named one by one. For the rules they stay where they are until the stack is complete, so copiers in it are
bound together. Cards that admit others come first: Nostalgic Items, then the cards they fetch from the discard pile,
Empty Chests, Stashing Vendors, then the rest in the order of the card table. In this order every prefix of a legal
stack is legal itself, and only the exact sum remains to be checked: `can_complete` searches for it by backtracking,
writing tried cards above the laid ones.
"""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, ask, finish, return_to
from emporion.games.dale.rules.cards import (
    DECK,
    DECKS,
    EMPTY_CHEST,
    ENABLERS,
    JUNK,
    NOSTALGIC_ITEM,
    STASHING_VENDOR,
    lowest,
)
from emporion.games.dale.rules.chameleons import base_as, become, identities, identity_kind, show_model
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import (
    OUTSIDE_HAND,
    TOP_DISCARD,
    card_at,
    is_first,
    is_in_open_row,
    kind_of,
    outside_reference,
    remove_hidden_card,
    remove_open,
    show_in_hand,
)
from emporion.games.dale.rules.piles import take_from_discard, take_top_of_discard
from emporion.games.dale.rules.questions import BUILT
from emporion.games.dale.rules.squirrels import (
    accordion,
    empty_chest,
    nostalgic_item,
    stashing_vendor,
    winter_is_coming,
)
from emporion.games.dale.rules.state import LAID, STACKS, State, first_cell
from emporion.kernel.seats import EVERYONE
from emporion.kernel.trace import trace

NO_SET = -1
SUM_BITS = STACKS + 1  # bits for the sums from 0 to 8 that the cards of a set can make
ALL_SUMS = (1 << SUM_BITS) - 1
NOTHING_LAID = sum(1 << SUM_BITS * deck for deck in range(DECKS))  # the sum 0 for each set
LARGEST_SUM = STACKS + 1  # a value that no stack can hold
FIRST_OF_CHESTS = 1  # the smallest reference

# The order in which the cards of a stack are named
NOSTALGIC, FETCHED, CHESTS, VENDORS, OTHERS = 0, 1, 2, 3, 4


def building(s: State, stage: int) -> None:
    """Name cards until the stack is complete."""
    if stage == 0:
        ask(s, Step.STACK_CARD)
    elif stage == 1:
        become(s, s.chosen, BUILT)
    elif stage == 2:
        if accordion(identity_kind(s, s.chosen)) > 0:
            s.count = s.chosen
            show_in_hand(s, s.active, s.binding, 1)
            show_model(s, s.binding, s.chosen)
            ask(s, Step.WORTH)
        else:
            s.count = 0
    else:
        identity = s.count if s.count > 0 else s.chosen
        value = s.chosen if s.count > 0 else base_as(s, s.binding, identity) + s.flashy
        s.count = 0
        lay(s, s.binding, identity, value)
        return_to(s, 0)
        if laid_sum(s) == s.seats[s.active].stacks + 1:
            finish(s)
            complete_stack(s)


def lay(s: State, reference: int, identity: int, value: int) -> None:
    """Lay a card down. A hidden card leaves the hand; an open card stays in its row until the stack is complete."""
    show_model(s, reference, identity)
    place = s.laid_size
    s.laid[place] = kind_of(s, reference)
    s.laid_from[place] = reference
    s.laid_as[place] = identity_kind(s, identity)
    s.laid_value[place] = value
    s.laid_size += 1
    if is_in_open_row(reference):
        s.open_marks[reference - JUNK - 1] |= LAID
    elif reference <= JUNK:
        remove_hidden_card(s, s.active, reference, EVERYONE)


def laid_sum(s: State) -> int:
    total = 0
    for place in range(s.laid_size):
        total += s.laid_value[place]
    return total


def clear_laid(s: State) -> None:
    """Clear the cards laid down; open cards among them leave the hand."""
    for place in range(s.open_size - 1, -1, -1):
        if s.open_marks[place] & LAID:
            remove_open(s, place)
    for place in range(s.laid_size):
        s.laid[place] = 0
        s.laid_from[place] = 0
        s.laid_as[place] = 0
        s.laid_value[place] = 0
    s.laid_size = 0


def complete_stack(s: State) -> None:
    """The cards go to the stall; each Winter is Coming among them allows one more stack (1.5, 5.16)."""
    me = s.seats[s.active]
    cell = first_cell(me.stacks + 1)
    winters = 0
    for place in range(s.laid_size):
        reference = s.laid_from[place]
        me.stall[cell + place] = s.laid[place]
        winters += winter_is_coming(s.laid_as[place])
        trace(Event.LAYS, s.active, s.laid[place], s.laid_as[place], s.laid_value[place], reference > OUTSIDE_HAND)
        if OUTSIDE_HAND < reference < TOP_DISCARD:
            take_from_discard(s, s.active, s.laid[place])
    for place in range(s.laid_size):
        if s.laid_from[place] == TOP_DISCARD:
            take_top_of_discard(s, s.active)
    clear_laid(s)
    end_stack(s, winters)


def end_stack(s: State, winters: int) -> None:
    """Count a completed stack. The eighth wins the game at once (2.8)."""
    me = s.seats[s.active]
    me.stacks += 1
    trace(Event.STACK, s.active, me.stacks)
    if me.stacks == STACKS:
        win(s)
        return
    for _ in range(min(winters, STACKS - me.stacks)):
        ask(s, Step.EXTRA_STACK)


def win(s: State) -> None:
    """End the game at once: all open steps are dropped (2.8)."""
    s.over = 1
    while s.depth > 0:
        finish(s)
    trace(Event.GAME_OVER, s.active)


# Which stacks are possible


def can_build(s: State) -> bool:
    """Whether the next stack can be built at all. A quick test by sets comes first; a search follows only where a card
    may admit others and all cards together can make the sum. Identities must be cached."""
    number = s.seats[s.active].stacks + 1
    sums = NOTHING_LAID  # that the cards of each set can make
    mixed = 1  # that all cards can make
    kinds = 0
    for place in range(s.seats[s.active].hand_size + s.open_size):
        reference = card_at(s, place)
        may_be = s.may_be[place]
        before, mixed_before = sums, mixed
        while may_be > 0:
            identity = lowest(may_be)
            may_be &= may_be - 1
            kind = identity_kind(s, identity)
            kinds |= 1 << kind
            base = base_as(s, reference, identity) + s.flashy
            for value in range(base - accordion(kind), base + accordion(kind) + 1):
                if 0 < value <= number:
                    mixed |= mixed_before << value & ALL_SUMS
                    if kind != JUNK:
                        shift = SUM_BITS * DECK[kind]
                        sums |= (before >> shift << value & ALL_SUMS) << shift
    if sums >> number & NOTHING_LAID > 0:
        return True
    reachable = mixed >> number & 1 > 0 or kinds >> NOSTALGIC_ITEM & 1 > 0
    return kinds & ENABLERS > 0 and reachable and can_complete(s, 0)


def sort_key(reference: int, kind: int, value: int) -> int:
    """A number that sorts the cards of a stack into the order of naming and encodes them (see `try_card`)."""
    order = OTHERS
    if kind == NOSTALGIC_ITEM:
        order = NOSTALGIC  # a fetched one too, after those from the hand: it fetches another card (5.17)
    elif reference > OUTSIDE_HAND:
        order = FETCHED
    elif kind == EMPTY_CHEST:
        order = CHESTS
    elif kind == STASHING_VENDOR:
        order = VENDORS
    return ((order * 256 + reference) * 64 + kind) * 16 + value


def sort_key_at(s: State, place: int) -> int:
    return sort_key(s.laid_from[place], s.laid_as[place], s.laid_value[place])


def try_card(s: State, place: int, key: int) -> None:
    """Write a card above the laid ones, without moving it; key 0 clears the place."""
    s.laid_from[place] = key // 1024 % 256
    s.laid_as[place] = key // 16 % 64
    s.laid_value[place] = key % 16


def fits(s: State, size: int, reference: int, kind: int, value: int) -> bool:
    """Whether a card that is a `kind` of this value may join the first `size` cards laid or tried (2.10 canBuild)."""
    needed = s.seats[s.active].stacks + 1 - value
    stack = 1 << kind
    fetches = 0
    deck = NO_SET
    for place in range(size):
        other = s.laid_as[place]
        needed -= s.laid_value[place]
        stack |= 1 << other
        fetches += nostalgic_item(other)
        if s.laid_from[place] > OUTSIDE_HAND:
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


def copies_left(s: State, size: int, reference: int) -> int:
    """The number of cards with this reference that are neither laid nor tried."""
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
    first = 0 if reference > OUTSIDE_HAND else s.laid_size  # laid cards have left the hand
    for place in range(first, size):
        left -= s.laid_from[place] == reference
    return left


def next_card(s: State, size: int, from_key: int) -> int:
    """The key of the first card in the order of naming, not before `from_key`, that may join the `size` cards laid or
    tried; -1 if there is none."""
    me = s.seats[s.active]
    best = -1
    for place in range(me.hand_size + s.open_size):
        if is_first(s, place):
            best = earliest(s, size, from_key, best, card_at(s, place), s.may_be[place])
    if from_key < sort_key(FIRST_OF_CHESTS, EMPTY_CHEST, 0) and size > 0:
        pile = s.piles[s.active]
        known = 0
        for place in range(pile.discard_size - 1):
            kind = pile.discard[place]
            if known >> kind & 1 == 0:
                known |= 1 << kind
                best = earliest(
                    s, size, from_key, best, outside_reference(kind), identities(s, outside_reference(kind))
                )
        if pile.discard_size > 0:
            best = earliest(s, size, from_key, best, TOP_DISCARD, identities(s, TOP_DISCARD))
    return best


def earliest(s: State, size: int, from_key: int, best: int, reference: int, may_be: int) -> int:
    """The smallest key, not before `from_key`, of this card's possible identities and values, or `best` if smaller."""
    while may_be > 0:
        identity = lowest(may_be)
        may_be &= may_be - 1
        kind = identity_kind(s, identity)
        base = base_as(s, reference, identity) + s.flashy
        for value in range(base - accordion(kind), min(base + accordion(kind), LARGEST_SUM) + 1):
            key = sort_key(reference, kind, value)
            better = key >= from_key and (best < 0 or key < best)
            if better and fits(s, size, reference, kind, value) and copies_left(s, size, reference) > 0:
                best = key
    return best


def can_complete(s: State, laid: int) -> bool:
    """Whether the first `laid` cards, of which the last may be only tried, can be completed to a stack."""
    goal = s.seats[s.active].stacks + 1
    total = 0
    for place in range(laid):
        total += s.laid_value[place]
    size = laid
    from_key = sort_key_at(s, laid - 1) if laid > 0 else 0
    while total != goal:
        key = next_card(s, size, from_key)
        if key >= 0:
            try_card(s, size, key)
            total += s.laid_value[size]
            size += 1
            from_key = key
        else:
            if size == laid:
                return False
            size -= 1
            total -= s.laid_value[size]
            from_key = sort_key_at(s, size) + 1
            try_card(s, size, 0)
    while size > laid:
        size -= 1
        try_card(s, size, 0)
    return True


def can_lay_with_value(s: State, reference: int, kind: int, value: int) -> bool:
    """Whether a stack can be completed after laying this card next, as this kind with this value."""
    size = s.laid_size
    key = sort_key(reference, kind, value) if 0 < value <= LARGEST_SUM else 0
    if key == 0 or (size > 0 and key < sort_key_at(s, size - 1)) or not fits(s, size, reference, kind, value):
        return False
    try_card(s, size, key)
    can_lay = can_complete(s, size + 1)
    try_card(s, size, 0)
    return can_lay


def can_lay_as(s: State, reference: int, identity: int) -> bool:
    """Whether a stack can be completed after laying this card next as this identity, with any value it may have."""
    kind = identity_kind(s, identity)
    base = base_as(s, reference, identity) + s.flashy
    for value in range(base - accordion(kind), base + accordion(kind) + 1):
        if can_lay_with_value(s, reference, kind, value):
            return True
    return False


def can_lay(s: State, reference: int, may_be: int) -> bool:
    """Whether a stack can be completed after laying this card next."""
    if copies_left(s, s.laid_size, reference) <= 0:
        return False
    while may_be > 0:
        identity = lowest(may_be)
        may_be &= may_be - 1
        if can_lay_as(s, reference, identity):
            return True
    return False
