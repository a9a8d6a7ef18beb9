"""The socket pairs between a supervisor and its serving processes, and the selector of the write hub."""

from __future__ import annotations

import selectors
from collections.abc import Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from tests.simulation import current
from tests.simulation.threads import Died, Waiting

if TYPE_CHECKING:
    from tests.simulation.loop import SimulatedLoop

LATEST = 0.001  # seconds that bytes are on their way
FULL = 1 << 16  # bytes that a pipe takes
NOBODY: Callable[[], None] = lambda: None  # noqa: E731


class PipeEnd:
    """One end of a socket pair."""

    def __init__(self) -> None:
        self.world = current.world()
        self.number = self.world.new_number()
        self.peer: PipeEnd
        self.received = bytearray()
        self.on_its_way = 0
        self.is_closed = False
        self.is_at_end = False
        """The other end is closed, and everything was received."""
        self.notice: Callable[[], None] = NOBODY
        """Called when there is something to read, or room to write."""
        self._last = 0.0

    def setblocking(self, _blocks: bool) -> None:
        pass

    @property
    def can_read(self) -> bool:
        return bool(self.received) or self.is_at_end

    @property
    def can_write(self) -> bool:
        return self.is_closed or self.on_its_way + len(self.peer.received) < FULL

    def send(self, data: bytes | bytearray) -> int:
        """Send as much as there is room for. The dead send nothing: code that handles every exception gets here."""
        if self.world.thread is not None and self.world.thread.is_killed:
            raise Died
        if self.peer.is_closed:
            raise BrokenPipeError
        room = FULL - self.on_its_way - len(self.peer.received)
        if room <= 0:
            raise BlockingIOError
        if len(data) > 1 and self.world.dice.random() < 0.1:
            room = self.world.dice.randrange(1, len(data))
        part = bytes(data[:room])
        self.on_its_way += len(part)
        self._last = max(self._last, self.world.now + self.world.dice.random() * LATEST)
        self.world.at(self._last, self._arrive, part)
        return len(part)

    def _arrive(self, data: bytes) -> None:
        self.on_its_way -= len(data)
        if not self.peer.is_closed:
            self.peer.received += data
            self.peer.notice()

    def recv(self, size: int) -> bytes:
        if not self.received:
            if self.is_at_end:
                return b""
            raise BlockingIOError
        data = bytes(self.received[:size])
        del self.received[: len(data)]
        self.peer.notice()
        return data

    def close(self) -> None:
        if not self.is_closed:
            self.is_closed = True
            self.world.at(max(self._last, self.world.now), self.peer._end)

    def _end(self) -> None:
        self.is_at_end = True
        self.notice()


def pair() -> tuple[PipeEnd, PipeEnd]:
    ours, theirs = PipeEnd(), PipeEnd()
    ours.peer, theirs.peer = theirs, ours
    return ours, theirs


class PipeTransport:
    """A pipe's end in an event loop."""

    def __init__(self, loop: SimulatedLoop, end: PipeEnd, protocol: Any) -> None:
        self._loop, self._end, self._protocol = loop, end, protocol
        self._unsent = bytearray()
        self._is_over = False
        end.notice = self._notice

    def _notice(self) -> None:
        self._loop.call_soon_threadsafe(self._go_on)

    def write(self, data: bytes) -> None:
        self._unsent += data
        self._flush()

    def _flush(self) -> None:
        try:
            while self._unsent:
                del self._unsent[: self._end.send(self._unsent)]
        except BlockingIOError:
            return
        except OSError:
            self._lose()

    def _go_on(self) -> None:
        self._flush()
        while self._end.received:
            size = len(self._end.received)
            if self._loop.world.dice.random() < 0.1:
                size = self._loop.world.dice.randrange(1, size + 1)
            self._protocol.data_received(self._end.recv(size))
        if self._end.is_at_end:
            self._lose()

    def _lose(self) -> None:
        if not self._is_over:
            self._is_over = True
            self._end.close()
            self._protocol.connection_lost(None)

    def close(self) -> None:
        self._end.close()
        self._loop.call_soon(self._lose)


class SimulatedSelector:
    """Stands in for `selectors.DefaultSelector`."""

    def __init__(self) -> None:
        self._keys: dict[PipeEnd, Any] = {}
        self._waiting: Waiting | None = None

    def register(self, end: PipeEnd, events: int, data: object = None) -> None:
        self._keys[end] = SimpleNamespace(events=events, data=data, fileobj=end)
        end.notice = self._wake

    def modify(self, end: PipeEnd, events: int, data: object = None) -> None:
        self._keys[end].events = events

    def unregister(self, end: PipeEnd) -> None:
        del self._keys[end]
        end.notice = NOBODY

    def get_key(self, end: PipeEnd) -> Any:
        return self._keys[end]

    def select(self, timeout: float | None = None) -> list[tuple[Any, int]]:
        ready = self._ready()
        if not ready and (timeout is None or timeout > 0):
            self._waiting = Waiting()
            self._waiting.wait(timeout, is_chore=True)
            self._waiting = None
            ready = self._ready()
        return ready

    def _ready(self) -> list[tuple[Any, int]]:
        found = []
        for end, key in self._keys.items():
            can = selectors.EVENT_READ if end.can_read else 0
            can |= selectors.EVENT_WRITE if end.can_write else 0
            if can & key.events:
                found.append((key, can & key.events))
        return found

    def _wake(self) -> None:
        if self._waiting is not None and self._ready():
            self._waiting.come()

    def close(self) -> None:
        self._keys.clear()
