"""How fast this machine runs Python, so that figures of two machines can be compared."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable
from pathlib import Path

ROUNDS = 1_000_000
TIMES = 5
CPU_INFO = Path("/proc/cpuinfo")  # Linux only


def calibration(rounds: int = ROUNDS, clock: Callable[[], float] = time.process_time) -> float:
    """CPU seconds for a fixed loop of dictionary and integer work in plain Python; the best of five times."""

    def once() -> float:
        table: dict[int, int] = {}
        began = clock()
        for number in range(rounds):
            table[number & 255] = table.get(number & 255, 0) + number
        return clock() - began

    return min(once() for _ in range(TIMES))


def machine() -> str:
    """The processor's name and the number of cores."""
    name = platform.processor() or platform.machine()
    if CPU_INFO.exists():
        lines = CPU_INFO.read_text().splitlines()
        name = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), name)
    return f"{name}, {os.cpu_count()} cores"
