"""Small sets as bits: walk through one with

while rest > 0:
    each = lowest(rest)
    rest &= rest - 1
"""

from __future__ import annotations

LOWEST_OF_FOUR = (0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0)


def lowest(bits: int) -> int:
    """The number of the lowest bit of a set that is not empty."""
    number = 0
    if bits & 0xFFFFFFFF == 0:
        bits >>= 32
        number = 32
    if bits & 0xFFFF == 0:
        bits >>= 16
        number += 16
    if bits & 0xFF == 0:
        bits >>= 8
        number += 8
    if bits & 0xF == 0:
        bits >>= 4
        number += 4
    return number + LOWEST_OF_FOUR[bits & 15]


def highest(bits: int) -> int:
    """The number of the highest bit of a set; 0 for an empty one."""
    number = 0
    while bits > 1:
        bits >>= 1
        number += 1
    return number
