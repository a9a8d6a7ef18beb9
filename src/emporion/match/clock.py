"""Clocks. They know no other time than what they are told, so the same moments always give the same clock: whoever
stores the moments stores the clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

SECOND = 1000  # everything here is in milliseconds
DAY = 24 * 60 * 60 * SECOND


class ClockKind(Enum):
    """How time is given."""

    NONE = "none"
    """Without limit."""
    LIVE = "live"
    """A bank for the game, and something on top after every turn."""
    DAYS = "days"
    """So much for every turn, for games that go on beside daily life."""


@dataclass(frozen=True)
class TimeControl:
    """The time that everybody has."""

    kind: ClockKind = ClockKind.NONE
    time: int = 0
    """For the game, or for a turn of a game by days."""
    bonus: int = 0
    """After every turn of a live game."""


class Clock:
    """What is left to each seat. At most one of them runs."""

    def __init__(self, pace: TimeControl, seats: int, pauses: Sequence[tuple[int, int]] = ()) -> None:
        """Nobody pays for the pauses, in which nobody could play: from one moment to another, in their order."""
        self.pace = pace
        self.pauses = pauses
        self._left = [pace.time] * seats
        self.running: int | None = None
        self._since = 0

    def switch(self, seat: int | None, now: int, earned: bool = True, new_turn: bool = True) -> None:
        """From now on this seat has to decide, or nobody whose time counts. One that decides again just goes on. The
        one before has earned the bonus, unless it was not a decision that ended its time. Only a new turn of a game by
        days brings new time: coming back to an old one does not."""
        if self.pace.kind is ClockKind.NONE or seat == self.running:
            return
        if self.running is not None:
            self._left[self.running] = self.left(self.running, now) + (self.pace.bonus if earned else 0)
        if seat is not None and new_turn and self.pace.kind is ClockKind.DAYS:
            self._left[seat] = self.pace.time
        self.running, self._since = seat, now

    def revoke_bonus(self, seat: int) -> None:
        """A bonus that was earned by what was taken back."""
        self._left[seat] = max(0, self._left[seat] - self.pace.bonus)

    def grant_at_least(self, seat: int, time: int) -> None:
        """At least so much for a seat that does not run: without any, nobody could come back."""
        self._left[seat] = max(self._left[seat], time)

    def left(self, seat: int, now: int) -> int:
        """What is left to a seat; never less than nothing. A clock that is set back gives nothing away."""
        if seat != self.running:
            return self._left[seat]
        spent = now - self._since - sum(shared(pause, (self._since, now)) for pause in self.pauses)
        return max(0, self._left[seat] - max(0, spent))

    @property
    def expires_at(self) -> int | None:
        """The moment at which the time of the running seat is over, as far as is known now."""
        if self.running is None:
            return None
        moment = self._since + self._left[self.running]
        for pause in self.pauses:
            if pause[0] < moment:
                moment += shared(pause, (self._since, pause[1]))
        return moment


def shared(one: tuple[int, int], other: tuple[int, int]) -> int:
    """How long two spans of time overlap."""
    return max(0, min(one[1], other[1]) - max(one[0], other[0]))
