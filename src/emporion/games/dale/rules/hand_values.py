"""The identities and values of the active player's hand. They are computed once per card before a question is examined,
and kept by place in the workspace."""

from __future__ import annotations

from emporion.games.dale.rules.cards import JUNK, VALUE
from emporion.games.dale.rules.chameleons import base_as, identities
from emporion.games.dale.rules.hands import base_of, card_at, is_in_open_row, is_settled
from emporion.games.dale.rules.state import LAID, State
from emporion.games.dale.rules.workspace import Workspace
from emporion.kernel.bits import lowest_bit

ENOUGH = 31  # caps the value of a card in a payment: the dearest card costs 9


def cache_identities(s: State, workspace: Workspace) -> None:
    """The possible identities of each card, none for cards laid down, and the values of the open cards."""
    me = s.seats[s.active]
    for place in range(me.hand_size + s.open_size):
        is_here = place < me.hand_size or s.open_marks[place - me.hand_size] & LAID == 0
        workspace.may_be[place] = identities(s, card_at(s, place)) if is_here else 0
    for place in range(s.open_size):
        workspace.bases[place] = s.open_base[place]


def cache_values(s: State, workspace: Workspace) -> None:
    """The possible identities of each card, and its possible values in a payment."""
    cache_identities(s, workspace)
    for place in range(s.seats[s.active].hand_size + s.open_size):
        reference = card_at(s, place)
        may_be = workspace.may_be[place]
        values = 0
        while may_be > 0:
            values |= 1 << value_as(s, reference, lowest_bit(may_be))
            may_be &= may_be - 1
        workspace.worth[place] = values


def cached_value(s: State, workspace: Workspace, reference: int, identity: int) -> int:
    """The value of a card in a stack, as this identity: that of `base_as`, with the cached values of open cards."""
    value = s.flashy
    if is_settled(s, reference):
        value += workspace.bases[reference - JUNK - 1] if is_in_open_row(reference) else base_of(s, reference)
    else:
        value += workspace.bases[identity - JUNK - 1] if identity > JUNK else VALUE[identity]
    return value


def value_as(s: State, reference: int, identity: int) -> int:
    """The value of a card in a payment, as this identity."""
    return min(base_as(s, reference, identity) + s.flashy, ENOUGH)
