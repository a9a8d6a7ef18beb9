"""Prices, and which payments are possible (2.10 canPay). Reachable sums are kept as bits."""

from __future__ import annotations

from emporion.games.dale.rules.actions import TOP_OF_MARKET
from emporion.games.dale.rules.cards import MARKET_DISCOVERY, STOCK_CLEARANCE, VALUE, Deck, highest
from emporion.games.dale.rules.chameleons import identity_kind
from emporion.games.dale.rules.hand_values import ENOUGH, value_as
from emporion.games.dale.rules.hands import card_at, is_laid
from emporion.games.dale.rules.pandas import stock_clearance
from emporion.games.dale.rules.questions import in_game, order_matters
from emporion.games.dale.rules.state import MARKET, SLOTS, State
from emporion.games.dale.rules.workspace import Workspace
from emporion.kernel.bits import lowest_bit

NOT_LAID = 63


def card_for_sale(s: State, what: int) -> int:
    """The card in a slot of the market, or the top of its discard pile."""
    pile = s.piles[MARKET]
    return s.market[what] if what < SLOTS else pile.discard[pile.discard_size - 1]


def surcharge(what: int) -> int:
    """One for each slot to the right of a market card (2.4 a)."""
    return what if what < TOP_OF_MARKET else 0


def price_with_surcharge(card: int, what: int) -> int:
    """The printed value of a card and the surcharge of its slot (2.4 a)."""
    return VALUE[card] + surcharge(what)


def price_of(s: State, what: int) -> int:
    """The price of a card for sale."""
    return price_with_surcharge(card_for_sale(s, what), what)


def price(s: State) -> int:
    """The price of the card being bought."""
    return price_of(s, s.bought)


def laid_total(s: State) -> int:
    total = 0
    for place in range(s.laid_size):
        total += min(s.laid_value[place], ENOUGH)
    return total


def cheapest_laid(s: State) -> int:
    """The value of the cheapest card laid down."""
    least = NOT_LAID
    for place in range(s.laid_size):
        least = min(least, s.laid_value[place], ENOUGH)
    return least


def needs_market_discovery(s: State) -> bool:
    """Whether a Market Discovery still has to be paid: without it the market's discard pile is not for sale."""
    return s.bought == TOP_OF_MARKET and not is_laid(s, MARKET_DISCOVERY)


def is_paid(s: State) -> bool:
    """Whether the cards laid down pay for the card (2.10 canPay)."""
    excess = laid_total(s) - price(s)
    if excess < 0 or needs_market_discovery(s):
        return False
    return excess < cheapest_laid(s) or stock_clearance(s)


def can_reach_sum(
    s: State, workspace: Workspace, missing: int, least: int, most: int, excluded: int, unlimited: bool
) -> bool:
    """Whether hand cards worth at most `most`, without the excluded places, can pay the missing sum: with no card
    superfluous, or with any cards if `unlimited`."""
    me = s.seats[s.active]
    cards = me.hand_size + s.open_size
    cheap_enough = (1 << most + 1) - 1
    if unlimited:
        for place in range(cards):
            if excluded >> place & 1 == 0:
                missing -= highest(workspace.worth[place] & cheap_enough)
        return missing <= 0
    biggest = 0
    for place in range(cards):
        biggest = max(biggest, highest(workspace.worth[place] & cheap_enough))
    for cheapest in range(1, min(least, max(biggest, 1)) + 1):
        # Sums of cards that are each worth at least `cheapest`, so that the excess must be less than that.
        window = window_of(missing, cheapest)
        if window & 1:
            return True
        sums = 1
        for place in range(cards):
            values = (workspace.worth[place] & cheap_enough) >> cheapest << cheapest
            if excluded >> place & 1 == 0 and values > 0:
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
    """The sums after adding a card with one of these values, as far as they fit into the bits."""
    new = 0
    while values > 0:
        new |= (sums & SMALL_SUMS) << lowest_bit(values)
        values &= values - 1
    return new


SMALL_SUMS = (1 << 31) - 1


def can_finish(
    s: State,
    workspace: Workspace,
    missing: int,
    least: int,
    most: int,
    excluded: int,
    discover: bool,
    unlimited: bool,
) -> bool:
    """Whether a payment can be completed, adding a Market Discovery or a Stock Clearance if needed."""
    if discover:
        for place in range(s.seats[s.active].hand_size + s.open_size):
            value = value_as_kind(s, workspace, place, most, excluded, MARKET_DISCOVERY)
            if value > 0 and can_reach_price(
                s, workspace, missing - value, min(least, value), most, excluded | 1 << place, unlimited
            ):
                return True
        return False
    return can_reach_price(s, workspace, missing, least, most, excluded, unlimited)


def can_reach_price(
    s: State, workspace: Workspace, missing: int, least: int, most: int, excluded: int, unlimited: bool
) -> bool:
    if can_reach_sum(s, workspace, missing, least, most, excluded, unlimited):
        return True
    if unlimited or not in_game(s, Deck.PANDAS):
        return False
    for place in range(s.seats[s.active].hand_size + s.open_size):
        value = value_as_kind(s, workspace, place, most, excluded, STOCK_CLEARANCE)
        if value > 0 and can_reach_sum(s, workspace, missing - value, least, most, excluded | 1 << place, True):
            return True
    return False


def value_as_kind(s: State, workspace: Workspace, place: int, most: int, excluded: int, kind: int) -> int:
    """The value of a card if it may be this kind and is worth at most `most`; 0 otherwise."""
    if excluded >> place & 1:
        return 0
    reference = card_at(s, place)
    may_be = workspace.may_be[place]
    while may_be > 0:
        identity = lowest_bit(may_be)
        may_be &= may_be - 1
        if identity_kind(s, identity) == kind and value_as(s, reference, identity) <= most:
            return value_as(s, reference, identity)
    return 0


def can_pay_with(s: State, workspace: Workspace, place: int, identity: int) -> bool:
    """Whether a payment can be completed after naming this card next as this identity."""
    reference = card_at(s, place)
    kind = identity_kind(s, identity)
    value = value_as(s, reference, identity)
    most = ENOUGH
    if not order_matters(s, s.active):
        most = value
        if s.laid_size > 0 and value > s.laid_value[s.laid_size - 1]:
            return False
    return can_finish(
        s,
        workspace,
        price(s) - laid_total(s) - value,
        min(cheapest_laid(s), value),
        most,
        1 << place,
        needs_market_discovery(s) and kind != MARKET_DISCOVERY,
        stock_clearance(s) or kind == STOCK_CLEARANCE,
    )


def can_pay_with_any(s: State, workspace: Workspace, place: int) -> bool:
    """Whether a payment can be completed after naming this card next, as any of its identities."""
    may_be = workspace.may_be[place]
    while may_be > 0:
        identity = lowest_bit(may_be)
        may_be &= may_be - 1
        if can_pay_with(s, workspace, place, identity):
            return True
    return False


def purse(s: State, workspace: Workspace) -> int:
    """The most that the whole hand can pay. Values must be cached."""
    total = 0
    for place in range(s.seats[s.active].hand_size + s.open_size):
        total += highest(workspace.worth[place])
    return total


def can_buy(s: State, workspace: Workspace, what: int, money: int) -> bool:
    """Whether a market card can be paid for. Enough money suffices: paying in descending value leaves no card
    superfluous. The top of the discard pile needs a Market Discovery as well. Values must be cached."""
    if what < TOP_OF_MARKET:
        return s.market[what] > 0 and price_of(s, what) <= money
    if s.piles[MARKET].discard_size == 0 or price_of(s, what) > money or not in_game(s, Deck.PANDAS):
        return False
    return can_finish(s, workspace, price_of(s, what), NOT_LAID, ENOUGH, 0, True, False)
