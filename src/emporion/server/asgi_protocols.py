"""uvicorn's HTTP and WebSocket protocols with limits: clients that stop reading or answering are disconnected, and
requests that never end do not fill the memory.

These classes override internals of uvicorn, so `pyproject.toml` caps its version and `test_asgi_protocols.py` checks
the overridden names. The server sends WebSocket pings itself: browsers answer them even for a background tab, where
scripts hardly run.
"""

from __future__ import annotations

import asyncio
import random
import socket
import struct
from collections.abc import Callable
from contextlib import ExitStack
from ipaddress import ip_address, ip_network

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from emporion.server.rate_limit import ConnectionLimit, ConnectionLimitReached, RateLimiter, network_of
from emporion.server.settings import ANY_PROXY

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without the compiled module
    from websockets.utils import apply_mask

PING_INTERVAL = 8.0  # for idle clients
PONG_TIMEOUT = 3.5
LONGEST_TRUST = 3  # intervals in which acknowledgements of the client's system may stand for the client
LAST_ACKNOWLEDGEMENT = slice(56, 60)  # tcpi_last_ack_recv in Linux' struct tcp_info
STALL_TIMEOUT = 0.2  # after a missing pong, to read what has arrived meanwhile
CLOSE_FRAME_TIMEOUT = 0.5  # after a missing pong, for the close frame to go out
FLUSH_TIMEOUT = 5.0  # after closing, for the data that is still queued
MAX_HEADER_BYTES = 64_000  # of a request line and headers; one read may go over it
INVALID_UTF8, TOO_MANY_FRAMES = 1007, 1008
TOO_MANY_CONNECTIONS = (
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 1\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)
REQUEST_TIMEOUT = 30.0  # for a whole request to arrive
SEND_NOW = "emporion.send_now"
"""The extension of a WebSocket's scope that takes a text to be sent in this iteration of the event loop, or returns
False."""
LISTEN = "emporion.listen"
"""The extension that has a function called with every message, once the application has received those before it. With
None, messages go into the queue again, and nothing more is read until the application receives them."""

Listener = Callable[[bytes], None]

WHOLE_TEXT, WHOLE_PONG = 0x81, 0x8A  # the first byte of unfragmented frames without extensions
MASKED = 0x80  # in the second byte, beside the length
SHORT, MEDIUM = 125, 126  # the longest payload whose length is in the second byte; the sign of a length in two bytes


class LimitedConfig(Config):
    """uvicorn's configuration, with the limit of HTTP connections per address."""

    connections: ConnectionLimit | None = None
    trusted: tuple[str, ...] = ()
    """Proxies, which have the connections of everybody: addresses and networks."""
    messages: tuple[int, float] | None = None
    """How many control frames a WebSocket may send in so many seconds."""

    def limits(self, host: str) -> bool:
        """Whether connections from this address are counted."""
        if self.connections is None or ANY_PROXY in self.trusted:
            return False
        try:
            address = ip_address(host)
        except ValueError:  # a Unix socket
            return False
        return not any(address in ip_network(each) for each in self.trusted)


class LimitedHttpProtocol(HttpToolsProtocol):
    """One HTTP connection with a time limit per request, a size limit for its head, and a limit of connections per
    address. Body size is limited where bodies are read."""

    _head = 0
    """Bytes received of an incomplete head."""
    _in_head = True
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = ExitStack()
        """Holds this connection's place among those of its address."""
        config, host = self.config, (transport.get_extra_info("peername") or ("",))[0]
        if isinstance(config, LimitedConfig) and config.connections is not None and config.limits(host):
            try:
                self._counted.enter_context(config.connections.hold(network_of(host)))
            except ConnectionLimitReached:
                transport.write(TOO_MANY_CONNECTIONS)
                transport.close()
                return
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._counted.close()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait_for_request()

    def on_headers_complete(self) -> None:
        self._head, self._in_head = 0, False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self._counted.close()  # WebSockets have limits of their own
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment] # as when a connection is lost: it refers back to this object

    def data_received(self, data: bytes) -> None:
        # The chunk in which a head begins is not counted: it may hold the end of the previous request.
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._head > MAX_HEADER_BYTES:
            self._head = 0
            self.send_400_response("The request's head is too long.")

    def _wait_for_request(self) -> None:
        self._stop_waiting()
        self._head, self._in_head = 0, True
        self._timer = self.loop.call_later(REQUEST_TIMEOUT, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class KeepaliveWebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket connection with pings at random phases and firm timeouts."""

    last_received = float("-inf")
    """Loop time of the last received data."""
    _reads_whole_frames = False
    """All data so far were whole frames, so the next data begin with a frame."""
    _listener: Listener | None = None
    _waits_longer = False
    """The time for a pong is over, but it may be in data that were not read yet."""
    _limiter: RateLimiter | None = None
    """Of pings, pongs and fragments. The application counts messages."""
    _has_ended = False
    """The application has."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._unsent: list[bytes] = []
        """Frames of this iteration of the event loop."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()
        self._release()

    def start_keepalive(self) -> None:
        """Start at a random phase: clients that all reconnected at once, after a restart, are not pinged at once for
        ever after."""
        if self.ping_interval:
            self.ping_timer = self.loop.call_later(random.uniform(0, self.ping_interval), self.send_keepalive_ping)

    def data_received(self, data: bytes) -> None:
        self.last_received = self.loop.time()
        if self._reads_whole_frames:
            data = self._take_whole_frames(data)
            if not data:
                return
            self._reads_whole_frames = False
        elif not self.handshake_initiated:
            self._reads_whole_frames = data.endswith(b"\r\n\r\n")
        super().data_received(data)

    def _take_whole_frames(self, data: bytes) -> bytes:
        """Handle short texts and pongs that arrived whole, which almost all do, without the parser that can wait at
        every byte; returns the data from the first frame that is not one of those."""
        place, size = 0, len(data)
        while size - place >= 6 and self.conn.state is State.OPEN:
            kind, length = data[place], data[place + 1] - MASKED
            start = place + 6
            if length == MEDIUM:
                start = place + 8
                length = data[place + 2] << 8 | data[place + 3]
                if length <= SHORT:
                    break
            elif not 0 <= length <= SHORT:
                break
            if start + length > size or length > (self.config.ws_max_size or 0):
                break
            payload = apply_mask(data[start : start + length], data[start - 4 : start])
            if kind == WHOLE_TEXT:
                self.curr_msg_data_type, self.frames = "text", [payload]
                self.send_receive_event_to_app()
            elif kind == WHOLE_PONG and length <= SHORT:
                self.handle_pong(Frame(Opcode.PONG, payload))
            else:
                break
            place = start + length
        return data[place:]

    def handle_ping(self) -> None:
        if self._may_handle():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_handle():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_handle():
            super().handle_cont(event)

    def _may_handle(self) -> bool:
        """Count a frame that is no message of its own; too many close the connection with code 1008."""
        if self._limiter is None and isinstance(self.config, LimitedConfig) and self.config.messages is not None:
            self._limiter = RateLimiter(*self.config.messages)
        if self.close_sent:
            return False
        if self._limiter is None or self._limiter.take(""):
            return True
        self.conn.send_close(TOO_MANY_FRAMES)
        self.handle_parser_exception()
        return False

    def send_receive_event_to_app(self) -> None:
        """Close on invalid UTF-8 with code 1007. Uvicorn would log an error of the server."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.curr_msg_data_type == "text" and not is_utf8(data):
            self.frames = []
            self.conn.send_close(INVALID_UTF8)
            self.handle_parser_exception()
        elif self._listener is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self._listener(data)

    def _listen(self, listener: Listener | None) -> None:
        """Call the listener with every message from now on, unless the application has yet to receive earlier ones. A
        queue, two layers of middleware and pausing the transport take longer than handling most messages."""
        if listener is None or self.queue.empty():
            self._listener = listener

    def send_keepalive_ping(self) -> None:
        """Skip the ping if data arrived a moment ago, or if the client's system has acknowledged some: asking for that
        takes a fortieth of the time of a ping. Data of the client itself have to arrive within three intervals; behind
        a proxy, whose system acknowledges whatever becomes of the client, within one."""
        interval = self.ping_interval or 0
        silence = self.loop.time() - self.last_received
        rest = interval - silence
        if rest <= 0.1 * interval and "X-Forwarded-For" not in self.request.headers:
            acknowledged = since_acknowledgement(self.transport.get_extra_info("socket"))
            rest = min(interval - acknowledged, LONGEST_TRUST * interval - silence)
        if rest > 0.1 * interval:
            self.ping_timer = self.loop.call_later(rest, self.send_keepalive_ping)
        else:
            self._waits_longer = False
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        if self.read_paused:  # the pong may lie in the data that is not read yet
            self.pong_timer = self.loop.call_later(PONG_TIMEOUT, self.keepalive_timeout)
            return
        if not self._waits_longer:  # after a stall, timers run before the pongs are read that came in time
            self._waits_longer = True
            self.pong_timer = self.loop.call_later(STALL_TIMEOUT, self.keepalive_timeout)
            return
        super().keepalive_timeout()
        self.loop.call_later(CLOSE_FRAME_TIMEOUT, self.transport.abort)

    def _send_now(self, text: bytes) -> bool:
        """Send a text message without the detour through tasks and middleware, which takes longer than the sending.
        False if it has to wait, because the client reads slowly, or cannot be sent. All messages of one iteration of
        the event loop are written together: a write takes longer than making a message."""
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += (head_of_text(len(text)), text)
        return True

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        if self.conn.state is State.OPEN:  # nothing may follow a close frame
            self.transport.write(b"".join(unsent))

    async def run_asgi(self) -> None:
        """Abort the transport after a while: a closed transport waits until everything is sent, which may be never."""
        extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
        extensions[SEND_NOW], extensions[LISTEN] = self._send_now, self._listen
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(FLUSH_TIMEOUT, self.transport.abort)
            self._has_ended = True
            self._release()

    def _release(self) -> None:
        """Once the connection is lost and the application has ended, drop what refers back to this object, so that it
        is freed at once: the next garbage collection may be hours away."""
        if self.disconnected and self._has_ended:
            self._listener = None
            self.scope["extensions"] = {}


def since_acknowledgement(connection: socket.socket) -> float:
    """Seconds since the other side's system acknowledged data; infinite where that is unknown. Only Linux tells."""
    try:
        info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, LAST_ACKNOWLEDGEMENT.stop)
        milliseconds: int = struct.unpack("I", info[LAST_ACKNOWLEDGEMENT])[0]
    except (AttributeError, OSError, struct.error):
        return float("inf")
    return milliseconds / 1000


def head_of_text(size: int) -> bytes:
    """The head of an unmasked frame with a whole text of this size (RFC 6455, 5.2)."""
    if size <= SHORT:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, MEDIUM, size)
    return struct.pack("!BBQ", WHOLE_TEXT, MEDIUM + 1, size)


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
