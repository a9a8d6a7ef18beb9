"""What lists of tables tell, and whom."""

from __future__ import annotations

from sqlalchemy import Connection, update

from emporion.match.clock import DAY
from emporion.server.room.keeper import moment
from emporion.server.storage import schema
from tests.server.serving import Serving
from tests.server.test_tables import two_at_a_table


def test_a_public_table_is_listed_until_it_is_full(serving: Serving) -> None:
    ada, bartek = serving.visitor("Ada"), serving.visitor("Bartek")
    pace = {"kind": "live", "minutes": 5, "bonus_seconds": 3}
    options = {"end_tokens": 6}
    table = ada.open_table(seats="me open merchant", public=True, pace=pace, options=options)
    (seen,) = bartek.get("/api/tables")
    assert (seen["id"], seen["free"], seen["mine"], seen["stage"]) == (table, 1, [], "open")
    assert (seen["pace"], seen["time"], seen["bonus"], seen["options"]) == ("live", 300_000, 3_000, options)
    assert [each["kind"] for each in seen["seats"]] == ["person", "open", "bot"]
    assert [each["level"] for each in seen["seats"]] == ["", "", "merchant"]
    assert seen["seats"][0]["player"] == ada.id
    bartek.post(f"/api/tables/{table}/seats", {})
    assert ada.get("/api/tables") == []
    ada.post(f"/api/tables/{table}/start", {})
    (seen,) = bartek.get("/api/tables?stage=running")
    assert (seen["id"], seen["mine"]) == (table, [1])
    assert bartek.get("/api/tables?stage=running&game=dale") == []


def test_tables_to_which_nobody_comes_vanish_from_the_list(room: Serving) -> None:
    ada = room.visitor("Ada")
    table = ada.open_table(public=True)
    assert table in [each["id"] for each in ada.get("/api/tables")]

    def age(connection: Connection) -> None:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table), {"changed": moment() - DAY - 1})

    room.house.database.now(age)
    assert table not in [each["id"] for each in ada.get("/api/tables")]
    assert table in [each["id"] for each in ada.get("/api/me/tables")]


def test_my_tables_tell_whose_turn_it_is_and_how_games_ended(room: Serving) -> None:
    ada, bartek, table = two_at_a_table(room, pace={"kind": "days", "days": 2})
    with ada.at(table) as place:
        (mine,) = ada.get("/api/me/tables")
        assert (mine["mine"], mine["actor"]) == ([0], place.scene["actor"])
        assert mine["falls"] == place.scene["clock"]["falls"]
        place.command("resign")
    (mine,) = bartek.get("/api/me/tables")
    assert (mine["stage"], mine["mine"], mine["actor"], mine["falls"]) == ("over", [1], None, None)
    assert [each["place"] for each in mine["seats"]] == [2, 1]


def test_lists_tell_lessons_from_games(room: Serving) -> None:
    ada = room.visitor("Ada")
    game = ada.open_table()
    lesson = ada.post("/api/lessons/carthage", {})["table"]
    assert {each["id"]: each["origin"] for each in ada.get("/api/me/tables")} == {game: None, lesson: "lesson"}


def test_people_who_left_the_server_are_people_still(room: Serving) -> None:
    ada, bartek, table = two_at_a_table(room)
    bartek.request("DELETE", "/api/me")
    (mine,) = ada.get("/api/me/tables")
    assert mine["id"] == table
    assert [(each["kind"], each["name"]) for each in mine["seats"]] == [("person", "Ada"), ("person", "")]
