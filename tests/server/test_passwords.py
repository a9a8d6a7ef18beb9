"""Which passwords are refused, and that those of before keep working."""

from __future__ import annotations

import pytest

from emporion.kernel.errors import LocalizedError
from emporion.server import secret
from emporion.server.passwords import check_password, common_passwords
from emporion.server.storage import accounts
from tests.server.accounts import PASSWORD, account
from tests.server.live_server import LiveServer

MINIMUM = 8


def problem(password: str, *names: str) -> str | None:
    try:
        check_password(password, *names)
    except LocalizedError as refused:
        return refused.message.id
    return None


@pytest.mark.parametrize(
    "password", ["12345678", "password1", "QWERTY123", "Liverpool", "iloveyou", "１２３４５６７８"]
)
def test_common_passwords_are_refused_however_they_are_written(password: str) -> None:
    assert problem(password) == "password-common"


@pytest.mark.parametrize(
    "password", ["ada.lovelace", "Ada.Lovelace", "ada.lovelace1815", "1!ada.lovelace!", "Countess"]
)
def test_the_login_and_the_name_are_no_passwords(password: str) -> None:
    assert problem(password, "ada.lovelace", "countess") == "password-is-name"


@pytest.mark.parametrize("password", [PASSWORD, "ada.lovelace writes", "zażółć gęślą", "1234567!abcX", "--------ż"])
def test_other_passwords_are_accepted(password: str) -> None:
    assert problem(password, "ada.lovelace", "", "!!!") is None


def test_the_list_has_what_could_be_chosen() -> None:
    assert len(common_passwords()) == 10_000
    assert all(len(each) >= MINIMUM and each == each.casefold() for each in common_passwords())


@pytest.mark.usefixtures("quick_hashes")
def test_passwords_are_checked_when_they_are_chosen(own_server: LiveServer) -> None:
    ada = own_server.visitor("Countess")
    for password, why in (("12345678", "common"), ("ada-lovelace", "is-name"), ("countess1815", "is-name")):
        wish = {"login": "Ada-Lovelace", "password": password}
        assert ada.post("/api/me/account", wish, expect=400) == f"password-{why}"
    assert ada.get("/api/me")["login"] is None
    ada.post("/api/me/account", {"login": "Ada-Lovelace", "password": PASSWORD})
    for password, why in (("password1", "common"), ("ADA-LOVELACE!", "is-name")):
        change = {"old": PASSWORD, "new": password}
        assert ada.request("PUT", "/api/me/password", change, 400) == f"password-{why}"
    assert own_server.visitor().post("/api/login", {"login": "ada-lovelace", "password": PASSWORD})


@pytest.mark.usefixtures("quick_hashes")
def test_a_common_password_of_before_keeps_working_and_can_be_changed(own_server: LiveServer) -> None:
    ada = account(own_server, "ada")
    stored = secret.hash_password("12345678")
    own_server.services.database.run_sync(accounts.set_password, ada.id, stored)
    ada.post("/api/login", {"login": "ada", "password": "12345678"})
    ada.request("PUT", "/api/me/password", {"old": "12345678", "new": "battery staple"})
    assert own_server.visitor().post("/api/login", {"login": "ada", "password": "battery staple"})["id"] == ada.id
