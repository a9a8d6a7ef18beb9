"""Rows that tests write and read without a server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from emporion.files import StorageError
from emporion.server.storage import tables
from emporion.server.storage.chain import StoredEntry, chained
from emporion.server.storage.database import Database
from emporion.server.storage.schema import address_keys, addresses, beats, metadata, players, snapshots

NO_DATABASE = "This is no database, and long enough for SQLite to see that it is none. " * 20


def fault(what: Callable[[], Any]) -> str:
    """The message id of the StorageError that a function raises."""
    with pytest.raises(StorageError) as caught:
        what()
    return caught.value.message.id


def add(connection: Connection, /, id: str, login: str | None = None, seen: int = 0, **more: Any) -> None:
    connection.execute(
        insert(players), {"id": id, "name": id, "login": login, "bot": False, "created": 0, "seen": seen, **more}
    )


def add_table(connection: Connection, id: str, stage: str, changed: int, *who: str, due: int | None = None) -> None:
    row = {"id": id, "game": "carthage", "players": 2, "stage": stage, "public": False, "rated": False}
    row |= {"pace": "none", "free": 0, "version": 0, "due": due, "created": changed, "changed": changed}
    seated = [{"seat": seat, "player": player, "name": player or ""} for seat, player in enumerate(who or (None,))]
    tables.open_table(connection, row, seated, chained(id, b"", StoredEntry(0, changed, None, None, b"{}")))


def names(connection: Connection, what: Any = players.c.id) -> set[str]:
    return set(connection.execute(select(what)).scalars())


def all_rows(database: Database) -> dict[str, list[Any]]:
    """All rows except caches, in an order that does not depend on the database."""

    def reading(connection: Connection) -> dict[str, list[Any]]:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
            if table not in (beats, snapshots, addresses, address_keys)
        }

    return database.run_sync(reading)
