"""Thieving Northern Raccoons (1.4): interaction."""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, ask, do
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


def wily_fellow(s: State) -> None:
    """Swap your deck and discard pile."""
    swap_deck_and_discard(s, s.active)


def nuisance(s: State) -> None:
    """Up to two opponents discard a random card each. They are chosen before any card is lost (2.11), and the order of
    their losses cannot matter."""
    ask_for_victim(s, Step.NUISANCE_FIRST_VICTIM)


def ask_for_victim(s: State, then: int) -> None:
    s.eligible = opponents(s) & ~s.victims
    ask(s, Step.VICTIM, then)


def nuisance_first_victim(s: State) -> None:
    if s.chosen > 0:
        s.victims = 1 << s.chosen - 1
    if s.chosen > 0 and opponents(s) != s.victims:
        ask_for_victim(s, Step.NUISANCE_SECOND_VICTIM)
    else:
        do(s, Step.NUISANCE_SECOND_VICTIM)


def nuisance_second_victim(s: State) -> None:
    """The named opponents discard. This step also follows if no second opponent was asked for."""
    if s.chosen > 0:
        s.victims |= 1 << s.chosen - 1
    if s.victims == 0:
        no_effect(s)
    for victim in range(s.players):
        if s.victims >> victim & 1:
            discard_random_card(s, victim)
    s.victims = 0


def discard_random_card(s: State, victim: int) -> None:
    """Discard a random card from a player's hand, if there is one."""
    if s.seats[victim].hand_size > 0:
        s.reveals += 1
        kind = random_hand_card(s, victim)
        remove_hidden_card(s, victim, kind, EVERYONE)
        put_on_discard(s, victim, kind)
        trace(Event.LOSES, victim, kind)


def rotten_food(s: State) -> None:
    """Put a hand card face down on top of an opponent's deck. Only the active player knows which (5.27), so the
    opponent is chosen first and no chosen card waits on the table."""
    if cards_in_hand(s, s.active) == 0:
        no_effect(s)
    else:
        ask_for_opponent(s, opponents(s), Step.ROTTEN_FOOD_AIMED)


def rotten_food_aimed(s: State) -> None:
    ask_for_hand_card(s, Step.ROTTEN_FOOD_SLIPS)


def rotten_food_slips(s: State) -> None:
    known_to = EVERYONE if is_in_open_row(s.chosen) else 1 << s.active
    kind = remove_from_hand(s, s.chosen, known_to)
    put_on_top(s, s.target, kind, known_to)
    trace(Event.SLIPS, s.active, s.target, kind, known_to)


def dirty_exchange(s: State) -> None:
    """Take a random card from an opponent's hand, then give one back, perhaps the same. No effect on an empty hand
    (5.14)."""
    ask_for_opponent(s, opponents(s), Step.DIRTY_EXCHANGE_TAKES)


def dirty_exchange_takes(s: State) -> None:
    if s.seats[s.target].hand_size == 0:
        no_effect(s)
        return
    s.reveals += 1
    take_from_target(s, random_hand_card(s, s.target))
    ask_for_hand_card(s, Step.DIRTY_EXCHANGE_GIVES)


def take_from_target(s: State, kind: int) -> None:
    """Move a card from the target's hand to the active player's; both know which."""
    both = 1 << s.active | 1 << s.target
    remove_hidden_card(s, s.target, kind, both)
    add_to_hand(s, s.active, kind, both)
    trace(Event.GRABS, s.active, s.target, kind, both)


def dirty_exchange_gives(s: State) -> None:
    known_to = EVERYONE if is_in_open_row(s.chosen) else 1 << s.active | 1 << s.target
    kind = remove_from_hand(s, s.chosen, known_to)
    add_to_hand(s, s.target, kind, known_to)
    trace(Event.GIVES, s.active, s.target, kind, known_to)


def sabotage(s: State) -> None:
    """Look at the top two cards of an opponent's deck, throw one away, put the other on their discard pile."""
    ask_for_opponent(s, opponents(s), Step.SABOTAGE_LOOKS)


def sabotage_looks(s: State) -> None:
    for _ in range(SABOTAGED_CARDS):
        if can_draw(s, s.target):
            look_at_top(s, s.target)
    if s.looked_size == 0:
        no_effect(s)
    else:
        ask_for_looked_card(s, Step.SABOTAGE_THROWS)


def sabotage_throws(s: State) -> None:
    reveal_looked(s, s.chosen, s.target)
    throw_away(s, s.chosen)
    if s.looked_size > 0:
        other = s.looked[0]
        reveal_looked(s, other, s.target)
        put_on_discard(s, s.target, other)
        trace(Event.DROPS, s.active, s.target, other)


def treasure_hunter(s: State) -> None:
    """Take the top card of an opponent's discard pile."""
    among = 0
    for other in range(s.players):
        if other != s.active and s.piles[other].discard_size > 0:
            among |= 1 << other
    ask_for_opponent(s, among, Step.TREASURE_HUNTER_TAKES)


def treasure_hunter_takes(s: State) -> None:
    if s.chosen == 0:
        no_effect(s)
        return
    kind = take_top_of_discard(s, s.target)
    add_to_hand_openly(s, s.active, kind)
    trace(Event.STEALS, s.active, s.target, kind)


def raccoons(s: State, step: int) -> None:
    """Run a step of the raccoons."""
    if step == Step.WILY_FELLOW:
        wily_fellow(s)
    elif step == Step.NUISANCE:
        nuisance(s)
    elif step == Step.NUISANCE_FIRST_VICTIM:
        nuisance_first_victim(s)
    elif step == Step.NUISANCE_SECOND_VICTIM:
        nuisance_second_victim(s)
    elif step == Step.ROTTEN_FOOD:
        rotten_food(s)
    elif step == Step.ROTTEN_FOOD_AIMED:
        rotten_food_aimed(s)
    elif step == Step.ROTTEN_FOOD_SLIPS:
        rotten_food_slips(s)
    elif step == Step.DIRTY_EXCHANGE:
        dirty_exchange(s)
    elif step == Step.DIRTY_EXCHANGE_TAKES:
        dirty_exchange_takes(s)
    elif step == Step.DIRTY_EXCHANGE_GIVES:
        dirty_exchange_gives(s)
    elif step == Step.SABOTAGE:
        sabotage(s)
    elif step == Step.SABOTAGE_LOOKS:
        sabotage_looks(s)
    elif step == Step.SABOTAGE_THROWS:
        sabotage_throws(s)
    elif step == Step.TREASURE_HUNTER:
        treasure_hunter(s)
    else:
        treasure_hunter_takes(s)
