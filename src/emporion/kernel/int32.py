"""32-bit arithmetic with identical results interpreted, compiled and on a GPU.

Numbers are 64-bit signed integers masked to 32 bits: Numba turns mixed signed and unsigned 64-bit numbers into floats,
and Python's integers never wrap.
"""

from __future__ import annotations

MASK = 0xFFFFFFFF


def mix32(x: int) -> int:
    """Scramble 32 bits so that every input bit reaches every output bit (a multiply-xorshift finaliser)."""
    x ^= x >> 16
    x = (x * 0x7FEB352D) & MASK
    x ^= x >> 15
    x = (x * 0x846CA68B) & MASK
    return x ^ (x >> 16)
