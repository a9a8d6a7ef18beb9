"""Disks that are full or become read-only under a server: real ones, a few megabytes in memory. Mounting them needs
root."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from emporion.server.storage.database import Database
from emporion.server.storage.tables import stored_entries
from tests.server.kills import half_applied
from tests.server.live_server import LiveServer, TableClient, Visitor, some_action, turns, wait_until
from tests.server.processes import ServerProcess
from tests.server.test_outages import assert_goes_on, is_healthy, quiet
from tests.server.test_tables import two_at_a_table
from tests.waiting import PATIENCE

pytestmark = pytest.mark.usefixtures("sqlite_only")
BLOCK = 4096


@contextmanager
def mounted(folder: Path, *words: str | Path) -> Iterator[Path]:
    """Mount something there, or skip the test."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("mounting a small disk needs Linux and root")
    folder.mkdir()
    done = subprocess.run(["mount", *words, folder], capture_output=True, text=True)
    if done.returncode:
        pytest.skip(f"this machine does not allow to mount a small disk: {done.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    with mounted(tmp_path / "small", "-t", "tmpfs", "-o", "size=3m", "emporion") as folder:
        yield folder


def fill(disk: Path) -> Callable[[], None]:
    """Fill it to the last block; returns what frees it again."""
    filling = disk / "filling"
    with open(filling, "wb", buffering=0) as file:
        while True:
            try:
                file.write(bytes(BLOCK))
            except OSError:
                return filling.unlink


def play_until_refused(one: TableClient, other: TableClient) -> TableClient:
    """Play on; returns the player whose move `again` could not be stored."""
    while True:
        active, _ = turns(one, other)
        refused = active.play(some_action(active), command=f"{active.version}")
        if refused["t"] == "refused":
            assert refused["error"]["id"] == "storage-unavailable"
            assert active.play(some_action(active), command="again")["t"] == "refused"
            return active


def test_a_disk_that_is_full_for_a_while(small_disk: Path) -> None:
    database = f"sqlite:///{small_disk}/room.sqlite"
    with LiveServer(database) as server:
        ada, bartek, table = two_at_a_table(server)
        with ada.at(table) as at_a, bartek.at(table) as at_b, quiet():
            free = fill(small_disk)
            active = play_until_refused(at_a, at_b)
            wait_until(lambda: bool(server.services.database.availability.failing))
            answer = ada.http.post("/api/me", json={"name": "x" * 20})
            if answer.status_code != 200:  # a smaller write may find room
                assert (answer.status_code, answer.json()["error"]["id"]) == (503, "storage-unavailable")
                assert int(answer.headers["retry-after"]) <= 2
            free()
            assert_goes_on(active, ada if active is at_a else bartek, table)
            last = active.version
    opened = Database(database)
    assert len(opened.run_sync(stored_entries, table)) == last + 1
    opened.close()


def test_starting_on_a_disk_that_is_full(small_disk: Path) -> None:
    fill(small_disk)
    file = small_disk / "room.sqlite"
    started = subprocess.run(
        [sys.executable, "-m", "emporion", "serve", "--port", "0", "--db", f"sqlite:///{file}"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert started.returncode == 2
    assert str(file) in started.stderr
    assert started.stderr.count("\n") == 1
    assert not file.exists()


def test_a_disk_that_becomes_read_only(tmp_path: Path) -> None:
    """The kernel makes it so after an error, until it is mounted again."""
    image = tmp_path / "disk"
    with open(image, "wb") as file:
        file.truncate(24 << 20)
    subprocess.run(["mkfs.ext4", "-q", "-F", image], check=True)
    disk = tmp_path / "mounted"
    server = ServerProcess(f"sqlite:///{disk}/room.sqlite")
    with mounted(disk, "-o", "loop,errors=remount-ro", image):
        trigger = trigger_of(disk)
        server.start()
        try:
            ada = Visitor(server.port)
            ada.post("/api/me", {"name": "Ada"})
            table = ada.open_table()
            trigger.write_text("1")
            wait_until(lambda: not is_healthy(ada))
            answer = ada.http.post("/api/me", json={"name": "Bartek"})
            assert (answer.status_code, answer.json()["error"]["id"]) == (503, "storage-unavailable")
            assert ada.get("/api/me")["name"] == "Ada", "reading goes on"
        finally:
            server.kill()
    disk.rmdir()
    with mounted(disk, "-o", "loop", image), server:
        assert ada.get(f"/api/tables/{table}")
        assert ada.post("/api/me", {"name": "Bartek"})["name"] == "Bartek"
        assert half_applied(f"sqlite:///{disk}/room.sqlite") == []
        ada.http.close()


def trigger_of(disk: Path) -> Path:
    """The file with which ext4 can be told to find an error."""
    source = subprocess.run(["findmnt", "-no", "SOURCE", disk], check=True, capture_output=True, text=True).stdout
    trigger = Path("/sys/fs/ext4", Path(source.strip()).name, "trigger_fs_error")
    if not trigger.exists():
        pytest.skip("this kernel cannot make an ext4 disk read-only on purpose")
    return trigger
