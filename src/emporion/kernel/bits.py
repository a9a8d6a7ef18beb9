"""Sets of small numbers (0 to 62) as the bits of one integer. To iterate over a set:

while rest > 0:
    each = lowest_bit(rest)
    rest &= rest - 1
"""

from __future__ import annotations

BIT_NUMBERS = tuple(next((number for number in range(63) if 2**number % 67 == rest), 0) for rest in range(67))


def lowest_bit(bits: int) -> int:
    """The lowest member of a non-empty set. Modulo 67, all powers of two are different."""
    return BIT_NUMBERS[(bits & -bits) % 67]


def nth_bit(bits: int, number: int) -> int:
    """The member of a set that has `number` lower ones."""
    for _ in range(number):
        bits &= bits - 1
    return lowest_bit(bits)


def bit_count(bits: int) -> int:
    """How many members a set has."""
    count = 0
    while bits > 0:
        bits &= bits - 1
        count += 1
    return count
