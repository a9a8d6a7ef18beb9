"""A turn (2.3): actions, then the Delivery, then the next player. Abilities outside actions (2.5)."""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, ask, do, finish, return_to
from emporion.games.dale.rules.cards import COOKIES, GOOD_OLD_TIMES, NO_CARD, Deck
from emporion.games.dale.rules.chameleons import become_good_old_times, can_only_be, identity_as, settle, show_model
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import (
    card_at,
    cards_in_hand,
    is_settled,
    part_with,
    show_in_hand,
    take_up_open_cards,
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
    do(s, Step.TURN)
    ask(s, Step.ACTION)


def turn(s: State, stage: int) -> None:
    """The action phase, a last look before the Delivery, the Delivery, and the end of the turn. Where a card can throw
    away the top of the market deck, every player is asked whether to do so, whatever is in the hand (5.4)."""
    if stage == 0:
        if abilities_in_game(s):
            ask(s, Step.BEFORE_DELIVERY)
    elif stage == 1:
        do(s, Step.DELIVERY)
    elif stage == 2:
        slide_market(s)
        fill_market(s)
        if abilities_in_game(s):
            ask(s, Step.END_OF_TURN)
    else:
        finish(s)
        s.flashy = 0
        take_up_open_cards(s)
        begin_turn(s, (s.active + 1) % s.players)


def abilities_in_game(s: State) -> bool:
    """Whether Market Discovery or Good Old Times may be in a hand."""
    return in_game(s, Deck.PANDAS) or in_game(s, Deck.CHAMELEONS)


def delivery(s: State, stage: int) -> None:
    """Refill the hand (2.6 step 1); its size is looked at anew after every card. A copier that can only be Cookies is
    (3.3); one that may be Cookies can be declared, which everyone is asked who might hold such a card."""
    if stage == 1 and s.chosen > 0:
        settle(s, s.chosen, identity_as(s, s.chosen, COOKIES))
    elif stage == 1:
        finish(s)
        return
    full = False
    while not full:
        if in_game(s, Deck.MACAWS) and in_game(s, Deck.CHAMELEONS):
            copy_cookies_if_forced(s)
        full = cards_in_hand(s, s.active) >= cookies(s)
        if not full:
            show_cookies(s)
            full = not deliver_card(s)
    if in_game(s, Deck.MACAWS) and in_game(s, Deck.CHAMELEONS):
        return_to(s, 1)
        ask(s, Step.MORE_COOKIES)
    else:
        finish(s)


def show_cookies(s: State) -> None:
    """Cookies are shown when they make the hand larger (1.2, 2.9), as many as it takes; copies lie open anyway."""
    needed = cards_in_hand(s, s.active) + 1 - HAND_SIZE
    for place in range(s.open_size):
        needed -= s.open_as[place] == COOKIES
    while show_in_hand(s, s.active, COOKIES, needed):
        s.reveals += 1
        trace(Event.SHOWS, s.active, COOKIES)


def deliver_card(s: State) -> bool:
    """A card from the own deck, or junk if nothing is left (R 'Dostawa' 1); whether there was one."""
    if can_draw(s, s.active):
        draw_into_hand(s, s.active, s.active)
        return True
    return deal_junk(s, s.active)


def copy_cookies_if_forced(s: State) -> None:
    """Copiers in the hand that can be nothing but Cookies are Cookies, unless the hand is so large that it makes no
    difference."""
    forced = 0
    for each in range(cards_in_hand(s, s.active)):
        used = card_at(s, each)
        forced += not is_settled(s, used) and can_only_be(s, used, COOKIES)
    if cards_in_hand(s, s.active) >= cookies(s) + forced:
        return
    place = 0
    while place < cards_in_hand(s, s.active):
        used = card_at(s, place)
        if not is_settled(s, used) and can_only_be(s, used, COOKIES):
            settle(s, used, identity_as(s, used, COOKIES))
            place = 0
        else:
            place += 1


def slide_market(s: State) -> None:
    """Cards move to the right, in their order (2.6 step 2)."""
    free = 0
    for slot in range(SLOTS):
        if s.market[slot] != NO_CARD:
            if free < slot:
                s.market[free] = s.market[slot]
                s.market[slot] = NO_CARD
                trace(Event.MARKET_SLIDES, s.market[free], free)
            free += 1


def tidying(s: State, stage: int) -> None:
    """The inventory action (2.4 d): discard any number of cards, in the order in which they are named."""
    if stage == 1 and s.chosen > 0:
        s.count = s.chosen
        kind = part_with(s, s.chosen, EVERYONE)
        discard(s, s.active, kind)
    if (stage == 1 and s.chosen == 0) or cards_in_hand(s, s.active) == 0:
        s.count = 0
        finish(s)
    else:
        return_to(s, 1)
        ask(s, Step.INVENTORY, min(stage, 1))


def discarding_hand(s: State, stage: int) -> None:
    """Discard the whole hand; in which order is asked where it matters and there is more than one card."""
    if stage == 1:
        kind = part_with(s, s.chosen, EVERYONE)
        discard(s, s.active, kind)
    if cards_in_hand(s, s.active) > 1 and order_matters(s, s.active):
        return_to(s, 1)
        ask_for_hand_card(s)
        return
    while cards_in_hand(s, s.active) > 0:
        kind = part_with(s, card_at(s, 0), EVERYONE)
        discard(s, s.active, kind)
    finish(s)


def revealing(s: State) -> None:
    """Use Market Discovery's or Good Old Times' ability through the card in `binding`, which is what was chosen."""
    finish(s)
    if s.chosen == GOOD_OLD_TIMES and not is_settled(s, s.binding):
        show_model(s, s.binding, GOOD_OLD_TIMES)
        place = become_good_old_times(s, s.binding)
    else:
        place = settle(s, s.binding, s.chosen)
    s.open_marks[place] |= THREW
    trace(Event.USES, s.active, s.open[place])
    market_discovery(s)
