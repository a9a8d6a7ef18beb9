"""How much anybody may do: so much in a span of time, and no more until some of it has passed.

Each process counts for itself. What is forgotten when it ends is of no importance.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

MOST_KEPT = 50_000  # names that are counted; the ones that were quiet for longest are forgotten


class Bucket:
    """So many in a span of time, for each name by itself. It fills evenly."""

    def __init__(self, many: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self.many = many
        self.seconds = seconds
        self._now = now
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What is left, and since when."""

    def take(self, name: str) -> bool:
        """Whether there was one left."""
        left = self._left(name)
        allowed = left >= 1
        self._kept[name] = left - allowed, self._now()
        self._kept.move_to_end(name)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return allowed

    def _left(self, name: str) -> float:
        left, since = self._kept.get(name, (float(self.many), self._now()))
        return min(float(self.many), left + (self._now() - since) * self.many / self.seconds)

    def wait(self, name: str) -> float:
        """Seconds until there is one again."""
        return max(0.0, (1 - self._left(name)) * self.seconds / self.many)


class Full(Exception):
    """There are as many as there may be."""


class Tally:
    """How many there are at a time, for each name by itself."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: dict[str, int] = {}

    @contextmanager
    def one_more(self, name: str) -> Iterator[None]:
        """As long as this lasts; Full if there is no room."""
        if self._counts.get(name, 0) >= self.most:
            raise Full
        self._counts[name] = self._counts.get(name, 0) + 1
        try:
            yield
        finally:
            self._counts[name] -= 1
            if not self._counts[name]:
                del self._counts[name]
