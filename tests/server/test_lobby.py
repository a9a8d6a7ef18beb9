"""Lists of tables, and who sees them."""

from __future__ import annotations

from sqlalchemy import Connection, update

from emporion.match.clock import DAY
from emporion.server.room.table_repository import now_ms
from emporion.server.storage import schema
from tests.server.live_server import LiveServer
from tests.server.test_tables import two_at_a_table


def test_a_public_table_is_listed_until_it_is_full(server: LiveServer) -> None:
    ada, bartek = server.visitor("Ada"), server.visitor("Bartek")
    pace = {"kind": "live", "minutes": 5, "bonus_seconds": 3}
    options = {"end_tokens": 6}
    table = ada.open_table(seats="me open merchant", public=True, pace=pace, options=options, hints=True)
    (seen,) = bartek.get("/api/tables")
    assert (seen["id"], seen["free"], seen["mine"], seen["stage"]) == (table, 1, [], "open")
    assert (seen["pace"], seen["time"], seen["bonus"], seen["options"]) == ("live", 300_000, 3_000, options)
    assert (seen["rated"], seen["hints"]) == (False, True)
    assert [each["kind"] for each in seen["seats"]] == ["person", "open", "bot"]
    assert [each["level"] for each in seen["seats"]] == ["", "", "merchant"]
    assert seen["seats"][0]["player"] == ada.id
    bartek.post(f"/api/tables/{table}/seats", {})
    assert ada.get("/api/tables") == []
    ada.post(f"/api/tables/{table}/start", {})
    (seen,) = bartek.get("/api/tables?stage=running")
    assert (seen["id"], seen["mine"]) == (table, [1])
    assert bartek.get("/api/tables?stage=running&game=dale") == []


def test_inactive_open_tables_are_not_listed(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    table = ada.open_table(public=True)
    assert table in [each["id"] for each in ada.get("/api/tables")]

    def age(connection: Connection) -> None:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table), {"changed": now_ms() - DAY - 1})

    shared_server.services.database.run_sync(age)
    assert table not in [each["id"] for each in ada.get("/api/tables")]
    assert table in [each["id"] for each in ada.get("/api/me/tables")]


def test_my_tables_show_whose_turn_it_is_and_results(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server, pace={"kind": "days", "days": 2})
    with ada.at(table) as client:
        (mine,) = ada.get("/api/me/tables")
        assert (mine["mine"], mine["actor"]) == ([0], client.scene["actor"])
        assert mine["falls"] == client.scene["clock"]["falls"]
        client.command("resign")
    (mine,) = bartek.get("/api/me/tables")
    assert (mine["stage"], mine["mine"], mine["actor"], mine["falls"]) == ("over", [1], None, None)
    assert [each["place"] for each in mine["seats"]] == [2, 1]
    assert all(isinstance(each["score"], int) for each in mine["seats"])


def test_lists_distinguish_lessons_from_games(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    game = ada.open_table()
    lesson = ada.post("/api/lessons/carthage", {})["table"]
    assert {each["id"]: each["origin"] for each in ada.get("/api/me/tables")} == {game: None, lesson: "lesson"}


def test_deleted_players_still_count_as_people(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    bartek.request("DELETE", "/api/me")
    (mine,) = ada.get("/api/me/tables")
    assert mine["id"] == table
    assert [(each["kind"], each["name"]) for each in mine["seats"]] == [("person", "Ada"), ("person", "")]
