"""The market action (2.4 a): buy one card and pay for it with hand cards.

No paid card may be superfluous: the excess is less than the value of every card paid. Cards are named one by one. Where
the order of discards matters they are named in the order in which they go on the pile, elsewhere in descending value.
Reachable sums are kept as bits.
"""

from __future__ import annotations

from emporion.games.dale.rules.actions import TOP_OF_MARKET
from emporion.games.dale.rules.agenda import Step, ask, do
from emporion.games.dale.rules.building import clear_laid, lay
from emporion.games.dale.rules.cards import ESSENTIAL_PURCHASE, JUNK, NO_CARD, Deck
from emporion.games.dale.rules.chameleons import base_as, become
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import add_to_hand_openly
from emporion.games.dale.rules.pandas import essential_purchase, is_thrown
from emporion.games.dale.rules.payments import card_for_sale, is_paid, price
from emporion.games.dale.rules.piles import put_on_discard, take_top_of_discard, throw_away
from emporion.games.dale.rules.questions import in_game
from emporion.games.dale.rules.state import MARKET, State
from emporion.kernel.trace import trace


def buy(s: State, what: int) -> None:
    """Name cards until enough is paid."""
    s.bought = what
    ask(s, Step.PAYMENT, Step.USE_TO_PAY)


def use_to_pay(s: State) -> None:
    if s.chosen > 0:
        become(s, s.chosen, Step.LAY_TO_PAY)
    else:
        do(s, Step.TAKE_BOUGHT_CARD)


def lay_to_pay(s: State) -> None:
    """Where a Stock Clearance may be in a hand, every player ends the payment explicitly."""
    lay(s, s.binding, s.chosen, base_as(s, s.binding, s.chosen) + s.flashy)
    if is_paid(s) and not in_game(s, Deck.PANDAS):
        do(s, Step.TAKE_BOUGHT_CARD)
    else:
        ask(s, Step.PAYMENT, Step.USE_TO_PAY)


def take_bought_card(s: State) -> None:
    """Enough is paid: the card goes to the hand. An Essential Purchase may throw paid junk away."""
    card = card_for_sale(s, s.bought)
    trace(Event.BUYS, s.active, card, s.bought, price(s))
    for place in range(s.laid_size):
        trace(Event.PAYS, s.active, s.laid[place], s.laid_as[place], s.laid_value[place])
    if s.bought == TOP_OF_MARKET:
        take_top_of_discard(s, MARKET)
    else:
        s.market[s.bought] = NO_CARD
    add_to_hand_openly(s, s.active, card)
    s.bought = 0
    do(s, Step.DISCARD_PAYMENT)
    if card == ESSENTIAL_PURCHASE and essential_purchase(s) > 0:
        ask(s, Step.JUNK_AWAY, Step.THROW_PAID_JUNK)


def throw_paid_junk(s: State) -> None:
    """Throw away a junk card of the payment; a copier that was junk goes where its printed card belongs (5.22)."""
    if s.chosen == 0:
        return
    place = 0
    while s.laid[place] != s.chosen or s.laid_as[place] != JUNK or is_thrown(s, place):
        place += 1
    throw_away(s, s.chosen)
    s.junk_thrown |= 1 << place
    if essential_purchase(s) > 0:
        ask(s, Step.JUNK_AWAY, Step.THROW_PAID_JUNK)


def discard_payment(s: State) -> None:
    """The paid cards go on the discard pile in the order of naming."""
    for place in range(s.laid_size):
        if not is_thrown(s, place):
            put_on_discard(s, s.active, s.laid[place])
    clear_laid(s)
    s.junk_thrown = 0


def purchase(s: State, step: int) -> None:
    """Run a step of a purchase."""
    if step == Step.USE_TO_PAY:
        use_to_pay(s)
    elif step == Step.LAY_TO_PAY:
        lay_to_pay(s)
    elif step == Step.TAKE_BOUGHT_CARD:
        take_bought_card(s)
    elif step == Step.THROW_PAID_JUNK:
        throw_paid_junk(s)
    else:
        discard_payment(s)
