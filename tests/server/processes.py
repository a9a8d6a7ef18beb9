"""Servers as separate processes, to be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self

from tests.server.live_server import EASY, wait_until
from tests.waiting import PATIENCE

OPEN = re.compile(r"The room is open: http://[^:]+:(\d+)/")


class ServerProcess:
    """`emporion serve`, on a free port, or on the port it had before."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.port = 0
        chosen = {**EASY, "db": database, "log_level": "warning", "trusted_proxies": "127.0.0.1", **settings}
        self.environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        for name, value in chosen.items():
            self.environment[f"EMPORION_{name.upper()}"] = str(value).lower() if isinstance(value, bool) else str(value)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()

    def start(self) -> float:
        """Start, and wait until clients can connect; returns the seconds."""
        began = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "emporion", "serve", "--port", str(self.port)],
            env=self.environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = OPEN.search(line)
        assert found, f"the server did not start: {line}"
        self.port = int(found[1])
        return time.monotonic() - began

    def kill(self) -> None:
        """With SIGKILL."""
        self.process.kill()
        self._ended()

    def stop(self) -> int:
        """As a host does; returns the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def _ended(self) -> int:
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(PATIENCE)


class ServerOfWorkers(ServerProcess):
    """A server with several serving processes. In turn, one of them is killed, and their supervisor."""

    def __init__(self, database: str, workers: int) -> None:
        super().__init__(database, workers=workers)
        self.workers = workers
        self.kills = 0
        self.killed = 0
        """The serving process that was killed last; 0 if it was the supervisor."""

    def start(self) -> float:
        """Start the server, or wait until the process that was killed is replaced."""
        if not self.killed:
            return super().start()
        began = time.monotonic()
        wait_until(lambda: len(serving_processes(self) - {self.killed}) == self.workers)
        return time.monotonic() - began

    def kill(self) -> None:
        self.kills += 1
        if self.kills % 2:
            self.killed = sorted(serving_processes(self))[self.kills // 2 % self.workers]
            os.kill(self.killed, signal.SIGKILL)
        else:
            self.killed = 0
            orphans = serving_processes(self)
            super().kill()
            wait_until(lambda: not any(command_of(each) for each in orphans))  # one that is starting notices it late


def serving_processes(server: ServerProcess) -> set[int]:
    """The serving processes, without their supervisor."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return {int(child) for child in children if "spawn_main" in command_of(child)}


def command_of(process: int | str) -> str:
    """The command line of a process; empty if it has just ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""
