"""Database URLs, SQLite's durability, and errors of databases that cannot be opened."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from emporion.files import StorageError
from emporion.server.storage.database import Database, parse_url
from emporion.server.storage.upgrade import upgrade
from tests.server.live_server import LiveServer
from tests.server.storage.rows import NO_DATABASE, fault, names


@pytest.mark.usefixtures("sqlite_only")
def test_sqlite_commits_are_durable(own_server: LiveServer) -> None:
    def asking(connection: Connection) -> list[Any]:
        pragmas = ("synchronous", "journal_mode", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {pragma}").scalar_one() for pragma in pragmas]

    database = own_server.services.database
    assert database.run_sync(asking) == [2, "wal", 1]

    async def through_the_scribe() -> list[Any]:
        return await own_server.services.write_queue.write(asking)

    assert asyncio.run(through_the_scribe()) == [2, "wal", 1]
    path = Path(database.name)
    for each in (path, *path.parent.glob(f"{path.name}-*")):
        assert stat.S_IMODE(each.stat().st_mode) == 0o600, each


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("", "storage-not-an-address"),
        ("room.sqlite", "storage-not-an-address"),
        ("mysql://localhost/room", "storage-not-an-address"),
        ("http://localhost/room", "storage-not-an-address"),
        ("postgresql://localhost:port/room", "storage-not-an-address"),
        ("sqlite://", "storage-needs-file"),
        ("sqlite:///", "storage-needs-file"),
        ("sqlite:///:memory:", "storage-needs-file"),
    ],
)
def test_malformed_urls_are_refused(address: str, message: str) -> None:
    assert fault(lambda: parse_url(address)) == message


def test_errors_contain_no_password() -> None:
    with pytest.raises(StorageError) as caught:
        parse_url("mysql://ada:sesame@localhost/room")
    assert "sesame" not in f"{caught.value} {caught.value.message}"
    database = Database("postgresql://ada:sesame@127.0.0.1:1/room")
    with pytest.raises(StorageError) as caught:
        database.run_sync(names)
    database.close()
    assert caught.value.message.id == "storage-cannot-open"
    assert "sesame" not in f"{database.name} {caught.value} {caught.value.message}"


def test_errors_of_malformed_urls_contain_no_password() -> None:
    with pytest.raises(StorageError) as caught:
        parse_url("postgresql:/ada:sesame@localhost/room")
    assert "sesame" not in f"{caught.value} {caught.value.message}"


def test_an_unopenable_file_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert fault(lambda: Database(f"sqlite:///{tmp_path / 'file' / 'room.sqlite'}")) == "storage-cannot-open"
    assert fault(lambda: Database(f"sqlite:///{tmp_path}")) == "storage-cannot-open"
    (tmp_path / "text").write_text(NO_DATABASE)
    database = Database(f"sqlite:///{tmp_path / 'text'}")
    assert fault(lambda: upgrade(database)) == "storage-cannot-open"
    database.close()
