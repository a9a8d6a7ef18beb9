"""The shuffle that a table makes together (commit-reveal): the server commits to a secret when the table is opened,
each seat adds a share, and the key of the game's luck follows from all of them.

`docs/fair-shuffle.md` gives every byte; another program checks records from that page alone (`verify-shuffle.mjs`).
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping, Sequence

from emporion.kernel.chance import key_from_bytes
from emporion.kernel.contract import Json
from emporion.match.match import PERSON

VERSION = 2
"""Of the rule. Records by rule 1 have a seal instead (`seal.py`), those by rule 3 a deal (`shared_deal.py`)."""
SIZE = 32  # bytes of a secret, a share and a hash
LABEL = f"emporion shuffle {VERSION}"


def new_secret() -> bytes:
    return secrets.token_bytes(SIZE)


def commitment_to(table: str, secret: bytes) -> str:
    """What the table shows of the server's secret before the game. A secret of 256 bits cannot be guessed from it."""
    return fields_hash(LABEL, "commitment", table.encode(), secret).hex()


def commitment_holds(commitment: str, table: str, secret: bytes) -> bool:
    return hmac.compare_digest(commitment.encode(), commitment_to(table, secret).encode())


def public_share(table: str, seat: int, name: str) -> bytes:
    """The share of a seat whose client gave none: of bots, and of people who share another player's device."""
    return fields_hash(LABEL, "public share", table.encode(), number_field(seat + 1), name.encode())


def seat_digest(table: str, seat: int, player: str, name: str, share: str) -> str:
    """What the key knows of a seat. It outlives the name of a deleted player."""
    kind = "person" if player == PERSON else "bot"  # a bot's level may change during the game
    added = bytes.fromhex(share) if share else public_share(table, seat, name)
    return fields_hash(LABEL, "seat", number_field(seat + 1), kind.encode(), name.encode(), added).hex()


def shuffle_key(
    table: str, game: str, rules: int, options: Mapping[str, Json], secret: bytes, digests: Sequence[str]
) -> list[int]:
    """The key of the game's luck: everything that determines the shuffle goes into it."""
    seats = [bytes.fromhex(digest) for digest in digests]
    about = game.encode(), number_field(rules), canonical_json(options)
    return key_from_bytes(fields_hash(LABEL, "key", table.encode(), *about, secret, *seats))


def canonical_json(options: Mapping[str, Json]) -> bytes:
    """Options as one possible text: no spaces, names in the order of their code points, only ASCII."""
    return json.dumps(dict(options), sort_keys=True, separators=(",", ":"), allow_nan=False).encode()


def fields_hash(label: str, purpose: str, *fields: bytes) -> bytes:
    """SHA-256 over a label and fields, each with its length before it, so that no two lists of fields look alike."""
    digest = hashlib.sha256()
    for field in (f"{label}: {purpose}".encode(), *fields):
        digest.update(len(field).to_bytes(4, "big") + field)
    return digest.digest()


def number_field(number: int) -> bytes:
    return str(number).encode()
