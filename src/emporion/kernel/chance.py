"""The luck of a game: a 256-bit key, one counter per purpose, and scripted outcomes for tests and puzzles.

The n-th number drawn for a purpose depends only on the key, the purpose and n. The n-th card drawn from a pile is
therefore the same whatever the players did before (until they shuffle other cards into it), which makes duplicate deals
possible. The generator is ChaCha with 8 rounds: players see many outcomes and must not be able to compute the rest.

No view and no concealed state contains anything of this struct.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import MutableSequence
from typing import Annotated, Any

from emporion.kernel.bits import nth_bit
from emporion.kernel.fast_rng import next_random, seed_rng
from emporion.kernel.int32 import MASK
from emporion.kernel.layout import Cell, struct

PURPOSES = 8
SCRIPT = 48
BLOCK = 16
FAULT_STEP = 256
GAME_KEYS = 0x67616D65  # the purpose under which the keys of many games are derived from one master key


@struct
class Chance:
    """The source of one game's luck."""

    key: Annotated[list[int], Cell("u4", 8)]
    block: Annotated[list[int], Cell("u4", BLOCK)]
    """The current ChaCha block of purpose 0, the purpose with the most draws."""
    drawn: Annotated[list[int], Cell("i4", PURPOSES)]
    script: Annotated[list[int], Cell("i1", SCRIPT)]
    script_for: Annotated[list[int], Cell("i1", SCRIPT)]
    """Scripted outcomes still to come, and for each of them its purpose plus one (0: no entry)."""
    scripted: Annotated[int, Cell("i1")]
    """How many scripted outcomes are still to come."""
    fault: Annotated[int, Cell("i2")]
    """Not 0 once a scripted outcome was impossible (see `mark_fault`); the reference backend checks it."""


def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round."""
    a = (a + b) & MASK
    d ^= a
    d = (d << 16 | d >> 16) & MASK
    c = (c + d) & MASK
    b ^= c
    b = (b << 12 | b >> 20) & MASK
    a = (a + b) & MASK
    d ^= a
    d = (d << 8 | d >> 24) & MASK
    c = (c + d) & MASK
    b ^= c
    b = (b << 7 | b >> 25) & MASK
    return a, b, c, d


def chacha8(
    key: Any, purpose: int, index: int
) -> tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int]:
    """The ChaCha8 block of sixteen 32-bit numbers for this key, purpose (as nonce) and index (as counter)."""
    k0, k1, k2, k3 = key[0] & MASK, key[1] & MASK, key[2] & MASK, key[3] & MASK
    k4, k5, k6, k7 = key[4] & MASK, key[5] & MASK, key[6] & MASK, key[7] & MASK
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k4, k5, k6, k7
    d0, d1, d2, d3 = index & MASK, 0, purpose & MASK, 0
    for _ in range(4):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    return (
        (a0 + 0x61707865) & MASK, (a1 + 0x3320646E) & MASK, (a2 + 0x79622D32) & MASK, (a3 + 0x6B206574) & MASK,
        (b0 + k0) & MASK, (b1 + k1) & MASK, (b2 + k2) & MASK, (b3 + k3) & MASK,
        (c0 + k4) & MASK, (c1 + k5) & MASK, (c2 + k6) & MASK, (c3 + k7) & MASK,
        (d0 + index) & MASK, d1, (d2 + purpose) & MASK, d3,
    )  # fmt: skip


def fill_block(chance: Chance, index: int) -> None:
    """Compute the block of purpose 0 that holds its numbers 16 * index to 16 * index + 15."""
    words = chacha8(chance.key, 0, index)
    block = chance.block
    block[0], block[1], block[2], block[3] = words[0], words[1], words[2], words[3]
    block[4], block[5], block[6], block[7] = words[4], words[5], words[6], words[7]
    block[8], block[9], block[10], block[11] = words[8], words[9], words[10], words[11]
    block[12], block[13], block[14], block[15] = words[12], words[13], words[14], words[15]


def next_word(chance: Chance, purpose: int) -> int:
    """The next 32 random bits for this purpose."""
    number = chance.drawn[purpose]
    chance.drawn[purpose] = number + 1
    if purpose != 0:
        return chacha8(chance.key, purpose, number)[0]
    if number % BLOCK == 0:
        fill_block(chance, number // BLOCK)
    return chance.block[number % BLOCK] & MASK


def pick(chance: Chance, purpose: int, choices: int) -> int:
    """A number in 0..choices-1, scripted or uniform (with a bias below choices / 2^32, for one number per draw)."""
    if chance.scripted > 0:
        outcome = scripted_outcome(chance, purpose)
        if 0 <= outcome < choices:
            return outcome
        if outcome >= 0:
            mark_fault(chance, purpose, outcome)
    return (next_word(chance, purpose) * choices) >> 32


def pick_card(chance: Chance, purpose: int, cards: Any, size: int) -> int:
    """The kind of a random card from a pile with `cards[kind]` copies of each kind, `size` in all."""
    if chance.scripted > 0:
        outcome = scripted_outcome(chance, purpose)
        if outcome >= 0:
            if outcome < len(cards) and cards[outcome] > 0:
                return outcome
            mark_fault(chance, purpose, outcome)
    place = (next_word(chance, purpose) * size) >> 32
    kind = 0
    for passed in range(len(cards) - 1):  # no early exit: the branch would be mispredicted
        place -= cards[passed]
        kind += place >= 0
    return kind


def pick_bit(chance: Chance, purpose: int, cards: int, size: int) -> int:
    """A random card from a pile of `size` different cards, kept as a bit set."""
    if chance.scripted > 0:
        outcome = scripted_outcome(chance, purpose)
        if outcome >= 0:
            if cards >> outcome & 1:
                return outcome
            mark_fault(chance, purpose, outcome)
    return nth_bit(cards, (next_word(chance, purpose) * size) >> 32)


def pick_listed(chance: Chance, purpose: int, cards: Any, listed: int, size: int) -> int:
    """A uniform index in 0..size-1; a scripted kind of card is looked up in `cards[:listed]`."""
    if chance.scripted > 0:
        outcome = scripted_outcome(chance, purpose)
        if outcome >= 0:
            for place in range(listed):
                if cards[place] == outcome:
                    return place
            mark_fault(chance, purpose, outcome)
    return (next_word(chance, purpose) * size) >> 32


def scripted_outcome(chance: Chance, purpose: int) -> int:
    """Remove and return the first scripted outcome for this purpose; -1 if there is none. After an impossible outcome
    the script stays as it is, so that an error can say what was to follow."""
    if chance.fault != 0:
        return -1
    for entry in range(chance.scripted):
        if chance.script_for[entry] == purpose + 1:
            outcome = chance.script[entry]
            chance.scripted -= 1
            for later in range(entry, chance.scripted):
                chance.script[later] = chance.script[later + 1]
                chance.script_for[later] = chance.script_for[later + 1]
            chance.script[chance.scripted] = 0
            chance.script_for[chance.scripted] = 0
            return outcome
    return -1


def mark_fault(chance: Chance, purpose: int, outcome: int) -> None:
    """Record the purpose and the outcome of a scripted outcome that was impossible."""
    chance.fault = 1 + purpose * FAULT_STEP + outcome


def clear_chance(chance: Chance) -> None:
    """Erase the luck to come, for a concealed state."""
    for index in range(8):
        chance.key[index] = 0
    for index in range(BLOCK):
        chance.block[index] = 0
    for index in range(PURPOSES):
        chance.drawn[index] = 0
    for index in range(chance.scripted):  # the rest is empty
        chance.script[index] = 0
        chance.script_for[index] = 0
    chance.scripted = 0
    chance.fault = 0


def renew_chance(chance: Chance, rng: MutableSequence[int]) -> None:
    """Give a redealt state a random key."""
    for index in range(8):
        chance.key[index] = next_random(rng)


def key_of_game(key: Any, rng: Any, master: Any, index: int) -> None:
    """Derive the key of the index-th of many games from a master key, and seed its random stream for playouts."""
    words = chacha8(master, GAME_KEYS, index)
    key[0], key[1], key[2], key[3] = words[0], words[1], words[2], words[3]
    key[4], key[5], key[6], key[7] = words[4], words[5], words[6], words[7]
    seed_rng(rng, words[8], words[9])


def key_from_seed(seed: int | str) -> list[int]:
    """`--seed 7` as a 256-bit key."""
    digest = hashlib.sha256(f"emporion {seed}".encode()).digest()
    return key_from_bytes(digest)


def fresh_key() -> list[int]:
    """A key from the system's secure random source."""
    return key_from_bytes(secrets.token_bytes(32))


def key_from_bytes(data: bytes) -> list[int]:
    return [int.from_bytes(data[i : i + 4], "little") for i in range(0, 32, 4)]


def key_to_bytes(key: list[int]) -> bytes:
    return b"".join(word.to_bytes(4, "little") for word in key)
