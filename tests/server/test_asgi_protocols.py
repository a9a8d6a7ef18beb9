"""`asgi_protocols.py` overrides internals of uvicorn. These tests say so when a new uvicorn has changed them."""

from __future__ import annotations

import asyncio
import inspect
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State

from emporion.server.asgi_protocols import KeepaliveWebSocketProtocol, LimitedHttpProtocol

OURS: dict[type, type] = {LimitedHttpProtocol: HttpToolsProtocol, KeepaliveWebSocketProtocol: WebSocketsSansIOProtocol}
CALLED: dict[type, tuple[str, ...]] = {
    HttpToolsProtocol: ("send_400_response",),
    WebSocketsSansIOProtocol: ("handle_parser_exception",),
}
"""Methods that our classes call without overriding them."""
ATTRIBUTES: dict[type, tuple[str, ...]] = {
    HttpToolsProtocol: ("loop", "transport"),
    WebSocketsSansIOProtocol: (
        *("close_sent", "conn", "curr_msg_data_type", "frames", "loop", "ping_interval", "ping_timer", "pong_timer"),
        *("queue", "read_paused", "transport", "writable"),
    ),
}
ADVICE = (
    "uvicorn {version} has changed: {what}. Compare emporion/server/asgi_protocols.py with uvicorn's source, "
    "then adapt it or lower the cap on uvicorn in pyproject.toml."
)


def changed(what: str) -> str:
    return ADVICE.format(version=uvicorn.__version__, what=what)


def parameters(function: Callable[..., Any]) -> list[str]:
    return list(inspect.signature(function).parameters)


@pytest.mark.parametrize("ours", OURS, ids=lambda ours: ours.__name__)
def test_overridden_methods_exist_with_the_same_parameters(ours: type) -> None:
    base: type = OURS[ours]
    overridden = {name: found for name, found in vars(ours).items() if inspect.isfunction(found) and name[0] != "_"}
    assert overridden
    for name, method in overridden.items():
        inherited = getattr(base, name, None)
        assert inherited is not None, changed(f"{base.__name__}.{name} is gone")
        assert parameters(method) == parameters(inherited), changed(f"{base.__name__}.{name} has other parameters")


@pytest.mark.parametrize("base", CALLED, ids=lambda base: base.__name__)
def test_methods_and_attributes_that_we_use_exist(base: type) -> None:
    for name in CALLED[base]:
        assert hasattr(base, name), changed(f"{base.__name__}.{name} is gone")

    async def attributes() -> set[str]:
        config = uvicorn.Config(mock.Mock(), interface="asgi3", log_config=None)
        return set(vars(base(config=config, server_state=ServerState(), app_state={})))

    missing = set(ATTRIBUTES[base]) - asyncio.run(attributes())
    assert not missing, changed(f"{base.__name__} has no {', '.join(sorted(missing))}")


def test_the_installed_uvicorn_is_below_the_cap() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    groups = [project["dependencies"], *project.get("optional-dependencies", {}).values()]
    required = next(each for group in groups for each in group if each.startswith("uvicorn"))
    cap = required.rpartition("<")[2]
    installed = [int(part) for part in version("uvicorn").split(".")[:2]]
    assert installed < [int(part) for part in cap.split(".")], f"{required} is installed as {version('uvicorn')}"


def test_a_text_is_sent_at_once_only_where_the_connection_takes_it() -> None:
    async def play() -> list[bool]:
        config = uvicorn.Config(mock.Mock(), interface="asgi3", log_config=None)
        connection = KeepaliveWebSocketProtocol(config=config, server_state=ServerState(), app_state={})
        connection.transport, connection.conn = mock.Mock(), mock.Mock()
        connection.transport.is_closing.return_value = False
        connection.conn.state, connection.conn.data_to_send.return_value = State.OPEN, [b"a", b"b"]
        sent = [connection._send_now(b"text")]
        connection.pause_writing()
        sent.append(connection._send_now(b"text"))
        connection.resume_writing()
        connection.conn.state = State.CLOSING
        sent.append(connection._send_now(b"text"))
        connection.conn.state = State.OPEN
        connection.transport.is_closing.return_value = True
        sent.append(connection._send_now(b"text"))
        connection.conn.send_text.assert_called_once_with(b"text")
        connection.transport.write.assert_not_called()
        await asyncio.sleep(0)
        connection.transport.write.assert_called_once_with(b"ab")
        return sent

    assert asyncio.run(play()) == [True, False, False, False]


def test_messages_go_to_the_listener_once_the_application_has_received_those_before() -> None:
    async def play() -> tuple[list[str], list[bytes]]:
        config = uvicorn.Config(mock.Mock(), interface="asgi3", log_config=None)
        connection = KeepaliveWebSocketProtocol(config=config, server_state=ServerState(), app_state={})
        connection.transport = mock.Mock()
        heard: list[bytes] = []
        received: list[Any] = []

        def arrive(text: bytes) -> None:
            connection.curr_msg_data_type, connection.frames = "text", [text[:1], text[1:]]
            connection.send_receive_event_to_app()

        arrive(b"first")
        connection._listen(heard.append)
        arrive(b"second")
        while not connection.queue.empty():
            received.append(await connection.receive())
        connection._listen(heard.append)
        arrive(b"third")
        return [each["text"] for each in received], heard

    assert asyncio.run(play()) == (["first", "second"], [b"third"])
