"""A temporary PostgreSQL server, from the binaries of this machine."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg

PLACES = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt", "/usr/local/opt")
UNPRIVILEGED = "postgres"  # PostgreSQL refuses to run as root


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs, the newest if there are several."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    places = [path.parent for place in PLACES for path in Path(place).glob("*/bin/initdb")]
    return max(places, default=None)


def why_not() -> str:
    """Why PostgreSQL is not available; empty if it is."""
    if binaries() is None:
        return "no PostgreSQL server on this machine; on Debian and Ubuntu: apt-get install postgresql"
    return ""


class Cluster:
    """A PostgreSQL server of our own, which can be stopped, killed and frozen."""

    def __init__(self) -> None:
        programs = binaries()
        assert programs is not None
        self._programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="emporion-postgres-"))
        self._user = UNPRIVILEGED if hasattr(os, "geteuid") and os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self.port = free_port()
        self._data = self.folder / "data"
        self._run(
            programs / "initdb", "--pgdata", self._data, "--username=emporion", "--auth=trust", "--no-sync",
            "--encoding=UTF8",
        )  # fmt: skip
        self.start()

    @property
    def address(self) -> str:
        """The URL of the first database."""
        return f"postgresql://emporion@127.0.0.1:{self.port}/postgres"

    def _run(self, *words: str | Path) -> None:
        subprocess.run(
            [str(word) for word in words], check=True, user=self._user, stdout=subprocess.DEVNULL, cwd=self.folder
        )

    def _control(self, *words: str | Path) -> None:
        self._run(self._programs / "pg_ctl", "--pgdata", self._data, "--silent", *words)

    def start(self) -> None:
        """Start, and wait until it can be used."""
        quick = "-c fsync=off -c full_page_writes=off"  # the machine goes on when a test kills the server
        settings = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200 {quick}"
        self._control("--wait", "--options", settings, "--log", self.folder / "log", "start")

    def stop(self, mode: str = "fast") -> None:
        self._control("--wait", "--mode", mode, "stop")

    def processes(self) -> list[int]:
        """The first process, which is stopped so that it starts no more, and those that it has started."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        _signal(first, signal.SIGSTOP)
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    def kill(self) -> None:
        """With SIGKILL, all of it: the next start refuses the data while one of them still runs."""
        for process in (processes := self.processes()):
            _signal(process, signal.SIGKILL)
        while any(map(_runs, processes)):
            time.sleep(0.01)

    def freeze(self) -> list[int]:
        """Stop all processes where they are; returns them, for `thaw`."""
        for process in (processes := self.processes()):
            _signal(process, signal.SIGSTOP)
        return processes

    def thaw(self, processes: list[int]) -> None:
        for process in processes:
            _signal(process, signal.SIGCONT)

    def remove(self) -> None:
        self._control("--no-wait", "--mode=immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)


def _signal(process: int, number: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, number)


def _runs(process: int) -> bool:
    """Whether a process is there, and not only as the entry of one that has ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@contextmanager
def cluster() -> Iterator[str]:
    """Start an empty server; yields the URL of its first database."""
    started = Cluster()
    try:
        yield started.address
    finally:
        started.remove()


def new_database(address: str, name: str) -> str:
    """Create an empty database in a running server."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return address.rpartition("/")[0] + f"/{name}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
