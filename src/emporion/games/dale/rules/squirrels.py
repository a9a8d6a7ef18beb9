"""Hoarding Flying Squirrels (1.5): stall building. The cards of a stack are a set of kinds, as bits."""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, ask, do
from emporion.games.dale.rules.cards import (
    ACCORDION,
    EMPTY_CHEST,
    NO_CARD,
    NOSTALGIC_ITEM,
    STASHING_VENDOR,
    WINTER_IS_COMING,
)
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import add_to_hand_openly
from emporion.games.dale.rules.questions import ask_for_opponent, no_effect
from emporion.games.dale.rules.state import State, first_cell
from emporion.kernel.trace import trace


def stashing_vendor(stack: int) -> bool:
    """Whether a stack may contain junk."""
    return stack >> STASHING_VENDOR & 1 > 0


def empty_chest(stack: int) -> bool:
    """Whether a stack may contain cards of different sets."""
    return stack >> EMPTY_CHEST & 1 > 0


def nostalgic_item(kind: int) -> int:
    """How many cards this card fetches from the discard pile into its stack."""
    return 1 if kind == NOSTALGIC_ITEM else 0


def accordion(kind: int) -> int:
    """By how much this card's value may vary in a stack."""
    return 1 if kind == ACCORDION else 0


def winter_is_coming(kind: int) -> int:
    """How many extra stacks this card allows."""
    return 1 if kind == WINTER_IS_COMING else 0


def acorn(s: State) -> None:
    """Take any card from an opponent's stall; the acorn takes its place."""
    among = 0
    for other in range(s.players):
        if other != s.active and s.seats[other].stacks > 0:
            among |= 1 << other
    ask_for_opponent(s, among, Step.ACORN_AIMED)


def acorn_aimed(s: State) -> None:
    if s.chosen == 0:
        no_effect(s)
    elif s.seats[s.target].stacks > 1:
        ask(s, Step.STACK, Step.ACORN_LOOKS)
    else:
        s.chosen = 1
        do(s, Step.ACORN_LOOKS)


def acorn_looks(s: State) -> None:
    """Choose a card of the stack; equal cards are no choice."""
    s.stack_number = s.chosen
    stall = s.seats[s.target].stall
    cell = first_cell(s.stack_number)
    do(s, Step.ACORN_SWAPS)
    s.chosen = stall[cell]
    for other in range(cell, first_cell(s.stack_number + 1)):
        if stall[other] != NO_CARD and stall[other] != stall[cell]:
            s.chosen = 0
    if s.chosen == 0:
        do(s, Step.STALL_CARD)


def acorn_swaps(s: State) -> None:
    stall = s.seats[s.target].stall
    cell = first_cell(s.stack_number)
    while stall[cell] != s.chosen:
        cell += 1
    add_to_hand_openly(s, s.active, s.chosen)
    trace(Event.TAKES_FROM_STALL, s.active, s.target, s.stack_number, s.chosen)
    stall[cell] = s.in_play
    s.in_play = NO_CARD
    s.stack_number = 0


def squirrels(s: State, step: int) -> None:
    """Run a step of the squirrels."""
    if step == Step.ACORN:
        acorn(s)
    elif step == Step.ACORN_AIMED:
        acorn_aimed(s)
    elif step == Step.ACORN_LOOKS:
        acorn_looks(s)
    else:
        acorn_swaps(s)
