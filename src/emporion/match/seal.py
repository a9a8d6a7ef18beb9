"""A promise about the luck of a game: a hash that is published before the game begins and opened when it is over.

Whoever kept the hash can check then that no card was exchanged while the game was on. The nonce keeps anybody from
trying keys until one fits.
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
    """SHA-256 over everything that decides how the cards lie: the game and its rules, the table, the key."""
    table = {"game": game.name, "rules": game.version, "players": players, "options": dict(options)}
    text = json.dumps(table, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(f"{LABEL}\n{text}\n".encode() + key_to_bytes(list(key)) + nonce).hexdigest()


def seal_holds(
    promised: str, game: Game, players: int, options: Mapping[str, Json], key: Sequence[int], nonce: bytes
) -> bool:
    """Whether a promise was kept."""
    return hmac.compare_digest(promised, seal(game, players, options, key, nonce))
