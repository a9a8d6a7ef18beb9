"""Hoarding Flying Squirrels (1.5): stall building. The cards of a stack are a set of kinds, as bits."""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, ask
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


def acorn(s: State, stage: int) -> bool:
    """Take any card from an opponent's stall; the acorn takes its place. `count` is the number of the stack."""
    if stage == 0:
        among = 0
        for other in range(s.players):
            if other != s.active and s.seats[other].stacks > 0:
                among |= 1 << other
        ask_for_opponent(s, among)
        return False
    if stage == 1:
        if s.chosen == 0:
            no_effect(s)
            return True
        s.chosen = 1
        if s.seats[s.target].stacks > 1:
            ask(s, Step.STACK)
        return False
    target = s.seats[s.target]
    if stage == 2:
        s.count = s.chosen
        cell = first_cell(s.count)
        s.chosen = target.stall[cell]
        for other in range(cell, first_cell(s.count + 1)):
            if target.stall[other] != NO_CARD and target.stall[other] != s.chosen:
                ask(s, Step.STALL_CARD)
                return False
        return False
    cell = first_cell(s.count)
    while target.stall[cell] != s.chosen:
        cell += 1
    add_to_hand_openly(s, s.active, s.chosen)
    trace(Event.TAKES_FROM_STALL, s.active, s.target, s.count, s.chosen)
    target.stall[cell] = s.in_play
    s.in_play = NO_CARD
    s.count = 0
    return True
