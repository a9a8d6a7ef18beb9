"""Virtual time, dice, and everything that is about to happen, in order.

A world has one heap of events. Nothing sleeps: the clock jumps to the next event. Everything random is drawn from dice
that are seeded, so a run is repeated exactly by its seed.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Any

from tests.simulation.history import History

if TYPE_CHECKING:
    from tests.simulation.processes import Process
    from tests.simulation.threads import SimulatedThread

START = 1_800_000_000.0
"""The wall clock when a run begins, in seconds since 1970."""
LULL = 1.0
"""Seconds without anything but periodic work, in which that is thinned out."""
LONGEST_STRIDE = 3600.0
"""Seconds that periodic work may be put off in a lull, as on a machine that sleeps."""

Event = tuple[float, int, Callable[..., None], tuple[Any, ...]]


class Cancellable:
    """What an event may be told by; asyncio's timers have it, too."""

    __slots__ = ("is_cancelled",)

    def __init__(self) -> None:
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class World:
    """One run: its clock, its dice, its events and its history."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.now = 0.0
        """Seconds since the run began; no clock jump changes it."""
        self.dice = random.Random(seed)
        self.history = History(self)
        self.running: Process | None = None
        """The process whose code runs now."""
        self.thread: SimulatedThread | None = None
        """The thread of that process, if it is not the one of its event loop."""
        self.steps = 0
        """Events so far."""
        self._numbers = count()
        self._events: list[Event] = []
        self._chores: list[Event] = []
        """Periodic work of servers, which finds nothing to do most of the time."""
        self._spent = 0.0

    def dice_for(self, *what: object) -> random.Random:
        """Dice of one thing, whose numbers do not depend on what others draw."""
        return random.Random(f"{self.seed} {what}")

    def new_number(self) -> int:
        return next(self._numbers)

    def at(self, when: float, call: Callable[..., None], *arguments: Any) -> None:
        heapq.heappush(self._events, (when, next(self._numbers), call, arguments))

    def after(self, seconds: float, call: Callable[..., None], *arguments: Any) -> None:
        self.at(self.now + seconds, call, *arguments)

    def chore_at(self, when: float, call: Callable[..., None], *arguments: Any) -> None:
        """Periodic work."""
        heapq.heappush(self._chores, (when, next(self._numbers), call, arguments))

    def timer(self, seconds: float, call: Callable[[], None]) -> Cancellable:
        """An event that can be cancelled."""
        timer = Cancellable()
        self.after(seconds, _unless_cancelled, timer, call)
        return timer

    @property
    def is_alive(self) -> bool:
        """Whether anything will happen."""
        return bool(self._events or self._chores)

    def step(self) -> bool:
        """Let the next event happen; False if there is none."""
        while self._events and _is_cancelled(self._events[0]):
            heapq.heappop(self._events)
        events, chores = self._events, self._chores
        if not events and not chores:
            return False
        if chores and (not events or chores[0][0] < events[0][0]):
            until = events[0][0] if events else self.now + LONGEST_STRIDE
            if until - self.now > LULL:
                self._put_off_chores(until)
            if not events or chores[0][0] < events[0][0]:
                events = chores
        when, _, call, arguments = heapq.heappop(events)
        self.now = max(self.now, when)
        self._spent = 0.0
        self.steps += 1
        call(*arguments)
        return True

    def _put_off_chores(self, until: float) -> None:
        """Nothing else happens for a while: let periodic work happen once in it, at its end."""
        target = min(until - self.dice.uniform(0, LULL), self.now + self.dice.uniform(LULL, LONGEST_STRIDE))
        while self._chores and self._chores[0][0] < target:
            _, _, call, arguments = heapq.heappop(self._chores)
            self.chore_at(target + self.dice.uniform(0, 1), call, *arguments)

    # Clocks

    def monotonic(self) -> float:
        return START + self.now

    def perf_counter(self) -> float:
        """A clock that advances while code runs, so that work in time slices is interrupted somewhere."""
        self._spent += self.dice.random() * 0.0004
        return self.now + self._spent

    def wall(self) -> float:
        """Seconds since 1970 by the clock of the running process's machine."""
        return START + self.now + (self.running.clock_error if self.running else 0.0)

    def wall_ns(self) -> int:
        return int(self.wall() * 1_000_000) * 1000


def _unless_cancelled(timer: Cancellable, call: Callable[[], None]) -> None:
    if not timer.is_cancelled:
        call()


def _is_cancelled(event: Event) -> bool:
    """Whether an event is a timer that was cancelled."""
    first = event[3][0] if event[3] else None
    if isinstance(first, Cancellable):
        return first.is_cancelled
    return getattr(first, "_cancelled", False) is True
