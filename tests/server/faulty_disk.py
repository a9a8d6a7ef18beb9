"""A disk that forgets and fails, under a server process: power cuts, and errors of reads, writes and syncs.

Kernels with device mapper have dm-flakey and dm-log-writes for that; many machines, containers above all, have not. So
a small library (`faulty_disk.c`, for LD_PRELOAD) records what the process writes and syncs. A power cut is SIGKILL, and
then the files are made anew from that record: what was synced is there; of everything else, each sector of 512 bytes or
4 KiB is as it was or as any later write left it, independently of all others. So writes are lost, reordered and torn.
New and deleted files are certain only once their folder was synced. After a sync that failed, pages may be lost
although a later sync succeeds, as on Linux.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from struct import Struct
from typing import NamedTuple

SOURCE = Path(__file__).with_suffix(".c")
HEAD = Struct("=c47sQQQ")  # kind, name, offset, length, mark: `struct head` of the library
CONTROL = Struct("=IIII")
MILLION = 1_000_000
PAGE = 4096
SECTORS = 512, PAGE
FOLDER = "."
FORGOTTEN = ("-shm",)
"""Ends of names of files that mean nothing after a restart of the machine."""
COMPILERS = ("cc", "gcc", "clang")


def why_not() -> str:
    """Why there cannot be such a disk; empty if there can."""
    if os.uname().sysname != "Linux":
        return "a disk that forgets needs Linux"
    if not any(map(shutil.which, COMPILERS)):
        return "a disk that forgets needs a C compiler; on Debian and Ubuntu: apt-get install gcc libc6-dev"
    return ""


class Operation(NamedTuple):
    """A line of the record."""

    kind: str
    name: str
    offset: int
    data: bytes
    mark: int
    end: int
    """Where it ends in the record."""


def operations(record: bytes) -> Iterator[Operation]:
    """The operations of a record, without one that was cut off."""
    place = 0
    while place + HEAD.size <= len(record):
        kind, name, offset, length, mark = HEAD.unpack_from(record, place)
        place += HEAD.size
        data = record[place : place + length] if kind == b"W" else b""
        if len(data) < length and kind == b"W":
            return
        place += len(data)
        yield Operation(kind.decode(), name.rstrip(b"\0").decode(), offset, data, mark, place)


@dataclass
class File:
    """What the process sees of a file, what is on the disk, and what may be."""

    seen: bytearray
    sector: int
    disk: bytearray
    pending: dict[int, list[tuple[int, bytes]]] = field(default_factory=dict)
    """By sector: its contents after each write that is not synced, with the place in the record."""
    sizes: list[tuple[int, int]] = field(default_factory=list)
    """Lengths that are not synced."""

    def write(self, operation: Operation) -> None:
        first, end = operation.offset, operation.offset + len(operation.data)
        if end > len(self.seen):
            self.seen.extend(bytes(end - len(self.seen)))
            self.sizes.append((operation.end, end))
        self.seen[first:end] = operation.data
        for number in range(first // self.sector, -(-end // self.sector)):
            content = bytes(self.seen[number * self.sector : (number + 1) * self.sector])
            self.pending.setdefault(number, []).append((operation.end, content))

    def truncate(self, operation: Operation) -> None:
        size = operation.offset
        del self.seen[size:]
        self.seen.extend(bytes(size - len(self.seen)))
        self.sizes.append((operation.end, size))
        self.pending = {number: kept for number, kept in self.pending.items() if number * self.sector < size}

    def sync(self, mark: int) -> None:
        """Everything recorded before this is on the disk."""
        for place, size in self.sizes:
            if place <= mark:
                self._resize(size)
        self.sizes = [each for each in self.sizes if each[0] > mark]
        for number, versions in list(self.pending.items()):
            synced = [content for place, content in versions if place <= mark]
            if synced:
                self._put(number, synced[-1])
                del versions[: len(synced)]
            if not versions:
                del self.pending[number]

    def lose_pages(self, mark: int, dice: random.Random) -> None:
        """A sync failed: some pages count as written although they are not."""
        lost = {number * self.sector // PAGE for number in self.pending if dice.random() < 0.5}
        for number in [each for each in self.pending if each * self.sector // PAGE in lost]:
            self.pending[number] = [each for each in self.pending[number] if each[0] > mark]
            if not self.pending[number]:
                del self.pending[number]

    def cut(self, dice: random.Random, kept: float) -> bytes:
        """What is on the disk after a power cut. `kept`: the share of sectors that were written on their own."""
        for _, size in self.sizes[: dice.randint(0, len(self.sizes))]:
            self._resize(size)
        for number, versions in self.pending.items():
            if dice.random() < kept:
                self._put(number, dice.choice(versions)[1])
        return bytes(self.disk)

    def _resize(self, size: int) -> None:
        del self.disk[size:]
        self.disk.extend(bytes(size - len(self.disk)))

    def _put(self, number: int, content: bytes) -> None:
        place = number * self.sector
        if place + len(content) > len(self.disk):
            self._resize(place + len(content))
        self.disk[place : place + len(content)] = content


class FaultyDisk:
    """A folder whose files a server process uses through the library."""

    def __init__(self, folder: Path, dice: random.Random) -> None:
        self.folder = folder
        self.dice = dice
        self._own = Path(tempfile.mkdtemp(prefix="emporion-disk-"))
        self._library = build(self._own)
        self._record = self._own / "record"
        self._control = self._own / "control"
        self._base: dict[str, bytes] = {}
        self.ignores_syncs = False
        """For control: syncs do nothing, and so a power cut loses what was acknowledged."""
        self.fail()
        self.begin()

    @property
    def environment(self) -> dict[str, str]:
        """For the process."""
        return {
            "LD_PRELOAD": str(self._library),
            "FAULTY_DISK_FOLDER": str(self.folder),
            "FAULTY_DISK_TRACE": str(self._record),
            "FAULTY_DISK_CONTROL": str(self._control),
        }

    def begin(self) -> None:
        """What the folder has now is on the disk. No process may use it."""
        files = (each for each in self.folder.iterdir() if each.is_file() and not each.name.endswith(FORGOTTEN))
        self._base = {file.name: file.read_bytes() for file in files}
        self._record.write_bytes(b"")

    def fail(self, write: float = 0, full: float = 0, sync: float = 0, read: float = 0) -> None:
        """Let shares of all calls fail from now on: writes, writes as on a full disk, syncs, reads."""
        rates = CONTROL.pack(*(round(MILLION * share) for share in (write, full, sync, read)))
        if not self._control.exists():
            self._control.write_bytes(bytes(PAGE))
        with open(self._control, "r+b") as control:
            control.write(rates)

    def cut_power(self, kept: float | None = None) -> int:
        """Make the files anew as a power cut may leave them; the process was killed. `kept` is the share of what was
        not synced that is there nevertheless. Returns how many sectors and names were not certain."""
        dice = self.dice
        share = dice.choice((0.0, 0.1, 0.5, 0.9, 1.0)) if kept is None else kept
        seen, certain = self._replayed(dice.choice(SECTORS))
        left, uncertain = dict[str, bytes](), 0
        for name in sorted({*seen, *certain}):
            file = (seen if dice.random() < share else certain).get(name)
            uncertain += seen.get(name) is not certain.get(name)
            if file is not None:
                uncertain += len(file.pending)
                left[name] = file.cut(dice, share)
        for each in self.folder.iterdir():
            if each.is_file():
                each.unlink()
        for name, content in left.items():
            Path(self.folder, name).write_bytes(content)
        self.begin()
        return uncertain

    def _replayed(self, sector: int) -> tuple[dict[str, File], dict[str, File]]:
        """The files by name: as the process sees them, and as the folder on the disk has them."""
        seen = {name: File(bytearray(data), sector, bytearray(data)) for name, data in self._base.items()}
        certain = dict(seen)
        for operation in operations(self._record.read_bytes()):
            name = operation.name
            if name == FOLDER and operation.kind == "S":
                certain = dict(seen)
            elif name.endswith(FORGOTTEN):
                continue
            elif operation.kind == "C":
                seen[name] = File(bytearray(), sector, bytearray())
            elif name in seen:
                self._replay(operation, seen)
        return seen, certain

    def _replay(self, operation: Operation, seen: dict[str, File]) -> None:
        file = seen[operation.name]
        match operation.kind:
            case "W":
                file.write(operation)
            case "T":
                file.truncate(operation)
            case "S" if not self.ignores_syncs:
                file.sync(operation.mark)
            case "F":
                file.lose_pages(operation.mark, self.dice)
            case "U":
                del seen[operation.name]

    def close(self) -> None:
        shutil.rmtree(self._own, ignore_errors=True)


def build(folder: Path) -> Path:
    """Compile the library."""
    compiler = next(filter(None, map(shutil.which, COMPILERS)))
    library = folder / "faulty_disk.so"
    subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", library, SOURCE], check=True)
    return library
