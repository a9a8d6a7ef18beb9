"""Stored entries that are not those that were written are noticed, and concern only their table."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress

import pytest
from sqlalchemy import Connection, delete, select, update
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from emporion.server import metrics
from emporion.server.room import table_repository
from emporion.server.room.entries import Said, encoded
from emporion.server.room.table_repository import BrokenTable, Loaded, now_ms, read_table, read_tables
from emporion.server.storage import schema, tables
from emporion.server.storage.chain import StoredEntry, chained
from emporion.server.storage.database import Database
from emporion.server.storage.snapshots import renew_edition
from emporion.server.storage.tables import Conflict, stored_entries
from emporion.server.web.websocket import NOT_FOUND
from tests.server.accounts import account, sit_together
from tests.server.live_server import LiveServer, some_action, turns, wait_until
from tests.server.test_snapshots import SUMMARY, count, stored, take_snapshot, write_table
from tests.server.test_tables import two_at_a_table
from tests.waiting import PATIENCE

__all__ = ["stored"]

Spoil = Callable[[Connection], object]


def change(version: int, /, **columns: object) -> Spoil:
    here = (schema.entries.c.table == "t") & (schema.entries.c.version == version)
    return lambda connection: connection.execute(update(schema.entries).where(here).values(columns))


def another_action(connection: Connection) -> None:
    body = next(line.body for line in stored_entries(connection, "t") if line.version == 9)
    entry = json.loads(body)
    entry["actions"][0] = 1 - min(1, entry["actions"][0])
    change(9, body=json.dumps(entry).encode())(connection)


def another_key(connection: Connection) -> None:
    """With hashes that fit: only the seal of the shuffle tells."""
    lines = stored_entries(connection, "t")
    started = json.loads(lines[1].body)
    started["key"] = "5a" * 32
    lines[1] = lines[1]._replace(body=json.dumps(started).encode())
    before = b""
    for line in lines:
        linked = chained("t", before, line)
        change(line.version, body=linked.body, hash=linked.hash)(connection)
        before = linked.hash


def entry_is_gone(connection: Connection) -> None:
    connection.execute(delete(schema.entries).where(schema.entries.c.version == 20))


def last_entry_is_gone(connection: Connection) -> None:
    connection.execute(delete(schema.entries).where(schema.entries.c.version == 39))


def of_another_table(connection: Connection) -> None:
    write_table(connection, "u", 1)
    connection.execute(delete(schema.entries).where(schema.entries.c.table == "t"))
    connection.execute(update(schema.entries).values(table="t"))


def two_are_exchanged(connection: Connection) -> None:
    for old, new in ((9, 900), (11, 9), (900, 11)):
        change(old, version=new)(connection)


SPOILT: dict[str, Spoil] = {
    "another action": another_action,
    "another seat": change(9, seat=3),
    "another time": change(9, at=now_ms()),
    "another command": change(9, command="mine"),
    "another hash": change(9, hash=b"\0" * 32),
    "no hash": change(9, hash=b""),
    "another key": another_key,
    "an entry is gone": entry_is_gone,
    "the last entry is gone": last_entry_is_gone,
    "entries of another table": of_another_table,
    "exchanged entries": two_are_exchanged,
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_table_with_other_entries_than_were_written_is_not_loaded(stored: Database, how: str) -> None:
    assert isinstance(stored.run_sync(read_tables, ["t"])[0], Loaded)
    stored.run_sync(SPOILT[how])
    found = stored.run_sync(read_tables, ["t"])[0]
    assert isinstance(found, BrokenTable)
    assert found.message.id == "table-broken"


def test_a_snapshot_of_other_entries_is_not_used(stored: Database) -> None:
    """One that was made before the entry was changed is, at first: what it holds is what was written."""
    take_snapshot(stored)
    stored.run_sync(change(9, hash=b"\0" * 32))
    assert isinstance(stored.run_sync(read_tables, ["t"])[0], Loaded)
    stored.run_sync(change(39, hash=b"\0" * 32))
    assert isinstance(stored.run_sync(read_tables, ["t"])[0], BrokenTable)
    assert count(stored) == 1


def test_entries_after_a_snapshot_are_checked(stored: Database) -> None:
    take_snapshot(stored)
    entry = StoredEntry(40, now_ms(), None, None, encoded(Said(0, "wow")))
    stored.run_sync(tables.append, "t", entry._replace(hash=b"\0" * 32), SUMMARY)
    assert isinstance(stored.run_sync(read_tables, ["t"])[0], BrokenTable)


def test_no_entry_follows_rewritten_ones_unseen(stored: Database) -> None:
    """Another process has rewritten the entries: the next one has to be chained to what is stored now."""
    table = stored.run_sync(read_table, "t")
    stored.run_sync(renew_edition, "t")
    entry = chained("t", table.chain, StoredEntry(40, now_ms(), None, None, encoded(Said(0, "wow"))))
    with pytest.raises(Conflict):
        stored.run_sync(tables.append, "t", entry, SUMMARY)
    assert stored.run_sync(read_table, "t").version == 39


def spoil(server: LiveServer, table: str) -> None:
    def write(connection: Connection) -> None:
        here = (schema.entries.c.table == table) & (schema.entries.c.version == 1)
        connection.execute(update(schema.entries).where(here), {"at": 5})

    server.services.rooms.unload(table)
    server.services.database.run_sync(write)


def test_a_broken_table_is_set_aside_and_named_once(server: LiveServer) -> None:
    ada, _, broken = two_at_a_table(server)
    _, _, whole = two_at_a_table(server)
    spoil(server, broken)
    with capture_logs() as logs:
        for _ in range(2):
            assert ada.get(f"/api/tables/{broken}", expect=409) == "table-broken"
        address = f"ws://127.0.0.1:{server.port}/api/tables/{broken}/live"
        with connect(address, additional_headers=ada.cookie()) as socket:
            assert json.loads(socket.recv(timeout=PATIENCE))["error"]["id"] == "table-broken"
            with pytest.raises(Exception, match=str(NOT_FOUND)):
                socket.recv(timeout=PATIENCE)
    named = [each for each in logs if each["log_level"] == "error"]
    assert [(each["event"], each["table"]) for each in named] == [("a broken table is set aside", broken)]
    assert "entry 1 " in named[0]["reason"]
    assert metrics.registry.get_sample_value("emporion_broken_tables") == 1
    assert ada.get(f"/api/tables/{whole}")["scene"]["id"] == whole


@pytest.mark.parametrize("is_connected", [True, False])
def test_a_table_that_was_changed_before_its_snapshot_is_set_aside(
    database: str, monkeypatch: pytest.MonkeyPatch, is_connected: bool
) -> None:
    """It is loaded as it was written, and its older entries are checked later."""
    monkeypatch.setattr(table_repository, "CHECK_AFTER", 0.5)
    with LiveServer(database) as server:
        ada, _, broken = two_at_a_table(server)
        _, _, whole = two_at_a_table(server)
    with LiveServer(database) as server, capture_logs() as logs:
        spoil(server, broken)
        again = server.visitor()
        again.http.cookies.update(ada.http.cookies)
        again.get(f"/api/tables/{whole}")
        if is_connected:
            with again.at(broken) as client:
                assert client.wait_for_close() == NOT_FOUND
        else:
            assert again.get(f"/api/tables/{broken}")["scene"]["id"] == broken
        wait_until(lambda: server.services.repository.broken == {broken})
        assert again.get(f"/api/tables/{broken}", expect=409) == "table-broken"
        assert again.get(f"/api/tables/{whole}")["scene"]["id"] == whole
        named = [each for each in logs if each["log_level"] in ("warning", "error")]
        assert [(each["event"], each["table"]) for each in named] == [("a broken table is set aside", broken)]


def test_a_broken_table_that_is_due_is_left_alone(own_server: LiveServer) -> None:
    ada, _, broken = two_at_a_table(own_server)
    spoil(own_server, broken)
    row = schema.tables.c.id == broken
    own_server.services.database.run_sync(lambda it: it.execute(update(schema.tables).where(row), {"due": 1}) and None)

    def due(connection: Connection) -> object:
        return connection.execute(select(schema.tables.c.due).where(row)).scalar()

    wait_until(lambda: own_server.services.database.run_sync(due) is None)
    assert own_server.services.repository.broken == {broken}
    with ada.at(ada.open_table(seats="me trader")) as client:
        client.wait_for(lambda scene: bool(scene["offers"]))
        assert client.play(some_action(client))["t"] == "done"


def test_players_at_a_table_that_breaks_are_told(own_server: LiveServer) -> None:
    """The table is in memory, and has to be loaded again."""
    ada, bartek, table = two_at_a_table(own_server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        active, _ = turns(at_a, at_b)
        room = own_server.services.rooms._rooms[table]
        spoil(own_server, table)
        room._uncertain = True
        with suppress(ConnectionClosed):  # a tick may find it first
            refused = active.play(some_action(active))
            assert (refused["t"], refused["error"]["id"]) == ("refused", "table-broken")
        assert active.wait_for_close() == NOT_FOUND


@pytest.mark.usefixtures("quick_hashes")
def test_erasing_a_name_keeps_the_chain(server: LiveServer) -> None:
    ada, bartek = account(server, "ada"), account(server, "bartek")
    table, broken = sit_together(ada, bartek), sit_together(ada, bartek)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        active, _ = turns(at_a, at_b)
        active.play(some_action(active))
    spoil(server, broken)
    ada.request("DELETE", "/api/me")
    database = server.services.database
    loaded = database.run_sync(read_table, table)
    assert loaded.version >= 3
    assert [seat.name for seat in loaded.seats].count("") == 1
    assert b'"ada"' not in b"".join(line.body for line in database.run_sync(stored_entries, broken))
    with pytest.raises(BrokenTable):
        database.run_sync(read_table, broken)
    with bartek.at(table) as client:
        assert client.command("say", command="later", phrase="wow")["t"] == "done"
    assert database.run_sync(read_table, table).version == loaded.version + 1
