"""Public card counting: which deck each hidden card must come from (2.9).

A deck is made of cards that lay open, so everyone knows its contents. Whenever a hidden card is revealed, everyone
counts one less. Its origin is not always visible, since hands mix cards from several decks. Then it is counted as one
of its player's own deck, as long as such a card is left; later reveals correct this. So the counts follow from public
moves alone, never from hidden cards. Every hidden card is counted once:

- `counted` of a deck: in the deck, or drawn since it was last shuffled;
- `before` of a deck: drawn before that;
- `loose`: everyone has seen it, but it was hidden again since.
"""

from __future__ import annotations

from emporion.games.dale.rules.cards import KINDS
from emporion.games.dale.rules.state import MARKET, State


def count_deck(s: State, owner: int) -> None:
    """Start counting a deck made of open cards. Hidden cards drawn from the old deck move to `before`."""
    pile = s.piles[owner]
    for kind in range(1, KINDS):
        pile.before[kind] += pile.counted[kind]
        pile.counted[kind] = pile.deck[kind]
    pile.counted_size = pile.deck_size


def count_from_deck(s: State, owner: int, kind: int) -> None:
    """The top card of a deck is revealed."""
    pile = s.piles[owner]
    if pile.counted[kind] > 0:
        pile.counted[kind] -= 1
        pile.counted_size -= 1
    else:
        count_from_hand(s, owner, kind)


def count_from_hand(s: State, owner: int, kind: int) -> None:
    """A hidden card in a hand is revealed: counted as one of the player's own deck, older ones first; else as one that
    everyone had seen; else as one of the market's or of another player's deck."""
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
        if pile.counted[kind] > 0:  # another card was miscounted as one of this deck
            pile.counted[kind] -= 1
            pile.counted_size -= 1
            return


def count_drawn(s: State, owner: int, kind: int) -> bool:
    """Count one hidden card drawn from a deck as revealed; whether there can be such a card."""
    pile = s.piles[owner]
    if pile.before[kind] > 0:
        pile.before[kind] -= 1
        return True
    if pile.counted[kind] > 0 and pile.counted_size > pile.deck_size:
        pile.counted[kind] -= 1
        pile.counted_size -= 1
        return True
    return False
