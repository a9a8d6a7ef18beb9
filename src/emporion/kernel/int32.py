"""32-bit arithmetic that gives the same bits interpreted, compiled and on a GPU.

Numbers are kept in 64-bit signed integers and masked to 32 bits: unsigned 64-bit numbers mixed with signed ones
become floats in Numba, and Python's own integers never wrap.
"""

from __future__ import annotations

MASK = 0xFFFFFFFF


def mix32(x: int) -> int:
    """Scramble 32 bits so that every input bit reaches every output bit (a well-known multiply-xorshift finaliser)."""
    x ^= x >> 16
    x = (x * 0x7FEB352D) & MASK
    x ^= x >> 15
    x = (x * 0x846CA68B) & MASK
    return x ^ (x >> 16)
