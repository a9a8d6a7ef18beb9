"""What everyone can count: of which deck the hidden cards must be (2.9).

A deck is made of cards that lay open, so everyone knows what is in it. Whenever a hidden card shows itself, everyone
counts one less. Where it came from is not always to be seen, since hands mix cards of several decks: then everyone
takes it for one of its player's own, as long as there is such a card left, and is put right by what shows itself later.
So what is counted follows from open moves alone, never from what is hidden. Every hidden card is counted once:

- `counted` of a deck: in the deck, or drawn since it was last shuffled;
- `before` of a deck: drawn before that;
- `loose`: all have seen it, but it was hidden again since.
"""

from __future__ import annotations

from emporion.games.dale.rules.cards import KINDS
from emporion.games.dale.rules.state import MARKET, State


def count_deck(s: State, owner: int) -> None:
    """A deck is made of open cards. What was drawn from the old one and is still hidden belongs to the earlier ones."""
    pile = s.piles[owner]
    for kind in range(1, KINDS):
        pile.before[kind] += pile.counted[kind]
        pile.counted[kind] = pile.deck[kind]
    pile.counted_size = pile.deck_size


def count_from_deck(s: State, owner: int, kind: int) -> None:
    """The top card of a deck shows itself."""
    pile = s.piles[owner]
    if pile.counted[kind] > 0:
        pile.counted[kind] -= 1
        pile.counted_size -= 1
    else:
        count_from_hand(s, owner, kind)


def count_from_hand(s: State, owner: int, kind: int) -> None:
    """A hidden card of a hand shows itself: one of the player's own, older ones first; else one that all had seen; else
    one of the market's or of another player's."""
    if count_drawn(s, owner, kind):
        return
    if s.loose[kind] > 0:
        s.loose[kind] -= 1
        return
    for other in range(MARKET, -1, -1):
        if count_drawn(s, other, kind):
            return
    for other in range(MARKET, -1, -1):
        pile = s.piles[other]
        if pile.counted[kind] > 0:  # it must have been another card that was taken for one of this deck
            pile.counted[kind] -= 1
            pile.counted_size -= 1
            return


def count_drawn(s: State, owner: int, kind: int) -> bool:
    """One less of the hidden cards that were drawn from a deck, if there may be such a card."""
    pile = s.piles[owner]
    if pile.before[kind] > 0:
        pile.before[kind] -= 1
        return True
    if pile.counted[kind] > 0 and pile.counted_size > pile.deck_size:
        pile.counted[kind] -= 1
        pile.counted_size -= 1
        return True
    return False
