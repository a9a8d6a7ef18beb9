"""Runs the command in a pseudo-terminal, reads the screen and types answers."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from fcntl import ioctl
from pathlib import Path
from types import TracebackType

from emporion.locales import catalogue
from tests.waiting import PATIENCE

STYLING = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def enable_ctrl_c() -> None:
    """Give the command its own terminal, and undo a SIGINT that is ignored by the test runner."""
    ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class PseudoTerminal:
    """One run of `emporion` in a pseudo-terminal."""

    def __init__(
        self,
        arguments: Sequence[str],
        language: str,
        data: Path,
        width: int = 100,
        python: str = sys.executable,
        **environment: str,
    ) -> None:
        self.words = catalogue(language)
        self.text = ""
        """The output since the last typed line."""
        self.pages: list[str] = []
        self.raw = b""
        master, slave = pty.openpty()
        ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, width, 0, 0))
        data.mkdir(parents=True, exist_ok=True)
        given = {"EMPORION_DATA": str(data), "TERM": "xterm-256color", "PYTHONUNBUFFERED": "1", **environment}
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.process = subprocess.Popen(
            [python, "-m", "emporion", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=kept | given,
            cwd=data,
            start_new_session=True,
            preexec_fn=enable_ctrl_c,
        )
        os.close(slave)
        self.master = master

    def __enter__(self) -> PseudoTerminal:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.kill()
        os.close(self.master)

    def kill(self) -> None:
        """Kill the process."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def type(self, line: str) -> None:
        """Type a line. The page is turned, so that a question on it is not seen twice."""
        self.pages.append(self.text)
        self.text = ""
        os.write(self.master, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        os.write(self.master, b"\x03")

    def hang_up(self) -> None:
        """End of input, as Ctrl-D gives it."""
        os.write(self.master, b"\x04")

    def wait_for(self, *endings: str) -> str:
        """Read until the screen ends with one of these texts, or the command has ended (then: ""); which it was."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            shown = " ".join(self.text.split()).removesuffix(" >")  # a question may be broken into lines
            for ending in endings:
                if shown.endswith(ending):
                    return ending
            if select.select([self.master], [], [], 0.05)[0]:
                try:
                    data = os.read(self.master, 65536)
                except OSError:
                    data = b""
                if not data:
                    return ""
                self.raw += data
                self.text += STYLING.sub("", data.decode(errors="replace")).replace("\r", "")
                deadline = time.monotonic() + PATIENCE
            elif self.process.poll() is not None:
                return ""
        raise AssertionError(f"the command is silent after:\n{self.text[-2000:]}")

    def question(self) -> str:
        """The id of the question that is asked next, "" once the command has ended."""
        ids = {self.words.format(each, {}): each for each in ("terminal-ask", "terminal-confirm", "terminal-continue")}
        found = self.wait_for(*ids)
        return ids.get(found, "")

    def everything(self) -> str:
        """All pages together."""
        return "".join([*self.pages, self.text])

    def code(self) -> int:
        """The exit code, once the command has ended."""
        self.wait_for()
        return self.process.wait(timeout=PATIENCE)
