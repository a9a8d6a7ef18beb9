"""How attempts to log in are counted."""

from __future__ import annotations

from typing import Any

from emporion.server.storage import login_attempts
from emporion.server.storage.database import Database
from emporion.server.storage.login_attempts import ACCOUNT, KEPT, LONGEST_WAIT, PAIR, Admission, Attempt, Rule
from emporion.server.storage.schema import login_attempts as stored

MANY = Rule(free=1000, forgotten=1)
NOW = 1_000_000_000_000


def admit(database: Database, now: int = NOW, known: str = "", **more: Any) -> Admission:
    attempt = Attempt(**{"login": "ada", "address": "192.0.2.1", "known": known, "source": MANY, **more})
    return database.run_sync(login_attempts.admit, attempt, now)


def cookie(database: Database, login: str = "ada", known: str = "") -> str:
    return database.run_sync(login_attempts.succeed, login, known)


def exhaust(database: Database, **more: Any) -> int:
    """Guess until there is a wait; returns how often that went."""
    for number in range(2000):
        if admit(database, **more).wait:
            return number
    raise AssertionError("nothing stops it")


def test_waits_grow_with_every_wrong_password(ready: Database) -> None:
    assert exhaust(ready) == PAIR.free
    now, waits = NOW, []
    for _ in range(8):
        waits.append(admit(ready, now).wait)
        now += waits[-1]
        assert admit(ready, now).wait == 0, "one more try"
    assert waits[:5] == [2000, 4000, 8000, 16_000, 32_000]
    guesses = 0
    end = now + 24 * 3600 * 1000
    while now < end:
        wait = admit(ready, now).wait
        now += wait
        guesses += not wait
    assert guesses < 500, "in a day"
    assert max(waits) < LONGEST_WAIT


def test_a_right_password_ends_the_wait_of_its_address_alone(ready: Database) -> None:
    for _ in range(PAIR.free - 1):
        admit(ready)
        admit(ready, address="192.0.2.2")
    ready.run_sync(login_attempts.succeed, "ada", "", admit(ready).counted)
    assert admit(ready).wait == 0
    assert exhaust(ready, address="192.0.2.2") == 1


def test_attempts_are_forgotten(ready: Database) -> None:
    exhaust(ready)
    later = NOW + PAIR.free * PAIR.forgotten
    assert exhaust(ready, now=later) == PAIR.free
    ready.run_sync(login_attempts.forget_old, later + KEPT)
    assert count(ready) > 0
    ready.run_sync(login_attempts.forget_old, later + KEPT + 1)
    assert count(ready) == 0


def test_a_known_device_is_not_kept_out_by_others(ready: Database) -> None:
    known = cookie(ready)
    exhaust(ready)
    exhaust(ready, source=Rule(3, 10**9), login="somebody")
    for number in range(ACCOUNT.free + 20):
        admit(ready, address=f"198.51.100.{number}")
    assert admit(ready, address="203.0.113.1").wait > 0, "guesses from very many addresses are slow as well"
    assert admit(ready, known=known).wait == 0
    assert exhaust(ready, known=known, source=Rule(10, 10**9)) == 9, "but it may not guess for ever"
    assert admit(ready, login="bartek", address="203.0.113.1").wait == 0, "another account"


def test_a_forged_or_foreign_device_is_a_new_one(ready: Database) -> None:
    known = cookie(ready)
    device, signature = known.split(".")
    exhaust(ready)
    for forged in (
        f"{device}.{'0' * 32}",
        f"{'0' * 32}.{signature}",
        device,
        f"{device}.",
        known.upper(),
        "ż.\n",
        "x" * 9999,
    ):
        assert admit(ready, known=forged).wait > 0, forged
    exhaust(ready, login="bartek")
    assert admit(ready, login="bartek", known=known).wait > 0, "it has logged in to another account"


def test_a_device_is_known_for_several_accounts(ready: Database) -> None:
    known = ""
    for number in range(login_attempts.MAX_ACCOUNTS + 2):
        known = cookie(ready, f"login{number}", known)
        assert cookie(ready, f"login{number}", known) == known
    assert login_attempts.COOKIE.fullmatch(known)
    for number in range(login_attempts.MAX_ACCOUNTS + 2):
        exhaust(ready, login=f"login{number}")
        assert (admit(ready, login=f"login{number}", known=known).wait == 0) is (number >= 2), number


def test_attempts_at_once_are_counted_before_any_is_answered(ready: Database) -> None:
    admitted = [admit(ready) for _ in range(50)]
    assert sum(not each.wait for each in admitted) == PAIR.free


def count(database: Database) -> int:
    return database.run_sync(lambda connection: len(connection.execute(stored.select()).all()))
