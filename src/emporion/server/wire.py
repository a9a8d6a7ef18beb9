"""WebSockets as uvicorn speaks them, but whoever does not read or answer any more is let go for good.

The server asks by itself whether somebody is still there: browsers answer that even for a page in the background, where
scripts hardly run.
"""

from __future__ import annotations

import random

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SECONDS_BETWEEN_PINGS = 8.0  # to somebody who says nothing
SECONDS_TO_ANSWER = 3.5
SECONDS_TO_SAY_SO = 0.5  # to somebody who seems to be gone
SECONDS_TO_GO = 5.0  # after the last word, for what still has to be sent


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
