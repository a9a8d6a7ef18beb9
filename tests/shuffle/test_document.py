"""The worked examples of docs/fair-shuffle.md, recomputed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from emporion.kernel.chance import chacha8, key_from_bytes, key_to_bytes
from emporion.match import shared_deal
from emporion.match.shuffle import canonical_json, commitment_to, public_share, seat_digest, shuffle_key
from tests.shuffle.second_verifier import needs_node, verdicts

PAGE = (Path(__file__).parents[2] / "docs/fair-shuffle.md").read_text(encoding="utf-8")
TABLE, GAME, RULES, OPTIONS = "k7m2p9q4x3tz", "carthage", 1, {"track_pirates": [2, 5, 6], "end_tokens": 5}
DEAL = "d7m2p9q4x3tz5k8w"
SECRET = bytes(range(32))
DRAWN = {0: "draws for purpose 0", 4: "draw for purpose 4"}
SHARE = hashlib.sha256(b"a share").hexdigest()


def example() -> Iterator[tuple[str, str]]:
    """The rows of the example, in order."""
    yield "secret", SECRET.hex()
    yield "commitment", commitment_to(TABLE, SECRET)
    yield "share of seat 1", SHARE
    yield "public share of seat 2", public_share(TABLE, 1, "Łukasz").hex()
    yield "options", canonical_json(OPTIONS).decode()
    digests = [seat_digest(TABLE, 0, "person", "Ada", SHARE), seat_digest(TABLE, 1, "trader", "Łukasz", "")]
    yield from zip(("digest of seat 1", "digest of seat 2"), digests, strict=True)
    key = shuffle_key(TABLE, GAME, RULES, OPTIONS, SECRET, digests)
    yield "key", key_to_bytes(key).hex()
    yield from drawn(key)
    yield "commitment to the shared deal", shared_deal.commitment_to(DEAL, SECRET)
    key = shared_deal.deal_key(DEAL, GAME, RULES, OPTIONS, 2, SECRET)
    yield "key of the shared deal", key_to_bytes(key).hex()
    for name, value in drawn(key):
        yield f"{name} of the shared deal", value


def drawn(key: list[int]) -> Iterator[tuple[str, str]]:
    """The first words of a key's random stream, and what they decide."""
    cards, start = chacha8(key, 0, 0), chacha8(key, 4, 0)
    yield "words 0 to 3 for purpose 0", " ".join(str(word) for word in cards[:4])
    yield "word 0 for purpose 4", str(start[0])
    places = zip((108, 107), cards, strict=False)
    yield "draws for purpose 0", " ".join(f"{size}:{word * size >> 32}" for size, word in places)
    yield "draw for purpose 4", f"2:{start[0] * 2 >> 32}"


@pytest.mark.parametrize(("name", "value"), [*example()])
def test_the_example_is_right(name: str, value: str) -> None:
    assert f"| {name} | `{value}` |" in PAGE


def test_the_layout_of_the_example() -> None:
    """The bytes of one hash, written out as the page writes them."""
    label, table = b"emporion shuffle 2: commitment", TABLE.encode()
    data = b"\0\0\0\x1e" + label + b"\0\0\0\x0c" + table + b"\0\0\0\x20" + SECRET
    assert hashlib.sha256(data).hexdigest() == commitment_to(TABLE, SECRET)
    assert f": {len(data)} bytes." in PAGE
    assert "`00 00 00 1e`" in PAGE
    assert "`00 00 00 0c`" in PAGE


def test_the_layouts_of_a_shared_deal() -> None:
    """The bytes of both hashes, written out as the page writes them."""

    def fields(*given: bytes) -> bytes:
        return b"".join(len(field).to_bytes(4, "big") + field for field in given)

    data = fields(b"emporion shuffle 3: commitment", DEAL.encode(), SECRET)
    assert hashlib.sha256(data).hexdigest() == shared_deal.commitment_to(DEAL, SECRET)
    assert data.startswith(b"\0\0\0\x1e")
    assert f": {len(data)} bytes." in PAGE
    assert "`00 00 00 10`" in PAGE
    told = (DEAL.encode(), GAME.encode(), str(RULES).encode(), canonical_json(OPTIONS), b"2", SECRET)
    key = hashlib.sha256(fields(b"emporion shuffle 3: key", *told)).digest()
    assert key_from_bytes(key) == shared_deal.deal_key(DEAL, GAME, RULES, OPTIONS, 2, SECRET)


@needs_node
def test_the_second_verifier_agrees_with_the_examples() -> None:
    """It has no code in common with the first."""
    record = {"game": GAME, "rules": RULES, "options": OPTIONS, "seats": [{"name": ""}] * 2}
    shuffle = {"version": 3, "deal": DEAL, "secret": SECRET.hex()}
    values = dict(example())
    promised = {"commitment": values["commitment to the shared deal"], "key": values["key of the shared deal"]}
    draws = [{"purpose": purpose, "draws": values[f"{name} of the shared deal"]} for purpose, name in DRAWN.items()]
    (verdict,) = verdicts([json.dumps({**record, "shuffle": shuffle, **promised, "deal": draws})])
    assert [(each["id"], each["proved"]) for each in verdict["findings"]] == [
        ("shared-commitment", True), ("shared-key", True), ("draws", True)
    ]  # fmt: skip


def test_keys_are_read_as_little_endian_words() -> None:
    assert key_from_bytes(bytes(range(32)))[0] == 0x03020100
    assert "0x03020100" in PAGE
