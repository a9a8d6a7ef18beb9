"""The seal of a shuffle: a commitment to the game's luck, published before the game and opened when it is over.

Anyone who noted the seal can check afterwards that no card was exchanged during the game. The nonce prevents guessing
the key from the hash.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping, Sequence

from emporion.kernel.chance import key_to_bytes
from emporion.kernel.contract import Game, Json

LABEL = "emporion shuffle 1"
NONCE_SIZE = 32  # bytes


def new_nonce() -> bytes:
    return secrets.token_bytes(NONCE_SIZE)


def seal(game: Game, players: int, options: Mapping[str, Json], key: Sequence[int], nonce: bytes) -> str:
    """SHA-256 over everything that determines the shuffle: the game and its rules, the players, the options, the
    key."""
    table = {"game": game.name, "rules": game.version, "players": players, "options": dict(options)}
    text = json.dumps(table, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(f"{LABEL}\n{text}\n".encode() + key_to_bytes(list(key)) + nonce).hexdigest()


def seal_holds(
    sealed: str, game: Game, players: int, options: Mapping[str, Json], key: Sequence[int], nonce: bytes
) -> bool:
    """Whether a seal belongs to this luck."""
    return hmac.compare_digest(sealed, seal(game, players, options, key, nonce))
