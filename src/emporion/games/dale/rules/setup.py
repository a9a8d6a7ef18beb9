"""Setup (2.2)."""

from __future__ import annotations

from emporion.games.dale.rules.cards import COPIES, DECK, DECKS, JUNK, VALUE
from emporion.games.dale.rules.counting import count_deck
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.macaws import HAND_SIZE
from emporion.games.dale.rules.options import RANDOM
from emporion.games.dale.rules.pandas import fill_market
from emporion.games.dale.rules.piles import draw_up_to
from emporion.games.dale.rules.state import MARKET, State
from emporion.games.dale.rules.turn import begin_turn
from emporion.kernel.chance import pick
from emporion.kernel.trace import trace

PLAYERS = range(2, 5)
START_LUCK = 4  # the purpose of chance for the decks of the game and the first player
FIRST_DECK = 10  # cards


def setup(s: State) -> None:
    """Set up the game for the players, options and random key already in the state."""
    s.decks = s.options.decks if s.options.decks != RANDOM else random_decks(s)
    trace(Event.DECKS, s.decks)
    for kind in range(1, JUNK):
        if s.decks >> DECK[kind] & 1:
            if VALUE[kind] == 1:
                for seat in range(s.players):
                    s.piles[seat].deck[kind] = 1
                s.box[kind] = COPIES[kind] - s.players
            else:
                s.piles[MARKET].deck[kind] = COPIES[kind]
                s.piles[MARKET].deck_size += COPIES[kind]
    for seat in range(s.players):
        s.piles[seat].deck[JUNK] = FIRST_DECK - deck_count(s.players)
        s.piles[seat].deck_size = FIRST_DECK
        s.junk += FIRST_DECK - deck_count(s.players)
        count_deck(s, seat)
    count_deck(s, MARKET)
    fill_market(s)
    s.active = pick(s.chance, START_LUCK, s.players)
    for turn in range(s.players):
        draw_up_to(s, (s.active + turn) % s.players, HAND_SIZE)
    trace(Event.STARTS, s.active)
    begin_turn(s, s.active)


def deck_count(players: int) -> int:
    """One deck more than there are players (2.2)."""
    return players + 1


def random_decks(s: State) -> int:
    decks = 0
    for chosen in range(deck_count(s.players)):
        place = pick(s.chance, START_LUCK, DECKS - chosen)
        for deck in range(DECKS):
            if decks >> deck & 1 == 0:
                if place == 0:
                    decks |= 1 << deck
                    break
                place -= 1
    return decks
