"""What is known about somebody, and forgetting it."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import Connection, select

from emporion.server.storage.schema import credentials, players, results, seats
from emporion.server.web.identity import COOKIE
from tests.server.accounts import (
    PASSWORD,
    account,
    another_browser,
    bot_of,
    everything_stored,
    how_many,
    resign,
    sit_together,
)
from tests.server.serving import Serving, wait_until

pytestmark = pytest.mark.usefixtures("quick_hashes")


def test_what_is_stored_about_me_holds_no_secret(own_room: Serving) -> None:
    ada, bartek = account(own_room, "ada", name="Ada"), account(own_room, "bartek")
    _, made = bot_of(own_room, ada)
    resign(bartek, sit_together(ada, bartek, rated=True))
    told = ada.get("/api/me/data")
    assert told["player"][0]["login"] == "ada"
    assert [len(told[kind]) for kind in ("seats", "tables", "results", "ratings")] == [1, 1, 1, 1]
    assert [bot["name"] for bot in told["bots"]] == ["Robot"]

    def reading(connection: Connection) -> list[str]:
        wanted = (players.c.password, credentials.c.hash, seats.c.code)
        return [value for column in wanted for value in connection.execute(select(column)).scalars() if value]

    secrets = own_room.house.database.now(reading)
    assert len(secrets) >= 6
    text = json.dumps(told)
    assert not [each for each in (*secrets, made["token"], ada.http.cookies[COOKIE], PASSWORD) if each in text]


def test_my_name_is_nowhere_after_i_am_deleted(serving: Serving) -> None:
    ada = account(serving, "unmistakable-login", name="Unmistakable")
    bartek, chiara = serving.visitor("Bartek"), serving.visitor("Chiara")
    id, thief = ada.id, another_browser(serving, ada)
    finished = sit_together(ada, bartek)
    resign(bartek, finished)
    running = sit_together(bartek, ada, chiara)
    ada.request("DELETE", "/api/me")
    stored = everything_stored(serving)
    assert not [value for value in stored if "unmistakable" in value.lower()]
    assert not [value for value in stored if id in value]
    assert (ada.get("/api/me"), thief.get("/api/me")) == (None, None)
    assert bartek.get(f"/api/players/{id}", expect=404) == "player-unknown"
    for table in (finished, running):
        assert "unmistakable" not in json.dumps(bartek.get(f"/api/tables/{table}")).lower()
        assert "unmistakable" not in json.dumps(bartek.get(f"/api/tables/{table}/log")).lower()
    new = account(serving, "unmistakable-login")
    assert new.id != id


def test_my_name_is_nowhere_though_my_table_had_not_begun(own_room: Serving) -> None:
    ada, bartek = own_room.visitor("Unmistakable"), own_room.visitor("Bartek")
    mine, theirs = ada.open_table(), bartek.open_table()
    ada.post(f"/api/tables/{theirs}/seats", {})
    bartek.post(f"/api/tables/{mine}/seats", {})
    ada.request("DELETE", "/api/me")
    assert bartek.get(f"/api/tables/{mine}")["scene"]["host"] == bartek.id
    assert not [value for value in everything_stored(own_room) if "Unmistakable" in value]


def test_my_name_is_nowhere_though_i_had_left_the_table(own_room: Serving) -> None:
    ada, bartek = own_room.visitor("Unmistakable"), own_room.visitor("Bartek")
    table = bartek.open_table()
    ada.post(f"/api/tables/{table}/seats", {})
    ada.request("DELETE", f"/api/tables/{table}/seats/1")
    ada.request("DELETE", "/api/me")
    assert not [value for value in everything_stored(own_room) if "Unmistakable" in value]


def test_my_name_is_nowhere_though_my_seat_had_moved_to_another_device(own_room: Serving) -> None:
    ada = own_room.visitor("Unmistakable")
    wishes = [{"kind": "me"}, {"kind": "bot"}]
    opened = ada.post("/api/tables", {"game": "carthage", "seats": wishes})
    phone = own_room.visitor()
    phone.post("/api/recover", {"code": opened["seats"][0]["code"]})
    phone.request("DELETE", "/api/me")
    ada.request("DELETE", "/api/me")
    assert not [value for value in everything_stored(own_room) if "Unmistakable" in value]


def test_the_names_of_my_bots_go_with_me(own_room: Serving) -> None:
    ada, bartek = account(own_room, "ada"), own_room.visitor("Bartek")
    bot, _ = bot_of(own_room, ada, "Unmistakable")
    resign(bartek, sit_together(bartek, bot))
    ada.request("DELETE", "/api/me")
    assert bot.get("/api/me", expect=401) == "token-wrong"
    assert not [value for value in everything_stored(own_room) if "Unmistakable" in value]


def test_others_play_on_with_a_bot_in_the_seat_of_who_was_deleted(own_room: Serving) -> None:
    ada, bartek, chiara = (
        own_room.visitor("Ada"),
        own_room.visitor("Bartek"),
        own_room.visitor("Chiara"),
    )
    table = sit_together(ada, bartek, chiara)
    with bartek.at(table) as place, chiara.at(table) as other:
        ada.request("DELETE", "/api/me")
        place.wait_for(lambda scene: scene["seats"][0]["name"] == "" and scene["actor"] != 0)
        other.wait_for(lambda scene: scene["seats"][0]["name"] == "" and scene["actor"] != 0)
        seat = place.scene["seats"][0]
        assert (place.scene["stage"], seat["player"], seat["stand_in"]) == ("running", "", "resigned")
        active = place if place.scene["offers"] else other
        assert active.play(active.scene["offers"][0]["action"])["t"] == "done"


@pytest.mark.parametrize("rated", [False, True])
def test_a_game_from_which_somebody_was_deleted_can_end(own_room: Serving, rated: bool) -> None:
    ada, bartek, chiara = (account(own_room, login) for login in ("ada", "bartek", "chiara"))
    table = sit_together(ada, bartek, chiara, rated=rated)
    ada.request("DELETE", "/api/me")
    resign(bartek, table)
    assert bartek.get(f"/api/tables/{table}")["scene"]["stage"] == "over"
    assert chiara.get(f"/api/players/{chiara.id}")["history"][0]["place"] == 1
    assert len(chiara.get(f"/api/players/{chiara.id}")["ratings"]) == rated


def test_a_game_from_which_a_bot_was_deleted_with_its_owner_can_end(own_room: Serving) -> None:
    ada, bartek = account(own_room, "ada"), own_room.visitor("Bartek")
    bot, _ = bot_of(own_room, ada)
    table = sit_together(bartek, bot)
    ada.request("DELETE", "/api/me")
    with bartek.at(table) as place:
        if place.scene["stage"] == "running":
            assert place.command("resign")["t"] == "done"
        assert place.scene["stage"] == "over"


def test_a_table_of_which_several_were_deleted_can_be_loaded(own_room: Serving) -> None:
    people = [own_room.visitor(name) for name in ("Ada", "Bartek", "Chiara", "Dana")]
    table = sit_together(*people)
    for person in people[:2]:
        person.request("DELETE", "/api/me")
    rooms = own_room.house.rooms
    wait_until(lambda: not rooms._playing)
    rooms.let_go(table)
    with people[2].at(table) as place:
        assert [seat["name"] for seat in place.scene["seats"]] == ["", "", "Chiara", "Dana"]


def test_results_of_who_was_deleted_remain_without_a_name(own_room: Serving) -> None:
    ada, bartek = account(own_room, "ada"), account(own_room, "bartek")
    table = sit_together(ada, bartek, rated=True)
    resign(bartek, table)
    ada.request("DELETE", "/api/me")
    assert how_many(own_room, results) == 2
    assert [each["name"] for each in bartek.get("/api/leaderboards/carthage/2")] == ["bartek"]
    assert bartek.get(f"/api/players/{bartek.id}")["history"][0]["table"] == table
