"""What the server's handlers see of a request: stand-ins for Litestar's objects."""

from __future__ import annotations

import asyncio
from collections import deque
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.utils import ClientDisconnected

from emporion.server.asgi_protocols import LISTEN, SEND_NOW, Listener
from emporion.server.web.authentication import COOKIE

if TYPE_CHECKING:
    from tests.simulation.network import Wire


class Asked:
    """A request over HTTP."""

    def __init__(self, cookie: str, address: str = "192.0.2.1") -> None:
        self.headers: dict[str, str] = {}
        self.cookies = {COOKIE: cookie} if cookie else {}
        self.client = SimpleNamespace(host=address)
        self.query_params: dict[str, str] = {}
        self.scope: dict[str, Any] = {"scheme": "http"}


class ServerSocket(Asked):
    """A WebSocket, as uvicorn and Litestar show it to the handler."""

    def __init__(self, wire: Wire, cookie: str, query: dict[str, str], has_extensions: bool) -> None:
        super().__init__(cookie)
        self._wire = wire
        self.query_params = query
        self.scope["extensions"] = {SEND_NOW: self._send_now, LISTEN: self._listen} if has_extensions else {}
        self._received: deque[dict[str, Any]] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._listener: Listener | None = None
        self._is_gone = self._is_closed = False
        self._writable: list[asyncio.Future[None]] = []

    @property
    def number(self) -> int:
        return self._wire.number

    # Called by the handler

    async def accept(self) -> None:
        self._check()

    async def close(self, code: int = 1000) -> None:
        self._check()
        self._is_closed = True
        self._put({"type": "websocket.disconnect", "code": code})
        self._wire.close_by_server(code)

    async def receive(self) -> dict[str, Any]:
        while not self._received:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._received.popleft()

    async def send(self, message: dict[str, Any]) -> None:
        await self._drained()
        self._check()
        self._wire.to_client(message["text"].encode())

    async def send_data(self, data: bytes, mode: str = "text", encoding: str = "utf-8") -> None:
        await self._drained()
        self._check()
        self._wire.to_client(data)

    def _check(self) -> None:
        if self._is_closed:
            raise RuntimeError("the connection was closed")
        if self._is_gone:
            raise ClientDisconnected

    async def _drained(self) -> None:
        """Wait until the client reads."""
        while self._wire.is_blocked and not self._is_gone:
            writable = asyncio.get_running_loop().create_future()
            self._writable.append(writable)
            await writable

    def _send_now(self, data: bytes) -> bool:
        if self._is_gone or self._is_closed or self._wire.is_blocked:
            return False
        self._wire.to_client(data)
        return True

    def _listen(self, listener: Listener | None) -> None:
        if listener is None or not self._received:
            self._listener = listener

    # Called by the network

    def arrive(self, data: bytes) -> None:
        if self._is_closed:
            return
        if self._listener is not None:
            self._listener(data)
        else:
            self._put({"type": "websocket.receive", "text": data.decode(), "bytes": None})

    def _put(self, event: dict[str, Any]) -> None:
        self._received.append(event)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def lose(self) -> None:
        """The client is gone."""
        if not self._is_gone:
            self._is_gone = True
            self._listener = None
            self._put({"type": "websocket.disconnect", "code": 1006})
            self.drain()

    def drain(self) -> None:
        """The client reads again, or is gone."""
        waiting, self._writable = self._writable, []
        for each in waiting:
            if not each.done():
                each.set_result(None)
