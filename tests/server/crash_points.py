"""A process that plays a scenario at a table and crashes at a chosen point.

It reports every acknowledged version, and calls `os._exit` when it reaches the point for the COUNT-th time. It is
forked from a process that has imported everything and has no threads or connections: starting a new interpreter would
take longer than the scenario.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from multiprocessing.connection import Connection as Pipe
from typing import Any, NamedTuple

from sqlalchemy import Connection, event

from emporion.kernel import reference
from emporion.kernel.records import state_hash
from emporion.match.clock import TimeControl
from emporion.server.pools import figures
from emporion.server.room.entries import Moved, Opened, Plan, encoded
from emporion.server.room.room import Decision, Room
from emporion.server.room.table import Table
from emporion.server.room.table_repository import NewCode, TableRepository, summary_of
from emporion.server.storage import accounts, tables, write_queue
from emporion.server.storage.chain import StoredEntry, chained
from emporion.server.storage.database import Database, commit_on_sqlite
from emporion.server.storage.jobs import Job
from emporion.server.storage.prepared import Prepared
from emporion.server.storage.write_queue import GroupWriter, WriteQueue
from emporion.server.web.tables import start_game

BEFORE, AFTER = "before the commit", "after the commit"
POINTS = (BEFORE, AFTER, "the answer")
STATEMENT = "a statement"
"""A point after each statement."""
STORED = (AFTER, "the answer")
"""Points at which the write is durable, but not acknowledged."""
DIED, MOVES, NOTHING = 9, 2, -1

_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(["__main__", "tests.server.crash_points"])


class NullListener:
    def broadcast_pending(self, room: Room) -> None:
        pass

    def table_changed(self, room: Room) -> None:
        pass

    def table_deleted(self, room: Room) -> None:
        pass

    def presence_changed(self, room: Room) -> None:
        pass


class Acknowledged(NamedTuple):
    """An acknowledged version, and the game's state at it."""

    version: int
    state: int | None


# The scenario


class Scenario:
    """One table and the steps that happen at it."""

    def __init__(self, address: str, id: str, rated: bool) -> None:
        self.database = Database(address)
        self.write_queue = WriteQueue(self.database)
        self.repository = TableRepository(self.database, self.write_queue)
        self.id = id
        self.rated = rated
        self.room: Room

    @property
    def state(self) -> int | None:
        return state_of(self.room.table) if hasattr(self, "room") else None

    async def come_in(self) -> int:
        """Create the players; there is no table yet."""
        for name in ("Ada", "Bartek", "Chiara"):
            await self.write_queue.write(accounts.add_player, person(self.id, name), name, 0)
        return NOTHING

    async def open(self) -> int:
        ada = person(self.id, "Ada")
        plans = [Plan("person", ada, "Ada"), Plan("open")]
        opened = Opened("carthage", 1, {}, plans, ada, False, self.rated, TimeControl())
        await self.repository.open(self.id, opened, {0: code_of(self.id, 0, 0)})
        return 0

    async def look(self) -> int:
        self.room = Room(await self.repository.load(self.id), self.repository, NullListener())
        return self.room.table.version

    async def sit(self) -> int:
        bartek = person(self.id, "Bartek")
        code = NewCode(code_of(self.id, 1, self.room.table.version + 1))
        return await self.room.execute(
            lambda table: Decision(table.validate_join(bartek, "Bartek", 1, True)), code=code
        )

    async def start(self) -> int:
        return await start_game(self.room, self.room.table.host)

    async def move(self) -> int:
        def validate(table: Table) -> Decision:
            return Decision(*table.validate_move(table.actor, [self._something(table)]))

        return await self.room.execute(
            validate, by=self.room.table.actor, idempotency_key=f"move {self.room.table.version}"
        )

    async def play_to_the_last_move(self) -> int:
        return await self._play(until=lambda table: False)

    async def play_until_it_counts(self) -> int:
        """So many moves that a resignation changes ratings."""
        fair = figures("carthage", 2).fair_moves

        def is_enough(table: Table) -> bool:
            made = Counter(each.entry.seat for each in table.log_entries if isinstance(each.entry, Moved))
            return all(made[seat] >= fair for seat in range(len(table.seats)))

        return await self._play(until=is_enough)

    async def _play(self, until: Callable[[Table], bool]) -> int:
        """Play until something is so, or to the last move. Stored in few transactions, which is faster; the stored rows
        are the same."""
        table, writes = self.room.table, []
        while not until(table):
            seat = table.actor
            entry, proposal = table.validate_move(seat, [self._something(table)])
            if reference.actor(table.game, proposal.state) < 0:
                break
            table.apply(table.at, entry, seat, f"move {table.version}", proposal)
            line = StoredEntry(table.version, table.at, seat, f"move {table.version - 1}", encoded(entry))
            line = chained(table.id, table.chain, line)
            table.chain = line.hash
            writes.append(self.write_queue.write(tables.append, table.id, line, summary_of(table, table.at)))
        await asyncio.gather(*writes)
        return table.version

    async def resign(self) -> int:
        return await self.room.execute(lambda table: Decision(table.validate_resign(1)), by=1, idempotency_key="resign")

    async def transfer_seat(self) -> int:
        """Chiara takes a seat with its recovery code."""
        chiara, version = person(self.id, "Chiara"), self.room.table.version
        code = NewCode(code_of(self.id, 0, version + 1), used=code_of(self.id, 0, 0))
        return await self.room.execute(lambda table: Decision(table.validate_seat_transfer(0, chiara)), code=code)

    def _something(self, table: Table) -> int:
        """An action that depends only on the table's id and version, so that the last move is the one that was found
        before."""
        assert table.match is not None
        return random.Random(f"{self.id} {table.version}").choice(table.match.legal())


Step = Callable[[Scenario], Awaitable[int]]
OPENED: list[Step] = [Scenario.come_in, Scenario.open, Scenario.look]
SEATED: list[Step] = [*OPENED, Scenario.sit]
STARTED: list[Step] = [*SEATED, Scenario.start]
KINDS: dict[str, tuple[list[Step], list[Step]]] = {
    "opening a table": ([Scenario.come_in], [Scenario.open]),
    "taking a seat": (OPENED, [Scenario.sit]),
    "starting a game": (SEATED, [Scenario.start]),
    "moves": (STARTED, [Scenario.move] * MOVES),
    "the last move": ([*STARTED, Scenario.play_to_the_last_move], [Scenario.move]),
    "resigning": ([*STARTED, Scenario.play_until_it_counts], [Scenario.resign]),
    "a seat by its code": (STARTED, [Scenario.transfer_seat]),
}
"""The steps before the crash, and those during which the process crashes."""


def person(table: str, name: str) -> str:
    """Each player is at one table only, so that the rating comes from it."""
    return f"{name} of {table}"


def code_of(table: str, seat: int, version: int) -> str:
    """The recovery code that an entry gave to a seat, as if hashed."""
    return f"{table}, seat {seat}, version {version}"


def state_of(table: Table) -> int | None:
    return state_hash(table.match.state) if table.match else None


# The crash


def set_crash_point(database: Database, wanted: str, count: int) -> None:
    left = count

    def reach(point: str) -> None:
        nonlocal left
        left -= point == wanted
        if not left:
            os._exit(DIED)

    answer = Job.settle

    def dying_answer(*arguments: Any) -> None:
        reach("the answer")
        answer(*arguments)

    def dying_after(commit: Callable[..., Any]) -> Callable[..., Any]:
        def dying_commit(*arguments: Any) -> Any:
            found = commit(*arguments)
            reach(AFTER)
            return found

        return dying_commit

    execute = Prepared.execute

    def dying_execute(self: Prepared, connection: Connection, values: Mapping[str, Any]) -> int:
        rows = execute(self, connection, values)
        if database.is_sqlite:  # SQLAlchemy knows of no statement then
            reach(STATEMENT)
        return rows

    def dying_commit_on_sqlite(connection: Connection) -> None:
        reach(BEFORE)
        commit_on_sqlite(connection)

    setattr(Job, "settle", dying_answer)  # noqa: B010
    setattr(Prepared, "execute", dying_execute)  # noqa: B010
    for commits in ("_written", "commit"):
        setattr(GroupWriter, commits, dying_after(getattr(GroupWriter, commits)))
    setattr(write_queue, "commit_on_sqlite", dying_commit_on_sqlite)  # noqa: B010
    for name, point in (("after_cursor_execute", STATEMENT), ("commit", BEFORE)):
        event.listen(database.engine, name, partial(while_writing, partial(reach, point)))


def while_writing(then: Callable[[], None], *_: Any) -> None:
    """A reader thread may still be at work."""
    if threading.current_thread().name == "write-queue":
        then()


async def play_scenario(address: str, id: str, kind: str, point: str, count: int, told: Pipe) -> None:
    scenario = Scenario(address, id, rated=kind != "a seat by its code")
    before, deadly = KINDS[kind]
    for step in before:
        version = await step(scenario)
    told.send(Acknowledged(version, scenario.state))
    set_crash_point(scenario.database, point, count)
    for step in deadly:
        version = await step(scenario)
        told.send(Acknowledged(version, scenario.state))
    scenario.write_queue.close()


def run(*given: Any) -> None:
    asyncio.run(play_scenario(*given))


def run_until_crash(address: str, id: str, kind: str, point: str, count: int) -> tuple[int | None, list[Acknowledged]]:
    """The process's exit code, and what was acknowledged before."""
    hears, tells = _processes.Pipe(duplex=False)
    process = _processes.Process(target=run, args=(address, id, kind, point, count, tells))
    process.start()
    tells.close()
    acknowledged = []
    try:
        while True:
            acknowledged.append(hears.recv())
    except EOFError:
        process.join()
    return process.exitcode, acknowledged
