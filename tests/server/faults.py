"""Real faults under load: killed and frozen servers, power cuts, failing disks, outages of PostgreSQL.

    python -m tests.server.faults --kills 100 --freezes 20 --power-cuts 50 --disk-errors 20 --outages 20

Simulated players move without pause in all of them. Prints every round, and a table at the end; exit code 1 if an
acknowledged command is not stored as it was acknowledged, a table cannot be replayed, or the room was not served again
within two seconds: in the median, and in every round if the load average was not above the number of cores.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import make_url

from tests.calibration import calibration, machine
from tests.server import faulty_disk, postgres
from tests.server.fault_rounds import Players, Result, Say, checked, run, table
from tests.server.faulty_disk import FaultyDisk
from tests.server.flaky_proxy import FlakyProxy
from tests.server.live_server import prepare
from tests.server.processes import ServerOfWorkers, ServerProcess

LONGEST_FAULT = 3.0  # seconds that a disk fails, or a database is gone
FROZEN = 14.0  # seconds at most; after ten the server counts it as an outage

Options = dict[str, Any]


# Killed servers


def kills(rounds: int, say: Say, workers: int = 1, **more: Any) -> Result:
    """`kill -9` of the server; of several processes, in turn of one that serves and of the supervisor."""
    with room() as folder:
        database = f"sqlite:///{folder}/room.sqlite"
        server = ServerProcess(database) if workers == 1 else ServerOfWorkers(database, workers)

        async def kill(_number: int) -> float:
            server.kill()
            await asyncio.to_thread(server.start)
            return time.monotonic()

        name = "kill -9" if workers == 1 else f"kill -9, {workers} processes"
        with server:
            return run(database, say, name, rounds, [server.port], kill, **more)


def freezes(rounds: int, say: Say, longest: float = FROZEN, **more: Any) -> Result:
    """SIGSTOP of the server, and SIGCONT: connections stay, and all clocks have jumped when it goes on."""
    dice = random.Random(rounds)
    with room() as folder:
        database = f"sqlite:///{folder}/room.sqlite"
        with ServerProcess(database) as server:

            async def freeze(_number: int) -> float:
                server.process.send_signal(signal.SIGSTOP)
                await asyncio.sleep(dice.uniform(0.5, longest))
                server.process.send_signal(signal.SIGCONT)
                return time.monotonic()

            return run(database, say, "frozen server", rounds, [server.port], freeze, **more)


# Power cuts and failing disks


def power_cuts(rounds: int, say: Say, kept: float | None = None, **more: Any) -> Result:
    """What was not synced is lost, or a random part of it; the file itself is new in the first round."""
    with room(is_new=True) as folder, faulty_server(folder, random.Random(rounds)) as (server, disk):
        uncertain = 0

        async def cut(_number: int) -> float:
            nonlocal uncertain
            server.kill()
            uncertain += await asyncio.to_thread(disk.cut_power, kept)
            await asyncio.to_thread(server.start)
            return time.monotonic()

        result = run(server.database, say, "power cut", rounds, [server.port], cut, **more)
    result.more["uncertain"] = uncertain
    return result


def control(say: Say, moves: int, tables: int) -> Result:
    """A power cut on a disk that ignores syncs: if no loss is seen here, it would be seen nowhere."""
    with room() as folder, faulty_server(folder, random.Random(0)) as (server, disk):
        disk.ignores_syncs = True
        players = Players([server.port], seed=0, tables=tables)

        async def play() -> None:
            await players.come()
            await players.moves(moves)
            server.kill()
            for task in players.playing:
                task.cancel()

        asyncio.run(play())
        disk.cut_power(kept=0.0)
        found = players.measurements
        result = Result("control: a disk that ignores syncs", 1, len(found.acknowledgements))
        return checked(result, found, server.database, lambda _: None)


ERRORS: list[dict[str, float]] = [
    {"sync": 1.0},
    {"sync": 0.2},
    {"write": 1.0},
    {"write": 0.1},
    {"full": 1.0},
    {"full": 0.1},
    {"read": 0.2},
    {"write": 0.05, "full": 0.05, "sync": 0.05, "read": 0.05},
]
"""Shares of the calls that fail."""


def disk_errors(rounds: int, say: Say, **more: Any) -> Result:
    """Reads, writes and syncs fail for a while; then, every third time, the power is cut."""
    dice = random.Random(rounds)
    with room() as folder, faulty_server(folder, dice) as (server, disk):

        async def fail(number: int) -> float:
            disk.fail(**ERRORS[number % len(ERRORS)])
            await asyncio.sleep(dice.uniform(0.3, LONGEST_FAULT))
            if number % 3 == 2:
                server.kill()
                disk.fail()
                await asyncio.to_thread(disk.cut_power)
                await asyncio.to_thread(server.start)
            else:
                disk.fail()
            return time.monotonic()

        return run(server.database, say, "failing disk", rounds, [server.port], fail, **more)


class FaultyServer(ServerProcess):
    """A server on a disk that forgets and fails."""

    def __init__(self, database: str, disk: FaultyDisk) -> None:
        super().__init__(database)
        self.database = database
        self.environment |= disk.environment | {"PYTHONWARNINGS": "ignore"}  # about processes that it leaves behind


@contextmanager
def faulty_server(folder: Path, dice: random.Random) -> Iterator[tuple[FaultyServer, FaultyDisk]]:
    disk = FaultyDisk(folder, dice)
    try:
        with FaultyServer(f"sqlite:///{folder}/room.sqlite", disk) as server:
            yield server, disk
    finally:
        disk.close()


@contextmanager
def room(is_new: bool = False) -> Iterator[Path]:
    """A folder with an empty room, or with nothing."""
    with tempfile.TemporaryDirectory(prefix="emporion-faults-") as folder:
        if not is_new:
            prepare(f"sqlite:///{folder}/room.sqlite")
        yield Path(folder)


# PostgreSQL


def outages(rounds: int, say: Say, **more: Any) -> Result:
    """PostgreSQL is killed, stopped, frozen, or cut off from one of two servers, or from both."""
    dice = random.Random(rounds)
    with ExitStack() as stack:
        cluster = postgres.Cluster()
        stack.callback(cluster.remove)
        address = make_url(postgres.new_database(cluster.address, "faults"))
        prepare(address.render_as_string(hide_password=False))
        proxies = [stack.enter_context(FlakyProxy(cluster.port)) for _ in range(2)]
        far = [address.set(port=proxy.port).render_as_string(hide_password=False) for proxy in proxies]
        servers = [stack.enter_context(ServerProcess(each)) for each in far]
        kinds: list[Callable[[], float]] = [
            lambda: killed(cluster, dice.uniform(0, LONGEST_FAULT)),
            lambda: stopped(cluster, dice.uniform(0, LONGEST_FAULT)),
            lambda: frozen(cluster, dice.uniform(1, FROZEN)),
            lambda: cut_off(proxies, dice.uniform(1, FROZEN)),
            lambda: cut_off(proxies[:1], dice.uniform(1, FROZEN)),
        ]

        async def harm(number: int) -> float:
            return await asyncio.to_thread(kinds[number % len(kinds)])

        ports = [server.port for server in servers]
        near = address.render_as_string(hide_password=False)
        return run(near, say, "PostgreSQL outage, 2 servers", rounds, ports, harm, **more)


def killed(cluster: postgres.Cluster, seconds: float) -> float:
    cluster.kill()
    time.sleep(seconds)
    cluster.start()
    return time.monotonic()


def stopped(cluster: postgres.Cluster, seconds: float) -> float:
    cluster.stop("immediate")
    time.sleep(seconds)
    cluster.start()
    return time.monotonic()


def frozen(cluster: postgres.Cluster, seconds: float) -> float:
    processes = cluster.freeze()
    time.sleep(seconds)
    cluster.thaw(processes)
    return time.monotonic()


def cut_off(proxies: list[FlakyProxy], seconds: float) -> float:
    """Nothing arrives any more, in either direction."""
    for proxy in proxies:
        proxy.die()
    time.sleep(seconds)
    for proxy in proxies:
        proxy.mend()
    return time.monotonic()


# The command


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("--kills", type=int, default=0, help="half of them of one process, half of several")
    parser.add_argument("--freezes", type=int, default=0, help="of the server, with SIGSTOP")
    parser.add_argument("--power-cuts", type=int, default=0)
    parser.add_argument("--disk-errors", type=int, default=0, help="rounds in which reads, writes and syncs fail")
    parser.add_argument("--outages", type=int, default=0, help="of PostgreSQL")
    parser.add_argument("--control", action="store_true", help="a power cut on a disk that ignores syncs")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--moves", type=int, default=200, help="acknowledged moves before every fault")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def wanted(given: argparse.Namespace) -> Iterator[Result]:
    more = {"tables": given.tables, "moves": given.moves}
    if given.kills:
        yield kills(given.kills - given.kills // 2, say, **more)
    if given.kills > 1:
        yield kills(given.kills // 2, say, workers=2, **more)
    if given.freezes:
        yield freezes(given.freezes, say, **more)
    for many, kind in ((given.power_cuts, power_cuts), (given.disk_errors, disk_errors)):
        if many and (reason := faulty_disk.why_not()):
            say(f"left out: {reason}")
        elif many:
            yield kind(many, say, **more)
    if given.control:
        yield control(say, **more)
    if given.outages and (reason := postgres.why_not()):
        say(f"left out: {reason}")
    elif given.outages:
        yield outages(given.outages, say, **more)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> None:
    given = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # servers end, too
    where = f"{machine()}; calibration {calibration():.4f} s; load average {os.getloadavg()[0]:.1f}"
    results = []
    for result in wanted(given):
        results.append(result)
        say(f"{result.fault}: {result.acknowledged:,} acknowledged, {result.lost} lost, {result.broken_tables} broken")
    if given.json:
        print(json.dumps({"machine": where, "results": msgspec.to_builtins(results)}))
    else:
        print(f"{where}\n\n{table(results)}")
    judged = [result for result in results if not result.fault.startswith("control")]
    sys.exit(0 if all(result.is_good for result in judged) else 1)


if __name__ == "__main__":
    main()
