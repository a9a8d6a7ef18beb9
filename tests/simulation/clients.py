"""Players and spectators: they play as browsers do, and write down everything that they are told.

A client repeats a command without an answer with the same id, on the same connection or the next one, and now and then
twice for no reason. It never gives up.
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from emporion.server.room.entries import PHRASES
from emporion.server.web.tables import Look
from tests.simulation.network import REFUSED, Wire
from tests.simulation.world import Cancellable

if TYPE_CHECKING:
    from tests.simulation.gathering import Gathering

Json = Any
RESEND = 2.0, 8.0  # seconds without an answer, after which a command is repeated
SILENT_RESENDS = 4  # in a row, after which the client connects anew
RETRY = 0.5, 2.0  # seconds after a refusal because of the database
RECONNECT = 0.1, 3.0
OFFLINE = 30.0, 4 * 3600.0  # seconds that somebody stays away
HANDSHAKE = 35.0  # seconds for the first message on a connection
UNAVAILABLE = "storage-unavailable"
RETRIED = (UNAVAILABLE, "request-fault")
NOT_COMPARED = ("clock",)
"""Parts of a scene that depend on more than the entries: outages that were found out later."""

encode = msgspec.json.Encoder(order="deterministic").encode
decode = msgspec.json.decode


@dataclass
class Command:
    """A command of a client, and what became of it."""

    id: str
    message: dict[str, Any]
    sent: float
    """When it was sent first."""
    answered: float | None = None
    version: int | None = None
    """That it led to, as acknowledged."""
    refusal: str = ""


@dataclass
class Sight:
    """What a client saw of a version."""

    at: float
    version: int
    viewer: int | None
    digest: bytes


@dataclass
class Arrival:
    """The first scene on a connection: how new it had to be."""

    asked: float
    version: int


@dataclass
class Record:
    """Everything that a client was told, for the checker."""

    commands: list[Command] = field(default_factory=list)
    sights: list[Sight] = field(default_factory=list)
    told: dict[int, float] = field(default_factory=dict)
    """When each version was heard of first."""
    lines: dict[tuple[int | None, int], bytes] = field(default_factory=dict)
    """The log lines by viewer and version, digested."""
    arrivals: list[Arrival] = field(default_factory=list)
    heard: list[bytes] = field(default_factory=list)
    """All frames of the running game."""
    connected: list[tuple[float, float]] = field(default_factory=list)
    """When the client was connected: from its first scene to the end of the connection."""


def digest_of(part: Json) -> bytes:
    return hashlib.blake2b(encode(part), digest_size=12).digest()


def scene_digest(scene: dict[str, Json]) -> bytes:
    return digest_of({name: part for name, part in scene.items() if name not in NOT_COMPARED})


def line_digest(line: dict[str, Json]) -> bytes:
    return digest_of([line["kind"], line["seat"], line["texts"]])


class Client:
    """One device at a table."""

    def __init__(self, gathering: Gathering, name: str, cookie: str, dice: random.Random) -> None:
        """Without a cookie, a spectator."""
        self.gathering, self.name, self.cookie, self.dice = gathering, name, cookie, dice
        self.world = gathering.world
        self.record = Record()
        self.wire: Wire | None = None
        self.version = -1
        self.scene: dict[str, Json] = {}
        self.pending: Command | None = None
        self.watches = not cookie or dice.random() < 0.1
        """Never does anything."""
        self._thinking: Cancellable | None = None
        self._resending: Cancellable | None = None
        self._handshake: Cancellable | None = None
        self._silent = 0
        self._asked = 0.0
        self._arrived = 0.0
        self._is_here = False
        """There was a scene on this connection."""
        self._unsure: tuple[float, int] | None = None
        """A version whose scene may be that of an earlier one."""
        self._drafts = 0

    def note(self, what: str) -> None:
        self.world.history.note(self.name, what)

    # Connections

    def connect(self) -> None:
        if self.wire is not None:
            return
        if self.gathering.is_closing:
            return
        process = self.gathering.site.server_for(self.gathering.table, self.dice)
        if process is None:
            self.world.after(self.dice.uniform(*RECONNECT), self.connect)
            return
        self._asked, self._is_here = self.world.now, False
        query = {"since": str(self.version)} if self.version >= 0 and self.dice.random() < 0.8 else {}
        self.wire = self.gathering.network.connect(
            self, process, self.gathering.table, self.cookie, query, self.gathering.site.has_extensions
        )
        self._handshake = self.world.timer(HANDSHAKE, self._no_handshake)
        self.note(f"connects to {process.name}")

    def _no_handshake(self) -> None:
        if self.wire is not None and not self._is_here:
            wire = self.wire
            wire.hang_up()
            self.lost(wire, REFUSED)

    def lost(self, wire: Wire, code: int) -> None:
        if wire is not self.wire:
            return
        self.note(f"is disconnected ({code})")
        self._left()
        pause = self.dice.uniform(*RECONNECT)
        if self.gathering.has_faults and self.dice.random() < 0.08:
            pause = self.dice.uniform(*OFFLINE)
        self.world.after(pause, self.connect)

    def _left(self) -> None:
        self.wire = self._unsure = None
        for timer in (self._handshake, self._resending):
            if timer is not None:
                timer.cancel()
        if self._is_here:
            self.record.connected.append((self._arrived, self.world.now))
            self._is_here = False

    def go_away(self, seconds: float) -> None:
        """Close the page, and come back later."""
        if self.wire is not None:
            self.note(f"goes away for {seconds:.0f} s")
            self.wire.hang_up()
            self._left()
            self.world.after(seconds, self.connect)

    # Messages

    def heard(self, wire: Wire, data: bytes) -> None:
        if wire is not self.wire:
            return
        message = decode(data)
        kind = message["t"]
        if self._is_unsure_no_more():
            self._see()
        match kind:
            case "scene":
                self._take_scene(message)
                if not self._is_here:
                    self._arrive()
            case "step":
                self._take_step(message)
            case "done":
                self._done(message)
            case "refused":
                self._refused(message)
            case "drafted":
                self._drafted(message)
        if not self.is_over:
            self.record.heard.append(data)
        if not self.cookie and self.dice.random() < 0.05:
            self.gathering.look(self)
        self.react()

    def _arrive(self) -> None:
        self._is_here, self._arrived, self._silent = True, self.world.now, 0
        self.record.arrivals.append(Arrival(self._asked, self.version))
        if self.pending is not None:
            self._send_again()

    def _take_scene(self, message: Json) -> None:
        if message["version"] < self.version:
            self.world.history.violate(f"{self.name} had seen version {self.version} and is shown {message['version']}")
        self.version, self.scene = message["version"], message["scene"]
        for line in message["log"][-1:]:
            self._take_line(line)
        self.note(f"sees version {self.version}")
        self._see()

    def _take_step(self, message: Json) -> None:
        if message["version"] != self.version + 1:
            self.world.history.violate(f"{self.name} is told version {message['version']} after {self.version}")
        self.version = message["version"]
        for operation in message["patch"]:
            apply(self.scene, operation)
        self._take_line(message["log"])
        self.note(f"is told version {self.version}")
        if message["patch"]:
            self._see()
        else:
            self.record.told.setdefault(self.version, self.world.now)
            self._unsure = self.world.now, self.version

    def looked(self, asked: float, found: Look) -> None:
        """What a spectator was shown over HTTP."""
        self.note(f"fetches version {found.version}")
        self.record.arrivals.append(Arrival(asked, found.version))
        digest = scene_digest(decode(encode(found.scene)))
        self.record.sights.append(Sight(self.world.now, found.version, None, digest))

    def _take_line(self, line: Json) -> None:
        if line["kind"] != "gone" and line["version"] == self.version:
            self.record.lines.setdefault((self.scene["you"], line["version"]), line_digest(line))

    def _is_unsure_no_more(self) -> bool:
        """Whether the last scene was of its version, as nothing has followed for a while."""
        return self._unsure is not None and self._unsure[1] == self.version and self.world.now - self._unsure[0] > 10

    def _see(self) -> None:
        self._unsure = None
        self.record.told.setdefault(self.version, self.world.now)
        sight = Sight(self.world.now, self.version, self.scene["you"], scene_digest(self.scene))
        self.record.sights.append(sight)

    def _done(self, message: Json) -> None:
        self.note(f"has the acknowledgement of {message['command']}, version {message['version']}")
        command = next((each for each in self.record.commands if each.id == message["command"]), None)
        if command is None:
            self.world.history.violate(f"{self.name} never sent {message['command']}, which is acknowledged")
            return
        if command.version is not None and command.version != message["version"]:
            self.world.history.violate(f"{command.id} is acknowledged as {command.version} and {message['version']}")
        if command.answered is None:
            command.answered = self.world.now
        command.version = message["version"]
        self._answered(command)

    def _refused(self, message: Json) -> None:
        reason = message["error"]["id"]
        if reason == "request-fault":
            self.world.history.violate(f"{self.name}: the server failed")
        self.note(f"is refused: {reason} ({message['command'] or message['request']})")
        if message["scene"] is not None:
            self._take_scene(message["scene"])
        command = next((each for each in self.record.commands if each.id == message["command"]), None)
        if command is None or command is not self.pending:
            return
        if reason in RETRIED:
            self._resend_after(self.dice.uniform(*RETRY))
            return
        if command.answered is None:
            command.answered, command.refusal = self.world.now, reason
        self._answered(command)

    def _answered(self, command: Command) -> None:
        if command is self.pending:
            self.pending, self._silent = None, 0
            if self._resending is not None:
                self._resending.cancel()

    # Commands

    def send(self, kind: str, **what: Json) -> None:
        """Send a new command."""
        number = len(self.record.commands)
        id = f"{self.name}-{number}"
        message = {"t": kind, "command": id, **what}
        self.pending = Command(id, message, self.world.now)
        self.record.commands.append(self.pending)
        self.note(f"sends {kind} {what} as {id}")
        self._send_again()
        self.gathering.happened()

    def _send_again(self) -> None:
        command = self.pending
        if command is None or self.wire is None or not self._is_here:
            return  # it is sent once there is a connection
        data = encode(command.message)
        self.wire.send(data)
        if self.dice.random() < 0.1:
            self.wire.send(data)
        self._resend_after(self.dice.uniform(*RESEND))

    def _resend_after(self, seconds: float) -> None:
        if self._resending is not None:
            self._resending.cancel()
        self._resending = self.world.timer(seconds, self._resend)

    def _resend(self) -> None:
        self._silent += 1
        if self._silent > SILENT_RESENDS and self.wire is not None and self._is_here:
            wire = self.wire
            wire.hang_up()
            self.lost(wire, REFUSED)
        self._send_again()

    # Decisions

    @property
    def seat(self) -> int | None:
        you: int | None = self.scene.get("you")
        return you

    @property
    def is_over(self) -> bool:
        return self.scene.get("stage") == "over"

    def react(self) -> None:
        """Begin to think, if there is something to decide."""
        if self._thinking is None and self._has_something_to_do():
            self._thinking = self.world.timer(self.gathering.thinking_time(self.dice), self._decide)

    def think_anew(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        if self.scene:
            self.react()

    def _has_something_to_do(self) -> bool:
        if self.watches or self.pending is not None or self.is_over or not self._is_here:
            return False
        if self.scene["you"] is None:
            return True  # it looks on, and will want its seat again
        mine = self.scene["seats"][self.seat]
        return bool(self.scene["offers"] or mine["stand_in"] or self._is_asked()) or self.dice.random() < 0.05

    def _is_asked(self) -> bool:
        undo = self.scene["undo"]
        return undo["asked_by"] is not None and undo["asked_by"] != self.seat and self.seat not in undo["agreed"]

    def _decide(self) -> None:
        self._thinking = None
        if not self._has_something_to_do() or self.wire is None:
            return
        chance = self.dice.random()
        if self.seat is None:
            self.wire.send(encode({"t": "sit", "seat": self.gathering.seat_of(self)}))
        elif self.scene["seats"][self.seat]["stand_in"]:
            if not self.scene["seats"][self.seat]["out"]:
                self.send("return")
        elif self._is_asked():
            self.send("answer", agrees=chance < 0.7)
        elif self.scene["move"] >= self.gathering.longest:
            self.send("resign")
        elif chance < 0.04:
            self.send("say", phrase=self.dice.choice(list(PHRASES)))
        elif chance < 0.05:
            self.send("leave")
        elif chance < 0.06:
            self.wire.send(encode({"t": "sit", "seat": None}))
        elif chance < 0.09 and self.scene["move"]:
            to = max(0, self.scene["move"] - self.dice.randrange(1, 4))
            self.send("ask", version=self.version, to=to)
        elif chance < 0.15 and self.scene["undo"]["alone"]:
            self.send("undo", version=self.version)
        elif chance < 0.17 and self.gathering.has_faults:
            self.go_away(self.dice.uniform(*OFFLINE))
        elif chance < 0.19:
            wrong = self.dice.randrange(200)
            self.send("play", version=max(0, self.version - wrong % 3), actions=[wrong])
        elif self.scene["offers"]:
            self._play()

    def _play(self) -> None:
        assert self.wire is not None
        action = self.dice.choice(self.scene["offers"])["action"]
        if self.dice.random() < 0.1:
            self._drafts += 1
            draft = {"t": "draft", "request": self._drafts, "version": self.version, "picks": [action]}
            self.wire.send(encode(draft))
        else:
            self.send("play", version=self.version, actions=[action])

    def _drafted(self, message: Json) -> None:
        if self.pending is None and message["whole"] and not self.watches:
            self.send("play", version=message["version"], actions=message["actions"])


def apply(scene: Json, operation: Json) -> None:
    """Apply an operation of a JSON Patch in place."""
    *path, last = [part.replace("~1", "/").replace("~0", "~") for part in operation["path"].split("/")[1:]]
    target = scene
    for part in path:
        target = target[int(part) if isinstance(target, list) else part]
    match operation["op"], target:
        case "remove", list():
            del target[int(last)]
        case "remove", _:
            del target[last]
        case "add", list():
            target.insert(len(target) if last == "-" else int(last), operation["value"])
        case _, list():
            target[int(last)] = operation["value"]
        case _:
            target[last] = operation["value"]
