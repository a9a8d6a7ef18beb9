"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from emporion.kernel.errors import ToldError
from emporion.kernel.reference import NOBODY
from emporion.server import metrics, protocol
from emporion.server.house import House
from emporion.server.limits import Bucket
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
from emporion.server.room.room import Decision, Room, refusal
from emporion.server.room.table import Refused, Table
from emporion.server.web.errors import Problem
from emporion.server.web.identity import InHouse, Visitor, address_of, visitor_of
from emporion.server.web.security import is_ours

log = structlog.get_logger(__name__)

LONGEST_MESSAGE = 4096
LONGEST_QUEUE = 64  # frames that wait for somebody who does not read them
SECONDS_TO_CLOSE = 1.0
SECONDS_OF_SILENCE = 30.0  # people's programs say something every few seconds
GOING_AWAY, POLICY, TOO_BIG, NOT_FOUND, SLOW = 1001, 1008, 1009, 4404, 4408

AnySocket = WebSocket[Any, Any, Any]


class Socket:
    """Somebody at a table: what they say goes to the room, what the room tells goes to them."""

    def __init__(self, socket: AnySocket, room: Room, visitor: Visitor | None, house: House) -> None:
        self.socket = socket
        self.room = room
        self.visitor = visitor
        self.house = house
        self.viewer = next(iter(self.own_seats), NOBODY)
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(LONGEST_QUEUE)
        self._closing = asyncio.Event()
        self._bucket = Bucket(*house.limits.messages)

    @property
    def player(self) -> str:
        return self.visitor.id if self.visitor else ""

    @property
    def own_seats(self) -> list[int]:
        return self.room.table.seats_of(self.visitor.id) if self.visitor else []

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

    def dismiss(self) -> None:
        self.send(NOT_FOUND)

    async def run(self, since: int) -> None:
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        closing = asyncio.create_task(self._closing.wait())
        try:
            await self.room.enter(self, since)
            await asyncio.wait((writing, reading, closing), return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait((writing,), timeout=SECONDS_TO_CLOSE)  # it may be stuck with somebody who does not read
        finally:
            self.room.leave(self)
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
                try:
                    async with asyncio.timeout(SECONDS_OF_SILENCE):
                        data = await self.socket.receive_data(mode="text")
                except TimeoutError:
                    self._close_at_once(GOING_AWAY)
                    return
                if len(data) > LONGEST_MESSAGE:
                    self._close_at_once(TOO_BIG)
                    return
                if not self._bucket.take(""):
                    self._close_at_once(POLICY)
                    return
                await self._hear(data)

    async def _hear(self, data: str) -> None:
        """One message. Whatever is wrong with it is said, and changes nothing."""
        try:
            message = protocol.decoded(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            metrics.refusals.inc()
            self.send(protocol.encoded(refusal(Refused("request-wrong", detail=str(problem)))))
            return
        command, request = getattr(message, "command", None), getattr(message, "request", None)
        try:
            await self._obey(message)
        except ToldError as problem:
            metrics.refusals.inc()
            scene = await self.room.scene(self.viewer)
            self.send(protocol.encoded(refusal(problem, command, request, scene)))
        except Exception:
            metrics.faults.inc()
            log.exception("a message failed", table=self.room.table.id, kind=type(message).__name__)
            self.send(protocol.encoded(refusal(Refused("request-fault"), command, request)))

    async def _obey(self, message: ClientMessage) -> None:
        match message:
            case Ping():
                self.send(protocol.encoded(Pong(moment())))
            case Sit(seat):
                await self._sit(seat)
            case Draft(request, version, picks):
                self._check_seat()
                self.send(protocol.encoded(await self.room.draft(self.viewer, request, version, picks)))
            case _:
                self._check_seat()
                with metrics.seconds.time():
                    version = await self.room.do(self._judge(message), self.viewer, message.command)
                self.send(protocol.encoded(Done(message.command, version)))

    async def _sit(self, seat: int | None) -> None:
        if seat is not None and seat not in self.own_seats:
            raise Refused("table-not-your-seat")
        await self.room.turn(self, NOBODY if seat is None else seat)

    def _check_seat(self) -> None:
        """Whether the seat is still ours: it may have moved to another device."""
        if self.viewer == NOBODY:
            raise Refused("table-only-watching")
        if self.viewer not in self.own_seats:
            self.viewer = NOBODY
            raise Refused("table-not-your-seat")

    def _judge(self, message: ClientMessage) -> Any:
        seat = self.viewer

        def judge(table: Table) -> Decision:
            match message:
                case Play(_, version, actions):
                    check_fresh(table, version)
                    return Decision(*table.may_move(seat, actions))
                case Undo(_, version):
                    check_fresh(table, version)
                    return Decision(table.may_take_back(seat))
                case Ask(_, version, to):
                    check_fresh(table, version)
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
                    return Decision(table.may_say(seat, phrase))
            raise AssertionError(f"{message} is no command")

        return judge


def check_fresh(table: Table, version: int) -> None:
    if table.is_stale(version):
        raise Refused("table-stale")
    if version > table.version:
        raise Refused("table-from-the-future", version=table.version)


@websocket("/api/tables/{id:str}/live", include_in_schema=False)
async def live(socket: AnySocket, house: InHouse, id: FromPath[str]) -> None:
    """Look at a table and play at it. Who it is, is proven before anything is said."""
    origin = socket.headers.get("origin")
    if origin is not None and not is_ours(origin, socket, house):
        await socket.close(code=POLICY)
        return
    await socket.accept()  # a browser learns why it is sent away only if it was let in
    try:
        visitor = await visitor_of(socket, house)
        room = await house.rooms.find(id)
    except (Problem, NoSuchTable):
        await socket.close(code=NOT_FOUND)
        return
    since = socket.query_params.get("since", "")
    address, limits = address_of(socket), house.limits
    player = f"{visitor.id if visitor else address} {id}"
    tallies = ((limits.sockets, ""), (limits.sockets_of_address, address), (limits.sockets_of_player, player))
    entered = []
    for tally, name in tallies:
        if tally.enter(name):
            entered.append((tally, name))
    try:
        if len(entered) < len(tallies):
            await socket.close(code=POLICY)
            return
        watcher = Socket(socket, room, visitor, house)
        house.sockets.add(watcher)
        try:
            await watcher.run(int(since) if since.isdigit() and len(since) < 8 else -1)
        finally:
            house.sockets.discard(watcher)
    finally:
        for tally, name in entered:
            tally.leave(name)
