"""A process dies inside a transaction, at every point of it: what was acknowledged is there, what is there is whole."""

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
from emporion.server.storage.database import Database
from emporion.server.storage.tables import StoredEntry, stored_entries
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
"""Rows that belong to the entries of a table, those of each kind if there are any."""
STATEMENTS = {"opening a table": 5, "taking a seat": 5, "the last move": 9, "resigning": 9, "a seat by its code": 6}
"""How many there are at least: none of these things is a single row."""


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_lost_or_half_done_wherever_a_process_dies(database: str, kind: str) -> None:
    """Each time at another table, and at the next statement, until it comes to the end without dying."""
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
    """Let a process die, and look at what it left; whether it came to the point at all."""
    id = f"{point} {number}"
    code, acknowledged = run_until_crash(address, id, kind, point, number)
    assert code in (0, DIED), id
    check(opened, id, acknowledged, is_one_further=code == DIED and point in STORED)
    assert code == DIED or len(acknowledged) == 1 + len(KINDS[kind][1]), id
    return code == DIED


def check(database: Database, id: str, acknowledged: list[Acknowledged], is_one_further: bool) -> None:
    """All that was acknowledged is there as it was, at most one thing more, and of each all that belongs to it."""
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
    """What is stored about a table beside its entries, and about those who were there."""
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
    """What has to be stored beside the entries of a table."""
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
    """Of the entry that gave it."""
    taken = [each.version for each in table.log_entries if isinstance(each.entry, Seated) and each.entry.seat == seat]
    return code_of(table.id, seat, (taken or [0])[-1]) if table.seats[seat].player else None
