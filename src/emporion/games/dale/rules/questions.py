"""Questions that several cards ask. The answer stands in `chosen` (0: there was nothing to choose) or in `target`."""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, ask
from emporion.games.dale.rules.cards import Deck
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import cards_in_hand
from emporion.games.dale.rules.state import MARKET, SLOTS, State
from emporion.kernel.trace import trace

# What a question about a card that was looked at is for
KEEP, PUT_ON_TOP, THROW_FIRST, THROW_ONE = 0, 1, 2, 3

# What a copier is to be used for
PLAYED, PAID, BUILT, REVEALED, HIDDEN, CHARMED, DICED = 0, 1, 2, 3, 4, 5, 6


def in_game(s: State, deck: int) -> bool:
    return s.decks >> deck & 1 > 0


def order_matters(s: State, owner: int) -> bool:
    """Whether a card of this game looks at the order of a discard pile: Favourite Toy, Treasure Hunter and Reflection
    at a player's, Market Discovery and Good Old Times at the market's. Elsewhere nobody is asked for it (5.4)."""
    if s.options.always_ask_order or in_game(s, Deck.CHAMELEONS):
        return True
    if owner == MARKET:
        return in_game(s, Deck.PANDAS)
    return in_game(s, Deck.MACAWS) or in_game(s, Deck.RACCOONS)


def opponents(s: State) -> int:
    """All players but the active one, as bits."""
    return (1 << s.players) - 1 & ~(1 << s.active)


def ask_for_opponent(s: State, among: int) -> None:
    """Choose one of these players as the target. `chosen` is 0 if there is none, and 1 if there is one."""
    count = 0
    for seat in range(s.players):
        if among >> seat & 1:
            count += 1
            s.target = seat
    s.chosen = 1 if count > 0 else 0
    if count > 1:
        ask(s, Step.OPPONENT, among)
    elif count == 1:
        trace(Event.AIMS, s.active, s.target)


def ask_for_hand_card(s: State) -> None:
    """Choose a card of the own hand."""
    s.chosen = 0
    if cards_in_hand(s, s.active) > 0:
        ask(s, Step.HAND_CARD)


def ask_for_market_card(s: State) -> None:
    """Choose a card of the market: its slot, counted from 1."""
    s.chosen = 0
    cards = 0
    for slot in range(SLOTS):
        cards |= s.market[slot]
    if cards > 0:
        ask(s, Step.MARKET_CARD)


def ask_for_looked_card(s: State, purpose: int) -> None:
    """Choose one of the cards looked at; a single one is chosen at once."""
    s.chosen = s.looked[0]
    if s.looked_size > 1:
        ask(s, Step.LOOKED_CARD, purpose)


def do_nothing(s: State) -> None:
    """The technique in play has nothing to work on; its plus counts all the same (1.1)."""
    trace(Event.NOTHING, s.active, s.in_play_as)
