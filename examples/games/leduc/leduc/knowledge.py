"""Hidden information: the other players' cards and the deck. Bets are public, and remembered."""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.kernel.bits import bit_count, nth_bit
from emporion.kernel.chance import clear_chance, renew_chance
from emporion.kernel.fast_rng import random_below
from emporion.kernel.seats import SEATS
from emporion.kernel.workspace import NoWorkspace
from leduc.rules import CALL, CARD_NAMES, LONGEST_ROUND, RAISE, ROUNDS, SUITS, UNKNOWN, State

FEATURES = (
    ("observing seat", SEATS),
    ("private card", len(CARD_NAMES)),
    ("public card", len(CARD_NAMES)),
    ("bets of each round: call, raise", ROUNDS * LONGEST_ROUND * 2),
    ("chips paid by each seat", SEATS),
)
"""The parts of OpenSpiel's information state and observation tensors; those of absent seats are zero."""


def conceal(s: State, seat: int) -> None:
    clear_chance(s.chance)
    for other in range(s.players):
        if other != seat and s.seats[other].card != UNKNOWN:
            s.deck |= 1 << s.seats[other].card
            s.seats[other].card = UNKNOWN


def redeal(s: State, workspace: NoWorkspace, rng: MutableSequence[int]) -> None:
    renew_chance(s.chance, rng)
    unknown = bit_count(s.deck)
    for seat in range(s.players):
        if s.seats[seat].card == UNKNOWN:
            s.seats[seat].card = nth_bit(s.deck, random_below(rng, unknown))
            s.deck &= ~(1 << s.seats[seat].card)
            unknown -= 1


def observe(s: State, seat: int, out: MutableSequence[float]) -> None:
    for place in range(len(out)):
        out[place] = 0.0
    per_card = SUITS if s.options.suit_isomorphism else 1
    out[seat] = 1.0
    out[SEATS + s.seats[seat].card // per_card] = 1.0
    place = SEATS + len(CARD_NAMES)
    if s.public != UNKNOWN:
        out[place + s.public // per_card] = 1.0
    place += len(CARD_NAMES)
    for bet in range(ROUNDS * LONGEST_ROUND):
        out[place + 2 * bet] = s.bets[bet] == CALL + 1
        out[place + 2 * bet + 1] = s.bets[bet] == RAISE + 1
    place += ROUNDS * LONGEST_ROUND * 2
    for other in range(s.players):
        out[place + other] = s.seats[other].chips
