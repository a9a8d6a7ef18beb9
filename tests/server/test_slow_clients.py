"""A client that reads too slowly has to reconnect; no other client waits for it."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from emporion.server import asgi_protocols as protocol
from emporion.server.web import websocket
from emporion.server.web.websocket import MAX_INBOX, MAX_QUEUED_FRAMES, SLOW, TableSocket
from tests.server.live_server import LiveServer, connections, wait_until
from tests.server.test_tables import two_at_a_table
from tests.waiting import PATIENCE


class FakeSocket:
    """A WebSocket whose other end sends nothing, and reads only if told to."""

    def __init__(self, reads: bool, takes_at_once: int = 0) -> None:
        self.reads, self.takes_at_once = reads, takes_at_once
        self.sent: list[str] = []
        self.closed: int | None = None
        self.scope: dict[str, Any] = {"extensions": {protocol.SEND_NOW: self.send_now}}

    def send_now(self, data: bytes) -> bool:
        """Takes the first frames; the next ones have to wait."""
        if len(self.sent) == self.takes_at_once:
            return False
        self.sent.append(data.decode())
        return True

    async def send(self, message: Any) -> None:
        if not self.reads:
            await asyncio.Event().wait()
        self.sent.append(message["text"])

    async def close(self, code: int) -> None:
        self.closed = code

    async def receive(self) -> Any:
        await asyncio.Event().wait()


class FakeRoom:
    """A room that sends some frames at once and some later."""

    def __init__(self, at_once: int, later: int = 0) -> None:
        self.at_once, self.later = at_once, later

    async def tell(self, subscriber: TableSocket) -> None:
        for number in range(self.at_once):
            subscriber.send(b"%d" % number)
        await asyncio.sleep(0.01)
        for number in range(self.later):
            subscriber.send(b"%d" % number)


def served(fake_socket: FakeSocket, fake_room: FakeRoom, seconds: float) -> bool:
    """Whether the server closes the connection in time."""
    services: Any = SimpleNamespace(limits=SimpleNamespace(messages=(100, 20)))
    given: Any = (fake_socket, fake_room, None, services)

    async def serve() -> bool:
        try:
            async with asyncio.timeout(seconds):
                socket = TableSocket(*given)
                await asyncio.gather(fake_room.tell(socket), socket.run())
        except TimeoutError:
            return False
        return True

    return asyncio.run(serve())


def test_frames_are_queued_for_a_reading_client() -> None:
    fake_socket, fake_room = FakeSocket(reads=True), FakeRoom(MAX_QUEUED_FRAMES, MAX_QUEUED_FRAMES)
    assert not served(fake_socket, fake_room, 1)
    assert (len(fake_socket.sent), fake_socket.closed) == (2 * MAX_QUEUED_FRAMES, None)


def test_frames_that_are_sent_at_once_and_those_that_wait_keep_their_order() -> None:
    fake_socket, fake_room = FakeSocket(reads=True, takes_at_once=5), FakeRoom(20)
    assert not served(fake_socket, fake_room, 1)
    assert fake_socket.sent == [str(number) for number in range(20)]


class HeldSocket(FakeSocket):
    """A WebSocket that takes frames at once or not, as it is told, and holds those that waited."""

    def __init__(self) -> None:
        super().__init__(reads=True)
        self.takes_now, self.released = False, asyncio.Event()

    def send_now(self, data: bytes) -> bool:
        if self.takes_now:
            self.sent.append(data.decode())
        return self.takes_now

    async def send(self, message: Any) -> None:
        await self.released.wait()
        await super().send(message)


def test_a_frame_that_is_being_sent_is_not_overtaken() -> None:
    async def play() -> list[str]:
        held, services = HeldSocket(), SimpleNamespace(limits=SimpleNamespace(messages=(100, 20)))
        given: Any = (held, None, None, services)
        subscriber = TableSocket(*given)
        running = asyncio.create_task(subscriber.run())
        subscriber.send(b"1")
        while not subscriber._queue.empty():  # until the writer has it
            await asyncio.sleep(0)
        held.takes_now = True
        subscriber.send(b"2")
        held.released.set()
        while len(held.sent) < 2:
            await asyncio.sleep(0)
        subscriber.send(b"3")
        while len(held.sent) < 3:
            await asyncio.sleep(0)
        running.cancel()
        return held.sent

    assert asyncio.run(asyncio.wait_for(play(), PATIENCE)) == ["1", "2", "3"]


class BusySocket(TableSocket):
    """Notes the messages that it begins to handle, and handles each until it is told to go on."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.begun: list[bytes] = []
        self.go_on = asyncio.Event()

    async def _receive(self, data: bytes) -> None:
        self.begun.append(data)
        await self.go_on.wait()


@pytest.mark.parametrize("is_closed", [False, True])
def test_messages_are_handled_one_by_one_until_the_connection_is_closed(is_closed: bool) -> None:
    async def play() -> list[bytes]:
        services = SimpleNamespace(limits=SimpleNamespace(messages=(100, 20)))
        busy = BusySocket(FakeSocket(reads=True), None, None, services)
        for number in range(3):
            busy._take(b"%d" % number)
        await asyncio.sleep(0.01)
        assert busy.begun == [b"0"]
        if is_closed:
            busy.disconnect_logged_out()
        busy.go_on.set()
        while busy._inbox:
            await asyncio.sleep(0)
        busy._take(b"last")
        await asyncio.sleep(0.01)
        return busy.begun

    assert asyncio.run(play()) == ([b"0"] if is_closed else [b"0", b"1", b"2", b"last"])


def test_a_client_that_sends_faster_than_it_is_served_has_to_wait_and_nothing_is_lost() -> None:
    """The fake server keeps what nobody listens to, as the real one keeps it in a queue."""

    async def play() -> tuple[list[int], list[bytes]]:
        fake_socket, kept = FakeSocket(reads=True), asyncio.Queue[bytes]()
        listeners: list[Any] = [None]

        async def receive() -> Any:
            return {"type": "websocket.receive", "text": (await kept.get()).decode()}

        fake_socket.scope["extensions"][protocol.LISTEN] = lambda listener: listeners.append(listener)
        setattr(fake_socket, "receive", receive)  # noqa: B010
        services = SimpleNamespace(limits=SimpleNamespace(messages=(100, 20)))
        busy = BusySocket(fake_socket, None, None, services)
        running = asyncio.create_task(busy.run())
        lengths = []
        for number in range(3 * MAX_INBOX):
            await asyncio.sleep(0)
            take = listeners[-1] or kept.put_nowait
            take(b"%d" % number)
            lengths.append(len(busy._inbox))
        await asyncio.sleep(0.01)
        lengths.append(len(busy._inbox))
        busy.go_on.set()
        while len(busy.begun) < 3 * MAX_INBOX:
            await asyncio.sleep(0)
        running.cancel()
        return lengths, busy.begun

    lengths, begun = asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert max(lengths) <= MAX_INBOX + 1
    assert begun == [b"%d" % number for number in range(3 * MAX_INBOX)]


def test_a_connection_ends_when_what_was_taken_is_handled() -> None:
    async def play() -> list[bool]:
        services = SimpleNamespace(limits=SimpleNamespace(messages=(100, 20)))
        busy = BusySocket(FakeSocket(reads=True), None, None, services)
        running = asyncio.create_task(busy.run())
        await asyncio.sleep(0)
        busy._take(b"{}")
        running.cancel()
        await asyncio.sleep(0.01)
        ended = [running.done()]
        busy.go_on.set()
        await asyncio.wait((running,))
        return [*ended, not busy._inbox]

    assert asyncio.run(asyncio.wait_for(play(), PATIENCE)) == [False, True]


def test_a_slow_client_has_to_reconnect() -> None:
    fake_socket, fake_room = FakeSocket(reads=True), FakeRoom(MAX_QUEUED_FRAMES + 1)
    assert served(fake_socket, fake_room, PATIENCE)
    assert (fake_socket.sent, fake_socket.closed) == ([], SLOW), "what waited is of no use any more"


def test_a_client_that_does_not_read_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "CLOSE_TIMEOUT", 0.1)
    fake_socket, fake_room = FakeSocket(reads=False), FakeRoom(1, MAX_QUEUED_FRAMES + 1)
    assert served(fake_socket, fake_room, PATIENCE)
    assert not fake_socket.sent


def test_a_client_that_never_reads_is_disconnected_and_delays_nobody(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "FLUSH_TIMEOUT", 6.0)  # a busy machine may take half of it for an answer
    ada, bartek, table = two_at_a_table(server)
    with bartek.at(table) as other, socket.socket() as fake_socket:
        others = len(server.server.server_state.connections)
        server.server.servers[0].sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        fake_socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
        fake_socket.connect(("127.0.0.1", server.port))
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        with connect(
            address, sock=fake_socket, additional_headers=ada.cookie(), compression=None, close_timeout=0.1
        ) as deaf:
            wait_until(lambda: connections(server, table) == 2)
            asked, longest, heard = 0, 0.0, list[Any]()
            patience = time.monotonic() + PATIENCE
            while connections(server, table) == 2:
                assert time.monotonic() < patience, "nobody was let go"
                with suppress(ConnectionClosed):  # it may be let go at any of them
                    for _ in range(5):  # the other client gets a message for each, and keeps up
                        deaf.send('{"t":"sit","seat":0}')
                        asked += 1
                before = time.monotonic()
                heard += other.until_pong()
                longest = max(longest, time.monotonic() - before)
            assert asked > MAX_QUEUED_FRAMES
            assert longest < protocol.FLUSH_TIMEOUT
            heard += other.until_pong()
            assert heard[-1] == {
                "t": "presence",
                "seats": [False, True],
                "watching": 0,
                "away": None,
                "takeover": None,
            }
            assert len(server.server.server_state.connections) > others, "there is something left to send"
            wait_until(lambda: len(server.server.server_state.connections) == others)
