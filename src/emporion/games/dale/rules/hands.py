"""Hands: the cards that only their owner sees, sorted by kind, and the active player's open cards.

Each hidden card records which seats know that it is in this hand (see knowledge/hidden_information.py). Equal cards
are indistinguishable: when one leaves, every witness who knew of one knows of one less.
"""

from __future__ import annotations

from emporion.games.dale.rules.actions import OPEN_CARDS
from emporion.games.dale.rules.cards import JUNK, KINDS, TYPE, VALUE, Type
from emporion.games.dale.rules.counting import count_from_hand
from emporion.games.dale.rules.state import SETTLED, State
from emporion.kernel.chance import pick_listed
from emporion.kernel.seats import EVERYONE

HAND_LUCK = 3  # the purpose of chance for random cards from a hand


def card_at(s: State, place: int) -> int:
    """The reference of a card in the active player's hand: first the hidden cards, then the open ones."""
    me = s.seats[s.active]
    return me.hand[place] if place < me.hand_size else JUNK + 1 + place - me.hand_size


def is_first(s: State, place: int) -> bool:
    """Whether no equal hidden card precedes this one in the active player's hand."""
    me = s.seats[s.active]
    return place == 0 or place >= me.hand_size or me.hand[place] != me.hand[place - 1]


def cards_in_hand(s: State, seat: int) -> int:
    """The size of a hand, including open cards, excluding cards laid down."""
    return s.seats[seat].hand_size + (s.open_size if seat == s.active else 0)


def add_to_hand(s: State, seat: int, kind: int, known: int) -> None:
    """Add a card to a hand. Besides its player, the seats in `known` know it."""
    me = s.seats[seat]
    place = me.hand_size
    while place > 0 and me.hand[place - 1] > kind:
        me.hand[place] = me.hand[place - 1]
        me.hand_known[place] = me.hand_known[place - 1]
        place -= 1
    me.hand[place] = kind
    me.hand_known[place] = known | 1 << seat
    me.hand_size += 1


def add_to_hand_openly(s: State, seat: int, kind: int) -> None:
    """Add a card that everyone has seen to a hand."""
    add_to_hand(s, seat, kind, EVERYONE)


def holds(s: State, seat: int, kind: int) -> bool:
    """Whether a hand holds a hidden card of this kind."""
    me = s.seats[seat]
    for place in range(me.hand_size):
        if me.hand[place] == kind:
            return True
    return False


def remove_hidden_card(s: State, seat: int, kind: int, witnesses: int) -> None:
    """Remove a card from a hand; the witnesses see it. The other seats no longer know which cards are there."""
    me = s.seats[seat]
    if witnesses != EVERYONE:
        forget_hand(s, seat, witnesses)
    leaving = best_known(s, seat, kind)
    if witnesses == EVERYONE and me.hand_known[leaving] != EVERYONE:
        count_from_hand(s, seat, kind)
    confuse_equal_cards(s, seat, leaving)
    me.hand_size -= 1
    for place in range(leaving, me.hand_size):
        me.hand[place] = me.hand[place + 1]
        me.hand_known[place] = me.hand_known[place + 1]
    me.hand[me.hand_size] = 0
    me.hand_known[me.hand_size] = 0


def best_known(s: State, seat: int, kind: int) -> int:
    """The place of a card of this kind in a hand: one that everyone knows, if there is one. Equal cards are adjacent,
    since hands are sorted."""
    me = s.seats[seat]
    found = 0
    while me.hand[found] != kind:
        found += 1
    place = found + 1
    while place < me.hand_size and me.hand[place] == kind:
        if me.hand_known[place] > me.hand_known[found]:
            found = place
        place += 1
    return found


def confuse_equal_cards(s: State, seat: int, shown: int) -> None:
    """A card is shown. A seat that knew of an equal card, but not of this one, cannot tell them apart."""
    me = s.seats[seat]
    unaware = EVERYONE & ~me.hand_known[shown]
    place = shown
    while place > 0 and me.hand[place - 1] == me.hand[shown]:
        place -= 1
    while unaware > 0 and place < me.hand_size and me.hand[place] == me.hand[shown]:
        if place != shown and me.hand_known[place] != EVERYONE:
            mistaken = me.hand_known[place] & unaware
            me.hand_known[place] &= ~mistaken
            unaware &= ~mistaken
        place += 1


def forget_hand(s: State, seat: int, witnesses: int) -> None:
    """An unknown card left this hand: only the witnesses still know which cards are there."""
    me = s.seats[seat]
    for place in range(me.hand_size):
        s.loose[me.hand[place]] += me.hand_known[place] == EVERYONE
        me.hand_known[place] &= witnesses | 1 << seat


def show_in_hand(s: State, seat: int, kind: int, copies: int) -> bool:
    """Show everyone a hand card, unless everyone knows of that many copies or none is left; whether it was shown."""
    me = s.seats[seat]
    shown = -1
    for place in range(me.hand_size if copies > 0 else 0):
        if me.hand[place] == kind:
            if me.hand_known[place] == EVERYONE:
                copies -= 1
            elif shown < 0 or me.hand_known[place] > me.hand_known[shown]:
                shown = place
    if copies <= 0 or shown < 0:
        return False
    confuse_equal_cards(s, seat, shown)
    me.hand_known[shown] = EVERYONE
    count_from_hand(s, seat, kind)
    return True


def random_hand_card(s: State, seat: int) -> int:
    """The reference of a random card in a hand, open cards included."""
    me = s.seats[seat]
    place = pick_listed(s.chance, HAND_LUCK, me.hand, me.hand_size, cards_in_hand(s, seat))
    return me.hand[place] if place < me.hand_size else JUNK + 1 + place - me.hand_size


def is_laid(s: State, kind: int) -> bool:
    """Whether one of the cards laid down for a payment or a stack is this kind."""
    for place in range(s.laid_size):
        if s.laid_as[place] == kind:
            return True
    return False


# Open cards of the active player


def is_in_open_row(reference: int) -> bool:
    return JUNK < reference <= JUNK + OPEN_CARDS


def outside_reference(kind: int) -> int:
    """The reference of a used card from outside the hand: from the discard pile or the market deck."""
    return JUNK + OPEN_CARDS + kind


OUTSIDE_HAND = JUNK + OPEN_CARDS  # references above this one name cards outside the hand
TOP_DISCARD = OUTSIDE_HAND + KINDS  # the reference of the top card of the active player's discard pile


def kind_of(s: State, reference: int) -> int:
    """The printed kind of the card that a reference names."""
    if reference <= JUNK:
        return reference
    if reference <= OUTSIDE_HAND:
        return s.open[reference - JUNK - 1]
    if reference < TOP_DISCARD:
        return reference - OUTSIDE_HAND
    pile = s.piles[s.active]
    return pile.discard[pile.discard_size - 1]


def text_of(s: State, reference: int) -> int:
    """The kind that a card currently is."""
    return s.open_as[reference - JUNK - 1] if is_in_open_row(reference) else kind_of(s, reference)


def base_of(s: State, reference: int) -> int:
    """The current value of a card without Flashy Shows."""
    return s.open_base[reference - JUNK - 1] if is_in_open_row(reference) else VALUE[kind_of(s, reference)]


def is_settled(s: State, reference: int) -> bool:
    """Whether a card's identity is fixed: it is no copier, or it has copied this turn."""
    if is_in_open_row(reference):
        return s.open_marks[reference - JUNK - 1] & SETTLED > 0
    return TYPE[kind_of(s, reference)] != Type.COPIER


def lay_open(s: State, reference: int) -> int:
    """Lay a card in the active player's hand open for the rest of the turn; returns its place in the open row."""
    if is_in_open_row(reference):
        return reference - JUNK - 1
    remove_hidden_card(s, s.active, reference, EVERYONE)
    place = s.open_size
    s.open[place] = reference
    s.open_as[place] = reference
    s.open_base[place] = VALUE[reference]
    s.open_marks[place] = SETTLED if TYPE[reference] != Type.COPIER else 0
    s.open_size += 1
    return place


def remove_open(s: State, place: int) -> None:
    """Remove a card from the open row; everything that happened to it is reset (3.2.3)."""
    s.open_size -= 1
    for later in range(place, s.open_size):
        s.open[later] = s.open[later + 1]
        s.open_as[later] = s.open_as[later + 1]
        s.open_base[later] = s.open_base[later + 1]
        s.open_marks[later] = s.open_marks[later + 1]
    s.open[s.open_size] = 0
    s.open_as[s.open_size] = 0
    s.open_base[s.open_size] = 0
    s.open_marks[s.open_size] = 0


def remove_from_hand(s: State, reference: int, witnesses: int) -> int:
    """Remove a card from the active player's hand; the witnesses see it. Returns its kind."""
    kind = kind_of(s, reference)
    if is_in_open_row(reference):
        remove_open(s, reference - JUNK - 1)
    else:
        remove_hidden_card(s, s.active, kind, witnesses)
    return kind


def return_open_cards(s: State) -> None:
    """At the end of a turn open cards return to the hand as printed (2.6); everyone remembers them."""
    for place in range(s.open_size):
        add_to_hand_openly(s, s.active, s.open[place])
        s.open[place] = 0
        s.open_as[place] = 0
        s.open_base[place] = 0
        s.open_marks[place] = 0
    s.open_size = 0
