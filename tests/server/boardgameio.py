"""boardgame.io's server under the same load as ours: simulated players speak its protocol (Socket.IO over a WebSocket)
with the same client library, and play crazy eights.

It has no acknowledgements: a move counts as answered when the resulting state arrives at the player who made it.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import socket
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.simulated_players import GONE, Measurements, PacedPlayer

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "benchmarks" / "boardgameio_room.mjs"
PACKAGES = ROOT / ".venv-peers" / "boardgameio"
GAME = "crazy-eights"
EIGHT = 6  # the rank that may be played at any time, and names a suit


class PeerProcess:
    """Its server, with matches in memory (the default) or in files (its persistent storage)."""

    def __init__(self, storage: Path | None = None) -> None:
        self.storage = storage

    def __enter__(self) -> Self:
        install()
        self.port, self.lobby_port = free_port(), free_port()
        ports = [str(self.port), str(self.lobby_port)]
        command = ["node", str(SCRIPT), str(PACKAGES), *ports, *([str(self.storage)] if self.storage else [])]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.name = self.process.stdout.readline().removesuffix(" is open\n")
        assert self.name, "boardgame.io did not start"
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def install() -> None:
    """Installed where `benchmarks/peers.py` has it."""
    if not shutil.which("node") or not shutil.which("npm"):
        raise SystemExit("boardgame.io needs Node and npm: install them, or leave --peer out")
    needed = ("boardgame.io", "node-persist")  # the second one stores matches in files
    if not all((PACKAGES / "node_modules" / name).exists() for name in needed):
        PACKAGES.mkdir(parents=True, exist_ok=True)
        wanted = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(PACKAGES), *needed]
        subprocess.run(wanted, check=True)


@dataclass
class PeerPlayer(PacedPlayer):
    """A player of a match there; the counterpart of `simulated_players.SimulatedPlayer`."""

    table: str
    seat: str
    credentials: str
    players: int
    measurements: Measurements
    dice: random.Random
    pause: float
    state: Any = None
    sent: tuple[int, float] | None = None
    """The state in which an unanswered move was made, and when."""
    plays: bool = True
    thinking: asyncio.TimerHandle | None = None
    socket: ClientConnection | None = None

    @property
    def is_connected(self) -> bool:
        return self.state is not None

    @property
    def is_here(self) -> bool:
        return self.is_connected

    @property
    def is_over(self) -> bool:
        return bool(self.state and "gameover" in self.state["ctx"])

    @property
    def is_waiting(self) -> bool:
        return self.sent is not None

    @property
    def may_move(self) -> bool:
        mine = self.state and self.state["ctx"]["currentPlayer"] == self.seat
        return bool(mine) and not self.is_over and self.sent is None

    async def stay(self, ports: Sequence[int]) -> None:
        while True:
            with suppress(*GONE):
                await self.visit(self.dice.choice(ports))
            self.measurements.reconnects += 1
            await asyncio.sleep(0.05)

    def nudge(self) -> None:
        self.act()

    async def visit(self, port: int) -> None:
        address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        async with connect(address, compression=None, ping_interval=None, max_size=None) as socket:
            self.socket = socket
            async for text in socket:
                assert isinstance(text, str)
                if text.startswith("0"):
                    await socket.send(f"40/{GAME},")
                elif text == "2":
                    await socket.send("3")
                elif text.startswith(f"40/{GAME},"):
                    await self.emit(socket, "sync", self.table, self.seat, self.credentials, self.players)
                elif text.startswith(f"42/{GAME},"):
                    self.measurements.frames += 1
                    self.receive(*msgspec.json.decode(text.partition(",")[2]))
                    self.act()

    async def emit(self, socket: ClientConnection, *what: Any) -> None:
        await socket.send(f"42/{GAME},{json.dumps(what)}")

    def receive(self, kind: str, *what: Any) -> None:
        if kind == "sync":
            self.state = what[1]["state"]
        elif kind == "update" and what[1]["_stateID"] > self.state["_stateID"]:
            sent = self.measurements.sent.get((self.table, self.state["_stateID"]))
            self.state = what[1]
            if sent:
                self.lag = time.perf_counter() - sent
            if self.sent and self.state["_stateID"] > self.sent[0]:
                self.measurements.seconds.append(time.perf_counter() - self.sent[1])
                self.sent = None
            elif sent:
                self.measurements.seconds_of_others.append(self.lag)

    def act(self) -> None:
        if self.plays and self.may_move:
            self.think()

    async def decide(self) -> None:
        if self.socket is None or not self.may_move:
            return
        kind, arguments = self.dice.choice(self.moves())
        payload = {"type": kind, "args": arguments, "playerID": self.seat, "credentials": self.credentials}
        self.sent = self.state["_stateID"], time.perf_counter()
        self.measurements.sent[self.table, self.sent[0]] = self.sent[1]
        with suppress(*GONE):
            action = {"type": "MAKE_MOVE", "payload": payload}
            await self.emit(self.socket, "update", action, self.state["_stateID"], self.table, self.seat)

    def moves(self) -> list[tuple[str, list[int]]]:
        """Legal moves; a card is suit * 13 + rank."""
        seen = self.state["G"]
        found = []
        for card in seen["hands"][int(self.seat)]:
            suit, rank = divmod(card, 13)
            if rank == EIGHT:
                found += [("play", [card, named]) for named in range(4)]
            elif suit == seen["suit"] or rank == seen["rank"]:
                found.append(("play", [card, suit]))
        return found or [("draw", [])]


async def seat_peer_players(
    port: int, tables: int, seats: int, measurements: Measurements, pause: float, first: int = 0
) -> list[PeerPlayer]:
    """Players at new matches, all seats taken."""
    gate = asyncio.Semaphore(20)

    async def one(number: int, lobby: httpx.AsyncClient) -> list[PeerPlayer]:
        async with gate:
            made = await lobby.post(f"/games/{GAME}/create", json={"numPlayers": seats})
            match = made.raise_for_status().json()["matchID"]
            people = []
            for seat in range(seats):
                wish = {"playerID": str(seat), "playerName": f"Guest {seat}"}
                joined = (await lobby.post(f"/games/{GAME}/{match}/join", json=wish)).raise_for_status().json()
                dice = random.Random(f"{number} {seat}")
                people.append(
                    PeerPlayer(match, str(seat), joined["playerCredentials"], seats, measurements, dice, pause)
                )
            return people

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, verify=False) as lobby:
        groups = await asyncio.gather(*(one(number, lobby) for number in range(first, first + tables)))
    return [person for group in groups for person in group]
