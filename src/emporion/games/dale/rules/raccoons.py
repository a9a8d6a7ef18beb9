"""Thieving Northern Raccoons (1.4): interaction."""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, ask
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import (
    add_to_hand,
    add_to_hand_openly,
    cards_in_hand,
    is_in_open_row,
    random_hand_card,
    remove_from_hand,
    remove_hidden_card,
)
from emporion.games.dale.rules.piles import (
    can_draw,
    look_at_top,
    put_on_discard,
    put_on_top,
    reveal_looked,
    swap_deck_and_discard,
    take_top_of_discard,
    throw_away,
)
from emporion.games.dale.rules.questions import (
    THROW_ONE,
    ask_for_hand_card,
    ask_for_looked_card,
    ask_for_opponent,
    no_effect,
    opponents,
)
from emporion.games.dale.rules.state import State
from emporion.kernel.seats import EVERYONE
from emporion.kernel.trace import trace

SABOTAGED_CARDS = 2


def wily_fellow(s: State) -> bool:
    """Swap your deck and discard pile."""
    swap_deck_and_discard(s, s.active)
    return True


def nuisance(s: State, stage: int) -> bool:
    """Up to two opponents discard a random card each. `count` holds the victims as bits: they are chosen before any
    card is lost (2.11), and the order of their losses cannot matter."""
    if stage == 0:
        s.count = 0
        ask(s, Step.VICTIM, opponents(s))
        return False
    if s.chosen > 0:
        s.count |= 1 << s.chosen - 1
    others = opponents(s) & ~s.count
    if stage == 1 and s.chosen > 0 and others > 0:
        ask(s, Step.VICTIM, others)
        return False
    if s.count == 0:
        no_effect(s)
    for victim in range(s.players):
        if s.count >> victim & 1:
            discard_random_card(s, victim)
    s.count = 0
    return True


def discard_random_card(s: State, victim: int) -> None:
    """Discard a random card from a player's hand, if there is one."""
    if s.seats[victim].hand_size > 0:
        s.reveals += 1
        kind = random_hand_card(s, victim)
        remove_hidden_card(s, victim, kind, EVERYONE)
        put_on_discard(s, victim, kind)
        trace(Event.LOSES, victim, kind)


def rotten_food(s: State, stage: int) -> bool:
    """Put a hand card face down on top of an opponent's deck. Only the active player knows which (5.27), so the
    opponent is chosen first and no chosen card waits on the table."""
    if cards_in_hand(s, s.active) == 0:
        no_effect(s)
        return True
    if stage == 0:
        ask_for_opponent(s, opponents(s))
        return False
    if stage == 1:
        ask_for_hand_card(s)
        return False
    known_to = EVERYONE if is_in_open_row(s.chosen) else 1 << s.active
    kind = remove_from_hand(s, s.chosen, known_to)
    put_on_top(s, s.target, kind, known_to)
    trace(Event.SLIPS, s.active, s.target, kind, known_to)
    s.chosen = 0
    return True


def dirty_exchange(s: State, stage: int) -> bool:
    """Take a random card from an opponent's hand, then give one back, perhaps the same. No effect on an empty hand
    (5.14)."""
    if stage == 0:
        ask_for_opponent(s, opponents(s))
        return False
    both = 1 << s.active | 1 << s.target
    if stage == 1:
        if s.seats[s.target].hand_size == 0:
            no_effect(s)
            return True
        s.reveals += 1
        kind = random_hand_card(s, s.target)
        take_from_target(s, kind)
        ask_for_hand_card(s)
        return False
    known_to = EVERYONE if is_in_open_row(s.chosen) else both
    kind = remove_from_hand(s, s.chosen, known_to)
    add_to_hand(s, s.target, kind, known_to)
    trace(Event.GIVES, s.active, s.target, kind, known_to)
    s.chosen = 0
    return True


def take_from_target(s: State, kind: int) -> None:
    """Move a card from the target's hand to the active player's; both know which."""
    both = 1 << s.active | 1 << s.target
    remove_hidden_card(s, s.target, kind, both)
    add_to_hand(s, s.active, kind, both)
    trace(Event.GRABS, s.active, s.target, kind, both)


def sabotage(s: State, stage: int) -> bool:
    """Look at the top two cards of an opponent's deck, throw one away, put the other on their discard pile."""
    if stage == 0:
        ask_for_opponent(s, opponents(s))
        return False
    if stage == 1:
        for _ in range(SABOTAGED_CARDS):
            if can_draw(s, s.target):
                look_at_top(s, s.target)
        if s.looked_size == 0:
            no_effect(s)
            return True
        ask_for_looked_card(s, THROW_ONE)
        return False
    reveal_looked(s, s.chosen, s.target)
    throw_away(s, s.chosen)
    if s.looked_size > 0:
        other = s.looked[0]
        reveal_looked(s, other, s.target)
        put_on_discard(s, s.target, other)
        trace(Event.DROPS, s.active, s.target, other)
    return True


def treasure_hunter(s: State, stage: int) -> bool:
    """Take the top card of an opponent's discard pile."""
    if stage == 0:
        among = 0
        for other in range(s.players):
            if other != s.active and s.piles[other].discard_size > 0:
                among |= 1 << other
        ask_for_opponent(s, among)
        return False
    if s.chosen > 0:
        kind = take_top_of_discard(s, s.target)
        add_to_hand_openly(s, s.active, kind)
        trace(Event.STEALS, s.active, s.target, kind)
    else:
        no_effect(s)
    return True
