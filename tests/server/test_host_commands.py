"""The host's commands."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest import mock

import pytest
from click.testing import CliRunner
from sqlalchemy import text, update

from emporion import cli
from emporion.files import StorageError
from emporion.match.clock import DAY
from emporion.server.room.table_repository import now_ms
from emporion.server.storage import migration
from emporion.server.storage.database import Database
from emporion.server.storage.schema import players, tables
from tests.server.accounts import account
from tests.server.live_server import LiveServer, prepare, wait_until

PASSWORD = "correct horse battery"

Command = Callable[..., str]


@pytest.fixture
def admin(any_database: str) -> Command:
    """Run an admin command; returns what it printed."""

    def run(*words: str, db: str = any_database) -> str:
        result = CliRunner().invoke(cli.cli, ["admin", *words, "--db", db], catch_exceptions=False)
        assert result.exit_code == 0, result.output
        return result.stdout

    return run


def failure(*words: str) -> str:
    """The single line that a failing command prints."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.object(sys, "argv", ["emporion", *words]),
        redirect_stdout(out),
        redirect_stderr(err),
        pytest.raises(SystemExit) as left,
    ):
        cli.main()
    assert left.value.code == 2, err.getvalue()
    said = err.getvalue()
    assert said.count("\n") == 1, said
    assert "Traceback" not in said
    assert out.getvalue() == ""
    return said


def test_status_counts_tables_and_players(
    own_server: LiveServer, admin: Command, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, bartek = own_server.visitor("Ada"), own_server.visitor("Bartek")
    ada.post("/api/me/account", {"login": "ada", "password": PASSWORD})
    ada.post("/api/me/tokens", {"label": "Robot"})
    ada.open_table()
    bartek.open_table(seats="me trader")
    shown = re.sub(r" +", " ", admin("status") + capsys.readouterr().out)
    for line in ("tables open 1", "tables running 1", "guests 1", "accounts 1", "bots 1"):
        assert line in shown


@pytest.mark.usefixtures("sqlite_only")
def test_status_names_the_database_in_full(admin: Command, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / ("long" * 30) / "room.sqlite"
    admin("upgrade", db=f"sqlite:///{path}")
    capsys.readouterr()
    assert str(path) in admin("status", db=f"sqlite:///{path}") + capsys.readouterr().out


def test_a_backup_of_a_running_server_is_restored(own_server: LiveServer, admin: Command, tmp_path: Path) -> None:
    ada = own_server.visitor("Ada")
    table = ada.open_table(seats="me open")
    copy, moved = tmp_path / "copy.sqlite", f"sqlite:///{tmp_path / 'moved.sqlite'}"
    with ada.at(table):
        rows = re.search(r"([\d,]+) rows", admin("backup", str(copy)))
    restored = re.search(r"([\d,]+) rows", admin("restore", str(copy), db=moved))
    assert rows is not None
    assert restored is not None
    assert rows[1] == restored[1] != "0"
    with LiveServer(moved) as second:
        again = second.visitor()
        again.http.cookies.update(ada.http.cookies)
        with again.at(table) as client:
            assert client.scene["you"] == 0


def test_upgrade_initialises_a_database(admin: Command, any_database: str) -> None:
    for _ in range(2):
        assert f"version {migration.newest()}" in admin("upgrade")
    database = Database(any_database)
    assert database.run_sync(migration.revision_of) == migration.newest()
    database.close()


def test_a_reset_password_works(own_server: LiveServer, admin: Command) -> None:
    ada = own_server.visitor()
    ada.post("/api/me/account", {"login": "ada", "password": PASSWORD})
    password = admin("reset-password", "Ada").strip()
    assert ada.get("/api/me") is None, "all devices have to log in again"
    assert ada.post("/api/login", {"login": "ada", "password": PASSWORD}, expect=401) == "login-wrong"
    assert ada.post("/api/login", {"login": "ada", "password": password})["login"] == "ada"


def test_an_admins_recovery_code_recovers_a_seat(own_server: LiveServer, admin: Command) -> None:
    ada = own_server.visitor("Ada")
    wishes = [{"kind": "me"}, {"kind": "bot"}]
    opened = ada.post("/api/tables", {"game": "carthage", "seats": wishes})
    code = admin("recovery-code", opened["table"], "1").strip()
    phone = own_server.visitor()
    lost = {"code": opened["seats"][0]["code"]}
    assert phone.post("/api/recover", lost, expect=404) == "table-code-wrong"
    assert phone.post("/api/recover", {"code": code})["seat"] == 0
    with phone.at(opened["table"]) as client:
        assert client.scene["you"] == 0


def test_rated_seats_get_no_recovery_code(own_server: LiveServer, any_database: str) -> None:
    ada = account(own_server, "ada")
    table = ada.open_table(seats="me open", rated=True)
    assert "reset-password" in failure("admin", "recovery-code", table, "1", "--db", any_database)


def test_delete_table_deletes_all_its_rows(any_database: str, admin: Command) -> None:
    with LiveServer(any_database) as room:
        ada = room.visitor("Ada")
        gone, kept = ada.open_table(seats="me trader"), ada.open_table()
    admin("delete-table", gone)
    with LiveServer(any_database) as room:
        again = room.visitor()
        again.http.cookies.update(ada.http.cookies)
        assert again.get(f"/api/tables/{gone}", expect=404) == "table-unknown"
        assert [each["id"] for each in again.get("/api/me/tables")] == [kept]


def test_deleting_a_table_closes_its_connections(own_server: LiveServer, admin: Command) -> None:
    ada = own_server.visitor("Ada")
    table = ada.open_table(seats="me trader")
    with ada.at(table) as client:
        client.wait_for(lambda scene: scene["actor"] == 0)
        admin("delete-table", table)
        client.send("play", command="c1", version=client.version, actions=[client.scene["offers"][0]["action"]])
        wait_until(lambda: ada.http.get(f"/api/tables/{table}").status_code == 404)


def test_prune_deletes_abandoned_tables(own_server: LiveServer, admin: Command) -> None:
    ada, bartek = own_server.visitor("Ada"), own_server.visitor("Bartek")
    old, fresh = ada.open_table(), bartek.open_table()
    database, long_ago = own_server.services.database, now_ms() - 8 * DAY
    lost = ada.id
    database.run_sync(lambda connection: connection.execute(update(tables).filter_by(id=old), {"changed": long_ago}))
    database.run_sync(lambda connection: connection.execute(update(players).filter_by(id=lost), {"seen": long_ago}))
    assert admin("prune", "--days", "9") == "0 tables and 0 guests deleted\n"
    assert admin("prune", "--days", "7") == "1 tables and 1 guests deleted\n"
    assert (ada.get("/api/me"), bartek.get("/api/me")["name"]) == (None, "Bartek")
    assert [each["id"] for each in bartek.get("/api/me/tables")] == [fresh]


def test_the_database_may_come_from_a_settings_file(any_database: str, tmp_path: Path) -> None:
    prepare(any_database)
    file = tmp_path / "room.toml"
    file.write_text(f'db = "{any_database}"\n')
    result = CliRunner().invoke(cli.cli, ["admin", "prune", "--days", "1", "--config", str(file)])
    assert (result.exit_code, result.output) == (0, "0 tables and 0 guests deleted\n")


@pytest.mark.usefixtures("sqlite_only")
def test_errors_are_one_line(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'room.sqlite'}"
    prepare(address)
    db = ("--db", address)
    copy = tmp_path / "copy.sqlite"
    copy.write_text("no copy")
    empty = ("--db", f"sqlite:///{tmp_path / 'empty.sqlite'}")
    assert "'nobody'" in failure("admin", "reset-password", "nobody", *db)
    assert "'nowhere'" in failure("admin", "recovery-code", "nowhere", "1", *db)
    assert "'nowhere'" in failure("admin", "delete-table", "nowhere", *db)
    assert "copy.sqlite" in failure("admin", "backup", str(copy), *db)
    assert "room.sqlite" in failure("admin", "restore", str(copy), *db)
    assert "copy.sqlite" in failure("admin", "restore", str(copy), *empty)
    assert "missing.sqlite" in failure("admin", "restore", str(tmp_path / "missing.sqlite"), *empty)
    assert not (tmp_path / "empty.sqlite").exists(), "what fails leaves nothing behind"
    (tmp_path / "empty.sqlite").touch()
    assert "emporion admin upgrade" in failure("admin", "status", *empty)
    assert "--days" in failure("admin", "prune", "--days", "0", *db)
    assert "such as 6h" in failure("admin", "backup", "--every", "6", *db)
    assert "such as 6h" in failure("admin", "backup", "--every", "0h", *db)
    assert "--every" in failure("admin", "backup", *db)
    assert "--keep" in failure("admin", "backup", "--keep", "3", str(tmp_path / "another.sqlite"), *db)
    assert "folder" in failure("admin", "backup", "--every", "6h", str(copy), *db)
    assert "mysql" in failure("admin", "status", "--db", "mysql://localhost/room")
    assert "missing.toml" in failure("admin", "status", "--config", str(tmp_path / "missing.toml"))
    assert "workers" in failure("serve", "--workers", "0", "--port", "0", *db)
    assert "port" in failure("serve", "--port", "70000", *db)
    said = failure("admin", "status", "--db", "postgresql://ada:sesame@127.0.0.1:1/room")
    assert "postgresql://ada:***@127.0.0.1:1/room" in said
    assert "\\" not in said


@pytest.mark.parametrize("command", [["status"], ["backup", "copy.sqlite"], ["prune", "--days", "1"], ["upgrade"]])
def test_a_newer_database_is_not_upgraded(any_database: str, command: list[str]) -> None:
    prepare(any_database)
    database = Database(any_database)
    database.run_sync(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    database.close()
    said = failure("admin", *command, "--db", any_database)
    assert "newer version of Emporion" in said
    assert "admin upgrade" not in said


def test_a_failed_restore_leaves_no_database(any_database: str, tmp_path: Path) -> None:
    prepare(any_database)
    copy, moved = tmp_path / "copy.sqlite", tmp_path / "moved.sqlite"
    failing = mock.patch("emporion.server.storage.backup._copy", side_effect=StorageError("storage-no-file", path="x"))
    CliRunner().invoke(cli.cli, ["admin", "backup", str(copy), "--db", any_database], catch_exceptions=False)
    with failing:
        failure("admin", "restore", str(copy), "--db", f"sqlite:///{moved}")
    assert not list(tmp_path.glob("moved*"))


@pytest.mark.usefixtures("sqlite_only")
def test_reading_commands_create_no_database(tmp_path: Path) -> None:
    failure("admin", "status", "--db", f"sqlite:///{tmp_path / 'typo.sqlite'}")
    assert list(tmp_path.iterdir()) == []


def test_serve_has_help() -> None:
    result = CliRunner().invoke(cli.cli, ["serve", "--help"])
    assert result.exit_code == 0
    for option in ("--host", "--port", "--db", "--workers", "--config"):
        assert option in result.output
    listed = CliRunner().invoke(cli.cli, ["admin", "--help"]).output
    for name in ("backup", "restore", "upgrade", "status", "reset-password", "recovery-code", "delete-table", "prune"):
        assert re.search(rf"^  {name} ", listed, re.MULTILINE), name
