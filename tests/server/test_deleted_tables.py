"""Tables that are deleted, or have incompatible rules, while clients are connected."""

from __future__ import annotations

import json
from contextlib import suppress

import msgspec
import pytest
from sqlalchemy import Connection, select, update
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from emporion.server.room.entries import Opened, decoded, encoded
from emporion.server.storage import schema, tables
from emporion.server.web import websocket
from tests.server.chains import rechain
from tests.server.live_server import LiveServer, some_action, turns, wait_until
from tests.server.postgres import new_database
from tests.server.test_tables import two_at_a_table


def test_deleting_a_table_notifies_its_clients(server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        active, other = turns(at_a, at_b)
        server.services.database.run_sync(tables.delete_table, table)
        with suppress(ConnectionClosed):  # on PostgreSQL clients are notified even without a command
            active.send("play", command="c", version=active.version, actions=[some_action(active)])
        assert active.wait_for_close() == websocket.NOT_FOUND
        assert other.wait_for_close() == websocket.NOT_FOUND
    assert ada.get(f"/api/tables/{table}", expect=404) == "table-unknown"
    assert len(server.services.rooms) == 0


def test_processes_notify_each_other_of_a_deleted_table(postgres_cluster: str) -> None:
    address = new_database(postgres_cluster, "vanishing")
    with LiveServer(address) as one, LiveServer(address) as other:
        ada = one.visitor("Ada")
        table = ada.open_table()
        elsewhere = other.visitor()
        elsewhere.http.cookies = ada.http.cookies
        with elsewhere.at(table) as client:
            assert client.scene["you"] == 0
            ada.request("DELETE", f"/api/tables/{table}/seats/0")
            assert client.wait_for_close() == websocket.NOT_FOUND


def test_a_seat_taken_through_one_process_is_seen_by_the_other(postgres_cluster: str) -> None:
    address = new_database(postgres_cluster, "joining")
    with LiveServer(address) as one, LiveServer(address) as other:
        ada, bartek = one.visitor("Ada"), one.visitor("Bartek")
        table = ada.open_table()
        with other.visitor().at(table):  # so that the other process has it in memory
            bartek.post(f"/api/tables/{table}/seats", {})
            elsewhere = other.visitor()
            elsewhere.http.cookies = bartek.http.cookies
            with elsewhere.at(table) as client:
                assert client.scene["you"] == 1


@pytest.fixture
def older_table(own_server: LiveServer) -> str:
    """A table whose game was started under another version of the rules."""
    ada = own_server.visitor("Ada")
    table = ada.open_table(seats="me apprentice", pace={"kind": "live", "minutes": 1})

    def age(connection: Connection) -> None:
        first = (schema.entries.c.table == table) & (schema.entries.c.version == 0)
        body = connection.execute(select(schema.entries.c.body).where(first)).scalar_one()
        entry = decoded(bytes(body))
        assert isinstance(entry, Opened)
        older = encoded(msgspec.structs.replace(entry, rules=0))
        connection.execute(update(schema.entries).where(first), {"body": older})
        rechain(connection)
        connection.execute(update(schema.tables).where(schema.tables.c.id == table), {"due": 1})

    wait_until(lambda: not own_server.services.rooms._rooms[table].table.bot_to_move)
    own_server.services.rooms.unload(table)
    own_server.services.database.run_sync(age)
    return table


def test_a_game_with_incompatible_rules_does_not_go_on(own_server: LiveServer, older_table: str) -> None:
    visitor = own_server.visitor("Bartek")
    assert visitor.get(f"/api/tables/{older_table}", expect=409) == "table-other-rules"
    address = f"ws://127.0.0.1:{visitor.port}/api/tables/{older_table}/live"
    with connect(address, additional_headers=visitor.cookie()) as socket:
        assert json.loads(socket.recv())["error"]["id"] == "table-other-rules"
        with pytest.raises(ConnectionClosed, match=str(websocket.NOT_FOUND)):
            socket.recv()

    def due(connection: Connection) -> int | None:
        wanted = select(schema.tables.c.due).where(schema.tables.c.id == older_table)
        found: int | None = connection.execute(wanted).scalar_one()
        return found

    wait_until(lambda: own_server.services.database.run_sync(due) is None)
