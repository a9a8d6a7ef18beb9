"""The record of a game: a readable header, and the moves in notation, one line per move.

{"format": "emporion record 1", "game": "high_card", "rules": 1, "options": {}, "seats": [{"name": "Ada", …}, …],
 "key": "…", "moves": ["P1 play 9", "P2 play 12", …], "result": null}
"""

from __future__ import annotations

import json
import re
from typing import Annotated, Any

import msgspec

from emporion.kernel.chance import key_from_bytes, key_to_bytes
from emporion.kernel.codec import shown
from emporion.kernel.errors import BadRecord
from emporion.match.match import PERSON

FORMAT = "emporion record 1"
Hash = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{64})?(?![\s\S])")]
"""32 bytes in hexadecimal digits, or nothing."""


class SeatLine(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's occupant."""

    name: str
    player: str = PERSON


class SeatShare(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a seat added to the shuffle: nothing, for the public share; a share; or, of a deleted player, only what the
    key knows of the seat."""

    share: Hash = ""
    digest: Hash = ""


class Shuffle(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """From what the key follows, beside the game, its rules and options: of a table's own shuffle also the names
    (`shuffle.py`), of a deal that many tables share also the number of players (`shared_deal.py`)."""

    version: int
    table: str = ""
    """Empty for a shared deal."""
    deal: str = ""
    """The id of a shared deal."""
    secret: Hash = ""
    """The server's, to which it committed when the table, or the shared deal, was opened."""
    seats: list[SeatShare] = []
    """None for a shared deal."""


class Repeated(msgspec.Struct, forbid_unknown_fields=True):
    """Where a deal comes from that is repeated: the key is that of an earlier table."""

    kind: str
    of: str


class Draws(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What was drawn for one purpose of chance, in order: choices and outcome, `52:13` for place 13 of 52."""

    purpose: int
    name: str
    draws: str
    first: int = 0
    """The number of the first draw, where the game started in a position."""


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """The result, checked against the moves."""

    ending: str
    scores: list[int]
    ranks: list[int]
    digest: str = ""
    """The digest of the moves, their events and this result. Records from before it have none."""
    state: str = ""
    """In records from before the digest: a hash of the last state in the memory layout of that time. Not checked."""


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """Everything needed to replay a game."""

    format: str
    game: str
    rules: int
    """The version of the rules."""
    started: str
    options: dict[str, bool | int | str | list[int | str] | dict[str, Any]]
    """Only those that differ from the defaults."""
    seats: list[SeatLine]
    key: str
    """The key of the game's luck, 64 hexadecimal digits."""
    moves: list[str]
    result: Result | None = None
    commitment: str = ""
    """What the server published before the game: its commitment to the shuffle that the table made together, or to a
    deal that many tables share, or, of a deal that is repeated and in older records, the seal (`seal.py`)."""
    nonce: str = ""
    """The seal's nonce, in hexadecimal digits."""
    shuffle: Shuffle | None = None
    repeated: Repeated | None = None
    deal: list[Draws] = []
    """What was drawn, for programs that do not know the rules (`deal.py`)."""
    position: dict[str, Any] | None = None
    """Where the game started, if it was not set up as usual."""


def key_text(key: tuple[int, ...]) -> str:
    return key_to_bytes(list(key)).hex()


def key_of(record: Record) -> list[int]:
    return key_from_bytes(bytes.fromhex(record.key))


def dumps(record: Record) -> str:
    """The record as JSON, one line per seat and move."""
    doc = msgspec.to_builtins(record)
    for name in ("commitment", "nonce", "shuffle", "repeated", "deal", "position"):
        if not doc[name]:
            del doc[name]
    if record.result is not None:
        doc["result"] = {name: value for name, value in doc["result"].items() if value != ""}
    lines = []
    for name, value in doc.items():
        if isinstance(value, list) and value:
            items = ",\n".join(f"    {json.dumps(each, ensure_ascii=False)}" for each in value)
            text = f"[\n{items}\n  ]"
        else:
            text = json.dumps(value, ensure_ascii=False)
        lines.append(f"  {json.dumps(name)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def loads(text: str | bytes, source: str) -> Record:
    """Parse a record; BadRecord names the source and the wrong field. `replay` checks the moves."""
    data = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    try:
        doc = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BadRecord("record-not-json", source=source, detail=str(problem)) from None
    found = doc.get("format") if isinstance(doc, dict) else None
    if found != FORMAT:
        found = found if isinstance(found, str | int | None) else type(found).__name__
        raise BadRecord("record-not-a-record", source=source, expected=FORMAT, found=shown(found))
    try:
        record = msgspec.convert(doc, Record)
    except msgspec.ValidationError as problem:
        raise BadRecord("record-field", source=source, detail=str(problem)) from None
    if not re.fullmatch("[0-9a-f]{64}", record.key):
        raise BadRecord("record-key", source=source, found=shown(record.key))
    if record.commitment and record.shuffle is None and not re.fullmatch("([0-9a-f]{2})+", record.nonce):
        raise BadRecord("record-nonce", source=source, found=shown(record.nonce))
    return record
