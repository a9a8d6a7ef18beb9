"""Simulated players at many tables at once, who remember what was acknowledged.

They play as browsers do, over WebSockets, and check what every client may rely on: versions without gaps, one answer
per command, and nothing acknowledged or shown that is not stored.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.frames import CloseCode

from emporion.server.web.authentication import COOKIE
from tests.waiting import PATIENCE

GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
POLICY = CloseCode.POLICY_VIOLATION  # there are too many connections, or messages
REFUSED_CONNECTION = "refused-connection"
RESEND = 2.0  # seconds without an answer, after which a command is repeated
RESEND_REFUSED = 1.0  # seconds after which it is repeated if the database could not be used
UNAVAILABLE = "storage-unavailable"
LOOKED_AT_PATHS = ("/stage", "/offers")  # parts of a scene; many players in one process have to be fast
SILENCE = 7.0  # seconds without a message, after which the browser sends a ping
ANSWER = 4.0  # seconds that it waits for the pong before it closes
SHOWN_IN = 30.0  # seconds for the first message on an open connection
AS_PAGES: dict[str, Any] = {"compression": None, "ping_interval": None, "proxy": None, "open_timeout": SILENCE + ANSWER}


@dataclass
class Acknowledgement:
    """A command that the server acknowledged."""

    table: str
    seat: int
    command: str
    version: int
    at: float = field(default_factory=time.monotonic, compare=False)


@dataclass
class Measurements:
    """What the simulated players measured."""

    acknowledgements: list[Acknowledgement] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """Until moves were acknowledged."""
    sent: dict[tuple[str, int], float] = field(default_factory=dict)
    """When moves were sent, by table and resulting version."""
    seconds_of_others: list[float] = field(default_factory=list)
    """Until the others at the table saw moves."""
    refusals: list[str] = field(default_factory=list)
    frames: int = 0
    reconnects: int = 0


class Change(msgspec.Struct, frozen=True, gc=False):
    """An operation of a patch, whose value is decoded if it is looked at."""

    op: str
    path: str
    value: msgspec.Raw = msgspec.Raw(b"null")


class Problem(msgspec.Struct, frozen=True, gc=False):
    id: str


class Heard(msgspec.Struct, frozen=True, gc=False):
    """What a player looks at in a message; the rest is skipped, not decoded."""

    t: str
    version: int = -1
    command: str | None = None
    patch: list[Change] = []
    scene: msgspec.Raw = msgspec.Raw(b"null")
    error: Problem | None = None


class Offered(msgspec.Struct, gc=False):
    action: int


class Shown(msgspec.Struct):
    """What a player looks at in a scene."""

    stage: str
    offers: list[Offered]

    def change(self, change: Change) -> None:
        """Apply an operation of a JSON Patch to what is looked at. A library would copy every value."""
        decode = msgspec.json.decode
        match change.path.split("/")[1:], change.op:
            case ["stage"], "replace":
                self.stage = decode(change.value, type=str)
            case ["offers"], "replace":
                self.offers = decode(change.value, type=list[Offered])
            case ["offers", place], "replace":
                self.offers[int(place)] = decode(change.value, type=Offered)
            case ["offers", place], "add":
                self.offers.insert(int(place), decode(change.value, type=Offered))
            case ["offers", place], "remove":
                del self.offers[int(place)]
            case ["offers", place, "action"], "replace":
                self.offers[int(place)].action = decode(change.value, type=int)
            case ["offers", _, part, *_], _ if part != "action":
                pass
            case unknown:
                raise AssertionError(f"unexpected change: {unknown}")


_heard = msgspec.json.Decoder(Heard)
_shown = msgspec.json.Decoder(Shown)


class PacedPlayer:
    """Decides after a pause; `pause` is the mean in seconds."""

    plays: bool
    pause: float
    dice: random.Random
    thinking: asyncio.TimerHandle | None
    lag = 0.0
    """Seconds from the sending of the last move until this player saw it."""
    makes_up = False
    """Whether that time is a part of the pause, so that a slow server is not given fewer moves."""

    @property
    def may_move(self) -> bool:
        """It is this player's turn, and no move is on its way."""
        raise NotImplementedError

    async def decide(self) -> None:
        raise NotImplementedError

    def set_pace(self, pause: float) -> None:
        """Play with another pause, from the sending of a move to the next one. The move that is due comes at a random
        moment within it, so that many players move evenly."""
        self.plays, self.pause, self.makes_up = True, pause, True
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None
        if self.may_move:
            self.think(self.dice.uniform(0, pause))

    def think(self, seconds: float | None = None) -> None:
        """Decide later: after this time, or after the usual pause."""
        if self.thinking is None:
            if seconds is None:
                seconds = self.pause * self.dice.uniform(0.5, 1.5) - (self.lag if self.makes_up else 0)
            self.thinking = asyncio.get_running_loop().call_later(max(0, seconds), self._stop_thinking)

    def _stop_thinking(self) -> None:
        self.thinking = None
        if self.plays and self.may_move:
            task = asyncio.ensure_future(self.decide())
            _deciding.add(task)
            task.add_done_callback(_deciding.discard)


_deciding: set[asyncio.Task[None]] = set()
"""Kept until they are done: the event loop itself does not keep tasks."""


@dataclass
class SimulatedPlayer(PacedPlayer):
    """A player at a table, who moves whenever it is their turn."""

    table: str
    seat: int
    cookie: str
    measurements: Measurements
    dice: random.Random
    pause: float = 0.0
    """Seconds between two moves of the table; 0: as fast as possible."""
    version: int = -1
    scene: Shown | None = None
    counter: int = 0
    pending: tuple[str, dict[str, Any], float] | None = None
    """A command without an answer, and when it was sent."""
    plays: bool = True
    thinking: asyncio.TimerHandle | None = None
    socket: ClientConnection | None = None
    is_here: bool = False
    """The server has answered on the current connection."""
    is_storage_down: bool = False
    """The last command was refused because the database could not be used."""

    @property
    def is_connected(self) -> bool:
        return self.scene is not None

    @property
    def is_over(self) -> bool:
        return self.scene is not None and self.scene.stage == "over"

    @property
    def is_waiting(self) -> bool:
        return self.pending is not None

    @property
    def may_move(self) -> bool:
        return self.pending is None and self.scene is not None and bool(self.scene.offers)

    async def stay(self, ports: Sequence[int], until_over: bool = True) -> None:
        """Play to the end, whatever happens to the server: reconnect to any of the ports, and repeat unanswered
        commands."""
        while not (self.is_over and until_over and self.pending is None):
            try:
                await self.visit(self.dice.choice(ports))
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == POLICY:
                    self.measurements.refusals.append(REFUSED_CONNECTION)
            except GONE:
                pass
            self.is_here = False
            self.measurements.reconnects += 1
            await asyncio.sleep(self.dice.uniform(0.1, 0.4))

    def nudge(self) -> None:
        """Begin to think, if it is this player's turn."""
        if self.plays and self.may_move:
            self.think()

    async def visit(self, port: int) -> None:
        """One connection."""
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/live?since={max(self.version, 0)}"
        headers = {"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        async with connect(address, additional_headers=headers, **AS_PAGES) as socket:
            self.socket = socket
            if self.pending is not None:
                await self.send(socket, self.pending[1])
            heard = time.monotonic() + SHOWN_IN - SILENCE
            while not (self.is_over and self.pending is None):
                try:
                    async with asyncio.timeout(self._patience()):
                        text = await socket.recv()
                except TimeoutError:
                    if time.monotonic() > heard + SILENCE + ANSWER:
                        return
                    await socket.send('{"t":"ping"}')
                    if self.pending is not None:
                        await self.send(socket, self.pending[1])
                    continue
                heard = time.monotonic()
                self.is_here = True
                self.measurements.frames += 1
                self.receive(_heard.decode(text))
                await self.act()

    def _patience(self) -> float:
        """Seconds to wait for a message."""
        if self.pending is None:
            return SILENCE
        return RESEND_REFUSED if self.is_storage_down else RESEND

    def receive(self, message: Heard) -> None:
        match message.t:
            case "scene":
                self.see(message)
            case "step":
                assert message.version == self.version + 1, f"{self.table}: a version is missing"
                self.version = message.version
                if sent := self.measurements.sent.get((self.table, self.version)):
                    self.lag = time.perf_counter() - sent
                    if self.pending is None:
                        self.measurements.seconds_of_others.append(self.lag)
                assert self.scene is not None
                for each in message.patch:
                    if each.path.startswith(LOOKED_AT_PATHS):
                        self.scene.change(each)
            case "done" if self.pending and message.command == self.pending[0]:
                self.measurements.seconds.append(time.perf_counter() - self.pending[2])
                self.measurements.acknowledgements.append(
                    Acknowledgement(self.table, self.seat, message.command, message.version)
                )
                self.pending, self.is_storage_down = None, False
            case "refused" if self.pending and message.error and message.error.id == UNAVAILABLE:
                self.is_storage_down = True  # the same command goes again
            case "refused":
                self.measurements.refusals.append(message.error.id if message.error else "")
                if (scene := msgspec.json.decode(message.scene, type=Heard | None)) is not None:
                    self.see(scene)
                if self.pending and message.command == self.pending[0]:
                    self.pending = None

    def see(self, message: Heard) -> None:
        assert message.version >= self.version, f"{self.table}: something was shown that is not stored"
        self.version, self.scene = message.version, _shown.decode(message.scene)

    async def act(self) -> None:
        if self.plays and self.may_move:
            if self.pause:
                self.think()
            else:
                await self.decide()

    async def decide(self) -> None:
        if self.socket is None or self.scene is None or not self.may_move:
            return
        self.counter += 1
        action = self.dice.choice(self.scene.offers).action
        command = f"{self.seat}-{self.counter}-{self.dice.randrange(1 << 30):x}"
        message = {"t": "play", "command": command, "version": self.version, "actions": [action]}
        self.pending = command, message, time.perf_counter()
        self.measurements.sent[self.table, self.version + 1] = self.pending[2]
        with suppress(*GONE):
            await self.send(self.socket, message)

    async def send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(json.dumps(message))


async def seat_players(
    port: int,
    tables: int,
    seats: int,
    measurements: Measurements,
    seed: int,
    games: Sequence[str],
    pause: float = 0.0,
    bots: Sequence[str] = (),
    first: int = 0,
) -> list[SimulatedPlayer]:
    """Simulated players at new tables, all seats taken; bots of these levels join them. `first` is the number of the
    first table: the games alternate, and the players' dice are seeded with it."""
    gate = asyncio.Semaphore(20)

    async def one(number: int) -> list[SimulatedPlayer]:
        async with gate, httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False) as host:
            wishes = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
            wishes += [{"kind": "bot", "level": level} for level in bots]
            game = games[number % len(games)]
            opened = await host.post("/api/tables", json={"game": game, "seats": wishes, "name": "Host"})
            opened.raise_for_status()
            table = opened.json()["table"]
            cookies = [host.cookies[COOKIE]]
            for seat in range(1, seats):
                async with httpx.AsyncClient(
                    base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False
                ) as guest:
                    joined = await guest.post(f"/api/tables/{table}/seats", json={"name": f"Guest {seat}"})
                    joined.raise_for_status()
                    cookies.append(guest.cookies[COOKIE])
            (await host.post(f"/api/tables/{table}/start", json={})).raise_for_status()
        return [
            SimulatedPlayer(table, seat, cookie, measurements, random.Random(f"{seed} {number} {seat}"), pause)
            for seat, cookie in enumerate(cookies)
        ]

    groups = await asyncio.gather(*(one(number) for number in range(first, first + tables)))
    return [person for group in groups for person in group]
