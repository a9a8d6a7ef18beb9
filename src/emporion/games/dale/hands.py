"""Hands: the cards only their owner sees, sorted by kind, and the open cards of the active player.

Each hidden card carries which deck it was last drawn from, who has seen it since, and who knows that it is in this hand
(see knowledge.py). Equal cards cannot be told apart, so whichever of them leaves, everyone who knew of one knows of one
less.
"""

from __future__ import annotations

from emporion.games.dale.actions import OPEN_CARDS
from emporion.games.dale.cards import JUNK, KINDS, TYPE, VALUE, Type
from emporion.games.dale.marks import EVERYONE, SEEN_BY_ALL, SETTLED
from emporion.games.dale.state import State
from emporion.kernel.chance import pick_listed

HAND_LUCK = 3  # the purpose of chance for cards taken blindly from a hand


def cards_in_hand(s: State, seat: int) -> int:
    """How many cards a player holds, open ones included, laid-down ones not."""
    return s.seats[seat].hand_size + (s.open_size if seat == s.active else 0)


def hold(s: State, seat: int, kind: int, origin: int, seen: int, known: int) -> None:
    """A card comes into a hand."""
    me = s.seats[seat]
    place = me.hand_size
    while place > 0 and me.hand[place - 1] > kind:
        me.hand[place] = me.hand[place - 1]
        me.hand_from[place] = me.hand_from[place - 1]
        me.hand_seen[place] = me.hand_seen[place - 1]
        me.hand_known[place] = me.hand_known[place - 1]
        place -= 1
    me.hand[place] = kind
    me.hand_from[place] = origin
    me.hand_seen[place] = seen | 1 << seat
    me.hand_known[place] = known | 1 << seat
    me.hand_size += 1


def hold_openly(s: State, seat: int, kind: int) -> None:
    """A card that all have seen comes into a hand."""
    hold(s, seat, kind, SEEN_BY_ALL, EVERYONE, EVERYONE)


def holds(s: State, seat: int, kind: int) -> bool:
    """Whether a hand holds a card of this kind that does not lie open."""
    me = s.seats[seat]
    for place in range(me.hand_size):
        if me.hand[place] == kind:
            return True
    return False


def let_go(s: State, seat: int, kind: int) -> tuple[int, int]:
    """A card leaves a hand; the deck it came from, and who has seen it. Of equal cards the best known goes."""
    me = s.seats[seat]
    leaving = -1
    for place in range(me.hand_size):
        if me.hand[place] == kind and (leaving < 0 or me.hand_known[place] > me.hand_known[leaving]):
            leaving = place
    origin = me.hand_from[leaving]
    seen = me.hand_seen[leaving]
    unaware = EVERYONE & ~me.hand_known[leaving]
    for place in range(me.hand_size):
        if me.hand[place] == kind and place != leaving:
            mistaken = me.hand_known[place] & unaware
            me.hand_known[place] &= ~mistaken
            unaware &= ~mistaken
    me.hand_size -= 1
    for place in range(leaving, me.hand_size):
        me.hand[place] = me.hand[place + 1]
        me.hand_from[place] = me.hand_from[place + 1]
        me.hand_seen[place] = me.hand_seen[place + 1]
        me.hand_known[place] = me.hand_known[place + 1]
    me.hand[me.hand_size] = 0
    me.hand_from[me.hand_size] = 0
    me.hand_seen[me.hand_size] = 0
    me.hand_known[me.hand_size] = 0
    return origin, seen


def forget(s: State, seat: int, aware: int) -> None:
    """Something unknown left this hand: only the aware seats still know which of its cards are there."""
    me = s.seats[seat]
    for place in range(me.hand_size):
        me.hand_known[place] &= aware | 1 << seat


def pick_blindly(s: State, seat: int) -> int:
    """A random card of a hand, as reference; open cards included."""
    me = s.seats[seat]
    place = pick_listed(s.chance, HAND_LUCK, me.hand, me.hand_size, cards_in_hand(s, seat))
    return me.hand[place] if place < me.hand_size else JUNK + 1 + place - me.hand_size


# Open cards of the active player


def is_in_open_row(reference: int) -> bool:
    return JUNK < reference <= JUNK + OPEN_CARDS


def elsewhere(kind: int) -> int:
    """The reference of a used card that does not lie in the hand: from the discard pile, or from the market deck."""
    return JUNK + OPEN_CARDS + kind


ELSEWHERE = JUNK + OPEN_CARDS  # references above this one are not of the hand
TOP_DISCARD = ELSEWHERE + KINDS  # the reference of the top card of the own discard pile


def kind_of(s: State, reference: int) -> int:
    """The printed card that a reference names."""
    if reference == TOP_DISCARD:
        pile = s.piles[s.active]
        return pile.discard[pile.discard_size - 1]
    if reference > ELSEWHERE:
        return reference - ELSEWHERE
    return s.open[reference - JUNK - 1] if reference > JUNK else reference


def text_of(s: State, reference: int) -> int:
    """What a card is at present."""
    return s.open_as[reference - JUNK - 1] if is_in_open_row(reference) else kind_of(s, reference)


def base_of(s: State, reference: int) -> int:
    """The value of a card as it is at present, Flashy Shows not counted."""
    return s.open_base[reference - JUNK - 1] if is_in_open_row(reference) else VALUE[kind_of(s, reference)]


def is_settled(s: State, reference: int) -> bool:
    """Whether a card is what it is: no copier, or one that has copied this turn."""
    if is_in_open_row(reference):
        return s.open_marks[reference - JUNK - 1] & SETTLED > 0
    return TYPE[kind_of(s, reference)] != Type.COPIER


def lay_open(s: State, reference: int) -> int:
    """A card of the active player's hand lies open for the rest of the turn; its place in the open row."""
    if is_in_open_row(reference):
        return reference - JUNK - 1
    let_go(s, s.active, reference)
    place = s.open_size
    s.open[place] = reference
    s.open_as[place] = reference
    s.open_base[place] = VALUE[reference]
    s.open_marks[place] = SETTLED if TYPE[reference] != Type.COPIER else 0
    s.open_size += 1
    return place


def remove_open(s: State, place: int) -> None:
    """A card leaves the open row, and all that happened to it is forgotten (3.2.3)."""
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


def part_with(s: State, reference: int) -> tuple[int, int, int]:
    """A card leaves the active player's hand: its kind, the deck it came from, and who has seen it."""
    kind = kind_of(s, reference)
    if is_in_open_row(reference):
        remove_open(s, reference - JUNK - 1)
        return kind, SEEN_BY_ALL, EVERYONE
    origin, seen = let_go(s, s.active, kind)
    return kind, origin, seen


def take_up_open_cards(s: State) -> None:
    """At the end of a turn all cards are themselves again (2.6), and everyone remembers which lay open."""
    for place in range(s.open_size):
        hold_openly(s, s.active, s.open[place])
        s.open[place] = 0
        s.open_as[place] = 0
        s.open_base[place] = 0
        s.open_marks[place] = 0
    s.open_size = 0
