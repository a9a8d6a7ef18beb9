"""`emporion admin check` finds what a load would not; backups are checked, and the server makes them by itself."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import Connection, delete, text
from structlog.testing import capture_logs

from emporion import cli
from emporion.server.backups import HOUR, Backups
from emporion.server.database_check import check
from emporion.server.settings import Settings
from emporion.server.storage import backup, schema
from emporion.server.storage.database import Database
from emporion.server.storage.upgrade import upgrade
from tests.server.live_server import LiveServer, prepare, wait_until
from tests.server.storage.rows import fault
from tests.server.test_hash_chains import SPOILT, change
from tests.server.test_snapshots import stored, take_snapshot, write_table
from tests.waiting import PATIENCE

__all__ = ["stored"]


def problems(database: Database) -> list[str]:
    with database.engine.connect().execution_options(reads=True) as connection:
        return check(connection, sample=10).problems


def test_a_whole_database_has_no_problems(stored: Database) -> None:
    stored.run_sync(write_table, "u", 2)
    with stored.engine.connect().execution_options(reads=True) as connection:
        found = check(connection, sample=1)
    assert (found.tables, found.entries, found.replayed, found.problems) == (2, 80, 1, [])


@pytest.mark.parametrize("how", SPOILT)
def test_changed_entries_are_found_although_there_is_a_snapshot(stored: Database, how: str) -> None:
    take_snapshot(stored)
    stored.run_sync(SPOILT[how])
    found = problems(stored)
    assert [each for each in found if each.startswith("table t: ")]


def test_rows_without_those_they_refer_to_are_found(stored: Database) -> None:
    def orphan(connection: Connection) -> None:
        connection.execute(text("INSERT INTO ratings VALUES ('nobody', 'carthage', 2, 1, 1, 1, 1)"))

    stored.run_sync(unchecked, orphan)
    assert problems(stored) == ["ratings: 1 rows refer to players that are gone"]


def unchecked(connection: Connection, write: Callable[[Connection], None]) -> None:
    """Write without foreign keys being checked, as a damaged or foreign program would."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        connection.exec_driver_sql("COMMIT")
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        write(connection)
        connection.exec_driver_sql("PRAGMA foreign_keys=ON")
        connection.exec_driver_sql("BEGIN")
    else:
        connection.execute(text("SET session_replication_role = replica"))
        write(connection)
        connection.execute(text("SET session_replication_role = DEFAULT"))


def test_flipped_bits_are_found(file_of_a_table: Path) -> None:
    """In the middle of the pages, where SQLite itself often notices nothing."""
    data = bytearray(file_of_a_table.read_bytes())
    place = data.index(b'"actions":[') + len('"actions":[')
    data[place] ^= 1
    file_of_a_table.write_bytes(data)
    assert sqlite3.connect(file_of_a_table).execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database = Database(f"sqlite:///{file_of_a_table}")
    assert problems(database)
    database.close()


@pytest.fixture
def file_of_a_table(sqlite_only: None, tmp_path: Path) -> Path:
    database = Database(f"sqlite:///{tmp_path / 'room.sqlite'}")
    upgrade(database)
    database.run_sync(write_table, "t", 1)
    with database.engine.connect() as connection:
        connection.exec_driver_sql("COMMIT")
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    database.close()
    return tmp_path / "room.sqlite"


def test_the_command_prints_a_line_for_each_problem(stored: Database) -> None:
    address = stored.url.render_as_string(hide_password=False)
    result = CliRunner().invoke(cli.cli, ["admin", "check", "--db", address], catch_exceptions=False)
    assert (result.exit_code, result.stdout.count("\n")) == (0, 1)
    assert "1 tables with 40 entries checked, 1 played again; 0 problems" in result.stdout
    stored.run_sync(change(9, at=5))
    result = CliRunner().invoke(cli.cli, ["admin", "check", "--db", address], catch_exceptions=False)
    assert result.exit_code == 1
    assert result.stdout.splitlines()[0] == "table t: entry 9 was changed or is missing"


# Backups


def test_a_backup_that_is_not_what_was_copied_fails(stored: Database, tmp_path: Path) -> None:
    path = tmp_path / "copies" / "copy.sqlite"
    copy = backup._copy

    def copy_wrongly(source: Connection, target: Connection, progress: backup.Progress) -> int:
        count = copy(source, target, progress)
        target.execute(delete(schema.entries).where(schema.entries.c.version == 9))
        return count

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(backup, "_copy", copy_wrongly)
        assert fault(lambda: backup.copy_to(stored, path)) == "storage-damaged"
    assert list(path.parent.iterdir()) == []
    stored.run_sync(change(9, at=5))
    assert backup.copy_to(stored, path) > 0, "a broken table does not keep the others from being saved"


def test_the_server_makes_backups_and_keeps_the_newest(any_database: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    with LiveServer(any_database, backup_every_hours=1.0, backup_keep=2, backup_folder=str(folder)) as server:
        made = Backups.of(server.settings, server.services.database).made
        wait_until(lambda: len(made()) == 1)
        names = [made()[0].name]
        copy = Database(f"sqlite:///{made()[0]}")
        assert problems(copy) == []
        copy.close()
    old = time.time() - 2 * HOUR
    for number in range(3):
        (folder / f"emporion-regular-2020010{number}-000000.sqlite").write_bytes(b"")
    os.utime(made()[-1], (old, old))
    with LiveServer(any_database, backup_every_hours=1.0, backup_keep=2, backup_folder=str(folder)):
        wait_until(lambda: len(made()) == 2)
        assert made()[0].name == names[0]


def test_a_failed_backup_is_logged_in_one_line(any_database: str, tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("")
    settings = {"backup_every_hours": 1.0, "backup_folder": str(tmp_path / "blocked")}
    with capture_logs() as logs, LiveServer(any_database, **settings) as server:
        wait_until(lambda: any(each["event"] == "a backup failed" for each in logs))
        assert server.visitor("Ada").get("/health") == {"healthy": True}
    failed = [each for each in logs if each["event"] == "a backup failed"]
    assert "blocked" in failed[0]["reason"]
    assert "Traceback" not in failed[0]["reason"]


def test_a_command_makes_backups_until_it_is_stopped(any_database: str, tmp_path: Path) -> None:
    prepare(any_database)
    folder = tmp_path / "backups"
    words = ["admin", "backup", str(folder), "--every", "1s", "--keep", "2", "--db", any_database]
    with subprocess.Popen(
        [sys.executable, "-m", "emporion", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as backing_up:
        assert backing_up.stdout is not None
        said = [backing_up.stdout.readline() for _ in range(4)]
        backing_up.terminate()
        assert backing_up.communicate(timeout=PATIENCE)[1] == ""
        assert backing_up.returncode == 0
    assert all(re.fullmatch(r"\S+/emporion-regular-[-0-9]+\.sqlite: [\d,]+ rows\n", line) for line in said), said
    kept = sorted(folder.iterdir())
    assert len(kept) in (2, 3), "the oldest are deleted after the newest has its line"
    copy = Database(f"sqlite:///{kept[-1]}")
    assert problems(copy) == []
    copy.close()


def test_a_command_whose_backups_fail_goes_on(any_database: str, tmp_path: Path) -> None:
    """The folder can be used again later."""
    prepare(any_database)
    folder = tmp_path / "blocked" / "backups"
    folder.parent.write_text("")
    words = ["admin", "backup", str(folder), "--every", "1s", "--db", any_database]
    with subprocess.Popen(
        [sys.executable, "-m", "emporion", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as backing_up:
        assert backing_up.stdout is not None
        assert backing_up.stderr is not None
        line = backing_up.stderr.readline()
        assert line.startswith("error: ")
        assert "blocked" in line
        folder.parent.unlink()
        assert "rows" in backing_up.stdout.readline()
        backing_up.send_signal(signal.SIGINT)
        backing_up.communicate(timeout=PATIENCE)
        assert backing_up.returncode == 0


def test_no_backups_are_made_by_default() -> None:
    assert Settings().backup_every_hours == 0
