"""Dealing Giant Pandas (1.3): the market."""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, ask, do
from emporion.games.dale.rules.cards import JUNK, NO_CARD, STOCK_CLEARANCE
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import add_to_hand_openly, is_laid
from emporion.games.dale.rules.macaws import keep, look_to_keep_one
from emporion.games.dale.rules.piles import can_draw, draw_openly, reveal_looked, throw_away
from emporion.games.dale.rules.questions import ask_for_looked_card, ask_for_market_card, no_effect, order_matters
from emporion.games.dale.rules.state import MARKET, SLOTS, State
from emporion.kernel.trace import trace

OFFERED_CARDS = 3
MOST_JUNK_AWAY = 3


def loyal_partner(s: State) -> None:
    """Throw away all market cards, in any order, and refill the market at once."""
    if asks_market_order(s):
        ask(s, Step.MARKET_ORDER, Step.LOYAL_PARTNER_THROWS)
        return
    for slot in range(SLOTS):
        if s.market[slot] > 0:
            throw_market_card(s, slot)
    fill_market(s)


def loyal_partner_throws(s: State) -> None:
    throw_market_card(s, s.chosen - 1)
    do(s, Step.LOYAL_PARTNER)


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


def prepaid_good(s: State) -> None:
    """Take any market card for free. Its slot stays empty until the Delivery."""
    ask_for_market_card(s, Step.PREPAID_GOOD_TAKES)


def prepaid_good_takes(s: State) -> None:
    if s.chosen == 0:
        no_effect(s)
        return
    slot = s.chosen - 1
    add_to_hand_openly(s, s.active, s.market[slot])
    trace(Event.TAKES, s.active, s.market[slot], slot)
    s.market[slot] = NO_CARD


def essential_purchase(s: State) -> int:
    """When it is bought, up to three junk cards of the payment may be thrown away. How many may still be."""
    thrown, left = 0, 0
    for place in range(s.laid_size):
        thrown += is_thrown(s, place)
        left += s.laid_as[place] == JUNK and not is_thrown(s, place)
    return min(left, MOST_JUNK_AWAY - thrown)


def is_thrown(s: State, place: int) -> bool:
    """Whether a card of the payment was thrown away."""
    return s.junk_thrown >> place & 1 > 0


def market_discovery(s: State) -> None:
    """Throw away the top card of the market deck: the ability of Market Discovery and of Good Old Times."""
    throw_away(s, draw_openly(s, MARKET))


def stock_clearance(s: State) -> bool:
    """Whether a payment may contain superfluous cards: it contains this one."""
    return is_laid(s, STOCK_CLEARANCE)


def special_offer(s: State) -> None:
    """Look at the top three cards of the market deck, keep one, throw the others away in any order."""
    look_to_keep_one(s, MARKET, OFFERED_CARDS, Step.SPECIAL_OFFER_KEEPS)


def special_offer_keeps(s: State) -> None:
    keep(s)
    if s.looked_size > 0 and s.looked[0] != s.looked[1]:
        ask_for_looked_card(s, Step.SPECIAL_OFFER_THROWS)
    else:
        s.chosen = s.looked[0]
        do(s, Step.SPECIAL_OFFER_THROWS)


def special_offer_throws(s: State) -> None:
    """The chosen card first, then the other."""
    for _ in range(s.looked_size):
        reveal_looked(s, s.chosen, MARKET)
        throw_away(s, s.chosen)
        s.chosen = s.looked[0]


def pandas(s: State, step: int) -> None:
    """Run a step of the pandas."""
    if step == Step.LOYAL_PARTNER:
        loyal_partner(s)
    elif step == Step.LOYAL_PARTNER_THROWS:
        loyal_partner_throws(s)
    elif step == Step.PREPAID_GOOD:
        prepaid_good(s)
    elif step == Step.PREPAID_GOOD_TAKES:
        prepaid_good_takes(s)
    elif step == Step.SPECIAL_OFFER:
        special_offer(s)
    elif step == Step.SPECIAL_OFFER_KEEPS:
        special_offer_keeps(s)
    else:
        special_offer_throws(s)
