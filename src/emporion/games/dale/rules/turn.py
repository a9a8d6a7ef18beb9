"""A turn (2.3): actions, then the Delivery, then the next player. Abilities outside actions (2.5)."""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, ask, do
from emporion.games.dale.rules.cards import COOKIES, GOOD_OLD_TIMES, NO_CARD, Deck
from emporion.games.dale.rules.chameleons import become_good_old_times, can_only_be, identity_as, settle, show_model
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import (
    card_at,
    cards_in_hand,
    is_settled,
    remove_from_hand,
    return_open_cards,
    show_in_hand,
)
from emporion.games.dale.rules.macaws import HAND_SIZE, cookies
from emporion.games.dale.rules.pandas import fill_market, market_discovery
from emporion.games.dale.rules.piles import can_draw, deal_junk, discard, draw_into_hand
from emporion.games.dale.rules.questions import ask_for_hand_card, in_game, order_matters
from emporion.games.dale.rules.state import SLOTS, THREW, State
from emporion.kernel.seats import EVERYONE
from emporion.kernel.trace import trace


def begin_turn(s: State, seat: int) -> None:
    s.active = seat
    s.turn += 1
    trace(Event.TURN, seat, s.turn)
    do(s, Step.END_TURN)
    do(s, Step.DELIVERY)
    do(s, Step.ACTION)


def delivery(s: State) -> None:
    """After the last action: abilities, the hand, the market. If a card in the game can throw away the top of the
    market deck, every player is asked whether to do so, whatever their hand (5.4)."""
    do(s, Step.REFILL_MARKET)
    do(s, Step.REFILL_HAND)
    if abilities_in_game(s):
        do(s, Step.BEFORE_DELIVERY)


def abilities_in_game(s: State) -> bool:
    """Whether Market Discovery or Good Old Times can be in a hand."""
    return in_game(s, Deck.PANDAS) or in_game(s, Deck.CHAMELEONS)


def refill_hand(s: State) -> None:
    """Refill the hand (2.6 step 1); the hand size is computed again after every card. A copier that can only be Cookies
    is Cookies (3.3). One that may be Cookies can be declared; every player is asked if such a card may be in a hand."""
    copies = in_game(s, Deck.MACAWS) and in_game(s, Deck.CHAMELEONS)
    full = False
    while not full:
        if copies:
            copy_cookies_if_forced(s)
        full = cards_in_hand(s, s.active) >= cookies(s)
        if not full:
            show_cookies(s)
            full = not deliver_card(s)
    if copies:
        ask(s, Step.MORE_COOKIES, Step.COPY_COOKIES)


def copy_cookies(s: State) -> None:
    if s.chosen > 0:
        settle(s, s.chosen, identity_as(s, s.chosen, COOKIES))
        do(s, Step.REFILL_HAND)


def show_cookies(s: State) -> None:
    """Show the Cookies that make the hand larger (1.2, 2.9), as many as needed; copies lie open anyway."""
    needed = cards_in_hand(s, s.active) + 1 - HAND_SIZE
    for place in range(s.open_size):
        needed -= s.open_as[place] == COOKIES
    while show_in_hand(s, s.active, COOKIES, needed):
        s.reveals += 1
        trace(Event.SHOWS, s.active, COOKIES)


def deliver_card(s: State) -> bool:
    """A card from the player's deck, or junk if nothing is left (R 'Dostawa' 1); whether there was one."""
    if can_draw(s, s.active):
        draw_into_hand(s, s.active, s.active)
        return True
    return deal_junk(s, s.active)


def copy_cookies_if_forced(s: State) -> None:
    """Copiers in the hand that can only be Cookies become Cookies, unless the hand is too large for it to matter."""
    forced = 0
    for each in range(cards_in_hand(s, s.active)):
        reference = card_at(s, each)
        forced += not is_settled(s, reference) and can_only_be(s, reference, COOKIES)
    if cards_in_hand(s, s.active) >= cookies(s) + forced:
        return
    place = 0
    while place < cards_in_hand(s, s.active):
        reference = card_at(s, place)
        if not is_settled(s, reference) and can_only_be(s, reference, COOKIES):
            settle(s, reference, identity_as(s, reference, COOKIES))
            place = 0
        else:
            place += 1


def refill_market(s: State) -> None:
    """The second part of the Delivery, then abilities once more."""
    slide_market(s)
    fill_market(s)
    if abilities_in_game(s):
        do(s, Step.END_OF_TURN)


def slide_market(s: State) -> None:
    """Slide the cards to the cheaper slots, keeping their order (2.6 step 2)."""
    free = 0
    for slot in range(SLOTS):
        if s.market[slot] != NO_CARD:
            if free < slot:
                s.market[free] = s.market[slot]
                s.market[slot] = NO_CARD
                trace(Event.MARKET_SLIDES, s.market[free], free)
            free += 1


def end_turn(s: State) -> None:
    """All effects for this turn end."""
    s.flashy = 0
    return_open_cards(s)
    begin_turn(s, (s.active + 1) % s.players)


def tidy(s: State) -> None:
    """The inventory action (2.4 d): discard any number of cards, in the order of naming."""
    ask(s, Step.INVENTORY, Step.TIDY_AWAY)


def tidy_away(s: State) -> None:
    s.last_named = s.chosen
    if s.chosen > 0:
        kind = remove_from_hand(s, s.chosen, EVERYONE)
        discard(s, s.active, kind)
        if cards_in_hand(s, s.active) > 0:
            tidy(s)
        else:
            s.last_named = 0


def discard_hand(s: State) -> None:
    """Discard the whole hand; the order is asked where it matters."""
    if asks_discard_order(s):
        ask_for_hand_card(s, Step.DISCARD_IN_ORDER)
        return
    while cards_in_hand(s, s.active) > 0:
        kind = remove_from_hand(s, card_at(s, 0), EVERYONE)
        discard(s, s.active, kind)


def discard_in_order(s: State) -> None:
    kind = remove_from_hand(s, s.chosen, EVERYONE)
    discard(s, s.active, kind)
    do(s, Step.DISCARD_HAND)


def asks_discard_order(s: State) -> bool:
    """Whether the order in which the hand is discarded is a choice."""
    return cards_in_hand(s, s.active) > 1 and order_matters(s, s.active)


def throw_top_away(s: State) -> None:
    """Use Market Discovery's or Good Old Times' ability with the card in `binding`, which has the chosen identity."""
    if s.chosen == GOOD_OLD_TIMES and not is_settled(s, s.binding):
        show_model(s, s.binding, GOOD_OLD_TIMES)
        place = become_good_old_times(s, s.binding)
    else:
        place = settle(s, s.binding, s.chosen)
    s.open_marks[place] |= THREW
    trace(Event.USES, s.active, s.open[place])
    market_discovery(s)


def turn(s: State, step: int) -> None:
    """Run a step of the turn."""
    if step == Step.DELIVERY:
        delivery(s)
    elif step == Step.REFILL_HAND:
        refill_hand(s)
    elif step == Step.COPY_COOKIES:
        copy_cookies(s)
    elif step == Step.REFILL_MARKET:
        refill_market(s)
    elif step == Step.END_TURN:
        end_turn(s)
    elif step == Step.TIDY_AWAY:
        tidy_away(s)
    elif step == Step.DISCARD_HAND:
        discard_hand(s)
    elif step == Step.DISCARD_IN_ORDER:
        discard_in_order(s)
    else:
        throw_top_away(s)
