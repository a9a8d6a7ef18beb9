"""Draw pile and discard pile (1.7): drawing, discarding, shuffling the discards into a new pile."""

from __future__ import annotations

from emporion.games.carthage.rules.cards import KINDS
from emporion.games.carthage.rules.events import Event
from emporion.games.carthage.rules.state import NO_CARD, State
from emporion.kernel.chance import pick_card
from emporion.kernel.trace import trace

# Purposes of chance (section 4, chance events).
CARD_LUCK = 0
START_LUCK = 1


def draw(s: State) -> int:
    """Draw the top card, shuffling the discards first if the pile is empty (1.7). NO_CARD if none is left (1.10)."""
    if s.pile_size == 0:
        reshuffle(s)
        if s.pile_size == 0:
            return NO_CARD
    kind = pick_card(s.chance, CARD_LUCK, s.pile, s.pile_size)
    s.pile[kind] -= 1
    s.pile_size -= 1
    s.reveals += 1
    return kind


def discard(s: State, kind: int, count: int) -> None:
    """Put cards face up on the discard pile (B4)."""
    s.discard[kind] += count
    s.discard_top = kind


def reshuffle(s: State) -> None:
    """Make the discard pile, if any, the new draw pile (1.7).

    All players saw the new pile being discarded. So they can infer which victory cards were drawn unseen: from the
    second reshuffle on, and at the first one unless initial hands were drawn secretly.
    """
    if s.discard_top == NO_CARD:
        return
    for kind in range(KINDS):
        s.pile[kind] = s.discard[kind]
        s.pile_size += s.discard[kind]
        s.discard[kind] = 0
        if s.reshuffles == 0:
            s.sunk[kind] = s.buried[kind]
        else:
            s.retired[kind] += s.buried[kind]
        s.buried[kind] = 0
    s.buried_size = 0
    s.discard_top = NO_CARD
    s.reshuffles += 1
    trace(Event.RESHUFFLE, s.pile_size)
