"""Servers as separate processes, to be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from typing import Any, Self

from tests.server.live_server import EASY
from tests.waiting import PATIENCE

OPEN = re.compile(r"The room is open: http://[^:]+:(\d+)/")


class ServerProcess:
    """`emporion serve`, on a free port, or on the port it had before."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.port = 0
        chosen = {**EASY, "db": database, "log_level": "warning", **settings}
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
