"""A process crashes at every point of a transaction: everything acknowledged is stored, and everything stored is
complete."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest
from sqlalchemy import Connection, Select, select

from emporion.match.seal import seal_holds
from emporion.server.room.entries import Seated
from emporion.server.room.table import Table
from emporion.server.room.table_repository import places_of, read_table, replay, seat_row, summary_of
from emporion.server.room.table_state import Stage
from emporion.server.storage import ratings, schema
from emporion.server.storage.chain import StoredEntry
from emporion.server.storage.database import Database
from emporion.server.storage.tables import stored_entries
from tests.server.crash_points import (
    DIED,
    KINDS,
    NOTHING,
    POINTS,
    STATEMENT,
    STORED,
    Acknowledged,
    code_of,
    run_until_crash,
    state_of,
)
from tests.server.live_server import prepare

Traces = dict[str, list[Any]]
"""Rows that belong to a table's entries, by kind."""
STATEMENTS = {"opening a table": 5, "taking a seat": 5, "the last move": 9, "resigning": 9, "a seat by its code": 6}
"""The least number of statements: none of these steps is a single row."""


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_lost_or_half_applied_at_any_crash_point(database: str, kind: str) -> None:
    """At another table and the next statement each time, until a run ends without a crash."""
    prepare(database)
    opened = Database(database)
    transactions = len(KINDS[kind][1])
    try:
        for point in POINTS:
            for number in range(1, transactions + 1):
                assert dies(opened, database, kind, point, number)
        statements = next(number for number in count(1) if not dies(opened, database, kind, STATEMENT, number)) - 1
    finally:
        opened.close()
    assert statements >= STATEMENTS.get(kind, 2 * transactions)


def dies(opened: Database, address: str, kind: str, point: str, number: int) -> bool:
    """Crash a process and check what it stored; returns whether it reached the point."""
    id = f"{point} {number}"
    code, acknowledged = run_until_crash(address, id, kind, point, number)
    assert code in (0, DIED), id
    check(opened, id, acknowledged, is_one_further=code == DIED and point in STORED)
    assert code == DIED or len(acknowledged) == 1 + len(KINDS[kind][1]), id
    return code == DIED


def check(database: Database, id: str, acknowledged: list[Acknowledged], is_one_further: bool) -> None:
    """Everything acknowledged is stored, at most one more entry, each with all its rows."""
    if database.is_sqlite:
        with sqlite3.connect(database.name) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",), id
    found = database.run_sync(stored_entries, id)
    version, state = acknowledged[-1]
    assert [line.version for line in found] == list(range(version + 1 + is_one_further)), id
    assert version == NOTHING or state_of(played(id, found[: version + 1])) == state, id
    table = database.run_sync(read_table, id) if found else None
    assert database.run_sync(traces, id) == (follows(table) if table else {}), id
    if table and table.started and table.match:
        nonce = bytes.fromhex(table.started.nonce)
        assert seal_holds(table.started.commitment, table.game, 2, {}, table.match.key, nonce), id


def played(id: str, found: Sequence[StoredEntry]) -> Table:
    table = Table(id)
    replay(table, found)
    return table


def traces(connection: Connection, id: str) -> Traces:
    """Stored rows about a table beside its entries, and about its players."""
    row, seat, result, rating = schema.tables.c, schema.seats.c, schema.results.c, schema.ratings.c
    seen = schema.appearances.c
    wanted: dict[str, Select[Any]] = {
        "tables": select(row.version, row.stage, row.free, row.actor).where(row.id == id),
        "seats": select(seat.seat, seat.player, seat.name, seat.level, seat.code).where(seat.table == id),
        "appearances": select(seen.player).where(seen.table == id),
        "results": select(result.seat, result.player, result.place, result.score).where(result.table == id),
        "ratings": select(rating.player, rating.games).where(rating.player.endswith(f" of {id}")),
        "gains": select(rating.player, rating.shown - result.change)
        .join(schema.results, result.player == rating.player)
        .where(result.table == id),
    }
    found = {name: sorted(tuple(row) for row in connection.execute(each)) for name, each in wanted.items()}
    return {name: rows for name, rows in found.items() if rows}


def follows(table: Table) -> Traces:
    """The rows that must be stored beside a table's entries."""
    summary = summary_of(table, 0)
    named = {seat_state.player for seat_state in table.seats if seat_state.player} | {table.opened.host}
    wanted: Traces = {
        "tables": [(table.version, summary["stage"], summary["free"], summary["actor"])],
        "seats": [(*seat_row(table, seat).values(), code(table, seat)) for seat in range(len(table.seats))],
        "appearances": sorted((player,) for player in named),
    }
    if table.stage is Stage.OVER:
        places = places_of(table)
        wanted["results"] = [(each["seat"], each["player"], each["place"], each["score"]) for each in places]
        wanted["ratings"] = [(each["player"], 1) for each in places]
        wanted["gains"] = [(each["player"], pytest.approx(ratings.ZERO)) for each in places]
    return wanted


def code(table: Table, seat: int) -> str | None:
    """The recovery code that the last entry gave."""
    taken = [each.version for each in table.log_entries if isinstance(each.entry, Seated) and each.entry.seat == seat]
    return code_of(table.id, seat, (taken or [0])[-1]) if table.seats[seat].player else None
