"""Connections that are handed over between the serving processes of one room behave as if there were one process."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from emporion.server.handover import MAX_DATAGRAM, Handover, receive_connection, send_connection, table_of
from emporion.server.storage.share import ALL, Share
from emporion.server.web.websocket import LOGGED_OUT, SLOW
from tests.server.live_server import ALWAYS_READING, Visitor, some_action, turns
from tests.server.processes import ServerProcess
from tests.waiting import PATIENCE

WORKERS = 2
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Room:
    """A room with several processes, and a table of each."""

    def __init__(self, server: ServerProcess) -> None:
        self.port = server.port
        self.visitors: list[Visitor] = []
        ada = self.visitor("Ada")
        self.tables: dict[int, str] = {}
        while len(self.tables) < WORKERS:
            table = ada.open_table()
            self.tables[Share(0, WORKERS).owner_of(table)] = table
        self.ada = ada

    def visitor(self, name: str | None = None) -> Visitor:
        visitor = Visitor(self.port)
        self.visitors.append(visitor)
        if name is not None:
            visitor.post("/api/me", {"name": name})
        return visitor

    def ask(self, *parts: bytes, answers: int = 1) -> list[str]:
        """The tables of all answers on one connection."""
        found = []
        with (
            socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as line,
            line.makefile("rb") as stream,
        ):
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for part in parts:
                line.sendall(part)
            for _ in range(answers):
                assert stream.readline().startswith(b"HTTP/1.1 ")
                length = 0
                while (header := stream.readline().lower()) not in (b"\r\n", b""):
                    if header.startswith(b"content-length:"):
                        length = int(header.partition(b":")[2])
                found.append(json.loads(stream.read(length))["scene"]["id"])
        return found


@pytest.fixture(scope="module")
def room(sqlite_only: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    address = f"sqlite:///{tmp_path_factory.mktemp('handover') / 'room.sqlite'}"
    with ServerProcess(address, workers=WORKERS) as server:
        room = Room(server)
        yield room
        for visitor in room.visitors:
            visitor.http.close()


def look_at(table: str, *headers: str) -> bytes:
    return "\r\n".join([f"GET /api/tables/{table} HTTP/1.1", "host: localhost", *headers, "", ""]).encode()


ODD_STARTS: dict[str, Callable[[bytes], list[bytes]]] = {
    "whole": lambda head: [head],
    "byte by byte": lambda head: [head[at : at + 1] for at in range(len(head))],
    "after empty lines": lambda head: [b"\r\n\r\n", head],
    "with an address in full": lambda head: [head.replace(b"GET /", b"GET http://localhost/")],
    "with other letters": lambda head: [head.replace(b"/tables/", b"/%74ables/")],
    "with a long head": lambda head: [head[:-2] + b"x: " + b"x" * 60_000 + b"\r\n\r\n"],
}


@pytest.mark.parametrize("parts", ODD_STARTS.values(), ids=ODD_STARTS)
@pytest.mark.parametrize("owner", range(WORKERS))
def test_a_request_reaches_its_table_however_it_arrives(
    room: Room, owner: int, parts: Callable[[bytes], list[bytes]]
) -> None:
    for _ in range(4):  # any process may accept it
        assert room.ask(*parts(look_at(room.tables[owner]))) == [room.tables[owner]]


def test_one_connection_asks_for_tables_of_all_processes(room: Room) -> None:
    """After each answer, or without waiting for it."""
    for _ in range(5):
        for table in room.tables.values():
            assert room.ada.get(f"/api/tables/{table}")["scene"]["id"] == table
    wanted = [room.tables[number % WORKERS] for number in range(10)]
    asked = [look_at(table) for table in wanted]
    assert room.ask(b"".join(asked), answers=10) == wanted
    assert room.ask(*asked, answers=10) == wanted


@pytest.mark.parametrize("owner", range(WORKERS))
def test_a_body_arrives_whole_or_is_refused(room: Room, owner: int) -> None:
    path = f"/api/tables/{room.tables[owner]}/seats"
    for length, status in ((40_000, 200), (63_000, 200), (300_000, 413)):
        bartek = room.visitor("Bartek")
        body = b"{" + b" " * length + b"}"
        for _ in range(2):
            answer = bartek.http.post(path, content=body, headers={"content-type": "application/json"})
            assert answer.status_code in (status, 201 if status == 200 else status, 409), answer.text
        if status == 200:
            bartek.request("DELETE", f"{path}/1")


def test_commands_at_tables_of_other_processes_are_seen_at_once(room: Room) -> None:
    bartek = room.visitor("Bartek")
    for _ in range(4):
        table = room.ada.open_table()
        bartek.post(f"/api/tables/{table}/seats", {})
        assert room.ada.get(f"/api/tables/{table}")["scene"]["seats"][1]["name"] == "Bartek"
        room.ada.post(f"/api/tables/{table}/start", {})
        with room.ada.at(table) as one, bartek.at(table) as other, room.visitor().at(table) as spectator:
            one.wait_for(lambda scene: scene["stage"] == "running")
            for _ in range(3):
                active, passive = turns(one, other)
                done = active.play(some_action(active))
                assert done["t"] == "done"
                passive.wait_for_version(done["version"])
                spectator.wait_for_version(done["version"])


@pytest.mark.parametrize("is_early", [False, True])
def test_a_websocket_goes_on_where_it_is_handed_over(room: Room, is_early: bool) -> None:
    """Even if a client sends a message before the handshake is answered, which is an error: it may be ignored."""
    upgrade = ("upgrade: websocket", "connection: Upgrade", "sec-websocket-version: 13", f"sec-websocket-key: {KEY}")
    ping = b'{"t":"ping"}'
    frame = bytes([0x81, 0x80 | len(ping)]) + bytes(4) + ping
    for table in [*room.tables.values()] * 3:
        with socket.create_connection(("127.0.0.1", room.port), timeout=PATIENCE) as line:
            line.sendall(look_at(f"{table}/live", *upgrade) + (frame if is_early else b""))
            heard = line.recv(65536)
            assert heard.startswith(b"HTTP/1.1 101")
            line.sendall(frame)
            while b'"t":"pong"' not in heard:
                more = line.recv(65536)
                assert more
                heard += more


def test_a_websocket_that_cannot_be_handed_over_is_closed(room: Room) -> None:
    """Its address does not look like that of a table. Where its owner happens to accept it, it is served."""
    codes = []
    for table in [*room.tables.values()] * 12:
        with connect(f"ws://127.0.0.1:{room.port}/api/%74ables/{table}/live", **ALWAYS_READING) as line:
            with suppress(ConnectionClosed):
                assert json.loads(line.recv(PATIENCE))["t"] == "scene"
                continue
            codes.append(line.close_code)
    assert set(codes) == {SLOW}


def test_bots_begin_at_once_in_the_process_that_owns_the_table(room: Room) -> None:
    for _ in range(6):
        table = room.ada.open_table(seats="me apprentice")
        with room.ada.at(table) as client:
            for _ in range(2):
                client.wait_for(lambda scene: scene["actor"] == scene["you"])
                assert client.play(some_action(client))["t"] == "done"


def test_a_logout_closes_the_connections_to_all_processes(room: Room) -> None:
    guest = room.visitor("Guest")
    with ExitStack() as stack:
        clients = [stack.enter_context(guest.at(table)) for table in room.tables.values()]
        guest.post("/api/logout")
        assert [client.wait_for_close() for client in clients] == [LOGGED_OUT] * WORKERS


def test_a_deleted_player_disappears_from_the_tables_of_all_processes(room: Room) -> None:
    guest = room.visitor("Goner")
    tables: list[str] = []
    while len({Share(0, WORKERS).owner_of(table) for table in tables}) < WORKERS:
        tables.append(room.ada.open_table())
        guest.post(f"/api/tables/{tables[-1]}/seats", {})
    with ExitStack() as stack:
        clients = [stack.enter_context(room.ada.at(table)) for table in tables]
        guest.request("DELETE", "/api/me")
        for client in clients:
            client.wait_for(lambda scene: scene["seats"][1]["kind"] == "open")
            assert "Goner" not in json.dumps(room.ada.get(f"/api/tables/{tables[0]}/log"))


def test_a_seat_recovered_through_any_process_moves(room: Room) -> None:
    for _ in range(4):
        opened = room.ada.post("/api/tables", {"game": "carthage", "seats": [{"kind": "me"}, {"kind": "open"}]})
        elsewhere = room.visitor("Ada elsewhere")
        with room.ada.at(opened["table"]) as before:
            assert before.scene["you"] == 0
            elsewhere.post("/api/recover", {"code": opened["seats"][0]["code"]})
            before.wait_for(lambda scene: scene["you"] != 0)
            with elsewhere.at(opened["table"]) as after:
                assert after.scene["you"] == 0


@pytest.mark.parametrize(
    ("start", "table"),
    [
        (b"GET /api/tables/abc HTTP/1.1", "abc"),
        (b"GET /api/tables/abc/live?since=3 HTTP/1.1", "abc"),
        (b"POST /api/tables/abc/", "abc"),
        (b"\r\n\r\nDELETE /api/tables/abc?x", "abc"),
        (b"GET /api/tables HTTP/1.1", ""),
        (b"GET /api/tables?game=dale HTTP/1.1", ""),
        (b"GET /api/tables/ HTTP/1.1", ""),
        (b"GET / HTTP/1.1", ""),
        (b"\x16\x03\x01\n", ""),
        (b"x" * 200, ""),
        (b"", None),
        (b"GET", None),
        (b"GET /api/tables/ab", None),
    ],
)
def test_which_table_a_request_names(start: bytes, table: str | None) -> None:
    assert table_of(start) == table


def test_every_table_has_one_owner() -> None:
    ids = [f"table{number}" for number in range(3000)]
    shares = [Share(number, 3) for number in range(3)]
    owned = [{id for id in ids if id in share} for share in shares]
    assert set.union(*owned) == set(ids)
    assert sum(map(len, owned)) == len(ids)
    assert all(900 < len(each) < 1100 for each in owned), "they are spread evenly"
    assert all(id in ALL for id in ids)


@pytest.mark.parametrize("length", [0, 1, MAX_DATAGRAM, MAX_DATAGRAM + 1, 500_000])
def test_a_connection_is_sent_with_what_was_read(length: int) -> None:
    inbox, outbox = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    ours, theirs = socket.socketpair()
    with inbox, outbox, ours, theirs:
        send_connection(outbox, theirs, b"x" * length)
        connection, data = receive_connection(inbox)
        with connection:
            assert data == b"x" * length
            connection.send(b"here")
            assert ours.recv(10) == b"here"


def test_connections_wait_for_a_process_that_is_busy() -> None:
    """More than its socket holds."""
    (inbox, outbox), (ours, theirs) = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM), socket.socketpair()
    table = next(id for id in "abcdef" if id in Share(1, 2))

    async def hand_over() -> list[bytes]:
        handover = Handover(Share(0, 2), inbox, [outbox, outbox])
        for number in range(300):
            handover.send(table, theirs.dup(), b"%d " % number + b"x" * 10_000)
        received: list[bytes] = []
        while len(received) < 300:
            try:
                connection, data = receive_connection(inbox)
            except BlockingIOError:
                await asyncio.sleep(0)
                continue
            connection.close()
            received.append(data)
        return received

    with inbox, outbox, ours, theirs:
        received = asyncio.run(asyncio.wait_for(hand_over(), PATIENCE))
    assert [int(data.split()[0]) for data in received] == list(range(300))
