"""Rounds of faults: simulated players play without pause, something breaks and comes back, and they go on.

Every player keeps a journal of acknowledgements. After all rounds each acknowledged command has to be stored once, as
it was acknowledged, and every table has to replay with its hash chain whole.
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

from emporion.games import names
from tests.server.kills import end, half_applied, lost
from tests.server.simulated_players import Measurements, SimulatedPlayer, seat_players
from tests.waiting import PATIENCE

TABLES = 12
SEATS = 2
MOVES = 200  # acknowledged in every round before something breaks
LATEST = 1.0  # seconds after these moves, at most
SERVED_AGAIN = 2.0  # seconds after a fault, at most

Fault = Callable[[int], Awaitable[float]]
"""Breaks something in the round of this number and mends it; returns when that was, by the monotonic clock."""
Say = Callable[[str], None]


class Result(msgspec.Struct):
    """What the rounds of one kind of fault came to."""

    fault: str
    rounds: int = 0
    acknowledged: int = 0
    lost: int = 0
    broken_tables: int = 0
    reconnects: int = 0
    recoveries: list[float] = []
    """Seconds from the end of each fault to the next acknowledgement."""
    minutes: float = 0.0
    load: float = 0.0
    """The highest load average after a round."""
    more: dict[str, int] = {}

    @property
    def is_whole(self) -> bool:
        """Nothing was lost, and players went on after every fault."""
        return not self.lost and not self.broken_tables and len(self.recoveries) == self.rounds

    @property
    def is_good(self) -> bool:
        """Whole, and served again in time: in the median, and always if the machine had cores to spare. With a load
        average above their number, single rounds wait for a core."""
        if not self.is_whole or statistics.median(self.recoveries) > SERVED_AGAIN:
            return False
        return max(self.recoveries) <= SERVED_AGAIN or self.load > (os.cpu_count() or 1)

    @property
    def row(self) -> list[str]:
        times = sorted(self.recoveries) or [0.0]
        return [
            self.fault,
            f"{self.rounds:,}",
            f"{self.acknowledged:,}",
            f"{self.lost:,}",
            f"{self.broken_tables:,}",
            f"{statistics.median(times):.2f}",
            f"{times[-1]:.2f}",
        ]


HEADS = ["fault", "rounds", "acknowledged", "lost", "tables broken", "served again, s, p50", "max"]


def table(results: Sequence[Result]) -> str:
    """The results as Markdown."""
    lines = [HEADS, ["---", *["---:"] * (len(HEADS) - 1)], *(result.row for result in results)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


@dataclass
class Players:
    """Simulated players at a few tables, and new tables for them when games are over."""

    ports: Sequence[int]
    seed: int
    tables: int = TABLES
    measurements: Measurements = field(default_factory=Measurements)
    people: list[SimulatedPlayer] = field(default_factory=list)
    playing: list[asyncio.Task[None]] = field(default_factory=list)
    opened: int = 0

    async def come(self) -> None:
        """Fill up the tables, as far as games are over."""
        missing = self.tables - len({person.table for person in self.people if not person.is_over})
        if 2 * missing < self.tables:
            return
        async with asyncio.timeout(PATIENCE):
            new = await self._seated(missing)
        self.people += new
        self.playing += [asyncio.create_task(person.stay(self.ports)) for person in new]

    async def _seated(self, tables: int) -> list[SimulatedPlayer]:
        while True:
            try:
                first, self.opened = self.opened, self.opened + tables
                return await seat_players(
                    self.ports[0], tables, SEATS, self.measurements, self.seed, names(), first=first
                )
            except (OSError, httpx.HTTPError):  # the room comes back only now
                await asyncio.sleep(0.2)

    async def acknowledged_after(self, moment: float) -> float:
        """When the first move was acknowledged after a moment. Earlier answers may still be on their way."""
        found = self.measurements.acknowledgements
        async with asyncio.timeout(PATIENCE):
            while not found or found[-1].at <= moment:
                self._check()
                await asyncio.sleep(0.002)
        return next(each.at for each in found if each.at > moment)

    async def moves(self, many: int) -> None:
        """Wait until so many moves more are acknowledged, or all games are over."""
        found = self.measurements.acknowledgements
        enough = len(found) + many
        async with asyncio.timeout(PATIENCE):
            while len(found) < enough and not all(person.is_over for person in self.people):
                self._check()
                await asyncio.sleep(0.01)

    def _check(self) -> None:
        for task in self.playing:
            if task.done():
                task.result()

    async def leave(self) -> None:
        await end(self.people, self.playing)


async def rounds(
    fault: str,
    many: int,
    ports: Sequence[int],
    break_and_mend: Fault,
    say: Say,
    moves: int = MOVES,
    tables: int = TABLES,
    seed: int = 1,
) -> tuple[Result, Measurements]:
    """Play, and let something break so many times."""
    players, dice, began = Players(ports, seed, tables), random.Random(seed), time.monotonic()
    result = Result(fault, many)
    await players.come()
    for number in range(many):
        await players.moves(moves)
        await asyncio.sleep(dice.uniform(0, LATEST))
        back = await break_and_mend(number)
        result.recoveries.append(round(await players.acknowledged_after(back) - back, 3))
        result.load = max(result.load, os.getloadavg()[0])
        said = f"{fault}, round {number + 1} of {many}: served again after {result.recoveries[-1]:.2f} s"
        say(f"{said}, {len(players.measurements.acknowledgements):,} acknowledged")
        await players.come()
    await players.leave()
    result.acknowledged = len(players.measurements.acknowledgements)
    result.reconnects = players.measurements.reconnects
    result.minutes = round((time.monotonic() - began) / 60, 1)
    return result, players.measurements


def checked(result: Result, measurements: Measurements, database: str, say: Say) -> Result:
    """Compare the journal with what is stored."""
    missing, broken = lost(database, measurements), half_applied(database)
    for each in [*missing, *broken][:10]:
        say(f"WRONG: {each}")
    result.lost, result.broken_tables = len(missing), len(broken)
    return result


def run(database: str, say: Say, *what: Any, **more: Any) -> Result:
    """Run rounds and check them."""
    result, measurements = asyncio.run(rounds(*what, **{"say": say, **more}))
    return checked(result, measurements, database, say)
