"""The key of a shuffle that a table makes together."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from emporion.kernel.chance import key_to_bytes
from emporion.match import PERSON
from emporion.match.shuffle import (
    SIZE,
    commitment_holds,
    commitment_to,
    new_secret,
    public_share,
    seat_digest,
    shuffle_key,
)

SECRET = bytes(range(SIZE))
SHARE = "5a" * SIZE
SEAT: dict[str, Any] = {"table": "abc", "seat": 0, "player": PERSON, "name": "Ada", "share": SHARE}
DIGEST = seat_digest(**SEAT)
TABLE: dict[str, Any] = {
    "table": "abc", "game": "carthage", "rules": 3, "options": {"end_tokens": 5}, "secret": SECRET,
    "digests": [DIGEST, "00" * SIZE],
}  # fmt: skip


def hashed(*fields: bytes) -> bytes:
    return hashlib.sha256(b"".join(len(field).to_bytes(4, "big") + field for field in fields)).digest()


def test_the_layout_is_stable() -> None:
    """Records are kept for years: a change of the layout needs another version."""
    share = bytes.fromhex(SHARE)
    assert commitment_to("abc", SECRET) == hashed(b"emporion shuffle 2: commitment", b"abc", SECRET).hex()
    assert public_share("abc", 1, "Żoë") == hashed(b"emporion shuffle 2: public share", b"abc", b"2", "Żoë".encode())
    assert hashed(b"emporion shuffle 2: seat", b"1", b"person", b"Ada", share).hex() == DIGEST
    fields = (b"abc", b"carthage", b"3", b'{"end_tokens":5}', SECRET, bytes.fromhex(DIGEST), bytes(SIZE))
    assert key_to_bytes(shuffle_key(**TABLE)) == hashed(b"emporion shuffle 2: key", *fields)


def test_a_commitment_holds_for_its_table_and_its_secret_only() -> None:
    commitment = commitment_to("abc", SECRET)
    assert commitment_holds(commitment, "abc", SECRET)
    assert not commitment_holds(commitment, "abd", SECRET)
    assert not commitment_holds(commitment, "abc", bytes(SIZE))


@pytest.mark.parametrize(
    "change",
    [
        {"table": "abd"},
        {"game": "discovery"},
        {"rules": 4},
        {"options": {}},
        {"secret": bytes(SIZE)},
        {"digests": [DIGEST]},
        {"digests": ["00" * SIZE, DIGEST]},
    ],
)
def test_the_key_depends_on_everything(change: dict[str, Any]) -> None:
    assert shuffle_key(**{**TABLE, **change}) != shuffle_key(**TABLE)


@pytest.mark.parametrize(
    "change", [{"seat": 1}, {"player": "trader"}, {"name": "Ida"}, {"share": "5b" * SIZE}, {"share": ""}]
)
def test_a_seat_is_its_number_kind_name_and_share(change: dict[str, Any]) -> None:
    assert seat_digest(**{**SEAT, **change}) != DIGEST


def test_a_bots_level_may_change() -> None:
    assert seat_digest(**{**SEAT, "player": "trader"}) == seat_digest(**{**SEAT, "player": "magnate"})


def test_a_seat_without_a_share_has_the_public_one() -> None:
    public = public_share("abc", 0, "Ada").hex()
    assert seat_digest(**{**SEAT, "share": ""}) == seat_digest(**{**SEAT, "share": public})


def test_secrets_are_long_and_differ() -> None:
    assert len(new_secret()) == SIZE
    assert new_secret() != new_secret()
