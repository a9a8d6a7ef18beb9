"""One run: a room is opened, people play, things go wrong, then nothing does any more, and all has to end well."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.live_server import new_room
from tests.simulation.checker import check
from tests.simulation.faults import Faults
from tests.simulation.gathering import Gathering
from tests.simulation.history import HOUR, Happened
from tests.simulation.network import Network
from tests.simulation.processes import Process
from tests.simulation.seams import simulated
from tests.simulation.site import Kind, Site
from tests.simulation.world import World

MOST_STEPS = 300_000
"""Events in which a run has to come to its end."""
MOST_SILENT_STEPS = 30_000
"""Events in which somebody has to notice something."""
LOOKS_EVERY = 10  # events between two looks at how far a run is
SHARES = {Kind.ONE: 0.35, Kind.SHARED: 0.25, Kind.POSTGRES: 0.4}
LONGEST_CALM = 24 * HOUR  # seconds after the last fault in which all games end: some players are away for hours
LONGEST_END = 60.0  # seconds in which servers stop
IN_MEMORY = Path("/dev/shm")


class Result(NamedTuple):
    """What became of a run."""

    seed: int
    kind: str
    hours: float
    steps: int
    """Events of the world."""
    acknowledged: int
    """Commands."""
    versions: int
    """Stored entries of tables."""
    deaths: int
    """Ends of serving processes, proper ones included."""
    seconds: float
    """Of CPU time."""
    hash: str
    violations: list[str]
    events: list[Happened]


class Run:
    """A room, its players and its faults."""

    def __init__(self, seed: int, path: str) -> None:
        self.world = World(seed)
        self.dice = self.world.dice_for("run")
        self.kind = self.dice.choices(list(SHARES), list(SHARES.values()))[0]
        self.site = Site(self.world, self.kind, path, self.world.dice_for("site"))
        self.network = Network(self.world)
        self.faults = Faults(self.world, self.site, self.network, self.world.dice_for("faults"))
        self.outside = Process(self.world, "players")
        self.gatherings = [
            Gathering(self.world, self.site, self.network, self.faults, self.outside, number)
            for number in range(self.dice.choice((1, 1, 1, 2, 2, 3)))
        ]
        self.deaths = 0
        self._noticed = self._noticed_at = 0
        self.site.died = self._died

    def _died(self, process: Any) -> None:
        self.deaths += 1
        self.network.process_died(process, self.dice)

    def play(self) -> None:
        history = self.world.history
        history.note("run", f"seed {self.world.seed}: {self.kind}")
        for gathering in self.gatherings:
            history.note("run", str(gathering.plan))
        self.site.open()
        self.outside.loop.run(self._begin)
        if not self._go_on(lambda: all(each.is_begun for each in self.gatherings)):
            return
        self.faults.is_on = True
        history.note("run", "faults begin")
        patience = self.dice.uniform(0.3, 1.0) * sum(each.plan.people * 12 for each in self.gatherings)
        limit = self.world.steps + MOST_STEPS // 3
        if not self._go_on(lambda: self._commands > patience or self._is_finished or self.world.steps > limit):
            return
        self.faults.end()
        for gathering in self.gatherings:
            gathering.hurry()
        history.note("run", "faults end")
        if not self._go_on(lambda: self._is_finished):
            return
        for gathering in self.gatherings:
            gathering.close()
        self.site.close()
        until = self.world.now + LONGEST_END
        if not self._go_on(lambda: not self.site.running or self.world.now > until):
            return
        if self.site.running:
            history.violate(f"{self.site.running[0].name} does not stop")

    def _begin(self) -> None:
        for gathering in self.gatherings:
            self.outside.loop.create_task(gathering.begin())

    @property
    def calm_from(self) -> float:
        return self.faults.calm_from

    @property
    def _commands(self) -> int:
        return sum(len(client.record.commands) for each in self.gatherings for client in each.clients)

    @property
    def _is_finished(self) -> bool:
        return bool(self.site.open_processes) and all(each.is_finished for each in self.gatherings)

    def _go_on(self, until: Callable[[], bool]) -> bool:
        """Let things happen until something is so; False if a promise is broken, or it takes too long."""
        world = self.world
        while True:
            for _ in range(LOOKS_EVERY):
                if not world.step():
                    break
            else:
                if world.steps > MOST_STEPS or self._is_silent() or self._is_late():
                    world.history.violate(f"stuck after {world.steps} events: {self._where()}")
                    return False
            if world.history.violations:
                return False
            if until():
                return True
            if not world.is_alive:
                world.history.violate(f"nothing happens any more, and it is not over: {self._where()}")
                return False

    def _is_silent(self) -> bool:
        """Whether the servers are busy with something that nobody notices."""
        noticed = len(self.world.history.events)
        if noticed != self._noticed:
            self._noticed, self._noticed_at = noticed, self.world.steps
        return self.world.steps - self._noticed_at > MOST_SILENT_STEPS

    def _is_late(self) -> bool:
        is_calm = self.faults.calm_from > 0 and not self.site.is_closing
        return is_calm and self.world.now > self.faults.calm_from + LONGEST_CALM

    def _where(self) -> str:
        return "; ".join(
            f"{client.name} at version {client.version} of {each.newest}, "
            f"{'over' if client.is_over else 'running'}, waits for {client.pending}"
            for each in self.gatherings
            for client in each.clients
        )

    def end(self) -> None:
        """Whatever still runs ends without a word."""
        self.site.is_closing = True
        for process in [*self.site.running, self.site.supervisor, self.outside]:
            if process is not None:
                process.die("is gone")


@contextmanager
def new_file() -> Iterator[str]:
    """An empty room, in memory where the system has such files."""
    folder = tempfile.mkdtemp(prefix="emporion-simulation-", dir=IN_MEMORY if IN_MEMORY.is_dir() else None)
    try:
        path = os.path.join(folder, "room.sqlite")
        Path(path).write_bytes(new_room())
        yield path
    finally:
        shutil.rmtree(folder)


def run(seed: int, plant: Callable[[ExitStack], None] | None = None) -> Result:
    """Run one seed. `plant` puts a bug into the server for this run."""
    began = time.process_time()
    with new_file() as path:
        played = Run(seed, path)
        world = played.world
        is_collecting = gc.isenabled()
        gc.disable()  # what it finds depends on the runs before
        try:
            with ExitStack() as stack:
                stack.enter_context(simulated(world, played.site, played.faults))
                if plant is not None:
                    plant(stack)
                played.play()
                hours = world.now / HOUR
                check(played)
                played.end()
        finally:
            if is_collecting:
                gc.enable()
    records = [client.record for each in played.gatherings for client in each.clients]
    return Result(
        seed=seed,
        kind=played.kind,
        hours=hours,
        steps=world.steps,
        acknowledged=sum(command.version is not None for record in records for command in record.commands),
        versions=sum(len(versions) for versions in played.site.disk.stored.values()),
        deaths=played.deaths,
        seconds=time.process_time() - began,
        hash=world.history.hash,
        violations=world.history.violations,
        events=world.history.events,
    )
