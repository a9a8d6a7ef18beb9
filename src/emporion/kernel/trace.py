"""Events: how rules report what happened, and which viewer may know which part of it.

Rules call `trace(Event.SOLD, seat, colour, ...)` with numbers. In simulations nothing collects them, and compiled rules
contain no trace at all. `collect_events` returns the raw events of a call; `describe` turns one into names for a
viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any

from emporion.kernel.codec import Codec

RawEvent = tuple[int, ...]

_listener: ContextVar[list[RawEvent] | None] = ContextVar("listener", default=None)


def trace(*numbers: int) -> None:
    """Report an event: its id, then its arguments in the order of its shape."""
    listener = _listener.get()
    if listener is not None:
        listener.append(numbers)


def collect_events(function: Callable[..., object], *arguments: Any) -> list[RawEvent]:
    """Call a rule function and return the events it reports."""
    events: list[RawEvent] = []
    token = _listener.set(events)
    try:
        function(*arguments)
    finally:
        _listener.reset(token)
    return events


@dataclass(frozen=True)
class EventShape:
    """The arguments of an event, each with the codec that names its values.

    `secret` is an argument that only some seats may know; such an event ends with the mask of those seats.
    `digested_as` is the event that this one was part of when records were made that must still verify.
    """

    arguments: Mapping[str, Codec]
    secret: str = ""
    digested_as: int | None = None


@dataclass(frozen=True)
class EventSchema:
    """All events of a game."""

    events: type[IntEnum]
    shapes: Mapping[int, EventShape]

    def describe(self, raw: RawEvent, viewer: int | None = None) -> dict[str, Any]:
        """An event as names and plain values, as `viewer` may know it (None: everything)."""
        return self._described(raw, 0 if viewer is None else 1 << viewer)

    def describe_to_spectator(self, raw: RawEvent, players: int) -> dict[str, Any]:
        """An event as a spectator may know it: only what every player knows."""
        return self._described(raw, (1 << players) - 1)

    def seats_knowing_more(self, raw: RawEvent, players: int) -> int:
        """The mask of the seats that know something about an event that a spectator does not."""
        everyone = (1 << players) - 1
        return raw[-1] & everyone if self.shapes[raw[0]].secret and everyone & ~raw[-1] else 0

    def digested(self, events: Iterable[RawEvent]) -> list[RawEvent]:
        """Events as the digest of play counts them."""
        older = {event: shape.digested_as for event, shape in self.shapes.items() if shape.digested_as is not None}
        return [(older.get(raw[0], raw[0]), *raw[1:]) for raw in events]

    def _described(self, raw: RawEvent, viewers: int) -> dict[str, Any]:
        """An event as all of these viewers, a mask of seats, may know it."""
        shape = self.shapes[raw[0]]
        hidden = shape.secret if shape.secret and viewers & ~raw[-1] else ""
        described: dict[str, Any] = {"event": self.names[raw[0]]}
        for (name, codec), number in zip(shape.arguments.items(), raw[1:], strict=False):
            described[name] = None if name == hidden else codec.encode(number)
        return described

    @cached_property
    def names(self) -> dict[int, str]:
        """The name of each event, in small letters."""
        return {event: event.name.lower() for event in self.events}


class NoEvent(IntEnum):
    """The events of a game that announces nothing."""


NO_EVENTS = EventSchema(NoEvent, {})
