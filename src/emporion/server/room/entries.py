"""Everything that can happen at a table. Its entries, in their order and with their moments, are the table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from emporion.match.clock import TimeControl

Why = Literal["absent", "time", "left", "resigned"]
"""Why a bot plays for a person."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a seat is meant for when a table is opened."""

    kind: Literal["open", "person", "bot"]
    player: str = ""
    name: str = ""
    level: str = ""


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a game begins that is not dealt anew: with the luck of another one, after moves that were made there."""

    kind: Literal["lesson", "branch", "challenge"]
    of: str
    """The game that is taught, or the table that it comes from."""
    seat: int
    """Of who opened the table."""
    key: str
    """A secret as long as the game goes on, like that of any other."""
    moves: list[str] = []
    """As records write them."""


class Entry(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True, omit_defaults=True):
    """One of the things below."""


class Opened(Entry, frozen=True):
    """Somebody opened a table."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: list[Plan]
    host: str
    public: bool
    rated: bool
    pace: TimeControl
    beginning: Beginning | None = None


class Seated(Entry, frozen=True):
    """A person took a seat, or came with another device to take it over (a recovery code)."""

    seat: int
    player: str
    name: str


class Vacated(Entry, frozen=True):
    """A seat became free before the game."""

    seat: int


class Assigned(Entry, frozen=True):
    """The host gave a seat to a bot."""

    seat: int
    name: str
    level: str


class Started(Entry, frozen=True):
    """The game was set up. The luck is a secret until the end; its commitment is public."""

    key: str
    nonce: str
    commitment: str


class Moved(Entry, frozen=True):
    """Decisions of a seat, made final together."""

    seat: int
    actions: list[int]
    bot: bool = False


class AskedBack(Entry, frozen=True):
    """A person would like to go back further than anybody may alone."""

    seat: int
    to: int


class Answered(Entry, frozen=True):
    """What another person says to that."""

    seat: int
    agrees: bool


class TookBack(Entry, frozen=True):
    """The game went back."""

    seat: int
    to: int


class TakenOver(Entry, frozen=True):
    """A bot plays for a person from now on."""

    seat: int
    why: Why


class HandedBack(Entry, frozen=True):
    """The person is there again."""

    seat: int


class Resigned(Entry, frozen=True):
    """A person gave up."""

    seat: int


class Said(Entry, frozen=True):
    """A person said one of the phrases."""

    seat: int
    phrase: str


class Followed(Entry, frozen=True):
    """The same people play again, at another table."""

    table: str


AnyEntry = (
    Opened
    | Seated
    | Vacated
    | Assigned
    | Started
    | Moved
    | AskedBack
    | Answered
    | TookBack
    | TakenOver
    | HandedBack
    | Resigned
    | Said
    | Followed
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encoded(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decoded(body: bytes) -> Entry:
    return _decoder.decode(body)
