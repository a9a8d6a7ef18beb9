"""Questions that several cards ask. The answer is in `chosen` (0: there was nothing to choose) or in `target`."""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, do
from emporion.games.dale.rules.cards import Deck
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import cards_in_hand
from emporion.games.dale.rules.state import MARKET, SLOTS, State
from emporion.kernel.trace import trace


def in_game(s: State, deck: int) -> bool:
    return s.decks >> deck & 1 > 0


def order_matters(s: State, owner: int) -> bool:
    """Whether a card in this game depends on the order of a discard pile: Favourite Toy, Treasure Hunter and Reflection
    on a player's, Market Discovery and Good Old Times on the market's. Otherwise the order is not asked (5.4)."""
    if s.options.always_ask_order or in_game(s, Deck.CHAMELEONS):
        return True
    if owner == MARKET:
        return in_game(s, Deck.PANDAS)
    return in_game(s, Deck.MACAWS) or in_game(s, Deck.RACCOONS)


def opponents(s: State) -> int:
    """All players except the active one, as bits."""
    return (1 << s.players) - 1 & ~(1 << s.active)


def ask_for_opponent(s: State, among: int, then: int) -> None:
    """Choose one of these players as the target. `chosen` is 0 if there is none; a single one is chosen at once."""
    count = 0
    for seat in range(s.players):
        if among >> seat & 1:
            count += 1
            s.target = seat
    do(s, then)
    s.chosen = 1 if count == 1 else 0
    if count > 1:
        s.eligible = among
        do(s, Step.OPPONENT)
    elif count == 1:
        trace(Event.AIMS, s.active, s.target)


def ask_for_hand_card(s: State, then: int) -> None:
    """Choose a hand card; `chosen` is 0 if there is none."""
    do(s, then)
    s.chosen = 0
    if cards_in_hand(s, s.active) > 0:
        do(s, Step.HAND_CARD)


def ask_for_market_card(s: State, then: int) -> None:
    """Choose a market card by its slot, counted from 1; `chosen` is 0 if there is none."""
    do(s, then)
    s.chosen = 0
    cards = 0
    for slot in range(SLOTS):
        cards |= s.market[slot]
    if cards > 0:
        do(s, Step.MARKET_CARD)


def ask_for_looked_card(s: State, then: int) -> None:
    """Choose one of the looked-at cards; a single one is chosen at once."""
    do(s, then)
    s.chosen = s.looked[0] if s.looked_size == 1 else 0
    if s.looked_size > 1:
        do(s, Step.LOOKED_CARD)


def no_effect(s: State) -> None:
    """The technique in play has no effect; its plus still counts (1.1)."""
    trace(Event.NOTHING, s.active, s.in_play_as)
