"""Guessing passwords takes long, and keeps no owner out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from emporion.locales import LANGUAGES, Translator
from emporion.match.clock import SECOND
from emporion.server import secret
from emporion.server.storage import login_attempts
from emporion.server.storage.login_attempts import PAIR
from emporion.server.storage.schema import login_attempts as stored
from emporion.server.web.authentication import COOKIE
from emporion.server.web.known_devices import KNOWN_COOKIE
from tests.server.accounts import PASSWORD, account, everything_stored, how_many
from tests.server.live_server import LiveServer, Visitor
from tests.server.postgres import new_database

FIRST_WAIT = 60 * SECOND


@pytest.fixture(autouse=True)
def long_first_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may take longer than two seconds for the next request."""
    monkeypatch.setattr(login_attempts, "FIRST_WAIT", FIRST_WAIT)


@pytest.fixture
def strict(database: str) -> Iterator[LiveServer]:
    with LiveServer(database, logins_per_15_minutes=10) as server:
        yield server


def from_elsewhere(server: LiveServer, number: int = 0) -> Visitor:
    visitor = server.visitor()
    visitor.come_from(f"203.0.113.{number}")
    return visitor


@pytest.mark.usefixtures("quick_hashes")
def test_wrong_passwords_from_elsewhere_do_not_stop_the_owner(strict: LiveServer) -> None:
    """The account of before was locked for everybody by ten wrong passwords."""
    ada = account(strict, "ada")
    login = {"login": "ada", "password": PASSWORD}
    ada.post("/api/logout")
    for number in range(3):
        attacker = from_elsewhere(strict, number)
        for _ in range(PAIR.free):
            assert attacker.post("/api/login", {**login, "password": "wrong"}, expect=401) == "login-wrong"
        refused = attacker.http.post("/api/login", json=login)
        assert (refused.status_code, refused.json()["error"]["id"]) == (429, "login-wait-seconds")
        assert 0 < int(refused.headers["retry-after"]) <= FIRST_WAIT // SECOND
        assert KNOWN_COOKIE not in attacker.http.cookies
    phone = from_elsewhere(strict, 99)
    assert phone.post("/api/login", login)["login"] == "ada", "from another address"
    ada.come_from("203.0.113.0")
    assert ada.post("/api/login", login)["login"] == "ada", "from the address of an attacker, with a known device"


@pytest.mark.usefixtures("quick_hashes")
def test_attempts_are_counted_after_a_restart_too(database: str) -> None:
    wrong = {"login": "ada", "password": "wrong"}
    with LiveServer(database) as server:
        account(server, "ada")
        for _ in range(PAIR.free - 1):
            from_elsewhere(server).post("/api/login", wrong, expect=401)
    with LiveServer(database) as server:
        from_elsewhere(server).post("/api/login", wrong, expect=401)
        assert from_elsewhere(server).post("/api/login", wrong, expect=429) == "login-wait-seconds"


@pytest.mark.usefixtures("quick_hashes")
def test_attempts_are_counted_for_all_processes(postgres_cluster: str) -> None:
    """On SQLite, all processes write through one."""
    wrong, database = {"login": "ada", "password": "wrong"}, new_database(postgres_cluster, "attempts")
    with LiveServer(database) as one, LiveServer(database) as two:
        account(one, "ada")
        for number in range(PAIR.free):
            from_elsewhere((one, two)[number % 2]).post("/api/login", wrong, expect=401)
        for server in (one, two):
            assert from_elsewhere(server).post("/api/login", wrong, expect=429) == "login-wait-seconds"


@pytest.mark.usefixtures("quick_hashes")
def test_unknown_logins_are_treated_like_known_ones(strict: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    account(strict, "ada")
    monkeypatch.setattr(secret, "dummy_hash", lambda: secret.hash_password("nobody's"))
    verified: list[str] = []
    verify = secret._hasher.verify

    def noted(hash: str, password: str) -> bool:
        verified.append(hash.rsplit("$", 2)[0])  # kind and costs
        return verify(hash, password)

    monkeypatch.setattr(type(secret._hasher), "verify", lambda self, hash, password: noted(hash, password))
    answers: list[list[object]] = []
    for number, login in enumerate(("ada", "nobody")):
        before, attacker = how_many(strict, stored), from_elsewhere(strict, number)
        sent = [attacker.http.post("/api/login", json={"login": login, "password": "wrong"}) for _ in range(7)]
        answers.append([(each.status_code, each.json()["error"]["id"]) for each in sent])
        answers[-1].append(how_many(strict, stored) - before)
    assert answers[0] == answers[1]
    assert len(verified) == 2 * PAIR.free
    assert len(set(verified)) == 1


@pytest.mark.usefixtures("quick_hashes")
def test_one_address_may_not_try_many_accounts(strict: LiveServer) -> None:
    attacker = from_elsewhere(strict)
    for number in range(10):
        attacker.post("/api/login", {"login": f"login{number}", "password": "wrong"}, expect=401)
    assert attacker.post("/api/login", {"login": "another", "password": "wrong"}, expect=429) == "login-wait-seconds"
    assert from_elsewhere(strict, 1).post("/api/login", {"login": "another", "password": "wrong"}, expect=401)


@pytest.mark.usefixtures("quick_hashes")
def test_neither_addresses_nor_logins_of_attempts_are_stored(strict: LiveServer) -> None:
    from_elsewhere(strict).post("/api/login", {"login": "nobody-here", "password": "wrong"}, expect=401)
    assert how_many(strict, stored) == 3
    assert not [value for value in everything_stored(strict) if "203.0.113" in value or "nobody-here" in value]


@pytest.mark.usefixtures("quick_hashes")
def test_logging_out_keeps_the_device_known(strict: LiveServer) -> None:
    ada = account(strict, "ada")
    known = ada.http.cookies[KNOWN_COOKIE]
    set_cookie = ada.http.post("/api/login", json={"login": "ada", "password": PASSWORD}).headers.get_list("set-cookie")
    (ours,) = (each for each in set_cookie if each.startswith(KNOWN_COOKIE))
    assert "HttpOnly" in ours
    assert "SameSite=lax" in ours
    ada.post("/api/logout")
    assert COOKIE not in ada.http.cookies
    assert ada.http.cookies[KNOWN_COOKIE] == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_wait_is_told_in_every_language(language: str) -> None:
    say = Translator(language).translate
    for name, counts in (("login-wait-seconds", (1, 3, 25)), ("login-wait-minutes", (1, 2, 15))):
        texts = {say(name, count=count) for count in counts}
        assert len(texts) == 3
        assert not any("{" in text or name in text for text in texts)
