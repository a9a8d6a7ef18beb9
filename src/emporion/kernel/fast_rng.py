"""A fast random number generator for playouts, redeals and search. The game's luck never comes from here.

A stream is a row of two 32-bit numbers: its state, and the odd increment that distinguishes it from other streams.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.kernel.int32 import MASK, mix32


def seed_rng(rng: MutableSequence[int], first: int, second: int) -> None:
    """Start one of 2^63 streams."""
    rng[0] = first & MASK
    rng[1] = (second & MASK) | 1


def next_random(rng: MutableSequence[int]) -> int:
    """The next 32 bits."""
    rng[0] = (rng[0] + rng[1]) & MASK
    return mix32(rng[0])


def random_below(rng: MutableSequence[int], sides: int) -> int:
    """The next number in 0..sides-1."""
    return (next_random(rng) * sides) >> 32


def draw_random_card(cards: MutableSequence[int], rng: MutableSequence[int]) -> int:
    """Remove a uniformly random card from a multiset; returns its kind."""
    kind = random_kind(cards, rng)
    cards[kind] -= 1
    return kind


def random_kind(cards: MutableSequence[int], rng: MutableSequence[int]) -> int:
    """The kind of a uniformly random card of a multiset."""
    size = 0
    for kind in range(len(cards)):
        size += cards[kind]
    place = random_below(rng, size)
    kind = 0
    while place >= cards[kind]:
        place -= cards[kind]
        kind += 1
    return kind
