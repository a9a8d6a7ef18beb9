"""Challenges: the same deal, once for each person and device; who may still try sees nothing of the original."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from websockets.sync.client import connect

from emporion.server.storage import migration
from emporion.server.storage.database import Database
from emporion.server.storage.schema import entries
from emporion.server.storage.upgrade import upgrade
from emporion.server.web.withheld import DEVICE_COOKIE
from tests.server.accounts import PASSWORD, account, bot_of, resign
from tests.server.live_server import LiveServer, Visitor
from tests.server.test_branches import Played, move_of, my_turn, played, take
from tests.server.test_tables import finish, two_at_a_table

Json = Any
LOOKS = (
    "",
    "/log",
    "/moves",
    "/moves/0",
    "/moves/0?eyes=open",
    "/moves/3?seat=0",
    "/record",
    "/memory?seat=0",
    "/analysis",
)
"""All that can be read of a table."""


@pytest.fixture(scope="module")
def over(shared_server: LiveServer) -> Played:
    return played(shared_server)


@pytest.fixture
def token(over: Played) -> str:
    return over.challenge()


def look(visitor: Visitor, token: str) -> Json:
    return visitor.get(f"/api/challenges/{token}")


# The deal


def test_a_challenge_has_the_same_deal(shared_server: LiveServer, over: Played, token: str) -> None:
    friend = shared_server.visitor()
    table = take(token, friend, name="Bartek")
    with friend.at(table) as client:
        assert client.scene["origin"] == {"kind": "challenge", "of": token, "first": 0, "seat": 0}
        assert client.scene["seats"][0]["name"] == "Bartek"
        assert client.scene["seats"][1]["level"] == "apprentice"
    then = over.ada.get(f"{over.address}/moves/0?seat=0")["view"]
    assert friend.get(f"/api/tables/{table}/moves/0")["view"] == then


def test_a_challenge_of_a_branch_starts_there(shared_server: LiveServer) -> None:
    over = played(shared_server)
    move = move_of(over, 0)
    branch = over.branch(move)
    with over.ada.at(branch) as client:
        finish(client)
    token = over.ada.post(f"/api/tables/{branch}/challenge", {"seat": 0})["challenge"]
    friend = shared_server.visitor("Bartek")
    taken = take(token, friend)
    origin = friend.get(f"/api/tables/{taken}")["scene"]["origin"]
    assert origin == {"kind": "challenge", "of": token, "first": move, "seat": 0}
    stranger = shared_server.visitor("Chiara")
    for table in (over.table, branch, taken):
        assert stranger.get(f"/api/tables/{table}/record", expect=409) == "challenge-withheld", "it is the same deal"
    resign(friend, taken)
    assert friend.get(f"/api/tables/{over.table}/record")["key"] == over.record["key"]


def test_a_challenge_has_a_seat_of_the_table(over: Played) -> None:
    assert over.ada.post(f"{over.address}/challenge", {"seat": 2}, expect=404) == "table-no-such-seat"
    assert over.ada.post(f"{over.address}/challenge", {}, expect=400) == "request-wrong"
    assert over.ada.get("/api/challenges/nosuchtoken", expect=404) == "challenge-unknown"
    assert over.ada.post("/api/challenges/nosuchtoken/tries", {}, expect=404) == "challenge-unknown"


def test_a_try_needs_a_name(shared_server: LiveServer, token: str) -> None:
    assert shared_server.visitor().post(f"/api/challenges/{token}/tries", {}, expect=400) == "player-name-missing"


# The link


def test_a_link_tells_nothing(shared_server: LiveServer, over: Played, token: str) -> None:
    assert over.table not in token
    assert over.challenge() == token, "one link for a seat"
    assert over.challenge(seat=1) != token
    seen = look(shared_server.visitor(), token)
    assert (seen["state"], seen["table"], seen["results"]) == ("open", None, [])
    assert (seen["game"], seen["players"], seen["seat"], seen["name"]) == ("carthage", 2, 0, "Ada")
    assert over.table not in json.dumps(seen)


def test_only_players_of_a_game_make_a_challenge_of_it(shared_server: LiveServer) -> None:
    """It withholds the game from others."""
    over = played(shared_server)
    stranger = shared_server.visitor("Bartek")
    assert stranger.post(f"{over.address}/challenge", {"seat": 0}, expect=409) == "challenge-not-yours"
    assert shared_server.visitor().post(f"{over.address}/challenge", {"seat": 0}, expect=409) == "challenge-not-yours"
    assert stranger.get(f"{over.address}/record")["moves"], "open as long as nobody is challenged"


def test_a_link_of_an_earlier_version_is_understood(shared_server: LiveServer, over: Played, token: str) -> None:
    stranger = shared_server.visitor()
    assert stranger.get(f"{over.address}/challenge?seat=0") == {"challenge": token}
    unknown = played(shared_server)
    assert stranger.get(f"{unknown.address}/challenge?seat=0", expect=404) == "challenge-old-link"
    assert stranger.get("/api/tables/nosuchtable/challenge", expect=404) == "challenge-old-link"
    assert stranger.get(f"{over.address}/challenge?seat=9", expect=400) == "request-wrong"


# What is withheld


@pytest.mark.parametrize("path", LOOKS)
def test_the_original_is_closed_to_those_who_may_try(
    shared_server: LiveServer, over: Played, token: str, path: str
) -> None:
    new, guest, trying = shared_server.visitor(), shared_server.visitor("Bartek"), shared_server.visitor("Chiara")
    table = take(token, trying)
    for visitor in (new, guest, trying):
        assert visitor.get(f"{over.address}{path}", expect=409) == "challenge-withheld"
    for visitor in (new, guest):
        assert visitor.get(f"/api/tables/{table}{path}", expect=409) == "challenge-withheld", "nor another's try"
    own = over.ada.http.get(f"{over.address}{path}").text
    assert "challenge-withheld" not in own, "her own game"
    resign(trying, table)
    for id in (over.table, table):
        assert "challenge-withheld" not in trying.http.get(f"/api/tables/{id}{path}").text, "after the try"
        assert new.get(f"/api/tables/{id}{path}", expect=409) == "challenge-withheld"


def test_the_original_cannot_be_watched_or_branched(shared_server: LiveServer, over: Played, token: str) -> None:
    stranger, trying = shared_server.visitor("Bartek"), shared_server.visitor("Chiara")
    table = take(token, trying)
    for visitor, id in ((stranger, over.table), (stranger, table), (trying, over.table)):
        frame = first_frame(visitor, id)
        assert (frame["t"], frame["error"]["id"]) == ("refused", "challenge-withheld")
        assert frame["error"]["args"] == {"challenge": token}, "the page links to it"
    assert stranger.post(f"{over.address}/branch", {"move": 1}, expect=409) == "challenge-withheld"
    assert trying.post(f"{over.address}/challenge", {"seat": 1}, expect=409) == "challenge-withheld"
    assert first_frame(trying, table)["t"] != "refused"
    assert first_frame(over.ada, table)["t"] != "refused", "the challenger may watch"


def first_frame(visitor: Visitor, table: str) -> Json:
    address = f"ws://127.0.0.1:{visitor.port}/api/tables/{table}/live"
    with connect(address, additional_headers=visitor.cookie()) as socket:
        return json.loads(socket.recv())


def test_a_branch_of_the_original_is_closed_too(shared_server: LiveServer) -> None:
    over = played(shared_server)
    early = shared_server.visitor("Early")
    theirs = early.post(f"{over.address}/branch", {"move": 1})["table"]
    mine = over.branch(move_of(over, 0))
    token = over.challenge()
    stranger = shared_server.visitor("Bartek")
    for table in (mine, theirs):
        assert stranger.get(f"/api/tables/{table}", expect=409) == "challenge-withheld"
    assert early.get(f"/api/tables/{theirs}")["scene"]["id"] == theirs
    assert early.post(f"/api/challenges/{token}/tries", {}, expect=409) == "challenge-original", "knows the cards"


def test_a_try_does_not_name_the_original(shared_server: LiveServer, over: Played, token: str) -> None:
    friend = shared_server.visitor("Bartek")
    table = take(token, friend)
    with friend.at(table) as client:
        my_turn(client)
        heard = [*client.frames]
    paths = (f"/api/tables/{table}", f"/api/tables/{table}/log", "/api/me/tables", "/api/me/data", "/api/tables")
    heard += [friend.http.get(path).text for path in (*paths, f"/api/challenges/{token}")]
    assert not any(over.table in text for text in heard)
    assert look(friend, token)["results"] == []
    assert look(friend, token)["state"] == "running"


def test_profiles_do_not_tell_results_with_the_deal(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    table = ada.open_table(seats="me apprentice", public=True)
    resign(ada, table)
    stranger = shared_server.visitor("Bartek")
    assert [each["table"] for each in stranger.get(f"/api/players/{ada.id}")["history"]] == [table]
    token = ada.post(f"/api/tables/{table}/challenge", {"seat": 0})["challenge"]
    assert stranger.get(f"/api/players/{ada.id}")["history"] == []
    friend = shared_server.visitor("Chiara")
    resign(friend, take(token, friend))
    assert stranger.get(f"/api/players/{friend.id}")["history"] == []
    assert len(ada.get(f"/api/players/{friend.id}")["history"]) == 1
    assert [each["table"] for each in ada.get(f"/api/players/{ada.id}")["history"]] == [table]
    resign(stranger, take(token, stranger))
    assert [each["table"] for each in stranger.get(f"/api/players/{ada.id}")["history"]] == [table]


# Results


def test_results_appear_after_ones_own_try(shared_server: LiveServer) -> None:
    over = played(shared_server)
    token = over.challenge()
    friends = [shared_server.visitor(name) for name in ("Bartek", "Chiara")]
    tables = [take(token, friend) for friend in friends]
    assert [each["name"] for each in look(over.ada, token)["results"]] == ["Ada"], "of games that are over"
    for number, (friend, table) in enumerate(zip(friends, tables, strict=True)):
        assert look(friend, token)["results"] == []
        with friend.at(table) as client:
            finish(client, seed=number)
    seen = look(friends[0], token)
    assert (seen["state"], seen["table"]) == ("over", tables[0])
    assert sorted(each["name"] for each in seen["results"]) == ["Ada", "Bartek", "Chiara"]
    standing = [(each["place"], -each["score"]) for each in seen["results"]]
    assert standing == sorted(standing)
    for each in seen["results"]:
        assert each["is_original"] == (each["name"] == "Ada")
        assert each["is_mine"] == (each["name"] == "Bartek")
        record = friends[0].get(f"/api/tables/{each['table']}/record")
        assert each["score"] == record["result"]["scores"][0]
        assert each["place"] == record["result"]["ranks"][0]
        assert record["key"] == over.record["key"]
    assert look(shared_server.visitor("Dino"), token)["results"] == []
    through = friends[1].post(f"/api/tables/{tables[1]}/challenge", {"seat": 0})["challenge"]
    assert through == token, "who has tried may pass it on"


# One try


def test_a_challenge_is_tried_once(shared_server: LiveServer, over: Played, token: str) -> None:
    friend = shared_server.visitor("Bartek")
    table = take(token, friend)
    assert take(token, friend) == table
    assert take(over.challenge(seat=1), friend) == table, "another seat of the same deal"
    resign(friend, table)
    assert take(token, friend) == table, "resigning is a try"
    assert look(friend, token)["state"] == "over"


def test_leaving_is_a_try(shared_server: LiveServer, token: str) -> None:
    friend = shared_server.visitor("Bartek")
    table = take(token, friend)
    with friend.at(table) as client:
        client.command("leave")
        client.wait_for(lambda scene: scene["stage"] == "over")
    assert take(token, friend) == table
    assert look(friend, token)["results"]


def test_players_of_the_original_cannot_try(shared_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(shared_server)
    resign(ada, table)
    token = ada.post(f"/api/tables/{table}/challenge", {"seat": 0})["challenge"]
    for visitor in (ada, bartek):
        seen = look(visitor, token)
        assert (seen["state"], len(seen["results"])) == ("original", 1)
        assert visitor.post(f"/api/challenges/{token}/tries", {}, expect=409) == "challenge-original"


def test_a_device_is_recognised_after_logging_out(shared_server: LiveServer, token: str) -> None:
    friend = shared_server.visitor("Bartek")
    table = take(token, friend)
    friend.post("/api/logout")
    assert list(friend.http.cookies) == [DEVICE_COOKIE]
    seen = look(friend, token)
    assert (seen["state"], seen["table"], seen["results"]) == ("running", None, [])
    assert friend.post(f"/api/challenges/{token}/tries", {"name": "Bo"}, expect=409) == "challenge-tried"
    friend.post("/api/me", {"name": "Chiara"})
    assert friend.post(f"/api/challenges/{token}/tries", {}, expect=409) == "challenge-tried"
    assert friend.get(f"/api/tables/{table}", expect=409) == "challenge-withheld"


@pytest.mark.usefixtures("quick_hashes")
@pytest.mark.parametrize("bring", [False, True])
def test_a_device_is_recognised_after_logging_in(shared_server: LiveServer, token: str, bring: bool) -> None:
    login = f"dora.{bring}"
    home, away = account(shared_server, login), shared_server.visitor("Guest")
    table = take(token, away)
    resign(away, table)
    away.post("/api/login", {"login": login, "password": PASSWORD, "bring_games": bring})
    assert away.id == home.id
    assert look(away, token)["state"] == "over"
    assert look(away, token)["results"], "after the try on this device"
    if bring:
        assert take(token, away) == take(token, home) == table
    else:
        assert away.post(f"/api/challenges/{token}/tries", {}, expect=409) == "challenge-tried"
        assert look(home, token)["state"] == "open", "at home nobody has tried"


def test_a_recovered_seat_is_the_same_try(shared_server: LiveServer, token: str) -> None:
    first, second = shared_server.visitor("Bartek"), shared_server.visitor("Phone")
    opened = first.post(f"/api/challenges/{token}/tries", {})
    second.post("/api/recover", {"code": opened["seats"][0]["code"]})
    assert take(token, second) == opened["table"]
    assert take(token, first) == opened["table"]
    resign(second, opened["table"])
    assert look(first, token)["results"]
    assert look(second, token)["results"]


def test_a_deleted_player_keeps_the_device(shared_server: LiveServer, token: str) -> None:
    friend = shared_server.visitor("Bartek")
    take(token, friend)
    friend.request("DELETE", "/api/me")
    assert friend.post(f"/api/challenges/{token}/tries", {"name": "Bo"}, expect=409) == "challenge-tried"


@pytest.mark.usefixtures("quick_hashes")
def test_programs_cannot_try(shared_server: LiveServer, token: str) -> None:
    """A program's try would show its owner the cards."""
    program, _ = bot_of(shared_server, account(shared_server, "owner"))
    assert program.post(f"/api/challenges/{token}/tries", {}, expect=409) == "challenge-people-only"


def test_a_deleted_challenger_has_no_name(shared_server: LiveServer) -> None:
    over = played(shared_server)
    token = over.challenge()
    over.ada.request("DELETE", "/api/me")
    stranger = shared_server.visitor("Bartek")
    seen = look(stranger, token)
    assert (seen["name"], seen["results"]) == ("", [])
    resign(stranger, take(token, stranger))
    assert [each["name"] for each in look(stranger, token)["results"] if each["is_original"]] == [""]


# Challenges of earlier versions


def test_challenges_of_an_earlier_version_go_on(database: str, tmp_path: Path) -> None:
    """It named the original table in the try, and players could try every seat."""
    with LiveServer(database) as server:
        over = played(server)
        friend, branch = server.visitor("Bartek"), over.branch(move_of(over, 0))
        token = over.challenge()
        taken = take(token, friend)
    opened = Database(database)
    opened.alter_schema(partial(migration.migrate, target="0003"))
    assert over.table in opened.run_sync(first_entry, taken)
    upgrade(opened, tmp_path)
    assert over.table not in opened.run_sync(first_entry, taken)
    opened.close()
    with LiveServer(database) as server:
        ada, back, stranger = server.visitor(), server.visitor(), server.visitor("Chiara")
        ada.http.cookies, back.http.cookies = over.ada.http.cookies, friend.http.cookies
        new = stranger.get(f"{over.address}/challenge?seat=0")["challenge"]
        assert new != token
        assert ada.post(f"{over.address}/challenge", {"seat": 0})["challenge"] == new
        assert back.get(f"/api/tables/{taken}")["scene"]["origin"]["of"] == new
        for table in (over.table, branch, taken):
            assert stranger.get(f"/api/tables/{table}", expect=409) == "challenge-withheld"
        assert take(new, back) == taken
        resign(back, taken)
        assert len(look(back, new)["results"]) == 2
        assert take(new, stranger) != taken


def first_entry(connection: Any, table: str) -> str:
    """Read without the columns that later versions added."""
    here = (entries.c.table == table) & (entries.c.version == 0)
    return bytes(connection.execute(select(entries.c.body).where(here)).scalar_one()).decode()
