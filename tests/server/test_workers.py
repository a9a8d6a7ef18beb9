"""Several worker processes on one database: players see the same through all of them, one that dies is replaced, and
the shutdown is clean. On PostgreSQL all serve all tables, on SQLite each has its own (`test_handover.py`)."""

from __future__ import annotations

import os
import signal
from contextlib import ExitStack
from unittest.mock import AsyncMock

import pytest

from emporion.server.room.rooms import Rooms
from tests.server.live_server import LiveServer, TableClient, Visitor, some_action, turns, wait_until
from tests.server.postgres import new_database
from tests.server.processes import ServerProcess, serving_processes

CONNECTIONS = 6  # per player, so that both processes have some


def come_in(clients: ExitStack, visitor: Visitor, table: str) -> list[TableClient]:
    return [clients.enter_context(visitor.at(table)) for _ in range(CONNECTIONS)]


def test_two_workers_serve_one_table_and_one_of_them_may_die(database: str) -> None:
    with ServerProcess(database, workers=2) as server, ExitStack() as stack:
        ada, bartek = Visitor(server.port), Visitor(server.port)
        stack.callback(ada.http.close)
        stack.callback(bartek.http.close)
        wait_until(lambda: len(serving_processes(server)) == 2)
        before = serving_processes(server)
        ada.post("/api/me", {"name": "Ada"})
        bartek.post("/api/me", {"name": "Bartek"})
        table = ada.open_table(seats="me open")
        bartek.post(f"/api/tables/{table}/seats", {})
        ada.post(f"/api/tables/{table}/start", {})
        with ExitStack() as clients:
            here, there = come_in(clients, ada, table), come_in(clients, bartek, table)
            done: list[int] = []
            for number in range(CONNECTIONS):
                for client in (*here, *there):
                    client.wait_for_version(max(done, default=0))
                done.append(play(here[number], there[-1 - number], f"move{number}"))
            assert done == list(range(done[0], done[0] + CONNECTIONS))
            for client in (*here, *there):
                client.wait_for_version(done[-1])
        os.kill(min(before), signal.SIGKILL)
        wait_until(lambda: len(serving_processes(server) - before) == 1)
        with ada.at(table, since=done[-1]) as one, bartek.at(table) as other:
            assert one.version == done[-1], "nothing that was acknowledged is lost"
            assert play(one, other, "afterwards") == done[-1] + 1
        assert server.stop() == 0


def play(one: TableClient, other: TableClient, command: str) -> int:
    """A move of the client to move; returns the version it leads to."""
    active, _ = turns(one, other)
    done = active.play(some_action(active), command=command)
    assert done["t"] == "done"
    version: int = done["version"]
    return version


def test_another_process_sees_what_was_stored(postgres_cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if that process receives no notice: here it never does."""
    monkeypatch.setattr(Rooms, "receive", AsyncMock())
    address = new_database(postgres_cluster, "deaf")
    with LiveServer(address) as one, LiveServer(address) as other:
        ada, bartek = one.visitor("Ada"), other.visitor("Bartek")
        ada_there = other.visitor()
        ada_there.http.cookies.update(ada.http.cookies)
        table = ada.open_table(seats="me open")
        path = f"/api/tables/{table}"
        assert bartek.get(path)["scene"]["seats"][1]["kind"] == "open"
        ada.request("PUT", f"{path}/seats/1", {"level": "trader"})
        assert bartek.get(path)["scene"]["seats"][1]["kind"] == "bot"
        ada.request("DELETE", f"{path}/seats/1")
        bartek.post(f"{path}/seats", {})
        assert ada.get(path)["scene"]["seats"][1]["name"] == "Bartek"
        ada.post(f"{path}/start", {})
        assert [each["move"] for each in bartek.get(f"{path}/moves")] == [0]
        assert [line["kind"] for line in bartek.get(f"{path}/log")][-1] == "started"
        with ada.at(table) as client:
            assert client.command("resign")["t"] == "done"
        assert bartek.get(f"{path}/record")["game"] == "carthage"
        new = bartek.post(f"{path}/rematch")["table"]
        assert ada.post(f"{path}/rematch")["table"] == new
        seat = ada.post(f"/api/tables/{new}/seats", {})["seat"]
        assert ada_there.post(f"/api/tables/{new}/seats/{seat}/code")["seat"] == seat
