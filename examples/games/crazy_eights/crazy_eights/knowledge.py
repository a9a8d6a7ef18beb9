"""Hidden information: hands and the deck. A seat knows its own hand and the sizes of the others."""

from __future__ import annotations

from collections.abc import MutableSequence

from crazy_eights.rules import CARDS, SUITS, State
from emporion.kernel.bits import bit_count, nth_bit
from emporion.kernel.chance import clear_chance, renew_chance
from emporion.kernel.fast_rng import random_below
from emporion.kernel.seats import SEATS
from emporion.kernel.workspace import NoWorkspace

FEATURES = (
    ("own hand: without and with each card", 2 * CARDS),
    ("card to match", CARDS),
    ("suit to match", SUITS),
    ("number of cards of the next seats", (SEATS - 1) * (CARDS + 1)),
    ("direction", 1),
)
"""The parts and the order of OpenSpiel's observation tensor; parts of absent seats are zero."""


def conceal(s: State, seat: int) -> None:
    """Put the cards of other hands into the deck; the sizes stay."""
    clear_chance(s.chance)
    for other in range(s.players):
        if other != seat:
            s.deck |= s.seats[other].hand
            s.seats[other].hand = 0


def redeal(s: State, workspace: NoWorkspace, rng: MutableSequence[int]) -> None:
    """Deal the unknown cards at random."""
    renew_chance(s.chance, rng)
    unknown = bit_count(s.deck)
    for seat in range(s.players):
        me = s.seats[seat]
        for _ in range(me.hand_size if me.hand == 0 else 0):
            card = nth_bit(s.deck, random_below(rng, unknown))
            s.deck &= ~(1 << card)
            me.hand |= 1 << card
            unknown -= 1


def observe(s: State, seat: int, out: MutableSequence[float]) -> None:
    for place in range(len(out)):
        out[place] = 0.0
    for card in range(CARDS):
        out[2 * card + (s.seats[seat].hand >> card & 1)] = 1.0
    place = 2 * CARDS
    out[place + s.top] = 1.0
    out[place + CARDS + s.suit] = 1.0
    place += CARDS + SUITS
    for step in range(1, s.players):
        out[place + s.seats[(seat + step) % s.players].hand_size] = 1.0
        place += CARDS + 1
    if s.options.use_special_cards:
        out[len(out) - 1] = (s.direction + 1) / 2
