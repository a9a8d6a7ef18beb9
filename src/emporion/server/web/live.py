"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from emporion.kernel.errors import LocalizedError
from emporion.kernel.seats import NOBODY
from emporion.server import metrics, protocol
from emporion.server.house import House
from emporion.server.limits import Bucket, Full
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
    Sit,
    Undo,
)
from emporion.server.room.keeper import NoSuchTable, moment
from emporion.server.room.room import Decision, Room, check_seat, refusal
from emporion.server.room.table import Refused, Table
from emporion.server.web.errors import Problem
from emporion.server.web.identity import InHouse, Visitor, address_of, visitor_of
from emporion.server.web.security import is_ours

log = structlog.get_logger(__name__)

LONGEST_MESSAGE = 4096
LONGEST_QUEUE = 64  # frames that wait for somebody who does not read them
SECONDS_TO_CLOSE = 1.0
SECONDS_TO_ENTER = 30.0  # after which whoever still waits has to come back later
POLICY, TOO_BIG, FAULT, LOGGED_OUT, NOT_FOUND, SLOW = 1008, 1009, 1011, 4401, 4404, 4408

AnySocket = WebSocket[Any, Any, Any]


class Socket:
    """Somebody at a table: what they say goes to the room, what the room tells goes to them."""

    def __init__(
        self, socket: AnySocket, room: Room, visitor: Visitor | None, house: House, seat: int | None = None
    ) -> None:
        """`seat` is the one to look through, if it is theirs; NOBODY for none, None for any."""
        self.socket = socket
        self.room = room
        self.visitor = visitor
        self.viewer = NOBODY if seat is None else seat
        self.hides = seat == NOBODY
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(LONGEST_QUEUE)
        self._closing = asyncio.Event()
        self._bucket = Bucket(*house.limits.messages)

    @property
    def player(self) -> str:
        return self.visitor.id if self.visitor else ""

    @property
    def credential(self) -> str:
        return self.visitor.credential if self.visitor else ""

    def send(self, data: bytes | int) -> None:
        """A frame, or the number with which to close. Whoever does not read has to come back later."""
        try:
            self._queue.put_nowait(data)
        except asyncio.QueueFull:
            self._close_at_once(SLOW)

    def _close_at_once(self, code: int) -> None:
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(code)
        self._closing.set()

    def interrupt(self) -> None:
        self._close_at_once(SLOW)

    def dismiss(self) -> None:
        self.send(NOT_FOUND)

    def see_off(self) -> None:
        """They logged out."""
        self._close_at_once(LOGGED_OUT)

    async def run(self) -> None:
        """Until they go, or have to."""
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        closing = asyncio.create_task(self._closing.wait())
        try:
            await asyncio.wait((writing, reading, closing), return_when=asyncio.FIRST_COMPLETED)
            if self._closing.is_set():
                await asyncio.wait((writing,), timeout=SECONDS_TO_CLOSE)  # it may be stuck: they may not read
        finally:
            for task in (writing, reading, closing):
                task.cancel()
            await asyncio.gather(writing, reading, closing, return_exceptions=True)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # gone already
            while True:
                data = await self._queue.get()
                if isinstance(data, int):
                    await self.socket.close(code=data)
                    return
                await self.socket.send_data(data, mode="text", encoding="utf-8")

    async def _read(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                data = await self._next_message()
                if len(data) > LONGEST_MESSAGE:
                    self._close_at_once(TOO_BIG)
                    return
                if not self._bucket.take(""):
                    self._close_at_once(POLICY)
                    return
                await self._hear(data)

    async def _next_message(self) -> str | bytes:
        """As text or as bytes; it is JSON in either case."""
        event: Any = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=event["code"])
        data: str | bytes = event.get("text") or event.get("bytes") or ""
        return data

    async def _hear(self, data: str | bytes) -> None:
        """One message. Whatever is wrong with it is said, and changes nothing."""
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
                await self._obey(message)
            except LocalizedError as problem:
                metrics.refusals.inc()
                self.send(protocol.encoded(refusal(problem, command, request, await self.room.scene(self))))
        except NoSuchTable:
            self.dismiss()
        except Exception:
            metrics.faults.inc()
            log.exception("a message failed", table=self.room.table.id, kind=type(message).__name__)
            self.send(protocol.encoded(refusal(Refused("request-fault"), command, request)))

    async def _obey(self, message: ClientMessage) -> None:
        match message:
            case Ping():
                self.send(protocol.encoded(Pong(moment())))
            case Sit(seat):
                await self.room.turn(self, NOBODY if seat is None else seat)
            case Draft(request, version, picks):
                self.send(protocol.encoded(await self.room.draft(self, request, version, picks)))
            case _:
                seen, done = getattr(message, "version", -1), partial(Done, message.command)
                with metrics.seconds.time():
                    await self.room.do(
                        self._judge(message),
                        self.viewer,
                        message.command,
                        seen=seen,
                        acknowledge=lambda version: self.send(protocol.encoded(done(version))),
                    )

    def _judge(self, message: ClientMessage) -> Any:
        seat = self.viewer

        def judge(table: Table) -> Decision:
            check_seat(table, seat, self.player)
            now = moment()
            if isinstance(message, Play | Undo | Ask):
                table.check_fresh(message.version)
                table.check_time(seat, now)
            match message:
                case Play(actions=actions):
                    return Decision(*table.may_move(seat, actions))
                case Undo():
                    return Decision(table.may_take_back(seat))
                case Ask(to=to):
                    return Decision(table.may_ask_back(seat, to))
                case Answer(_, agrees):
                    return Decision(table.may_answer(seat, agrees))
                case Resign():
                    return Decision(table.may_resign(seat))
                case Leave():
                    return Decision(table.may_take_over(seat, "left"))
                case Return():
                    return Decision(table.may_hand_back(seat))
                case Say(_, phrase):
                    return Decision(table.may_say(seat, phrase, now))
            raise AssertionError(f"{message} is no command")

        return judge


@websocket("/api/tables/{id:str}/live", include_in_schema=False)
async def live(socket: AnySocket, house: InHouse, id: FromPath[str]) -> None:
    """Look at a table and play at it. Who it is, is proven before anything is said."""
    origin, address = socket.headers.get("origin"), address_of(socket)
    if (origin is not None and not is_ours(origin, socket, house)) or not house.limits.requests.take(address):
        await socket.close(code=POLICY)
        return
    await socket.accept()  # a browser learns why it is sent away only if it was let in
    try:
        await attend(socket, house, id, address)
    except Refused as problem:
        await send_away(socket, NOT_FOUND, protocol.encoded(refusal(problem)))
    except (Problem, NoSuchTable):
        await send_away(socket, NOT_FOUND)
    except Full:
        await send_away(socket, POLICY)
    except TimeoutError:
        await send_away(socket, SLOW)
    except Exception:
        metrics.faults.inc()
        log.exception("letting somebody in failed", table=id)
        await send_away(socket, FAULT)


async def attend(socket: AnySocket, house: House, id: str, address: str) -> None:
    """From the entrance, where all take their turn, to the end. Nobody is kept there by what happens at a table."""
    limits, wishes = house.limits, socket.query_params
    with limits.sockets.one_more(""), limits.sockets_of_address.one_more(address), ExitStack() as until_they_go:
        async with asyncio.timeout(SECONDS_TO_ENTER), house.entrance:
            visitor = await visitor_of(socket, house)
            room = await house.rooms.find(id)
        player = f"{visitor.id if visitor else address} {id}"
        until_they_go.enter_context(limits.sockets_of_player.one_more(player))
        watcher = Socket(socket, room, visitor, house, wished_seat(wishes.get("seat", "")))
        house.sockets.add(watcher)
        until_they_go.callback(house.sockets.discard, watcher)
        until_they_go.callback(room.leave, watcher)
        async with asyncio.timeout(SECONDS_TO_ENTER):
            await room.enter(watcher, wished_version(wishes.get("since", "")))
        await watcher.run()


async def send_away(socket: AnySocket, code: int, *last_words: bytes) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # gone already
        for words in last_words:
            await socket.send_data(words, mode="text", encoding="utf-8")
        await socket.close(code=code)


def wished_version(text: str) -> int:
    """The last one that somebody has seen; everything that is none counts as nothing."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else -1


def wished_seat(text: str) -> int | None:
    """The seat to look through: a number, "none", or whichever is theirs."""
    if text == "none":
        return NOBODY
    return int(text) if text in ("0", "1", "2", "3") else None
