"""Open, join, start, play, leave, rematch."""

from __future__ import annotations

import random
from typing import Any

import pytest

from emporion.games import names
from emporion.server.room.room import Decision, Room, Validator
from tests.server.live_server import LiveServer, TableClient, Visitor
from tests.soak import all_by_soak


def finish(client: TableClient, seed: int = 0) -> None:
    """Play random moves to the end."""
    dice = random.Random(seed)
    while client.scene["stage"] != "over":
        if offers := client.scene["offers"]:
            assert client.play(dice.choice(offers)["action"])["t"] == "done"
        else:
            client.wait_for(lambda scene: scene["offers"] or scene["stage"] == "over")


def two_at_a_table(server: LiveServer, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Ada opens a table, Bartek joins by its link, and the game starts."""
    ada, bartek = server.visitor("Ada"), server.visitor("Bartek")
    table = ada.open_table(**more)
    bartek.post(f"/api/tables/{table}/seats", {})
    ada.post(f"/api/tables/{table}/start", {})
    return ada, bartek, table


@pytest.mark.parametrize("game", all_by_soak(names(), usual=names()[:1]))  # test_frames.py has whole games of all
def test_a_visitor_plays_a_whole_game_against_bots_from_the_first_request(own_server: LiveServer, game: str) -> None:
    new = own_server.visitor()
    table = new.open_table(game, "me apprentice trader", name="Ada")
    with new.at(table) as client:
        finish(client)
        ending = client.scene["ending"]
    assert sorted(ending["places"])[0] == 1
    assert ending["sheet"]["verdict"]["id"]
    record = new.get(f"/api/tables/{table}/record")
    assert record["result"]["scores"] == ending["scores"]
    assert record["commitment"] == client.scene["commitment"]


def test_friends_meet_by_a_link_and_play(server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(server)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        assert (at_a.scene["you"], at_b.scene["you"]) == (0, 1)
        assert [seat["name"] for seat in at_a.scene["seats"]] == ["Ada", "Bartek"]
        dice = random.Random(7)
        for _ in range(30):
            active, other = (at_a, at_b) if at_a.scene["actor"] == 0 else (at_b, at_a)
            answer = active.play(dice.choice(active.scene["offers"])["action"])
            assert answer["t"] == "done"
            while other.version < answer["version"]:
                other.receive("step")
            assert other.scene["actor"] == active.scene["actor"]
            assert other.scene["move"] == active.scene["move"]


def test_the_table_is_the_same_for_a_later_client(server: LiveServer) -> None:
    ada, _, table = two_at_a_table(server, seats="me open trader")
    with ada.at(table) as early:
        for _ in range(3):
            early.wait_for(lambda scene: scene["offers"] or scene["actor"] == 1)
            if early.scene["offers"]:
                early.play(early.scene["offers"][0]["action"])
        with ada.at(table) as late:
            while early.version < late.version:
                early.receive("step")
            assert early.scene == late.scene


def test_a_seat_is_kept_by_a_cookie_not_by_the_link(server: LiveServer) -> None:
    ada, _, table = two_at_a_table(server)
    stranger = server.visitor("Chiara")
    with stranger.at(table) as client:
        assert client.scene["you"] is None
        assert client.scene["offers"] == []
        assert client.play(0)["error"]["id"] == "table-only-watching"
        client.send("sit", seat=0)
        assert client.receive("refused")["error"]["id"] == "table-not-your-seat"
    assert stranger.post(f"/api/tables/{table}/seats", {}, expect=409) == "table-is-running"
    with ada.at(table) as client:
        assert client.scene["you"] == 0


def test_a_recovery_code_transfers_a_seat_once(server: LiveServer) -> None:
    ada = server.visitor("Ada")
    opened = ada.post("/api/tables", {"game": "carthage", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    table, code = opened["table"], opened["seats"][0]["code"]
    phone = server.visitor()
    taken = phone.post("/api/recover", {"code": f" {code.upper()} "})
    assert (taken["table"], taken["seat"]) == (table, 0)
    with phone.at(table) as client, ada.at(table) as lost:
        assert (client.scene["you"], lost.scene["you"]) == (0, None)
    assert server.visitor().post("/api/recover", {"code": code}, expect=404) == "table-code-wrong"
    assert ada.post("/api/recover", {"code": taken["code"]})["table"] == table


def test_the_device_that_lost_its_seat_becomes_a_spectator(own_server: LiveServer) -> None:
    ada = own_server.visitor("Ada")
    opened = ada.post("/api/tables", {"game": "carthage", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    with ada.at(opened["table"]) as lost:
        assert "hand" in lost.scene["view"]["seats"][0]
        own_server.visitor().post("/api/recover", {"code": opened["seats"][0]["code"]})
        lost.wait_for(lambda scene: scene["you"] is None)
        assert "hand" not in lost.scene["view"]["seats"][0]
        assert lost.play(0)["error"]["id"] == "table-only-watching"


def two_at_one_device(server: LiveServer) -> tuple[Visitor, str]:
    ada = server.visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bartek"}]
    return ada, ada.post("/api/tables", {"game": "carthage", "seats": seats})["table"]


def test_players_on_one_device_see_one_seat_at_a_time(own_server: LiveServer) -> None:
    ada, table = two_at_one_device(own_server)
    with ada.at(table) as client:
        for _ in range(6):
            actor = client.scene["actor"]
            if client.scene["you"] != actor:
                assert client.scene["offers"] == []
                client.send("sit", seat=actor)
                client.receive("scene")
            assert "hand" not in client.scene["view"]["seats"][1 - actor]
            assert client.play(client.scene["offers"][0]["action"])["t"] == "done"


def test_only_the_host_starts_frees_seats_and_seats_bots(own_server: LiveServer) -> None:
    ada, bartek = own_server.visitor("Ada"), own_server.visitor("Bartek")
    table = ada.open_table(seats="me open open")
    bartek.post(f"/api/tables/{table}/seats", {"seat": 2})
    assert bartek.post(f"/api/tables/{table}/start", {}, expect=409) == "table-only-host"
    assert ada.post(f"/api/tables/{table}/start", {}, expect=409) == "table-seats-free"
    assert bartek.request("PUT", f"/api/tables/{table}/seats/1", {"level": "trader"}, 409) == "table-only-host"
    assert bartek.request("DELETE", f"/api/tables/{table}/seats/0", None, 409) == "table-only-host"
    ada.request("PUT", f"/api/tables/{table}/seats/1", {"level": "magnate"})
    ada.request("DELETE", f"/api/tables/{table}/seats/2")
    ada.post(f"/api/tables/{table}/start", {"fill": "apprentice"})
    seats = ada.get(f"/api/tables/{table}")["scene"]["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [
        ("person", ""),
        ("bot", "magnate"),
        ("bot", "apprentice"),
    ]


def test_a_seat_freed_while_being_taken_was_taken(own_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bartek = own_server.visitor("Ada"), own_server.visitor("Bartek")
    table = ada.open_table(seats="me open")
    do = Room.execute

    async def execute_and_free(room: Room, validate: Validator, **more: Any) -> int:
        version = await do(room, validate, **more)
        await do(room, lambda now: Decision(now.validate_vacate(now.host, 1)))
        return version

    with monkeypatch.context() as patch:
        patch.setattr(Room, "execute", execute_and_free)
        assert bartek.post(f"/api/tables/{table}/seats", {})["seat"] == 1
    assert bartek.post(f"/api/tables/{table}/seats", {})["seat"] == 1


def test_when_the_host_leaves_another_player_becomes_host(own_server: LiveServer) -> None:
    ada, bartek = own_server.visitor("Ada"), own_server.visitor("Bartek")
    table = ada.open_table()
    bartek.post(f"/api/tables/{table}/seats", {})
    ada.request("DELETE", f"/api/tables/{table}/seats/0")
    assert ada.get(f"/api/tables/{table}")["scene"]["host"] == bartek.id
    bartek.post(f"/api/tables/{table}/start", {"fill": "trader"})


def test_public_tables_are_listed_and_private_ones_are_not(server: LiveServer) -> None:
    ada = server.visitor("Ada")
    public, private = ada.open_table(public=True), ada.open_table()
    listed = server.visitor().get("/api/tables")
    assert [each["id"] for each in listed] == [public]
    assert (listed[0]["free"], [seat["kind"] for seat in listed[0]["seats"]]) == (1, ["person", "open"])
    assert {each["id"] for each in ada.get("/api/me/tables")} == {public, private}
    server.visitor("Bartek").post(f"/api/tables/{public}/seats", {})
    ada.post(f"/api/tables/{public}/start", {})
    assert server.visitor().get("/api/tables") == []
    assert [each["id"] for each in server.visitor().get("/api/tables?stage=running")] == [public]


def test_resigning_against_one_opponent_loses(server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(server)
    with ada.at(table) as client:
        assert client.command("resign")["t"] == "done"
        assert (client.scene["stage"], client.scene["ending"]["places"]) == ("over", [2, 1])
        assert client.play(0)["error"]["id"] == "table-is-over"
    assert bartek.get(f"/api/players/{bartek.id}")["history"][0]["place"] == 1


def test_with_more_players_a_bot_replaces_one_who_resigns(own_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(own_server, seats="me open trader")
    with ada.at(table) as client, bartek.at(table) as other:
        client.command("resign")
        other.wait_for(lambda scene: scene["seats"][0]["out"])
        assert (other.scene["stage"], other.scene["seats"][0]["stand_in"]) == ("running", "resigned")
        assert client.command("return")["error"]["id"] == "table-nothing-to-take"
        finish(other)
        assert other.scene["ending"]["places"][0] == 3


def test_a_bot_plays_for_a_player_who_leaves_until_the_return(server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(server)
    with ada.at(table) as client, bartek.at(table) as other:
        assert client.command("leave")["t"] == "done"
        other.wait_for(lambda scene: scene["actor"] == 1 and scene["seats"][0]["stand_in"] == "left")
        client.wait_for(lambda scene: scene["actor"] == 1)
        assert client.play(0)["error"]["id"] == "table-bot-plays"
        assert client.command("return")["t"] == "done"
        assert client.scene["seats"][0]["stand_in"] == ""


def test_a_rematch_opens_one_new_table(server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(server)
    with ada.at(table) as client:
        client.command("resign")
    first = ada.post(f"/api/tables/{table}/rematch")["table"]
    assert bartek.post(f"/api/tables/{table}/rematch")["table"] == first
    bartek.post(f"/api/tables/{first}/seats", {})
    ada.post(f"/api/tables/{first}/start", {})
    with bartek.at(first) as client:
        assert sorted(seat["name"] for seat in client.scene["seats"]) == ["Ada", "Bartek"]


def test_players_can_say_only_phrases(own_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(own_server)
    with ada.at(table) as client, bartek.at(table) as other:
        version = client.version
        assert client.command("say", phrase="hello")["t"] == "done"
        line = other.receive("step")["log"]["texts"][0]
        assert (line["id"], line["args"]["phrase"]["id"]) == ("log-said", "phrase-hello")
        assert client.command("say", phrase="you are …")["error"]["id"] == "table-no-such-phrase"
        active = client if client.scene["offers"] else other
        assert active.play(active.scene["offers"][0]["action"], version=version)["t"] == "done", (
            "talk makes nothing stale"
        )


def test_names_must_be_valid_and_distinct(own_server: LiveServer) -> None:
    ada = own_server.visitor("Ada")
    table = ada.open_table()
    for name in ("", " ", "x" * 21, "a\tb", "a\u202eb"):
        assert own_server.visitor().post(f"/api/tables/{table}/seats", {"name": name}, expect=400)
    assert own_server.visitor().post(f"/api/tables/{table}/seats", {"name": "ada"}, expect=409) == "table-name-taken"
    assert own_server.visitor().post(f"/api/tables/{table}/seats", {}, expect=400) == "player-name-missing"
    assert ada.post(f"/api/tables/{table}/seats", {}, expect=409) == "table-already-seated"
