"""HTTP and WebSockets as uvicorn speaks them, but whoever does not read or answer any more is let go for good, and
nobody fills the memory with requests that never end.

The server asks by itself whether somebody is still there: browsers answer that even for a page in the background, where
scripts hardly run.
"""

from __future__ import annotations

import asyncio
import random

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SECONDS_BETWEEN_PINGS = 8.0  # to somebody who says nothing
SECONDS_TO_ANSWER = 3.5
SECONDS_TO_SAY_SO = 0.5  # to somebody who seems to be gone
SECONDS_TO_GO = 5.0  # after the last word, for what still has to be sent
LONGEST_HEAD = 64_000  # bytes of a request before its body, or a little more
NO_TEXT = 1007
SECONDS_FOR_REQUEST = 30.0  # until all of it is here


class Door(HttpToolsProtocol):
    """One connection, over which requests come. They have to come to an end, and their heads must not be long; how long
    bodies may be, is said where they are read."""

    _head = 0
    """How much of a head has come that is not whole."""
    _in_head = True
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
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
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self._in_head:  # what it begins with is not counted: that may be the end of another request
            self._head += len(data)
        super().data_received(data)
        if self._head > LONGEST_HEAD:
            self._head = 0
            self.send_400_response("The head of the request is too long.")

    def _wait_for_request(self) -> None:
        self._stop_waiting()
        self._head, self._in_head = 0, True
        self._timer = self.loop.call_later(SECONDS_FOR_REQUEST, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    heard_at = float("-inf")
    """When they said something last."""

    def start_keepalive(self) -> None:
        """Those who came at the same moment, say after a restart, are not all asked at the same moment ever after."""
        if self.ping_interval:
            self.ping_timer = self.loop.call_later(random.uniform(0, self.ping_interval), self.send_keepalive_ping)

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Text that is none ends the connection, as it should. Uvicorn would call that an error of the server."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def send_keepalive_ping(self) -> None:
        """Who said something just now is there."""
        rest = self.heard_at + (self.ping_interval or 0) - self.loop.time()
        if rest > 0.1 * (self.ping_interval or 0):
            self.ping_timer = self.loop.call_later(rest, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        if self.read_paused:  # we are still busy with what they said, and have not read their answer
            self.pong_timer = self.loop.call_later(SECONDS_TO_ANSWER, self.keepalive_timeout)
            return
        super().keepalive_timeout()
        self.loop.call_later(SECONDS_TO_SAY_SO, self.transport.abort)

    async def run_asgi(self) -> None:
        """A transport that is closed waits until everything was sent, which may be never."""
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(SECONDS_TO_GO, self.transport.abort)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
