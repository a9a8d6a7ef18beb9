"""Tables in the database: concurrent appends conflict, due tables have one owner, expired data is deleted."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, update

from emporion.match.clock import DAY
from emporion.server.room.table_repository import now_ms
from emporion.server.storage import accounts, retention, tables
from emporion.server.storage.chain import StoredEntry
from emporion.server.storage.database import Database
from emporion.server.storage.retention import Deleted
from emporion.server.storage.schema import credentials, entries, metadata, players
from emporion.server.storage.schema import tables as table_rows
from emporion.server.storage.tables import Conflict
from emporion.server.storage.write_queue import WriteQueue
from tests.server.live_server import LiveServer
from tests.server.storage.rows import add, add_table, names

SUMMARY = {"stage": "running", "free": 0, "actor": 0, "due": None, "falls": None}


def test_concurrent_appends_conflict(ready: Database) -> None:
    ready.run_sync(add, "ada")
    ready.run_sync(add_table, "t", "running", 0, "ada")
    ready.run_sync(tables.append, "t", StoredEntry(1, 5, 0, "c1", b"first"), SUMMARY)
    with pytest.raises(Conflict):
        ready.run_sync(tables.append, "t", StoredEntry(1, 6, 0, "c2", b"second"), SUMMARY | {"stage": "over"})
    assert [(line.version, line.body) for line in ready.run_sync(tables.stored_entries, "t")] == [
        (0, b"{}"),
        (1, b"first"),
    ]
    assert ready.run_sync(names, table_rows.c.stage) == {"running"}


def test_an_idempotency_key_is_stored_once_per_seat(ready: Database) -> None:
    ready.run_sync(add, "ada")
    for table in ("t", "u"):
        ready.run_sync(add_table, table, "running", 0, "ada")
    ready.run_sync(tables.append, "t", StoredEntry(1, 5, 0, "c", b""), SUMMARY)
    with pytest.raises(Conflict):
        ready.run_sync(tables.append, "t", StoredEntry(2, 6, 0, "c", b""), SUMMARY)
    ready.run_sync(tables.append, "t", StoredEntry(2, 6, 1, "c", b""), SUMMARY)
    ready.run_sync(tables.append, "u", StoredEntry(1, 6, 0, "c", b""), SUMMARY)
    for version in (3, 4):
        ready.run_sync(tables.append, "t", StoredEntry(version, 7, None, None, b""), SUMMARY)
    assert len(ready.run_sync(tables.stored_entries, "t")) == 5


def test_a_due_table_is_claimed_once(ready: Database) -> None:
    def setting(connection: Connection) -> None:
        add_table(connection, "early", "running", 0, due=100)
        add_table(connection, "late", "running", 0, due=900)
        add_table(connection, "never", "running", 0)

    ready.run_sync(setting)
    with ThreadPoolExecutor(1) as pool:
        with ready.engine.begin() as first:
            assert tables.claim_due(first, 500, 50, 10) == ["early"]
            second = pool.submit(ready.run_sync, tables.claim_due, 500, 50, 10)
        assert second.result(20) == []
    assert ready.run_sync(tables.claim_due, 549, 50, 10) == []
    assert ready.run_sync(tables.claim_due, 550, 50, 10) == ["early"], "the lease is over"


def test_claims_are_limited_and_most_urgent_first(usual: Database) -> None:
    for number in range(5):
        usual.run_sync(add_table, f"t{number}", "running", 0, due=100 - number)
    assert usual.run_sync(tables.claim_due, 500, 50, 2) == ["t4", "t3"]


# Retention


def cleaned(database: Database, untouched_since: int | None, unseen_since: int) -> Deleted:
    """As the server or `emporion admin prune` does it."""
    write_queue = WriteQueue(database)
    try:
        return asyncio.run(retention.delete_expired(database, write_queue, untouched_since, unseen_since))
    finally:
        write_queue.close()


def test_expired_data_is_deleted_and_the_rest_kept(ready: Database) -> None:
    old, new = 10, 1000

    def setting(connection: Connection) -> None:
        add(connection, "account", login="account", seen=old)
        for id in ("guest", "lost", "seated"):
            add(connection, id, seen=old)
        add(connection, "fresh", seen=new)
        add_table(connection, "account over", "over", old, "account", "guest")
        add_table(connection, "account left", "running", old, "account")
        add_table(connection, "guest over", "over", old, "lost")
        add_table(connection, "guest left", "running", old, "lost", "fresh")
        add_table(connection, "guest open", "open", old, "lost")
        add_table(connection, "guest plays", "running", new, "seated")
        add_table(connection, "guest played", "over", new, "seated")
        accounts.add_credential(connection, "hash", "lost", accounts.SESSION, old)

    ready.run_sync(setting)
    assert cleaned(ready, 500, 500) == (4, 1)
    assert ready.run_sync(names, table_rows.c.id) == {"account over", "guest plays", "guest played"}
    assert ready.run_sync(names) == {"account", "guest", "seated", "fresh"}
    assert ready.run_sync(names, entries.c.table) == ready.run_sync(names, table_rows.c.id)
    assert ready.run_sync(names, credentials.c.hash) == set()
    assert cleaned(ready, 500, 500) == (0, 0)


def test_bots_do_not_expire_as_guests(ready: Database) -> None:
    def setting(connection: Connection) -> None:
        add(connection, "account", login="account", seen=10)
        accounts.add_bot(connection, "bot", "Robot", "account", "hash", 10)

    ready.run_sync(setting)
    cleaned(ready, 500, 500)
    assert ready.run_sync(names) == {"account", "bot"}


def test_retention_follows_the_settings(any_database: str) -> None:
    with LiveServer(any_database, keep_days=2, session_days=1) as server:
        ada = server.visitor("Ada")
        old, fresh = ada.open_table(), ada.open_table()
        when = {"changed": now_ms() - 2 * DAY - 1000}
        database = server.services.database
        database.run_sync(lambda connection: connection.execute(update(table_rows).filter_by(id=old), when))
        asyncio.run(server.services.delete_expired())
        assert database.run_sync(names, table_rows.c.id) == {fresh}


def test_retention_lets_others_write_in_between(file: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """No transaction deletes more than a few tables, and each table is searched for once."""
    monkeypatch.setattr(retention, "MAX_TABLES_AT_ONCE", 3)
    monkeypatch.setattr(retention, "MAX_FOUND", 6)
    for number in range(20):
        file.run_sync(add_table, f"t{number}", "running", 0)
    commits: list[int] = []
    left: list[int] = []
    write_queue = WriteQueue(file, lambda: commits.append(1))
    finding = retention.abandoned_tables

    def find(connection: Connection, since: int, limit: int) -> list[str]:
        left.append(len(names(connection, table_rows.c.id)))
        return finding(connection, since, limit)

    monkeypatch.setattr(retention, "abandoned_tables", find)
    assert asyncio.run(retention.delete_expired(file, write_queue, 500, 500)) == (20, 0)
    write_queue.close()
    assert left == [20, 14, 8, 2]
    assert len(commits) == 7, "three tables at a time, and nothing about people, as nobody is to be forgotten"


def test_data_touched_after_being_found_is_kept(ready: Database) -> None:
    """A player comes back while retention runs."""

    def setting(connection: Connection) -> None:
        for id in ("touched", "left"):
            add_table(connection, id, "running", 10)
            add(connection, id, seen=10)
            accounts.add_credential(connection, id, id, accounts.SESSION, 10)

    def come_back(connection: Connection) -> None:
        connection.execute(update(table_rows).filter_by(id="touched"), {"changed": 1000})
        accounts.touch(connection, "touched", "touched", 1000)

    ready.run_sync(setting)
    found = [
        (ready.run_sync(retention.abandoned_tables, 500, 9), retention.delete_tables, table_rows.c.id),
        (ready.run_sync(retention.expired_sessions, 500, 9), retention.delete_sessions, credentials.c.hash),
        (ready.run_sync(retention.inactive_guests, 500, 9), retention.delete_guests, players.c.id),
    ]
    ready.run_sync(come_back)
    for ids, forget, key in found:
        assert set(ids) == {"touched", "left"}
        assert ready.run_sync(forget, ids, 500) == 1
        assert ready.run_sync(names, key) == {"touched"}


def test_deleting_a_table_uses_indexes(file: Database) -> None:
    """Foreign keys to tables and players have an index that begins with them."""

    def unfound(connection: Connection) -> list[str]:
        looks, found = inspect(connection), []
        for table in metadata.sorted_tables:
            keys: list[Any] = [*looks.get_indexes(table.name), *looks.get_unique_constraints(table.name)]
            first = {each["column_names"][0] for each in keys}
            first.add(looks.get_pk_constraint(table.name)["constrained_columns"][0])
            found += [f"{table.name}.{each.name}" for each in table.c if each.foreign_keys and each.name not in first]
        return found

    assert file.run_sync(unfound) == []
