"""Guests, accounts and their bots."""

from __future__ import annotations

import json
from typing import Any

import pytest
from argon2 import Type

from emporion import lessons
from emporion.lessons import practice
from emporion.server import secret
from emporion.server.storage import accounts
from emporion.server.storage.schema import players
from emporion.server.web import learning
from emporion.server.web.authentication import COOKIE
from tests.server.accounts import (
    PASSWORD,
    account,
    another_browser,
    bot_of,
    everything_stored,
    how_many,
    sit_together,
)
from tests.server.live_server import LiveServer

pytestmark = pytest.mark.usefixtures("quick_hashes")
HASHER = secret._hasher

# Guests and names


def test_a_new_visitor_is_unknown_until_named(own_server: LiveServer) -> None:
    visitor = own_server.visitor()
    assert visitor.get("/api/me") is None
    assert visitor.get("/api/me/data", expect=401) == "visitor-unknown"
    assert visitor.post("/api/me", {"name": "Ada"})["name"] == "Ada"
    me = visitor.get("/api/me")
    assert (me["name"], me["login"], me["bot"]) == ("Ada", None, False)
    assert visitor.post("/api/me", {"name": "Ada L."})["id"] == me["id"]
    assert visitor.get(f"/api/players/{me['id']}")["name"] == "Ada L."


def test_invalid_names_are_refused(own_server: LiveServer) -> None:
    visitor = own_server.visitor("Ada")
    names: list[Any] = ["", "  ", " Ada", "x" * 21, "a\nb", "a\u202eb", 7, None]
    for name in names:
        assert visitor.post("/api/me", {"name": name}, expect=400) in ("player-name-wrong", "request-wrong")
    assert visitor.get("/api/me")["name"] == "Ada"


def test_refused_requests_create_no_guest(own_server: LiveServer) -> None:
    ada = own_server.visitor("Ada")
    table = ada.open_table()
    before = how_many(own_server, players)
    stranger = own_server.visitor()
    assert stranger.post(f"/api/tables/{table}/seats", {"name": "ada"}, expect=409) == "table-name-taken"
    wishes = [{"kind": "open"}, {"kind": "open"}]
    assert stranger.post("/api/tables", {"game": "carthage", "seats": wishes, "name": "Bo"}, expect=400)
    assert how_many(own_server, players) == before


# Accounts


def test_a_guest_makes_an_account_and_logs_in_elsewhere(own_server: LiveServer) -> None:
    ada = own_server.visitor("Ada")
    guest = ada.id
    made = ada.post("/api/me/account", {"login": "Ada.L", "password": PASSWORD})
    assert (made["id"], made["name"], made["login"]) == (guest, "Ada", "ada.l")
    phone = own_server.visitor()
    assert phone.post("/api/login", {"login": "ADA.l", "password": PASSWORD})["id"] == guest
    assert phone.get("/api/me")["id"] == guest
    assert ada.post("/api/me/account", {"login": "another", "password": PASSWORD}, expect=409) == "account-exists"


def test_of_a_password_only_an_argon2id_hash_is_stored(own_server: LiveServer) -> None:
    ada = account(own_server, "ada")
    stored = everything_stored(own_server)
    assert not [value for value in stored if PASSWORD in value]
    hashes = [value for value in stored if value.startswith("$argon2")]
    assert len(hashes) == 1
    assert hashes[0].startswith("$argon2id$")
    assert secret.verify_password(PASSWORD, hashes[0])
    assert (HASHER.memory_cost, HASHER.time_cost, HASHER.type) == (64 * 1024, 3, Type.ID)
    assert not [value for value in stored if ada.http.cookies[COOKIE] in value]


def test_a_logged_out_session_is_invalid(own_server: LiveServer) -> None:
    ada = account(own_server, "ada")
    thief = another_browser(own_server, ada)
    assert thief.get("/api/me")["login"] == "ada"
    ada.post("/api/logout")
    assert COOKIE not in ada.http.cookies
    assert (ada.get("/api/me"), thief.get("/api/me")) == (None, None)
    assert thief.get("/api/me/tokens", expect=401) == "visitor-unknown"


def test_a_wrong_login_does_not_say_what_was_wrong(own_server: LiveServer) -> None:
    account(own_server, "ada")
    attempts = [("ada", "wrong password"), ("nobody", PASSWORD), ("nobody", ""), ("", "")]
    answers = set()
    for login, password in attempts:
        stranger = own_server.visitor()
        response = stranger.http.post("/api/login", json={"login": login, "password": password})
        answers.add((response.status_code, response.text))
        assert COOKIE not in stranger.http.cookies
    assert len(answers) == 1
    ((status, text),) = answers
    assert (status, json.loads(text)["error"]["id"]) == (401, "login-wrong")


def test_changing_the_password_logs_out_other_devices(own_server: LiveServer) -> None:
    ada = account(own_server, "ada")
    phone = own_server.visitor()
    phone.post("/api/login", {"login": "ada", "password": PASSWORD})
    new = {"old": PASSWORD, "new": "quite another one"}
    wrong = {"old": "wrong password", "new": "quite another one"}
    assert phone.request("PUT", "/api/me/password", wrong, 401) == "login-wrong"
    assert ada.get("/api/me") is not None
    phone.request("PUT", "/api/me/password", new)
    assert ada.get("/api/me") is None
    assert phone.get("/api/me")["login"] == "ada"
    assert ada.post("/api/login", {"login": "ada", "password": PASSWORD}, expect=401) == "login-wrong"
    assert ada.post("/api/login", {"login": "ada", "password": new["new"]})["login"] == "ada"


def test_closed_registration_allows_only_guests(any_database: str) -> None:
    with LiveServer(any_database, registration=False) as server:
        ada = server.visitor("Ada")
        assert ada.get("/api/server")["registration"] is False
        wish = {"login": "ada", "password": PASSWORD}
        assert ada.post("/api/me/account", wish, expect=403) == "registration-closed"
        assert ada.get("/api/me")["login"] is None


def test_logins_are_unique_ignoring_case(server: LiveServer) -> None:
    account(server, "ada")
    before = how_many(server, players)
    wish = {"login": "ADA", "password": PASSWORD}
    assert server.visitor().post("/api/me/account", wish, expect=409) == "login-taken"
    assert how_many(server, players) == before


def test_a_taken_login_leaves_the_guest_unchanged(own_server: LiveServer) -> None:
    account(own_server, "ada")
    guest = own_server.visitor("Bartek")
    wish = {"login": "Ada", "password": PASSWORD, "name": "Somebody else"}
    assert guest.post("/api/me/account", wish, expect=409) == "login-taken"
    me = guest.get("/api/me")
    assert (me["name"], me["login"]) == ("Bartek", None)


def test_invalid_logins_and_passwords_are_refused(own_server: LiveServer) -> None:
    ada = own_server.visitor("Ada")
    logins = [(login, PASSWORD) for login in ("ad", "a" * 31, "ada lovelace", "adà")]
    for login, password in (*logins, ("ada", "short"), ("ada", "x" * 201)):
        assert ada.post("/api/me/account", {"login": login, "password": password}, expect=400) == "request-wrong"
    assert ada.get("/api/me")["login"] is None


# Bots


def test_a_bot_joins_with_its_token_and_plays(own_server: LiveServer) -> None:
    ada = account(own_server, "ada", name="Ada")
    bot, made = bot_of(own_server, ada)
    me = bot.get("/api/me")
    assert (me["id"], me["name"], me["bot"], me["login"]) == (made["player"], "Robot", True, None)
    table = sit_together(ada, bot)
    with ada.at(table) as at_a, bot.at(table, authorization=bot.http.headers["authorization"]) as at_b:
        assert at_b.scene["you"] == 1
        for _ in range(4):
            active, other = (at_a, at_b) if at_a.scene["offers"] else (at_b, at_a)
            answer = active.play(active.scene["offers"][0]["action"])
            assert answer["t"] == "done"
            while other.version < answer["version"]:
                other.receive("step")
        assert at_b.commands > 0


def test_a_token_is_shown_once_and_can_be_revoked(server: LiveServer) -> None:
    ada, stranger = account(server, "ada"), account(server, "bartek")
    bot, made = bot_of(server, ada)
    listed = ada.get("/api/me/tokens")
    assert [(each["id"], each["label"]) for each in listed] == [(made["id"], "Robot")]
    assert made["token"] not in json.dumps(listed)
    assert not [value for value in everything_stored(server) if made["token"] in value]
    for other in (made["id"][:-1] + "~", "%", "_" * 16):
        assert ada.request("DELETE", f"/api/me/tokens/{other}", None, 404) == "token-unknown"
    assert stranger.request("DELETE", f"/api/me/tokens/{made['id']}", None, 404) == "token-unknown"
    ada.request("DELETE", f"/api/me/tokens/{made['id']}")
    assert bot.get("/api/me", expect=401) == "token-wrong"
    assert ada.get("/api/me/tokens") == []


def test_only_accounts_have_bots_and_bots_have_none(own_server: LiveServer) -> None:
    guest = own_server.visitor("Guest")
    assert guest.post("/api/me/tokens", {"label": "Robot"}, expect=403) == "account-needed"
    bot, _ = bot_of(own_server, account(own_server, "ada"))
    assert bot.post("/api/me/tokens", {"label": "Robot"}, expect=403) == "account-needed"
    assert bot.post("/api/me/account", {"login": "robot", "password": PASSWORD}, expect=409) == "account-exists"


def test_a_wrong_token_is_an_error_and_a_cookie_is_not_a_token(own_server: LiveServer) -> None:
    ada = account(own_server, "ada")
    for token in ("wrong", "Bearer", ada.http.cookies[COOKIE]):
        asked = own_server.visitor().http.get("/api/me", headers={"authorization": f"Bearer {token}".strip()})
        assert (asked.status_code, asked.json()["error"]["id"]) == (401, "token-wrong")
    _, made = bot_of(own_server, ada)
    browser = own_server.visitor()
    browser.http.cookies.set(COOKIE, made["token"])
    assert browser.get("/api/me") is None


def test_an_account_keeps_what_was_learned_on_all_devices(server: LiveServer) -> None:
    guest, one, two = server.visitor("Ada"), server.visitor("Ada"), server.visitor()
    assert guest.post("/api/me/learning", {}, expect=403) == "account-needed"
    one.post("/api/me/account", {"login": "ada", "password": "correct horse"})
    first = {"lessons": ["dale"], "solved": {"dale": ["a"]}, "skill": "casual", "levels": {"dale": "trader"}}
    assert one.post("/api/me/learning", first) == first
    two.post("/api/login", {"login": "ada", "password": "correct horse"})
    merged = two.post("/api/me/learning", {"lessons": ["dale", "carthage"], "solved": {"dale": ["b", "a"]}})
    assert merged == {**first, "lessons": ["dale", "carthage"], "solved": {"dale": ["a", "b"]}}
    assert two.post("/api/me/learning", {"skill": "strong"})["skill"] == "strong"
    assert one.post("/api/me/learning", {}) == {**merged, "skill": "strong"}
    assert '"strong"' in one.get("/api/me/data")["learning"][0]["body"]
    assert one.post("/api/me/learning", {"skill": "weak"}, expect=400) == "request-wrong"
    assert one.post("/api/me/learning", {"lessons": ["x"] * 201}, expect=400) == "request-wrong"


def test_what_an_account_learned_has_a_limit(own_server: LiveServer) -> None:
    ada = account(own_server, "ada")
    names = [f"{number:060}" for number in range(300)]
    assert ada.post("/api/me/learning", {"lessons": names[:150]}, expect=413) == "request-wrong"
    kept = ada.post("/api/me/learning", {"lessons": names[:100]})
    more = ada.http.post("/api/me/learning", json={"solved": {"dale": names[100:200]}})
    assert more.status_code == 413
    assert f"can keep {learning.MAX_BYTES}" in more.json()["error"]["args"]["detail"]
    assert ada.post("/api/me/learning", {"lessons": names[:1]}) == kept
    assert ada.post("/api/me/learning", {"skill": "casual"}) == {**kept, "skill": "casual"}


def test_everything_there_is_to_learn_fits_several_times(own_server: LiveServer) -> None:
    solved = {game: [each.name for each in practice.exercises(game)] for game in practice.names()}
    levels = dict.fromkeys(solved, "apprentice")
    everything = {"lessons": [*lessons.names()], "solved": solved, "skill": "strong", "levels": levels}
    assert account(own_server, "ada").post("/api/me/learning", everything) == everything
    assert 4 * len(json.dumps(everything)) < learning.MAX_BYTES


def test_what_another_version_stored_is_read_without_what_is_unknown(own_server: LiveServer) -> None:
    ada = account(own_server, "ada")
    stored = {
        "lessons": ["dale"],
        "solved": {"dale": ["renamed"]},
        "skill": "legendary",
        "levels": {"dale": "emperor", "carthage": "trader"},
        "medals": 3,
    }
    write_learned(own_server, ada.id, json.dumps(stored))
    known = {"lessons": ["dale"], "solved": {"dale": ["renamed"]}, "levels": {"carthage": "trader"}}
    assert ada.post("/api/me/learning", {}) == known
    assert ada.post("/api/me/learning", {"levels": {"dale": "emperor"}}, expect=400) == "request-wrong"
    assert ada.post("/api/me/learning", {"medals": 3}, expect=400) == "request-wrong"
    long = {"lessons": [f"{number:060}" for number in range(200)]}  # from when more was allowed
    write_learned(own_server, ada.id, json.dumps(long))
    assert ada.post("/api/me/learning", {}) == long


def write_learned(server: LiveServer, id: str, body: str) -> None:
    server.services.database.run_sync(accounts.learn, id, lambda _: body)
