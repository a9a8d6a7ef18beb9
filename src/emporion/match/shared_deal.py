"""The shuffle of a deal that many tables share (rule 3): the server commits to a secret before the first table is
opened, and reveals it after the last one has finished.

The key is the same at all tables, so seats add no shares to it: those would differ from table to table.
`docs/fair-shuffle.md` gives every byte, and says what this proves and what it does not.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping

from emporion.kernel.chance import key_from_bytes
from emporion.kernel.contract import Json
from emporion.match.shuffle import canonical_json, fields_hash, number_field

VERSION = 3
"""Of the rule."""
LABEL = f"emporion shuffle {VERSION}"


def commitment_to(deal: str, secret: bytes) -> str:
    """What the server publishes of its secret before the deal has a table."""
    return fields_hash(LABEL, "commitment", deal.encode(), secret).hex()


def commitment_holds(commitment: str, deal: str, secret: bytes) -> bool:
    return hmac.compare_digest(commitment.encode(), commitment_to(deal, secret).encode())


def deal_key(deal: str, game: str, rules: int, options: Mapping[str, Json], players: int, secret: bytes) -> list[int]:
    """The key of the game's luck, at every table of the deal: neither the table nor its players go into it."""
    about = game.encode(), number_field(rules), canonical_json(options), number_field(players)
    return key_from_bytes(fields_hash(LABEL, "key", deal.encode(), *about, secret))
