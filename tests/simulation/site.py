"""Where a room is served: one process on SQLite, two with a supervisor, or two on PostgreSQL. Who dies is replaced."""

from __future__ import annotations

import random
from collections.abc import Callable
from enum import StrEnum
from typing import Any

from emporion.files import StorageError
from emporion.server.settings import Settings
from emporion.server.storage.share import Share
from tests.simulation.disk import Disk
from tests.simulation.postgres import PostgresServer
from tests.simulation.processes import ServerProcess, Supervisor
from tests.simulation.world import World

GENEROUS: dict[str, Any] = {
    "compile_bots": False,
    "messages_per_20_seconds": 100_000,
    "tables_per_minute": 100_000,
    "tables_per_day": 100_000,
    "guests_per_15_minutes": 100_000,
    "requests_per_10_seconds": 100_000,
}
"""Settings without rate limits: all clients come from few addresses."""
SUPERVISED_AFTER = 0.5  # seconds until a supervisor notices that a process died


class Kind(StrEnum):
    ONE = "one process on SQLite"
    SHARED = "two processes on SQLite"
    POSTGRES = "two processes on PostgreSQL"

    @property
    def processes(self) -> int:
        return 1 if self is Kind.ONE else 2


class Site:
    """The server's side of a run."""

    def __init__(self, world: World, kind: Kind, path: str, dice: random.Random) -> None:
        self.world, self.kind, self._dice = world, kind, dice
        address = "postgresql://room@database/room" if kind is Kind.POSTGRES else f"sqlite:///{path}"
        self.disk = (PostgresServer if kind is Kind.POSTGRES else Disk)(world, path)
        self.settings = Settings(db=address, patience_seconds=dice.choice((1, 120)), **GENEROUS)
        self.shuffles = dice.random() < 0.3
        self.has_extensions = dice.random() < 0.7
        """Whether messages skip ASGI, as with our own server."""
        self.supervisor: Supervisor | None = None
        self.processes: list[ServerProcess | None] = [None] * kind.processes
        self.away: dict[int, float] = {}
        """Seconds that a process stays away after its next death."""
        self.clock_errors: dict[int, float] = {}
        """By process: its machine's clock stays wrong when it is replaced."""
        self.is_closing = False
        self.died: Callable[[ServerProcess], None] = lambda process: None
        """Told about each process that died."""

    def open(self) -> None:
        for number in range(self.kind.processes):
            self._start(number)

    def _start(self, number: int) -> None:
        if self.is_closing or self.processes[number] is not None:
            return
        worker, end = None, None
        if self.kind is Kind.SHARED:
            if self.supervisor is None and not self._start_supervisor():
                self.world.after(self._dice.uniform(1, 3), self._start, number)
                return
            assert self.supervisor is not None
            worker, end = self.supervisor.worker(number, self.kind.processes)
        process = ServerProcess(self.world, number, self.disk, self.settings, worker, self.shuffles)

        def died() -> None:
            if end is not None:
                end.close()
            self.processes[number] = None
            self.died(process)
            self._recover()
            away = self.away.pop(number, self._dice.uniform(0, 2)) + SUPERVISED_AFTER
            self.world.after(away, self._start, number)

        process.on_death = died
        process.clock_error = self.clock_errors.get(number, 0.0)
        self.processes[number] = process
        process.start()

    def _start_supervisor(self) -> bool:
        supervisor = Supervisor(self.world, self.disk, self.settings)
        try:
            supervisor.start()
        except StorageError:
            supervisor.die("could not start")
            return False
        supervisor.on_death = self._supervisor_died
        self.supervisor = supervisor
        return True

    def _supervisor_died(self) -> None:
        """Without it nothing can be stored, so the others end, too."""
        self.supervisor = None
        for process in list(self.processes):
            if process is not None:
                self.world.after(self._dice.uniform(0, 0.5), process.die, "ends with the supervisor")
        self._recover()

    def _recover(self) -> None:
        """SQLite recovers its log when nobody has the file open."""
        if self.kind is not Kind.POSTGRES and self.supervisor is None and not any(self.processes):
            self.disk.recover()

    # Who serves

    @property
    def running(self) -> list[ServerProcess]:
        return [process for process in self.processes if process is not None]

    @property
    def open_processes(self) -> list[ServerProcess]:
        return [process for process in self.running if process.is_open]

    def server_for(self, table: str, dice: random.Random) -> ServerProcess | None:
        """The process that a new connection reaches. On SQLite it is handed over to the table's owner, almost
        always."""
        found = self.open_processes
        if not found:
            return None
        if self.kind is Kind.SHARED and table and dice.random() < 0.97:
            owner = Share(0, len(self.processes)).owner_of(table)
            return next((process for process in found if process.number == owner), None)
        return dice.choice(found)

    def close(self) -> None:
        """Stop everything properly."""
        self.is_closing = True
        for process in self.running:
            process.stop()
