"""The digest of play: a hash of decisions, events and results. It does not depend on the layout of the state, so it
shows that a change of the sources has not changed how a game plays.

`absorb_decision` runs on every backend and hashes what the rules ask and how it is answered. Events exist only on the
reference backend; `play_digest` hashes them together with decisions and the result.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections.abc import Iterable, Sequence
from typing import Any

from emporion.kernel.int32 import MASK, mix32

DIGITS = 16  # hexadecimal
Rows = Iterable[Sequence[int]]
START = (0x243F6A88, 0x85A308D3)


def absorb(digest: Any, number: int) -> None:
    """Add a number to a digest: two independent 32-bit hashes."""
    word = number & MASK
    digest[0] = mix32((digest[0] ^ word) & MASK)
    digest[1] = mix32((digest[1] + word * 0x9E3779B1) & MASK)


def absorb_decision(digest: Any, seat: int, ids: Any, count: int, action: int) -> None:
    """Add a decision: the seat, its legal actions and the chosen one."""
    absorb(digest, seat)
    absorb(digest, count)
    for index in range(count):
        absorb(digest, ids[index])
    absorb(digest, action)


def start_digest(digest: Any) -> None:
    digest[0] = START[0]
    digest[1] = START[1]


def play_digest(decisions: Rows, events: Rows, result: tuple[Sequence[int], Sequence[int], int]) -> str:
    """The digest of a game: its decisions, its raw events, and its scores, ranks and ending."""
    scores, ranks, ending = result
    numbers = array("q")
    for row in (*decisions, *events, scores, ranks, (ending,)):
        numbers.append(len(row))
        numbers.extend(row)
    if sys.byteorder == "big":
        numbers.byteswap()
    return hashlib.sha256(numbers).hexdigest()[:DIGITS]
