"""Load test: many tables with all players connected, and a move at every table every few seconds (`make load`).

    python -m tests.server.load --tables 1000 --seats 4 --every 5 --seconds 60
    python -m tests.server.load --bots 2 --level trader     bots play half of the seats
    python -m tests.server.load --restart                   restarts the server halfway
    python -m tests.server.load --profile                   the server's CPU time per move, by stage
    python -m tests.server.load --capacity                  the highest rate at which moves are seen in time
    python -m tests.server.load --sockets 10000             spectators fill the room up to this number
    python -m tests.server.load --peer                      the same load on boardgame.io's server, for comparison

Starts its own server on SQLite (or --db), and prints how long players waited for acknowledgements. On a machine with
many cores, give the server and the clients cores of their own: --clients 8 --server-cpus 0 --client-cpus 1-15.
"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from tests.calibration import calibration, machine
from tests.server.boardgameio import PeerProcess, free_port
from tests.server.capacity import Trial, capacity_table, milliseconds, search, verdict
from tests.server.crowd import Crowd, Group, Plan, Window, allow_files, cores, pinned
from tests.server.kills import half_applied, lost
from tests.server.processes import ServerProcess
from tests.server.simulated_players import Measurements
from tests.server.stage_profile import StageProfile, profile_table
from tests.waiting import PATIENCE

SPARE_FILES = 1000  # beside the sockets
SPARE_SOCKETS = 100  # of clients who reconnect before the server knows that they are gone
WINDOW_SECONDS = 15.0
SETTLE_SECONDS = 3.0  # after a change of the rate
TICKS = 100  # of a CPU second in /proc
MUST_BE_NONE = ("errors", "lost", "half_applied")
Report = dict[str, Any]


class Running(Protocol):
    port: int
    process: subprocess.Popen[str]


class Load(NamedTuple):
    """A server and the clients that fill it."""

    given: argparse.Namespace
    server: Running
    crowd: Crowd
    sockets: int

    @property
    def processes(self) -> list[int]:
        """The serving processes: with several workers, the children of the first process. Bots are not among them."""
        first = self.server.process.pid
        return [first, *children(first)] if self.given.workers > 1 else [first]


def filled(given: argparse.Namespace, server: Running, crowd: Crowd) -> Load:
    """Open the tables and connect all players."""
    say(f"opening {given.tables} tables")
    crowd.tell(Group.open)
    say(f"connecting {sockets_of(given)} people")
    return Load(given, server, crowd, sum(crowd.tell(Group.connect)))


Halfway = Callable[[], Report]


def measured(load: Load, halfway: Halfway | None = None, profile: StageProfile | None = None) -> Report:
    """Let all players play, for the given time and until the given number of moves is acknowledged."""
    given, crowd = load.given, load.crowd
    say(f"playing for {given.seconds:.0f} s")
    crowd.tell(Group.begin_window)
    before = cpu_seconds(load)
    if profile:
        profile.begin()
    crowd.tell(Group.play)
    time.sleep(given.seconds / 2)
    found = halfway() if halfway else {}
    time.sleep(given.seconds / 2)
    until = time.monotonic() + PATIENCE
    while (counts := crowd.counts())[0] < given.moves or not counts[1]:
        if time.monotonic() > until:
            raise TimeoutError(f"only {counts[0]} moves were acknowledged")
        time.sleep(0.05)
    if profile:
        profile.end()
    used = sum(cpu_seconds(load).values()) - (0 if found else sum(before.values()))
    window = crowd.end_window()
    report = report_of(load, window, used) | found
    return report | ({"stages_us": profile.microseconds(len(window.acknowledged))} if profile else {})


def report_of(load: Load, window: Window, used: float) -> Report:
    return {
        "sockets": load.sockets,
        "seconds": round(window.seconds, 1),
        "moves": len(window.acknowledged),
        "moves_per_second": round(window.rate, 1),
        "ack_p50_ms": milliseconds(window.acknowledged, 0.5),
        "ack_p95_ms": milliseconds(window.acknowledged, 0.95),
        "ack_p99_ms": milliseconds(window.acknowledged, 0.99),
        "ack_max_ms": round(1000 * max(window.acknowledged), 2),
        "told_p50_ms": milliseconds(window.told, 0.5),
        "told_p99_ms": milliseconds(window.told, 0.99),
        "frames_per_second": round(window.frames / window.seconds, 1),
        "refusals": window.refusals,
        "reconnects": window.reconnects,
        "memory_mb": round(sum(map(memory, load.processes)), 1),
        "server_cpu": round(used / window.seconds, 3),
        "client_cpu": round(sum(window.cpus), 2),
        "busiest_client_cpu": round(max(window.cpus), 2),
    }


def tried(load: Load, rate: float) -> Trial:
    """A window at this rate, with a rest before it."""
    load.crowd.tell(Group.rest)
    new = sum(load.crowd.tell(Group.replace_finished))
    load.crowd.set_rate(rate)
    time.sleep(SETTLE_SECONDS)
    load.crowd.tell(Group.begin_window)
    before = cpu_seconds(load)
    time.sleep(load.given.window)
    after = cpu_seconds(load)
    window = load.crowd.end_window()
    used = [(after[each] - before.get(each, 0)) / window.seconds for each in after]
    trial = Trial(rate, window, sum(used), max(used))
    told, limit = 1000 * trial.told_p99, f", limited by the {trial.limit}" if trial.limit else ""
    renewed = f", {new} new tables" if new else ""
    say(f"{rate:.0f} moves/s wanted, {window.rate:.0f} reached, told p99 {told:.0f} ms{limit}{renewed}")
    return trial


def capacity_of(load: Load) -> Report:
    trials = search(partial(tried, load), load.given.tables / load.given.every)
    refusals = sum(trial.window.refusals for trial in trials)
    return {"trials": [trial.row for trial in trials], "verdict": verdict(trials), "refusals": refusals}


def restarted(server: ServerProcess, load: Load) -> Report:
    """Stop the server as a host does, start it again, and wait until all players are back."""
    say("stopping and starting the server")
    began = time.perf_counter()
    code = server.stop()
    stopped = time.perf_counter()
    with pinned(load.given.server_cpus):
        server.start()
    started = time.perf_counter()
    half = back(load.crowd, load.sockets // 2)
    everybody = back(load.crowd, load.sockets)
    return {
        "exit_code": code,
        "stop_s": round(stopped - began, 2),
        "start_s": round(started - stopped, 2),
        "half_back_after_s": round(half - started, 2),
        "all_back_after_s": round(everybody - started, 2),
    }


def back(crowd: Crowd, many: int) -> float:
    """When this many players were served again."""
    while crowd.counts()[2] < many:
        time.sleep(0.02)
    return time.perf_counter()


def children(process: int) -> list[int]:
    files = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for file in files for child in file.read_text().split()]


def cpu_seconds(load: Load) -> dict[int, float]:
    """By serving process."""
    return {process: processor_seconds_of(process) for process in load.processes}


def memory(process: int) -> float:
    """Resident memory of a process, in megabytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1024


def processor_seconds(server: Running) -> float:
    return processor_seconds_of(server.process.pid)


def processor_seconds_of(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def say(text: str) -> None:
    print(f"{text} …", file=sys.stderr, flush=True)


def sockets_of(given: argparse.Namespace) -> int:
    return int(given.tables * (given.seats - given.bots) + given.spectators)


def run(
    given: argparse.Namespace,
    plan: Callable[[Any], Plan],
    starting: AbstractContextManager[Any],
    halfway: Callable[[Any, Load], Report] | None = None,
    profile: StageProfile | None = None,
) -> tuple[Report, Measurements]:
    """Start a server and its clients, and measure. `plan` says what the clients do at the server that was started."""
    with ExitStack() as stack:
        with pinned(given.server_cpus):
            server = stack.enter_context(starting)
        crowd = stack.enter_context(Crowd(plan(server), given.clients, given.client_cpus))
        load = filled(given, server, crowd)
        if given.capacity:
            report = capacity_of(load)
        else:
            report = measured(load, partial(halfway, server, load) if halfway else None, profile)
        acknowledged, faults = crowd.end()
    for fault in faults[:3]:
        say(f"a client failed: {fault}")
    return report | {"errors": len(faults)}, Measurements(acknowledgements=acknowledged)


def our_room(given: argparse.Namespace, database: str) -> Report:
    sockets = sockets_of(given)
    limits = ("most_sockets", "most_sockets_per_address", "most_sockets_per_player")  # spectators have one address
    settings: dict[str, Any] = {**dict.fromkeys(limits, sockets + SPARE_SOCKETS), "workers": given.workers}
    profile = None
    if given.bots:
        settings |= {"bot_pause_seconds": given.every, "compile_bots": True}
    if given.profile:
        profile = StageProfile(free_port(), given.workers)
        settings |= {"profile_stages": True, "metrics_port": profile.port}
    server = ServerProcess(database, **settings)

    def plan(server: ServerProcess) -> Plan:
        bots = (given.level,) * given.bots
        people = given.seats - given.bots
        return Plan(server.port, server.port, given.tables, people, given.every, bots, given.spectators)

    report, measurements = run(given, plan, server, restarted if given.restart else None, profile)
    report |= {"lost": len(lost(database, measurements)), "half_applied": len(half_applied(database))}
    bots = f", {given.bots} of {given.seats} seats are bots" if given.bots else ""
    workers = f", {given.workers} workers" if given.workers > 1 else ""
    return {"server": f"emporion{workers}{bots}", **report}


def their_room(given: argparse.Namespace, storage: Path | None) -> Report:
    server = PeerProcess(storage)

    def plan(server: PeerProcess) -> Plan:
        return Plan(server.port, server.lobby_port, given.tables, given.seats, given.every, peer=True)

    alone = argparse.Namespace(**{**vars(given), "spectators": 0, "bots": 0, "workers": 1})
    report, _ = run(alone, plan, server)
    return {"server": f"{server.name}, {'files' if storage else 'memory'}", **report}


def table(reports: Sequence[Report]) -> str:
    """The reports side by side, as Markdown."""
    rows = [name for name, value in reports[0].items() if isinstance(value, int | float)]
    lines = ["| | " + " | ".join(report["server"] for report in reports) + " |", "|---|" + "---:|" * len(reports)]
    for name in rows:
        cells = " | ".join(f"{report[name]:,}" if name in report else "–" for report in reports)
        lines.append(f"| {name.replace('_', ' ')} | {cells} |")
    return "\n".join(lines)


def shown(reports: Sequence[Report]) -> str:
    """Everything that was measured, as Markdown."""
    parts = [table(reports)]
    for report in reports:
        if "trials" in report:
            parts += [f"{report['server']}, {report['verdict']}", capacity_table(report["trials"])]
        if "stages_us" in report:
            parts.append(profile_table(report["stages_us"]))
    return "\n\n".join(parts)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", type=int, default=0, help="seats of each table that bots play")
    parser.add_argument("--spectators", type=int, default=100, help="who only watch, at our tables")
    parser.add_argument("--sockets", type=int, default=0, help="connections in all: spectators are added")
    parser.add_argument("--level", default="trader", help="of the bots")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--moves", type=int, default=1, help="play goes on until this number, even if it takes longer")
    parser.add_argument("--workers", type=int, default=1, help="serving processes")
    parser.add_argument("--db")
    parser.add_argument("--peer", action="store_true", help="boardgame.io as well, in memory and in files")
    parser.add_argument("--json", action="store_true")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--restart", action="store_true", help="stop and start the server halfway")
    kind.add_argument("--profile", action="store_true", help="CPU time per move by stage; costs a few percent")
    kind.add_argument("--capacity", action="store_true", help="find the highest rate of moves")
    parser.add_argument("--window", type=float, default=WINDOW_SECONDS, help="seconds of each rate of --capacity")
    parser.add_argument("--clients", type=int, default=1, help="processes of simulated players")
    parser.add_argument("--server-cpus", type=cores, help="cores that the server runs on, such as 0 or 0,2-3")
    parser.add_argument("--client-cpus", type=cores, help="cores that the clients run on")
    given = parser.parse_args()
    given.clients = min(given.clients, given.tables)
    given.spectators = max(given.spectators, given.sockets - given.tables * (given.seats - given.bots))
    return given


def main() -> None:
    given = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # the server and the clients end, too
    allow_files(sockets_of(given) + SPARE_FILES)
    where = {"machine": machine(), "calibration_s": round(calibration(), 4)}
    with tempfile.TemporaryDirectory() as folder:
        reports = [our_room(given, given.db or f"sqlite:///{folder}/room.sqlite")]
        for storage in (None, Path(folder) / "matches") if given.peer else ():
            print(shown(reports), file=sys.stderr)  # in case the other server fails
            reports.append(their_room(given, storage))
    if given.json:
        print(json.dumps([report | where for report in reports], indent=2))
    else:
        print(f"{where['machine']}; calibration {where['calibration_s']} s\n\n{shown(reports)}")
    expected = MUST_BE_NONE if given.restart else (*MUST_BE_NONE, "refusals")
    if wrong := [name for name in expected if reports[0][name]]:
        sys.exit(f"there should be no {', '.join(wrong).replace('_', ' ')}")


if __name__ == "__main__":
    main()
