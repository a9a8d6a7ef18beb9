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
import jsonpatch
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from emporion.server.web.authentication import COOKIE
from tests.waiting import PATIENCE

GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
RESEND = 2.0  # seconds without an answer, after which a command is repeated
LOOKED_AT = ("stage", "offers")  # parts of a scene; many players in one process have to be fast
LOOKED_AT_PATHS = tuple(f"/{part}" for part in LOOKED_AT)
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


@dataclass
class SimulatedPlayer:
    """A player at a table, who moves whenever it is their turn."""

    table: str
    seat: int
    cookie: str
    measurements: Measurements
    dice: random.Random
    pause: float = 0.0
    """Seconds between two moves of the table; 0: as fast as possible."""
    version: int = -1
    scene: Any = None
    counter: int = 0
    pending: tuple[str, dict[str, Any], float] | None = None
    """A command without an answer, and when it was sent."""
    plays: bool = True
    thinking: bool = False
    socket: ClientConnection | None = None
    is_here: bool = False
    """The server has answered on the current connection."""

    @property
    def is_connected(self) -> bool:
        return self.scene is not None

    @property
    def is_over(self) -> bool:
        return bool(self.scene and self.scene["stage"] == "over")

    async def stay(self, ports: Sequence[int], until_over: bool = True) -> None:
        """Play to the end, whatever happens to the server: reconnect to any of the ports, and repeat unanswered
        commands."""
        while not (self.is_over and until_over and self.pending is None):
            with suppress(*GONE):
                await self.visit(self.dice.choice(ports))
            self.is_here = False
            self.measurements.reconnects += 1
            await asyncio.sleep(self.dice.uniform(0.1, 0.4))

    async def nudge(self) -> None:
        """Move now, if it is this player's turn."""
        if self.socket is not None and self.scene:
            with suppress(*GONE):
                await self.act(self.socket)

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
                    async with asyncio.timeout(RESEND if self.pending else SILENCE):
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
                self.receive(msgspec.json.decode(text))
                await self.act(socket)

    def receive(self, message: Any) -> None:
        match message["t"]:
            case "scene":
                self.see(message)
            case "step":
                assert message["version"] == self.version + 1, f"{self.table}: a version is missing"
                self.version = message["version"]
                if self.pending is None and (sent := self.measurements.sent.get((self.table, self.version))):
                    self.measurements.seconds_of_others.append(time.perf_counter() - sent)
                changes = [each for each in message["patch"] if each["path"].startswith(LOOKED_AT_PATHS)]
                self.scene = jsonpatch.apply_patch(self.scene, changes) if changes else self.scene
            case "done" if self.pending and message["command"] == self.pending[0]:
                self.measurements.seconds.append(time.perf_counter() - self.pending[2])
                self.measurements.acknowledgements.append(
                    Acknowledgement(self.table, self.seat, message["command"], message["version"])
                )
                self.pending = None
            case "refused":
                self.measurements.refusals.append(message["error"]["id"])
                if message["scene"]:
                    self.see(message["scene"])
                if self.pending and message["command"] == self.pending[0]:
                    self.pending = None

    def see(self, scene: Any) -> None:
        assert scene["version"] >= self.version, f"{self.table}: something was shown that is not stored"
        self.version, self.scene = scene["version"], {part: scene["scene"][part] for part in LOOKED_AT}

    async def act(self, socket: ClientConnection) -> None:
        if self.pending is not None or not self.plays or not self.scene["offers"]:
            return
        if self.pause and not self.thinking:
            self.thinking = True
            asyncio.get_running_loop().call_later(
                self.pause * self.dice.uniform(0.5, 1.5), lambda: asyncio.ensure_future(self.decide(socket))
            )
        elif not self.pause:
            await self.decide(socket)

    async def decide(self, socket: ClientConnection) -> None:
        self.thinking = False
        if self.pending is not None or not self.scene["offers"]:
            return
        self.counter += 1
        action = self.dice.choice(self.scene["offers"])["action"]
        command = f"{self.seat}-{self.counter}-{self.dice.randrange(1 << 30):x}"
        message = {"t": "play", "command": command, "version": self.version, "actions": [action]}
        self.pending = command, message, time.perf_counter()
        self.measurements.sent[self.table, self.version + 1] = self.pending[2]
        with suppress(*GONE):
            await self.send(socket, message)

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
) -> list[SimulatedPlayer]:
    """Simulated players at new tables, all seats taken; bots of these levels join them."""
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

    groups = await asyncio.gather(*(one(number) for number in range(tables)))
    return [person for group in groups for person in group]
