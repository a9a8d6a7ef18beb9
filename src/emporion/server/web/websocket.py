"""A table's WebSocket: receives commands, sends frames."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from emporion.kernel.errors import LocalizedError
from emporion.server import gc_control, metrics, protocol
from emporion.server.asgi_protocols import LISTEN, SEND_NOW, Listener
from emporion.server.protocol import (
    Answer,
    Ask,
    ClientMessage,
    Done,
    Draft,
    Leave,
    Ping,
    Play,
    Pong,
    Resign,
    Return,
    Say,
    SetLevel,
    Sit,
    Undo,
)
from emporion.server.rate_limit import ConnectionLimitReached, RateLimiter
from emporion.server.room.room import Decision, Room, check_seat, refusal
from emporion.server.room.seats import SPECTATOR
from emporion.server.room.table import Refused, Table
from emporion.server.room.table_repository import NoSuchTable, SetAside, now_ms
from emporion.server.services import Services
from emporion.server.storage.availability import StorageUnavailable
from emporion.server.web.authentication import InjectedServices, Visitor, authenticate, client_address, record_address
from emporion.server.web.errors import Problem
from emporion.server.web.security import is_allowed_origin
from emporion.server.web.withheld import check_visible, device_of

log = structlog.get_logger(__name__)

PING = b'{"t":"ping"}'  # as browsers write it
MAX_MESSAGE_BYTES = 4096
MAX_QUEUED_FRAMES = 64  # queued for a client that does not read
MAX_INBOX = 8  # messages taken before the first is handled; then the client has to wait
CLOSE_TIMEOUT = 1.0
JOIN_TIMEOUT = 30.0  # seconds, after which the client has to reconnect
POLICY, TOO_BIG, FAULT, UNAVAILABLE, LOGGED_OUT, NOT_FOUND, SLOW = 1008, 1009, 1011, 1013, 4401, 4404, 4408

AnySocket = WebSocket[Any, Any, Any]

Listen = Callable[[Listener | None], None]
_handling: set[asyncio.Task[None]] = set()
"""Kept until they are done: the event loop itself does not keep tasks."""


class TableSocket:
    """One client's connection to a table; a subscriber of its room."""

    def __init__(
        self, socket: AnySocket, room: Room, visitor: Visitor | None, services: Services, seat: int | None = None
    ) -> None:
        """`seat` is the requested viewer: a seat if it is the player's, SPECTATOR, or None for any seat of the
        player."""
        self.socket = socket
        self.room = room
        self.visitor = visitor
        self.viewer = SPECTATOR if seat is None else seat
        self.watches_as_spectator = seat == SPECTATOR
        self._send_now: Callable[[bytes], bool] = extensions_of(socket).get(SEND_NOW, lambda data: False)
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(MAX_QUEUED_FRAMES)
        self._is_writing = False
        """A frame was taken from the queue and is not sent yet."""
        self._listen: Listen = extensions_of(socket).get(LISTEN, lambda listener: None)
        self._inbox: deque[bytes] = deque()
        """Messages to be handled, one after the other."""
        self._handling: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()
        self._limiter = RateLimiter(*services.limits.messages)

    @property
    def player(self) -> str:
        return self.visitor.id if self.visitor else ""

    @property
    def credential(self) -> str:
        return self.visitor.credential if self.visitor else ""

    def send(self, data: bytes | int) -> None:
        """Send a frame, or a close code, or queue it for a client that reads slowly. Backpressure: one that reads too
        slowly is disconnected and has to reconnect."""
        is_next = self._queue.empty() and not self._is_writing and not self._closing.is_set()
        if is_next and isinstance(data, bytes) and self._send_now(data):
            return
        try:
            self._queue.put_nowait(data)
        except asyncio.QueueFull:
            self._close_at_once(SLOW)

    def _close_at_once(self, code: int) -> None:
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(code)
        self._closing.set()
        self._listen(None)

    def force_reconnect(self) -> None:
        self._close_at_once(SLOW)

    def close_deleted(self) -> None:
        self.send(NOT_FOUND)

    def close_withheld(self) -> None:
        self.send(protocol.encoded(refusal(Refused("deal-withheld"))))
        self.send(NOT_FOUND)

    def disconnect_logged_out(self) -> None:
        """The session was logged out."""
        self._close_at_once(LOGGED_OUT)

    async def run(self) -> None:
        """Serve the connection until either side closes it."""
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        closing = asyncio.create_task(self._closing.wait())
        try:
            await asyncio.wait((writing, reading, closing), return_when=asyncio.FIRST_COMPLETED)
            if self._closing.is_set():
                await asyncio.wait(
                    (writing,), timeout=CLOSE_TIMEOUT
                )  # the writer may be stuck, as the client may not read
        finally:
            for task in (writing, reading, closing):
                task.cancel()
            await asyncio.gather(writing, reading, closing, return_exceptions=True)
            self._listen(None)  # which refers to this connection, and so to a table that could not be freed
            await self._handled()

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # gone already
            while True:
                self._is_writing = False
                data = await self._queue.get()
                self._is_writing = True
                if isinstance(data, int):
                    await self.socket.close(code=data)
                    return
                await self.socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    async def _read(self) -> None:
        """Take messages until the connection ends or is to be closed. Where the server can, it calls `_take` itself."""
        with suppress(WebSocketDisconnect):
            while not self._closing.is_set():
                if len(self._inbox) >= MAX_INBOX:
                    await self._handled()
                self._listen(self._take)
                self._take(await self._next_message())

    def _take(self, data: bytes) -> None:
        """Handle a message after those before it. What has begun is completed even if the connection is lost."""
        if self._closing.is_set():
            return
        if len(data) > MAX_MESSAGE_BYTES:
            self._close_at_once(TOO_BIG)
        elif not self._limiter.take(""):
            self._close_at_once(POLICY)
        elif data == PING and not self._inbox:  # most messages of a quiet room, not worth a task
            self._answer_ping()
        else:
            self._inbox.append(data)
            if len(self._inbox) == 1:
                self._handling = asyncio.create_task(self._handle_inbox())
                _handling.add(self._handling)
                self._handling.add_done_callback(_handling.discard)
            if len(self._inbox) == MAX_INBOX:
                self._listen(None)

    async def _handle_inbox(self) -> None:
        while self._inbox:
            try:
                if not self._closing.is_set():
                    await self._receive(self._inbox[0])
            finally:
                self._inbox.popleft()
            if self._inbox:
                await asyncio.sleep(0)  # a message that need not wait for anything keeps others waiting

    async def _handled(self) -> None:
        """Wait until the messages that were taken are handled."""
        if self._handling is not None:
            await asyncio.wait((self._handling,))

    async def _next_message(self) -> bytes:
        """The next message, which came as text or bytes; JSON in either case."""
        event: Any = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=event["code"])
        data: bytes = (event.get("text") or "").encode() or event.get("bytes") or b""
        return data

    async def _receive(self, data: bytes) -> None:
        """Handle one message. If anything is wrong with it, answer with the reason and change nothing."""
        try:
            message = protocol.decoded(data)
        except protocol.UNREADABLE as problem:
            metrics.refusals.inc()
            wrong = Refused("request-wrong", detail=str(problem))
            self.send(protocol.encoded(refusal(wrong, *protocol.names_in(data))))
            return
        command, request = getattr(message, "command", None), getattr(message, "request", None)
        try:
            try:
                await self._handle_command(message)
            except StorageUnavailable as problem:  # the scene cannot be read either
                self.send(protocol.encoded(refusal(problem, command, request)))
            except SetAside as problem:
                self.send(protocol.encoded(refusal(problem, command, request)))
                self.send(NOT_FOUND)
            except LocalizedError as problem:
                metrics.refusals.inc()
                gc_control.expect_garbage()
                self.send(protocol.encoded(refusal(problem, command, request, await self.room.scene(self))))
        except StorageUnavailable as problem:
            self.send(protocol.encoded(refusal(problem, command, request)))
        except NoSuchTable:
            self.close_deleted()
        except Exception:
            metrics.faults.inc()
            log.exception("handling a message failed", table=self.room.table.id, kind=type(message).__name__)
            self.send(protocol.encoded(refusal(Refused("request-fault"), command, request)))

    async def _handle_command(self, message: ClientMessage) -> None:
        match message:
            case Ping():
                self._answer_ping()
            case Sit(seat):
                await self.room.change_viewer(self, SPECTATOR if seat is None else seat)
            case Draft(request, version, picks):
                self.send(protocol.encoded(await self.room.draft(self, request, version, picks)))
            case _:
                seen, command, began = getattr(message, "version", -1), message.command, time.perf_counter()
                try:
                    await self.room.execute_here(
                        self._validator(message),
                        self.viewer,
                        command,
                        seen=seen,
                        content=protocol.content_of(message),
                        acknowledge=lambda version: self.send(protocol.encoded(Done(command, version))),
                    )
                finally:
                    metrics.command_seconds.observe(time.perf_counter() - began)

    def _answer_ping(self) -> None:
        self.send(protocol.encoded(Pong(now_ms())))

    def _validator(self, message: ClientMessage) -> Any:
        seat = self.viewer

        def validate(table: Table) -> Decision:
            check_seat(table, seat, self.player)
            now = now_ms()
            if isinstance(message, Undo):
                table.check_undo_fresh(seat, message.version)
            elif isinstance(message, Play | Ask):
                table.check_fresh(message.version)
            if isinstance(message, Play | Undo | Ask):
                table.check_time(seat, now)
            match message:
                case Play(actions=actions):
                    return Decision(*table.validate_move(seat, actions))
                case Undo():
                    return Decision(table.validate_undo(seat))
                case Ask(to=to):
                    return Decision(table.validate_undo_request(seat, to))
                case Answer(_, agrees):
                    return Decision(table.validate_undo_answer(seat, agrees))
                case Resign():
                    return Decision(table.validate_resign(seat))
                case Leave():
                    return Decision(table.validate_takeover(seat, "left"))
                case Return():
                    return Decision(table.validate_return(seat))
                case SetLevel(_, bot, level):
                    return Decision(table.validate_level(seat, self.player, bot, level))
                case Say(_, phrase):
                    return Decision(table.validate_phrase(seat, phrase, now))
            raise AssertionError(f"unknown command {message}")

        return validate


@websocket("/api/tables/{id:str}/live", include_in_schema=False)
async def live(socket: AnySocket, services: InjectedServices, id: FromPath[str]) -> None:
    """Watch a table and play at it. Authentication comes first."""
    origin, address = socket.headers.get("origin"), client_address(socket)
    is_foreign = origin is not None and not is_allowed_origin(origin, socket, services)
    try:
        if is_foreign or not services.limits.requests.take(address):
            await socket.close(code=POLICY)
            return
        await socket.accept()  # a browser learns the close code only after the handshake
        await serve_table(socket, services, id, address)
    except Refused as problem:
        await close_with(socket, NOT_FOUND, protocol.encoded(refusal(problem)))
    except (Problem, NoSuchTable):
        await close_with(socket, NOT_FOUND)
    except StorageUnavailable as problem:
        await close_with(socket, UNAVAILABLE, protocol.encoded(refusal(problem)))
    except ConnectionLimitReached:
        await close_with(socket, POLICY)
    except TimeoutError:
        await close_with(socket, SLOW)
    except ClientDisconnected:  # while the connection was accepted
        return
    except Exception:
        metrics.faults.inc()
        log.exception("joining a table failed", table=id)
        await close_with(socket, FAULT)
    finally:
        socket.receive, socket.send = (
            empty_receive,
            empty_send,
        )  # they refer back to the socket, which would not be freed
        gc_control.expect_garbage()


async def serve_table(socket: AnySocket, services: Services, id: str, address: str) -> None:
    """Authenticate, subscribe and serve a connection. Only authentication and loading hold a join slot: a busy table
    does not keep clients from others."""
    limits, query = services.limits, socket.query_params
    if id not in services.bus.share:  # a request that could not be handed over
        await close_with(socket, SLOW)
        return
    with limits.sockets.hold(""), limits.sockets_of_address.hold(address), ExitStack() as on_exit:
        async with asyncio.timeout(JOIN_TIMEOUT), services.join_slots:
            checks = services.session_checks
            visitor = await authenticate(socket, services)
            room = await services.rooms.find(id)
            await check_visible(services, room, visitor, device_of(socket))
            if visitor is not None and room.table.opened.rated and room.table.seats_of(visitor.id):
                await record_address(services, socket, id, visitor.id)
        player = f"{visitor.id if visitor else address} {id}"
        on_exit.enter_context(limits.sockets_of_player.hold(player))
        subscriber = TableSocket(socket, room, visitor, services, parse_seat(query.get("seat", "")))
        services.sockets.add(subscriber)
        on_exit.callback(services.sockets.discard, subscriber)
        on_exit.callback(room.unsubscribe, subscriber)
        if services.session_checks != checks:  # the session may have ended before the connection could be closed
            await services.disconnect_logged_out()
        async with asyncio.timeout(JOIN_TIMEOUT):
            await room.subscribe(subscriber, parse_since(query.get("since", "")))
        await subscriber.run()


def extensions_of(socket: AnySocket) -> dict[str, Any]:
    """What the server offers beyond ASGI."""
    return socket.scope.get("extensions") or {}


async def close_with(socket: AnySocket, code: int, *last_words: bytes) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # gone already
        for words in last_words:
            await socket.send_data(words, mode="text", encoding="utf-8")
        await socket.close(code=code)


def parse_since(text: str) -> int:
    """The last version that the client has seen; -1 for none or nonsense."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else -1


def parse_seat(text: str) -> int | None:
    """The requested viewer: a seat, "none" for a spectator, or None for any of the player's seats."""
    if text == "none":
        return SPECTATOR
    return int(text) if text in ("0", "1", "2", "3") else None
