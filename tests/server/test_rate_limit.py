"""Rate limits and connection limits."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from structlog.testing import capture_logs
from websockets.frames import Opcode

from emporion.server import rate_limit
from emporion.server.rate_limit import ConnectionLimit, ConnectionLimitReached, RateLimiter
from emporion.server.settings import Settings
from emporion.server.web.security import HEADERS
from tests.server.live_server import LiveServer, TableClient, wait_until
from tests.server.test_security import refusal, statuses, strict
from tests.waiting import PATIENCE


class Time:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_token_bucket_refills_evenly() -> None:
    clock = Time()
    limiter = RateLimiter(4, 20, clock)
    assert [limiter.take("a") for _ in range(6)] == [True] * 4 + [False] * 2
    assert limiter.take("b")
    assert limiter.retry_after("a") == 5
    clock.now += 4.9
    assert not limiter.take("a")
    clock.now += 0.2
    assert limiter.take("a")
    assert not limiter.take("a")
    clock.now += 1000
    assert limiter.retry_after("a") == 0
    assert [limiter.take("a") for _ in range(5)] == [True] * 4 + [False]


def test_refused_attempts_do_not_lengthen_the_wait() -> None:
    clock = Time()
    limiter = RateLimiter(1, 10, clock)
    assert limiter.take("a")
    for _ in range(99):
        clock.now += 0.1
        assert not limiter.take("a")
    clock.now += 0.11
    assert limiter.take("a")


def test_the_rate_limiter_drops_the_least_recently_used_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "MAX_KEYS", 3)
    limiter = RateLimiter(1, 10, Time())
    for name in "abcad":
        limiter.take(name)
    assert [limiter.take(name) for name in "ad"] == [False, False]
    assert limiter.take("b")


def test_a_connection_limit_counts_concurrent_connections() -> None:
    tally = ConnectionLimit(2)
    with tally.hold("a"), tally.hold("a"), tally.hold("b"), pytest.raises(ConnectionLimitReached), tally.hold("a"):
        pass
    with tally.hold("a"):
        assert tally._counts == {"a": 1}
    assert tally._counts == {}


def test_requests_are_limited_by_address(any_database: str) -> None:
    with strict(any_database, requests_per_10_seconds=5) as server:
        visitor = server.visitor()
        assert statuses(visitor, 5, **{"x-forwarded-for": "192.0.2.1"}) == [200] * 5
        answer = visitor.http.get("/api/me", headers={"x-forwarded-for": "192.0.2.1"})
        assert (answer.status_code, answer.json()["error"]["id"]) == (429, "request-too-many")
        assert int(answer.headers["retry-after"]) >= 1
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        assert statuses(visitor, 5, **{"x-forwarded-for": "192.0.2.2"}) == [200] * 5


def test_files_of_the_pages_have_a_limit_of_their_own(any_database: str) -> None:
    with strict(any_database, requests_per_10_seconds=5, files_per_10_seconds=20) as server:
        visitor = server.visitor()
        assert 429 not in statuses(visitor, 20, "/assets/index.js")
        assert statuses(visitor, 1) == [200]
        assert 429 in statuses(visitor, 5, "/assets/index.js")


def test_requests_for_unknown_paths_count_too(any_database: str) -> None:
    with strict(any_database, requests_per_10_seconds=5) as server:
        assert 429 in statuses(server.visitor(), 8, "/api/nowhere")


def test_untrusted_forwarded_headers_are_ignored(any_database: str) -> None:
    """By default: a program on this machine cannot choose its address."""
    with strict(any_database, requests_per_10_seconds=5, trusted_proxies=Settings().trusted_proxies) as server:
        visitor = server.visitor()
        found = [statuses(visitor, 1, **{"x-forwarded-for": f"192.0.2.{number}"})[0] for number in range(8)]
        assert found[:5] == [200] * 5
        assert 429 in found[5:]


def test_a_proxy_that_is_not_trusted_is_named_once(any_database: str) -> None:
    with strict(any_database, trusted_proxies=()) as server, capture_logs() as lines:
        visitor = server.visitor()
        statuses(visitor, 1)
        assert not lines
        statuses(visitor, 3, **{"x-forwarded-for": "192.0.2.1"})
    assert [line["trusted_proxies"] for line in lines] == ["127.0.0.1"]


def test_of_a_trusted_proxy_nothing_is_said(any_database: str) -> None:
    with strict(any_database) as server, capture_logs() as lines:
        for client in ("192.0.2.1", "192.168.1.7", "127.0.0.1"):
            statuses(server.visitor(), 1, **{"x-forwarded-for": client})
    assert not lines


def test_only_the_trusted_proxys_own_forwarded_entry_counts(any_database: str) -> None:
    with strict(any_database, requests_per_10_seconds=5) as server:
        visitor = server.visitor()
        invented = [{"x-forwarded-for": f"203.0.113.{number}, 192.0.2.1"} for number in range(8)]
        assert 429 in [statuses(visitor, 1, **headers)[0] for headers in invented]


def test_tables_are_limited_by_address(any_database: str) -> None:
    with strict(any_database, tables_per_minute=3) as server:
        ada = server.visitor("Ada")
        for _ in range(3):
            ada.open_table()
        wishes = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "carthage", "seats": wishes, "name": "Ada"}
        assert ada.post("/api/tables", wish, expect=429) == "request-too-many"
        assert server.visitor().post("/api/tables", wish, expect=429) == "request-too-many"
        assert len(ada.get("/api/me/tables")) == 3
        server.visitor().request("POST", "/api/tables", wish, headers={"x-forwarded-for": "192.0.2.2"})


def test_tables_are_limited_by_day(any_database: str) -> None:
    with strict(any_database, tables_per_day=2) as server:
        ada = server.visitor("Ada")
        ada.open_table()
        ada.open_table()
        wishes = [{"kind": "me"}, {"kind": "open"}]
        assert ada.post("/api/tables", {"game": "carthage", "seats": wishes}, expect=429) == "request-too-many"


@pytest.mark.usefixtures("quick_hashes")
def test_login_attempts_are_limited_by_address_and_not_by_account(any_database: str) -> None:
    with strict(any_database, logins_per_15_minutes=4) as server:
        stranger = server.visitor()

        def guess(login: str, address: int) -> int:
            headers = {"x-forwarded-for": f"192.0.2.{address}"}
            sent = {"login": login, "password": "wrong"}
            return stranger.http.post("/api/login", json=sent, headers=headers).status_code

        assert [guess("Ada" if number % 2 else "ada", number) for number in range(5)] == [401] * 5
        assert [guess(f"other{number}", 99) for number in range(5)] == [401] * 4 + [429]
        codes = [
            stranger.http.post("/api/recover", json={"code": "x"}, headers={"x-forwarded-for": "192.0.2.77"})
            for _ in range(5)
        ]
        assert [answer.status_code for answer in codes] == [404] * 4 + [429]


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_frames_that_are_no_messages_are_limited(any_database: str, kind: Opcode) -> None:
    """The library answers them, so that the application never sees them."""
    with strict(any_database, messages_per_20_seconds=20) as server:
        ada = server.visitor("Ada")
        table = ada.open_table()
        with ada.at(table) as client, ada.at(table) as other:
            with client.socket.protocol_mutex:  # a thread uses the protocol when something arrives
                if kind is Opcode.CONT:
                    client.socket.protocol.send_text(b"{", fin=False)
                for _ in range(30):
                    match kind:
                        case Opcode.CONT:
                            client.socket.protocol.send_continuation(b"", fin=False)
                        case Opcode.PING:
                            client.socket.protocol.send_ping(b"x")
                        case _:
                            client.socket.protocol.send_pong(b"x")
                client.socket.socket.sendall(b"".join(client.socket.protocol.data_to_send()))
            assert client.wait_for_close() == 1008
            for _ in range(15):
                other.socket.ping().wait(PATIENCE)
            other.send("ping")
            assert other.receive("pong"), "fewer are answered"


def test_connections_per_player_and_table_are_limited(any_database: str) -> None:
    with strict(any_database, most_sockets_per_player=2) as server, ExitStack() as stack:
        ada, bartek = server.visitor("Ada"), server.visitor("Bartek")
        table, another = ada.open_table(), ada.open_table()
        clients: list[TableClient] = [stack.enter_context(ada.at(table)) for _ in range(2)]
        assert refusal(ada, table) == 1008
        stack.enter_context(ada.at(another))
        stack.enter_context(bartek.at(table))
        clients[0].socket.close()
        wait_until(lambda: len(server.services.sockets) == 3)
        stack.enter_context(ada.at(table))
        assert refusal(ada, table) == 1008


def test_connections_per_address_are_limited(any_database: str) -> None:
    with strict(any_database, most_sockets_per_address=2) as server, ExitStack() as stack:
        ada, bartek = server.visitor("Ada"), server.visitor("Bartek")
        table = ada.open_table()
        for visitor in (ada, bartek):
            stack.enter_context(visitor.at(table))
        assert refusal(server.visitor(), table) == 1008
        elsewhere = {"x-forwarded-for": "192.0.2.7"}
        for _ in range(2):
            stack.enter_context(bartek.at(table, None, **elsewhere))
        assert refusal(bartek, table, **elsewhere) == 1008


def test_too_large_requests_are_refused(own_server: LiveServer) -> None:
    visitor = own_server.visitor("Ada")
    for size, found in ((50_000, {400}), (70_000, {413}), (5_000_000, {413})):
        answer = visitor.http.post("/api/me", json={"name": "x" * size})
        assert answer.status_code in found
        assert answer.json()["error"]["id"]
    assert visitor.get("/api/me")["name"] == "Ada"
