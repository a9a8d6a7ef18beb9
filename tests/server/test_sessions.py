"""How long a browser is known, what ends with it, and what a guest brings along to an account."""

from __future__ import annotations

import pytest

from emporion.server.web import websocket
from emporion.server.web.authentication import COOKIE
from tests.server.accounts import PASSWORD, account, bot_of
from tests.server.live_server import LiveServer, some_action
from tests.server.test_tables import two_at_a_table

pytestmark = pytest.mark.usefixtures("quick_hashes")


def test_who_comes_again_is_known_for_longer(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    answer = ada.http.get("/api/me")
    assert f"{COOKIE}={ada.http.cookies[COOKIE]}" in answer.headers["set-cookie"]
    assert "Max-Age=2592000" in answer.headers["set-cookie"]
    assert "set-cookie" not in shared_server.visitor().http.get("/api/me").headers


def test_who_logs_out_sees_nothing_more(shared_server: LiveServer) -> None:
    ada, _, table = two_at_a_table(shared_server)
    with ada.at(table) as client:
        ada.post("/api/logout")
        assert client.wait_for_close() == websocket.LOGGED_OUT


def test_a_guest_who_makes_an_account_gets_a_new_secret_and_stays_at_the_table(server: LiveServer) -> None:
    """Who knows the secret of the guest, from this browser or because it came from them, does not have the account."""
    ada = server.visitor("Ada")
    table = ada.open_table(seats="me apprentice")
    before = ada.http.cookies[COOKIE]
    with ada.at(table) as client:
        ada.post("/api/me/account", {"login": "ada", "password": PASSWORD})
        assert ada.http.cookies[COOKIE] != before
        assert (ada.get("/api/me")["login"], len(ada.get("/api/me/data")["credentials"])) == ("ada", 1)
        server.visitor("Bartek").post("/api/logout")  # whereupon all are looked at who have to go
        client.send("ping")
        assert client.receive("pong"), "the connection stays"
        other = server.visitor()
        other.http.cookies.set(COOKIE, before)
        assert other.get("/api/me") is None
        ada.post("/api/logout")
        assert client.wait_for_close() == websocket.LOGGED_OUT, "it was made by the session that has ended"


def test_a_new_password_keeps_the_connections_that_were_made_as_a_guest(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    table = ada.open_table(seats="me apprentice")
    with ada.at(table) as client:
        ada.post("/api/me/account", {"login": "ada-was-a-guest", "password": PASSWORD})
        phone = shared_server.visitor()
        phone.post("/api/login", {"login": "ada-was-a-guest", "password": PASSWORD})
        ada.request("PUT", "/api/me/password", {"old": PASSWORD, "new": "battery staple"})
        client.send("ping")
        assert client.receive("pong"), "the same browser"
        phone.post("/api/login", {"login": "ada-was-a-guest", "password": "battery staple"})
        phone.request("PUT", "/api/me/password", {"old": "battery staple", "new": PASSWORD})
        assert client.wait_for_close() == websocket.LOGGED_OUT, "another browser"


def test_a_new_password_ends_the_connections_of_other_devices(shared_server: LiveServer) -> None:
    ada = account(shared_server, "ada-with-two-devices")
    table = ada.open_table(seats="me apprentice")
    phone = shared_server.visitor()
    phone.post("/api/login", {"login": "ada-with-two-devices", "password": PASSWORD})
    with phone.at(table) as lost, ada.at(table) as kept:
        ada.request("PUT", "/api/me/password", {"old": PASSWORD, "new": "battery staple"})
        assert lost.wait_for_close() == websocket.LOGGED_OUT
        kept.send("ping")
        assert kept.receive("pong")


def test_a_bot_whose_token_is_deleted_has_to_go(shared_server: LiveServer) -> None:
    owner = account(shared_server, "owner-of-a-bot")
    bot, made = bot_of(shared_server, owner)
    table = owner.open_table()
    bot.post(f"/api/tables/{table}/seats", {})
    with bot.at(table, authorization=bot.http.headers["authorization"]) as client:
        owner.request("DELETE", f"/api/me/tokens/{made['id']}")
        assert client.wait_for_close() == websocket.LOGGED_OUT


@pytest.mark.parametrize("bring", [True, False])
def test_a_guest_who_logs_in_may_bring_the_games_along(server: LiveServer, bring: bool) -> None:
    login = {"login": "ada", "password": PASSWORD}
    home = account(server, "ada")
    guest, other, table = two_at_a_table(server)
    finished = guest.open_table(seats="me apprentice")
    with guest.at(finished) as client:
        client.command("resign")
    before = guest.id
    guest.post("/api/login", {**login, "bring_games": bring})
    assert guest.id == home.id
    assert {each["id"] for each in guest.get("/api/me/tables")} == ({table, finished} if bring else set())
    assert len(guest.get(f"/api/players/{home.id}")["history"]) == bring
    with guest.at(table) as mine, other.at(table) as theirs:
        assert mine.scene["you"] == (0 if bring else None)
        assert theirs.scene["seats"][0]["player"] == (home.id if bring else before)
        if bring:
            active = mine if mine.scene["offers"] else theirs
            assert active.play(some_action(active))["t"] == "done"
    if bring:
        assert other.get(f"/api/players/{before}", expect=404) == "player-unknown"


def test_tables_by_link_are_not_told_to_others(shared_server: LiveServer) -> None:
    ada, stranger = shared_server.visitor("Ada"), shared_server.visitor("Stranger")
    tables = {public: ada.open_table(seats="me apprentice", public=public) for public in (False, True)}
    for table in tables.values():
        with ada.at(table) as client:
            client.command("resign")
    following = ada.post(f"/api/tables/{tables[False]}/rematch")["table"]
    assert [each["table"] for each in ada.get(f"/api/players/{ada.id}")["history"]] == [tables[True], tables[False]]
    assert [each["table"] for each in stranger.get(f"/api/players/{ada.id}")["history"]] == [tables[True], ""]
    with ada.at(tables[False]) as mine, stranger.at(tables[False]) as theirs:
        assert (mine.scene["next_table"], theirs.scene["next_table"]) == (following, "")
