"""Small sets as bits: walk through one with

while rest > 0:
    each = lowest(rest)
    rest &= rest - 1
"""

from __future__ import annotations

NUMBERS = tuple(next((number for number in range(63) if 2**number % 67 == rest), 0) for rest in range(67))


def lowest(bits: int) -> int:
    """The number of the lowest bit of a set that is not empty. Divided by 67, all powers of two leave different
    rests."""
    return NUMBERS[(bits & -bits) % 67]


def highest(bits: int) -> int:
    """The number of the highest bit of a set; 0 for an empty one."""
    number = 0
    while bits > 0:
        number = lowest(bits)
        bits &= bits - 1
    return number
