"""Simulated players in several processes, each with an event loop and a share of the tables, so that the clients of a
load test are not its limit.

The process that runs the test starts them, tells all of them what to do, and merges what they measured. All clients of
a table are in one process: the times between them are by one clock.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import random
import resource
import time
import traceback
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import reduce
from multiprocessing.connection import Connection
from typing import Any, Protocol, Self

import uvloop

from emporion.games import names
from tests.server.boardgameio import seat_peer_players
from tests.server.simulated_players import (
    REFUSED_CONNECTION,
    Acknowledgement,
    Measurements,
    SimulatedPlayer,
    seat_players,
)
from tests.waiting import PATIENCE

CONNECTED_PER_SECOND = 500  # clients do not all connect in the same instant
MOST_CONNECTING = 200  # at once, on a machine that is too busy for that rate
SECONDS_PER_CONNECTION = 0.05  # at least, before it has failed
CHECK_SECONDS = 0.5  # between two looks at how many games are not over
END_SECONDS = 5.0  # for a client process to end by itself
CALM_SECONDS = 1.0  # after the last answer, for the frames that are still on their way


@dataclass(frozen=True)
class Plan:
    """The tables that a process fills, and who sits at them."""

    port: int
    """Of the WebSockets."""
    lobby_port: int
    """Where tables are opened."""
    tables: int
    seats: int
    every: float
    """Seconds between two moves of a table."""
    bots: tuple[str, ...] = ()
    spectators: int = 0
    first: int = 0
    """The number of the first table."""
    peer: bool = False
    """Whether the server is boardgame.io's."""

    def shares(self, many: int) -> list[Plan]:
        """The plan divided among processes."""
        bounds = [self.tables * number // many for number in range(many + 1)]
        watching = [self.spectators * number // many for number in range(many + 1)]
        return [
            replace(
                self,
                tables=bounds[number + 1] - bounds[number],
                spectators=watching[number + 1] - watching[number],
                first=self.first + bounds[number],
            )
            for number in range(many)
        ]


@dataclass
class Window:
    """What clients measured for a while."""

    seconds: float
    acknowledged: list[float]
    """Seconds until moves were acknowledged."""
    told: list[float]
    """Seconds until the others at the table saw moves."""
    frames: int
    refusals: int
    reconnects: int
    cpus: list[float]
    """The part of a core that each client process used."""

    def __add__(self, other: Window) -> Window:
        return Window(
            max(self.seconds, other.seconds),
            self.acknowledged + other.acknowledged,
            self.told + other.told,
            self.frames + other.frames,
            self.refusals + other.refusals,
            self.reconnects + other.reconnects,
            self.cpus + other.cpus,
        )

    @property
    def rate(self) -> float:
        """Acknowledged moves per second."""
        return len(self.acknowledged) / self.seconds


class Guest(Protocol):
    """A simulated player, of either server."""

    table: str
    plays: bool
    pause: float

    @property
    def is_connected(self) -> bool: ...

    @property
    def is_here(self) -> bool:
        """The server has answered on the current connection."""

    @property
    def is_waiting(self) -> bool:
        """A move is not answered yet."""

    @property
    def is_over(self) -> bool: ...

    async def stay(self, ports: Sequence[int]) -> None: ...

    def nudge(self) -> None: ...

    def set_pace(self, pause: float) -> None: ...


@dataclass
class Group:
    """The players of one process. The methods are what the process can be told to do."""

    plan: Plan
    clients: int
    """How many processes there are."""
    measurements: Measurements = field(default_factory=Measurements)
    people: list[Guest] = field(default_factory=list)
    playing: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    """By the id of the player, who is in `people`."""
    opened: int = 0
    faults: list[str] = field(default_factory=list)
    began: tuple[float, float] = 0.0, 0.0
    keeping_rate: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the tables and take the seats."""
        self.people = await self._seated(self.plan.tables, self.plan.spectators)

    async def _seated(self, tables: int, spectators: int) -> list[Guest]:
        plan, first = self.plan, self.plan.first + self.opened
        self.opened += tables
        if plan.peer:
            return [*await seat_peer_players(plan.lobby_port, tables, plan.seats, self.measurements, plan.every, first)]
        seated = await seat_players(
            plan.lobby_port, tables, plan.seats, self.measurements, 1, names(), plan.every, plan.bots, first
        )
        ids = list(dict.fromkeys(person.table for person in seated))
        return [*seated, *(onlooker(ids[number % len(ids)], self.measurements) for number in range(spectators))]

    async def connect(self) -> int:
        """Connect all players; returns their number."""
        await self._connect(self.people)
        gc.collect()
        gc.freeze()  # a collection here must not look like a pause of the server
        return len(self.people)

    async def _connect(self, people: Sequence[Guest]) -> None:
        until = time.monotonic() + PATIENCE + SECONDS_PER_CONNECTION * len(people)
        missing: list[Guest] = []
        for person in people:
            person.plays = False
            self.playing[id(person)] = asyncio.create_task(person.stay([self.plan.port]))
            missing.append(person)
            await asyncio.sleep(self.clients / CONNECTED_PER_SECOND)
            await self._connected(missing, MOST_CONNECTING // self.clients, until)
        await self._connected(missing, 0, until)

    async def _connected(self, missing: list[Guest], few: int, until: float) -> None:
        """Wait until no more than a few of these are missing, and drop the others from the list."""
        while len(missing) > few:
            missing[:] = [person for person in missing if not person.is_connected]
            for person in missing:
                if (task := self.playing[id(person)]).done():
                    task.result()
            if refused := self.measurements.refusals.count(REFUSED_CONNECTION):
                raise ConnectionRefusedError(f"the server refused {refused} connections: its limits are too low")
            if time.monotonic() > until:
                raise TimeoutError(f"{len(missing)} of {len(self.playing)} clients could not connect")
            if len(missing) > few:
                await asyncio.sleep(0.05)

    async def play(self) -> None:
        """Begin to play. Players who were due before begin at different times."""
        loop, every = asyncio.get_running_loop(), self.plan.every
        for person in self.people:
            person.plays = True
            loop.call_later(random.uniform(0, every), person.nudge)

    async def set_rate(self, rate: float) -> None:
        """Play at this number of moves per second, over all tables of this process."""
        for person in self.people:
            person.set_pace(self._running / rate)
        self.keeping_rate = asyncio.create_task(self._keep_rate(rate))

    async def _keep_rate(self, rate: float) -> None:
        """When games end, the other tables play faster."""
        while self._running:
            before = self._running
            for person in self.people:
                person.pause = before / rate
            while self._running == before:
                await asyncio.sleep(CHECK_SECONDS)

    @property
    def _running(self) -> int:
        """Tables that are not over."""
        return len({person.table for person in self.people if not person.is_over})

    async def rest(self) -> None:
        """Stop playing, and wait until all moves are answered and seen."""
        if self.keeping_rate is not None:
            self.keeping_rate.cancel()
        for person in self.people:
            person.plays = False
        async with asyncio.timeout(PATIENCE):
            while any(person.is_waiting for person in self.people):
                await asyncio.sleep(0.05)
        await asyncio.sleep(CALM_SECONDS)

    async def replace_finished(self) -> int:
        """Let the players of finished games play at new tables; returns the number of these."""
        return await self._replace({person.table for person in self.people if person.is_over})

    async def replace_oldest(self, many: int) -> int:
        """The same, and so do players of the tables that were opened first: these are left as they are."""
        oldest = list(dict.fromkeys(person.table for person in self.people))[:many]
        return await self._replace({*oldest, *(person.table for person in self.people if person.is_over)})

    async def _replace(self, gone: set[str]) -> int:
        if not gone:
            return 0
        left = [person for person in self.people if person.table in gone]
        await self._end([self.playing.pop(id(person)) for person in left])
        watched = sum(getattr(person, "seat", 0) == -1 for person in left)
        self.people = [person for person in self.people if person.table not in gone]
        new = await self._seated(len(gone), watched)
        await self._connect(new)
        self.people += new
        return len(gone)

    async def begin_window(self) -> None:
        measured = self.measurements
        measured.seconds, measured.seconds_of_others, measured.refusals = [], [], []
        measured.reconnects = measured.frames = 0
        self.began = time.perf_counter(), time.process_time()

    async def end_window(self) -> Window:
        """What was measured since `begin_window`."""
        seconds, used = time.perf_counter() - self.began[0], time.process_time() - self.began[1]
        found = self.measurements
        return Window(
            seconds,
            found.seconds,
            found.seconds_of_others,
            found.frames,
            len(found.refusals),
            found.reconnects,
            [used / seconds],
        )

    async def counts(self) -> tuple[int, int, int]:
        """Acknowledged moves, moves seen by others, and players whom the server has answered since they connected."""
        found = self.measurements
        return len(found.seconds), len(found.seconds_of_others), sum(person.is_here for person in self.people)

    async def end(self) -> tuple[list[Acknowledgement], list[str]]:
        """Disconnect all players. Returns what was acknowledged, and the errors of clients."""
        await self._end(list(self.playing.values()))
        return self.measurements.acknowledgements, self.faults

    async def _end(self, tasks: Sequence[asyncio.Task[None]]) -> None:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        self.faults += [repr(end) for end in ends if isinstance(end, Exception)]


def onlooker(table: str, measurements: Measurements) -> SimulatedPlayer:
    """A spectator."""
    return SimulatedPlayer(table, -1, "", measurements, random.Random(table))


class ClientFailed(Exception):
    """A client process could not do what it was told."""


class Crowd:
    """The client processes of a load test."""

    def __init__(self, plan: Plan, clients: int = 1, cpus: Collection[int] | None = None) -> None:
        """`cpus`: the cores that the clients run on."""
        spawning = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        for share in plan.shares(clients):
            ours, theirs = spawning.Pipe()
            process = spawning.Process(target=attend, args=(theirs, share, clients, cpus), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(END_SECONDS)
            process.terminate()  # one that is connecting players does not look at its pipe
            process.join(PATIENCE)

    def tell(self, what: Callable[..., Any], *words: Any) -> list[Any]:
        """Let all processes run a method of their `Group`; returns what each of them returned."""
        for pipe in self._pipes:
            pipe.send((what.__name__, words))
        return [self._answer(pipe) for pipe in self._pipes]

    def _answer(self, pipe: Connection) -> Any:
        try:
            answer, fault = pipe.recv()
        except EOFError:
            raise ClientFailed("a client process ended") from None
        if fault:
            raise ClientFailed(fault)
        return answer

    def set_rate(self, rate: float) -> None:
        self.tell(Group.set_rate, rate / len(self._pipes))

    def end_window(self) -> Window:
        windows: list[Window] = self.tell(Group.end_window)
        return merged(windows)

    def counts(self) -> tuple[int, int, int]:
        found: list[tuple[int, int, int]] = self.tell(Group.counts)
        moves, told, here = (sum(each) for each in zip(*found, strict=True))
        return moves, told, here

    def end(self) -> tuple[list[Acknowledgement], list[str]]:
        found: list[tuple[list[Acknowledgement], list[str]]] = self.tell(Group.end)
        return [each for first, _ in found for each in first], [each for _, second in found for each in second]


def merged(windows: Sequence[Window]) -> Window:
    """The windows of all processes as one."""
    return reduce(Window.__add__, windows)


def attend(pipe: Connection, plan: Plan, clients: int, cpus: Collection[int] | None) -> None:
    """A client process: do what the pipe says until it is closed."""
    if cpus:
        os.sched_setaffinity(0, cpus)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_attend(pipe, Group(plan, clients)))


async def _attend(pipe: Connection, group: Group) -> None:
    with suppress(EOFError, OSError):
        while True:
            what, words = await asyncio.to_thread(pipe.recv)
            try:
                answer = await getattr(group, what)(*words), ""
            except Exception:
                answer = None, traceback.format_exc()
            pipe.send(answer)


@contextmanager
def pinned(cpus: Collection[int] | None) -> Iterator[None]:
    """Processes that are started here run on these cores."""
    before = os.sched_getaffinity(0) if cpus else set()
    if cpus:
        os.sched_setaffinity(0, cpus)
    try:
        yield
    finally:
        if cpus:
            os.sched_setaffinity(0, before)


def cores(text: str) -> set[int]:
    """Cores as `taskset` writes them: 0, 1-15 or 0,2,4-7."""
    found = set[int]()
    for part in text.split(","):
        first, _, last = part.partition("-")
        found |= set(range(int(first), int(last or first) + 1))
    return found


def allow_files(many: int) -> None:
    """Let this process and those it starts open that many files; the usual limit is 1,024."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < many:
        if hard != resource.RLIM_INFINITY and hard < many:
            raise SystemExit(f"{many} files have to be open, the system allows {hard}: raise `ulimit -Hn`")
        resource.setrlimit(resource.RLIMIT_NOFILE, (many, hard))
