"""Snappy Scarlet Macaws (1.2): hand management."""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, do
from emporion.games.dale.rules.cards import COOKIES
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import add_to_hand, add_to_hand_openly, cards_in_hand, remove_from_hand
from emporion.games.dale.rules.piles import (
    can_draw,
    draw_up_to,
    look_at_top,
    put_on_top,
    take_looked,
    take_top_of_discard,
    throw_away,
)
from emporion.games.dale.rules.questions import ask_for_hand_card, ask_for_looked_card, no_effect
from emporion.games.dale.rules.state import State
from emporion.kernel.seats import EVERYONE
from emporion.kernel.trace import trace

HAND_SIZE = 5
SPYGLASS_CARDS = 3
MOST_FLASHY = 99  # far beyond any value that matters


def swift_broker(s: State) -> None:
    """Discard the whole hand, then draw as many cards."""
    s.cards_to_draw = cards_in_hand(s, s.active)
    do(s, Step.SWIFT_BROKER_DRAWS)
    do(s, Step.DISCARD_HAND)


def swift_broker_draws(s: State) -> None:
    draw_up_to(s, s.active, s.cards_to_draw)
    s.cards_to_draw = 0


def cookies(s: State) -> int:
    """The active player's hand size: one more for each Cookies in the hand, copies included."""
    me = s.seats[s.active]
    size = HAND_SIZE
    for place in range(me.hand_size):
        size += me.hand[place] == COOKIES
    for place in range(s.open_size):
        size += s.open_as[place] == COOKIES
    return size


def shattered_relic(s: State) -> None:
    """Throw one hand card away, then draw one. With an empty hand, still draw (5.15)."""
    ask_for_hand_card(s, Step.SHATTERED_RELIC_THROWS)


def shattered_relic_throws(s: State) -> None:
    if s.chosen > 0:
        kind = remove_from_hand(s, s.chosen, EVERYONE)
        throw_away(s, kind)
    draw_up_to(s, s.active, 1)


def spyglass(s: State) -> None:
    """Look at the top three cards of your deck, keep one, put the others back in any order."""
    look_to_keep_one(s, s.active, SPYGLASS_CARDS, Step.SPYGLASS_KEEPS)


def spyglass_keeps(s: State) -> None:
    keep(s)
    if s.looked_size > 0:
        ask_for_looked_card(s, Step.SPYGLASS_PUTS_BACK)


def spyglass_puts_back(s: State) -> None:
    """The chosen card goes on top, so the other one first."""
    if s.looked_size > 1:
        put_back(s, s.looked[1] if s.looked[0] == s.chosen else s.looked[0])
    put_back(s, s.looked[0])


def look_to_keep_one(s: State, owner: int, cards: int, then: int) -> None:
    """Look at the top cards of a deck and choose one. Without any, the technique has no effect."""
    for _ in range(cards):
        if can_draw(s, owner):
            look_at_top(s, owner)
    if s.looked_size == 0:
        no_effect(s)
    else:
        ask_for_looked_card(s, then)


def keep(s: State) -> None:
    """The chosen card goes to the hand, unseen by the other players."""
    kind = s.chosen
    take_looked(s, kind)
    for place in range(s.looked_size):
        s.looked_known[place] = 1 << s.active
    add_to_hand(s, s.active, kind, 0)
    trace(Event.KEEPS, s.active, kind, 1 << s.active)


def put_back(s: State, kind: int) -> None:
    """A looked-at card goes back on top of the deck; only the active player knows its place."""
    take_looked(s, kind)
    put_on_top(s, s.active, kind, 1 << s.active)
    trace(Event.PUTS_BACK, s.active, kind, 1 << s.active)


def flashy_show(s: State) -> None:
    """Every card you use this turn is worth one more. Several Flashy Shows add up."""
    s.flashy = min(s.flashy + 1, MOST_FLASHY)


def favourite_toy(s: State) -> None:
    """Take the top card of your discard pile. The toy itself is still in play, so it cannot be that card."""
    if s.piles[s.active].discard_size == 0:
        no_effect(s)
        return
    kind = take_top_of_discard(s, s.active)
    add_to_hand_openly(s, s.active, kind)
    trace(Event.FETCHES, s.active, kind)


def macaws(s: State, step: int) -> None:
    """Run a step of the macaws."""
    if step == Step.SWIFT_BROKER:
        swift_broker(s)
    elif step == Step.SWIFT_BROKER_DRAWS:
        swift_broker_draws(s)
    elif step == Step.SHATTERED_RELIC:
        shattered_relic(s)
    elif step == Step.SHATTERED_RELIC_THROWS:
        shattered_relic_throws(s)
    elif step == Step.SPYGLASS:
        spyglass(s)
    elif step == Step.SPYGLASS_KEEPS:
        spyglass_keeps(s)
    elif step == Step.SPYGLASS_PUTS_BACK:
        spyglass_puts_back(s)
    elif step == Step.FLASHY_SHOW:
        flashy_show(s)
    else:
        favourite_toy(s)
