"""Names that nobody can guess, and secrets, of which only hashes are stored."""

from __future__ import annotations

import hashlib
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.profiles import RFC_9106_LOW_MEMORY

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # that nobody mistakes for each other
TABLE, PLAYER = 12, 12
CODE_GROUPS, CODE_GROUP = 4, 5

_hasher = PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)  # argon2id, 64 MiB, three passes


def new_id(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_code() -> str:
    """A recovery code that can be read out and written down."""
    return "-".join(new_id(CODE_GROUP) for _ in range(CODE_GROUPS))


def code_meant(text: str) -> str:
    """A code as somebody typed it, in the form in which it was given."""
    letters = "".join(letter for letter in text.lower() if letter in LETTERS)
    return "-".join(letters[start : start + CODE_GROUP] for start in range(0, len(letters), CODE_GROUP))


def new_token() -> str:
    """256 bits."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """Of a secret that is random itself, so that a quick hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def hash_password(password: str) -> str:
    return _hasher.hash(password)


@cache
def nobodys_password() -> str:
    return hash_password(secrets.token_urlsafe())


def password_fits(password: str, stored: str | None) -> bool:
    """It takes as long for an account that does not exist, so that nobody learns which do."""
    try:
        return _hasher.verify(stored or nobodys_password(), password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False
