"""`asgi_protocols.py` overrides internals of uvicorn. These tests say so when a new uvicorn has changed them."""

from __future__ import annotations

import asyncio
import inspect
import socket
import time
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, cast
from unittest import mock

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, State

from emporion.server import asgi_protocols
from emporion.server.asgi_protocols import (
    KeepaliveWebSocketProtocol,
    LimitedHttpProtocol,
    head_of_text,
    since_acknowledgement,
)

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
        connection.connection_made(transport())
        connection.conn = mock.Mock(state=State.OPEN)
        sent = [connection._send_now(b"text")]
        connection.pause_writing()
        sent.append(connection._send_now(b"text"))
        connection.resume_writing()
        connection.conn.state = State.CLOSING
        sent.append(connection._send_now(b"text"))
        connection.conn.state = State.OPEN
        cast("mock.Mock", connection.transport.is_closing).return_value = True
        sent.append(connection._send_now(b"text"))
        return sent

    assert asyncio.run(play()) == [True, False, False, False]


def test_texts_of_one_iteration_are_written_together_and_never_after_a_close_frame() -> None:
    async def play() -> list[Any]:
        connection = connected([])
        written = cast("mock.Mock", connection.transport.write)
        connection._send_now(b"first")
        connection._send_now(b"second")
        written.assert_not_called()
        await asyncio.sleep(0)
        connection._send_now(b"third")
        connection.conn.send_close(1000)
        await asyncio.sleep(0)
        return [call.args for call in written.call_args_list]

    assert asyncio.run(play()) == [(b"\x81\x05first\x81\x06second",)]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert head_of_text(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def transport() -> Any:
    opened = mock.Mock()
    opened.is_closing.return_value = False
    opened.get_extra_info.return_value = None
    return opened


def connected(heard: list[bytes]) -> KeepaliveWebSocketProtocol:
    """A connection after its handshake, whose messages go to a list."""
    config = uvicorn.Config(mock.Mock(), interface="asgi3", log_config=None, ws_max_size=8192)
    connection = KeepaliveWebSocketProtocol(config=config, server_state=ServerState(), app_state={})
    connection.connection_made(transport())
    connection.conn.state, connection.handshake_initiated, connection.handshake_complete = State.OPEN, True, True
    connection.conn.parser = Protocol.parse(connection.conn)  # of frames, not of the handshake
    next(connection.conn.parser)
    connection._reads_whole_frames = True
    connection._listen(heard.append)
    return connection


FRAMES = st.lists(
    st.tuples(
        st.sampled_from([Opcode.TEXT, Opcode.TEXT, Opcode.TEXT, Opcode.PONG, Opcode.PING, Opcode.BINARY]),
        st.one_of(
            st.binary(max_size=120).map(lambda data: data.hex().encode()[:120]),
            st.just(b"y" * 126),
            st.just(b"z" * 3000),
        ),
        st.booleans(),
    ),
    max_size=6,
)


@given(FRAMES, st.lists(st.integers(1, 400), max_size=8))
def test_messages_arrive_however_the_data_are_split(frames: list[Any], cuts: list[int]) -> None:
    data, expected = b"", []
    for opcode, payload, fragmented in frames:
        payload = payload[:125] if opcode in (Opcode.PING, Opcode.PONG) else payload
        if fragmented and opcode is Opcode.TEXT:
            data += Frame(opcode, payload[:3], fin=False).serialize(mask=True)
            data += Frame(Opcode.CONT, payload[3:]).serialize(mask=True)
        else:
            data += Frame(opcode, payload).serialize(mask=True)
        if opcode in (Opcode.TEXT, Opcode.BINARY):
            expected.append(payload)

    async def play() -> list[bytes]:
        heard: list[bytes] = []
        connection, rest = connected(heard), data
        for cut in cuts:
            if rest[:cut]:
                connection.data_received(rest[:cut])
            rest = rest[cut:]
        if rest:
            connection.data_received(rest)
        return [bytes(each) for each in heard]

    assert asyncio.run(play()) == expected


def test_a_pong_in_one_piece_ends_the_wait_for_it() -> None:
    async def play() -> tuple[bool, bool]:
        connection = connected([])
        connection.pending_ping_payload, connection.pong_timer = b"1234", mock.Mock()
        connection.data_received(Frame(Opcode.PONG, b"9999").serialize(mask=True))
        waits = connection.pong_timer is not None
        connection.data_received(Frame(Opcode.PONG, b"1234").serialize(mask=True))
        answered = connection.pong_timer is None
        connection.stop_keepalive()
        return waits, answered

    assert asyncio.run(play()) == (True, True)


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        Frame(Opcode.TEXT, b"x" * 8193).serialize(mask=True),
        b"\xc1" + Frame(Opcode.TEXT, b"compressed").serialize(mask=True)[1:],
        b"\x8a\xfe\x00\x7e" + b"p" * 130,
        b"\x81\xfe\x00\x05" + bytes(4) + b"short",  # a length that is longer than it need be is no error, but rare
    ],
    ids=["not masked", "too long", "extension", "long pong", "long length"],
)
def test_what_is_unusual_is_left_to_the_library(frame: bytes) -> None:
    async def play() -> tuple[bool, list[bytes], Any]:
        heard: list[bytes] = []
        connection = connected(heard)
        connection.data_received(frame)
        return connection._reads_whole_frames, heard, connection.conn.parser_exc

    reads_whole_frames, heard, problem = asyncio.run(play())
    assert not reads_whole_frames
    assert heard == [b"short"] if frame.endswith(b"short") else problem is not None


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


class Pinged:
    """A connection that has been silent for some seconds, at times for a ping."""

    def __init__(self, headers: dict[str, str], silence: float = 60.0) -> None:
        self.connection = connected([])
        self.connection.request = mock.Mock(headers=headers)
        self.connection.ping_interval, self.connection.ping_timeout = 8.0, 3.5
        self.connection.last_received = self.connection.loop.time() - silence

    def next_look(self, acknowledged: float) -> float | None:
        """The seconds until the next look, rounded; None if a ping is sent."""
        written = cast("mock.Mock", self.connection.transport.write)
        with mock.patch.object(asgi_protocols, "since_acknowledgement", return_value=acknowledged):
            self.connection.send_keepalive_ping()
        timer = self.connection.ping_timer
        rest = None if timer is None else round(timer.when() - self.connection.loop.time(), 1)
        self.connection.stop_keepalive()
        assert written.called == (rest is None)
        return rest


UNKNOWN = float("inf")


@pytest.mark.parametrize(
    ("silence", "acknowledged", "next_look"),
    [
        (3.0, UNKNOWN, 5.0),
        (8.0, 2.0, 6.0),
        (8.0, 9.0, None),
        (8.0, UNKNOWN, None),
        (14.0, 2.0, 6.0),
        (20.0, 2.0, 4.0),
        (23.9, 2.0, None),
        (60.0, 2.0, None),
    ],
)
def test_acknowledged_data_replace_pings_for_three_intervals(
    silence: float, acknowledged: float, next_look: float | None
) -> None:
    async def play() -> float | None:
        return Pinged({}, silence).next_look(acknowledged)

    assert asyncio.run(play()) == next_look


def test_acknowledged_data_replace_no_ping_behind_a_proxy() -> None:
    async def play() -> float | None:
        return Pinged({"X-Forwarded-For": "10.0.0.1"}, 8.0).next_look(2.0)

    assert asyncio.run(play()) is None


@pytest.mark.skipif(not hasattr(socket, "TCP_INFO"), reason="only Linux tells")
def test_the_system_tells_when_data_were_acknowledged() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        with socket.create_connection(listening.getsockname()) as client, listening.accept()[0] as server:
            server.sendall(b"text")
            client.recv(4)
            first = since_acknowledgement(server)
            time.sleep(0.3)
            assert first < since_acknowledgement(server)
        assert since_acknowledgement(server) == float("inf"), "the connection is closed"


def test_a_pong_that_came_in_time_counts_even_if_it_is_read_late() -> None:
    async def play() -> list[bool]:
        pinged = Pinged({}).connection
        pinged.ping_timeout = None
        pinged.send_keepalive_ping()
        stands = []
        pinged.keepalive_timeout()
        stands.append(not pinged.close_sent)
        pinged.data_received(Frame(Opcode.PONG, pinged.pending_ping_payload or b"").serialize(mask=True))
        stands.append(pinged.pong_timer is None)
        pinged.send_keepalive_ping()
        pinged.keepalive_timeout()
        pinged.keepalive_timeout()
        stands.append(pinged.close_sent)
        pinged.stop_keepalive()
        return stands

    assert asyncio.run(play()) == [True, True, True]
