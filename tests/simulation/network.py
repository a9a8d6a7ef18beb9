"""The network between clients and server processes: messages are late, connections break, and what was on its way is
lost."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected

from emporion.server.asgi_protocols import FLUSH_TIMEOUT
from emporion.server.web import websocket
from tests.simulation.processes import ServerProcess
from tests.simulation.requests import ServerSocket

if TYPE_CHECKING:
    from tests.simulation.world import World

USUAL = 0.03  # seconds on the way, on average
SPIKE = 3.0  # seconds at most, now and then
PING_TIMEOUT = 12.0, 16.0  # seconds after which the server notices that a client is silent
SILENCE = 11.0, 18.0  # and a client that the server is
ABNORMAL, REFUSED = 1006, -1


class End(Protocol):
    """A client's side of a connection."""

    name: str

    def heard(self, wire: Wire, data: bytes) -> None: ...

    def lost(self, wire: Wire, code: int) -> None: ...


class Direction:
    """One way of a connection: late, but in order."""

    def __init__(self, world: World, dice: random.Random) -> None:
        self._world, self._dice = world, dice
        self._base = dice.uniform(0.001, 0.08)
        self._last = 0.0
        self.held_until = 0.0

    def send(self, call: Callable[..., None], *arguments: Any) -> None:
        delay = self._base + self._dice.expovariate(1 / USUAL)
        if self._dice.random() < 0.01:
            delay += self._dice.uniform(0, SPIKE)
        self._last = max(self._last, self._world.now + delay, self.held_until)
        self._world.at(self._last, call, *arguments)


class Wire:
    """A WebSocket connection."""

    def __init__(self, network: Network, number: int, client: End, process: ServerProcess) -> None:
        world = network.world
        dice = world.dice_for("wire", number)
        self.network, self.number, self.client, self.process = network, number, client, process
        self._up, self._down = Direction(world, dice), Direction(world, world.dice_for("down", number))
        self.is_cut = False
        """Nothing gets through any more."""
        self.is_blocked = False
        """The client does not read."""
        self._is_lost = False
        """The client knows that it is over."""
        self.socket: ServerSocket

    def open(self, table: str, cookie: str, query: dict[str, str], has_extensions: bool) -> None:
        self.socket = ServerSocket(self, cookie, query, has_extensions)
        self._up.send(self._arrive_at_server, table)

    def _arrive_at_server(self, table: str) -> None:
        if self.is_cut:
            return
        if not self.process.is_open:
            self.reset(REFUSED)
            return
        self.process.loop.run(lambda: self.process.loop.create_task(self._serve(table)))

    async def _serve(self, table: str) -> None:
        handler: Any = websocket.live
        try:
            await handler.fn(self.socket, services=self.process.services, id=table)
        except ClientDisconnected:
            pass
        finally:
            if not self.process.is_dead:
                self.network.discard(self)
                self.network.world.after(FLUSH_TIMEOUT, self.reset)

    # From the client

    def send(self, data: bytes) -> None:
        if not self.is_cut:
            self._up.send(self._deliver_to_server, data)

    def _deliver_to_server(self, data: bytes) -> None:
        if not self.is_cut and not self.process.is_dead:
            self.process.loop.call_soon(self.socket.arrive, data)

    def hang_up(self) -> None:
        """The client closes."""
        self._is_lost = True
        self._up.send(self._lost_at_server)

    # From the server

    def to_client(self, data: bytes) -> None:
        self._down.send(self._tell, lambda: self.client.heard(self, data))

    def close_by_server(self, code: int) -> None:
        self._down.send(self._tell, lambda: self._lose(code))

    def _tell(self, what: Callable[[], None]) -> None:
        if not self.is_cut and not self._is_lost:
            what()

    def _lose(self, code: int) -> None:
        if not self._is_lost:
            self._is_lost = True
            self.client.lost(self, code)

    # Faults

    def cut(self, client_notices: float, server_notices: float) -> None:
        """Nothing gets through any more; each side notices after so many seconds."""
        if not self.is_cut:
            self.is_cut = True
            self.network.world.after(client_notices, self._lose, ABNORMAL)
            self.network.world.after(server_notices, self._lost_at_server)

    def reset(self, code: int = ABNORMAL) -> None:
        """The server's machine says that there is no such connection."""
        self.is_cut = True
        self._down.send(self._lose, code)

    def silence(self, seconds: float, dice: random.Random) -> None:
        """Everything is held back. If that takes long, both sides give up."""
        world = self.network.world
        if seconds > PING_TIMEOUT[0]:
            self.cut(dice.uniform(*SILENCE), dice.uniform(*PING_TIMEOUT))
        else:
            self._up.held_until = self._down.held_until = world.now + seconds

    def block(self, seconds: float) -> None:
        """The client does not read for a while."""
        self.is_blocked = True
        self.network.world.after(seconds, self._unblock)

    def _unblock(self) -> None:
        self.is_blocked = False
        if not self.process.is_dead:
            self.process.loop.call_soon(self.socket.drain)

    def _lost_at_server(self) -> None:
        if not self.process.is_dead:
            self.process.loop.call_soon(self.socket.lose)


class Network:
    """All connections of clients."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.wires: dict[Wire, None] = {}
        self._count = 0

    def connect(
        self, client: End, process: ServerProcess, table: str, cookie: str, query: dict[str, str], extensions: bool
    ) -> Wire:
        self._count += 1
        wire = Wire(self, self._count, client, process)
        self.wires[wire] = None
        wire.open(table, cookie, query, extensions)
        return wire

    def discard(self, wire: Wire) -> None:
        self.wires.pop(wire, None)

    def process_died(self, process: ServerProcess, dice: random.Random) -> None:
        """Its system resets the connections, or its machine is gone without a word."""
        is_gone = dice.random() < 0.2
        for wire in [wire for wire in self.wires if wire.process is process]:
            self.discard(wire)
            if is_gone:
                wire.cut(dice.uniform(*SILENCE), 0.0)
            else:
                wire.reset()

    def ask(
        self,
        process: ServerProcess,
        request: Callable[[], Awaitable[Any]],
        answer: Callable[[Any, BaseException | None], None],
    ) -> None:
        """A request over HTTP; the answer is the handler's result or its exception. Without one, the connection was
        lost."""
        dice = self.world.dice_for("request", self.world.steps)

        def tell(found: Any, problem: BaseException | None) -> None:
            self.world.after(dice.expovariate(1 / USUAL), answer, found, problem)

        async def serve() -> None:
            try:
                found = await request()
            except Exception as problem:
                tell(None, problem)
            else:
                tell(found, None)

        def arrive() -> None:
            if process.is_open:
                process.loop.run(lambda: process.loop.create_task(serve()))
            else:
                tell(None, ConnectionError())

        self.world.after(dice.expovariate(1 / USUAL), arrive)
