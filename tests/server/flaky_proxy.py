"""A TCP proxy between client and server that a test can make slow, silent or broken."""

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
"""Close with a reset, without flushing."""


class FlakyProxy:
    """A port that forwards everything to a server, in both directions."""

    def __init__(self, port: int, delay: float = 0.0) -> None:
        """`delay`: seconds added in each direction."""
        self.delay = delay
        self._server = ("127.0.0.1", port)
        self._asks, self._answers = threading.Event(), threading.Event()
        self._ends: list[socket.socket] = []
        self._work: list[threading.Thread] = []
        self._closed = False
        self.refuses = False
        """New connections are closed at once."""

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
        """The same browser, but it reaches tables through this proxy."""
        far = copy.copy(visitor)
        far.port = self.port
        return far

    # Failures

    def lose_answers(self) -> None:
        """Drop everything from the server; the client's data still arrives."""
        self._answers.clear()

    def die(self) -> None:
        """Forward nothing in either direction. Both connections stay open."""
        self._asks.clear()
        self._answers.clear()

    def mend(self) -> None:
        self._asks.set()
        self._answers.set()

    def cut(self) -> None:
        """Reset both connections. New connections work."""
        ends, self._ends = self._ends, []
        for end in ends:
            with suppress(OSError):
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
                end.shutdown(socket.SHUT_RD)  # wakes the reading thread
        for end in ends:
            end.close()

    # Forwarding

    def _begin(self, what: Callable[..., None], *arguments: object) -> None:
        work = threading.Thread(target=what, args=arguments, daemon=True)
        self._work.append(work)
        work.start()

    def _listen(self) -> None:
        with suppress(OSError):
            while not self._closed:
                browser, _ = self._listening.accept()
                if self.refuses:
                    browser.close()
                    continue
                try:
                    server = socket.create_connection(self._server)
                except ConnectionRefusedError:  # the server is not there
                    browser.close()
                    continue
                self._ends += [browser, server]
                self._begin(self._pass_on, browser, server, self._asks)
                self._begin(self._pass_on, server, browser, self._answers)

    def _pass_on(self, one: socket.socket, other: socket.socket, gets_through: threading.Event) -> None:
        with suppress(OSError):
            try:
                while data := one.recv(65536):
                    time.sleep(self.delay)
                    gets_through.wait()
                    other.sendall(data)
            except ConnectionResetError:  # a killed server does that
                pass
            if one in self._ends:  # otherwise the connection was reset
                other.shutdown(socket.SHUT_WR)
