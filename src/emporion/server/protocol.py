"""Messages on a table's WebSocket, in both directions. Their JSON Schema is published at `/api/schema.json`.

They carry no prose: a `Message` of `kernel/messages.py` is an id with arguments, which the client renders in the
reader's language.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from emporion.kernel.messages import Message, Name
from emporion.kernel.view import GameDescription, GameView

VERSION = 2  # raised when older clients would misunderstand

Version = Annotated[int, Meta(ge=-1, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=3)]
Level = Literal["apprentice", "trader", "merchant", "magnate", "master", "grandmaster"]
Action = Annotated[int, Meta(ge=0, le=1_000_000)]
Share = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]{64}(?![\s\S])")]
"""A seat's share in the shuffle: 32 random bytes in hexadecimal digits."""
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+(?![\s\S])")]
"""A command's id, chosen by the client: its idempotency key. The pattern ends in a lookahead, because Python and
JavaScript disagree about `$` before a line break."""
CONTENT_BYTES = 16  # of the hash of a command
MAX_ACTIONS = 60  # in one move; the longest payments have a dozen
Actions = Annotated[list[Action], Meta(max_length=MAX_ACTIONS)]
Notation = Annotated[str, Meta(max_length=100)]


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """One entry of the table's log, as one viewer may read it."""

    version: int
    at: int
    kind: Annotated[str, Meta(description="The entry's tag, such as moved, said, tookback, takenover.")]
    seat: Annotated[int | None, Meta(description="The acting seat.")]
    move: Annotated[int, Meta(description="Moves in the game after it; where a replay would jump to.")]
    texts: list[Message]
    heads: Annotated[list[int], Meta(description="Indexes of the texts that begin a turn.")] = []
    automatic: Annotated[
        bool, Meta(description="The viewer's only answer, given by itself; others do not learn of it.")
    ] = False


# State


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A legal action, in words."""

    action: int
    say: Annotated[str, Meta(description="In canonical notation.")]
    group: Message
    label: Name | Message
    sentence: Message


class SheetRow(msgspec.Struct, frozen=True, gc=False):
    """What one item scored for each seat."""

    head: Message
    cells: list[Message | None]


class Sheet(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The final score, each number with its reason."""

    rows: list[SheetRow]
    totals: list[SheetRow]
    legend: Message
    verdict: Message
    note: Annotated[Message | None, Meta(description="What the rows leave out.")] = None


class SeatInfo(msgspec.Struct, frozen=True, gc=False):
    """A seat and its occupant."""

    kind: Literal["open", "person", "bot"]
    name: Annotated[str, Meta(description="Empty for deleted players.")]
    player: Annotated[str, Meta(description="A person's public id; empty for bots and open seats.")]
    level: Annotated[str, Meta(description="A bot's level.")]
    stand_in: Annotated[
        str, Meta(description="Why a bot plays for the person: absent, time, left, resigned; or empty.")
    ]
    out: Annotated[bool, Meta(description="Resigned, and cannot come back.")]
    share: Annotated[str, Meta(description="What its client added to the shuffle; empty for the public share.")] = ""


class ClockInfo(msgspec.Struct, frozen=True, gc=False):
    """Clocks. `left` counts from `since` for the seat whose clock runs."""

    kind: Literal["live", "days"]
    time: int
    bonus: int
    left: list[int]
    running: int | None
    since: int
    falls: int | None


class UndoInfo(msgspec.Struct, frozen=True, gc=False):
    """What can be undone, and a pending undo request."""

    alone: Annotated[bool, Meta(description="Whether I may undo my last move without asking.")]
    asked_by: int | None = None
    to: int | None = None
    agreed: list[int] = []
    back_to: Annotated[int | None, Meta(description="The version to which I return by undoing alone.")] = None
    refusal: Annotated[Message | None, Meta(description="Why I cannot undo my last choice of this turn.")] = None


class Ending(msgspec.Struct, frozen=True, gc=False):
    """The result, and what opens the commitment to the shuffle: the server's secret, or key and nonce of a deal that is
    repeated. All three are empty while others may still play the shared deal."""

    places: list[int]
    scores: list[int]
    sheet: Sheet | None
    key: str
    nonce: str
    secret: str = ""


class Origin(msgspec.Struct, frozen=True, gc=False):
    """Where a game comes from that was not freshly dealt."""

    kind: Literal["lesson", "practice", "branch", "challenge"]
    of: Annotated[
        str, Meta(description="A lesson's name, a practice position, a branch's table or a challenge's token.")
    ]
    first: Annotated[int, Meta(description="The move at which it started; undo stops there.")]
    seat: Annotated[int, Meta(description="The seat of the player who opened the table.")]


class SharedDeal(msgspec.Struct, frozen=True, gc=False):
    """The deal that a table shares with others."""

    id: str
    revealed: Annotated[
        bool, Meta(description="All tables of the deal are over: record, replay and analysis are open.")
    ]


HintPolicy = Literal["off", "alone", "shared"]
"""Whether players may ask for hints."""


class NextOpponents(msgspec.Struct, frozen=True, gc=False):
    """Bots that would suit the viewer better after this game."""

    level: Level
    names: list[str]
    harder: bool


class Seen(msgspec.Struct, frozen=True, gc=False):
    """A table as one seat or a spectator sees it."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    public: bool
    rated: bool
    hints: Annotated[
        HintPolicy,
        Meta(description="off: refused; alone: I play alone; shared: several people play, and each may ask."),
    ]
    host: Annotated[str, Meta(description="The public id of the table's host.")]
    stage: Literal["open", "running", "over"]
    seats: list[SeatInfo]
    you: Annotated[int | None, Meta(description="The viewer's seat; null for spectators.")]
    clock: ClockInfo | None
    commitment: Annotated[
        str, Meta(description="The server's commitment to the shuffle; empty before a game that repeats a deal.")
    ]
    actor: int | None
    move: Annotated[int, Meta(description="Moves so far.")]
    view: Annotated[GameView | None, Meta(description="The game's view, with the fields of the game; see docs/games.")]
    prompt: Message | None
    notes: list[Message]
    offers: list[Offer]
    answers_itself: Annotated[
        bool, Meta(description="The only offer is taken by itself after a moment; the viewer may take it sooner.")
    ]
    undo: UndoInfo
    ending: Ending | None
    next_table: str
    next_opponents: Annotated[
        NextOpponents | None,
        Meta(description="Other bots for the next game, after a clear win or defeat against bots alone."),
    ]
    origin: Annotated[Origin | None, Meta(description="Null for freshly dealt games.")]
    description: Annotated[
        GameDescription | None, Meta(description="Of the game, if the options make it differ from the server's.")
    ]
    deal: Annotated[SharedDeal | None, Meta(description="Null where the table shuffles for itself.")] = None


# From the server


class FromServer(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag=str.lower):
    """A message from the server."""


class Scene(FromServer, frozen=True):
    """Everything a viewer sees of a table: after connecting, and whenever the client has to be corrected."""

    version: int
    scene: Seen
    log: Annotated[list[LogLine], Meta(description="Entries after the requested version.")]
    log_from: Annotated[
        int, Meta(description="The log is complete from this version on; older lines are fetched over HTTP.")
    ]
    build: str
    now: int
    protocol: int = VERSION


class Operation(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An operation of a JSON Patch."""

    op: Literal["add", "remove", "replace"]
    path: Annotated[str, Meta(description="A JSON Pointer (RFC 6901) into the scene.")]
    value: Any = msgspec.UNSET


class Step(FromServer, frozen=True):
    """The next entry of the table. Versions are contiguous."""

    version: int
    at: int
    log: LogLine
    patch: Annotated[list[Operation], Meta(description="What changed in the scene: a JSON Patch (RFC 6902).")]


class Presence(FromServer, frozen=True):
    """Who is connected. Not a version of the table."""

    seats: list[bool]
    watching: int
    away: Annotated[int | None, Meta(description="The absent player for whom others wait.")] = None
    takeover: Annotated[int | None, Meta(description="When a bot will replace them, in milliseconds.")] = None


class Done(FromServer, frozen=True):
    """Acknowledgement: the command is stored durably and led to this version."""

    command: str
    version: int


class Refused(FromServer, frozen=True):
    """A message was refused and changed nothing. Carries the current scene if it was about the game."""

    error: Message
    command: str | None = None
    request: Annotated[int | None, Meta(description="The id of a draft request.")] = None
    scene: Scene | None = None


class ForcedChoice(msgspec.Struct, frozen=True, gc=False):
    """What was chosen for the player, since nothing else was possible."""

    after: Annotated[int, Meta(description="The number of picks before it.")]
    offers: list[Offer]
    why: Annotated[
        Message | None,
        Meta(description="What was chosen and why; null if the choice before it says so, or there is nothing to say."),
    ]


class Drafted(FromServer, frozen=True):
    """The preview of a draft. Nothing is stored, and nothing is revealed."""

    request: int
    version: int
    actions: Annotated[list[int], Meta(description="The actions to commit, once the draft is whole.")]
    picked: list[int]
    whole: bool
    reveals: bool
    view: GameView
    prompt: Message
    notes: list[Message]
    offers: list[Offer]
    summary: Message | None
    warnings: list[Message]
    forced: Annotated[
        list[ForcedChoice],
        Meta(description="A client that picks further sends these choices as picks, too, in their places."),
    ]
    revealed: Annotated[Message | None, Meta(description="What a whole draft reveals, if anything.")] = None
    error: Annotated[
        Message | None, Meta(description="Why the last pick does not fit; the rest is the draft without it.")
    ] = None


class Pong(FromServer, frozen=True):
    """Answer to a ping."""

    now: int


# From clients


class FromClient(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """A message from a client."""


class Sit(FromClient, frozen=True):
    """Show the table as another of my seats, or as a spectator (several people share a device)."""

    seat: Seat | None


class Draft(FromClient, frozen=True):
    """Preview these picks, in the order in which they were made. A pick is an action id or its notation; notation can
    name an action that is not offered, to ask why."""

    request: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    version: Version
    picks: Annotated[list[Action | Notation], Meta(max_length=MAX_ACTIONS)]


class Play(FromClient, frozen=True):
    """Commit these actions as one move, all or none."""

    command: CommandId
    version: Version
    actions: Actions


class Undo(FromClient, frozen=True):
    """Undo my last move, where that needs nobody's consent."""

    command: CommandId
    version: Version


class Ask(FromClient, frozen=True):
    """Undo request: ask the others to go back to an earlier move."""

    command: CommandId
    version: Version
    to: Version


class Answer(FromClient, frozen=True):
    """Answer an undo request."""

    command: CommandId
    agrees: bool


class Resign(FromClient, frozen=True):
    command: CommandId


class Leave(FromClient, frozen=True):
    """Let a bot play for me."""

    command: CommandId


class Return(FromClient, frozen=True):
    """Play again myself."""

    command: CommandId


class SetLevel(FromClient, frozen=True):
    """Change the level of a bot, as host."""

    command: CommandId
    seat: Seat
    level: Level


class Say(FromClient, frozen=True):
    """Say one of the phrases."""

    command: CommandId
    phrase: Annotated[str, Meta(max_length=40)]


class Ping(FromClient, frozen=True):
    """Ask for a pong."""


ServerMessage = Scene | Step | Presence | Done | Refused | Drafted | Pong
ClientMessage = Sit | Draft | Play | Undo | Ask | Answer | Resign | Leave | Return | SetLevel | Say | Ping

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


class _Names(msgspec.Struct, frozen=True, gc=False):
    """The ids of a message, decodable even if the rest is malformed."""

    command: CommandId | None = None
    request: int | None = None


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_names = msgspec.json.Decoder(_Names)
_encoder = msgspec.json.Encoder()


def decoded(data: bytes | str) -> ClientMessage:
    return _decoder.decode(data)


def names_in(data: bytes | str) -> tuple[str | None, int | None]:
    """The command id and request id of a malformed message, so that the refusal can name them."""
    try:
        names = _names.decode(data)
    except UNREADABLE:
        return None, None
    return names.command, names.request


def content_of(message: ClientMessage) -> bytes:
    """A hash of what a command says, without its id, and without the version that it was based on: a client that
    repeats a command may have seen more since."""
    said = {**msgspec.structs.asdict(message), "command": "", "version": -1, "t": type(message).__name__}
    return hashlib.blake2b(_encoder.encode(said), digest_size=CONTENT_BYTES).digest()


def encoded(message: FromServer) -> bytes:
    return _encoder.encode(message)


def encoded_line(line: LogLine) -> bytes:
    return _encoder.encode(line)


def encoded_step(version: int, at: int, log: bytes, patch: bytes) -> bytes:
    """A `Step` whose log line and patch are encoded already, since several viewers share them."""
    return b'{"t":"step","version":%d,"at":%d,"log":%b,"patch":%b}' % (version, at, log, patch)


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
