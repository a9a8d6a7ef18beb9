"""What happened in a run, in order: the checker judges it, its hash tells two runs apart, and people read it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tests.simulation.world import World

HOUR = 3600


class Happened(NamedTuple):
    at: float
    """Seconds since the run began."""
    who: str
    what: str

    def __str__(self) -> str:
        hours, rest = divmod(self.at, HOUR)
        minutes, seconds = divmod(rest, 60)
        return f"{hours:5.0f}:{minutes:02.0f}:{seconds:09.6f}  {self.who:<12}  {self.what}"


class History:
    """The events of a run that anybody could notice, and its violations."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.events: list[Happened] = []
        self.violations: list[str] = []

    def note(self, who: str, what: str) -> None:
        self.events.append(Happened(self._world.now, who, what))

    def violate(self, what: str) -> None:
        """A promise was broken."""
        self.note("VIOLATION", what)
        self.violations.append(what)

    @property
    def hash(self) -> str:
        digest = hashlib.blake2b(digest_size=16)
        for at, who, what in self.events:
            digest.update(f"{at!r} {who} {what}\n".encode())
        return digest.hexdigest()
