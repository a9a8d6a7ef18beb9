"""Backups are complete, move between databases, and explain why a file is not a backup."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect

from emporion.kernel.records import state_hash
from emporion.server.room.table_repository import read_table
from emporion.server.storage import accounts, tables
from emporion.server.storage.backup import copy_to, free_path, restore_from
from emporion.server.storage.database import Database
from tests.server import postgres
from tests.server.live_server import LiveServer
from tests.server.storage.rows import NO_DATABASE, add, all_rows, fault, names
from tests.server.test_tables import two_at_a_table


@pytest.fixture
def other(request: pytest.FixtureRequest, empty: Database, tmp_path: Path) -> Iterator[Database]:
    """An empty database of the other kind."""
    if empty.is_sqlite:
        address = postgres.new_database(request.getfixturevalue("postgres_cluster"), f"other_{tmp_path.name[-20:]}")
    else:
        address = f"sqlite:///{tmp_path / 'other.sqlite'}"
    opened = Database(address)
    yield opened
    opened.close()


def game_of(database: Database, table: str) -> tuple[Any, ...]:
    loaded = database.run_sync(read_table, table)
    assert loaded.match is not None
    return (
        loaded.version,
        loaded.match.version,
        state_hash(loaded.match.state),
        [seat_state.name for seat_state in loaded.seats],
    )


def test_a_live_backup_moves_to_the_other_database_and_back(
    server: LiveServer, empty: Database, other: Database, tmp_path: Path
) -> None:
    ada, bartek, table = two_at_a_table(server)
    ada.open_table(seats="me trader")
    path, again = tmp_path / "copy.sqlite", tmp_path / "again.sqlite"
    seen: list[tuple[str, int]] = []
    with ada.at(table) as at_a, bartek.at(table) as at_b, ThreadPoolExecutor(1) as pool:
        copying = pool.submit(copy_to, empty, path, lambda name, count: seen.append((name, count)))
        moves = 0
        while moves < 5 or not copying.done():
            active, waiting = (at_a, at_b) if at_a.scene["offers"] else (at_b, at_a)
            answer = active.play(active.scene["offers"][0]["action"])
            assert answer["t"] == "done"
            while waiting.version < answer["version"]:
                waiting.receive("step")
            moves += 1
        count = copying.result()
    assert count == sum(dict(seen).values())
    assert restore_from(path, other) == count
    copied, now = game_of(other, table), game_of(empty, table)
    assert 0 <= copied[1] <= now[1]
    beginning = empty.run_sync(lambda connection: tables.stored_entries(connection, table))[: copied[0] + 1]
    assert other.run_sync(tables.stored_entries, table) == beginning
    match = empty.run_sync(read_table, table).match
    assert match is not None
    assert copied[2] == state_hash(match.state_at(copied[1]))
    copy_to(other, again)
    back = Database(f"sqlite:///{tmp_path / 'back.sqlite'}")
    assert restore_from(again, back) == count
    assert all_rows(back) == all_rows(other)
    assert game_of(back, table) == copied
    back.close()


def test_a_server_goes_on_from_a_backup(own_server: LiveServer, tmp_path: Path) -> None:
    ada, _, table = two_at_a_table(own_server)
    path = tmp_path / "copy.sqlite"
    copy_to(own_server.services.database, path)
    restored = Database(f"sqlite:///{tmp_path / 'restored.sqlite'}")
    restore_from(path, restored)
    restored.close()
    with LiveServer(f"sqlite:///{tmp_path / 'restored.sqlite'}") as second:
        again = second.visitor()
        again.http.cookies.update(ada.http.cookies)
        with again.at(table) as client:
            assert client.scene["you"] == 0
            assert client.command("resign")["t"] == "done"


def test_a_backup_is_restored_whatever_the_order_of_owners_and_bots(file: Database, tmp_path: Path) -> None:
    """PostgreSQL returns rows in the order in which they were last changed."""

    def setting(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        accounts.add_bot(connection, "bot", "Robot", "owner", "hash", 0)
        add(connection, "owner", login="owner")

    file.run_sync(setting)
    copy_to(file, tmp_path / "copy.sqlite")
    restored = Database(f"sqlite:///{tmp_path / 'restored.sqlite'}")
    restore_from(tmp_path / "copy.sqlite", restored)
    assert all_rows(restored) == all_rows(file)
    restored.close()


def test_a_failed_backup_or_restore_says_why(file: Database, tmp_path: Path) -> None:
    file.run_sync(add, "ada")
    copy = tmp_path / "copy.sqlite"
    assert copy_to(file, copy) == 1
    assert fault(lambda: copy_to(file, copy)) == "storage-exists-already"
    assert fault(lambda: restore_from(copy, file)) == "storage-not-empty"
    assert file.run_sync(names) == {"ada"}
    target = Database(f"sqlite:///{tmp_path / 'target.sqlite'}")
    (tmp_path / "text").write_text(NO_DATABASE)
    sqlite3.connect(tmp_path / "foreign").execute("CREATE TABLE songs (title TEXT)").connection.close()
    (tmp_path / "nothing").write_bytes(b"")
    for name in ("text", "foreign", "nothing"):
        assert fault(lambda name=name: restore_from(tmp_path / name, target)) == "storage-no-backup"  # type: ignore[misc]
    for path in (tmp_path / "missing", tmp_path):
        assert fault(lambda path=path: restore_from(path, target)) == "storage-no-file"  # type: ignore[misc]
    assert target.run_sync(lambda connection: inspect(connection).get_table_names()) == []
    target.close()


def test_a_backup_into_a_missing_folder_says_why(file: Database, tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("")
    message = fault(lambda: copy_to(file, tmp_path / "blocked" / "copy.sqlite"))
    assert message in ("storage-cannot-open", "storage-cannot-write")


@pytest.mark.parametrize("name", ["copy #1.sqlite", "100%25.sqlite", "copy?.sqlite"])
def test_a_backup_may_have_any_name(file: Database, tmp_path: Path, name: str) -> None:
    file.run_sync(add, "ada")
    copy_to(file, tmp_path / name)
    target = Database(f"sqlite:///{tmp_path / 'target.sqlite'}")
    restore_from(tmp_path / name, target)
    assert target.run_sync(names) == {"ada"}
    target.close()


def test_a_backup_of_a_newer_version_says_so(file: Database, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    copy_to(file, copy)
    with sqlite3.connect(copy) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    target = Database(f"sqlite:///{tmp_path / 'target.sqlite'}")
    assert fault(lambda: restore_from(copy, target)) == "storage-newer"
    target.close()


def test_a_failed_backup_leaves_no_file(file: Database, tmp_path: Path) -> None:
    folder = tmp_path / "copies"

    def fail(table: str, count: int) -> None:
        raise OSError("the disk is full")

    file.run_sync(add, "ada")
    assert fault(lambda: copy_to(file, folder / "copy.sqlite", fail)) == "storage-cannot-write"
    assert list(folder.iterdir()) == []


def test_a_failed_restore_is_rolled_back(ready: Database, tmp_path: Path) -> None:
    ready.run_sync(add, "ada")
    copy_to(ready, tmp_path / "copy.sqlite")
    target = Database(f"sqlite:///{tmp_path / 'target.sqlite'}")

    def fail(table: str, count: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        restore_from(tmp_path / "copy.sqlite", target, fail)
    assert target.run_sync(lambda connection: inspect(connection).get_table_names()) == []
    target.close()


def test_backups_get_distinct_names(tmp_path: Path) -> None:
    taken = []
    for _ in range(3):
        taken.append(free_path(tmp_path, "0001"))
        taken[-1].touch()
    assert len(set(taken)) == 3


def test_backups_are_readable_by_the_owner_only(file: Database, tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "copy.sqlite"
    copy_to(file, path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
