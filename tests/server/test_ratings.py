"""Ratings: who plays rated games, and what changes a rating."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import insert

from emporion.server.pools import figures
from emporion.server.storage.schema import ratings
from tests.server.accounts import (
    account,
    bot_of,
    resign,
    resign_late,
    sit_together,
)
from tests.server.live_server import LiveServer

pytestmark = pytest.mark.usefixtures("quick_hashes")


def test_a_rated_game_of_two_accounts_changes_both_ratings(server: LiveServer) -> None:
    ada, bartek = account(server, "ada", name="Ada"), account(server, "bartek", name="Bartek")
    resign_late(bartek, sit_together(ada, bartek, rated=True), ada)
    winner, loser = ada.get(f"/api/players/{ada.id}"), ada.get(f"/api/players/{bartek.id}")
    assert (winner["history"][0]["place"], loser["history"][0]["place"]) == (1, 2)
    assert winner["history"][0]["change"] > 0 > loser["history"][0]["change"]
    assert [winner["history"][0]["note"], loser["history"][0]["note"]] == [None, None]
    rating = {"game": "carthage", "players": 2, "games": 1, "settled": False}
    assert winner["ratings"] == [{**rating, "rating": 1000 + winner["history"][0]["change"]}]
    assert loser["ratings"][0]["rating"] == 1000 + loser["history"][0]["change"]
    assert names_on(server, 2) == [], "provisional ratings are not listed"


def test_the_leaderboard_lists_settled_ratings_and_bots(own_server: LiveServer) -> None:
    ada, bartek, chiara = (account(own_server, login) for login in ("ada", "bartek", "chiara"))
    people = {ada: (1900.0, 5.0, 12), bartek: (1500.0, 5.9, 10), chiara: (2500.0, 6.1, 30)}
    rows = [
        {"player": each.id, "game": "carthage", "players": 2, "mu": 25.0, "sigma": sigma, "shown": at, "games": games}
        for each, (at, sigma, games) in people.items()
    ]
    own_server.services.database.run_sync(lambda connection: connection.execute(insert(ratings), rows) and None)
    board = ada.get("/api/leaderboards/carthage/2")
    assert [each["rating"] for each in board] == sorted((each["rating"] for each in board), reverse=True)
    assert names_on(own_server, 2) == ["ada", "bartek"], "an uncertain rating is not listed"
    bots = [each for each in board if each["level"]]
    assert sorted(each["level"] for each in bots) == sorted(figures("carthage", 2).levels)
    assert {"apprentice", "trader", "merchant", "magnate"} <= {each["level"] for each in bots}
    assert all((each["player"], each["name"], each["games"]) == ("", "", 0) for each in bots)
    assert names_on(own_server, 3) == []
    found = {id: ada.get(f"/api/players/{id}")["ratings"][0]["settled"] for id in (ada.id, chiara.id)}
    assert found == {ada.id: True, chiara.id: False}


def names_on(server: LiveServer, players: int) -> list[str]:
    """The people on a leaderboard."""
    board = server.visitor().get(f"/api/leaderboards/carthage/{players}")
    return [each["name"] for each in board if not each["level"]]


def test_unrated_games_and_games_with_bots_change_no_rating(own_server: LiveServer) -> None:
    ada, bartek = account(own_server, "ada"), account(own_server, "bartek")
    resign(bartek, sit_together(ada, bartek))
    with_bot = ada.open_table(seats="me apprentice")
    resign(ada, with_bot)
    profile = ada.get(f"/api/players/{ada.id}")
    assert {game["table"] for game in profile["history"]} >= {with_bot}
    assert [game["change"] for game in profile["history"]] == [None, None]
    assert profile["ratings"] == []
    assert names_on(own_server, 2) == []


def test_rated_tables_are_for_people_with_accounts(own_server: LiveServer) -> None:
    ada, guest = account(own_server, "ada"), own_server.visitor("Guest")
    bot, _ = bot_of(own_server, ada)
    opening = {"game": "carthage", "rated": True, "pace": {"kind": "live"}}
    for other, refused in (("bot", "table-rated-people"), ("here", "table-rated-people")):
        wishes = [{"kind": "me"}, {"kind": other}]
        assert ada.post("/api/tables", {**opening, "seats": wishes}, expect=409) == refused
    wishes = [{"kind": "me"}, {"kind": "open"}]
    for nobody in (guest, bot):
        assert nobody.post("/api/tables", {**opening, "seats": wishes}, expect=409) == "table-needs-account"
    table = ada.open_table(rated=True)
    assert guest.post(f"/api/tables/{table}/seats", {}, expect=409) == "table-needs-account"
    assert bot.post(f"/api/tables/{table}/seats", {}, expect=409) == "table-rated-people"
    assert ada.request("PUT", f"/api/tables/{table}/seats/1", {"level": "trader"}, 409) == "table-rated-people"
    assert ada.post(f"/api/tables/{table}/start", {"fill": "trader"}, expect=409) == "table-rated-people"


def test_rated_seats_have_no_recovery_by_guests(own_server: LiveServer) -> None:
    ada = account(own_server, "ada")
    wishes = [{"kind": "me"}, {"kind": "open"}]
    opened = ada.post("/api/tables", {"game": "carthage", "seats": wishes, "rated": True, "pace": {"kind": "days"}})
    code = {"code": opened["seats"][0]["code"]}
    assert own_server.visitor("Guest").post("/api/recover", code, expect=409) == "table-rated-no-code"
    bot, _ = bot_of(own_server, ada)
    assert bot.post("/api/recover", code, expect=409) == "table-rated-no-code"


def test_unknown_players_and_leaderboards_are_not_found(own_server: LiveServer) -> None:
    visitor = own_server.visitor()
    assert visitor.get("/api/players/nobody", expect=404) == "player-unknown"
    assert visitor.get("/api/leaderboards/carthage/9", expect=400) == "request-wrong"
    assert visitor.get("/api/leaderboards/chess/2", expect=400) == "request-wrong"


def test_a_profile_does_not_show_the_login(own_server: LiveServer) -> None:
    ada = account(own_server, "secret-login", name="Ada")
    profile = own_server.visitor().get(f"/api/players/{ada.id}")
    assert profile["has_account"] is True
    assert "secret-login" not in json.dumps(profile)


def test_rated_games_have_no_hints_and_no_takeover(own_server: LiveServer) -> None:
    ada, bartek = account(own_server, "ada"), account(own_server, "bartek")
    table = sit_together(ada, bartek, rated=True)
    with ada.at(table) as client:
        refused = client.command("leave")
        assert (refused["t"], refused["error"]["id"]) == ("refused", "table-rated-no-bot")
        assert client.scene["seats"][0]["stand_in"] == ""
        assert client.command("resign")["t"] == "done"
