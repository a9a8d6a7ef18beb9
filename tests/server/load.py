"""A full room: many tables, everybody connected, a move at every table every few seconds. `make load` runs it.

    python -m tests.server.load --tables 1000 --seats 4 --every 5 --seconds 60

It starts a server of its own on SQLite (or on --db), and prints how long people waited for their acknowledgements.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from emporion.games import names
from tests.server.crashes import half_applied, lost
from tests.server.crowd import Figures, Person, seat_crowd
from tests.server.processes import ServerProcess

GENEROUS = {"most_sockets_per_address": 100_000}


async def connect_all(people: list[Person], port: int, abreast: int = 100) -> list[asyncio.Task[None]]:
    """Everybody takes a seat; not all in the same instant."""
    playing = []
    for number, person in enumerate(people):
        person.plays = False
        playing.append(asyncio.create_task(person.stay([port])))
        if number % abreast == abreast - 1:
            await asyncio.sleep(0.2)
    while not all(person.scene for person in people):
        await asyncio.sleep(0.1)
    return playing


async def run(server: ServerProcess, tables: int, seats: int, every: float, seconds: float) -> dict[str, float]:
    figures = Figures()
    say(f"opening {tables} tables")
    people = await seat_crowd(server.port, tables, seats, figures, 1, names(), pause=every)
    say(f"connecting {len(people)} people")
    playing = await connect_all(people, server.port)
    say(f"playing for {seconds:.0f} s")
    figures.seconds.clear()
    figures.reconnects = 0
    cpu, began = processor_seconds(server), time.perf_counter()
    for person in people:
        person.plays = True
    waking = [asyncio.create_task(wake(person, every)) for person in people]
    await asyncio.sleep(seconds)
    lasted, used = time.perf_counter() - began, processor_seconds(server) - cpu
    waits = sorted(1000 * wait for wait in figures.seconds)
    report = {
        "tables": tables,
        "sockets": len(people),
        "seconds": round(lasted, 1),
        "moves": len(waits),
        "moves_per_second": round(len(waits) / lasted, 1),
        "ack_p50_ms": round(statistics.median(waits), 2),
        "ack_p95_ms": round(waits[int(0.95 * len(waits))], 2),
        "ack_p99_ms": round(waits[int(0.99 * len(waits))], 2),
        "ack_max_ms": round(waits[-1], 2),
        "frames_per_second": round(figures.frames / lasted, 1),
        "refusals": len(figures.refusals),
        "reconnects": figures.reconnects,
        "memory_mb": round(memory(server), 1),
        "server_cpu": round(used / lasted, 2),
    }
    for task in (*waking, *playing):
        task.cancel()
    await asyncio.gather(*waking, *playing, return_exceptions=True)
    report["lost"] = len(lost(server.environment["EMPORION_DB"], figures))
    return report


async def wake(person: Person, every: float) -> None:
    """Those who were asked before the start begin at different moments."""
    await asyncio.sleep(random.uniform(0, every))
    await person.nudge()


def memory(server: ServerProcess) -> float:
    """Of the serving process, in megabytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1024


def processor_seconds(server: ServerProcess) -> float:
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def say(text: str) -> None:
    print(f"{text} …", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--db")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.db or f"sqlite:///{folder}/room.sqlite"
        with ServerProcess(database, **GENEROUS) as server:
            report = asyncio.run(run(server, given.tables, given.seats, given.every, given.seconds))
        report["half_applied"] = len(half_applied(database))
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
