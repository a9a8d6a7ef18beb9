"""Short versions of `python -m tests.server.faults`; the long ones are in `make soak`."""

from __future__ import annotations

import os
import random
import statistics
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server import faulty_disk
from tests.server.fault_rounds import SERVED_AGAIN, Result, table
from tests.server.faults import control, disk_errors, freezes, kills, outages, power_cuts
from tests.server.faulty_disk import HEAD, FaultyDisk, File, Operation, operations

needs_disk = pytest.mark.skipif(bool(faulty_disk.why_not()), reason=faulty_disk.why_not() or "-")
FEW = {"moves": 20, "tables": 3}


def say(_text: str) -> None:
    pass


def check_whole(result: Result, rounds: int) -> None:
    assert result.is_whole, table([result])
    assert result.rounds == rounds
    assert result.acknowledged >= rounds * FEW["moves"]


def check(result: Result, rounds: int) -> None:
    check_whole(result, rounds)
    assert result.is_good, f"{table([result])}\nload average {result.load:.1f}"


def check_soon(result: Result, rounds: int) -> None:
    """People are served again in time, if the machine has cores for that."""
    check_whole(result, rounds)
    is_busy = result.load > (os.cpu_count() or 1)
    assert is_busy or statistics.median(result.recoveries) <= SERVED_AGAIN, table([result])


@pytest.mark.usefixtures("sqlite_only")
def test_people_are_served_soon_after_a_kill() -> None:
    check_soon(kills(2, say, **FEW), 2)


@pytest.mark.usefixtures("sqlite_only")
def test_a_server_that_was_frozen_goes_on() -> None:
    check_soon(freezes(2, say, longest=1.5, **FEW), 2)


@needs_disk
@pytest.mark.usefixtures("sqlite_only")
def test_power_cuts_lose_nothing() -> None:
    """Nothing is left of what was not synced, the file of a new room included."""
    check_whole(power_cuts(1, say, kept=0.0, **FEW), 1)


@needs_disk
@pytest.mark.usefixtures("sqlite_only")
def test_a_power_cut_on_a_disk_that_ignores_syncs_is_seen() -> None:
    result = control(say, **FEW)
    assert result.lost == result.acknowledged > 0


@needs_disk
@pytest.mark.usefixtures("sqlite_only")
def test_a_failing_disk_loses_nothing() -> None:
    check_whole(disk_errors(2, say, **FEW), 2)


@pytest.mark.soak
@pytest.mark.usefixtures("sqlite_only")
@pytest.mark.parametrize("workers", [1, 2])
def test_many_kills(workers: int) -> None:
    check(kills(50, say, workers=workers), 50)


@pytest.mark.soak
@pytest.mark.usefixtures("sqlite_only")
def test_many_freezes() -> None:
    check(freezes(20, say), 20)


@pytest.mark.soak
@needs_disk
@pytest.mark.usefixtures("sqlite_only")
def test_many_power_cuts_and_failing_disks() -> None:
    check(power_cuts(50, say), 50)
    check(disk_errors(24, say), 24)


@pytest.mark.soak
@pytest.mark.usefixtures("postgres_cluster")
def test_many_outages_of_postgresql() -> None:
    check(outages(20, say), 20)


# The results


@pytest.mark.parametrize(
    ("changes", "is_whole", "is_good"),
    [
        ({}, True, True),
        ({"lost": 1}, False, False),
        ({"broken_tables": 1}, False, False),
        ({"recoveries": [0.2, 0.3]}, False, False),
        ({"recoveries": [0.2, 2.1, 2.2]}, True, False),
        ({"recoveries": [0.2, 2.1, 2.2], "load": 99.0}, True, False),
        ({"recoveries": [0.2, 0.3, 2.1]}, True, False),
        ({"recoveries": [0.2, 0.3, 2.1], "load": 99.0}, True, True),
    ],
)
def test_what_is_good(changes: dict[str, Any], is_whole: bool, is_good: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    result = msgspec.structs.replace(Result("kill -9", 3, recoveries=[0.2, 0.3, 0.4], load=1.0), **changes)
    assert (result.is_whole, result.is_good) == (is_whole, is_good)


# The disk that forgets


def wrote(offset: int, data: bytes, end: int) -> Operation:
    return Operation("W", "file", offset, data, 0, end)


def file(size: int = 1024) -> File:
    return File(bytearray(b"a" * size), 512, bytearray(b"a" * size))


def test_what_was_synced_is_on_the_disk_and_the_rest_may_be() -> None:
    one = file()
    one.write(wrote(0, b"b" * 512, 1))
    one.sync(mark=1)
    one.write(wrote(0, b"c" * 1024, 2))
    assert one.cut(random.Random(1), kept=0.0) == b"b" * 512 + b"a" * 512
    seen = set()
    for seed in range(40):
        again = file()
        again.write(wrote(0, b"b" * 512, 1))
        again.sync(mark=1)
        again.write(wrote(0, b"c" * 1024, 2))
        seen.add(again.cut(random.Random(seed), kept=0.5))
    assert len(seen) == 4, "each sector on its own"


def test_writes_that_overlap_with_a_sync_are_not_synced() -> None:
    one = file()
    one.write(wrote(0, b"b" * 512, 1))
    one.write(wrote(512, b"c" * 512, 2))
    one.sync(mark=1)
    assert one.cut(random.Random(1), kept=0.0) == b"b" * 512 + b"a" * 512


def test_a_sync_that_failed_may_have_lost_pages_for_good() -> None:
    kept = set()
    for seed in range(20):
        one = file()
        one.write(wrote(0, b"b" * 512, 1))
        one.lose_pages(1, random.Random(seed))
        one.sync(mark=2)
        kept.add(one.cut(random.Random(seed), kept=0.0)[:1])
    assert kept == {b"a", b"b"}


def test_a_record_that_was_cut_off_is_read_as_far_as_it_goes() -> None:
    record = HEAD.pack(b"W", b"file", 0, 3, 0) + b"abc" + HEAD.pack(b"W", b"file", 3, 3, 0) + b"d"
    assert [each.data for each in operations(record)] == [b"abc"]


@needs_disk
def test_names_are_certain_once_their_folder_was_synced(tmp_path: Path) -> None:
    (tmp_path / "old").write_bytes(b"old")
    disk = FaultyDisk(tmp_path, random.Random(1))
    created, written = HEAD.pack(b"C", b"new", 0, 0, 0), HEAD.pack(b"W", b"new", 0, 3, 0) + b"new"
    synced, folder = HEAD.pack(b"S", b"new", 0, 0, 1 << 40), HEAD.pack(b"S", b".", 0, 0, 1 << 40)
    try:
        disk._record.write_bytes(created + written + synced)
        disk.cut_power(kept=0.0)
        assert {each.name for each in tmp_path.iterdir()} == {"old"}
        disk._record.write_bytes(created + written + synced + folder)
        disk.cut_power(kept=0.0)
        assert (tmp_path / "new").read_bytes() == b"new"
    finally:
        disk.close()
