"""The line between a browser and the server, as bad as a test wants it: slow, dead though it looks alive, or cut."""

from __future__ import annotations

import copy
import socket
import struct
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Self

from tests.server.live_server import Visitor

AT_ONCE = struct.pack("ii", 1, 0)
"""Close without finishing anything: the other end learns only that nobody is there any more."""


class FlakyProxy:
    """A port that passes everything on to a server, in both directions."""

    def __init__(self, port: int, delay: float = 0.0) -> None:
        """`delay`: seconds that everything takes, each way."""
        self.delay = delay
        self._server = ("127.0.0.1", port)
        self._asks, self._answers = threading.Event(), threading.Event()
        self._ends: list[socket.socket] = []
        self._work: list[threading.Thread] = []
        self._closed = False

    def __enter__(self) -> Self:
        self._asks.set()
        self._answers.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._begin(self._listen)
        return self

    def __exit__(self, *_: object) -> None:
        self._closed = True
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self.cut()
        self.mend()
        for work in self._work:
            work.join()

    def via(self, visitor: Visitor) -> Visitor:
        """The same browser, but it looks at tables over this line."""
        far = copy.copy(visitor)
        far.port = self.port
        return far

    # What happens to a line

    def lose_answers(self) -> None:
        """From now on nothing comes back from the server, though everything reaches it."""
        self._answers.clear()

    def die(self) -> None:
        """From now on nothing gets through. Both ends stay open, and nobody is told."""
        self._asks.clear()
        self._answers.clear()

    def mend(self) -> None:
        self._asks.set()
        self._answers.set()

    def cut(self) -> None:
        """Both ends find at once that the other one is gone, without a word. Who calls again gets through."""
        ends, self._ends = self._ends, []
        for end in ends:
            with suppress(OSError):
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
                end.shutdown(socket.SHUT_RD)  # wakes who reads from it
        for end in ends:
            end.close()

    # Passing on

    def _begin(self, what: Callable[..., None], *arguments: object) -> None:
        work = threading.Thread(target=what, args=arguments, daemon=True)
        self._work.append(work)
        work.start()

    def _listen(self) -> None:
        with suppress(OSError):
            while not self._closed:
                browser, _ = self._listening.accept()
                self._ends.append(browser)
                server = socket.create_connection(self._server)
                self._ends.append(server)
                self._begin(self._pass_on, browser, server, self._asks)
                self._begin(self._pass_on, server, browser, self._answers)

    def _pass_on(self, one: socket.socket, other: socket.socket, gets_through: threading.Event) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                time.sleep(self.delay)
                gets_through.wait()
                other.sendall(data)
            if one in self._ends:  # otherwise we were cut
                other.shutdown(socket.SHUT_WR)
