"""Recorded games: hundreds of whole games of every game, played by mixed bots, kept as one compressed file each.

They show every ending, every option and every card (`coverage.py`), and are played again by the tests (`trail.py`). A
line of a file is the record of a game, as a match writes it, and the trail of its decisions. `make corpus` plays and
writes them anew; after a change of the rules, read what the tests say about the old ones first.
"""

from __future__ import annotations

import lzma
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from emporion.match import Record

FOLDER = Path(__file__).parent


class RecordedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of the corpus."""

    record: Record
    trail: str
    """Two hexadecimal digits for each decision (see `trail.py`)."""

    @property
    def title(self) -> str:
        """A short description for failure messages."""
        bots = " ".join(seat.player for seat in self.record.seats)
        return f"{self.record.game}, {len(self.record.seats)} players ({bots}), options {self.record.options}"


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.jsonl.xz"


@cache
def load(name: str) -> tuple[RecordedGame, ...]:
    """The recorded games of a game. They are shared: change nothing in them."""
    lines = lzma.decompress(path_of(name).read_bytes()).splitlines()
    return tuple(msgspec.json.decode(line, type=RecordedGame) for line in lines)


def save(name: str, games: Sequence[RecordedGame]) -> None:
    text = b"".join(msgspec.json.encode(game) + b"\n" for game in games)
    path_of(name).write_bytes(lzma.compress(text, preset=9 | lzma.PRESET_EXTREME))
