"""Hidden information: what a seat cannot know, how to sample it, and the features for learning."""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.kernel.chance import clear_chance, renew_chance
from emporion.kernel.fast_rng import draw_random_card
from emporion.kernel.seats import SEATS
from emporion.kernel.workspace import NoWorkspace

from .state import CARDS, State


def conceal(s: State, seat: int) -> None:
    """The hands of the others and the pile are one heap of unseen cards."""
    clear_chance(s.chance)
    for other in range(s.players):
        if other != seat:
            for card in range(CARDS):
                s.pile[card] += s.seats[other].hand[card]
                s.seats[other].hand[card] = 0


def redeal(s: State, workspace: NoWorkspace, rng: MutableSequence[int]) -> None:
    """Fill the hands of the others from the heap."""
    renew_chance(s.chance, rng)
    for seat in range(s.players):
        missing = s.seats[seat].size
        for card in range(CARDS):
            missing -= s.seats[seat].hand[card]
        for _ in range(missing):
            card = draw_random_card(s.pile, rng)
            s.seats[seat].hand[card] += 1


FEATURES = (
    ("cards in hand", CARDS),
    ("card played in this round, by seat from the observer (1 to 12)", SEATS),
    ("points by seat from the observer", SEATS),
)


def observe(s: State, seat: int, out: MutableSequence[float]) -> None:
    """Write the features for `seat`, every number every time."""
    for card in range(CARDS):
        out[card] = s.seats[seat].hand[card]
    for step in range(SEATS):
        other = s.seats[(seat + step) % s.players]
        out[CARDS + step] = other.played + 1 if step < s.players else 0
        out[CARDS + SEATS + step] = other.points if step < s.players else 0
