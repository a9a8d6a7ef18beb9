"""A database that is gone, frozen, full or read-only: nothing more is acknowledged, everyone is told, and the room goes
on by itself."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest
from sqlalchemy import event, make_url
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from emporion.files import StorageError
from emporion.server import heartbeat
from emporion.server.app import create_app
from emporion.server.launch import prepare_database
from emporion.server.room import table_repository
from emporion.server.settings import Settings
from emporion.server.storage import availability, quick_check
from emporion.server.storage.availability import StorageUnavailable
from emporion.server.storage.backup import copy_to
from emporion.server.storage.database import Database
from emporion.server.storage.tables import stored_entries
from emporion.server.storage.write_queue import failed
from emporion.server.web.about import HEALTH_TIMEOUT
from emporion.server.web.security import SecurityMiddleware
from emporion.server.web.websocket import UNAVAILABLE
from tests.server import postgres
from tests.server.flaky_proxy import FlakyProxy
from tests.server.live_server import (
    LiveServer,
    TableClient,
    Visitor,
    new_room,
    prepare,
    some_action,
    turns,
    wait_until,
)
from tests.server.processes import ServerProcess, serving_processes
from tests.server.test_tables import two_at_a_table
from tests.waiting import PATIENCE


def is_healthy(visitor: Visitor) -> bool:
    answer = visitor.http.get("/health")
    assert answer.json() == {"healthy": answer.status_code == 200}
    return answer.status_code == 200


def assert_refused(client: TableClient, visitor: Visitor, table: str) -> None:
    """A move is refused in a way that says to try again, and so are requests."""
    refused = client.play(some_action(client), command="again")
    assert (refused["t"], refused["error"]["id"]) == ("refused", "storage-unavailable")
    answer = visitor.http.post("/api/me", json={"name": "Ada"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (503, "storage-unavailable")
    assert int(answer.headers["retry-after"]) <= 2
    wait_until(lambda: not is_healthy(visitor))
    with pytest.raises(ConnectionClosed) as closed, visitor.at(table):
        pass
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == UNAVAILABLE


def assert_goes_on(client: TableClient, visitor: Visitor, table: str) -> None:
    """The same command is done now, once."""
    version = client.version
    wait_until(lambda: is_healthy(visitor))
    assert client.play(some_action(client), version=version, command="again")["t"] == "done"
    assert client.version == version + 1
    with visitor.at(table) as again:
        assert again.version == version + 1


@contextmanager
def quiet() -> Iterator[list[Any]]:
    """The log has one line per cause, and one when it is over; nothing with a traceback."""
    with capture_logs() as logs:
        yield logs
    loud = [each for each in logs if each["log_level"] in ("warning", "error", "critical")]
    assert [each for each in loud if "exc_info" in each] == []
    assert {each["event"] for each in loud} == {"the database cannot be used", "the database can be used again"}
    causes = [each["reason"] for each in loud if "reason" in each]
    assert len(causes) == len(set(causes)) <= 3


# The file


def moved_away(file: Path) -> Callable[[], object]:
    for end in ("", "-wal", "-shm"):
        Path(f"{file}{end}").rename(f"{file}{end}.away")
    return lambda: [Path(f"{file}{end}.away").rename(f"{file}{end}") for end in ("", "-wal", "-shm")]


def log_moved_away(file: Path) -> Callable[[], object]:
    Path(f"{file}-wal").rename(f"{file}-wal.away")
    return lambda: Path(f"{file}-wal.away").rename(f"{file}-wal")


def replaced(file: Path) -> Callable[[], object]:
    away = file.rename(f"{file}.away")
    shutil.copy(away, file)
    return lambda: away.rename(file)


def cut_off(file: Path) -> Callable[[], object]:
    whole = file.read_bytes()
    with open(file, "r+b") as opened:
        opened.truncate(len(whole) - 4096)
    return lambda: file.write_bytes(whole)


def emptied(file: Path) -> Callable[[], object]:
    whole = file.read_bytes()
    with open(file, "r+b") as opened:
        opened.truncate(0)
    return lambda: file.write_bytes(whole)


def copied_over_smaller(file: Path) -> Callable[[], object]:
    grow(file)
    whole = file.read_bytes()
    file.write_bytes(new_room())  # like `cp`: the inode stays
    assert file.stat().st_size < len(whole)
    return lambda: file.write_bytes(whole)


def copied_over_same_size(file: Path) -> Callable[[], object]:
    whole = file.read_bytes()
    file.write_bytes(new_room())
    assert file.stat().st_size == len(whole)
    return lambda: file.write_bytes(whole)


def generation(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return found


def grow(file: Path) -> None:
    """Let the file itself grow: what the server writes stays in the write-ahead log at first."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE filling AS SELECT zeroblob(300000) AS x")
        connection.execute("PRAGMA wal_checkpoint(FULL)").fetchall()


def read_only(file: Path) -> Callable[[], object]:
    file.chmod(0o400)
    return lambda: file.chmod(0o600)


@pytest.mark.usefixtures("sqlite_only")
@pytest.mark.parametrize(
    "harm",
    [
        moved_away,
        log_moved_away,
        replaced,
        cut_off,
        emptied,
        copied_over_smaller,
        copied_over_same_size,
        read_only,
    ],
)
def test_nothing_is_acknowledged_without_the_file(tmp_path: Path, harm: Callable[[Path], Callable[[], object]]) -> None:
    file = tmp_path / "room.sqlite"
    with LiveServer(f"sqlite:///{file}") as server:
        ada, bartek, table = two_at_a_table(server)
        with ada.at(table) as at_a, bartek.at(table) as at_b:
            active, _ = turns(at_a, at_b)
            player = ada if active is at_a else bartek
            with quiet():
                mend = harm(file)
                assert_refused(active, player, table)
                mend()
                assert_goes_on(active, player, table)
    database = Database(f"sqlite:///{file}")
    assert len(database.run_sync(stored_entries, table)) == active.version + 1
    database.close()


@pytest.mark.usefixtures("sqlite_only")
def test_an_earlier_copy_of_the_same_run_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was made while the server ran, so the mark in the file is the same."""
    monkeypatch.setattr(heartbeat, "SECONDS_BETWEEN", 0.1)
    file = tmp_path / "room.sqlite"
    with LiveServer(f"sqlite:///{file}") as server:
        ada, bartek, table = two_at_a_table(server)
        with ada.at(table) as at_a, bartek.at(table) as at_b:
            active, _ = turns(at_a, at_b)
            player = ada if active is at_a else bartek
            earlier, before = file.read_bytes(), generation(file)
            wait_until(lambda: generation(file) > before)
            monkeypatch.setattr(heartbeat, "SECONDS_BETWEEN", 3600)
            grow(file)
            whole = file.read_bytes()
            player.get("/api/me")  # the server sees what it has moved into the file
            with quiet():
                file.write_bytes(earlier)
                assert_refused(active, player, table)
                file.write_bytes(whole)
                assert_goes_on(active, player, table)


@pytest.mark.usefixtures("sqlite_only")
@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_notices_that_its_file_was_removed(tmp_path: Path, workers: int) -> None:
    file = tmp_path / "room.sqlite"
    with ServerProcess(f"sqlite:///{file}", workers=workers) as server, closing(Visitor(server.port).http) as http:
        assert http.post("/api/me", json={"name": "Ada"}).status_code == 200
        for each in tmp_path.glob("room.sqlite*"):
            each.unlink()
        wish = {"game": "carthage", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["error"]["id"]) == (503, "storage-unavailable")
        wait_until(lambda: http.get("/health").status_code == 503)
        assert not file.exists(), "nothing makes a new file"


@pytest.mark.usefixtures("sqlite_only")
@pytest.mark.parametrize("workers", [1, 2])
def test_a_backup_that_was_copied_over_the_file_is_served_after_a_restart(tmp_path: Path, workers: int) -> None:
    """A host restores it without stopping the server first. Nothing of the old room gets into it."""
    file, copy = tmp_path / "room.sqlite", tmp_path / "copy.sqlite"
    with ServerProcess(f"sqlite:///{file}", workers=workers) as server, closing(Visitor(server.port).http) as http:
        assert http.post("/api/me", json={"name": "Ada"}).status_code == 200
        database = Database(f"sqlite:///{file}")
        copy_to(database, copy)
        database.close()
        for name in ("Berta", "Clara", "Dora"):
            assert http.post("/api/me", json={"name": name}).status_code == 200
        shutil.copyfile(copy, file)
        answer = http.post("/api/me", json={"name": "Emma"})
        assert (answer.status_code, answer.json()["error"]["id"]) == (503, "storage-unavailable")
        assert server.stop() == 0
        assert file.read_bytes() == copy.read_bytes()
        server.start()
        assert http.get("/api/me").json()["name"] == "Ada"
        assert http.post("/api/me", json={"name": "Berta"}).status_code == 200


@pytest.mark.usefixtures("sqlite_only")
def test_a_serving_process_is_not_replaced_while_the_file_is_another_one(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """It would take the new file for its own, and show what is in there."""
    file = tmp_path / "room.sqlite"
    with ServerProcess(f"sqlite:///{file}", workers=2) as server:
        wait_until(lambda: len(serving_processes(server)) == 2)
        mend = copied_over_same_size(file)
        os.kill(min(serving_processes(server)), signal.SIGKILL)
        said: list[str] = []

        def has_said(words: str) -> bool:
            said.append(capfd.readouterr().err)
            return words in "".join(said)

        wait_until(lambda: has_said("was overwritten with another file"))
        mend()
        wait_until(lambda: all(is_open(server) for _ in range(10)))


@pytest.mark.usefixtures("sqlite_only")
def test_a_process_that_starts_without_the_file_makes_none(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """It would be an empty room beside the old one. The process starts when the file is back."""
    file = tmp_path / "room.sqlite"
    with ServerProcess(f"sqlite:///{file}", workers=2) as server:
        wait_until(lambda: len(serving_processes(server)) == 2)
        mend = moved_away(file)
        os.kill(min(serving_processes(server)), signal.SIGKILL)
        said: list[str] = []

        def has_said(words: str) -> bool:
            said.append(capfd.readouterr().err)
            return words in "".join(said)

        wait_until(lambda: has_said("cannot open the database"))
        assert not file.exists()
        mend()
        wait_until(lambda: all(is_open(server) for _ in range(10)))  # any process may accept it
    assert not has_said("Traceback")


def is_open(server: ServerProcess) -> bool:
    with closing(Visitor(server.port).http) as http:
        return http.post("/api/me", json={"name": "Ada"}).status_code == 200


@pytest.mark.usefixtures("sqlite_only")
def test_a_compacted_file_is_no_damage(tmp_path: Path) -> None:
    """A host ran VACUUM."""
    file = tmp_path / "room.sqlite"
    with LiveServer(f"sqlite:///{file}") as server:
        ada, bartek, table = two_at_a_table(server)
        database = server.services.database
        with database.engine.connect() as connection:
            driver: Any = connection.connection.dbapi_connection
            driver.execute("CREATE TABLE filling AS SELECT zeroblob(300000) AS x")
            driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            before = file.stat().st_size
            ada.post("/api/me", {"name": "Ada"})
            driver.execute("DROP TABLE filling")
            driver.execute("VACUUM")
            driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        assert file.stat().st_size < before
        with ada.at(table) as at_a, bartek.at(table) as at_b:
            active, _ = turns(at_a, at_b)
            assert active.play(some_action(active))["t"] == "done"


@pytest.mark.usefixtures("sqlite_only")
def test_a_full_disk_is_no_fault(tmp_path: Path) -> None:
    """SQLite says the same if its file may not grow. Reading goes on."""
    with LiveServer(f"sqlite:///{tmp_path / 'room.sqlite'}") as server:
        ada, bartek, table = two_at_a_table(server)
        with ada.at(table) as at_a, bartek.at(table) as at_b:
            active, _ = turns(at_a, at_b)
            player = ada if active is at_a else bartek
            with quiet():
                fill(server, True)
                answer = player.http.post("/api/me", json={"name": "x" * 20})
                wait_until(lambda: not is_healthy(player))
                refused = active.play(some_action(active), command="again")
                assert refused["error"]["id"] == "storage-unavailable"
                assert answer.status_code == 503
                assert player.http.get("/api/tables?stage=running").status_code == 200
                fill(server, False)
                assert_goes_on(active, player, table)


def fill(server: LiveServer, is_full: bool) -> None:
    """Let every write of the server fail as on a full disk, or none."""
    writer = server.services.write_queue._writer

    def full() -> None:
        problem = sqlite3.OperationalError("database or disk is full")
        problem.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise OperationalError("COMMIT", None, problem)

    writer._before_commit = full if is_full else lambda: None


def test_players_are_told_what_was_stored_without_an_answer(
    own_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database stores a move, but its answer is lost. Nobody sends anything after that."""
    ada, bartek, table = two_at_a_table(own_server)
    writer = own_server.services.write_queue._writer
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        active, passive = turns(at_a, at_b)
        version = active.version
        with monkeypatch.context() as lost:
            lost.setattr(writer, "acknowledgeable", lambda outcomes: failed(outcomes, StorageUnavailable("no answer")))
            refused = active.play(some_action(active))
            assert (refused["t"], refused["error"]["id"]) == ("refused", "storage-unavailable")
        passive.wait_for_version(version + 1)
        active.wait_for_version(version + 1)


def test_a_bot_moves_after_what_was_stored_without_an_answer(
    own_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_repository, "LEASE", 3_600_000)  # milliseconds: the table is not due
    ada = own_server.visitor("Ada")
    writer = own_server.services.write_queue._writer
    with ada.at(ada.open_table(seats="me apprentice")) as client:
        client.wait_for(lambda scene: bool(scene["offers"]))
        while client.scene["offers"]:
            with monkeypatch.context() as lost:
                lost.setattr(
                    writer, "acknowledgeable", lambda outcomes: failed(outcomes, StorageUnavailable("no answer"))
                )
                version = client.version
                assert client.play(some_action(client))["t"] == "refused"
            client.wait_for_version(version + 1)
        client.wait_for(lambda scene: bool(scene["offers"]))
        assert [line for line in client.log if line["kind"] == "moved" and line["seat"] == 1]


@pytest.mark.usefixtures("sqlite_only")
def test_a_table_is_not_read_again_before_its_last_write_has_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk stalls for longer than anybody waits, and goes on when the table was looked at meanwhile."""
    go_on = Event()
    with LiveServer(f"sqlite:///{tmp_path / 'room.sqlite'}") as server:
        ada, bartek, table = two_at_a_table(server)
        with ada.at(table) as at_a, bartek.at(table) as at_b:
            active, passive = turns(at_a, at_b)
            version = active.version
            writer = server.services.write_queue._writer
            writer._before_commit = lambda: None if go_on.wait(PATIENCE) else pytest.fail("nobody went on")
            monkeypatch.setattr(availability, "PATIENCE", 0.5)
            assert active.play(some_action(active))["error"]["id"] == "storage-unavailable"
            assert ada.http.get(f"/api/tables/{table}/log").status_code in (200, 503)
            monkeypatch.setattr(availability, "PATIENCE", PATIENCE)
            go_on.set()
            passive.wait_for_version(version + 1)
            active.wait_for_version(version + 1)


# Stopping


@pytest.mark.usefixtures("sqlite_only")
@pytest.mark.parametrize("harm", [moved_away, copied_over_same_size, cut_off])
@pytest.mark.parametrize("workers", [1, 2])
def test_stopping_without_the_file_is_no_fault(
    tmp_path: Path, workers: int, harm: Callable[[Path], object], capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "room.sqlite"
    with ServerProcess(f"sqlite:///{file}", workers=workers) as server, closing(Visitor(server.port).http) as http:
        assert http.post("/api/me", json={"name": "Ada"}).status_code == 200
        harm(file)
        assert server.stop() == 0
    said = capfd.readouterr().err.splitlines()
    assert not [line for line in said if "Traceback" in line or "Error" in line]
    assert len(said) <= 1 + 2 * workers, said


# Damage


@pytest.mark.usefixtures("sqlite_only")
def test_what_is_damaged_is_named_and_the_rest_goes_on(tmp_path: Path) -> None:
    """The pages of ratings and of lists of tables cannot be used."""
    file = tmp_path / "room.sqlite"
    with LiveServer(f"sqlite:///{file}") as server:
        server.visitor("Ada").open_table()
    spoil(file, "ratings", "seats")
    with LiveServer(f"sqlite:///{file}") as server, capture_logs() as logs:
        ada = server.visitor("Ada")
        for _ in range(3):
            for path in ("/api/leaderboards/carthage/2", "/api/me/tables"):
                answer = ada.http.get(path)
                assert (answer.status_code, answer.json()["error"]["id"]) == (503, "storage-part-damaged"), path
                assert int(answer.headers["retry-after"]) >= 10, "pages do not try again and again"
        assert is_healthy(ada)
        assert ada.get("/api/me")["name"] == "Ada"
    loud = [each for each in logs if each["log_level"] in ("warning", "error", "critical")]
    assert [each for each in loud if "exc_info" in each] == []
    named = [each["reason"] for each in loud if each["event"].startswith("a part of the database is damaged")]
    assert len(named) == len(set(named)) == len(loud) == 2
    assert all(each.startswith("database disk image is malformed: SELECT") for each in named)


def spoil(file: Path, *names: str) -> None:
    """Overwrite the first page of these tables and of their indices."""
    with closing(sqlite3.connect(file)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        found = f"SELECT rootpage FROM sqlite_master WHERE rootpage > 0 AND tbl_name IN ({','.join('?' * len(names))})"
        pages = [row[0] for row in connection.execute(found, names)]
    with open(file, "r+b") as opened:
        for page in pages:
            opened.seek((page - 1) * size)
            opened.write(b"\xff" * size)


@pytest.mark.parametrize("code", [sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_CORRUPT])
def test_a_page_that_cannot_be_read_begins_no_outage(code: int) -> None:
    problem = sqlite3.OperationalError("disk I/O error")
    problem.sqlite_errorcode = code
    known = availability.Availability()

    async def fail() -> None:
        done = asyncio.get_running_loop().create_future()
        done.set_exception(OperationalError("SELECT name\nFROM players", None, problem))
        with pytest.raises(availability.StorageDamaged) as caught:
            await known.watch("reading", done)
        assert caught.value.cause == "disk I/O error: SELECT name FROM players"

    asyncio.run(fail())
    assert not known.failing


# PostgreSQL


@pytest.fixture
def far_database(postgres_cluster: str, tmp_path: Path) -> Iterator[tuple[str, FlakyProxy]]:
    """A database behind a proxy."""
    address = make_url(postgres.new_database(postgres_cluster, f"far_{tmp_path.name[-20:]}"))
    assert address.port is not None
    with FlakyProxy(address.port) as proxy:
        yield address.set(port=proxy.port).render_as_string(hide_password=False), proxy


def gone(proxy: FlakyProxy) -> Callable[[], None]:
    proxy.refuses = True
    proxy.cut()

    def mend() -> None:
        proxy.refuses = False

    return mend


def frozen(proxy: FlakyProxy) -> Callable[[], None]:
    proxy.die()
    return proxy.mend


@pytest.mark.parametrize("harm", [gone, frozen])
def test_an_outage_of_postgresql(
    far_database: tuple[str, FlakyProxy],
    harm: Callable[[FlakyProxy], Callable[[], None]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    address, proxy = far_database
    with LiveServer(address) as server:
        ada, bartek, table = two_at_a_table(server)
        with ada.at(table) as at_a, bartek.at(table) as at_b:
            active, _ = turns(at_a, at_b)
            player = ada if active is at_a else bartek
            with quiet():
                monkeypatch.setattr(availability, "PATIENCE", 0.5)
                mend = harm(proxy)
                assert_refused(active, player, table)
                monkeypatch.setattr(availability, "PATIENCE", PATIENCE)
                mend()
                assert_goes_on(active, player, table)
                wait_until(lambda: not server.services.database.availability.failing)


@pytest.mark.parametrize("harm", [gone, frozen])
def test_stopping_without_postgresql_is_no_fault(
    far_database: tuple[str, FlakyProxy],
    harm: Callable[[FlakyProxy], object],
    capfd: pytest.CaptureFixture[str],
) -> None:
    address, proxy = far_database
    with ServerProcess(address) as server, closing(Visitor(server.port).http) as http:
        assert http.post("/api/me", json={"name": "Ada"}).status_code == 200
        harm(proxy)
        assert server.stop() == 0
    said = capfd.readouterr().err.splitlines()
    assert not [line for line in said if "Traceback" in line]


def test_bots_go_on_after_an_outage(far_database: tuple[str, FlakyProxy], monkeypatch: pytest.MonkeyPatch) -> None:
    """The database goes away while a bot thinks."""
    address, proxy = far_database
    with LiveServer(address) as server:
        ada = server.visitor("Ada")
        table = ada.open_table(seats="me apprentice")
        with ada.at(table) as client, quiet():
            client.wait_for(lambda scene: bool(scene["offers"]))
            bots, mends = server.services.bot_pool, list[Callable[[], None]]()
            choose = bots.choose

            async def choose_in_vain(*question: Any) -> int:
                if not mends:
                    mends.append(gone(proxy))
                return await choose(*question)

            monkeypatch.setattr(bots, "choose", choose_in_vain)
            while client.scene["offers"] and not mends:
                client.send("play", command=f"p{client.version}", version=client.version, actions=[some_action(client)])
                if client.receive("step", "refused")["t"] == "refused":
                    break
            wait_until(lambda: bool(server.services.database.availability.failing))
            mends[0]()
            client.wait_for(lambda scene: bool(scene["offers"]))
            assert [line for line in client.log if line["kind"] == "moved" and line["seat"] == 1]
            wait_until(lambda: not server.services.database.availability.failing)


def test_health_is_answered_soon_while_postgresql_is_frozen(
    far_database: tuple[str, FlakyProxy], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the server counts it as an outage. The limit is five times the second that is promised."""
    monkeypatch.setattr(availability, "PATIENCE", 2 * PATIENCE)
    address, proxy = far_database
    with LiveServer(address) as server:
        ada = server.visitor("Ada")
        assert is_healthy(ada)
        mend = frozen(proxy)
        began = time.monotonic()
        assert not is_healthy(ada)
        assert time.monotonic() - began < 5
        mend()
        wait_until(lambda: is_healthy(ada))
    assert HEALTH_TIMEOUT < 1


# Health


@pytest.fixture
def idle_app(database: str) -> Iterator[tuple[SecurityMiddleware, list[str]]]:
    """A server without background tasks, and the statements that its database gets."""
    prepare(database)
    app = create_app(Settings(db=database))
    statements: list[str] = []

    def note(*given: Any) -> None:
        statements.append(given[2])

    event.listen(app.services.database.engine, "before_cursor_execute", note)
    yield app, statements
    app.services.write_queue.close()
    app.services.database.close()


def health_of(app: Any, times: int) -> set[int]:
    async def ask() -> set[int]:
        transport = httpx.ASGITransport(app)
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(transport=transport, base_url="http://room") as http:
            return {(await http.get("/health")).status_code for _ in range(times)}

    return asyncio.run(ask())


def test_health_writes_nothing(idle_app: tuple[SecurityMiddleware, list[str]]) -> None:
    app, statements = idle_app
    assert health_of(app, times=3) == {200}
    assert statements == ["SELECT 1"] * 3


def test_health_asks_nothing_during_an_outage(idle_app: tuple[SecurityMiddleware, list[str]]) -> None:
    app, statements = idle_app
    app.services.database.availability.fails("writing", "disk is full")
    assert health_of(app, times=3) == {503}
    assert statements == []


# Starting


@pytest.mark.usefixtures("sqlite_only")
@pytest.mark.parametrize(
    ("content", "said"), [(b"", "is empty"), (b"SQLite format 3\0" + b"nonsense" * 1000, "damaged")]
)
def test_a_file_that_is_no_room_is_refused_with_one_line(tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "room.sqlite"
    file.write_bytes(content)
    started = subprocess.run(
        [sys.executable, "-m", "emporion", "serve", "--port", "0", "--db", f"sqlite:///{file}"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert started.returncode == 2
    assert said in started.stderr
    assert started.stderr.count("\n") == 1
    assert file.read_bytes() == content


@pytest.mark.usefixtures("sqlite_only")
def test_a_large_file_is_checked_while_the_server_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Damage does not keep it from starting, and is told to the host."""
    file = tmp_path / "room.sqlite"
    with LiveServer(f"sqlite:///{file}") as server:
        server.visitor("Ada").open_table()
    spoil(file, "ratings")
    settings = Settings(db=f"sqlite:///{file}")
    with pytest.raises(StorageError, match="damaged"):
        prepare_database(settings)
    monkeypatch.setattr(quick_check, "AT_ONCE", 1000)
    with capture_logs() as logs:
        prepare_database(settings).close()
        assert logs == []
        with LiveServer(settings.database) as server:
            wait_until(lambda: bool(logs))
            assert is_healthy(server.visitor("Bartek"))
    (told,) = [each for each in logs if each["log_level"] == "error"]
    assert told["event"] == "the database file is damaged; see: emporion admin check"
    assert told["path"] == str(file)
    assert told["reason"]


@pytest.mark.usefixtures("sqlite_only")
def test_starting_on_a_full_disk_says_so_in_one_line(tmp_path: Path) -> None:
    """No file may grow over 20 kB, which SQLite cannot tell from a full disk."""
    file = tmp_path / "room.sqlite"
    started = subprocess.run(
        [sys.executable, "-m", "emporion", "serve", "--port", "0", "--db", f"sqlite:///{file}"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000)),
    )
    assert started.returncode == 2
    assert str(file) in started.stderr
    assert started.stderr.count("\n") == 1
    assert not file.exists(), "a half-made file would be refused the next time"
