"""Startup time and memory do not depend on how much is stored."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.live_server import LiveServer, Visitor, prepare, wait_until
from tests.server.load import processor_seconds
from tests.server.many_tables import fill
from tests.server.processes import ServerProcess

STORED = int(os.environ.get("EMPORION_STORED", "100000"))


def test_idle_tables_are_unloaded_and_loaded_again(any_database: str) -> None:
    with LiveServer(any_database, idle_minutes=0.001) as server:
        ada = server.visitor("Ada")
        table = ada.open_table(seats="me trader")
        with ada.at(table) as client:
            client.wait_for(lambda scene: bool(scene["offers"]))
            client.play(client.scene["offers"][0]["action"])
            client.wait_for(lambda scene: bool(scene["offers"]))
            before = client.scene
            time.sleep(1.5)
            assert len(server.services.rooms) == 1, "a client is connected"
        wait_until(lambda: len(server.services.rooms) == 0)
        with ada.at(table) as client:
            assert client.scene == before


def started_with(database: str, stored: int) -> tuple[float, float]:
    """Processor seconds until the server is ready, and megabytes, with this many stored tables."""
    prepare(database)
    fill(database, stored, moves=20)
    with ServerProcess(database) as server:
        seconds = processor_seconds(server)
        status = Path(f"/proc/{server.process.pid}/status").read_text()
        memory = next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))
        with Visitor(server.port).http as visitor:
            assert visitor.get("/health").json() == {"healthy": True}
            assert len(visitor.get("/api/tables?stage=running").json()) == min(100, stored // 10)
        return seconds, memory


def test_startup_does_not_depend_on_how_much_is_stored(new_database: Callable[[], str]) -> None:
    empty, little = started_with(new_database(), 0)
    full, much = started_with(new_database(), 1000)
    assert full < 2 * empty + 0.5
    assert much < little + 30


@pytest.mark.soak
def test_a_server_is_ready_at_once_with_very_many_tables(any_database: str) -> None:
    seconds, memory = started_with(any_database, STORED)
    print(f"{STORED:,} tables: ready after {seconds:.2f} s, {memory:.0f} MB")
    assert seconds <= 2
