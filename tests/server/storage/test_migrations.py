"""Migrations: a database is upgraded in one transaction or not at all, and a foreign database is left alone."""

from __future__ import annotations

import multiprocessing
import shutil
from collections.abc import Callable
from functools import partial
from itertools import compress
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, inspect, select, text

from emporion.kernel.records import state_hash
from emporion.server.lookalikes import login_skeleton
from emporion.server.room.table_repository import read_table
from emporion.server.storage import accounts, migration
from emporion.server.storage.backup import copy_to, restore_from
from emporion.server.storage.database import Database
from emporion.server.storage.schema import credentials, entries, metadata, players, seats, tables, tries
from emporion.server.storage.tries import sit_down
from emporion.server.storage.upgrade import upgrade
from tests.server.accounts import account, resign_late, sit_together
from tests.server.live_server import LiveServer, some_action, turns
from tests.server.storage.rows import add, add_table, all_rows, fault, names

NOW, THEN = migration.newest(), f"{int(migration.newest()) + 1:04}"
LATER = f"""
revision = "{THEN}"
down_revision = "{NOW}"
branch_labels = None
depends_on = None

import sqlalchemy as sa
from alembic import op


def upgrade():
    op.create_table("later", sa.Column("id", sa.Integer(), primary_key=True))
    {{more}}


def downgrade():
    op.drop_table("later")
"""


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Give this program one more schema version."""

    def make(more: str = "") -> None:
        folder = tmp_path / "migrations"
        shutil.copytree(migration.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
        (folder / "versions" / f"{THEN}_later.py").write_text(LATER.format(more=more), encoding="utf-8")
        monkeypatch.setattr(migration, "FOLDER", folder)

    return make


def revision(database: Database) -> str | None:
    return database.run_sync(migration.revision_of)


def stored_tables(database: Database) -> set[str]:
    return database.run_sync(lambda connection: set(inspect(connection).get_table_names()))


def test_an_empty_database_is_initialised_once(empty: Database, tmp_path: Path) -> None:
    assert revision(empty) is None
    assert upgrade(empty, tmp_path) is None
    assert revision(empty) == migration.newest() == migration.known()[0]
    empty.run_sync(add, "ada")
    assert upgrade(empty, tmp_path) is None
    assert empty.run_sync(names) == {"ada"}
    assert not list(tmp_path.glob("emporion-backup-*"))


def test_the_migrations_lead_to_the_schema(ready: Database) -> None:
    def compare(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    assert ready.run_sync(compare) == []


def test_migrations_can_be_reverted_and_run_again(ready: Database) -> None:
    first = stored_tables(ready)
    for _ in range(2):
        ready.run_sync(migration.migrate, "base")
        assert stored_tables(ready) == {"alembic_version"}
        ready.run_sync(migration.migrate, migration.newest())
        assert stored_tables(ready) == first


def test_every_earlier_version_is_upgraded(empty: Database, tmp_path: Path) -> None:
    """With the rows of that version."""
    empty.run_sync(migration.migrate, "0001")
    empty.run_sync(add, "ada")
    for version in reversed(migration.known()):
        empty.run_sync(migration.migrate, version)
        assert (revision(empty), empty.run_sync(names)) == (version, {"ada"})
    empty.run_sync(migration.migrate, "0001")
    assert upgrade(empty, tmp_path) == tmp_path / "emporion-backup-0001.sqlite"
    assert (revision(empty), empty.run_sync(names)) == (NOW, {"ada"})


@pytest.mark.usefixtures("quick_hashes")
def test_games_of_every_earlier_version_go_on(database: str, tmp_path: Path) -> None:
    """A rated game that is over, a running game and an open table, stored by that version."""
    with LiveServer(database) as server:
        ada, bartek = account(server, "ada"), account(server, "bartek")
        resign_late(bartek, sit_together(ada, bartek, rated=True), ada)
        running = sit_together(ada, bartek, game="dale")
        with ada.at(running) as one, bartek.at(running) as other:
            for _ in range(6):
                active, _ = turns(one, other)
                active.play(some_action(active))
        ada.open_table("discovery", seats="me open open", hints=True)
    opened = Database(database)
    rows, games = rows_without_contents(opened), opened.run_sync(how_far)
    assert len(games) == 3
    assert all(rows[kind] for kind in ("entries", "seats", "credentials", "appearances", "results", "ratings"))
    for version in migration.known()[1:]:
        opened.alter_schema(partial(migration.migrate, target=version))
        assert upgrade(opened, tmp_path) == tmp_path / f"emporion-backup-{version}.sqlite"
        assert (rows_without_contents(opened), opened.run_sync(how_far)) == (rows, games), version
    opened.close()


def test_logins_of_before_get_their_skeletons(empty: Database, tmp_path: Path) -> None:
    """Even those that look like another one: they stay."""
    empty.run_sync(migration.migrate, "0008")
    logins = {"mallow10", "rnallow1o", "0-m-1.l_o", None}

    def store(connection: Connection) -> None:
        for number, login in enumerate(logins):
            row = {"id": f"p{number}", "login": login, "bot": False}
            insert = "INSERT INTO players (id, name, login, bot, created, seen) VALUES (:id, 'Ada', :login, :bot, 1, 1)"
            connection.execute(text(insert), row)

    empty.run_sync(store)
    upgrade(empty, tmp_path)
    found = empty.run_sync(lambda connection: connection.execute(select(players.c.login, players.c.skeleton)).all())
    assert {(login, skeleton) for login, skeleton in found} == {
        (login, login and login_skeleton(login)) for login in logins
    }


def test_tries_of_before_know_their_seats(empty: Database, tmp_path: Path) -> None:
    """And there and back again; what a shared deal has noted is gone then."""
    empty.run_sync(migration.migrate, "0010")

    def store(connection: Connection) -> None:
        add(connection, "ada")
        add_table(connection, "t", "over", 0, "ada")
        challenge = "INSERT INTO challenges (token, \"table\", seat, deal) VALUES ('c', 't', 1, 't')"
        tried = (
            "INSERT INTO tries (\"table\", challenge, deal, player, device) VALUES ('mine', 'c', 't', 'ada', 'phone')"
        )
        connection.execute(text(challenge))
        connection.execute(text(tried))

    def tried(connection: Connection) -> list[tuple[Any, ...]]:
        columns = ("table", "seat", "challenge", "deal", "player", "device")
        return [tuple(row) for row in connection.execute(select(*(tries.c[name] for name in columns)))]

    empty.run_sync(store)
    upgrade(empty, tmp_path)
    assert empty.run_sync(tried) == [("mine", 1, "c", "t", "ada", "phone")]
    row = {"table": "t", "seat": 0, "deal": "d", "player": "ada", "device": "phone"}
    empty.run_sync(lambda connection: sit_down(connection, row))
    assert len(empty.run_sync(tried)) == 2
    empty.alter_schema(partial(migration.migrate, target="0010"))
    upgrade(empty, tmp_path)
    assert empty.run_sync(tried) == [("mine", 1, "c", "t", "ada", "phone")]


def rows_without_contents(database: Database) -> dict[str, list[Any]]:
    """All rows. Earlier versions store no contents of commands, so that the hashes of entries are others, too."""
    rows = all_rows(database)
    kept = [name not in ("hash", "content") for name in entries.c.keys()]  # noqa: SIM118
    rows["entries"] = [tuple(compress(row, kept)) for row in rows["entries"]]
    return rows


def how_far(connection: Connection) -> dict[str, tuple[int, int]]:
    """Every table's version, and its game's state hash."""
    loaded = [read_table(connection, id) for id in sorted(names(connection, tables.c.id))]
    return {each.id: (each.version, state_hash(each.match.state) if each.match else 0) for each in loaded}


def test_a_foreign_database_is_left_alone(empty: Database) -> None:
    empty.run_sync(lambda connection: connection.execute(text("CREATE TABLE songs (title TEXT)")))
    assert fault(lambda: upgrade(empty)) == "storage-not-ours"
    assert stored_tables(empty) == {"songs"}


def test_a_newer_database_is_left_alone(ready: Database) -> None:
    ready.run_sync(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    assert fault(lambda: upgrade(ready)) == "storage-newer"
    assert revision(ready) == "9999"


def test_an_older_database_is_backed_up_and_then_upgraded(
    ready: Database, later: Callable[..., None], tmp_path: Path
) -> None:
    ready.run_sync(add, "ada")
    later()
    saved = upgrade(ready, tmp_path)
    assert saved == tmp_path / f"emporion-backup-{NOW}.sqlite"
    assert (revision(ready), ready.run_sync(names)) == (THEN, {"ada"})
    assert "later" in stored_tables(ready)
    copy = Database(f"sqlite:///{saved}")
    assert (revision(copy), copy.run_sync(names)) == (NOW, {"ada"})
    assert "later" not in stored_tables(copy)
    copy.close()


def test_a_backup_of_an_older_version_is_restored_and_upgraded(
    ready: Database, later: Callable[..., None], tmp_path: Path
) -> None:
    ready.run_sync(add, "ada")
    copy_to(ready, tmp_path / "copy.sqlite")
    later()
    restored = Database(f"sqlite:///{tmp_path / 'restored.sqlite'}")
    restore_from(tmp_path / "copy.sqlite", restored)
    upgrade(restored, tmp_path)
    assert (revision(restored), restored.run_sync(names)) == (THEN, {"ada"})
    restored.close()


def test_a_failed_upgrade_leaves_the_old_database(ready: Database, later: Callable[..., None], tmp_path: Path) -> None:
    ready.run_sync(add, "ada")
    before = stored_tables(ready)
    later('op.execute("DELETE FROM players"); raise RuntimeError("power cut")')
    with pytest.raises(RuntimeError, match="power cut"):
        upgrade(ready, tmp_path)
    assert (revision(ready), stored_tables(ready), ready.run_sync(names)) == (NOW, before, {"ada"})


def test_a_crash_during_an_upgrade_leaves_the_old_database(
    ready: Database, later: Callable[..., None], tmp_path: Path
) -> None:
    ready.run_sync(add, "ada")
    before, address = stored_tables(ready), ready.url.render_as_string(hide_password=False)
    later('op.execute("DELETE FROM players"); import os; os._exit(9)')
    dying = multiprocessing.get_context("fork").Process(target=lambda: upgrade(Database(address), tmp_path))
    dying.start()
    dying.join()
    assert dying.exitcode == 9
    assert (revision(ready), stored_tables(ready), ready.run_sync(names)) == (NOW, before, {"ada"})


def test_altering_a_table_keeps_referencing_rows(file: Database, later: Callable[..., None], tmp_path: Path) -> None:
    """SQLite alters a table by rewriting it and dropping the old one."""

    def setting(connection: Connection) -> None:
        add(connection, "ada")
        add_table(connection, "t", "running", 0, "ada")
        accounts.add_credential(connection, "hash", "ada", accounts.SESSION, 0)

    file.run_sync(setting)
    later('with op.batch_alter_table("players", recreate="always") as b: b.add_column(sa.Column("motto", sa.String()))')
    upgrade(file, tmp_path)

    def counting(connection: Connection) -> list[int]:
        counted = (players, credentials, seats)
        return [connection.execute(select(func.count()).select_from(each)).scalar_one() for each in counted]

    assert file.run_sync(counting) == [1, 1, 1]
    assert file.run_sync(names, seats.c.player) == {"ada"}
