"""Decks and discard piles: drawing, discarding, throwing away, shuffling (1.1, 2.7)."""

from __future__ import annotations

from emporion.games.dale.rules.cards import JUNK
from emporion.games.dale.rules.counting import count_deck, count_from_deck, count_from_hand
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import add_to_hand, add_to_hand_openly
from emporion.games.dale.rules.state import FROM_DECK, KNOWN_TOP, MARKET, MOST_JUNK, State
from emporion.kernel.chance import pick_card
from emporion.kernel.seats import EVERYONE
from emporion.kernel.trace import trace

DECK_LUCK, MARKET_LUCK = 0, 1  # purposes of chance


def discard(s: State, seat: int, kind: int) -> None:
    """Put a card face up on top of its owner's discard pile (1.1)."""
    put_on_discard(s, seat, kind)
    trace(Event.DISCARDS, seat, kind)


def put_on_discard(s: State, owner: int, kind: int) -> None:
    pile = s.piles[owner]
    pile.discard[pile.discard_size] = kind
    pile.discard_size += 1


def top_of_discard(s: State, owner: int) -> int:
    """The top card of a discard pile; no card if it is empty."""
    pile = s.piles[owner]
    return pile.discard[pile.discard_size - 1] if pile.discard_size > 0 else 0


def take_top_of_discard(s: State, owner: int) -> int:
    pile = s.piles[owner]
    pile.discard_size -= 1
    kind = pile.discard[pile.discard_size]
    pile.discard[pile.discard_size] = 0
    return kind


def take_from_discard(s: State, owner: int, kind: int) -> None:
    """Take the lowest card of this kind out of a discard pile; the others keep their order."""
    pile = s.piles[owner]
    place = 0
    while pile.discard[place] != kind:
        place += 1
    pile.discard_size -= 1
    for later in range(place, pile.discard_size):
        pile.discard[later] = pile.discard[later + 1]
    pile.discard[pile.discard_size] = 0


def throw_away(s: State, kind: int) -> None:
    """Junk returns to the junk pile, animalfolk cards go to the market's discard pile, regardless of owner (1.1)."""
    if kind == JUNK:
        s.junk -= 1
    else:
        put_on_discard(s, MARKET, kind)
    trace(Event.THROWS_AWAY, s.active, kind)


def can_draw(s: State, owner: int) -> bool:
    pile = s.piles[owner]
    return pile.deck_size + pile.top_size + pile.discard_size > 0


def draw(s: State, owner: int) -> tuple[int, int]:
    """Draw the top card of a deck that `can_draw`: returns its kind and the seats that knew its place. The discard pile
    is reshuffled only when the deck is empty (2.7)."""
    pile = s.piles[owner]
    s.reveals += 1
    if pile.top_size > 0:
        pile.top_size -= 1
        place = pile.top_size
        kind, known = pile.top[place], pile.top_known[place]
        pile.top[place] = 0
        pile.top_known[place] = 0
        return kind, known
    if pile.deck_size == 0:
        reshuffle(s, owner)
    kind = pick_card(s.chance, MARKET_LUCK if owner == MARKET else DECK_LUCK, pile.deck, pile.deck_size)
    pile.deck[kind] -= 1
    pile.deck_size -= 1
    return kind, 0


def draw_into_hand(s: State, seat: int, owner: int) -> None:
    """Draw the top card of a deck into a hand. Only its player sees it; a seat that put it on top knows it."""
    kind, known = draw(s, owner)
    add_to_hand(s, seat, kind, known)
    trace(Event.DRAWS, seat, owner, kind, known | 1 << seat)


def draw_up_to(s: State, seat: int, count: int) -> None:
    """Draw up to `count` cards from the player's deck (1.1)."""
    for _ in range(count):
        if can_draw(s, seat):
            draw_into_hand(s, seat, seat)


def draw_openly(s: State, owner: int) -> int:
    """Turn up the top card of a deck for everyone to see."""
    was_put_on_top = s.piles[owner].top_size > 0
    kind, known = draw(s, owner)
    if not was_put_on_top:
        count_from_deck(s, owner, kind)
    elif known != EVERYONE:
        count_from_hand(s, origin_of_top_card(s, owner, known), kind)
    return kind


def origin_of_top_card(s: State, owner: int, known: int) -> int:
    """The seat whose hand or deck a card on top of a deck came from: its owner, or the player who put it there."""
    for seat in range(s.players):
        if known >> seat & 1 and known >> owner & 1 == 0:
            return seat
    return owner


def look_at_top(s: State, owner: int) -> None:
    """The active player draws the top card of a deck and looks at it secretly."""
    was_put_on_top = s.piles[owner].top_size > 0
    kind, known = draw(s, owner)
    place = s.looked_size
    s.looked[place] = kind
    s.looked_known[place] = known | 1 << s.active | (0 if was_put_on_top else FROM_DECK)
    s.looked_size += 1
    s.loose[kind] += known == EVERYONE
    trace(Event.LOOKS, s.active, owner, kind, known | 1 << s.active)


def take_looked(s: State, kind: int) -> None:
    """Take a card out of those looked at."""
    place = 0
    while s.looked[place] != kind:
        place += 1
    s.looked_size -= 1
    for later in range(place, s.looked_size):
        s.looked[later] = s.looked[later + 1]
        s.looked_known[later] = s.looked_known[later + 1]
    s.looked[s.looked_size] = 0
    s.looked_known[s.looked_size] = 0


def reveal_looked(s: State, kind: int, owner: int) -> None:
    """Reveal and remove a looked-at card that came from this owner's deck."""
    s.reveals += 1
    take_looked(s, kind)
    count_from_hand(s, owner, kind)


def put_on_top(s: State, owner: int, kind: int, known: int) -> None:
    """Put a card face down on top of a deck. With more than KNOWN_TOP cards in a known order, the lowest is shuffled
    into the cards below (a limit of this program, see docs/games/dale.md)."""
    pile = s.piles[owner]
    if pile.top_size == KNOWN_TOP:
        pile.deck[pile.top[0]] += 1
        pile.deck_size += 1
        s.loose[pile.top[0]] += pile.top_known[0] == EVERYONE
        pile.top_size -= 1
        for place in range(pile.top_size):
            pile.top[place] = pile.top[place + 1]
            pile.top_known[place] = pile.top_known[place + 1]
    place = pile.top_size
    pile.top[place] = kind
    pile.top_known[place] = known
    pile.top_size += 1


def reshuffle(s: State, owner: int) -> None:
    """Shuffle the discard pile into the deck."""
    pile = s.piles[owner]
    trace(Event.RESHUFFLE, owner, pile.discard_size)
    for place in range(pile.discard_size):
        pile.deck[pile.discard[place]] += 1
        pile.discard[place] = 0
    pile.deck_size += pile.discard_size
    pile.discard_size = 0
    count_deck(s, owner)


def swap_deck_and_discard(s: State, seat: int) -> None:
    """The shuffled discard pile becomes the deck; the old deck, turned over as a block, becomes the discard pile with
    its bottom card on top (1.4 Wily Fellow, 5.11)."""
    pile = s.piles[seat]
    old_deck = pile.deck_size + pile.top_size
    incoming = pile.discard_size
    trace(Event.SWAPS_PILES, seat, old_deck, incoming)
    s.reveals += 1
    for _ in range(old_deck):
        put_on_discard(s, seat, draw_openly(s, seat))
    for place in range(incoming):
        pile.deck[pile.discard[place]] += 1
    for place in range(old_deck):
        pile.discard[place] = pile.discard[place + incoming]
    for place in range(old_deck, old_deck + incoming):
        pile.discard[place] = 0
    pile.deck_size = incoming
    pile.discard_size = old_deck
    count_deck(s, seat)


def deal_junk(s: State, seat: int) -> bool:
    """Give a player a junk card openly (R 'Dostawa'); whether one was left."""
    if s.junk >= MOST_JUNK:
        trace(Event.NO_JUNK, seat)
        return False
    s.junk += 1
    add_to_hand_openly(s, seat, JUNK)
    trace(Event.JUNK_DEALT, seat)
    return True
