"""Rate limits (token buckets) and connection limits.

Each process counts for itself, in memory; a restart resets the limits.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network

MAX_KEYS = 50_000  # buckets kept; the least recently used are dropped


def network_of(host: str, prefix: int = 64) -> str:
    """An address as limits count it: IPv6 addresses by their /64 network, as every client has very many, or by that of
    another prefix."""
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((address, prefix), strict=False))


class RateLimiter:
    """Token bucket per key: `capacity` events, refilled evenly over `seconds`."""

    def __init__(self, capacity: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self.capacity = capacity
        self.seconds = seconds
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Tokens left, and when they were counted."""

    def take(self, key: str) -> bool:
        """Take one token; False if there is none."""
        left = self._left(key)
        allowed = left >= 1
        self._buckets[key] = left - allowed, self._now()
        self._buckets.move_to_end(key)
        if len(self._buckets) > MAX_KEYS:
            self._buckets.popitem(last=False)
        return allowed

    def _left(self, key: str) -> float:
        left, since = self._buckets.get(key, (float(self.capacity), self._now()))
        return min(float(self.capacity), left + (self._now() - since) * self.capacity / self.seconds)

    def retry_after(self, key: str) -> float:
        """Seconds until the next token."""
        return max(0.0, (1 - self._left(key)) * self.seconds / self.capacity)


class ConnectionLimitReached(Exception):
    """The limit of concurrent connections is reached."""


class ConnectionLimit:
    """Limits concurrent connections per key."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._counts: dict[str, int] = {}

    @contextmanager
    def hold(self, key: str) -> Iterator[None]:
        """Count one connection while the context lasts; raises `ConnectionLimitReached`."""
        if self._counts.get(key, 0) >= self.limit:
            raise ConnectionLimitReached
        self._counts[key] = self._counts.get(key, 0) + 1
        try:
            yield
        finally:
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]
