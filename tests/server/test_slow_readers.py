"""Who reads too slowly is asked to come back later; nobody else waits for that."""

from __future__ import annotations

import asyncio
import socket
import time
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.sync.client import connect

from emporion.server import wire as protocol
from emporion.server.web import live
from emporion.server.web.live import LONGEST_QUEUE, SLOW, Socket
from tests.server.serving import Serving, connections, wait_until
from tests.server.test_tables import two_at_a_table


class Wire:
    """A WebSocket whose other end says nothing, and reads nothing unless it is told to."""

    def __init__(self, reads: bool) -> None:
        self.reads = reads
        self.sent: list[bytes] = []
        self.closed: int | None = None

    async def send_data(self, data: bytes, mode: str, encoding: str) -> None:
        if not self.reads:
            await asyncio.Event().wait()
        self.sent.append(data)

    async def close(self, code: int) -> None:
        self.closed = code

    async def receive(self) -> Any:
        await asyncio.Event().wait()


class Hall:
    """A room that tells so many frames at once, and a moment later."""

    def __init__(self, at_once: int, later: int = 0) -> None:
        self.at_once, self.later = at_once, later

    async def tell(self, watcher: Socket) -> None:
        for number in range(self.at_once):
            watcher.send(b"%d" % number)
        await asyncio.sleep(0.01)
        for number in range(self.later):
            watcher.send(b"%d" % number)


def served(wire: Wire, hall: Hall, seconds: float) -> bool:
    """Whether the server was done with somebody within some time."""
    house: Any = SimpleNamespace(limits=SimpleNamespace(messages=(100, 20)))
    given: Any = (wire, hall, None, house)

    async def serve() -> bool:
        try:
            async with asyncio.timeout(seconds):
                socket = Socket(*given)
                await asyncio.gather(hall.tell(socket), socket.run())
        except TimeoutError:
            return False
        return True

    return asyncio.run(serve())


def test_frames_wait_for_who_reads_them() -> None:
    wire, hall = Wire(reads=True), Hall(LONGEST_QUEUE, LONGEST_QUEUE)
    assert not served(wire, hall, 0.2)
    assert (len(wire.sent), wire.closed) == (2 * LONGEST_QUEUE, None)


def test_who_reads_too_slowly_is_asked_to_come_back_later() -> None:
    wire, hall = Wire(reads=True), Hall(LONGEST_QUEUE + 1)
    assert served(wire, hall, 5)
    assert (wire.sent, wire.closed) == ([], SLOW), "what waited is of no use any more"


def test_who_does_not_read_at_all_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SECONDS_TO_CLOSE", 0.1)
    wire, hall = Wire(reads=False), Hall(1, LONGEST_QUEUE + 1)
    assert served(wire, hall, 0.5)
    assert not wire.sent


def test_who_asks_and_never_reads_the_answers_is_let_go_and_nobody_waits_for_that(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "SECONDS_TO_GO", 1.0)
    ada, bartek, table = two_at_a_table(serving)
    with bartek.at(table) as other, socket.socket() as wire:
        others = len(serving.server.server_state.connections)
        serving.server.servers[0].sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
        wire.connect(("127.0.0.1", serving.port))
        address = f"ws://127.0.0.1:{serving.port}/api/tables/{table}/live"
        with connect(address, sock=wire, additional_headers=ada.cookie(), compression=None, close_timeout=0.1) as deaf:
            wait_until(lambda: connections(serving, table) == 2)
            asked, longest, heard = 0, 0.0, list[Any]()
            while connections(serving, table) == 2:
                assert asked < 5000, "nobody was let go"
                for _ in range(20):
                    deaf.send('{"t":"sit","seat":0}')
                    asked += 1
                before = time.monotonic()
                heard += other.until_pong()
                longest = max(longest, time.monotonic() - before)
            assert asked > LONGEST_QUEUE
            assert longest < 1.0
            heard += other.until_pong()
            assert heard[-1] == {"t": "presence", "seats": [False, True], "watching": 0}
            assert len(serving.server.server_state.connections) > others, "there is something left to send"
            wait_until(lambda: len(serving.server.server_state.connections) == others)
