"""Codecs: how numbers of the state are written as JSON in positions, views, events and options.

A codec is attached to a field by its annotation: `phase: Annotated[int, Cell("i1"), Names(("token", "action"))]`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from typing import Any, Protocol

from emporion.kernel.errors import BadArguments, BadPosition, printable
from emporion.kernel.seats import SEAT_NAMES

Json = Any
LONGEST_PATH = 200
LONGEST_FIND = 60
CACHED_TEXTS = 5_000  # per codec


class Codec(Protocol):
    """Encodes the numbers of one field as JSON, decodes them strictly, and describes the JSON by a schema."""

    def encode(self, value: Any) -> Json: ...

    def decode(self, doc: Json, path: str) -> Any: ...

    def schema(self) -> dict[str, Json]: ...


def wrong(path: str, problem: str) -> BadPosition:
    """The error for a field."""
    return BadPosition(f"{printable(path, LONGEST_PATH)}: {problem}")


def shown(doc: Json) -> str:
    """A JSON value, short enough for an error message."""
    return printable(json.dumps(doc, ensure_ascii=False, default=str), LONGEST_FIND)


@dataclass(frozen=True)
class Number:
    """A whole number within limits."""

    low: int = 0
    high: int = 2**31 - 1

    def encode(self, value: int) -> int:
        return int(value)

    def decode(self, doc: Json, path: str) -> int:
        if isinstance(doc, bool) or not isinstance(doc, int) or not self.low <= doc <= self.high:
            raise wrong(path, f"expected a whole number from {self.low} to {self.high}, found {shown(doc)}")
        return doc

    def schema(self) -> dict[str, Json]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    def encode(self, value: int) -> bool:
        return bool(value)

    def decode(self, doc: Json, path: str) -> int:
        if not isinstance(doc, bool):
            raise wrong(path, f"expected true (on) or false (off), found {shown(doc)}")
        return int(doc)

    def schema(self) -> dict[str, Json]:
        return {"type": "boolean"}


@dataclass(frozen=True)
class Names:
    """One of a list of names, counted from `first`; a number below the list is null (nothing)."""

    names: tuple[str, ...]
    first: int = 0
    optional: bool = False

    def encode(self, value: int) -> str | None:
        index = int(value) - self.first
        return self.names[index] if index >= 0 else None

    def decode(self, doc: Json, path: str) -> int:
        if doc is None and self.optional:
            return self.first - 1
        if not isinstance(doc, str) or doc not in self.names:
            either = "null or one of" if self.optional else "one of"
            names = [json.dumps(name) if "," in name else name for name in self.names]
            raise wrong(path, f"expected {either} {', '.join(names)}, found {shown(doc)}")
        return self.names.index(doc) + self.first

    def schema(self) -> dict[str, Json]:
        return {"enum": [*self.names, None] if self.optional else list(self.names)}


@cache
def names_of(enum: type[IntEnum]) -> Names:
    """The members of an enumeration by their names in lower case."""
    return Names(tuple(member.name.lower() for member in enum))


SEAT = Names(SEAT_NAMES)


def seat_called(text: str, names: Sequence[str]) -> int:
    """The seat (from 0) written as P2, 2 or its player's name; `names` has one entry per seat, empty if unnamed."""
    known = SEAT_NAMES[: len(names)]
    codes = [*known, *(name[1:] for name in known)]
    if text.upper() in codes:
        return codes.index(text.upper()) % len(known)
    for seat, name in enumerate(names):
        if name and name.casefold() == text.casefold():
            return seat
    raise BadArguments("seat-unknown", found=text, seats=", ".join(known))


LONGEST_REPETITION = 3  # digits of "B2x999"
MOST_LISTED = 1000


def listed(doc: Json, names: Sequence[str], path: str, what: str = "card") -> list[int]:
    """The numbers of the names in a text, in their order; "B2x3" stands for three of them."""
    if not isinstance(doc, str):
        example = " ".join(unique(names)[:2])
        raise wrong(path, f"expected {what} names in one text such as {example!r}, found {shown(doc)}")
    found: list[int] = []
    for word in doc.split():
        name, _, count = (word, "", "1") if word in names else word.rpartition("x")
        if (
            not name
            or name not in names
            or not (count.isascii() and count.isdigit() and len(count) <= LONGEST_REPETITION)
        ):
            known = ", ".join(unique(names))
            raise wrong(path, f"{printable(word, LONGEST_FIND)!r} is not {article(what)}; {what}s are {known}")
        found += [names.index(name)] * int(count)
        if len(found) > MOST_LISTED:
            raise wrong(path, f"more than {MOST_LISTED} {what}s")
    return found


def article(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def unique(names: Sequence[str]) -> list[str]:
    """The names without repetitions and empty ones."""
    return [name for name in dict.fromkeys(names) if name]


def listed_pattern(names: Sequence[str]) -> str:
    """The regular expression of what `listed` reads."""
    name = f"({'|'.join(unique(names))})(x[0-9]{{1,{LONGEST_REPETITION}}})?"
    return f"^\\s*({name}(\\s+{name})*)?\\s*$"


@dataclass(frozen=True)
class Cards:
    """A multiset of cards, `row[kind]` copies of each, written as names: "R5 B2 B2" ("B2x2" is read too)."""

    names: tuple[str, ...]
    order: tuple[int, ...]
    """The order in which kinds are written."""

    _written: dict[tuple[int, ...], str] = field(default_factory=dict, init=False, repr=False, compare=False)
    """Texts of some multisets: views write the same few again and again."""

    def encode(self, value: Sequence[int]) -> str:
        key = tuple(value)
        text = self._written.get(key)
        if text is None:
            text = " ".join([self.names[kind] for kind in self.order if value[kind] for _ in range(value[kind])])
            if len(self._written) < CACHED_TEXTS:
                self._written[key] = text
        return text

    def decode(self, doc: Json, path: str) -> list[int]:
        row = [0] * len(self.names)
        for index in listed(doc, [self.names[kind] for kind in self.order], path):
            row[self.order[index]] += 1
        return row

    def schema(self) -> dict[str, Json]:
        pattern = listed_pattern([self.names[kind] for kind in self.order])
        return {"type": "string", "pattern": pattern, "description": "card names separated by spaces"}


@dataclass(frozen=True)
class CardSet:
    """Different cards as a bit set, written as names: "C2 H8"."""

    names: tuple[str, ...]

    def encode(self, value: int) -> str:
        return " ".join(name for card, name in enumerate(self.names) if value >> card & 1)

    def decode(self, doc: Json, path: str) -> int:
        cards = Ordered(self.names, len(self.names)).decode(doc, path)
        bits = 0
        for card in cards:
            if card and bits >> card - 1 & 1:
                raise wrong(path, f"{self.names[card - 1]} is given twice")
            bits |= (1 << card) >> 1
        return bits

    def schema(self) -> dict[str, Json]:
        return Ordered(self.names, len(self.names)).schema()


@dataclass(frozen=True)
class Keyed:
    """A short row of numbers, written as an object with a name for each number."""

    names: tuple[str, ...]
    each: Number

    def encode(self, value: Sequence[int]) -> dict[str, int]:
        return {name: int(number) for name, number in zip(self.names, value, strict=True)}

    def decode(self, doc: Json, path: str) -> list[int]:
        if not isinstance(doc, dict):
            raise wrong(path, f"expected an object with {', '.join(self.names)}, found {shown(doc)}")
        for name in doc:
            if name not in self.names:
                raise wrong(f"{path}.{name}", f"unknown field; known are {', '.join(self.names)}")
        return [self.each.decode(doc.get(name, 0), f"{path}.{name}") for name in self.names]

    def schema(self) -> dict[str, Json]:
        return {
            "type": "object",
            "properties": {name: self.each.schema() for name in self.names},
            "additionalProperties": False,
        }


@dataclass(frozen=True)
class Subset:
    """A bit set of small numbers, written as a list."""

    high: int

    def encode(self, value: int) -> list[int]:
        return [number for number in range(self.high + 1) if value >> number & 1]

    def decode(self, doc: Json, path: str) -> int:
        if not isinstance(doc, list):
            raise wrong(path, f"expected a list of numbers from 0 to {self.high}, found {shown(doc)}")
        bits = 0
        for index, each in enumerate(doc):
            bit = 1 << Number(0, self.high).decode(each, f"{path}[{index}]")
            if bits & bit:
                raise wrong(f"{path}[{index}]", f"{each} is given twice")
            bits |= bit
        return bits

    def schema(self) -> dict[str, Json]:
        return {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": self.high}, "uniqueItems": True}


@dataclass(frozen=True)
class Several:
    """A bit set of names, written as a list; the empty set has its own name."""

    names: tuple[str, ...]
    none: str

    def encode(self, value: int) -> list[str] | str:
        return [name for number, name in enumerate(self.names) if value >> number & 1] or self.none

    def decode(self, doc: Json, path: str) -> int:
        if doc == self.none:
            return 0
        if not isinstance(doc, list) or not doc:
            raise wrong(path, f"expected {self.none} or a list of {', '.join(self.names)}, found {shown(doc)}")
        bits = 0
        for index, each in enumerate(doc):
            bit = 1 << Names(self.names).decode(each, f"{path}[{index}]")
            if bits & bit:
                raise wrong(f"{path}[{index}]", f"{each} is given twice")
            bits |= bit
        return bits

    def schema(self) -> dict[str, Json]:
        several = {"type": "array", "items": {"enum": list(self.names)}, "uniqueItems": True, "minItems": 1}
        return {"anyOf": [{"const": self.none}, several]}


@dataclass(frozen=True)
class Ordered:
    """Cards in their order, the topmost last, written as names ("junkx5" is read too); 0 ends the row, so kinds
    are numbered from 1."""

    names: tuple[str, ...]
    length: int

    def encode(self, value: Sequence[int]) -> str:
        return " ".join(self.names[kind - 1] for kind in value if kind > 0)

    def decode(self, doc: Json, path: str) -> list[int]:
        row = [kind + 1 for kind in listed(doc, self.names, path)]
        if len(row) > self.length:
            raise wrong(path, f"{len(row)} cards, there is room for {self.length}")
        return row + [0] * (self.length - len(row))

    def schema(self) -> dict[str, Json]:
        pattern = listed_pattern(self.names)
        return {"type": "string", "pattern": pattern, "description": "card names separated by spaces, the topmost last"}


@dataclass(frozen=True)
class Ordinal:
    """A number that the state counts from 0 and people count from 1."""

    high: int
    """The largest number that people write."""

    def encode(self, value: int) -> int:
        return int(value) + 1

    def decode(self, doc: Json, path: str) -> int:
        return Number(1, self.high).decode(doc, path) - 1

    def schema(self) -> dict[str, Json]:
        return Number(1, self.high).schema()


@dataclass(frozen=True)
class OrNumber:
    """Values by name; the plain numbers that older positions have in their place are read too."""

    names: Names
    high: int

    def encode(self, value: int) -> str | None:
        return self.names.encode(value)

    def decode(self, doc: Json, path: str) -> int:
        is_number = isinstance(doc, int) and not isinstance(doc, bool)
        return Number(0, self.high).decode(doc, path) if is_number else self.names.decode(doc, path)

    def schema(self) -> dict[str, Json]:
        old = {**Number(0, self.high).schema(), "deprecated": True, "description": "as in older positions"}
        return {"anyOf": [self.names.schema(), old]}


@dataclass(frozen=True)
class Row:
    """A row of numbers, each written by the same codec; trailing zeros are left out."""

    length: int
    each: Codec

    def encode(self, value: Sequence[int]) -> list[Json]:
        used = max((index + 1 for index, number in enumerate(value) if number), default=0)
        return [self.each.encode(number) for number in value[:used]]

    def decode(self, doc: Json, path: str) -> list[int]:
        if not isinstance(doc, list) or len(doc) > self.length:
            raise wrong(path, f"expected a list of at most {self.length}, found {shown(doc)}")
        row = [self.each.decode(each, f"{path}[{index}]") for index, each in enumerate(doc)]
        return row + [0] * (self.length - len(row))

    def schema(self) -> dict[str, Json]:
        return {"type": "array", "items": self.each.schema(), "maxItems": self.length}


@dataclass(frozen=True)
class Places(Row):
    """Places with one card each, written as a list of names, null where a place is empty. A text with several cards
    ("B2x2 Y1") fills as many places; a text alone stands for a list of one."""

    each: Names

    def decode(self, doc: Json, path: str) -> list[int]:
        if isinstance(doc, str):
            row = self.read(doc, path)
        elif isinstance(doc, list):
            row = [card for index, text in enumerate(doc) for card in self.read(text, f"{path}[{index}]")]
        else:
            raise wrong(path, f"expected a text or a list of cards, null for an empty place, found {shown(doc)}")
        if len(row) > self.length:
            raise wrong(path, f"{len(row)} places, there are {self.length}")
        return row + [0] * (self.length - len(row))

    def read(self, text: Json, path: str) -> list[int]:
        if text is None:
            return [0]
        return [card + self.each.first for card in listed(text, self.each.names, path)]

    def schema(self) -> dict[str, Json]:
        cards = {"type": "string", "pattern": listed_pattern(self.each.names)}
        return {"anyOf": [{"type": "array", "items": {"anyOf": [cards, {"type": "null"}]}}, cards]}
