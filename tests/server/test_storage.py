"""What the room remembers: the writer, copies, versions of the schema, finding and forgetting."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, func, insert, inspect, select, text, update
from sqlalchemy.exc import IntegrityError

from emporion.kernel.errors import StorageFault
from emporion.kernel.record import state_hash
from emporion.match.clock import DAY
from emporion.server.room.keeper import moment, read_table
from emporion.server.storage import people, tables, versions
from emporion.server.storage.backup import copy_to, free_path, restore_from
from emporion.server.storage.database import Database, parsed
from emporion.server.storage.schema import beats, credentials, entries, metadata, players, seats
from emporion.server.storage.schema import tables as table_rows
from emporion.server.storage.scribe import Scribe
from emporion.server.storage.tables import Conflict, Line
from emporion.server.storage.upgrade import upgrade
from tests.server import postgres
from tests.server.serving import Serving, Visitor

LATER = """
revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

import sqlalchemy as sa
from alembic import op


def upgrade():
    op.create_table("later", sa.Column("id", sa.Integer(), primary_key=True))
    {more}


def downgrade():
    op.drop_table("later")
"""


@pytest.fixture
def empty(database: str) -> Iterator[Database]:
    """A database without a schema."""
    opened = Database(database)
    yield opened
    opened.close()


@pytest.fixture
def ready(empty: Database) -> Database:
    """A database of this version, with nothing in it."""
    upgrade(empty)
    return empty


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Database]:
    """A SQLite database of this version, where it does not matter on which."""
    opened = Database(f"sqlite:///{tmp_path / 'file.sqlite'}")
    upgrade(opened)
    yield opened
    opened.close()


@pytest.fixture
def other(request: pytest.FixtureRequest, empty: Database, tmp_path: Path) -> Iterator[Database]:
    """An empty database of the other kind."""
    if empty.is_sqlite:
        address = postgres.new_database(request.getfixturevalue("postgres_server"), f"other_{tmp_path.name[-20:]}")
    else:
        address = f"sqlite:///{tmp_path / 'other.sqlite'}"
    opened = Database(address)
    yield opened
    opened.close()


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Make this program one that has a version more."""

    def make(more: str = "") -> None:
        folder = tmp_path / "migrations"
        shutil.copytree(versions.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
        (folder / "versions" / "0002_later.py").write_text(LATER.format(more=more), encoding="utf-8")
        monkeypatch.setattr(versions, "FOLDER", folder)

    return make


def fault(what: Callable[[], Any]) -> str:
    """The message of the fault with which something fails."""
    with pytest.raises(StorageFault) as caught:
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
    tables.open_table(connection, row, seated, Line(0, changed, None, None, b"{}"))


def names(connection: Connection, what: Any = players.c.id) -> set[str]:
    return set(connection.execute(select(what)).scalars())


def all_rows(database: Database) -> dict[str, list[Any]]:
    """Everything, in an order that does not depend on the database."""

    def reading(connection: Connection) -> dict[str, list[Any]]:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
            if table is not beats
        }

    return database.now(reading)


# The writer


def write_all(scribe: Scribe, *jobs: Callable[[Connection], Any]) -> list[Any]:
    """What each of them is answered when all ask at the same time."""

    async def asking() -> list[Any]:
        return await asyncio.gather(*(scribe.write(job) for job in jobs), return_exceptions=True)

    try:
        return asyncio.run(asking())
    finally:
        scribe.close()


def adding(id: str) -> Callable[[Connection], str]:
    def job(connection: Connection) -> str:
        add(connection, id)
        return id

    return job


def test_many_writes_share_few_transactions_and_each_has_its_own_answer(ready: Database) -> None:
    commits: list[Any] = []
    event.listen(ready.engine, "commit", commits.append)
    ids = [f"p{number}" for number in range(200)]
    scribe = Scribe(ready)
    assert write_all(scribe, *(adding(id) for id in ids)) == ids
    assert len(commits) <= 20
    assert scribe.largest_group > 20
    assert ready.now(names) == set(ids)


def test_a_write_that_fails_leaves_the_others_alone(ready: Database) -> None:
    def halfway(connection: Connection) -> None:
        add(connection, "halfway")
        raise ValueError("mine")

    answers = write_all(Scribe(ready), adding("a"), halfway, adding("a"), adding("b"))
    assert (answers[0], answers[3]) == ("a", "b")
    assert isinstance(answers[1], ValueError)
    assert isinstance(answers[2], IntegrityError)
    assert ready.now(names) == {"a", "b"}


def test_when_storing_fails_all_are_told_and_nothing_is_stored(ready: Database) -> None:
    class DiskFull(Exception):
        pass

    def fail() -> None:
        raise DiskFull

    answers = write_all(Scribe(ready, before_commit=fail), adding("a"), adding("b"))
    assert [type(answer) for answer in answers] == [DiskFull, DiskFull]
    assert ready.now(names) == set()


def test_the_writer_goes_on_after_a_failure(file: Database) -> None:
    failures = [RuntimeError("once")]

    def fail_once() -> None:
        if failures:
            raise failures.pop()

    async def one_after_the_other() -> list[str]:
        with pytest.raises(RuntimeError, match="once"):
            await scribe.write(adding("a"))
        return [await scribe.write(adding(id)) for id in ("a", "b")]

    scribe = Scribe(file, before_commit=fail_once)
    assert asyncio.run(one_after_the_other()) == ["a", "b"]
    scribe.close()
    assert file.now(names) == {"a", "b"}


def test_what_waits_is_written_before_the_writer_stops(file: Database) -> None:
    async def asking() -> None:
        waiting = [asyncio.ensure_future(scribe.write(adding(id))) for id in ("a", "b", "c")]
        await asyncio.sleep(0)
        await asyncio.to_thread(scribe.close)
        assert await asyncio.gather(*waiting) == ["a", "b", "c"]

    scribe = Scribe(file)
    asyncio.run(asking())
    assert file.now(names) == {"a", "b", "c"}


def test_whoever_stops_waiting_does_not_stop_the_writing(file: Database) -> None:
    async def asking() -> None:
        waiting = asyncio.ensure_future(scribe.write(adding("a")))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    scribe = Scribe(file)
    asyncio.run(asking())
    scribe.close()
    assert file.now(names) == {"a"}


# SQLite itself


def test_sqlite_keeps_what_it_has_promised_through_a_power_cut(sqlite_serving: Serving) -> None:
    def asking(connection: Connection) -> list[Any]:
        pragmas = ("synchronous", "journal_mode", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {pragma}").scalar_one() for pragma in pragmas]

    database = sqlite_serving.house.database
    assert database.now(asking) == [2, "wal", 1]

    async def through_the_scribe() -> list[Any]:
        return await sqlite_serving.house.scribe.write(asking)

    assert asyncio.run(through_the_scribe()) == [2, "wal", 1]
    path = Path(database.name)
    for each in (path, *path.parent.glob(f"{path.name}-*")):
        assert stat.S_IMODE(each.stat().st_mode) == 0o600, each


def test_copies_are_for_the_host_alone(file: Database, tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "copy.sqlite"
    copy_to(file, path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


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
def test_addresses_that_are_none(address: str, message: str) -> None:
    assert fault(lambda: parsed(address)) == message


def test_no_fault_repeats_a_password() -> None:
    with pytest.raises(StorageFault) as caught:
        parsed("mysql://ada:sesame@localhost/room")
    assert "sesame" not in f"{caught.value} {caught.value.message}"
    database = Database("postgresql://ada:sesame@127.0.0.1:1/room")
    with pytest.raises(StorageFault) as caught:
        database.now(names)
    database.close()
    assert caught.value.message.id == "storage-cannot-open"
    assert "sesame" not in f"{database.name} {caught.value} {caught.value.message}"


def test_no_fault_repeats_the_password_of_an_address_that_is_mistyped() -> None:
    with pytest.raises(StorageFault) as caught:
        parsed("postgresql:/ada:sesame@localhost/room")
    assert "sesame" not in f"{caught.value} {caught.value.message}"


def test_a_file_that_cannot_be_opened_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert fault(lambda: Database(f"sqlite:///{tmp_path / 'file' / 'room.sqlite'}")) == "storage-cannot-open"
    assert fault(lambda: Database(f"sqlite:///{tmp_path}")) == "storage-cannot-open"
    (tmp_path / "text").write_text("This is no database, and long enough for SQLite to see that it is none. " * 20)
    database = Database(f"sqlite:///{tmp_path / 'text'}")
    assert fault(lambda: upgrade(database)) == "storage-cannot-open"
    database.close()


# Tables


def test_of_two_who_write_the_next_entry_one_has_to_look_again(ready: Database) -> None:
    ready.now(add, "ada")
    ready.now(add_table, "t", "running", 0, "ada")
    ready.now(tables.append, "t", Line(1, 5, 0, "c1", b"first"), {"stage": "running"})
    with pytest.raises(Conflict):
        ready.now(tables.append, "t", Line(1, 6, 0, "c2", b"second"), {"stage": "over"})
    assert [(line.version, line.body) for line in ready.now(tables.lines, "t")] == [(0, b"{}"), (1, b"first")]
    assert ready.now(names, table_rows.c.stage) == {"running"}


def test_a_command_of_a_seat_is_stored_once(ready: Database) -> None:
    ready.now(add, "ada")
    for table in ("t", "u"):
        ready.now(add_table, table, "running", 0, "ada")
    ready.now(tables.append, "t", Line(1, 5, 0, "c", b""), {})
    with pytest.raises(Conflict):
        ready.now(tables.append, "t", Line(2, 6, 0, "c", b""), {})
    ready.now(tables.append, "t", Line(2, 6, 1, "c", b""), {})
    ready.now(tables.append, "u", Line(1, 6, 0, "c", b""), {})
    for version in (3, 4):
        ready.now(tables.append, "t", Line(version, 7, None, None, b""), {})
    assert len(ready.now(tables.lines, "t")) == 5


def test_a_table_that_is_due_is_given_to_one_of_two(ready: Database) -> None:
    def setting(connection: Connection) -> None:
        add_table(connection, "early", "running", 0, due=100)
        add_table(connection, "late", "running", 0, due=900)
        add_table(connection, "never", "running", 0)

    ready.now(setting)
    with ThreadPoolExecutor(1) as pool:
        with ready.engine.begin() as first:
            assert tables.claim_due(first, 500, 50, 10) == ["early"]
            second = pool.submit(ready.now, tables.claim_due, 500, 50, 10)
        assert second.result(20) == []
    assert ready.now(tables.claim_due, 549, 50, 10) == []
    assert ready.now(tables.claim_due, 550, 50, 10) == ["early"], "the lease is over"


def test_at_most_so_many_tables_are_claimed_the_most_urgent_first(file: Database) -> None:
    for number in range(5):
        file.now(add_table, f"t{number}", "running", 0, due=100 - number)
    assert file.now(tables.claim_due, 500, 50, 2) == ["t4", "t3"]


# What is forgotten


def test_what_was_left_is_forgotten_and_what_is_wanted_is_kept(ready: Database) -> None:
    old, new = 10, 1000

    def setting(connection: Connection) -> None:
        add(connection, "account", login="account", seen=old)
        for id in ("guest", "lost", "seated"):
            add(connection, id, seen=old)
        add(connection, "fresh", seen=new)
        add_table(connection, "account over", "over", old, "account", "guest")
        add_table(connection, "account left", "running", old, "account")
        add_table(connection, "guest over", "over", old, "lost")
        add_table(connection, "guest left", "running", old, "lost", "fresh")
        add_table(connection, "guest open", "open", old, "lost")
        add_table(connection, "guest plays", "running", new, "seated")
        add_table(connection, "guest played", "over", new, "seated")
        people.add_credential(connection, "hash", "lost", people.SESSION, old)

    ready.now(setting)
    assert ready.now(tables.prune, 500, 500) == (4, 1)
    assert ready.now(names, table_rows.c.id) == {"account over", "guest plays", "guest played"}
    assert ready.now(names) == {"account", "guest", "seated", "fresh"}
    assert ready.now(names, entries.c.table) == ready.now(names, table_rows.c.id)
    assert ready.now(names, credentials.c.hash) == set()
    assert ready.now(tables.prune, 500, 500) == (0, 0)


def test_bots_of_an_account_are_no_guests_who_never_came_back(ready: Database) -> None:
    def setting(connection: Connection) -> None:
        add(connection, "account", login="account", seen=10)
        people.add_bot(connection, "bot", "Robot", "account", "hash", 10)

    ready.now(setting)
    ready.now(tables.prune, 500, 500)
    assert ready.now(names) == {"account", "bot"}


def test_a_server_cleans_by_its_settings(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'room.sqlite'}"
    with Serving(address, keep_days=2, session_days=1) as serving:
        ada = serving.visitor("Ada")
        old, fresh = ada.open_table(), ada.open_table()
        when = {"changed": moment() - 2 * DAY - 1000}
        database = serving.house.database
        database.now(lambda connection: connection.execute(update(table_rows).filter_by(id=old), when))
        asyncio.run(serving.house.clean())
        assert database.now(names, table_rows.c.id) == {fresh}


# Copies


def two_play(serving: Serving) -> tuple[Visitor, Visitor, str]:
    ada, bartek = serving.visitor("Ada"), serving.visitor("Bartek")
    table = ada.open_table()
    bartek.post(f"/api/tables/{table}/seats", {})
    ada.post(f"/api/tables/{table}/start", {})
    return ada, bartek, table


def game_of(database: Database, table: str) -> tuple[Any, ...]:
    loaded = database.now(read_table, table)
    assert loaded.match is not None
    return loaded.version, loaded.match.version, state_hash(loaded.match.state), [chair.name for chair in loaded.chairs]


def test_a_copy_made_while_people_play_moves_to_the_other_database_and_back(
    serving: Serving, empty: Database, other: Database, tmp_path: Path
) -> None:
    ada, bartek, table = two_play(serving)
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
                waiting.hear("step")
            moves += 1
        count = copying.result()
    assert count == sum(dict(seen).values())
    assert restore_from(path, other) == count
    copied, now = game_of(other, table), game_of(empty, table)
    assert 0 <= copied[1] <= now[1]
    beginning = empty.now(lambda connection: tables.lines(connection, table))[: copied[0] + 1]
    assert other.now(tables.lines, table) == beginning
    match = empty.now(read_table, table).match
    assert match is not None
    assert copied[2] == state_hash(match.state_at(copied[1]))
    copy_to(other, again)
    back = Database(f"sqlite:///{tmp_path / 'back.sqlite'}")
    assert restore_from(again, back) == count
    assert all_rows(back) == all_rows(other)
    assert game_of(back, table) == copied
    back.close()


def test_a_room_goes_on_from_a_copy(sqlite_serving: Serving, tmp_path: Path) -> None:
    ada, _, table = two_play(sqlite_serving)
    path = tmp_path / "copy.sqlite"
    copy_to(sqlite_serving.house.database, path)
    restored = Database(f"sqlite:///{tmp_path / 'restored.sqlite'}")
    restore_from(path, restored)
    restored.close()
    with Serving(f"sqlite:///{tmp_path / 'restored.sqlite'}") as second:
        again = second.visitor()
        again.http.cookies.update(ada.http.cookies)
        with again.at(table) as place:
            assert place.scene["you"] == 0
            assert place.command("resign")["t"] == "done"


def test_a_copy_is_restored_though_owners_come_after_their_bots(file: Database, tmp_path: Path) -> None:
    """PostgreSQL hands rows out in the order in which they were last changed."""

    def setting(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        people.add_bot(connection, "bot", "Robot", "owner", "hash", 0)
        add(connection, "owner", login="owner")

    file.now(setting)
    copy_to(file, tmp_path / "copy.sqlite")
    restored = Database(f"sqlite:///{tmp_path / 'restored.sqlite'}")
    restore_from(tmp_path / "copy.sqlite", restored)
    assert all_rows(restored) == all_rows(file)
    restored.close()


def test_what_cannot_be_restored_or_copied_says_why(file: Database, tmp_path: Path) -> None:
    file.now(add, "ada")
    copy = tmp_path / "copy.sqlite"
    assert copy_to(file, copy) == 1
    assert fault(lambda: copy_to(file, copy)) == "storage-exists-already"
    assert fault(lambda: restore_from(copy, file)) == "storage-not-empty"
    assert file.now(names) == {"ada"}
    target = Database(f"sqlite:///{tmp_path / 'target.sqlite'}")
    (tmp_path / "text").write_text("This is no database, and long enough for SQLite to see that it is none. " * 20)
    sqlite3.connect(tmp_path / "foreign").execute("CREATE TABLE songs (title TEXT)").connection.close()
    (tmp_path / "nothing").write_bytes(b"")
    for name in ("text", "foreign", "nothing"):
        assert fault(lambda name=name: restore_from(tmp_path / name, target)) == "storage-no-backup"  # type: ignore[misc]
    for path in (tmp_path / "missing", tmp_path):
        assert fault(lambda path=path: restore_from(path, target)) == "storage-no-file"  # type: ignore[misc]
    assert target.now(lambda connection: inspect(connection).get_table_names()) == []
    target.close()


def test_a_copy_into_a_folder_that_is_none_says_why(file: Database, tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("")
    message = fault(lambda: copy_to(file, tmp_path / "blocked" / "copy.sqlite"))
    assert message in ("storage-cannot-open", "storage-cannot-write")


@pytest.mark.parametrize("name", ["copy #1.sqlite", "100%25.sqlite", "copy?.sqlite"])
def test_a_copy_may_have_any_name(file: Database, tmp_path: Path, name: str) -> None:
    file.now(add, "ada")
    copy_to(file, tmp_path / name)
    target = Database(f"sqlite:///{tmp_path / 'target.sqlite'}")
    restore_from(tmp_path / name, target)
    assert target.now(names) == {"ada"}
    target.close()


def test_a_copy_of_a_newer_version_says_so(file: Database, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    copy_to(file, copy)
    with sqlite3.connect(copy) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    target = Database(f"sqlite:///{tmp_path / 'target.sqlite'}")
    assert fault(lambda: restore_from(copy, target)) == "storage-newer"
    target.close()


def test_a_copy_that_fails_leaves_nothing_behind(file: Database, tmp_path: Path) -> None:
    folder = tmp_path / "copies"

    def fail(table: str, count: int) -> None:
        raise OSError("the disk is full")

    file.now(add, "ada")
    assert fault(lambda: copy_to(file, folder / "copy.sqlite", fail)) == "storage-cannot-write"
    assert list(folder.iterdir()) == []


def test_a_copy_that_cannot_be_restored_whole_is_not_restored(ready: Database, tmp_path: Path) -> None:
    ready.now(add, "ada")
    copy_to(ready, tmp_path / "copy.sqlite")
    target = Database(f"sqlite:///{tmp_path / 'target.sqlite'}")

    def fail(table: str, count: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        restore_from(tmp_path / "copy.sqlite", target, fail)
    assert target.now(lambda connection: inspect(connection).get_table_names()) == []
    target.close()


def test_copies_do_not_take_each_others_names(tmp_path: Path) -> None:
    taken = []
    for _ in range(3):
        taken.append(free_path(tmp_path, "0001"))
        taken[-1].touch()
    assert len(set(taken)) == 3


# Versions of the schema


def revision(database: Database) -> str | None:
    return database.now(versions.revision_of)


def stored_tables(database: Database) -> set[str]:
    return database.now(lambda connection: set(inspect(connection).get_table_names()))


def test_an_empty_database_is_made_ready_once(empty: Database, tmp_path: Path) -> None:
    assert revision(empty) is None
    assert upgrade(empty, tmp_path) is None
    assert revision(empty) == versions.newest() == versions.known()[0]
    empty.now(add, "ada")
    assert upgrade(empty, tmp_path) is None
    assert empty.now(names) == {"ada"}
    assert not list(tmp_path.glob("emporion-backup-*"))


def test_the_schema_is_what_the_versions_lead_to(ready: Database) -> None:
    def compare(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    assert ready.now(compare) == []


def test_the_way_back_leads_to_nothing_and_forth_again(ready: Database) -> None:
    first = stored_tables(ready)
    for _ in range(2):
        ready.now(versions.migrate, "base")
        assert stored_tables(ready) == {"alembic_version"}
        ready.now(versions.migrate, versions.newest())
        assert stored_tables(ready) == first


def test_the_database_of_another_program_is_left_alone(empty: Database) -> None:
    empty.now(lambda connection: connection.execute(text("CREATE TABLE songs (title TEXT)")))
    assert fault(lambda: upgrade(empty)) == "storage-not-ours"
    assert stored_tables(empty) == {"songs"}


def test_the_database_of_a_newer_version_is_left_alone(ready: Database) -> None:
    ready.now(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    assert fault(lambda: upgrade(ready)) == "storage-newer"
    assert revision(ready) == "9999"


def test_an_older_database_is_copied_and_then_upgraded(
    ready: Database, later: Callable[..., None], tmp_path: Path
) -> None:
    ready.now(add, "ada")
    later()
    saved = upgrade(ready, tmp_path)
    assert saved == tmp_path / "emporion-backup-0001.sqlite"
    assert (revision(ready), ready.now(names)) == ("0002", {"ada"})
    assert "later" in stored_tables(ready)
    copy = Database(f"sqlite:///{saved}")
    assert (revision(copy), copy.now(names)) == ("0001", {"ada"})
    assert "later" not in stored_tables(copy)
    copy.close()


def test_a_copy_of_an_older_version_is_restored_and_upgraded(
    ready: Database, later: Callable[..., None], tmp_path: Path
) -> None:
    ready.now(add, "ada")
    copy_to(ready, tmp_path / "copy.sqlite")
    later()
    restored = Database(f"sqlite:///{tmp_path / 'restored.sqlite'}")
    restore_from(tmp_path / "copy.sqlite", restored)
    upgrade(restored, tmp_path)
    assert (revision(restored), restored.now(names)) == ("0002", {"ada"})
    restored.close()


def test_an_upgrade_that_fails_leaves_the_old_database(
    ready: Database, later: Callable[..., None], tmp_path: Path
) -> None:
    ready.now(add, "ada")
    before = stored_tables(ready)
    later('op.execute("DELETE FROM players"); raise RuntimeError("power cut")')
    with pytest.raises(RuntimeError, match="power cut"):
        upgrade(ready, tmp_path)
    assert (revision(ready), stored_tables(ready), ready.now(names)) == ("0001", before, {"ada"})


def test_a_table_that_is_written_anew_keeps_what_refers_to_it(
    file: Database, later: Callable[..., None], tmp_path: Path
) -> None:
    """SQLite changes a table by writing it anew and deleting the old one."""

    def setting(connection: Connection) -> None:
        add(connection, "ada")
        add_table(connection, "t", "running", 0, "ada")
        people.add_credential(connection, "hash", "ada", people.SESSION, 0)

    file.now(setting)
    later('with op.batch_alter_table("players", recreate="always") as b: b.add_column(sa.Column("motto", sa.String()))')
    upgrade(file, tmp_path)

    def counting(connection: Connection) -> list[int]:
        counted = (players, credentials, seats)
        return [connection.execute(select(func.count()).select_from(each)).scalar_one() for each in counted]

    assert file.now(counting) == [1, 1, 1]
    assert file.now(names, seats.c.player) == {"ada"}
