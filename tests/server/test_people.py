"""Guests, accounts, bots of people, ratings, and being forgotten."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher, Type
from sqlalchemy import Connection, func, select

from emporion.server import secret
from emporion.server.storage.schema import credentials, metadata, players, results, seats
from emporion.server.web.identity import COOKIE
from tests.server.serving import Serving, Visitor, wait_until

PASSWORD = "correct horse battery"
HASHER = secret._hasher


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing passwords takes long by intention, and here everybody has one."""
    monkeypatch.setattr(secret, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


def account(serving: Serving, login: str, **more: Any) -> Visitor:
    """Somebody new with an account."""
    visitor = serving.visitor()
    visitor.post("/api/me/account", {"login": login, "password": PASSWORD, **more})
    return visitor


def bot_of(serving: Serving, owner: Visitor, label: str = "Robot") -> tuple[Visitor, dict[str, str]]:
    """A program that plays with a token of its owner's, and what the owner was told."""
    made = owner.post("/api/me/tokens", {"label": label})
    bot = serving.visitor()
    bot.http.headers["authorization"] = f"Bearer {made['token']}"
    return bot, made


def sit_together(host: Visitor, *others: Visitor, **more: Any) -> str:
    """A running game of these."""
    table = host.open_table(seats=" ".join(["me", *("open" for _ in others)]), **more)
    for other in others:
        other.post(f"/api/tables/{table}/seats", {})
    host.post(f"/api/tables/{table}/start", {})
    return table


def resign(visitor: Visitor, table: str) -> None:
    with visitor.at(table) as place:
        answer = place.command("resign")
        assert answer["t"] == "done", answer


def another_browser(serving: Serving, visitor: Visitor) -> Visitor:
    """One that has a copy of the cookie, as a thief would."""
    copy = serving.visitor()
    copy.http.cookies.set(COOKIE, visitor.http.cookies[COOKIE])
    return copy


def everything_stored(serving: Serving) -> list[str]:
    """Every value of every column, as text."""

    def reading(connection: Connection) -> list[str]:
        found = (row for table in metadata.sorted_tables for row in connection.execute(select(table)))
        return [bytes(value).decode() if isinstance(value, bytes) else str(value) for row in found for value in row]

    return serving.house.database.now(reading)


def how_many(serving: Serving, what: Any) -> int:
    return serving.house.database.now(
        lambda connection: connection.execute(select(func.count()).select_from(what)).scalar_one()
    )


# Guests and names


def test_a_new_visitor_is_nobody_until_named(sqlite_serving: Serving) -> None:
    visitor = sqlite_serving.visitor()
    assert visitor.get("/api/me") is None
    assert visitor.get("/api/me/data", expect=401) == "visitor-unknown"
    assert visitor.post("/api/me", {"name": "Ada"})["name"] == "Ada"
    me = visitor.get("/api/me")
    assert (me["name"], me["login"], me["bot"]) == ("Ada", None, False)
    assert visitor.post("/api/me", {"name": "Ada L."})["id"] == me["id"]
    assert visitor.get(f"/api/players/{me['id']}")["name"] == "Ada L."


def test_names_that_do_not_fit_are_refused(sqlite_serving: Serving) -> None:
    visitor = sqlite_serving.visitor("Ada")
    names: list[Any] = ["", "  ", " Ada", "x" * 21, "a\nb", "a\u202eb", 7, None]
    for name in names:
        assert visitor.post("/api/me", {"name": name}, expect=400) in ("player-name-wrong", "request-wrong")
    assert visitor.get("/api/me")["name"] == "Ada"


def test_requests_that_are_refused_leave_no_guest_behind(sqlite_serving: Serving) -> None:
    ada = sqlite_serving.visitor("Ada")
    table = ada.open_table()
    before = how_many(sqlite_serving, players)
    stranger = sqlite_serving.visitor()
    assert stranger.post(f"/api/tables/{table}/seats", {"name": "ada"}, expect=409) == "table-name-taken"
    wishes = [{"kind": "open"}, {"kind": "open"}]
    assert stranger.post("/api/tables", {"game": "carthage", "seats": wishes, "name": "Bo"}, expect=400)
    assert how_many(sqlite_serving, players) == before


# Accounts


def test_a_guest_makes_an_account_and_logs_in_elsewhere(sqlite_serving: Serving) -> None:
    ada = sqlite_serving.visitor("Ada")
    guest = ada.id
    made = ada.post("/api/me/account", {"login": "Ada.L", "password": PASSWORD})
    assert (made["id"], made["name"], made["login"]) == (guest, "Ada", "ada.l")
    phone = sqlite_serving.visitor()
    assert phone.post("/api/login", {"login": "ADA.l", "password": PASSWORD})["id"] == guest
    assert phone.get("/api/me")["id"] == guest
    assert ada.post("/api/me/account", {"login": "another", "password": PASSWORD}, expect=409) == "account-exists"


def test_of_a_password_only_an_argon2id_hash_is_stored(sqlite_serving: Serving) -> None:
    ada = account(sqlite_serving, "ada")
    stored = everything_stored(sqlite_serving)
    assert not [value for value in stored if PASSWORD in value]
    hashes = [value for value in stored if value.startswith("$argon2")]
    assert len(hashes) == 1
    assert hashes[0].startswith("$argon2id$")
    assert secret.password_fits(PASSWORD, hashes[0])
    assert (HASHER.memory_cost, HASHER.time_cost, HASHER.type) == (64 * 1024, 3, Type.ID)
    assert not [value for value in stored if ada.http.cookies[COOKIE] in value]


def test_a_session_that_was_logged_out_is_worthless(sqlite_serving: Serving) -> None:
    ada = account(sqlite_serving, "ada")
    thief = another_browser(sqlite_serving, ada)
    assert thief.get("/api/me")["login"] == "ada"
    ada.post("/api/logout")
    assert COOKIE not in ada.http.cookies
    assert (ada.get("/api/me"), thief.get("/api/me")) == (None, None)
    assert thief.get("/api/me/tokens", expect=401) == "visitor-unknown"


def test_a_wrong_login_does_not_tell_what_was_wrong(sqlite_serving: Serving) -> None:
    account(sqlite_serving, "ada")
    attempts = [("ada", "wrong password"), ("nobody", PASSWORD), ("nobody", ""), ("", "")]
    answers = set()
    for login, password in attempts:
        stranger = sqlite_serving.visitor()
        response = stranger.http.post("/api/login", json={"login": login, "password": password})
        answers.add((response.status_code, response.text))
        assert COOKIE not in stranger.http.cookies
    assert len(answers) == 1
    ((status, text),) = answers
    assert (status, json.loads(text)["error"]["id"]) == (401, "login-wrong")


def test_a_new_password_logs_out_all_other_devices(sqlite_serving: Serving) -> None:
    ada = account(sqlite_serving, "ada")
    phone = sqlite_serving.visitor()
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


def test_where_registration_is_closed_there_are_only_guests(tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path / 'room.sqlite'}", registration=False) as serving:
        ada = serving.visitor("Ada")
        assert ada.get("/api/server")["registration"] is False
        wish = {"login": "ada", "password": PASSWORD}
        assert ada.post("/api/me/account", wish, expect=403) == "registration-closed"
        assert ada.get("/api/me")["login"] is None


def test_a_login_belongs_to_one_person_however_it_is_written(serving: Serving) -> None:
    account(serving, "ada")
    before = how_many(serving, players)
    wish = {"login": "ADA", "password": PASSWORD}
    assert serving.visitor().post("/api/me/account", wish, expect=409) == "login-taken"
    assert how_many(serving, players) == before


def test_a_guest_whose_login_is_taken_remains_as_before(sqlite_serving: Serving) -> None:
    account(sqlite_serving, "ada")
    guest = sqlite_serving.visitor("Bartek")
    wish = {"login": "Ada", "password": PASSWORD, "name": "Somebody else"}
    assert guest.post("/api/me/account", wish, expect=409) == "login-taken"
    me = guest.get("/api/me")
    assert (me["name"], me["login"]) == ("Bartek", None)


def test_logins_and_passwords_have_to_fit(sqlite_serving: Serving) -> None:
    ada = sqlite_serving.visitor("Ada")
    logins = [(login, PASSWORD) for login in ("ad", "a" * 31, "ada lovelace", "adà")]
    for login, password in (*logins, ("ada", "short"), ("ada", "x" * 201)):
        assert ada.post("/api/me/account", {"login": login, "password": password}, expect=400) == "request-wrong"
    assert ada.get("/api/me")["login"] is None


# Bots of people


def test_a_bot_joins_with_its_token_and_plays(sqlite_serving: Serving) -> None:
    ada = account(sqlite_serving, "ada", name="Ada")
    bot, made = bot_of(sqlite_serving, ada)
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
                other.hear("step")
        assert at_b.commands > 0


def test_a_token_is_told_once_and_ends_with_its_deletion(serving: Serving) -> None:
    ada, stranger = account(serving, "ada"), account(serving, "bartek")
    bot, made = bot_of(serving, ada)
    listed = ada.get("/api/me/tokens")
    assert [(each["id"], each["label"]) for each in listed] == [(made["id"], "Robot")]
    assert made["token"] not in json.dumps(listed)
    assert not [value for value in everything_stored(serving) if made["token"] in value]
    for other in (made["id"][:-1] + "~", "%", "_" * 16):
        assert ada.request("DELETE", f"/api/me/tokens/{other}", None, 404) == "token-unknown"
    assert stranger.request("DELETE", f"/api/me/tokens/{made['id']}", None, 404) == "token-unknown"
    ada.request("DELETE", f"/api/me/tokens/{made['id']}")
    assert bot.get("/api/me", expect=401) == "token-wrong"
    assert ada.get("/api/me/tokens") == []


def test_only_accounts_have_bots_and_bots_have_none(sqlite_serving: Serving) -> None:
    guest = sqlite_serving.visitor("Guest")
    assert guest.post("/api/me/tokens", {"label": "Robot"}, expect=403) == "account-needed"
    bot, _ = bot_of(sqlite_serving, account(sqlite_serving, "ada"))
    assert bot.post("/api/me/tokens", {"label": "Robot"}, expect=403) == "account-needed"
    assert bot.post("/api/me/account", {"login": "robot", "password": PASSWORD}, expect=409) == "account-exists"


def test_a_wrong_token_is_an_error_and_a_cookie_is_no_token(sqlite_serving: Serving) -> None:
    ada = account(sqlite_serving, "ada")
    for token in ("wrong", "Bearer", ada.http.cookies[COOKIE]):
        asked = sqlite_serving.visitor().http.get("/api/me", headers={"authorization": f"Bearer {token}".strip()})
        assert (asked.status_code, asked.json()["error"]["id"]) == (401, "token-wrong")
    _, made = bot_of(sqlite_serving, ada)
    browser = sqlite_serving.visitor()
    browser.http.cookies.set(COOKIE, made["token"])
    assert browser.get("/api/me") is None


# Ratings


def test_a_rated_game_of_two_accounts_changes_both_ratings(serving: Serving) -> None:
    ada, bartek = account(serving, "ada", name="Ada"), account(serving, "bartek", name="Bartek")
    resign(bartek, sit_together(ada, bartek, rated=True))
    winner, loser = ada.get(f"/api/players/{ada.id}"), ada.get(f"/api/players/{bartek.id}")
    assert (winner["history"][0]["place"], loser["history"][0]["place"]) == (1, 2)
    assert winner["history"][0]["change"] > 0 > loser["history"][0]["change"]
    assert winner["ratings"] == [
        {"game": "carthage", "players": 2, "rating": 1000 + winner["history"][0]["change"], "games": 1}
    ]
    assert loser["ratings"][0]["rating"] == 1000 + loser["history"][0]["change"]
    board = serving.visitor().get("/api/leaderboards/carthage/2")
    assert [(each["name"], each["rating"]) for each in board] == [
        ("Ada", winner["ratings"][0]["rating"]),
        ("Bartek", loser["ratings"][0]["rating"]),
    ]
    assert serving.visitor().get("/api/leaderboards/carthage/3") == []


def test_the_leaderboard_follows_who_wins(sqlite_serving: Serving) -> None:
    ada, bartek = account(sqlite_serving, "ada"), account(sqlite_serving, "bartek")
    chiara = account(sqlite_serving, "chiara")
    resign(bartek, sit_together(ada, bartek, rated=True))
    resign(bartek, sit_together(ada, bartek, rated=True))
    resign(ada, sit_together(ada, chiara, rated=True))
    board = ada.get("/api/leaderboards/carthage/2")
    assert {each["name"]: each["games"] for each in board} == {"ada": 3, "bartek": 2, "chiara": 1}
    assert [each["rating"] for each in board] == sorted((each["rating"] for each in board), reverse=True)
    assert board[-1]["name"] == "bartek"
    latest = ada.get(f"/api/players/{ada.id}")["history"]
    assert [game["place"] for game in latest] == [2, 1, 1]


def test_unrated_games_and_games_with_bots_change_no_rating(sqlite_serving: Serving) -> None:
    ada, bartek = account(sqlite_serving, "ada"), account(sqlite_serving, "bartek")
    resign(bartek, sit_together(ada, bartek))
    with_bot = ada.open_table(seats="me apprentice")
    resign(ada, with_bot)
    profile = ada.get(f"/api/players/{ada.id}")
    assert {game["table"] for game in profile["history"]} >= {with_bot}
    assert [game["change"] for game in profile["history"]] == [None, None]
    assert profile["ratings"] == []
    assert ada.get("/api/leaderboards/carthage/2") == []


def test_rated_tables_are_for_people_with_accounts(sqlite_serving: Serving) -> None:
    ada, guest = account(sqlite_serving, "ada"), sqlite_serving.visitor("Guest")
    bot, _ = bot_of(sqlite_serving, ada)
    opening = {"game": "carthage", "rated": True}
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


def test_a_guest_cannot_take_a_rated_seat_by_its_code(sqlite_serving: Serving) -> None:
    ada = account(sqlite_serving, "ada")
    wishes = [{"kind": "me"}, {"kind": "open"}]
    opened = ada.post("/api/tables", {"game": "carthage", "seats": wishes, "rated": True})
    code = {"code": opened["seats"][0]["code"]}
    assert sqlite_serving.visitor("Guest").post("/api/recover", code, expect=409) == "table-needs-account"
    bot, _ = bot_of(sqlite_serving, ada)
    assert bot.post("/api/recover", code, expect=409) == "table-needs-account"


def test_players_and_leaderboards_that_do_not_exist(sqlite_serving: Serving) -> None:
    visitor = sqlite_serving.visitor()
    assert visitor.get("/api/players/nobody", expect=404) == "player-unknown"
    assert visitor.get("/api/leaderboards/carthage/9", expect=400) == "request-wrong"
    assert visitor.get("/api/leaderboards/chess/2", expect=400) == "request-wrong"


def test_a_profile_tells_no_login(sqlite_serving: Serving) -> None:
    ada = account(sqlite_serving, "secret-login", name="Ada")
    profile = sqlite_serving.visitor().get(f"/api/players/{ada.id}")
    assert profile["has_account"] is True
    assert "secret-login" not in json.dumps(profile)


# What we know, and forgetting it


def test_what_is_stored_about_me_holds_no_secret(sqlite_serving: Serving) -> None:
    ada, bartek = account(sqlite_serving, "ada", name="Ada"), account(sqlite_serving, "bartek")
    _, made = bot_of(sqlite_serving, ada)
    resign(bartek, sit_together(ada, bartek, rated=True))
    told = ada.get("/api/me/data")
    assert told["player"][0]["login"] == "ada"
    assert (len(told["seats"]), len(told["results"]), len(told["ratings"])) == (1, 1, 1)

    def reading(connection: Connection) -> list[str]:
        wanted = (players.c.password, credentials.c.hash, seats.c.code)
        return [value for column in wanted for value in connection.execute(select(column)).scalars() if value]

    secrets = sqlite_serving.house.database.now(reading)
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


def test_my_name_is_nowhere_though_my_table_had_not_begun(sqlite_serving: Serving) -> None:
    ada, bartek = sqlite_serving.visitor("Unmistakable"), sqlite_serving.visitor("Bartek")
    mine, theirs = ada.open_table(), bartek.open_table()
    ada.post(f"/api/tables/{theirs}/seats", {})
    bartek.post(f"/api/tables/{mine}/seats", {})
    ada.request("DELETE", "/api/me")
    assert bartek.get(f"/api/tables/{mine}")["scene"]["host"] == bartek.id
    assert not [value for value in everything_stored(sqlite_serving) if "Unmistakable" in value]


def test_my_name_is_nowhere_though_i_had_left_the_table(sqlite_serving: Serving) -> None:
    ada, bartek = sqlite_serving.visitor("Unmistakable"), sqlite_serving.visitor("Bartek")
    table = bartek.open_table()
    ada.post(f"/api/tables/{table}/seats", {})
    ada.request("DELETE", f"/api/tables/{table}/seats/1")
    ada.request("DELETE", "/api/me")
    assert not [value for value in everything_stored(sqlite_serving) if "Unmistakable" in value]


def test_my_name_is_nowhere_though_my_seat_had_moved_to_another_device(sqlite_serving: Serving) -> None:
    ada = sqlite_serving.visitor("Unmistakable")
    wishes = [{"kind": "me"}, {"kind": "bot"}]
    opened = ada.post("/api/tables", {"game": "carthage", "seats": wishes})
    phone = sqlite_serving.visitor()
    phone.post("/api/recover", {"code": opened["seats"][0]["code"]})
    phone.request("DELETE", "/api/me")
    ada.request("DELETE", "/api/me")
    assert not [value for value in everything_stored(sqlite_serving) if "Unmistakable" in value]


def test_the_names_of_my_bots_go_with_me(sqlite_serving: Serving) -> None:
    ada, bartek = account(sqlite_serving, "ada"), sqlite_serving.visitor("Bartek")
    bot, _ = bot_of(sqlite_serving, ada, "Unmistakable")
    resign(bartek, sit_together(bartek, bot))
    ada.request("DELETE", "/api/me")
    assert bot.get("/api/me", expect=401) == "token-wrong"
    assert not [value for value in everything_stored(sqlite_serving) if "Unmistakable" in value]


def test_others_play_on_with_a_bot_in_the_seat_of_who_was_deleted(sqlite_serving: Serving) -> None:
    ada, bartek, chiara = (
        sqlite_serving.visitor("Ada"),
        sqlite_serving.visitor("Bartek"),
        sqlite_serving.visitor("Chiara"),
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
def test_a_game_from_which_somebody_was_deleted_can_end(sqlite_serving: Serving, rated: bool) -> None:
    ada, bartek, chiara = (account(sqlite_serving, login) for login in ("ada", "bartek", "chiara"))
    table = sit_together(ada, bartek, chiara, rated=rated)
    ada.request("DELETE", "/api/me")
    resign(bartek, table)
    assert bartek.get(f"/api/tables/{table}")["scene"]["stage"] == "over"
    assert chiara.get(f"/api/players/{chiara.id}")["history"][0]["place"] == 1
    assert len(chiara.get(f"/api/players/{chiara.id}")["ratings"]) == rated


def test_a_game_from_which_a_bot_was_deleted_with_its_owner_can_end(sqlite_serving: Serving) -> None:
    ada, bartek = account(sqlite_serving, "ada"), sqlite_serving.visitor("Bartek")
    bot, _ = bot_of(sqlite_serving, ada)
    table = sit_together(bartek, bot)
    ada.request("DELETE", "/api/me")
    with bartek.at(table) as place:
        if place.scene["stage"] == "running":
            assert place.command("resign")["t"] == "done"
        assert place.scene["stage"] == "over"


def test_a_table_of_which_several_were_deleted_can_be_loaded(sqlite_serving: Serving) -> None:
    people = [sqlite_serving.visitor(name) for name in ("Ada", "Bartek", "Chiara", "Dana")]
    table = sit_together(*people)
    for person in people[:2]:
        person.request("DELETE", "/api/me")
    rooms = sqlite_serving.house.rooms
    wait_until(lambda: not rooms._playing)
    rooms.let_go(table)
    with people[2].at(table) as place:
        assert [seat["name"] for seat in place.scene["seats"]] == ["", "", "Chiara", "Dana"]


def test_results_of_who_was_deleted_remain_without_a_name(sqlite_serving: Serving) -> None:
    ada, bartek = account(sqlite_serving, "ada"), account(sqlite_serving, "bartek")
    table = sit_together(ada, bartek, rated=True)
    resign(bartek, table)
    ada.request("DELETE", "/api/me")
    assert how_many(sqlite_serving, results) == 2
    assert [each["name"] for each in bartek.get("/api/leaderboards/carthage/2")] == ["bartek"]
    assert bartek.get(f"/api/players/{bartek.id}")["history"][0]["table"] == table
