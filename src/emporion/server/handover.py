"""Hands connections over to the process that owns their table.

Serving processes accept connections from one listening socket. A request that names a table of another process is not
answered here: the connection itself goes to that process, as a file descriptor over a Unix socket, with what was read
of it. So a table is played in one process, and nothing is proxied. The sockets between the processes belong to the
supervisor: what is sent to a process that has died waits for its replacement.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
from collections import deque
from collections.abc import Callable, Sequence
from tempfile import TemporaryFile
from typing import Any

import structlog
from uvicorn import Config
from uvicorn.server import ServerState

from emporion.server.asgi_protocols import LimitedHttpProtocol
from emporion.server.storage.share import Share

log = structlog.get_logger(__name__)

TABLE = re.compile(rb"[A-Z]+ /api/tables/([^/? \r\n]+)[/? \r\n]")
"""The beginning of a request that names a table."""
MAX_START = 128  # bytes; by then the id of a table is complete
MAX_DATAGRAM = 32_000  # longer data go through a file
MAX_RECEIVED = 32  # connections received in one iteration of the event loop

NewProtocol = Callable[[], asyncio.Protocol]


def table_of(start: bytes) -> str | None:
    """The table that a request names, or an empty text; None if more of the request is needed to know it."""
    start = start.lstrip(b"\r\n")
    if named := TABLE.match(start):
        return named[1].decode("latin-1")
    is_complete = b"\n" in start or start.count(b" ") > 1 or len(start) >= MAX_START
    return "" if is_complete else None


class Handover:
    """The connections that this process sends to the others, and those that it receives."""

    def __init__(self, share: Share, inbox: socket.socket, outboxes: Sequence[socket.socket]) -> None:
        """`outboxes` are those of all processes, by their numbers."""
        self.share = share
        self._inbox = inbox
        self._outboxes = outboxes
        self._unsent: list[deque[tuple[socket.socket, bytes]]] = [deque() for _ in outboxes]
        self._tasks: set[asyncio.Task[None]] = set()
        for each in (inbox, *outboxes):
            each.setblocking(False)

    def open(self, new_protocol: NewProtocol) -> None:
        """Receive connections from now on. `new_protocol` makes one for each."""
        self._new_protocol = new_protocol
        asyncio.get_running_loop().add_reader(self._inbox, self._receive)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._inbox)

    def send(self, table: str, connection: socket.socket, data: bytes) -> None:
        """Send a connection to the owner of a table, with the data that were read."""
        owner = self.share.owner_of(table)
        self._unsent[owner].append((connection, data))
        if len(self._unsent[owner]) == 1:
            self._send_to(owner)

    def _send_to(self, owner: int) -> None:
        """Send what the owner's socket takes now: it holds few messages while the owner is busy or starting."""
        loop, unsent = asyncio.get_running_loop(), self._unsent[owner]
        while unsent:
            connection, data = unsent[0]
            try:
                send_connection(self._outboxes[owner], connection, data)
            except BlockingIOError:
                loop.add_writer(self._outboxes[owner], self._send_to, owner)
                return
            except OSError as problem:  # too many descriptors, for example; the client has to try again
                log.warning("handing over a connection failed", reason=str(problem))
            unsent.popleft()
            connection.close()
        loop.remove_writer(self._outboxes[owner])

    def _receive(self) -> None:
        for _ in range(MAX_RECEIVED):
            try:
                connection, data = receive_connection(self._inbox)
            except BlockingIOError:
                return
            except OSError as problem:
                log.warning("receiving a connection failed", reason=str(problem))
                return
            task = asyncio.ensure_future(self._adopt(connection, data))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _adopt(self, connection: socket.socket, data: bytes) -> None:
        """Go on with a connection as if it had been accepted here."""

        def new_protocol() -> asyncio.Protocol:
            protocol = self._new_protocol()
            assert isinstance(protocol, RoutedHttpProtocol)
            protocol.read_before = data
            return protocol

        try:
            await asyncio.get_running_loop().connect_accepted_socket(new_protocol, connection)
        except OSError as problem:  # closed meanwhile
            log.debug("a connection that was handed over is lost", reason=str(problem))
            connection.close()


def send_connection(to: socket.socket, connection: socket.socket, data: bytes) -> None:
    if len(data) <= MAX_DATAGRAM:
        socket.send_fds(to, [data], [connection.fileno()])
        return
    with TemporaryFile() as file:
        file.write(data)
        file.flush()
        socket.send_fds(to, [b""], [connection.fileno(), file.fileno()])


def receive_connection(inbox: socket.socket) -> tuple[socket.socket, bytes]:
    data, descriptors, _, _ = socket.recv_fds(inbox, MAX_DATAGRAM, 2)
    if not descriptors:  # this process has too many open files
        raise OSError("a message without a connection")
    connection = socket.socket(fileno=descriptors[0])
    connection.setblocking(False)
    if len(descriptors) > 1:
        with os.fdopen(descriptors[1], "rb") as file:
            file.seek(0)
            data = file.read()
    return connection, data


class WorkerState(ServerState):
    """uvicorn's state of a server, with what its connections need to go elsewhere."""

    def __init__(self, handover: Handover) -> None:
        super().__init__()
        self.handover = handover


class RoutedHttpProtocol(LimitedHttpProtocol):
    """One HTTP connection, which is handed over when a request names a table of another process.

    A request that is sent before the previous one is answered is handled here in any case: what it changes at a table
    reaches the owner through the database. WebSockets to tables of other processes are closed (`websocket.py`)."""

    read_before = b""
    """What another process has read of this connection."""
    _start = b""
    """The beginning of a request that does not tell yet which table it names."""
    _is_between = True
    """Nothing of the next request was parsed."""

    def __init__(
        self,
        config: Config,
        server_state: WorkerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._handover = server_state.handover

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.read_before:
            self.loop.call_soon(self._handle_read_before)

    def _handle_read_before(self) -> None:
        if self.read_before and not self.transport.is_closing():  # otherwise more has arrived, and all was handled
            self.data_received(b"")

    def on_message_begin(self) -> None:
        self._is_between = False
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._is_between = True
        super().on_message_complete()

    def data_received(self, data: bytes) -> None:
        if self.read_before:
            data, self.read_before = self.read_before + data, b""
        if self._is_between and self._is_idle():
            data, self._start = self._start + data, b""
            table = table_of(data)
            if table is None:
                self._start = data
                return
            if table and table not in self._handover.share:
                self._hand_over(table, data)
                return
        super().data_received(data)

    def _is_idle(self) -> bool:
        """Whether all requests are answered."""
        is_answered = self.cycle is None or self.cycle.response_complete
        return is_answered and not self.transport.get_write_buffer_size()

    def _hand_over(self, table: str, data: bytes) -> None:
        self.transport.pause_reading()
        connection = socket.socket(fileno=os.dup(self.transport.get_extra_info("socket").fileno()))
        self._handover.send(table, connection, data)
        self.transport.abort()  # closes this process's descriptor only
