"""The entries of a table's log (event sourcing). A table is exactly its entries, in order and with their times.

Tags such as "tookback" are the names in the database; they stay for compatibility.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from emporion.match.clock import TimeControl

TakeoverReason = Literal["absent", "time", "left", "resigned"]
"""Why a bot plays for a person."""


PHRASES = {
    "hello": "phrase-hello",
    "good-luck": "phrase-good-luck",
    "have-fun": "phrase-have-fun",
    "your-turn": "phrase-your-turn",
    "one-moment": "phrase-one-moment",
    "sorry": "phrase-sorry",
    "thanks": "phrase-thanks",
    "well-played": "phrase-well-played",
    "wow": "phrase-wow",
    "oops": "phrase-oops",
    "good-game": "phrase-good-game",
    "again": "phrase-again",
    "goodbye": "phrase-goodbye",
}
"""What players can say at a table: the phrase's id, and the message that says it in every language. There is no free
chat, so there is nothing to moderate."""

REACTIONS = {
    "smile": "reaction-smile",
    "laugh": "reaction-laugh",
    "approve": "reaction-approve",
    "cheer": "reaction-cheer",
    "sigh": "reaction-sigh",
    "heart": "reaction-heart",
}
"""Gestures, which are sent like phrases: the id, and the message that tells it."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat's occupant when the table is opened."""

    kind: Literal["open", "person", "bot"]
    player: str = ""
    name: str = ""
    level: str = ""
    share: str = ""
    """What the seat's client adds to the shuffle, in hexadecimal digits; empty for the public share."""


class StartingPoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a game starts that is not freshly dealt: another game's luck, after some of its moves, or a position."""

    kind: Literal["lesson", "practice", "branch", "challenge"]
    of: str
    """A lesson's name, a practice position (`game/name`), the table that a branch comes from, or a challenge's
    token."""
    seat: int
    """The seat of the player who opened the table."""
    key: str
    """The random key, secret while the game goes on."""
    moves: list[str] = []
    """In record notation."""
    position: dict[str, Any] | None = None
    """Where the moves begin, if not with the deal."""


class Entry(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all entries. Each is stored under its tag."""


class Opened(Entry, frozen=True):
    """The table was opened."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: list[Plan]
    host: str
    public: bool
    rated: bool
    pace: TimeControl
    beginning: StartingPoint | None = None
    hints: bool = False
    """Players may ask for hints although other people play."""
    secret: str = ""
    """The server's part of the shuffle, in hexadecimal digits; secret until the end. Empty for deals that are repeated,
    and at older tables."""
    commitment: str = ""
    """The hash of the secret, public from the beginning."""
    deal: str = ""
    """The shared deal, whose secret this is; empty at tables that shuffle for themselves."""


class Seated(Entry, frozen=True):
    """A player took a seat, or took it over on another device with a recovery code."""

    seat: int
    player: str
    name: str
    share: str = ""
    """What the seat's client adds to the shuffle; empty for the public share."""


class Vacated(Entry, frozen=True):
    """A seat became free before the game."""

    seat: int


class Assigned(Entry, frozen=True):
    """The host gave a seat to a bot."""

    seat: int
    name: str
    level: str


class LevelSet(Entry, frozen=True):
    """The host changed the level of a bot during the game."""

    seat: int
    """The host's."""
    bot: int
    name: str
    level: str


class Started(Entry, frozen=True):
    """The game was set up. The key stays secret until the end; its commitment is public."""

    key: str
    nonce: str
    """Opens the seal of a deal that several tables share; empty where the table made the shuffle together."""
    commitment: str
    shares: list[str] = []
    """What each seat added to the shuffle; empty for a public share, and for deleted players."""
    digests: list[str] = []
    """What the key knows of each seat."""


class Moved(Entry, frozen=True):
    """The actions of one move."""

    seat: int
    actions: list[int]
    bot: bool = False
    automatic: bool = False
    """The only answer, given for a person who had no choice."""


class UndoRequested(Entry, frozen=True, tag="askedback"):
    """A player asks to undo further than one player may alone."""

    seat: int
    to: int


class UndoAnswered(Entry, frozen=True, tag="answered"):
    """Another player's answer to the undo request."""

    seat: int
    agrees: bool


class Undone(Entry, frozen=True, tag="tookback"):
    """Moves were undone."""

    seat: int
    to: int


class TakenOver(Entry, frozen=True):
    """A bot plays for a person from now on."""

    seat: int
    why: TakeoverReason


class Returned(Entry, frozen=True, tag="handedback"):
    """The person plays again."""

    seat: int


class Resigned(Entry, frozen=True):
    """A person resigned, or ran out of time in a rated game."""

    seat: int
    out_of_time: bool = False


class Said(Entry, frozen=True):
    """A person said one of the phrases."""

    seat: int
    phrase: str


class DealRevealed(Entry, frozen=True):
    """All tables of the shared deal are over: nothing about it is secret any more."""


class RematchOpened(Entry, frozen=True, tag="followed"):
    """The same players play again at another table."""

    table: str


AnyEntry = (
    Opened
    | Seated
    | Vacated
    | Assigned
    | LevelSet
    | Started
    | Moved
    | UndoRequested
    | UndoAnswered
    | Undone
    | TakenOver
    | Returned
    | Resigned
    | Said
    | DealRevealed
    | RematchOpened
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encoded(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decoded(body: bytes) -> Entry:
    return _decoder.decode(body)
