"""Events: how rules report what happened, and which viewer may know which part of it.

Rules call `trace(Event.SOLD, seat, colour, ...)` with numbers. In simulations nothing collects them, and compiled rules
contain no trace at all. `collect_events()` returns the raw events of a block; `describe` turns one into names for a
viewer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from emporion.kernel.codec import Codec

RawEvent = tuple[int, ...]

_listener: ContextVar[list[RawEvent] | None] = ContextVar("listener", default=None)


def trace(*numbers: int) -> None:
    """Report an event: its id, then its arguments in the order of its shape."""
    listener = _listener.get()
    if listener is not None:
        listener.append(numbers)


@contextmanager
def collect_events() -> Iterator[list[RawEvent]]:
    """Collect the events that rules report inside the block."""
    events: list[RawEvent] = []
    token = _listener.set(events)
    try:
        yield events
    finally:
        _listener.reset(token)


@dataclass(frozen=True)
class EventShape:
    """The arguments of an event, each with the codec that names its values.

    `secret` is an argument that only some seats may know; such an event ends with the mask of those seats.
    """

    arguments: Mapping[str, Codec]
    secret: str = ""


@dataclass(frozen=True)
class EventSchema:
    """All events of a game."""

    events: type[IntEnum]
    shapes: Mapping[int, EventShape]

    def describe(self, raw: RawEvent, viewer: int | None = None) -> dict[str, Any]:
        """An event as names and plain values, as `viewer` may know it (None: everything)."""
        shape = self.shapes[raw[0]]
        described: dict[str, Any] = {"event": self.events(raw[0]).name.lower()}
        knowers = raw[-1] if shape.secret else 0
        for (name, codec), number in zip(shape.arguments.items(), raw[1:], strict=False):
            hidden = name == shape.secret and viewer is not None and not knowers >> viewer & 1
            described[name] = None if hidden else codec.encode(number)
        return described


class NoEvent(IntEnum):
    """The events of a game that announces nothing."""


NO_EVENTS = EventSchema(NoEvent, {})
