"""The seal of the shuffle."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from emporion.games import find
from emporion.kernel.chance import key_from_seed, key_to_bytes
from emporion.match.seal import NONCE_SIZE, new_nonce, seal, seal_holds

GAME = find("carthage")
TABLE: dict[str, Any] = {
    "game": GAME, "players": 3, "options": {"end_tokens": 5}, "key": key_from_seed(7), "nonce": bytes(NONCE_SIZE)
}  # fmt: skip
OTHERS: dict[str, Any] = {
    "game": find("discovery"), "players": 2, "options": {}, "key": key_from_seed(8), "nonce": b"x" * NONCE_SIZE
}  # fmt: skip


def test_a_seal_holds_for_its_shuffle() -> None:
    assert seal_holds(seal(**TABLE), **TABLE)


@pytest.mark.parametrize("field", OTHERS)
def test_a_seal_fixes_everything_that_determines_the_shuffle(field: str) -> None:
    assert not seal_holds(seal(**TABLE), **TABLE | {field: OTHERS[field]})


def test_the_format_of_seals_is_stable() -> None:
    """Seals are kept for years: a change of the format needs another label."""
    table = f'{{"game":"carthage","options":{{"end_tokens":5}},"players":3,"rules":{GAME.version}}}'
    data = f"emporion shuffle 1\n{table}\n".encode() + key_to_bytes(TABLE["key"]) + TABLE["nonce"]
    assert seal(**TABLE) == hashlib.sha256(data).hexdigest()


def test_nonces_are_long_and_differ() -> None:
    assert len(new_nonce()) == NONCE_SIZE
    assert new_nonce() != new_nonce()
