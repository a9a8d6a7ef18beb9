"""Heartbeats, and the outages that a start derives from them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, select, update

from emporion.match.clock import DAY, SECOND, ClockKind, TimeControl
from emporion.server.heartbeat import LIVENESS_TIMEOUT, record_beat, record_start
from emporion.server.room.table_repository import now_ms
from emporion.server.storage import schema
from emporion.server.storage.database import Database
from tests.server.chains import rechain
from tests.server.live_server import LiveServer, prepare
from tests.server.test_tables import two_at_a_table

START = 1_700_000_000_000
HOUR = 3600 * SECOND
LIVE = TimeControl(ClockKind.LIVE, time=60 * SECOND, bonus=5 * SECOND)


@pytest.fixture
def empty(sqlite_only: None, any_database: str) -> Iterator[Database]:
    """A database that no other server uses."""
    prepare(any_database)
    database = Database(any_database)
    yield database
    database.close()


def outages(database: Database) -> list[tuple[int, int]]:
    found = database.run_sync(lambda connection: connection.execute(select(schema.outages)).all())
    return sorted((row.began, row.ended) for row in found)


def test_the_first_start_records_no_outage(empty: Database) -> None:
    empty.run_sync(record_start, "first", START)
    assert outages(empty) == []


@pytest.mark.parametrize("clean", [False, True])
def test_an_outage_lasts_from_the_last_heartbeat_to_the_next_start(empty: Database, clean: bool) -> None:
    empty.run_sync(record_start, "first", START)
    empty.run_sync(record_beat, "first", START + 5_000)
    empty.run_sync(record_beat, "first", START + 10_000, gone=clean)
    empty.run_sync(record_start, "second", START + 17_000)
    assert outages(empty) == [(START + 10_000, START + 17_000)]
    empty.run_sync(record_beat, "second", START + 22_000)
    empty.run_sync(record_start, "third", START + DAY)
    assert outages(empty) == [(START + 10_000, START + 17_000), (START + 22_000, START + DAY)]


def test_a_server_that_dies_at_once_records_its_own_outage(empty: Database) -> None:
    for number in range(4):
        empty.run_sync(record_start, f"process {number}", START + 1_000 * number)
    assert outages(empty) == [(START + 1_000 * number, START + 1_000 * (number + 1)) for number in range(3)]


def test_a_system_clock_set_back_records_no_outage(empty: Database) -> None:
    empty.run_sync(record_start, "first", START)
    empty.run_sync(record_start, "second", START - DAY)
    assert outages(empty) == []
    empty.run_sync(record_beat, "second", START + 1_000)
    empty.run_sync(record_start, "third", START + 2_000)
    assert outages(empty) == [(START + 1_000, START + 2_000)]


def test_no_outage_while_other_processes_are_alive(postgres_cluster: str) -> None:
    from tests.server import postgres

    address = postgres.new_database(postgres_cluster, "room_signs_of_life")
    prepare(address)
    database = Database(address)
    try:
        database.run_sync(record_start, "first", START)
        database.run_sync(record_start, "second", START + 1_000)
        assert outages(database) == []
        database.run_sync(record_beat, "second", START + 2_000, gone=True)
        database.run_sync(record_start, "third", START + LIVENESS_TIMEOUT)
        assert outages(database) == [], "the first one is there still"
        database.run_sync(record_beat, "third", START + LIVENESS_TIMEOUT + 1, gone=True)
        database.run_sync(record_start, "fourth", START + LIVENESS_TIMEOUT + 2_000)
        assert outages(database) == [(START + LIVENESS_TIMEOUT + 1, START + LIVENESS_TIMEOUT + 2_000)]
    finally:
        database.close()


def test_no_clock_runs_during_an_outage(any_database: str) -> None:
    with LiveServer(any_database) as server:
        *_, table = two_at_a_table(server, pace={"kind": "live", "minutes": 1})
    shift(any_database, HOUR)
    with LiveServer(any_database) as server:
        scene = server.visitor().get(f"/api/tables/{table}")["scene"]
        assert scene["seats"][scene["actor"]]["stand_in"] == ""
        assert 0 < scene["clock"]["falls"] - now_ms() <= 60 * SECOND


def shift(address: str, back: int) -> None:
    """Move all entries and the last heartbeat into the past."""

    def write(connection: Connection) -> None:
        connection.execute(update(schema.entries).values(at=schema.entries.c.at - back))
        rechain(connection)
        connection.execute(update(schema.tables).values(due=schema.tables.c.due - back))
        connection.execute(update(schema.beats).values(at=schema.beats.c.at - back))

    database = Database(address)
    database.run_sync(write)
    database.close()
