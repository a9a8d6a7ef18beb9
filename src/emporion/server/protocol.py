"""What goes over the WebSocket of a table, both ways. The JSON Schema of all this is published (`/api/schema.json`).

Nothing here is prose: `Text` names a sentence of the catalogues and its arguments, and the reader's language says it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from emporion.kernel.messages import Argument, Choice, Message, Name, PlayerRef, ScoreSheet

VERSION = 1  # raised when older clients would misunderstand

Version = Annotated[int, Meta(ge=-1, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=3)]
Action = Annotated[int, Meta(ge=0, le=1_000_000)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+(?![\s\S])")]
"""Python and JavaScript agree about this end; about `$` they do not, if a line break follows."""
MOST_DECISIONS = 60  # in one commitment; the longest payments have a dozen
Actions = Annotated[list[Action], Meta(max_length=MOST_DECISIONS)]
Notation = Annotated[str, Meta(max_length=100)]


class Thing(msgspec.Struct, frozen=True, tag="thing", tag_field="is", omit_defaults=True):
    """A named thing: an entry of the catalogues, perhaps in one of its forms, perhaps several of it."""

    id: str
    form: str = ""
    count: int = 1


class Person(msgspec.Struct, frozen=True, tag="person", tag_field="is"):
    """A player."""

    seat: int


class Text(msgspec.Struct, frozen=True, tag="text", tag_field="is", omit_defaults=True):
    """A sentence in every language."""

    id: str
    args: dict[str, int | str | Thing | Person | Text | list[Thing | Text]] = {}


Said = int | str | Thing | Person | Text | list[Thing | Text]


class Offer(msgspec.Struct, frozen=True):
    """Something that can be decided now."""

    action: int
    say: Annotated[str, Meta(description="In canonical notation.")]
    group: Text
    label: Thing | Text
    sentence: Text


class SheetRow(msgspec.Struct, frozen=True):
    """What one thing brought to each seat."""

    head: Text
    cells: list[Text | None]


class Sheet(msgspec.Struct, frozen=True):
    """The end of a game, each number with its reason."""

    rows: list[SheetRow]
    totals: list[SheetRow]
    legend: Text
    verdict: Text


class LogLine(msgspec.Struct, frozen=True):
    """What one entry meant to those who watch."""

    version: int
    at: int
    kind: Annotated[str, Meta(description="Such as moved, said, tookback, takenover.")]
    seat: Annotated[int | None, Meta(description="Who did it.")]
    move: Annotated[int, Meta(description="Commitments in the game after it; where a replay would jump to.")]
    texts: list[Text]
    heads: Annotated[list[int], Meta(description="Which of the texts begin a turn.")] = []


# What is seen of a table


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits there."""

    kind: Literal["open", "person", "bot"]
    name: Annotated[str, Meta(description="Empty for people who left the server for good.")]
    player: Annotated[str, Meta(description="The public id of a person; empty for bots and free seats.")]
    level: Annotated[str, Meta(description="Of a bot.")]
    stand_in: Annotated[
        str, Meta(description="Why a bot plays for the person: absent, time, left, resigned; or empty.")
    ]
    out: Annotated[bool, Meta(description="Gave up, and cannot come back.")]


class ClockInfo(msgspec.Struct, frozen=True):
    """Whose time runs. What is left counts from `since`, for the seat that runs."""

    kind: Literal["live", "days"]
    time: int
    bonus: int
    left: list[int]
    running: int | None
    since: int
    falls: int | None


class UndoInfo(msgspec.Struct, frozen=True):
    """What can be taken back."""

    alone: Annotated[bool, Meta(description="My last move, without asking anybody.")]
    asked_by: int | None = None
    to: int | None = None
    agreed: list[int] = []


class Ending(msgspec.Struct, frozen=True):
    """How the game ended, and the luck it was promised to have."""

    places: list[int]
    scores: list[int]
    sheet: Sheet | None
    key: str
    nonce: str


class Origin(msgspec.Struct, frozen=True):
    """Where a game comes from that was not dealt anew."""

    kind: Literal["lesson", "branch", "challenge"]
    of: Annotated[str, Meta(description="The name of the game for a lesson; else the table whose deal it has.")]
    first: Annotated[int, Meta(description="Commitments at which it began; nothing goes back beyond them.")]
    seat: Annotated[int, Meta(description="Of who opened the table.")]


class Seen(msgspec.Struct, frozen=True):
    """A table as one seat sees it, or somebody who only watches."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    public: bool
    rated: bool
    host: Annotated[str, Meta(description="The public id of the person who opened the table.")]
    stage: Literal["open", "running", "over"]
    seats: list[SeatInfo]
    you: Annotated[int | None, Meta(description="The seat that looks.")]
    clock: ClockInfo | None
    commitment: Annotated[str, Meta(description="Of the shuffle; empty before the game.")]
    actor: int | None
    move: Annotated[int, Meta(description="Commitments so far.")]
    view: Annotated[dict[str, Any] | None, Meta(description="What the game looks like, see docs/games.")]
    prompt: Text | None
    notes: list[Text]
    offers: list[Offer]
    undo: UndoInfo
    ending: Ending | None
    next_table: str
    origin: Annotated[Origin | None, Meta(description="None for games that were dealt anew.")]


# From the server


class FromServer(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower):
    """What the server says."""


class Scene(FromServer, frozen=True):
    """All that somebody sees of a table, after connecting or when something has to be put right."""

    version: int
    scene: Seen
    log: Annotated[list[LogLine], Meta(description="What happened after the version that was asked for.")]
    log_from: Annotated[
        int, Meta(description="The log is whole from this version on; what is older is fetched over HTTP.")
    ]
    build: str
    now: int
    protocol: int = VERSION


class Step(FromServer, frozen=True):
    """The next entry of the table: versions are contiguous."""

    version: int
    at: int
    log: LogLine
    change: Annotated[dict[str, Any] | None, Meta(description="A delta of the scene, see docs/protocol.md.")]


class Presence(FromServer, frozen=True):
    """Who is connected; not a version of the table."""

    seats: list[bool]
    watching: int


class Done(FromServer, frozen=True):
    """A command was carried out and stored; the version it led to."""

    command: str
    version: int


class Refused(FromServer, frozen=True):
    """A message changed nothing. What is seen now follows, if it was about the game."""

    error: Text
    command: str | None = None
    request: Annotated[int | None, Meta(description="Of a draft.")] = None
    scene: Scene | None = None


class Drafted(FromServer, frozen=True):
    """What a draft would look like. Nothing is stored, and nothing is revealed."""

    request: int
    version: int
    actions: Annotated[list[int], Meta(description="What to commit, once it is whole.")]
    picked: list[int]
    whole: bool
    reveals: bool
    view: dict[str, Any]
    prompt: Text
    notes: list[Text]
    offers: list[Offer]
    summary: Text | None
    warnings: list[Text]
    error: Annotated[Text | None, Meta(description="Why the last pick does not fit; the rest is as without it.")] = None


class Pong(FromServer, frozen=True):
    """Still here."""

    now: int


# From people and bots


class FromClient(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """What people and bots may say."""


class Sit(FromClient, frozen=True):
    """Look through another of my seats (several people on one device)."""

    seat: Seat | None


class Draft(FromClient, frozen=True):
    """Show me what these picks lead to, in the order in which I made them. A pick is a number or a notation: who wants
    to know why something is not offered has no number for it."""

    request: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    version: Version
    picks: Annotated[list[Action | Notation], Meta(max_length=MOST_DECISIONS)]


class Play(FromClient, frozen=True):
    """Make these decisions final, all of them or none."""

    command: CommandId
    version: Version
    actions: Actions


class Undo(FromClient, frozen=True):
    """Take my last move back, as long as that needs nobody's consent."""

    command: CommandId
    version: Version


class Ask(FromClient, frozen=True):
    """Ask the others to go back to an earlier move."""

    command: CommandId
    version: Version
    to: Version


class Answer(FromClient, frozen=True):
    """Agree, or not."""

    command: CommandId
    agrees: bool


class Resign(FromClient, frozen=True):
    command: CommandId


class Leave(FromClient, frozen=True):
    """Let a bot play for me."""

    command: CommandId


class Return(FromClient, frozen=True):
    """I play myself again."""

    command: CommandId


class Say(FromClient, frozen=True):
    """One of the phrases."""

    command: CommandId
    phrase: Annotated[str, Meta(max_length=40)]


class Ping(FromClient, frozen=True):
    """Are you there?"""


ServerMessage = Scene | Step | Presence | Done | Refused | Drafted | Pong
ClientMessage = Sit | Draft | Play | Undo | Ask | Answer | Resign | Leave | Return | Say | Ping

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


class _Names(msgspec.Struct, frozen=True):
    """By what a message is called, if only that can be read."""

    command: CommandId | None = None
    request: int | None = None


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_names = msgspec.json.Decoder(_Names)
_encoder = msgspec.json.Encoder()


def decoded(data: bytes | str) -> ClientMessage:
    return _decoder.decode(data)


def names_in(data: bytes | str) -> tuple[str | None, int | None]:
    """The command and the request of a message that is wrong otherwise, so that its sender knows which one it was."""
    try:
        names = _names.decode(data)
    except UNREADABLE:
        return None, None
    return names.command, names.request


def encoded(message: FromServer) -> bytes:
    return _encoder.encode(message)


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages."""
    sent = msgspec.json.schema_components((ServerMessage, ClientMessage), ref_template="#/$defs/{name}")
    (server, client), forms = sent
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Messages of an emporion table, protocol {VERSION}",
        "anyOf": [{"$ref": "#/$defs/ServerMessage"}, {"$ref": "#/$defs/ClientMessage"}],
        "$defs": {**forms, "ServerMessage": server, "ClientMessage": client},
    }


# From our own messages to theirs


def text(message: Message) -> Text:
    return Text(message.id, {name: _argument(value) for name, value in message.arguments.items()})


def thing(name: Name) -> Thing:
    return Thing(name.id, name.form, name.count)


def label(said: Name | Message) -> Thing | Text:
    return thing(said) if isinstance(said, Name) else text(said)


def _argument(value: Argument) -> Said:
    match value:
        case Name():
            return thing(value)
        case PlayerRef(seat):
            return Person(seat)
        case Message():
            return text(value)
        case int() | str():
            return value
    return [label(each) for each in value]


def offer(choice: Choice, say: str) -> Offer:
    return Offer(choice.action, say, text(choice.group), label(choice.label), text(choice.sentence))


def sheet(score: ScoreSheet) -> Sheet:
    def row(head: Message, cells: Any) -> SheetRow:
        return SheetRow(text(head), [None if cell is None else text(cell) for cell in cells])

    rows = [row(*each) for each in score.rows]
    return Sheet(rows, [row(*each) for each in score.totals], text(score.legend), text(score.verdict))
