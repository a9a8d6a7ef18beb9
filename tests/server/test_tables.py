"""Opening, joining, starting, playing, leaving and playing again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from emporion.games import names
from emporion.server.room.room import Decision, Judge, Room
from tests.server.serving import Place, Serving, Visitor


def finish(place: Place, seed: int = 0) -> None:
    """Play random moves to the end."""
    dice = random.Random(seed)
    while place.scene["stage"] != "over":
        if offers := place.scene["offers"]:
            assert place.play(dice.choice(offers)["action"])["t"] == "done"
        else:
            place.wait_for(lambda scene: scene["offers"] or scene["stage"] == "over")


def two_at_a_table(serving: Serving, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Ada has opened a table, Bartek has joined by its link, and the game has begun."""
    ada, bartek = serving.visitor("Ada"), serving.visitor("Bartek")
    table = ada.open_table(**more)
    bartek.post(f"/api/tables/{table}/seats", {})
    ada.post(f"/api/tables/{table}/start", {})
    return ada, bartek, table


@pytest.mark.parametrize("game", names())
def test_a_visitor_plays_a_whole_game_against_bots_from_the_first_request(own_room: Serving, game: str) -> None:
    new = own_room.visitor()
    table = new.open_table(game, "me apprentice trader", name="Ada")
    with new.at(table) as place:
        finish(place)
        ending = place.scene["ending"]
    assert sorted(ending["places"])[0] == 1
    assert ending["sheet"]["verdict"]["id"]
    record = new.get(f"/api/tables/{table}/record")
    assert record["result"]["scores"] == ending["scores"]
    assert record["commitment"] == place.scene["commitment"]


def test_friends_meet_by_a_link_and_play(serving: Serving) -> None:
    ada, bartek, table = two_at_a_table(serving)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        assert (at_a.scene["you"], at_b.scene["you"]) == (0, 1)
        assert [seat["name"] for seat in at_a.scene["seats"]] == ["Ada", "Bartek"]
        dice = random.Random(7)
        for _ in range(30):
            active, other = (at_a, at_b) if at_a.scene["actor"] == 0 else (at_b, at_a)
            answer = active.play(dice.choice(active.scene["offers"])["action"])
            assert answer["t"] == "done"
            while other.version < answer["version"]:
                other.hear("step")
            assert other.scene["actor"] == active.scene["actor"]
            assert other.scene["move"] == active.scene["move"]


def test_the_table_is_the_same_for_somebody_who_comes_later(serving: Serving) -> None:
    ada, _, table = two_at_a_table(serving, seats="me open trader")
    with ada.at(table) as early:
        for _ in range(3):
            early.wait_for(lambda scene: scene["offers"] or scene["actor"] == 1)
            if early.scene["offers"]:
                early.play(early.scene["offers"][0]["action"])
        with ada.at(table) as late:
            while early.version < late.version:
                early.hear("step")
            assert early.scene == late.scene


def test_a_seat_is_kept_by_a_cookie_not_by_the_link(serving: Serving) -> None:
    ada, _, table = two_at_a_table(serving)
    stranger = serving.visitor("Chiara")
    with stranger.at(table) as place:
        assert place.scene["you"] is None
        assert place.scene["offers"] == []
        assert place.play(0)["error"]["id"] == "table-only-watching"
        place.say("sit", seat=0)
        assert place.hear("refused")["error"]["id"] == "table-not-your-seat"
    assert stranger.post(f"/api/tables/{table}/seats", {}, expect=409) == "table-is-running"
    with ada.at(table) as place:
        assert place.scene["you"] == 0


def test_a_recovery_code_moves_a_seat_to_another_device_once(serving: Serving) -> None:
    ada = serving.visitor("Ada")
    opened = ada.post("/api/tables", {"game": "carthage", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    table, code = opened["table"], opened["seats"][0]["code"]
    phone = serving.visitor()
    taken = phone.post("/api/recover", {"code": f" {code.upper()} "})
    assert (taken["table"], taken["seat"]) == (table, 0)
    with phone.at(table) as place, ada.at(table) as lost:
        assert (place.scene["you"], lost.scene["you"]) == (0, None)
    assert serving.visitor().post("/api/recover", {"code": code}, expect=404) == "table-code-wrong"
    assert ada.post("/api/recover", {"code": taken["code"]})["table"] == table


def test_the_device_that_lost_its_seat_sees_no_hand_any_more(own_room: Serving) -> None:
    ada = own_room.visitor("Ada")
    opened = ada.post("/api/tables", {"game": "carthage", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    with ada.at(opened["table"]) as lost:
        assert "hand" in lost.scene["view"]["seats"][0]
        own_room.visitor().post("/api/recover", {"code": opened["seats"][0]["code"]})
        lost.wait_for(lambda scene: scene["you"] is None)
        assert "hand" not in lost.scene["view"]["seats"][0]
        assert lost.play(0)["error"]["id"] == "table-only-watching"


def two_at_one_device(serving: Serving) -> tuple[Visitor, str]:
    ada = serving.visitor("Ada")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bartek"}]
    return ada, ada.post("/api/tables", {"game": "carthage", "seats": seats})["table"]


def test_people_at_one_device_look_through_one_seat_at_a_time(own_room: Serving) -> None:
    ada, table = two_at_one_device(own_room)
    with ada.at(table) as place:
        for _ in range(6):
            actor = place.scene["actor"]
            if place.scene["you"] != actor:
                assert place.scene["offers"] == []
                place.say("sit", seat=actor)
                place.hear("scene")
            assert "hand" not in place.scene["view"]["seats"][1 - actor]
            assert place.play(place.scene["offers"][0]["action"])["t"] == "done"


def test_only_the_host_starts_frees_seats_and_seats_bots(own_room: Serving) -> None:
    ada, bartek = own_room.visitor("Ada"), own_room.visitor("Bartek")
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


def test_a_seat_that_is_freed_in_the_moment_in_which_it_is_taken_was_taken(
    own_room: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bartek = own_room.visitor("Ada"), own_room.visitor("Bartek")
    table = ada.open_table(seats="me open")
    do = Room.do

    async def do_and_free(room: Room, judge: Judge, **more: Any) -> int:
        version = await do(room, judge, **more)
        await do(room, lambda now: Decision(now.may_vacate(now.host, 1)))
        return version

    with monkeypatch.context() as patch:
        patch.setattr(Room, "do", do_and_free)
        assert bartek.post(f"/api/tables/{table}/seats", {})["seat"] == 1
    assert bartek.post(f"/api/tables/{table}/seats", {})["seat"] == 1


def test_when_the_host_leaves_somebody_else_is_host(own_room: Serving) -> None:
    ada, bartek = own_room.visitor("Ada"), own_room.visitor("Bartek")
    table = ada.open_table()
    bartek.post(f"/api/tables/{table}/seats", {})
    ada.request("DELETE", f"/api/tables/{table}/seats/0")
    assert ada.get(f"/api/tables/{table}")["scene"]["host"] == bartek.id
    bartek.post(f"/api/tables/{table}/start", {"fill": "trader"})


def test_public_tables_are_listed_and_private_ones_are_not(serving: Serving) -> None:
    ada = serving.visitor("Ada")
    public, private = ada.open_table(public=True), ada.open_table()
    listed = serving.visitor().get("/api/tables")
    assert [each["id"] for each in listed] == [public]
    assert (listed[0]["free"], [seat["kind"] for seat in listed[0]["seats"]]) == (1, ["person", "open"])
    assert {each["id"] for each in ada.get("/api/me/tables")} == {public, private}
    serving.visitor("Bartek").post(f"/api/tables/{public}/seats", {})
    ada.post(f"/api/tables/{public}/start", {})
    assert serving.visitor().get("/api/tables") == []
    assert [each["id"] for each in serving.visitor().get("/api/tables?stage=running")] == [public]


def test_whoever_gives_up_against_one_other_has_lost(serving: Serving) -> None:
    ada, bartek, table = two_at_a_table(serving)
    with ada.at(table) as place:
        assert place.command("resign")["t"] == "done"
        assert (place.scene["stage"], place.scene["ending"]["places"]) == ("over", [2, 1])
        assert place.play(0)["error"]["id"] == "table-is-over"
    assert bartek.get(f"/api/players/{bartek.id}")["history"][0]["place"] == 1


def test_with_more_players_a_bot_plays_on_for_who_gives_up(own_room: Serving) -> None:
    ada, bartek, table = two_at_a_table(own_room, seats="me open trader")
    with ada.at(table) as place, bartek.at(table) as other:
        place.command("resign")
        other.wait_for(lambda scene: scene["seats"][0]["out"])
        assert (other.scene["stage"], other.scene["seats"][0]["stand_in"]) == ("running", "resigned")
        assert place.command("return")["error"]["id"] == "table-nothing-to-take"
        finish(other)
        assert other.scene["ending"]["places"][0] == 3


def test_a_bot_takes_over_for_who_leaves_and_hands_back(serving: Serving) -> None:
    ada, bartek, table = two_at_a_table(serving)
    with ada.at(table) as place, bartek.at(table) as other:
        assert place.command("leave")["t"] == "done"
        other.wait_for(lambda scene: scene["actor"] == 1 and scene["seats"][0]["stand_in"] == "left")
        place.wait_for(lambda scene: scene["actor"] == 1)
        assert place.play(0)["error"]["id"] == "table-bot-plays"
        assert place.command("return")["t"] == "done"
        assert place.scene["seats"][0]["stand_in"] == ""


def test_the_same_people_play_again_at_one_new_table(serving: Serving) -> None:
    ada, bartek, table = two_at_a_table(serving)
    with ada.at(table) as place:
        place.command("resign")
    first = ada.post(f"/api/tables/{table}/rematch")["table"]
    assert bartek.post(f"/api/tables/{table}/rematch")["table"] == first
    bartek.post(f"/api/tables/{first}/seats", {})
    ada.post(f"/api/tables/{first}/start", {})
    with bartek.at(first) as place:
        assert sorted(seat["name"] for seat in place.scene["seats"]) == ["Ada", "Bartek"]


def test_people_say_phrases_and_nothing_else(own_room: Serving) -> None:
    ada, bartek, table = two_at_a_table(own_room)
    with ada.at(table) as place, bartek.at(table) as other:
        version = place.version
        assert place.command("say", phrase="hello")["t"] == "done"
        line = other.hear("step")["log"]["texts"][0]
        assert (line["id"], line["args"]["phrase"]["id"]) == ("log-said", "phrase-hello")
        assert place.command("say", phrase="you are …")["error"]["id"] == "table-no-such-phrase"
        active = place if place.scene["offers"] else other
        assert active.play(active.scene["offers"][0]["action"], version=version)["t"] == "done", (
            "talk makes nothing stale"
        )


def test_names_fit_and_differ(own_room: Serving) -> None:
    ada = own_room.visitor("Ada")
    table = ada.open_table()
    for name in ("", " ", "x" * 21, "a\tb", "a\u202eb"):
        assert own_room.visitor().post(f"/api/tables/{table}/seats", {"name": name}, expect=400)
    assert own_room.visitor().post(f"/api/tables/{table}/seats", {"name": "ada"}, expect=409) == "table-name-taken"
    assert own_room.visitor().post(f"/api/tables/{table}/seats", {}, expect=400) == "player-name-missing"
    assert ada.post(f"/api/tables/{table}/seats", {}, expect=409) == "table-already-seated"
