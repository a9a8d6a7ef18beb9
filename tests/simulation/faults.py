"""What goes wrong in a run, when and for how long. Faults strike where something happens, as little goes wrong while
everybody thinks."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.simulation.history import HOUR
from tests.simulation.postgres import PostgresServer
from tests.simulation.processes import FOREVER, ServerProcess
from tests.simulation.site import Kind, Site

if TYPE_CHECKING:
    from tests.simulation.network import Network, Wire
    from tests.simulation.world import World

LATEST = 2.0  # seconds from something that happens to the fault
CODES = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY)
SETTLED = 100.0
"""Seconds after the last fault in which silences, freezes and absences end."""


class Faults:
    """The faults of one run: some kinds, often or seldom."""

    def __init__(self, world: World, site: Site, network: Network, dice: random.Random) -> None:
        self.world, self.site, self.network, self.dice = world, site, network, dice
        self.is_on = False
        self.calm_from = 0.0
        """When the last fault has no consequences any more."""
        self.bots_die = 0.0
        """The share of bot moves in which the process of the bots dies."""
        kinds: list[Callable[[], None]] = [
            self.crash,
            self.crash_in_commit,
            self.cut_power,
            self.restart,
            self.stall,
            self.cut,
            self.cut,
            self.silence,
            self.block,
            self.fail_disk,
            self.freeze_disk,
            self.jump_clock,
            self.kill_bots,
        ]
        if isinstance(site.disk, PostgresServer):
            kinds += [self.partition, self.partition, self.restart_database, self.lose_answers]
        if site.kind is Kind.SHARED:
            kinds.append(self.crash_supervisor)
        many = dice.randrange(1, 1 + len(kinds))
        self._kinds = dice.sample(kinds, many)
        self._share = dice.choice((0.1, 0.3, 0.6, 1.0))
        """How often something that happens is followed by a fault."""

    def happened(self) -> None:
        """A client does something."""
        if self.is_on and self.dice.random() < self._share:
            self.world.after(self.dice.random() ** 3 * LATEST, self.strike)

    def strike(self) -> None:
        if self.is_on:
            self.dice.choice(self._kinds)()

    def end(self) -> None:
        """Everything works from now on, once those who died are back."""
        self.is_on = False
        self.calm_from = self.world.now + SETTLED
        self.site.disk.kills = 0
        self.site.disk.weather = type(self.site.disk.weather)()
        self.bots_die = 0.0
        for process in self.site.running:
            process.callbacks_left, process.clock_error = FOREVER, 0.0
            process.cut_off_until = min(process.cut_off_until, self.world.now)
        self.site.clock_errors.clear()
        self.site.away.clear()
        if isinstance(self.site.disk, PostgresServer):
            self.site.disk.loses_answers = self.site.disk.loses_requests = 0.0

    # Processes

    def _process(self) -> ServerProcess | None:
        running = self.site.running
        return self.dice.choice(running) if running else None

    def crash(self) -> None:
        """Die before one of the next callbacks."""
        process = self._process()
        if process is not None:
            process.callbacks_left = int(self.dice.random() ** 2 * 150)
            if self.dice.random() < 0.15:
                self.site.away[process.number] = self.dice.uniform(10, HOUR)

    def crash_in_commit(self) -> None:
        """Die while the disk works, or just after."""
        self.site.disk.kills = 1

    def cut_power(self) -> None:
        """Everything dies at once."""
        for process in [*self.site.running, self.site.supervisor]:
            if process is not None:
                process.die("has no power")
        if isinstance(self.site.disk, PostgresServer):
            self.restart_database()

    def crash_supervisor(self) -> None:
        if self.site.supervisor is not None:
            self.site.supervisor.die("died")

    def restart(self) -> None:
        process = self._process()
        if process is not None and process.is_open:
            process.stop()

    def stall(self) -> None:
        process = self._process()
        if process is not None:
            seconds = self.dice.random() ** 2 * 25
            process.note(f"stands still for {seconds:.1f} s")
            process.stalled_until = self.world.now + seconds

    def jump_clock(self) -> None:
        process = self._process()
        if process is not None:
            error = self.dice.uniform(-6, 6) * HOUR if self.dice.random() < 0.5 else self.dice.uniform(-90, 90)
            process.note(f"has a clock that is wrong by {error:.0f} s")
            process.clock_error = self.site.clock_errors[process.number] = error

    def kill_bots(self) -> None:
        self.bots_die = 0.3
        self.world.after(self.dice.uniform(1, 60), self._mend_bots)

    def _mend_bots(self) -> None:
        self.bots_die = 0.0

    # Connections

    def _wire(self) -> Wire | None:
        wires = list(self.network.wires)
        return self.dice.choice(wires) if wires else None

    def cut(self) -> None:
        wire = self._wire()
        if wire is not None:
            wire.cut(self.dice.uniform(0.01, 2), self.dice.uniform(0.01, 2))

    def silence(self) -> None:
        wire = self._wire()
        if wire is not None:
            wire.silence(self.dice.uniform(0.5, 20), self.dice)

    def block(self) -> None:
        wire = self._wire()
        if wire is not None:
            wire.block(self.dice.uniform(0.5, 80))

    # The disk

    def fail_disk(self) -> None:
        weather = self.site.disk.weather
        weather.fails, weather.code = self.dice.choice((0.2, 1.0)), self.dice.choice(CODES)
        weather.reads_fail = self.dice.choice((0.0, 0.0, 0.2))
        self._note(f"fails, error {weather.code}")
        self.world.after(self.dice.random() ** 2 * 40, self._mend_disk)

    def _mend_disk(self) -> None:
        weather = self.site.disk.weather
        weather.fails = weather.reads_fail = 0.0
        self._note("works again")

    def freeze_disk(self) -> None:
        seconds = self.dice.uniform(1, 40)
        self._note(f"freezes for {seconds:.0f} s")
        self.site.disk.weather.frozen_until = self.world.now + seconds

    def _note(self, what: str) -> None:
        self.world.history.note("disk", what)

    # PostgreSQL

    def _database(self) -> PostgresServer:
        assert isinstance(self.site.disk, PostgresServer)
        return self.site.disk

    def partition(self) -> None:
        """The database cannot be reached from one process, or from all."""
        processes = self.site.running
        if self.dice.random() > 0.2:
            self.dice.shuffle(processes)
            del processes[1:]
        for process in processes:
            seconds = self.dice.random() ** 2 * 60
            process.note(f"cannot reach the database for {seconds:.1f} s")
            process.cut_off_until = self.world.now + seconds

    def restart_database(self) -> None:
        self._database().restart(self.dice.uniform(0.2, 15))

    def lose_answers(self) -> None:
        database = self._database()
        database.loses_answers, database.loses_requests = self.dice.choice(((0.3, 0.0), (0.0, 0.3), (0.2, 0.2)))
        self.world.after(self.dice.uniform(1, 60), self._mend_answers)

    def _mend_answers(self) -> None:
        self._database().loses_answers = self._database().loses_requests = 0.0
