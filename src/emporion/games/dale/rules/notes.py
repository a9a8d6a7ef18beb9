"""Notes about the cards of the active player's hand, by place: what each may be, and what each may be worth.

They are written down before a question is looked at, so that copying is worked out once for each card, and cleared
after it: between decisions they are all zeros. Cards laid down have none.
"""

from __future__ import annotations

from emporion.games.dale.rules.bits import lowest
from emporion.games.dale.rules.chameleons import base_as, identities
from emporion.games.dale.rules.hands import card_at
from emporion.games.dale.rules.marks import LAID
from emporion.games.dale.rules.state import State

ENOUGH = 31  # no card needs to be worth more: the dearest costs 9


def note_identities(s: State) -> None:
    """What each card may be, as bits."""
    me = s.seats[s.active]
    for place in range(me.hand_size + s.open_size):
        if place < me.hand_size or s.open_marks[place - me.hand_size] & LAID == 0:
            s.may_be[place] = identities(s, card_at(s, place))


def note_values(s: State) -> None:
    """What each card may be, and the values it may have, as bits."""
    note_identities(s)
    for place in range(s.seats[s.active].hand_size + s.open_size):
        used = card_at(s, place)
        may_be = s.may_be[place]
        while may_be > 0:
            s.scratch[place] |= 1 << value_as(s, used, lowest(may_be))
            may_be &= may_be - 1


def clear_notes(s: State) -> None:
    for place in range(s.seats[s.active].hand_size + s.open_size):
        s.may_be[place] = 0
        s.scratch[place] = 0


def value_as(s: State, used: int, identity: int) -> int:
    """What a card is worth in a payment, as this identity."""
    return min(base_as(s, used, identity) + s.flashy, ENOUGH)
