"""Server processes: they start, die between any two callbacks, stop properly, and are started again."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from emporion.server.heartbeat import SECONDS_BETWEEN, SupervisorHeartbeat
from emporion.server.services import Services
from emporion.server.settings import Settings
from emporion.server.storage.availability import StorageUnavailable
from emporion.server.storage.database import Database
from emporion.server.storage.share import Share
from emporion.server.storage.write_hub import Periodic, WriteHub
from emporion.server.workers import Worker
from tests.simulation import pipes
from tests.simulation.loop import SimulatedLoop
from tests.simulation.threads import SimulatedThread

if TYPE_CHECKING:
    from tests.simulation.disk import Disk
    from tests.simulation.world import World

FOREVER = float("inf")


class Process:
    """What runs somewhere: an event loop, threads, and a clock."""

    def __init__(self, world: World, name: str, disk: Disk | None = None, shuffles: bool = False) -> None:
        self.world = world
        self.name = name
        self.disk = disk
        self.threads: list[SimulatedThread] = []
        self.connections: list[Any] = []
        """To the database."""
        self.clock_error = 0.0
        """Seconds by which its wall clock is wrong."""
        self.stalled_until = 0.0
        """Nothing of it runs before."""
        self.cut_off_until = 0.0
        """The database cannot be reached before."""
        self.callbacks_left = FOREVER
        """Before it dies."""
        self.is_dead = False
        self.on_death: Callable[[], None] = lambda: None
        self.loop = SimulatedLoop(world, self, shuffles)  # type: ignore[abstract]  # the rest is not used

    def note(self, what: str) -> None:
        self.world.history.note(self.name, what)

    def report_fault(self, what: str, problem: BaseException | None = None) -> None:
        """Nobody has handled an error."""
        if not self.is_dead:
            lines = traceback.format_exception(problem) if problem is not None else []
            self.world.history.violate(f"{self.name}: {what}\n{''.join(lines)}".rstrip())

    def is_about_to_die(self) -> bool:
        """Whether it dies before its next callback."""
        self.callbacks_left -= 1
        if self.callbacks_left < 0:
            self.die("died")
        return self.is_dead

    def die(self, how: str) -> None:
        """End at once: whatever was begun stays as it is."""
        if self.is_dead:
            return
        self.note(how)
        self.is_dead = True
        self.loop.die()
        while self.threads:
            self.threads[0].kill()
        for connection in list(self.connections):
            connection.close()
        self.on_death()


class ServerProcess(Process):
    """A serving process."""

    def __init__(
        self, world: World, number: int, disk: Disk, settings: Settings, worker: Worker | None, shuffles: bool
    ) -> None:
        super().__init__(world, f"server {number + 1}", disk, shuffles)
        self.number = number
        self.settings = settings
        self.worker = worker
        self.services: Services
        self.is_open = False
        """Clients can connect."""

    def start(self) -> None:
        self.note("starts")
        self.loop.run(self._build)
        self.loop.run(lambda: self.loop.create_task(self._open()))

    def _build(self) -> None:
        self.services = Services.build(self.settings, self.worker)

    async def _open(self) -> None:
        try:
            await self.services.open()
        except StorageUnavailable:  # the server does not start without its database; it is tried again
            self.world.after(0, partial(self.die, "could not start"))
            return
        self.is_open = True
        self.note("is open")

    def stop(self) -> None:
        """Stop properly."""
        self.note("is stopped")
        self.is_open = False
        self.loop.run(lambda: self.loop.create_task(self._close()))

    async def _close(self) -> None:
        try:
            await self.services.close()
        except StorageUnavailable:
            self.note("could not write at its end")
        self.world.after(0, partial(self.die, "has ended"))

    def die(self, how: str) -> None:
        self.is_open = False
        super().die(how)
        guard = self.services.database._guard if hasattr(self, "services") else None
        if guard is not None:
            guard.close()


class Supervisor(Process):
    """Writes for several serving processes on SQLite. If it dies, they end."""

    def __init__(self, world: World, disk: Disk, settings: Settings) -> None:
        super().__init__(world, "supervisor", disk)
        self.settings = settings
        self.hub: WriteHub

    def start(self) -> None:
        """Raises StorageError if the file cannot be used."""
        self.note("starts")
        self.loop.run(self._build)

    def _build(self) -> None:
        self._database = Database(self.settings.database)
        self._database.guard_file()
        heartbeat = SupervisorHeartbeat(self._database)
        heartbeat.begin()
        self.hub = WriteHub(self._database, Periodic(SECONDS_BETWEEN, heartbeat.beat))

    def worker(self, number: int, processes: int) -> tuple[Worker, pipes.PipeEnd]:
        """What a serving process gets, and its end of the pipe, which closes when it dies."""
        ours, theirs = pipes.pair()
        self.loop.run(lambda: self.hub.attach(ours))  # type: ignore[arg-type]
        return Worker(Share(number, processes), theirs, None, [], self._database.file_identity), theirs  # type: ignore[arg-type]

    def die(self, how: str) -> None:
        super().die(how)
        guard = self._database._guard if hasattr(self, "_database") else None
        if guard is not None:
            guard.close()
