"""Clocks. Callers pass in the time, so that a clock is reproducible from stored timestamps. All times are in
milliseconds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND


class ClockKind(Enum):
    """The kind of a time control."""

    NONE = "none"
    """No limit."""
    LIVE = "live"
    """A time bank for the whole game, and a bonus (increment) after every turn."""
    DAYS = "days"
    """A fixed time for every turn: correspondence games."""


@dataclass(frozen=True)
class TimeControl:
    """The time that each seat has."""

    kind: ClockKind = ClockKind.NONE
    time: int = 0
    """For the whole game, or for each turn of a correspondence game."""
    bonus: int = 0
    """After every turn of a live game."""


class SavedClock(NamedTuple):
    """A clock's times; with the pauses before its last switch, everything that it is."""

    left: list[int]
    running: int | None
    since: int


class Clock:
    """The remaining time of each seat. At most one seat's clock runs."""

    def __init__(self, pace: TimeControl, seats: int, pauses: Sequence[tuple[int, int]] = ()) -> None:
        """`pauses` are spans, in order, in which nobody could play (the server was down); they cost no time."""
        self.pace = pace
        self.pauses = pauses
        self._left = [pace.time] * seats
        self.running: int | None = None
        self._since = 0

    def save(self) -> SavedClock:
        return SavedClock([*self._left], self.running, self._since)

    def restore(self, saved: SavedClock) -> None:
        """Go on as a clock that had these times."""
        self._left, self.running, self._since = [*saved.left], saved.running, saved.since

    def switch(self, seat: int | None, now: int, earned: bool = True, new_turn: bool = True) -> None:
        """Start the clock of a seat, or of none. If the seat is already running, nothing changes. The previous seat
        gets its bonus if `earned`: an undo, for example, earns none. In a correspondence game only a new turn brings
        new time; returning to an old one does not."""
        if self.pace.kind is ClockKind.NONE or seat == self.running:
            return
        if self.running is not None:
            self._left[self.running] = self.left(self.running, now) + (self.pace.bonus if earned else 0)
        if seat is not None and new_turn and self.pace.kind is ClockKind.DAYS:
            self._left[seat] = self.pace.time
        self.running, self._since = seat, now

    def revoke_bonus(self, seat: int) -> None:
        """Take away the bonus of a move that was undone."""
        self._left[seat] = max(0, self._left[seat] - self.pace.bonus)

    def grant_at_least(self, seat: int, time: int) -> None:
        """Give a seat that is not running at least this much time, so that a player without any can return."""
        self._left[seat] = max(self._left[seat], time)

    def left(self, seat: int, now: int) -> int:
        """A seat's remaining time, never negative. A system clock that is set back adds no time."""
        if seat != self.running:
            return self._left[seat]
        spent = now - self._since - sum(shared(pause, (self._since, now)) for pause in self.pauses)
        return max(0, self._left[seat] - max(0, spent))

    @property
    def expires_at(self) -> int | None:
        """When the running seat's time will be over, given the pauses known now."""
        if self.running is None:
            return None
        moment = self._since + self._left[self.running]
        for pause in self.pauses:
            if pause[0] < moment:
                moment += shared(pause, (self._since, pause[1]))
        return moment


def shared(one: tuple[int, int], other: tuple[int, int]) -> int:
    """The overlap of two time spans."""
    return max(0, min(one[1], other[1]) - max(one[0], other[0]))
