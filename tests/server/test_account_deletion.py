"""Data export and account deletion."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import Connection, select

from emporion.server.pools import figures
from emporion.server.storage.schema import credentials, players, ratings, results, seats
from emporion.server.web.authentication import COOKIE
from tests.server.accounts import (
    PASSWORD,
    account,
    another_browser,
    bot_of,
    everything_stored,
    how_many,
    play_on,
    resign,
    resign_late,
    sit_together,
)
from tests.server.live_server import LiveServer, wait_until

pytestmark = pytest.mark.usefixtures("quick_hashes")


def test_the_data_export_contains_no_secrets(own_server: LiveServer) -> None:
    ada, bartek = account(own_server, "ada", name="Ada"), account(own_server, "bartek")
    _, made = bot_of(own_server, ada)
    resign_late(bartek, sit_together(ada, bartek, rated=True), ada)
    told = ada.get("/api/me/data")
    assert told["player"][0]["login"] == "ada"
    assert [len(told[kind]) for kind in ("seats", "tables", "results", "ratings")] == [1, 1, 1, 1]
    assert [bot["name"] for bot in told["bots"]] == ["Robot"]

    def reading(connection: Connection) -> list[str]:
        wanted = (players.c.password, credentials.c.hash, seats.c.code)
        return [value for column in wanted for value in connection.execute(select(column)).scalars() if value]

    secrets = own_server.services.database.run_sync(reading)
    assert len(secrets) >= 6
    text = json.dumps(told)
    assert not [each for each in (*secrets, made["token"], ada.http.cookies[COOKIE], PASSWORD) if each in text]


def test_a_deleted_players_name_is_nowhere(server: LiveServer) -> None:
    ada = account(server, "unmistakable-login", name="Unmistakable")
    bartek, chiara = server.visitor("Bartek"), server.visitor("Chiara")
    id, thief = ada.id, another_browser(server, ada)
    finished = sit_together(ada, bartek)
    resign(bartek, finished)
    running = sit_together(bartek, ada, chiara)
    ada.request("DELETE", "/api/me")
    stored = everything_stored(server)
    assert not [value for value in stored if "unmistakable" in value.lower()]
    assert not [value for value in stored if id in value]
    assert (ada.get("/api/me"), thief.get("/api/me")) == (None, None)
    assert bartek.get(f"/api/players/{id}", expect=404) == "player-unknown"
    for table in (finished, running):
        assert "unmistakable" not in json.dumps(bartek.get(f"/api/tables/{table}")).lower()
        assert "unmistakable" not in json.dumps(bartek.get(f"/api/tables/{table}/log")).lower()
    new = account(server, "unmistakable-login")
    assert new.id != id


def test_a_deleted_players_name_is_nowhere_at_open_tables(own_server: LiveServer) -> None:
    ada, bartek = own_server.visitor("Unmistakable"), own_server.visitor("Bartek")
    mine, theirs = ada.open_table(), bartek.open_table()
    ada.post(f"/api/tables/{theirs}/seats", {})
    bartek.post(f"/api/tables/{mine}/seats", {})
    ada.request("DELETE", "/api/me")
    assert bartek.get(f"/api/tables/{mine}")["scene"]["host"] == bartek.id
    assert not [value for value in everything_stored(own_server) if "Unmistakable" in value]


def test_a_deleted_players_name_is_nowhere_at_left_tables(own_server: LiveServer) -> None:
    ada, bartek = own_server.visitor("Unmistakable"), own_server.visitor("Bartek")
    table = bartek.open_table()
    ada.post(f"/api/tables/{table}/seats", {})
    ada.request("DELETE", f"/api/tables/{table}/seats/1")
    ada.request("DELETE", "/api/me")
    assert not [value for value in everything_stored(own_server) if "Unmistakable" in value]


def test_a_deleted_players_name_is_nowhere_after_a_seat_transfer(own_server: LiveServer) -> None:
    ada = own_server.visitor("Unmistakable")
    wishes = [{"kind": "me"}, {"kind": "bot"}]
    opened = ada.post("/api/tables", {"game": "carthage", "seats": wishes})
    phone = own_server.visitor()
    phone.post("/api/recover", {"code": opened["seats"][0]["code"]})
    phone.request("DELETE", "/api/me")
    ada.request("DELETE", "/api/me")
    assert not [value for value in everything_stored(own_server) if "Unmistakable" in value]


def test_a_deleted_players_bots_are_deleted_too(own_server: LiveServer) -> None:
    ada, bartek = account(own_server, "ada"), own_server.visitor("Bartek")
    bot, _ = bot_of(own_server, ada, "Unmistakable")
    resign(bartek, sit_together(bartek, bot))
    ada.request("DELETE", "/api/me")
    assert bot.get("/api/me", expect=401) == "token-wrong"
    assert not [value for value in everything_stored(own_server) if "Unmistakable" in value]


def test_a_bot_replaces_a_deleted_player(own_server: LiveServer) -> None:
    ada, bartek, chiara = (
        own_server.visitor("Ada"),
        own_server.visitor("Bartek"),
        own_server.visitor("Chiara"),
    )
    table = sit_together(ada, bartek, chiara)
    with bartek.at(table) as client, chiara.at(table) as other:
        ada.request("DELETE", "/api/me")
        client.wait_for(lambda scene: scene["seats"][0]["name"] == "" and scene["actor"] != 0)
        other.wait_for(lambda scene: scene["seats"][0]["name"] == "" and scene["actor"] != 0)
        seat = client.scene["seats"][0]
        assert (client.scene["stage"], seat["player"], seat["stand_in"]) == ("running", "", "resigned")
        active = client if client.scene["offers"] else other
        assert active.play(active.scene["offers"][0]["action"])["t"] == "done"


@pytest.mark.parametrize("rated", [False, True])
def test_a_game_with_a_deleted_player_can_end(own_server: LiveServer, rated: bool) -> None:
    ada, bartek, chiara = (account(own_server, login) for login in ("ada", "bartek", "chiara"))
    table = sit_together(ada, bartek, chiara, rated=rated)
    play_on(table, ada, bartek, chiara, moves=figures("carthage", 3).fair_moves)
    ada.request("DELETE", "/api/me")
    resign(bartek, table)
    assert bartek.get(f"/api/tables/{table}")["scene"]["stage"] == "over"
    assert chiara.get(f"/api/players/{chiara.id}")["history"][0]["place"] == 1
    assert len(chiara.get(f"/api/players/{chiara.id}")["ratings"]) == rated


def test_a_game_with_a_deleted_bot_can_end(own_server: LiveServer) -> None:
    ada, bartek = account(own_server, "ada"), own_server.visitor("Bartek")
    bot, _ = bot_of(own_server, ada)
    table = sit_together(bartek, bot)
    ada.request("DELETE", "/api/me")
    with bartek.at(table) as client:
        if client.scene["stage"] == "running":
            assert client.command("resign")["t"] == "done"
        assert client.scene["stage"] == "over"


def test_a_table_with_several_deleted_players_can_be_loaded(own_server: LiveServer) -> None:
    people = [own_server.visitor(name) for name in ("Ada", "Bartek", "Chiara", "Dana")]
    table = sit_together(*people)
    for person in people[:2]:
        person.request("DELETE", "/api/me")
    rooms = own_server.services.rooms
    wait_until(lambda: not rooms._bot_tasks)
    rooms.unload(table)
    with people[2].at(table) as client:
        assert [seat["name"] for seat in client.scene["seats"]] == ["", "", "Chiara", "Dana"]


def test_a_deleted_players_results_remain_without_a_name(own_server: LiveServer) -> None:
    ada, bartek = account(own_server, "ada"), account(own_server, "bartek")
    table = sit_together(ada, bartek, rated=True)
    resign_late(bartek, table, ada)
    assert how_many(own_server, ratings) == 2
    ada.request("DELETE", "/api/me")
    assert (how_many(own_server, results), how_many(own_server, ratings)) == (2, 1)
    assert bartek.get(f"/api/players/{bartek.id}")["history"][0]["table"] == table
