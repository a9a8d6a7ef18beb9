"""Soak test: a room full of people and bots for an hour; memory, descriptors and latency have to stay flat.

    python -m tests.server.soak --minutes 60 --tables 300 --samples soak.jsonl --picture docs/soak.svg
    python -m tests.server.soak --draw soak.jsonl --picture docs/soak.svg

Every ten seconds a sample goes to the file: memory and descriptors of the server and its bots, how long players waited
for acknowledgements since the last one, the size of the database, and how busy the machine was. After the warm-up the
trend of each may not be larger than its tolerance. People go to a new table every ten minutes, so that the room has
games of all ages, and tables are loaded and unloaded. The pace is slow: one core is enough beside other work.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from emporion.server.settings import Settings
from tests.calibration import calibration, machine
from tests.server.capacity import percentile
from tests.server.crowd import Crowd, Group, Plan, Window, allow_files
from tests.server.kills import half_applied, lost
from tests.server.load import SPARE_FILES, SPARE_SOCKETS, children, memory, processor_seconds_of, say
from tests.server.processes import ServerProcess
from tests.server.simulated_players import Measurements
from tests.server.soak_picture import draw

SAMPLES_PER_LINE = 6  # of progress
IDLE_MINUTES = 2  # after which the server unloads tables that were left
MOST_POINTS = 400  # of a trend, which compares all pairs


class Sample(msgspec.Struct, frozen=True):
    """What was measured at one moment, and since the sample before."""

    minute: float
    memory_mb: float
    """Of the server."""
    bots_mb: float
    """Of the processes of the bots."""
    descriptors: int
    """Open files and sockets of all these processes."""
    acknowledged: int
    p50_ms: float
    p99_ms: float
    file_mb: float
    """The database, with its write-ahead log."""
    cpu: float
    """Cores that the server and its bots used."""
    machine_load: float
    """Processes on this machine that ran or wanted to, on average over a minute; others' too."""


class Measure(NamedTuple):
    """One figure of the samples, and how much it may change over the measured time."""

    name: str
    of: Callable[[Sample], float]
    tolerance: float
    """A part of its median."""
    least: float
    """A change that is allowed anyhow, in the figure's unit."""


MEASURES = [
    Measure("memory of the server, MB", lambda sample: sample.memory_mb, 0.05, 5),
    Measure("memory of the bots, MB", lambda sample: sample.bots_mb, 0.05, 5),
    Measure("descriptors", lambda sample: sample.descriptors, 0.02, 10),
    Measure("acknowledged after, p50, ms", lambda sample: sample.p50_ms, 0.25, 2),
    Measure("acknowledged after, p99, ms", lambda sample: sample.p99_ms, 0.25, 10),
]


class Trend(msgspec.Struct, frozen=True):
    """How a figure changed over the measured time."""

    name: str
    median: float
    change: float
    allowed: float
    is_flat: bool


def trends(samples: Sequence[Sample], warm_up: float) -> list[Trend]:
    """The trend of every figure after the warm-up."""
    measured = [sample for sample in samples if sample.minute >= warm_up]
    if len(measured) < 2:
        raise SystemExit(
            f"there are {len(measured)} samples after {warm_up:g} minutes of warm-up; at least 2 are needed"
        )
    minutes = measured[-1].minute - measured[0].minute
    found = []
    for measure in MEASURES:
        values = [measure.of(sample) for sample in measured]
        median = statistics.median(values)
        change = slope([sample.minute for sample in measured], values) * minutes
        allowed = max(measure.tolerance * abs(median), measure.least)
        found.append(Trend(measure.name, round(median, 2), round(change, 2), round(allowed, 2), abs(change) <= allowed))
    return found


def slope(times: Sequence[float], values: Sequence[float]) -> float:
    """The median slope of all pairs (Theil and Sen): some slow moments do not change it."""
    step = -(-len(times) // MOST_POINTS)
    points = list(zip(times[::step], values[::step], strict=True))
    return statistics.median(
        (later[1] - earlier[1]) / (later[0] - earlier[0])
        for number, earlier in enumerate(points)
        for later in points[number + 1 :]
    )


# Measuring


class Room(NamedTuple):
    """A server that is full, and its database."""

    server: ServerProcess
    crowd: Crowd
    database: Path

    @property
    def bots(self) -> list[int]:
        return children(self.server.process.pid)

    def cpu_seconds(self) -> float:
        return sum(map(processor_seconds_of, [self.server.process.pid, *self.bots]))


def samples_of(room: Room, minutes: float, every: float, renewed: int) -> Iterator[Sample]:
    """Measure for so many minutes. After each sample some new tables replace those that were opened first."""
    began = time.monotonic()
    for number in range(1, round(60 * minutes / every) + 1):
        room.crowd.tell(Group.begin_window)
        used = room.cpu_seconds()
        time.sleep(max(0, began + number * every - time.monotonic()))
        window = room.crowd.end_window()
        yield sample_of(room, window, (time.monotonic() - began) / 60, room.cpu_seconds() - used)
        if sum(room.crowd.tell(Group.replace_oldest, renewed)):
            room.crowd.tell(Group.play)


def sample_of(room: Room, window: Window, minute: float, used: float) -> Sample:
    pid, bots = room.server.process.pid, room.bots
    files = [Path(f"{room.database}{end}") for end in ("", "-wal")]
    return Sample(
        minute=round(minute, 3),
        memory_mb=round(memory(pid), 1),
        bots_mb=round(sum(map(memory, bots)), 1),
        descriptors=sum(map(descriptors, [pid, *bots])),
        acknowledged=len(window.acknowledged),
        p50_ms=round(1000 * percentile(window.acknowledged, 0.5), 2) if window.acknowledged else 0.0,
        p99_ms=round(1000 * percentile(window.acknowledged, 0.99), 2) if window.acknowledged else 0.0,
        file_mb=round(sum(file.stat().st_size for file in files if file.exists()) / 1e6, 3),
        cpu=round(used / window.seconds, 3),
        machine_load=round(os.getloadavg()[0], 2),
    )


def descriptors(process: int) -> int:
    return len(os.listdir(f"/proc/{process}/fd"))


def soak(given: argparse.Namespace, file: Path, database: Path) -> tuple[list[Sample], dict[str, Any]]:
    """Fill a room and measure it. Every sample is written at once, so that a run that is broken off can be drawn."""
    sockets = given.tables * (given.seats - given.bots) + SPARE_SOCKETS
    limits = dict.fromkeys(("most_sockets", "most_sockets_per_address", "most_connections_per_address"), sockets)
    settings: dict[str, Any] = {
        **limits,
        "idle_minutes": IDLE_MINUTES,
        "bot_pause_seconds": given.every,
        "answer_pause_seconds": Settings().answer_pause_seconds,  # a pending answer keeps its table in memory
    }
    samples = list[Sample]()
    with ExitStack() as stack:
        server = stack.enter_context(ServerProcess(f"sqlite:///{database}", **settings))
        bots = (given.level,) * given.bots
        people = given.seats - given.bots
        crowd = stack.enter_context(Crowd(Plan(server.port, server.port, given.tables, people, given.every, bots)))
        say(f"opening {given.tables} tables")
        crowd.tell(Group.open)
        crowd.tell(Group.connect)
        crowd.tell(Group.play)
        say(f"playing for {given.minutes:g} minutes")
        lines = stack.enter_context(open(file, "wb", buffering=0))
        renewed = round(given.tables * given.sample_seconds / 60 / given.stay)
        for sample in samples_of(Room(server, crowd, database), given.minutes, given.sample_seconds, renewed):
            samples.append(sample)
            lines.write(msgspec.json.encode(sample) + b"\n")
            if len(samples) % SAMPLES_PER_LINE == 0:
                say(progress(sample))
        acknowledged, faults = crowd.end()
    measurements = Measurements(acknowledgements=acknowledged)
    address = f"sqlite:///{database}"
    return samples, {
        "acknowledged": len(acknowledged),
        "lost": len(lost(address, measurements)),
        "half_applied": len(half_applied(address)),
        "errors": len(faults),
    }


def progress(sample: Sample) -> str:
    return (
        f"{sample.minute:.0f} min: {sample.memory_mb:.0f} MB, {sample.descriptors} descriptors, "
        f"p50 {sample.p50_ms:.0f} ms, p99 {sample.p99_ms:.0f} ms, {sample.file_mb:.0f} MB stored, "
        f"load {sample.machine_load:.1f}"
    )


def table(found: Sequence[Trend], minutes: float) -> str:
    """The trends as Markdown."""
    lines = [f"| | median | change in {minutes:.0f} min | allowed | |", "|---|---:|---:|---:|---|"]
    lines += [
        f"| {each.name} | {each.median:,g} | {each.change:+,g} | ±{each.allowed:,g} | "
        f"{'flat' if each.is_flat else 'NOT FLAT'} |"
        for each in found
    ]
    return "\n".join(lines)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--warm-up", type=float, default=15.0, help="minutes that are not judged")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bots", type=int, default=1, help="seats of each table that bots play")
    parser.add_argument("--level", default="apprentice", help="of the bots")
    parser.add_argument("--every", type=float, default=10.0, help="seconds between two moves of a table")
    parser.add_argument("--stay", type=float, default=10.0, help="minutes after which people go to a new table")
    parser.add_argument("--sample-seconds", type=float, default=10.0)
    parser.add_argument("--samples", type=Path, help="file for the samples")
    parser.add_argument("--picture", type=Path, help="file for the picture, SVG")
    parser.add_argument("--draw", type=Path, metavar="SAMPLES", help="judge and draw the samples of an earlier run")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # the server and the clients end, too
    report: dict[str, Any] = {}
    if given.draw:
        decode = msgspec.json.Decoder(Sample).decode
        samples = [decode(line) for line in given.draw.read_bytes().splitlines()]
    else:
        allow_files(given.tables * given.seats + SPARE_FILES)
        print(f"{machine()}; calibration {calibration():.4f} s", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            samples, report = soak(given, given.samples or Path(folder, "samples"), Path(folder, "room.sqlite"))
        print(json.dumps(report))
    found = trends(samples, given.warm_up)
    print(table(found, samples[-1].minute - given.warm_up))
    if given.picture:
        draw(samples, given.warm_up, given.picture)
    wrong = [name for name in ("lost", "half_applied", "errors") if report.get(name)]
    wrong += [each.name for each in found if not each.is_flat]
    if wrong:
        sys.exit(f"not as it should be: {', '.join(wrong)}")


if __name__ == "__main__":
    main()
