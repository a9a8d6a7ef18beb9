"""The market action (2.4 a): buy one card and pay for it with cards of the hand.

No paid card may be superfluous: what is paid too much is less than the value of every card used. Cards are named one
by one; where the order of discards matters they are named in the order in which they go on the pile, elsewhere from
dear to cheap. Sums that can still be reached are kept as bits.
"""

from __future__ import annotations

from emporion.games.dale.rules.actions import TOP_OF_MARKET
from emporion.games.dale.rules.agenda import Step, ask, finish, return_to
from emporion.games.dale.rules.building import clear_laid, lay
from emporion.games.dale.rules.cards import (
    JUNK,
    MARKET_DISCOVERY,
    NO_CARD,
    STOCK_CLEARANCE,
    VALUE,
    Deck,
    highest,
    lowest,
)
from emporion.games.dale.rules.chameleons import ENOUGH, base_as, become, printed, value_as
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import card_at, hold_openly, is_laid
from emporion.games.dale.rules.pandas import essential_purchase, stock_clearance
from emporion.games.dale.rules.piles import put_on_discard, take_top_of_discard, throw_away
from emporion.games.dale.rules.questions import PAID, in_game, order_matters
from emporion.games.dale.rules.state import MARKET, SLOTS, State
from emporion.kernel.trace import trace

NOT_LAID = 63


def card_for_sale(s: State) -> int:
    """The card that is being paid for."""
    pile = s.piles[MARKET]
    return s.market[s.bought] if s.bought < SLOTS else pile.discard[pile.discard_size - 1]


def price(s: State) -> int:
    """The printed value of the card, and one more for each slot to its right (2.4 a)."""
    surcharge = s.bought if s.bought < TOP_OF_MARKET else 0
    return VALUE[card_for_sale(s)] + surcharge


def purchase(s: State, stage: int) -> None:
    """Name cards until enough is paid, perhaps throw junk away, then take the card."""
    if stage == 0:
        ask(s, Step.PAYMENT)
    elif stage == 1:
        if s.chosen == 0:
            return_to(s, 3)
        else:
            become(s, s.chosen, PAID)
    elif stage == 2:
        lay(s, s.binding, s.chosen, base_as(s, s.binding, s.chosen) + s.flashy)
        # Where a Stock Clearance may be in a hand, everyone says when it is enough.
        return_to(s, 3 if is_paid(s) and not in_game(s, Deck.PANDAS) else 0)
    elif stage == 3:
        take_bought_card(s)
    elif stage == 4:
        s.chosen = 0
        if essential_purchase(s):
            ask(s, Step.JUNK_AWAY)
    elif s.chosen > 0:
        throw_paid_junk(s, s.chosen)
        return_to(s, 4)
    else:
        finish(s)
        discard_payment(s)


def take_bought_card(s: State) -> None:
    """Enough is laid down: the card comes into the hand."""
    s.binding = card_for_sale(s)
    s.count = 0
    trace(Event.BUYS, s.active, s.binding, s.bought, price(s))
    for place in range(s.laid_size):
        trace(Event.PAYS, s.active, s.laid[place], s.laid_as[place], s.laid_value[place])
    if s.bought == TOP_OF_MARKET:
        take_top_of_discard(s, MARKET)
    else:
        s.market[s.bought] = NO_CARD
    hold_openly(s, s.active, s.binding)
    s.bought = 0


def throw_paid_junk(s: State, kind: int) -> None:
    """A junk card of the payment is thrown away; a copier that was junk goes where its printed card belongs (5.22)."""
    place = 0
    while s.laid[place] != kind or s.laid_as[place] != JUNK:
        place += 1
    throw_away(s, kind)
    s.count += 1
    s.laid_size -= 1
    for later in range(place, s.laid_size):
        s.laid[later] = s.laid[later + 1]
        s.laid_from[later] = s.laid_from[later + 1]
        s.laid_as[later] = s.laid_as[later + 1]
        s.laid_value[later] = s.laid_value[later + 1]
    s.laid[s.laid_size] = NO_CARD
    s.laid_from[s.laid_size] = 0
    s.laid_as[s.laid_size] = NO_CARD
    s.laid_value[s.laid_size] = 0


def discard_payment(s: State) -> None:
    """The paid cards go on the discard pile in the order in which they were named."""
    for place in range(s.laid_size):
        put_on_discard(s, s.active, s.laid[place])
    clear_laid(s)
    s.count = 0
    s.binding = 0


# Which payments are possible


def laid_value(s: State) -> int:
    total = 0
    for place in range(s.laid_size):
        total += min(s.laid_value[place], ENOUGH)
    return total


def least_laid(s: State) -> int:
    """The value of the cheapest card laid."""
    least = NOT_LAID
    for place in range(s.laid_size):
        least = min(least, s.laid_value[place], ENOUGH)
    return least


def must_discover(s: State) -> bool:
    """Whether a Market Discovery still has to be laid: without it the market's discard pile is not for sale."""
    return s.bought == TOP_OF_MARKET and not is_laid(s, MARKET_DISCOVERY)


def is_paid(s: State) -> bool:
    """Whether what is laid buys the card (2.10 canPay)."""
    too_much = laid_value(s) - price(s)
    if too_much < 0 or must_discover(s):
        return False
    return too_much < least_laid(s) or stock_clearance(s)


def reaches(s: State, missing: int, least: int, most: int, spent: int, lifted: bool) -> bool:
    """Whether cards of the hand, except the spent places and dearer ones than `most`, make up what is missing: with no
    card superfluous, or with any cards if the limit is lifted."""
    me = s.seats[s.active]
    cards = me.hand_size + s.open_size
    cheap_enough = (1 << most + 1) - 1
    if lifted:
        for place in range(cards):
            if spent >> place & 1 == 0:
                missing -= highest(s.scratch[place] & cheap_enough)
        return missing <= 0
    biggest = 0
    for place in range(cards):
        biggest = max(biggest, highest(s.scratch[place] & cheap_enough))
    for cheapest in range(1, min(least, max(biggest, 1)) + 1):
        # Sums of cards that are each worth at least `cheapest`, so that less than that may be paid too much.
        window = window_of(missing, cheapest)
        if window & 1:
            return True
        sums = 1
        for place in range(cards):
            values = (s.scratch[place] & cheap_enough) >> cheapest << cheapest
            if spent >> place & 1 == 0 and values > 0:
                sums |= shifted(sums, values)
        if sums & window:
            return True
    return False


def window_of(missing: int, width: int) -> int:
    """The sums from `missing` to `missing + width - 1`, as bits."""
    low = max(missing, 0)
    high = max(missing + width, 0)
    return (1 << high) - (1 << low) if high > low else 0


def shifted(sums: int, values: int) -> int:
    """The sums that arise when a card with one of these values joins, up to what fits into the bits."""
    new = 0
    while values > 0:
        new |= (sums & SMALL_SUMS) << lowest(values)
        values &= values - 1
    return new


SMALL_SUMS = (1 << 31) - 1


def can_finish(s: State, missing: int, least: int, most: int, spent: int, discover: bool, lifted: bool) -> bool:
    """Whether a payment can be completed, if need be with a Market Discovery or a Stock Clearance still to be laid."""
    if discover:
        for place in range(s.seats[s.active].hand_size + s.open_size):
            value = value_of_role(s, place, most, spent, MARKET_DISCOVERY)
            if value > 0 and can_lift(s, missing - value, min(least, value), most, spent | 1 << place, lifted):
                return True
        return False
    return can_lift(s, missing, least, most, spent, lifted)


def can_lift(s: State, missing: int, least: int, most: int, spent: int, lifted: bool) -> bool:
    if reaches(s, missing, least, most, spent, lifted):
        return True
    if lifted or not in_game(s, Deck.PANDAS):
        return False
    for place in range(s.seats[s.active].hand_size + s.open_size):
        value = value_of_role(s, place, most, spent, STOCK_CLEARANCE)
        if value > 0 and reaches(s, missing - value, least, most, spent | 1 << place, True):
            return True
    return False


def value_of_role(s: State, place: int, most: int, spent: int, role: int) -> int:
    """The value of a card if it may be a card of this kind and is not worth more than `most`; 0 if not."""
    if spent >> place & 1:
        return 0
    used = card_at(s, place)
    may_be = s.may_be[place]
    while may_be > 0:
        identity = lowest(may_be)
        may_be &= may_be - 1
        if printed(s, identity) == role and value_as(s, used, identity) <= most:
            return value_as(s, used, identity)
    return 0


def can_pay_with(s: State, place: int, identity: int) -> bool:
    """Whether naming this card next, as this identity, leads to a payment."""
    used = card_at(s, place)
    kind = printed(s, identity)
    value = value_as(s, used, identity)
    most = ENOUGH
    if not order_matters(s, s.active):
        most = value
        if s.laid_size > 0 and value > s.laid_value[s.laid_size - 1]:
            return False
    return can_finish(
        s,
        price(s) - laid_value(s) - value,
        min(least_laid(s), value),
        most,
        1 << place,
        must_discover(s) and kind != MARKET_DISCOVERY,
        stock_clearance(s) or kind == STOCK_CLEARANCE,
    )


def can_pay_with_any(s: State, place: int) -> bool:
    """Whether naming this card next, as anything it may be, leads to a payment."""
    may_be = s.may_be[place]
    while may_be > 0:
        identity = lowest(may_be)
        may_be &= may_be - 1
        if can_pay_with(s, place, identity):
            return True
    return False


def purse(s: State) -> int:
    """What the whole hand can pay. Values must be noted."""
    total = 0
    for place in range(s.seats[s.active].hand_size + s.open_size):
        total += highest(s.scratch[place])
    return total


def can_buy(s: State, what: int, money: int) -> bool:
    """Whether a card of the market can be paid for: money is all it takes, since paid from dear to cheap, no card is
    superfluous. The top of the discard pile needs a Market Discovery as well. Values must be noted."""
    s.bought = what
    affordable = False
    if what < TOP_OF_MARKET:
        affordable = s.market[what] > 0 and price(s) <= money
    elif s.piles[MARKET].discard_size > 0 and price(s) <= money and in_game(s, Deck.PANDAS):
        affordable = can_finish(s, price(s), NOT_LAID, ENOUGH, 0, True, False)
    s.bought = 0
    return affordable
