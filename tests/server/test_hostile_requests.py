"""Hostile HTTP requests all have a proper answer."""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from emporion.match.clock import TimeControl
from emporion.server import asgi_protocols
from emporion.server.room.entries import Opened, Plan
from emporion.server.room.room import check_seat
from emporion.server.room.seats import SPECTATOR
from emporion.server.room.table import Refused, Table
from emporion.server.web.authentication import client_address
from tests.server.live_server import LiveServer
from tests.waiting import PATIENCE

pytestmark = pytest.mark.usefixtures("no_alarm")

NOTHING = "\\u0000"


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "null", "http://elsewhere.example"])
def test_a_malformed_origin_is_refused(shared_server: LiveServer, origin: str) -> None:
    ada = shared_server.visitor("Ada")
    answer = ada.http.post("/api/me", json={"name": "Eve"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "request-foreign")
    assert "content-security-policy" in answer.headers
    table = ada.open_table()
    with pytest.raises(InvalidStatus), ada.at(table, origin=origin):
        pass


def test_deeply_nested_json_is_refused(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    deep = "[" * 20_000 + "]" * 20_000
    body = '{"game":"carthage","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"x":' + deep + "}}"
    answer = ada.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "request-wrong")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\xff",
        b'{"name":"\xff\xfe"}',
        b'{"name":"\xed\xa0\x80"}',
        '{"name":"Eve"}'.encode("utf-16"),
        b'{"name":"Eve"',
        b'{"name":"Eve"}{}',
        b'{"name":NaN}',
        b'{"name":"\\ud800"}',
        b'{"name":' + b"9" * 10_000 + b"}",
    ],
)
def test_an_unreadable_body_is_refused(shared_server: LiveServer, body: bytes) -> None:
    ada = shared_server.visitor("Ada")
    answer = ada.http.post("/api/me", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "request-wrong")
    assert ada.get("/api/me")["name"] == "Ada"


def heard(shared_server: LiveServer, *parts: bytes) -> bytes:
    """Everything that is answered before the connection is closed."""
    with socket.create_connection(("127.0.0.1", shared_server.port), timeout=PATIENCE) as line:
        with suppress(ConnectionError):  # closed before we had sent everything
            for part in parts:
                line.sendall(part)
        answer = b""
        with suppress(ConnectionError):
            while more := line.recv(65536):
                answer += more
        return answer


@pytest.mark.parametrize("kind", ["one header", "many headers", "an address"])
def test_a_request_with_an_endless_head_is_closed(shared_server: LiveServer, kind: str) -> None:
    part = {"one header": b"x" * 10_000, "many headers": b"x: y\r\n" * 2_000, "an address": b"/" * 10_000}[kind]
    begins = b"GET / HTTP/1.1\r\nhost: localhost\r\nx: " if kind != "an address" else b"GET /"
    answer = heard(shared_server, begins, *[part] * 1_000)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 400")


def test_a_long_head_is_accepted_and_its_body_is_not_counted(shared_server: LiveServer) -> None:
    head = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\nx: " + b"x" * 60_000 + b"\r\n"
    body = b'{"name":"Ada"' + b" " * 60_000 + b"}"
    kept, last = (
        b"content-length: %d\r\nconnection: %s\r\n\r\n" % (len(body), each) for each in (b"keep-alive", b"close")
    )
    answer = heard(shared_server, head + kept + body, head + last + body)
    assert answer.count(b"HTTP/1.1 200") == 2


BEGINNINGS = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nhost: ",
    "half a body": b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 20\r\n\r\n{",
}


@pytest.mark.parametrize("said", BEGINNINGS.values(), ids=BEGINNINGS)
def test_an_unfinished_request_times_out(
    shared_server: LiveServer, said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asgi_protocols, "REQUEST_TIMEOUT", 0.2)
    assert heard(shared_server, said) == b""


def test_an_idle_websocket_does_not_time_out(shared_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asgi_protocols, "REQUEST_TIMEOUT", 0.2)
    ada = shared_server.visitor("Ada")
    with ada.at(ada.open_table(seats="me apprentice")) as client:
        time.sleep(0.5)
        client.until_pong()


def test_missing_fields_are_named(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    table = ada.open_table()
    answer = ada.http.get(f"/api/tables/{table}/hint")
    assert answer.status_code == 400
    assert "'seat'" in answer.json()["error"]["args"]["detail"]


def test_characters_that_databases_cannot_store_are_refused(server: LiveServer) -> None:
    ada = server.visitor("Ada")

    def post(path: str, body: str) -> httpx.Response:
        return ada.http.post(path, content=body, headers={"content-type": "application/json"})

    answers = [
        post("/api/login", f'{{"login":"a{NOTHING}b","password":"correct horse"}}'),
        post("/api/me", f'{{"name":"a{NOTHING}b"}}'),
        post("/api/recover", f'{{"code":"{NOTHING}"}}'),
        *(ada.http.get(path) for path in ("/api/tables/%00", "/api/players/%00", "/api/tables?game=%00")),
        ada.http.request("DELETE", "/api/me/tokens/%00"),
    ]
    assert all(answer.status_code < 500 for answer in answers), [answer.text for answer in answers]


def test_a_name_like_that_of_a_bot_is_a_name(shared_server: LiveServer) -> None:
    first = shared_server.visitor("Ada")
    called = first.open_table(seats="me apprentice apprentice apprentice")
    bots = [seat["name"] for seat in first.get(f"/api/tables/{called}")["scene"]["seats"][1:]]
    for name in (bots[0], bots[0].lower(), bots[1].upper()):
        visitor = shared_server.visitor(name)
        table = visitor.open_table(seats="me apprentice apprentice apprentice")
        seated = [seat["name"] for seat in visitor.get(f"/api/tables/{table}")["scene"]["seats"]]
        assert seated[0] == name
        assert len({each.casefold() for each in seated}) == len(seated)


def test_addresses_of_one_ipv6_network_count_as_one() -> None:
    def counted(host: str) -> str:
        connection: Any = SimpleNamespace(client=SimpleNamespace(host=host))
        return client_address(connection)

    assert counted("192.0.2.7") == counted("::ffff:192.0.2.7") == "192.0.2.7"
    assert counted("2001:db8:1:2::7") == counted("2001:db8:1:2:ffff::1") != counted("2001:db8:1:3::7")
    assert counted("fe80::1%eth0") == counted("fe80::2")
    assert counted("somewhere") == "somewhere"


def test_only_the_seats_player_passes_the_seat_check() -> None:
    table = Table("t")
    table.apply(
        0, Opened("carthage", 1, {}, [Plan("person", "a", "Ada"), Plan("open")], "a", False, False, TimeControl())
    )
    check_seat(table, 0, "a")
    for seat, player, reason in (
        (SPECTATOR, "a", "only-watching"),
        (0, "b", "not-your-seat"),
        (1, "", "not-your-seat"),
    ):
        with pytest.raises(Refused, match=reason):
            check_seat(table, seat, player)
