"""Which passwords are refused: the most common ones, and those made of the login or the name."""

from __future__ import annotations

import gzip
import unicodedata
from functools import cache
from importlib.resources import files

from emporion.kernel.errors import BadArguments

AROUND = "0123456789!?.,:;_-*+#@$ "
"""What people put before or after a word to make a password of it."""


def check_password(password: str, *names: str) -> None:
    """Refuse a new password that would be guessed first: a common one, or one of the account's names with digits."""
    given = folded(password)
    if given in common_passwords():
        raise BadArguments("password-common")
    core = given.strip(AROUND)
    if any(given == name or (name.strip(AROUND) and core == name.strip(AROUND)) for name in map(folded, names)):
        raise BadArguments("password-is-name")


def folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


@cache
def common_passwords() -> frozenset[str]:
    """The 10,000 most common passwords of at least eight characters, in lower case."""
    data = files("emporion.server").joinpath("data/common_passwords.txt.gz").read_bytes()
    return frozenset(gzip.decompress(data).decode().split())
