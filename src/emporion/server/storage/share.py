"""Which of several serving processes owns a table. Its connections and bots are there, so that it is played once."""

from __future__ import annotations

import zlib
from dataclasses import dataclass


@dataclass(frozen=True)
class Share:
    """The tables of one process: those whose ids hash to its number, so that owners need not be stored."""

    number: int = 0
    processes: int = 1

    def owner_of(self, table: str) -> int:
        return zlib.crc32(table.encode()) % self.processes

    def __contains__(self, table: str) -> bool:
        return self.owner_of(table) == self.number


ALL = Share()
"""The share of a single process."""
