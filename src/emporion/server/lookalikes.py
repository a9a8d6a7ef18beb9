"""Names that look like other names (Unicode Technical Standard #39).

A name may have letters of one script only, so that no Cyrillic letter hides among Latin ones; names of one script that
look like names of another are found by their skeletons.
"""

from __future__ import annotations

import gzip
import unicodedata
from functools import cache
from importlib.resources import files

from emporion.kernel.errors import BadArguments

LETTERS = ("Lu", "Ll", "Lt", "Lo")
TOGETHER = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
)
"""Scripts that are written together, in Japanese, Chinese and Korean."""
LOGIN_SKELETON = str.maketrans({"0": "o", "1": "l", "m": "rn"})
"""What looks alike among the letters of logins, which are ASCII and in lower case."""


def check_scripts(name: str) -> None:
    """Refuse a new name with letters of several scripts."""
    scripts = scripts_of(name)
    if len(scripts) > 1 and not any(scripts <= together for together in TOGETHER):
        raise BadArguments("player-name-mixed", found=name)


def scripts_of(name: str) -> frozenset[str]:
    """The scripts of the letters, each by the first word of Unicode's names of its letters."""
    plain = unicodedata.normalize("NFKC", name)
    return frozenset(
        unicodedata.name(letter, "UNKNOWN").partition(" ")[0]
        for letter in plain
        if unicodedata.category(letter) in LETTERS
    )


def are_alike(one: str, other: str) -> bool:
    """Whether names look alike, or differ in capitals alone."""
    return not _looks(one).isdisjoint(_looks(other))


def login_skeleton(login: str) -> str:
    """The same for logins that look alike."""
    return login.casefold().translate(LOGIN_SKELETON)


def _looks(name: str) -> frozenset[str]:
    """How a name looks as it is written, where I is like l, and with small letters, where it is like i."""
    plain = unicodedata.normalize("NFKC", name)
    return frozenset({skeleton(plain).casefold(), skeleton(plain.casefold()).casefold()})


def skeleton(text: str) -> str:
    """Every character replaced by the one that stands for all that look like it (UTS #39, section 4)."""
    decomposed = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(confusables().get(letter, letter) for letter in decomposed))


@cache
def confusables() -> dict[str, str]:
    """Unicode's confusables.txt, without what NFKC replaces anyway."""
    data = files("emporion.server").joinpath("data/confusables.txt.gz").read_bytes()
    lines = gzip.decompress(data).decode().split("\n")
    return {letter: prototype for letter, _, prototype in (line.partition("\t") for line in lines)}
