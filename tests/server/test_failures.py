"""Failures: rate limits say when to try again, and faults are counted and logged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from types import MappingProxyType
from typing import Any

import pytest
import structlog
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from emporion.server import metrics
from emporion.server.room.feed import Subscriber
from emporion.server.room.room import Room
from emporion.server.web import websocket
from emporion.server.web.websocket import FAULT, SLOW
from tests.server.live_server import LiveServer, Visitor, nothing_happens, some_action, turns
from tests.server.test_tables import two_at_a_table
from tests.waiting import PATIENCE

PASSWORD = "correct horse battery"
MINUTE, QUARTER, DAY = 60, 900, 86_400


def counted(name: str) -> float:
    """A metric's value."""
    value = metrics.registry.get_sample_value(f"emporion_{name}_total")
    assert value is not None
    return value


# Rate limits


@pytest.fixture(scope="module")
def strict(new_database: Callable[[], str]) -> Iterator[LiveServer]:
    """A server whose limits are all 1."""
    with LiveServer(new_database(), tables_per_minute=1, logins_per_15_minutes=1, guests_per_15_minutes=1) as running:
        yield running


def from_address(number: int) -> dict[str, str]:
    """Behind a proxy, with an address of its own."""
    return {"x-forwarded-for": f"192.0.2.{number}"}


def open_table(visitor: Visitor, **headers: str) -> Any:
    wish = {"game": "carthage", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ada"}
    return visitor.http.post("/api/tables", json=wish, headers=headers)


LIMITED: dict[str, tuple[int, Callable[[Visitor, dict[str, str]], Any]]] = {
    "opening tables": (MINUTE, lambda one, headers: open_table(one, **headers)),
    "coming in as a guest": (
        QUARTER,
        lambda one, headers: one.http.post("/api/me", json={"name": "Ada"}, headers=headers),
    ),
    "making accounts": (
        QUARTER,
        lambda one, headers: one.http.post(
            "/api/me/account", json={"login": "ada", "password": PASSWORD}, headers=headers
        ),
    ),
    "guessing codes": (
        QUARTER,
        lambda one, headers: one.http.post("/api/recover", json={"code": "x"}, headers=headers),
    ),
}


@pytest.mark.parametrize("what", LIMITED)
def test_a_rate_limit_says_when_to_try_again(strict: LiveServer, what: str) -> None:
    span, ask = LIMITED[what]
    headers = from_address(1 + list(LIMITED).index(what))
    assert ask(strict.visitor(), headers).status_code != 429
    answer = ask(strict.visitor(), headers)
    assert (answer.status_code, answer.json()["error"]["id"]) == (429, "request-too-many")
    assert span - 5 <= int(answer.headers["retry-after"]) <= span + 1


def test_the_rate_limit_of_joining_says_when_to_try_again(strict: LiveServer) -> None:
    tables = [open_table(strict.visitor(), **from_address(number)).json()["table"] for number in (21, 22)]
    answers = [
        strict.visitor().http.post(f"/api/tables/{table}/seats", json={"name": "Eve"}, headers=from_address(23))
        for table in tables
    ]
    assert [answer.status_code for answer in answers] == [201, 429]
    assert 1 <= int(answers[1].headers["retry-after"]) <= MINUTE + 1


def test_the_daily_limit_of_tables_says_when_to_try_again(any_database: str) -> None:
    with LiveServer(any_database, tables_per_day=1) as server:
        assert open_table(server.visitor()).status_code == 201
        assert DAY - 5 <= int(open_table(server.visitor()).headers["retry-after"]) <= DAY + 1


# Faults


class Mishap(Exception):
    """An unexpected exception."""


async def fail(*_: object) -> Any:
    raise Mishap("a secret")


def test_a_failed_request_is_counted_and_reveals_nothing(
    shared_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _, table = two_at_a_table(shared_server)
    before = counted("faults")
    monkeypatch.setattr(shared_server.services.rooms, "find", fail)
    answer = ada.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()) == (500, {"error": {"is": "text", "id": "request-fault"}})
    assert counted("faults") == before + 1
    monkeypatch.undo()
    assert ada.get(f"/api/tables/{table}")["scene"]["id"] == table
    assert counted("faults") == before + 1


def test_refused_requests_are_not_faults(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    before = counted("faults")
    assert ada.get("/api/tables/nowhere", expect=404) == "table-unknown"
    assert ada.post("/api/tables", {"game": "chess", "seats": []}, expect=400)
    assert ada.http.get("/nowhere.txt").status_code == 404
    assert counted("faults") == before


@pytest.mark.parametrize("kind", ["draft", "play"])
def test_a_failed_message_is_counted_and_answered_by_its_id(
    shared_server: LiveServer, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        active, _ = turns(at_a, at_b)
        action, before = some_action(active), counted("faults")
        with nothing_happens(shared_server, table, ada, bartek):
            monkeypatch.setattr(Room, "draft" if kind == "draft" else "execute_here", fail)
            if kind == "draft":
                active.send("draft", request=3, version=active.version, picks=[action])
            else:
                active.send("play", command="c", version=active.version, actions=[action])
            answer = active.receive("drafted", "done", "refused")
            monkeypatch.undo()
        assert answer["error"] == {"is": "text", "id": "request-fault"}
        assert (answer["request"], answer["command"]) == ((3, None) if kind == "draft" else (None, "c"))
        assert counted("faults") == before + 1
        assert active.play(action)["t"] == "done", "the connection is as good as before"


def test_refused_messages_are_counted(shared_server: LiveServer) -> None:
    ada, _, table = two_at_a_table(shared_server)
    with ada.at(table) as client:
        before, faults = counted("refusals"), counted("faults")
        client.play(0, version=0)
        client.socket.send("nonsense")
        client.receive("refused")
        assert (counted("refusals"), counted("faults")) == (before + 2, faults)


def test_a_failed_join_closes_the_connection_and_is_logged(
    shared_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _, table = two_at_a_table(shared_server)
    before = counted("faults")
    monkeypatch.setattr(shared_server.services.rooms, "find", fail)
    with structlog.testing.capture_logs() as logged, pytest.raises(ConnectionClosed) as closed, ada.at(table):
        pass
    monkeypatch.undo()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == FAULT
    assert counted("faults") == before + 1
    assert [each["event"] for each in logged if each["log_level"] == "error"] == ["joining a table failed"]
    with ada.at(table) as client:
        assert client.scene["id"] == table


def test_a_client_that_leaves_while_it_is_accepted_is_no_fault(shared_server: LiveServer) -> None:
    class Leaving:
        headers = MappingProxyType[str, str]({})
        client = None

        async def accept(self) -> None:
            raise ClientDisconnected

    before = counted("faults")
    with structlog.testing.capture_logs() as logged:
        handler: Any = websocket.live
        asyncio.run(handler.fn(Leaving(), services=shared_server.services, id="table"))
    assert (counted("faults"), logged) == (before, [])


def test_a_busy_table_does_not_block_joining_another(
    shared_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bartek, busy = two_at_a_table(shared_server)
    quiet = ada.open_table()
    subscribe = Room.subscribe

    async def wait_where_it_is_busy(self: Room, subscriber: Subscriber, since: int = -1) -> None:
        if self.table.id == busy:
            await asyncio.Event().wait()
        await subscribe(self, subscriber, since)

    monkeypatch.setattr(Room, "subscribe", wait_where_it_is_busy)
    monkeypatch.setattr(shared_server.services, "join_slots", asyncio.Semaphore(1))
    monkeypatch.setattr(websocket, "JOIN_TIMEOUT", 2.0)
    address = f"ws://127.0.0.1:{shared_server.port}/api/tables/{busy}/live"
    with connect(address, additional_headers=bartek.cookie()) as waiting:
        with ada.at(quiet) as client:
            assert client.scene["id"] == quiet
        with pytest.raises(ConnectionClosed):
            waiting.recv(timeout=PATIENCE)
        assert waiting.close_code == SLOW, "they may come back"
