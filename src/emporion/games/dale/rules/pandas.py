"""Dealing Giant Pandas (1.3): the market."""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, ask, return_to
from emporion.games.dale.rules.cards import ESSENTIAL_PURCHASE, JUNK, NO_CARD, STOCK_CLEARANCE
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import add_to_hand_openly, is_laid
from emporion.games.dale.rules.macaws import keep, look_to_keep_one
from emporion.games.dale.rules.piles import can_draw, draw_openly, reveal_looked, throw_away
from emporion.games.dale.rules.questions import (
    THROW_FIRST,
    ask_for_looked_card,
    ask_for_market_card,
    no_effect,
    order_matters,
)
from emporion.games.dale.rules.state import MARKET, SLOTS, State
from emporion.kernel.trace import trace

OFFERED_CARDS = 3
MOST_JUNK_AWAY = 3


def loyal_partner(s: State, stage: int) -> bool:
    """Throw away all market cards, in any order, and refill the market at once."""
    if stage == 1:
        throw_market_card(s, s.chosen - 1)
        return_to(s, 0)
        return False
    if asks_market_order(s):
        ask(s, Step.MARKET_ORDER)
        return False
    for slot in range(SLOTS):
        if s.market[slot] > 0:
            throw_market_card(s, slot)
    fill_market(s)
    return True


def asks_market_order(s: State) -> bool:
    """Whether the order in which the market cards are thrown away is a choice."""
    return different_market_cards(s) > 1 and order_matters(s, MARKET)


def different_market_cards(s: State) -> int:
    """The number of different kinds in the market."""
    count = 0
    for slot in range(SLOTS):
        fresh = s.market[slot] > 0
        for cheaper in range(slot):
            fresh = fresh and s.market[cheaper] != s.market[slot]
        count += fresh
    return count


def throw_market_card(s: State, slot: int) -> None:
    throw_away(s, s.market[slot])
    s.market[slot] = NO_CARD


def fill_market(s: State) -> None:
    """Fill the empty slots, cheapest first (2.6 step 2)."""
    for slot in range(SLOTS):
        if s.market[slot] == NO_CARD and can_draw(s, MARKET):
            s.market[slot] = draw_openly(s, MARKET)
            trace(Event.MARKET_CARD, s.market[slot], slot)


def prepaid_good(s: State, stage: int) -> bool:
    """Take any market card for free. Its slot stays empty until the Delivery."""
    if stage == 0:
        ask_for_market_card(s)
        return False
    if s.chosen > 0:
        slot = s.chosen - 1
        add_to_hand_openly(s, s.active, s.market[slot])
        trace(Event.TAKES, s.active, s.market[slot], slot)
        s.market[slot] = NO_CARD
    else:
        no_effect(s)
    return True


def essential_purchase(s: State) -> int:
    """When it is bought, up to three junk cards of the payment may be thrown away. How many may still be; `binding` is
    the card bought, `count` the number thrown away."""
    if s.binding != ESSENTIAL_PURCHASE:
        return 0
    junk = 0
    for place in range(s.laid_size):
        junk += s.laid_as[place] == JUNK
    return min(junk, MOST_JUNK_AWAY - s.count)


def market_discovery(s: State) -> None:
    """Throw away the top card of the market deck: the ability of Market Discovery and of Good Old Times."""
    throw_away(s, draw_openly(s, MARKET))


def stock_clearance(s: State) -> bool:
    """Whether a payment may contain superfluous cards: it contains this one."""
    return is_laid(s, STOCK_CLEARANCE)


def special_offer(s: State, stage: int) -> bool:
    """Look at the top three cards of the market deck, keep one, throw the others away in any order."""
    if stage == 0:
        return look_to_keep_one(s, MARKET, OFFERED_CARDS)
    if stage == 1:
        keep(s)
        if s.looked_size > 0 and s.looked[0] != s.looked[1]:
            ask_for_looked_card(s, THROW_FIRST)
        else:
            s.chosen = s.looked[0]
        return False
    if s.looked_size > 0:
        reveal_looked(s, s.chosen, MARKET)
        throw_away(s, s.chosen)
    if s.looked_size > 0:
        last = s.looked[0]
        reveal_looked(s, last, MARKET)
        throw_away(s, last)
    return True
