"""Random ids, tokens and recovery codes, and how secrets are hashed. Only hashes are stored."""

from __future__ import annotations

import hashlib
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.profiles import RFC_9106_LOW_MEMORY

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # without letters that look alike
TABLE_ID_LENGTH, PLAYER_ID_LENGTH, CHALLENGE_TOKEN_LENGTH, DEAL_ID_LENGTH = 12, 12, 20, 16
CODE_GROUPS, CODE_GROUP = 4, 5

_hasher = PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)  # argon2id, 64 MiB, three passes


def new_id(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_code() -> str:
    """A recovery code that can be read aloud and written down."""
    return "-".join(new_id(CODE_GROUP) for _ in range(CODE_GROUPS))


def normalized_code(text: str) -> str:
    """A typed code in its canonical form."""
    letters = "".join(letter for letter in text.lower() if letter in ALPHABET)
    return "-".join(letters[start : start + CODE_GROUP] for start in range(0, len(letters), CODE_GROUP))


def new_token() -> str:
    """256 bits."""
    return secrets.token_urlsafe(32)


def hash_secret(secret: str) -> str:
    """Hash a random secret. A fast hash is enough, as the secret has full entropy."""
    return hashlib.sha256(secret.encode()).hexdigest()


def hash_password(password: str) -> str:
    return _hasher.hash(password)


@cache
def dummy_hash() -> str:
    return hash_password(secrets.token_urlsafe())


def verify_password(password: str, stored: str | None) -> bool:
    """Verify a password. Takes as long for an unknown account, so that timing does not reveal which accounts exist."""
    instead = dummy_hash()  # made in any case: the first one takes as long as a verification
    try:
        return _hasher.verify(stored or instead, password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False
