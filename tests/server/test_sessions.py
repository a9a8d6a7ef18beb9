"""Sessions: how long they last, what ends with them, and what a guest brings to an account."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from emporion.server.storage import accounts
from emporion.server.web import websocket
from emporion.server.web.authentication import COOKIE
from emporion.server.web.withheld import check_visible
from tests.server.accounts import PASSWORD, account, bot_of
from tests.server.live_server import ALWAYS_READING, LiveServer, some_action
from tests.server.postgres import new_database
from tests.server.test_tables import two_at_a_table
from tests.waiting import PATIENCE

pytestmark = pytest.mark.usefixtures("quick_hashes")


def test_a_visit_renews_the_session_cookie(shared_server: LiveServer) -> None:
    ada = shared_server.visitor("Ada")
    answer = ada.http.get("/api/me")
    assert f"{COOKIE}={ada.http.cookies[COOKIE]}" in answer.headers["set-cookie"]
    assert "Max-Age=2592000" in answer.headers["set-cookie"]
    assert "set-cookie" not in shared_server.visitor().http.get("/api/me").headers


def test_logging_out_closes_the_connections(shared_server: LiveServer) -> None:
    ada, _, table = two_at_a_table(shared_server)
    with ada.at(table) as client:
        ada.post("/api/logout")
        assert client.wait_for_close() == websocket.LOGGED_OUT


def test_registering_replaces_the_session_secret_and_keeps_connections(server: LiveServer) -> None:
    """The guest session's secret, which others may know, does not give access to the account."""
    ada = server.visitor("Ada")
    table = ada.open_table(seats="me apprentice")
    before = ada.http.cookies[COOKIE]
    with ada.at(table) as client:
        ada.post("/api/me/account", {"login": "ada", "password": PASSWORD})
        assert ada.http.cookies[COOKIE] != before
        assert (ada.get("/api/me")["login"], len(ada.get("/api/me/data")["credentials"])) == ("ada", 1)
        server.visitor("Bartek").post("/api/logout")  # which checks all sessions
        client.send("ping")
        assert client.receive("pong"), "the connection stays"
        other = server.visitor()
        other.http.cookies.set(COOKIE, before)
        assert other.get("/api/me") is None
        ada.post("/api/logout")
        assert client.wait_for_close() == websocket.LOGGED_OUT, "it was made by the session that has ended"


def test_changing_the_password_keeps_own_connections(shared_server: LiveServer) -> None:
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


def test_changing_the_password_closes_other_sessions(shared_server: LiveServer) -> None:
    ada = account(shared_server, "ada-with-two-devices")
    table = ada.open_table(seats="me apprentice")
    phone = shared_server.visitor()
    phone.post("/api/login", {"login": "ada-with-two-devices", "password": PASSWORD})
    with phone.at(table) as lost, ada.at(table) as kept:
        ada.request("PUT", "/api/me/password", {"old": PASSWORD, "new": "battery staple"})
        assert lost.wait_for_close() == websocket.LOGGED_OUT
        kept.send("ping")
        assert kept.receive("pong")


@pytest.mark.parametrize("how", ["logout", "password"])
def test_connections_to_other_processes_close_as_well(postgres_cluster: str, how: str) -> None:
    """On SQLite see `test_handover.py`."""
    database = new_database(postgres_cluster, f"sessions_{how}")
    with LiveServer(database) as one, LiveServer(database) as other:
        ada = account(one, "ada")
        table = ada.open_table(seats="me apprentice")
        phone, there = one.visitor(), other.visitor()
        phone.post("/api/login", {"login": "ada", "password": PASSWORD})
        there.http.cookies.update(ada.http.cookies)
        with there.at(table) as client:
            if how == "logout":
                ada.post("/api/logout")
            else:
                phone.request("PUT", "/api/me/password", {"old": PASSWORD, "new": "battery staple"})
            assert client.wait_for_close() == websocket.LOGGED_OUT
        assert there.get("/api/me") is None


def test_a_connection_that_is_being_made_while_its_session_ends_is_closed(
    own_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was found valid, and is not yet among the connections that a logout closes."""
    ada = own_server.visitor("Ada")
    table = ada.open_table(seats="me apprentice")
    services = own_server.services

    async def check_and_log_out(*given: Any) -> None:
        await check_visible(*given)
        await services.write_queue.write(accounts.drop_credential, given[2].credential)
        await services.logged_out()

    monkeypatch.setattr(websocket, "check_visible", check_and_log_out)
    address = f"ws://127.0.0.1:{own_server.port}/api/tables/{table}/live"
    with connect(address, additional_headers=ada.cookie(), **ALWAYS_READING) as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
        assert socket.close_code == websocket.LOGGED_OUT


def test_a_new_password_and_the_end_of_sessions_are_stored_together(
    own_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = account(own_server, "ada")
    monkeypatch.setattr(accounts, "drop_sessions", fail)
    change = {"old": PASSWORD, "new": "battery staple"}
    assert ada.request("PUT", "/api/me/password", change, 500) == "request-fault"
    assert ada.post("/api/login", {"login": "ada", "password": PASSWORD})["login"] == "ada"


def fail(*_given: Any) -> None:
    raise RuntimeError("power cut")


def test_deleting_a_token_closes_its_connections(shared_server: LiveServer) -> None:
    owner = account(shared_server, "owner-of-a-bot")
    bot, made = bot_of(shared_server, owner)
    table = owner.open_table()
    bot.post(f"/api/tables/{table}/seats", {})
    with bot.at(table, authorization=bot.http.headers["authorization"]) as client:
        owner.request("DELETE", f"/api/me/tokens/{made['id']}")
        assert client.wait_for_close() == websocket.LOGGED_OUT


@pytest.mark.parametrize("bring", [True, False])
def test_logging_in_can_merge_the_guests_games(server: LiveServer, bring: bool) -> None:
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


def test_unlisted_tables_are_hidden_in_profiles(shared_server: LiveServer) -> None:
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
