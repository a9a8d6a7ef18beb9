"""What accounts have learned, in the database."""

from __future__ import annotations

from threading import Thread

import pytest

from emporion.server.storage import accounts
from emporion.server.storage.database import Database

ADA = "ada"
A_WHILE = 0.3
"""Seconds in which a writer that does not wait would be done."""


@pytest.mark.parametrize("before", ["", "old "])
def test_two_processes_that_add_at_once_lose_nothing(ready: Database, before: str) -> None:
    ready.run_sync(accounts.add_player, ADA, "Ada", 0)
    if before:
        ready.run_sync(accounts.learn, ADA, lambda _: before)
    other = Thread(target=lambda: ready.run_sync(accounts.learn, ADA, lambda found: found + "two "))

    def add_slowly(found: str) -> str:
        other.start()
        other.join(A_WHILE)
        return found + "one "

    assert ready.run_sync(accounts.learn, ADA, add_slowly) == f"{before}one "
    other.join()
    assert ready.run_sync(accounts.learn, ADA, lambda found: found) == f"{before}one two "


def test_a_refused_addition_changes_nothing(ready: Database) -> None:
    ready.run_sync(accounts.add_player, ADA, "Ada", 0)

    def refuse(_found: str) -> str:
        raise ValueError("too much")

    with pytest.raises(ValueError, match="too much"):
        ready.run_sync(accounts.learn, ADA, refuse)
    assert ready.run_sync(accounts.export_player, ADA)["learning"] == []
