"""One address cannot take all connections of the server."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from tests.server.live_server import LiveServer, some_action, turns, wait_until
from tests.server.test_tables import two_at_a_table
from tests.waiting import PATIENCE

MOST = 12
SLOW_BODY = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n"


@contextmanager
def slow_requests(server: LiveServer, number: int) -> Iterator[list[socket.socket]]:
    """Connections whose requests never end."""
    with ExitStack() as on_exit:
        opened = []
        for _ in range(number):
            one = on_exit.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
            one.sendall(SLOW_BODY)
            opened.append(one)
        yield opened


def answer(connection: socket.socket) -> bytes:
    try:
        return connection.recv(1000)
    except ConnectionResetError:  # closed with unread data
        return b""


def test_connections_of_an_address_are_limited(any_database: str) -> None:
    with LiveServer(any_database, trusted_proxies=(), most_connections_per_address=MOST) as server:
        with slow_requests(server, MOST), slow_requests(server, 3) as others:
            assert {answer(other)[:12] for other in others} <= {b"HTTP/1.1 429", b""}
        wait_until(lambda: not any_left(server))
        assert server.visitor("Ada").get("/health") == {"healthy": True}


def any_left(server: LiveServer) -> bool:
    """Whether the server still counts connections."""
    limit = server.server.config.connections  # type: ignore[attr-defined]
    return bool(limit._counts)


def test_websockets_and_proxies_are_not_counted(any_database: str) -> None:
    with LiveServer(any_database, trusted_proxies=(), most_connections_per_address=MOST) as server:
        ada, bartek, table = two_at_a_table(server)
        with ExitStack() as on_exit:
            clients = [on_exit.enter_context(each.at(table)) for each in [ada, bartek] * 7]
            active, _ = turns(*clients[:2])
            assert active.play(some_action(active))["t"] == "done"
    with LiveServer(any_database, most_connections_per_address=MOST) as server, slow_requests(server, 2 * MOST):
        assert server.visitor().get("/health") == {"healthy": True}


@pytest.mark.parametrize("path", ["/.git/config", "/wp-login.php", "/t", "/nowhere/else"])
def test_unknown_paths_are_404(shared_server: LiveServer, path: str) -> None:
    assert shared_server.visitor().http.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/replay", "/rules/carthage", "/player/abc", "/me"])
def test_pages_are_found(shared_server: LiveServer, path: str) -> None:
    assert shared_server.visitor().http.get(path).status_code == 200
