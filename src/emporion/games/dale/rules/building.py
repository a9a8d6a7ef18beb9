"""The stall action (2.4 c): a stack of cards whose values add up to exactly its number.

Cards are named one by one. For the rules they stay where they are until the stack is complete, so copiers in it are
bound together. Which stacks are possible is in stacks.py.
"""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, ask, do, take_next
from emporion.games.dale.rules.cards import JUNK
from emporion.games.dale.rules.chameleons import base_as, become, identity_kind, show_model
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import (
    OUTSIDE_HAND,
    TOP_DISCARD,
    is_in_open_row,
    kind_of,
    remove_hidden_card,
    remove_open,
    show_in_hand,
)
from emporion.games.dale.rules.piles import take_from_discard, take_top_of_discard
from emporion.games.dale.rules.squirrels import accordion, winter_is_coming
from emporion.games.dale.rules.state import LAID, STACKS, State, first_cell
from emporion.kernel.seats import EVERYONE
from emporion.kernel.trace import trace


def build(s: State) -> None:
    """Name cards until the stack is complete."""
    ask(s, Step.STACK_CARD, Step.USE_IN_STACK)


def use_in_stack(s: State) -> None:
    become(s, s.chosen, Step.LAY_IN_STACK)


def lay_in_stack(s: State) -> None:
    """The value of an Accordion is asked."""
    s.binding_as = s.chosen
    if accordion(identity_kind(s, s.binding_as)) > 0:
        show_in_hand(s, s.active, s.binding, 1)
        show_model(s, s.binding, s.binding_as)
        ask(s, Step.WORTH, Step.LAY_WITH_VALUE)
    else:
        s.chosen = base_as(s, s.binding, s.binding_as) + s.flashy
        do(s, Step.LAY_WITH_VALUE)


def lay_with_value(s: State) -> None:
    lay(s, s.binding, s.binding_as, s.chosen)
    s.binding_as = 0
    if laid_sum(s) == s.seats[s.active].stacks + 1:
        complete_stack(s)
    else:
        build(s)


def lay(s: State, reference: int, identity: int, value: int) -> None:
    """Lay a card down. A hidden card leaves the hand; an open card stays in its row until the stack is complete."""
    show_model(s, reference, identity)
    place = s.laid_size
    s.laid[place] = kind_of(s, reference)
    s.laid_from[place] = reference
    s.laid_as[place] = identity_kind(s, identity)
    s.laid_value[place] = value
    s.laid_size += 1
    if is_in_open_row(reference):
        s.open_marks[reference - JUNK - 1] |= LAID
    elif reference <= JUNK:
        remove_hidden_card(s, s.active, reference, EVERYONE)


def laid_sum(s: State) -> int:
    total = 0
    for place in range(s.laid_size):
        total += s.laid_value[place]
    return total


def clear_laid(s: State) -> None:
    """Clear the cards laid down; open cards among them leave the hand."""
    for place in range(s.open_size - 1, -1, -1):
        if s.open_marks[place] & LAID:
            remove_open(s, place)
    for place in range(s.laid_size):
        s.laid[place] = 0
        s.laid_from[place] = 0
        s.laid_as[place] = 0
        s.laid_value[place] = 0
    s.laid_size = 0


def complete_stack(s: State) -> None:
    """The cards go to the stall; each Winter is Coming among them allows one more stack (1.5, 5.16)."""
    me = s.seats[s.active]
    cell = first_cell(me.stacks + 1)
    winters = 0
    for place in range(s.laid_size):
        reference = s.laid_from[place]
        me.stall[cell + place] = s.laid[place]
        winters += winter_is_coming(s.laid_as[place])
        trace(Event.LAYS, s.active, s.laid[place], s.laid_as[place], s.laid_value[place], reference > OUTSIDE_HAND)
        if OUTSIDE_HAND < reference < TOP_DISCARD:
            take_from_discard(s, s.active, s.laid[place])
    for place in range(s.laid_size):
        if s.laid_from[place] == TOP_DISCARD:
            take_top_of_discard(s, s.active)
    clear_laid(s)
    end_stack(s, winters)


def end_stack(s: State, winters: int) -> None:
    """Count a completed stack. The eighth wins the game at once (2.8)."""
    me = s.seats[s.active]
    me.stacks += 1
    trace(Event.STACK, s.active, me.stacks)
    if me.stacks == STACKS:
        win(s)
        return
    for _ in range(min(winters, STACKS - me.stacks)):
        do(s, Step.EXTRA_STACK)


def win(s: State) -> None:
    """End the game at once: all open steps are dropped (2.8)."""
    s.over = 1
    while s.depth > 0:
        take_next(s)
    trace(Event.GAME_OVER, s.active)


def building(s: State, step: int) -> None:
    """Run a step of the stall action."""
    if step == Step.USE_IN_STACK:
        use_in_stack(s)
    elif step == Step.LAY_IN_STACK:
        lay_in_stack(s)
    else:
        lay_with_value(s)
