"""Load test: many tables with all players connected, and a move at every table every few seconds (`make load`).

    python -m tests.server.load --tables 1000 --seats 4 --every 5 --seconds 60
    python -m tests.server.load --bots 2 --level trader     bots play half of the seats
    python -m tests.server.load --restart                   restarts the server halfway
    python -m tests.server.load --peer                      the same load on boardgame.io's server, for comparison

Starts its own server on SQLite (or --db), and prints how long players waited for acknowledgements.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from emporion.games import names
from tests.server.boardgameio import PeerProcess, seat_peer_players
from tests.server.kills import half_applied, lost
from tests.server.processes import ServerProcess
from tests.server.simulated_players import Measurements, SimulatedPlayer, seat_players
from tests.waiting import PATIENCE

GENEROUS = {"most_sockets_per_address": 100_000}
MUST_BE_NONE = ("errors", "lost", "half_applied")
Report = dict[str, Any]


class Guest(Protocol):
    """A simulated player, of either server."""

    plays: bool
    measurements: Measurements

    @property
    def is_connected(self) -> bool: ...

    async def stay(self, ports: Sequence[int]) -> None: ...

    async def nudge(self) -> None: ...


class Running(Protocol):
    port: int
    process: subprocess.Popen[str]


async def connect_all(people: Sequence[Guest], port: int, abreast: int = 100) -> list[asyncio.Task[None]]:
    """Connect all players, but not all in the same instant."""
    playing = []
    for number, person in enumerate(people):
        person.plays = False
        playing.append(asyncio.create_task(person.stay([port])))
        if number % abreast == abreast - 1:
            await asyncio.sleep(0.2)
    while not all(person.is_connected for person in people):
        await asyncio.sleep(0.1)
    return playing


Halfway = Callable[[], Awaitable[Report]]


async def measured(
    server: Running,
    people: Sequence[Guest],
    every: float,
    seconds: float,
    halfway: Halfway | None = None,
    moves: int = 1,
) -> Report:
    """Let all players connect and play, for this time and until this number of moves is acknowledged; returns the
    measurements."""
    measurements = people[0].measurements
    say(f"connecting {len(people)} people")
    playing = await connect_all(people, server.port)
    gc.collect()
    gc.freeze()  # a collection here must not look like a pause of the server
    say(f"playing for {seconds:.0f} s")
    measurements.seconds.clear()
    measurements.seconds_of_others.clear()
    measurements.reconnects = measurements.frames = 0
    cpu, own, began = processor_seconds(server), time.process_time(), time.perf_counter()
    for person in people:
        person.plays = True
    waking = [asyncio.create_task(wake(person, every)) for person in people]
    await asyncio.sleep(seconds / 2)
    found = await halfway() if halfway else {}
    await asyncio.sleep(seconds / 2)
    async with asyncio.timeout(PATIENCE):
        while len(measurements.seconds) < moves or not measurements.seconds_of_others:
            await asyncio.sleep(0.05)
    lasted, used = time.perf_counter() - began, processor_seconds(server) - (0 if found else cpu)
    waits = sorted(1000 * wait for wait in measurements.seconds)
    others = sorted(1000 * wait for wait in measurements.seconds_of_others)
    report = {
        "sockets": len(people),
        "seconds": round(lasted, 1),
        "moves": len(waits),
        "moves_per_second": round(len(waits) / lasted, 1),
        "ack_p50_ms": round(statistics.median(waits), 2),
        "ack_p95_ms": round(waits[int(0.95 * len(waits))], 2),
        "ack_p99_ms": round(waits[int(0.99 * len(waits))], 2),
        "ack_max_ms": round(waits[-1], 2),
        "told_p50_ms": round(statistics.median(others), 2),
        "told_p99_ms": round(others[int(0.99 * len(others))], 2),
        "frames_per_second": round(measurements.frames / lasted, 1),
        "refusals": len(measurements.refusals),
        "reconnects": measurements.reconnects,
        "memory_mb": round(memory(server), 1),
        "server_cpu": round(used / lasted, 3),
        "client_cpu": round((time.process_time() - own) / lasted, 2),
    }
    for task in (*waking, *playing):
        task.cancel()
    ends = await asyncio.gather(*waking, *playing, return_exceptions=True)
    faults = [end for end in ends if isinstance(end, Exception)]
    for fault in faults[:3]:
        say(f"a client failed: {fault!r}")
    return report | found | {"errors": len(faults)}


async def restarted(server: ServerProcess, people: Sequence[SimulatedPlayer]) -> Report:
    """Stop the server as a host does, start it again, and wait until all players are back."""
    say("stopping and starting the server")
    began = time.perf_counter()
    code = await asyncio.to_thread(server.stop)
    stopped = time.perf_counter()
    await asyncio.to_thread(server.start)
    started = time.perf_counter()
    half = await back(people, len(people) // 2)
    everybody = await back(people, len(people))
    return {
        "exit_code": code,
        "stop_s": round(stopped - began, 2),
        "start_s": round(started - stopped, 2),
        "half_back_after_s": round(half - started, 2),
        "all_back_after_s": round(everybody - started, 2),
    }


async def back(people: Sequence[SimulatedPlayer], many: int) -> float:
    """When this many players were served again."""
    while sum(person.is_here for person in people) < many:
        await asyncio.sleep(0.02)
    return time.perf_counter()


async def wake(person: Guest, every: float) -> None:
    """Players who were due before the start begin at different times."""
    await asyncio.sleep(random.uniform(0, every))
    await person.nudge()


def memory(server: Running) -> float:
    """Resident memory of the serving process, in megabytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1024


def processor_seconds(server: Running) -> float:
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def say(text: str) -> None:
    print(f"{text} …", file=sys.stderr, flush=True)


def our_room(given: argparse.Namespace, database: str) -> Report:
    settings: dict[str, Any] = dict(GENEROUS)
    if given.bots:
        settings |= {"bot_pause_seconds": given.every, "compile_bots": True}

    async def run(server: ServerProcess) -> Report:
        measurements = Measurements()
        say(f"opening {given.tables} tables")
        seats = given.seats - given.bots
        people = await seat_players(
            server.port, given.tables, seats, measurements, 1, names(), given.every, [given.level] * given.bots
        )
        tables = list({person.table for person in people})
        watching = [onlooker(tables[number % len(tables)], measurements) for number in range(given.spectators)]
        everybody = [*people, *watching]
        halfway = partial(restarted, server, everybody) if given.restart else None
        report = await measured(server, everybody, given.every, given.seconds, halfway, given.moves)
        return report | {"lost": len(lost(database, measurements))}

    with ServerProcess(database, **settings) as server:
        report = asyncio.run(run(server))
    bots = f", {given.bots} of {given.seats} seats are bots" if given.bots else ""
    return {"server": f"emporion{bots}", **report, "half_applied": len(half_applied(database))}


def onlooker(table: str, measurements: Measurements) -> SimulatedPlayer:
    """A spectator."""
    return SimulatedPlayer(table, -1, "", measurements, random.Random(table))


def their_room(given: argparse.Namespace, storage: Path | None) -> Report:
    async def run(server: PeerProcess) -> Report:
        say(f"opening {given.tables} matches")
        people = await seat_peer_players(server.lobby_port, given.tables, given.seats, Measurements(), given.every)
        return await measured(server, people, given.every, given.seconds)

    with PeerProcess(storage) as server:
        return {"server": f"{server.name}, {'files' if storage else 'memory'}", **asyncio.run(run(server))}


def table(reports: Sequence[Report]) -> str:
    """The reports side by side, as Markdown."""
    rows = [name for name in reports[0] if name != "server"]
    lines = ["| | " + " | ".join(report["server"] for report in reports) + " |", "|---|" + "---:|" * len(reports)]
    for name in rows:
        cells = " | ".join(f"{report[name]:,}" if name in report else "–" for report in reports)
        lines.append(f"| {name.replace('_', ' ')} | {cells} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", type=int, default=0, help="seats of each table that bots play")
    parser.add_argument("--spectators", type=int, default=100, help="who only watch, at our tables")
    parser.add_argument("--level", default="trader", help="of the bots")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--moves", type=int, default=1, help="play goes on until this number, even if it takes longer")
    parser.add_argument("--restart", action="store_true", help="stop and start the server halfway")
    parser.add_argument("--db")
    parser.add_argument("--peer", action="store_true", help="boardgame.io as well, in memory and in files")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        reports = [our_room(given, given.db or f"sqlite:///{folder}/room.sqlite")]
        for storage in (None, Path(folder) / "matches") if given.peer else ():
            print(table(reports), file=sys.stderr)  # in case the other server fails
            reports.append(their_room(given, storage))
    print(json.dumps(reports, indent=2) if given.json else table(reports))
    expected = MUST_BE_NONE if given.restart else (*MUST_BE_NONE, "refusals")
    if wrong := [name for name in expected if reports[0][name]]:
        sys.exit(f"there should be no {', '.join(wrong).replace('_', ' ')}")


if __name__ == "__main__":
    main()
