"""A cheap stream of random numbers for playouts, redeals and search. The game's own luck never comes from here.

A stream is a row of two 32-bit numbers: where it stands, and the odd stride that makes it differ from other streams.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.kernel.words import MASK, mix32


def seed_noise(noise: MutableSequence[int], first: int, second: int) -> None:
    """Start one of 2^63 streams."""
    noise[0] = first & MASK
    noise[1] = (second & MASK) | 1


def next_noise(noise: MutableSequence[int]) -> int:
    """The next 32 bits."""
    noise[0] = (noise[0] + noise[1]) & MASK
    return mix32(noise[0])


def roll(noise: MutableSequence[int], sides: int) -> int:
    """The next number in 0..sides-1."""
    return (next_noise(noise) * sides) >> 32


def draw_blindly(cards: MutableSequence[int], noise: MutableSequence[int]) -> int:
    """Remove one card of a multiset, each with the same chance."""
    size = 0
    for kind in range(len(cards)):
        size += cards[kind]
    place = roll(noise, size)
    kind = 0
    while place >= cards[kind]:
        place -= cards[kind]
        kind += 1
    cards[kind] -= 1
    return kind
