"""Passkeys: accounts without passwords, and what is refused. The authenticator is one in software."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from emporion.server.storage import passkeys as stored
from emporion.server.storage.schema import ceremonies, credentials, passkeys, players
from emporion.server.web.passkeys import BROWSER_COOKIE, logins_for
from tests.server import postgres
from tests.server.accounts import PASSWORD, account, everything_stored, how_many
from tests.server.authenticator import Authenticator, altered
from tests.server.live_server import LiveServer, Visitor

pytestmark = pytest.mark.usefixtures("quick_hashes")

ORIGIN, DOMAIN = "https://games.example.org", "games.example.org"
FOREIGN = "https://elsewhere.example"


@pytest.fixture(scope="module")
def room(new_database: Any) -> Iterator[LiveServer]:
    """A server with a public address, on the default database."""
    with LiveServer(new_database(), origins=(ORIGIN,)) as running:
        yield running


def browser(server: LiveServer, name: str | None = None, origin: str = ORIGIN) -> Visitor:
    visitor = server.visitor()
    visitor.http.headers["origin"] = origin
    visitor.come_from(f"198.51.{len(server.visitors) // 250}.{len(server.visitors) % 250}")
    if name is not None:
        visitor.post("/api/me", {"name": name})
    return visitor


def create(visitor: Visitor, key: Authenticator, expect: int | None = None, label: str = "", **wish: Any) -> Any:
    """Create a passkey: of the visitor's account, or with one of this name."""
    options = visitor.post("/api/me/passkeys/options", wish)
    return visitor.post("/api/me/passkeys", {"credential": key.create(options), "label": label}, expect)


def with_passkey(server: LiveServer, name: str) -> tuple[Visitor, Authenticator]:
    """A new account with a passkey only."""
    visitor, key = browser(server), Authenticator(ORIGIN)
    create(visitor, key, name=name)
    return visitor, key


def challenge_for(visitor: Visitor) -> Any:
    return visitor.post("/api/login/passkey/options")


def log_in(visitor: Visitor, answer: Any, expect: int | None = None, **more: Any) -> Any:
    return visitor.post("/api/login/passkey", {"credential": answer, **more}, expect)


def enter(visitor: Visitor, key: Authenticator, expect: int | None = None, **more: Any) -> Any:
    """Log in with the authenticator's latest passkey."""
    return log_in(visitor, key.sign(challenge_for(visitor)), expect, **more)


def ids(visitor: Visitor) -> list[str]:
    return [each["id"] for each in visitor.get("/api/me/passkeys")["passkeys"]]


# Accounts


def test_an_account_needs_a_name_and_a_passkey_but_no_password(server: LiveServer) -> None:
    origin = f"http://localhost:{server.port}"
    ada, key = browser(server, origin=origin), Authenticator(origin)
    ada.http.headers["host"] = f"localhost:{server.port}"
    made = create(ada, key, name="Ada Ławska", label="Phone")
    assert (made["name"], made["login"]) == ("Ada Ławska", "ada.lawska")
    assert ada.get("/api/me") == made
    ada.post("/api/logout")
    assert ada.get("/api/me") is None
    assert enter(ada, key) == made
    ways = ada.get("/api/me/passkeys")
    assert ways["password"] is False
    assert [(each["label"], each["seen"] >= each["created"]) for each in ways["passkeys"]] == [("Phone", True)]
    assert ada.post("/api/login", {"login": "ada.lawska", "password": ""}, expect=401) == "login-wrong"
    assert ada.post("/api/login", {"login": "ada.lawska", "password": "None"}, expect=401) == "login-wrong"


def test_what_the_authenticator_is_asked(room: LiveServer) -> None:
    ada = browser(room)
    options = ada.post("/api/me/passkeys/options", {"name": "Ada"})
    assert (options["rp"], options["user"]["displayName"]) == ({"id": DOMAIN, "name": "Emporion"}, "Ada")
    selection = {"residentKey": "required", "requireResidentKey": True, "userVerification": "preferred"}
    assert (options["authenticatorSelection"], options["attestation"]) == (selection, "none")
    assert -7 in [each["alg"] for each in options["pubKeyCredParams"]]
    asked = challenge_for(ada)
    assert (asked["rpId"], asked["userVerification"], asked["timeout"]) == (DOMAIN, "preferred", stored.LIFETIME)
    assert "allowCredentials" not in asked
    assert options["challenge"] != asked["challenge"]
    assert not [value for value in everything_stored(room) if asked["challenge"] in value]


def test_a_guest_becomes_an_account_and_the_session_is_replaced(room: LiveServer) -> None:
    guest = browser(room, "Gustaw")
    before, old = guest.id, guest.cookie()
    create(guest, Authenticator(ORIGIN))
    me = guest.get("/api/me")
    assert (me["id"], me["name"], me["login"]) == (before, "Gustaw", "gustaw")
    thief = browser(room)
    assert thief.http.get("/api/me", headers=old).json() is None


def test_equal_names_get_different_logins(room: LiveServer) -> None:
    logins = [with_passkey(room, name)[0].get("/api/me")["login"] for name in ("Zoë", "Zoë", "Ян", "O")]
    assert logins[0] == "zoe"
    assert logins[1].startswith("zoe.")
    assert logins[2].startswith("player.")
    assert logins[3].startswith("o.")
    assert all(3 <= len(login) <= 30 for login in logins_for("ﷺ" * 20))


def test_a_guest_brings_games_along(room: LiveServer) -> None:
    _, key = with_passkey(room, "Bringer")
    guest = browser(room, "Guest")
    table = guest.open_table()
    enter(guest, key, bring_games=True)
    assert [each["id"] for each in guest.get("/api/me/tables")] == [table]
    other = browser(room, "Another")
    other.open_table()
    enter(other, key)
    assert [each["id"] for each in other.get("/api/me/tables")] == [table]


def test_closed_registration_makes_no_accounts(any_database: str) -> None:
    with LiveServer(any_database, registration=False, origins=(ORIGIN,)) as server:
        wish = {"name": "Ada"}
        assert browser(server).post("/api/me/passkeys/options", wish, expect=403) == "registration-closed"


def test_bots_and_wrong_names_get_no_passkeys(room: LiveServer) -> None:
    assert browser(room).post("/api/me/passkeys/options", {}, expect=400) == "player-name-wrong"
    assert browser(room).post("/api/me/passkeys/options", {"name": " x"}, expect=400) == "player-name-wrong"
    owner = account(room, "botowner")
    token = owner.post("/api/me/tokens", {"label": "Robot"})["token"]
    bot = browser(room)
    bot.http.headers["authorization"] = f"Bearer {token}"
    assert bot.post("/api/me/passkeys/options", {"name": "Robot"}, expect=409) == "account-exists"
    assert bot.get("/api/me/passkeys", expect=403) == "account-needed"


# The list


def test_passkeys_are_added_renamed_and_removed(room: LiveServer) -> None:
    ada, key = browser(room), Authenticator(ORIGIN)
    ada.post("/api/me/account", {"login": "lister", "password": PASSWORD})
    assert ada.get("/api/me/passkeys") == {"password": True, "passkeys": []}
    create(ada, key, label=" Phone ")
    create(ada, key, label="Laptop")
    options = ada.post("/api/me/passkeys/options", {})
    assert len(options["excludeCredentials"]) == 2
    first, second = ada.get("/api/me/passkeys")["passkeys"]
    assert (first["label"], first["seen"]) == ("Phone", None)
    ada.request("PUT", f"/api/me/passkeys/{first['id']}", {"label": "Key ring"})
    phone = browser(room)
    enter(phone, key)
    assert phone.get("/api/me/passkeys")["passkeys"][0]["label"] == "Key ring"
    ada.request("DELETE", f"/api/me/passkeys/{second['id']}")
    assert ids(ada) == [first["id"]]
    assert phone.get("/api/me") is None, "other devices log in again"
    assert enter(phone, key, expect=401) == "passkey-unknown"
    ada.request("DELETE", f"/api/me/passkeys/{first['id']}")
    assert ada.get("/api/me/passkeys") == {"password": True, "passkeys": []}


def test_passkeys_of_others_are_out_of_reach(room: LiveServer) -> None:
    ada, _ = with_passkey(room, "Owner")
    other, _ = with_passkey(room, "Stranger")
    (id,) = ids(ada)
    assert other.request("PUT", f"/api/me/passkeys/{id}", {"label": "mine"}, 404) == "passkey-unknown"
    assert other.request("DELETE", f"/api/me/passkeys/{id}", None, 404) == "passkey-unknown"
    assert browser(room).get("/api/me/passkeys", expect=401) == "visitor-unknown"
    assert ids(ada) == [id]


def test_the_last_way_in_stays(server: LiveServer) -> None:
    origin = f"http://localhost:{server.port}"
    ada, key = browser(server, origin=origin), Authenticator(origin)
    ada.http.headers["host"] = f"localhost:{server.port}"
    create(ada, key, name="Ada")
    (first,) = ids(ada)
    assert ada.request("DELETE", f"/api/me/passkeys/{first}", None, 409) == "passkey-last"
    create(ada, key)
    (second,) = set(ids(ada)) - {first}
    ada.request("DELETE", f"/api/me/passkeys/{first}")
    assert ada.request("DELETE", f"/api/me/passkeys/{second}", None, 409) == "passkey-last"
    ada.request("PUT", "/api/me/password", {"new": PASSWORD})
    ada.request("DELETE", f"/api/me/passkeys/{second}")
    ada.post("/api/logout")
    assert ada.post("/api/login", {"login": "ada", "password": PASSWORD})["login"] == "ada"
    assert ada.request("PUT", "/api/me/password", {"new": PASSWORD + "!"}, 401) == "login-wrong"


def test_the_number_of_passkeys_is_limited(room: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "MAX_PASSKEYS", 2)
    ada, key = with_passkey(room, "Collector")
    create(ada, key)
    assert create(ada, key, expect=409) == "passkeys-too-many"


def test_deletion_and_export_cover_passkeys(room: LiveServer) -> None:
    ada, key = with_passkey(room, "Leaver")
    exported = ada.get("/api/me/data")["passkeys"]
    assert [set(each) for each in exported] == [{"label", "created", "seen"}]
    before = how_many(room, passkeys)
    ada.request("DELETE", "/api/me")
    assert how_many(room, passkeys) == before - 1
    assert enter(browser(room), key, expect=401) == "passkey-unknown"


def test_backups_keep_passkeys_and_leave_ceremonies_out() -> None:
    from emporion.server.storage.backup import LEFT_OUT

    assert ceremonies.name in LEFT_OUT
    assert passkeys.name not in LEFT_OUT


# What is refused when logging in


@pytest.mark.parametrize(
    ("lies", "why"),
    [
        ({"origin": FOREIGN}, "passkey-wrong"),
        ({"origin": f"{ORIGIN}.elsewhere.example"}, "passkey-wrong"),
        ({"domain": "elsewhere.example"}, "passkey-wrong"),
        ({"type": "webauthn.create"}, "passkey-wrong"),
        ({"challenge": "A" * 43}, "passkey-expired"),
    ],
)
def test_answers_for_something_else_are_refused(room: LiveServer, lies: dict[str, str], why: str) -> None:
    _, key = with_passkey(room, "Liar")
    visitor = browser(room)
    answer = key.sign(challenge_for(visitor), **lies)
    assert log_in(visitor, answer, 409 if why == "passkey-expired" else 400) == why
    assert visitor.get("/api/me") is None
    enter(visitor, key)


@pytest.mark.parametrize("part", ["signature", "authenticatorData", "clientDataJSON"])
def test_an_altered_answer_is_refused(room: LiveServer, part: str) -> None:
    _, key = with_passkey(room, "Altered")
    visitor = browser(room)
    answer = key.sign(challenge_for(visitor))
    at = {"clientDataJSON": -10, "authenticatorData": -1, "signature": -1}[part]
    assert log_in(visitor, {**answer, part: altered(answer[part], at)}, 400) == "passkey-wrong"
    assert log_in(visitor, answer, 409) == "passkey-expired", "the challenge is used up"
    assert visitor.get("/api/me") is None


def test_a_challenge_is_used_once(room: LiveServer) -> None:
    _, key = with_passkey(room, "Replayer")
    visitor = browser(room)
    answer = key.sign(challenge_for(visitor))
    log_in(visitor, answer)
    visitor.post("/api/logout")
    assert log_in(visitor, answer, 409) == "passkey-expired"
    assert visitor.get("/api/me") is None


def test_a_challenge_expires(room: LiveServer) -> None:
    _, key = with_passkey(room, "Sleeper")
    visitor = browser(room)
    answer = key.sign(challenge_for(visitor))

    def grow_old(connection: Connection) -> None:
        connection.execute(update(ceremonies).values(until=0))

    room.services.database.alter_schema(grow_old)
    assert log_in(visitor, answer, 409) == "passkey-expired"
    enter(visitor, key)


def test_old_ceremonies_are_deleted(room: LiveServer) -> None:
    challenge_for(browser(room))

    def kept_after(now: int) -> int:
        def working(connection: Connection) -> int:
            stored.forget_ceremonies(connection, now)
            return len(connection.execute(select(ceremonies)).all())

        return room.services.database.run_sync(working)

    assert kept_after(0) > 0
    assert kept_after(2**60) == 0


def test_a_challenge_belongs_to_one_browser(room: LiveServer) -> None:
    _, key = with_passkey(room, "Victim")
    attacker, victim = browser(room), browser(room)
    challenge_for(victim)
    answer = key.sign(challenge_for(attacker))
    assert log_in(victim, answer, 409) == "passkey-expired"
    assert victim.get("/api/me") is None
    victim.http.cookies.delete(BROWSER_COOKIE)
    assert log_in(victim, answer, 409) == "passkey-expired"
    assert log_in(attacker, answer)["name"] == "Victim", "foreign attempts do not use it up"


def test_a_challenge_has_one_purpose(room: LiveServer) -> None:
    ada, key = with_passkey(room, "Purpose")
    creating = ada.post("/api/me/passkeys/options", {})
    assert log_in(ada, key.sign(creating), 409) == "passkey-expired"
    entering = challenge_for(ada)
    options = {**creating, "challenge": entering["challenge"]}
    refused = ada.post("/api/me/passkeys", {"credential": key.create(options)}, expect=409)
    assert refused == "passkey-expired"
    assert len(ids(ada)) == 1


def test_a_counter_that_goes_back_is_refused(room: LiveServer) -> None:
    _, key = with_passkey(room, "Copied")
    visitor = browser(room)
    enter(visitor, key)
    visitor.post("/api/logout")
    sessions = how_many(room, credentials)
    for counter in (0, 1):
        key.credentials[-1].counter = counter  # of the copy, before the next signature
        assert enter(visitor, key, expect=401) == "passkey-copied"
    key.counts, key.credentials[-1].counter = False, 0
    assert enter(visitor, key, expect=401) == "passkey-copied"
    assert how_many(room, credentials) == sessions
    key.counts, key.credentials[-1].counter = True, 7
    enter(visitor, key)


def test_authenticators_that_do_not_count_are_fine(room: LiveServer) -> None:
    ada, key = browser(room), Authenticator(ORIGIN, counts=False)
    create(ada, key, name="Uncounted")
    for _ in range(2):
        assert enter(browser(room), key)["name"] == "Uncounted"


def test_unknown_credentials_are_refused(room: LiveServer) -> None:
    _, key = with_passkey(room, "Known")
    _, other = with_passkey(room, "Different")
    visitor = browser(room)
    stranger = Authenticator(ORIGIN)
    stranger.create(visitor.post("/api/me/passkeys/options", {"name": "Nobody"}))
    assert enter(visitor, stranger, expect=401) == "passkey-unknown"
    borrowed = {**key.sign(challenge_for(visitor)), "userHandle": other.credentials[-1].user}
    assert log_in(visitor, borrowed, 401) == "passkey-unknown"
    forged = {**stranger.sign(challenge_for(visitor)), "id": key.sign(challenge_for(visitor))["id"]}
    forged["userHandle"] = key.credentials[-1].user
    assert log_in(visitor, forged, 400) == "passkey-wrong"
    assert visitor.get("/api/me") is None


# What is refused when creating


@pytest.mark.parametrize(
    "lies", [{"origin": FOREIGN}, {"domain": "elsewhere.example"}, {"type": "webauthn.get"}], ids=str
)
def test_credentials_for_something_else_are_not_created(room: LiveServer, lies: dict[str, str]) -> None:
    visitor, key = browser(room), Authenticator(ORIGIN)
    before = how_many(room, players)
    options = visitor.post("/api/me/passkeys/options", {"name": "Nobody"})
    refused = visitor.post("/api/me/passkeys", {"credential": key.create(options, **lies)}, expect=400)
    assert (refused, visitor.get("/api/me"), how_many(room, players)) == ("passkey-wrong", None, before)


def test_nobody_adds_a_passkey_to_the_account_of_another(room: LiveServer) -> None:
    ada, _ = with_passkey(room, "Target")
    attacker, key = with_passkey(room, "Attacker")
    options = attacker.post("/api/me/passkeys/options", {})
    answer = {"credential": key.create(options)}
    shared = ada.http.cookies[BROWSER_COOKIE]
    assert ada.post("/api/me/passkeys", answer, expect=409) == "passkey-expired"
    ada.http.cookies.set(BROWSER_COOKIE, attacker.http.cookies[BROWSER_COOKIE])
    assert ada.post("/api/me/passkeys", answer, expect=409) == "passkey-expired"
    ada.http.cookies.set(BROWSER_COOKIE, shared)
    assert len(ids(ada)) == 1


def test_a_credential_is_a_passkey_once(room: LiveServer) -> None:
    _, key = with_passkey(room, "Once")
    other, before = browser(room), how_many(room, players)
    options = other.post("/api/me/passkeys/options", {"name": "Twice"})
    same = key.create(options, id=key.credentials[-1].id)
    assert other.post("/api/me/passkeys", {"credential": same}, expect=409) == "passkey-known"
    assert (other.get("/api/me"), how_many(room, players)) == (None, before)
    options = other.post("/api/me/passkeys/options", {"name": "Twice"})
    mixed = {**key.create(options), "id": same["id"]}
    assert other.post("/api/me/passkeys", {"credential": mixed}, expect=400) == "passkey-wrong"


def test_a_guest_who_logged_out_meanwhile_begins_again(room: LiveServer) -> None:
    """In another tab, between the question and the answer of the authenticator."""
    guest, key, before = browser(room, "Gone"), Authenticator(ORIGIN), how_many(room, players)
    options = guest.post("/api/me/passkeys/options", {})
    guest.post("/api/logout")
    assert guest.post("/api/me/passkeys", {"credential": key.create(options)}, expect=409) == "passkey-expired"
    assert (guest.get("/api/me"), how_many(room, players)) == (None, before)
    assert create(guest, key, name="Gone")["login"] == "gone"


@pytest.mark.parametrize(
    "broken",
    [
        {"clientDataJSON": ""},
        {"clientDataJSON": "AAAAA"},
        {"clientDataJSON": "W10"},
        {"attestationObject": ""},
        {"attestationObject": "gYGBgYGB" * 900},
        {"attestationObject": "oA"},
    ],
    ids=str,
)
def test_rubbish_is_refused(room: LiveServer, broken: dict[str, str]) -> None:
    visitor, key = browser(room), Authenticator(ORIGIN)
    options = visitor.post("/api/me/passkeys/options", {"name": "Rubbish"})
    answer = {**key.create(options), **broken}
    assert visitor.post("/api/me/passkeys", {"credential": answer}, expect=400) == "passkey-wrong"


# Addresses and limits


def test_passkeys_need_a_domain_over_tls_or_localhost(own_server: LiveServer) -> None:
    visitor = own_server.visitor()
    hosts = {
        f"127.0.0.1:{own_server.port}": "passkey-no-domain",
        "[::1]:80": "passkey-no-domain",
        "games.example.org": "passkey-no-domain",
        "intranet": "passkey-no-domain",
    }
    for host, why in hosts.items():
        assert visitor.request("POST", "/api/login/passkey/options", None, 403, headers={"host": host}) == why
    secure = {"host": DOMAIN, "origin": ORIGIN, "x-forwarded-proto": "https"}
    assert visitor.request("POST", "/api/login/passkey/options", None, headers=secure)["rpId"] == DOMAIN
    local = {"host": f"localhost:{own_server.port}"}
    assert visitor.request("POST", "/api/login/passkey/options", None, headers=local)["rpId"] == "localhost"


def test_passkeys_belong_to_the_public_address(room: LiveServer) -> None:
    for headers in (
        {"host": "other.example.org"},
        {"host": "other.example.org", "origin": "https://other.example.org"},
    ):
        answer = room.visitor().http.post("/api/login/passkey/options", headers=headers)
        error = answer.json()["error"]
        assert (answer.status_code, error["id"], error["args"]) == (403, "passkey-elsewhere", {"origin": ORIGIN})
    foreign = browser(room, origin=FOREIGN)
    assert foreign.post("/api/login/passkey/options", expect=403) == "request-foreign"


def test_ceremonies_and_logins_are_limited(any_database: str) -> None:
    with LiveServer(any_database, origins=(ORIGIN,), guests_per_15_minutes=3, logins_per_15_minutes=1) as server:
        visitor, key = browser(server), Authenticator(ORIGIN)
        create(visitor, key, name="Ada")
        answer = key.sign(challenge_for(visitor))
        assert log_in(visitor, answer, 429) == "request-too-many"
        challenge_for(visitor)
        assert visitor.post("/api/login/passkey/options", expect=429) == "request-too-many"


def test_nothing_secret_is_shown(room: LiveServer) -> None:
    ada, key = with_passkey(room, "Shown")
    shown = json.dumps([ada.get("/api/me/passkeys"), ada.get("/api/me/data")])
    assert key.sign(challenge_for(ada))["id"] not in shown


def test_another_process_can_end_a_ceremony(postgres_cluster: str) -> None:
    database = postgres.new_database(postgres_cluster, "passkeys")
    with (
        LiveServer(database, origins=(ORIGIN,)) as one,
        LiveServer(database, origins=(ORIGIN,)) as other,
    ):
        here, there, key = browser(one), browser(other), Authenticator(ORIGIN)
        options = here.post("/api/me/passkeys/options", {"name": "Ada"})
        there.http.cookies.set(BROWSER_COOKIE, here.http.cookies[BROWSER_COOKIE])
        credential = key.create(options)
        assert there.post("/api/me/passkeys", {"credential": credential})["login"] == "ada"
        assert here.post("/api/me/passkeys", {"credential": credential}, expect=409) == "passkey-expired"
        answer = key.sign(challenge_for(there))
        assert log_in(here, answer)["login"] == "ada"
        assert log_in(there, answer, 409) == "passkey-expired"
