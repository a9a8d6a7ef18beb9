"""Names that look like other names, and letters of all our languages."""

from __future__ import annotations

import pytest

from emporion.kernel.errors import BadArguments
from emporion.server.lookalikes import are_alike, check_scripts, confusables, login_skeleton
from emporion.server.storage import accounts
from tests.server.accounts import PASSWORD, account
from tests.server.live_server import LiveServer

CYRILLIC_A = "\u0430"
ALIKE = [
    ("Ada", "ada"),
    ("Ada", "\u0410d\u0430"),  # Cyrillic а
    ("copy", "\u0441\u043e\u0440\u0443"),  # all Cyrillic
    ("Al", "AI"),  # a capital i
    ("Bo1", "Bol"),
    ("B0b", "Bob"),
    ("Marny", "Mamy"),
    ("Ada", "Ａｄａ"),
    ("Ada", "\U0001d400da"),
    ("Józef", "Jo\u0301zef"),
    ("Omicron", "\u039fmicron"),
]
DIFFERENT = [
    ("Paweł", "Pawel"),
    ("Łucja", "Lucja"),
    ("Zoë", "Zoe"),
    ("Nicolò", "Nicolo"),
    ("Ala", "Ola"),
    ("Ida", "Ada"),
]
FINE = [
    "Żaneta Śliwińska",
    "Zoë-André",
    "Nicolò d'Älà",
    "Анна 2",
    "Ελένη",
    "田中 Taro",
    "たなか 太郎",
    "김 民 Kim",
    "R2-D2 ♥",
    "1815",
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    assert are_alike(one, other)
    assert are_alike(other, one)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_with_other_letters_of_our_languages_differ(one: str, other: str) -> None:
    assert not are_alike(one, other)


@pytest.mark.parametrize("name", FINE)
def test_names_of_one_script_are_accepted(name: str) -> None:
    check_scripts(name)


@pytest.mark.parametrize("name", [f"Ad{CYRILLIC_A}", "Αda", "Анна Ⲁ", "김 たなか"])
def test_letters_of_several_scripts_are_refused(name: str) -> None:
    with pytest.raises(BadArguments, match="player-name-mixed"):
        check_scripts(name)


def test_skeletons_of_logins_follow_from_the_table() -> None:
    """Logins have these letters; the database stores their skeletons, so they must not change."""
    letters = "abcdefghijklmnopqrstuvwxyz0123456789._-"
    table = confusables()
    assert login_skeleton(letters) == "".join(table.get(each, each).casefold() for each in letters)


@pytest.mark.usefixtures("quick_hashes")
def test_logins_that_look_like_another_are_refused(server: LiveServer) -> None:
    account(server, "mallow10")
    stranger = server.visitor("Stranger")
    for login in ("mallowl0", "rnallow10", "MALLOWIO".replace("I", "1"), "Rna1low10"):
        assert stranger.post("/api/me/account", {"login": login, "password": PASSWORD}, expect=409) == "login-alike"
    assert stranger.post("/api/me/account", {"login": "Mallow10", "password": PASSWORD}, expect=409) == "login-taken"
    assert stranger.post("/api/me/account", {"login": "mallow11", "password": PASSWORD})["login"] == "mallow11"


def test_new_names_have_letters_of_one_script_and_old_ones_stay(own_server: LiveServer) -> None:
    ada = own_server.visitor("Ada")
    mixed = f"Ad{CYRILLIC_A}"
    assert ada.post("/api/me", {"name": mixed}, expect=400) == "player-name-mixed"
    wish = {"game": "carthage", "seats": [{"kind": "me"}, {"kind": "here", "name": mixed}]}
    assert ada.post("/api/tables", wish, expect=400) == "player-name-mixed"
    own_server.services.database.run_sync(accounts.rename, ada.id, mixed)
    assert ada.post("/api/me", {"name": mixed})["name"] == mixed
    table = ada.open_table()
    guest = own_server.visitor()
    assert guest.post(f"/api/tables/{table}/seats", {"name": mixed}, expect=400) == "player-name-mixed"
    assert guest.post(f"/api/tables/{table}/seats", {"name": "Ada"}, expect=409) == "table-name-taken"
    assert guest.post(f"/api/tables/{table}/seats", {"name": "Ida"})["seat"] == 1


def test_players_of_one_device_have_names_that_differ(own_server: LiveServer) -> None:
    ada = own_server.visitor("Copy")
    wish = {"game": "carthage", "seats": [{"kind": "me"}, {"kind": "here", "name": "\u0441\u043e\u0440\u0443"}]}
    assert ada.post("/api/tables", wish, expect=400) == "players-alike"
