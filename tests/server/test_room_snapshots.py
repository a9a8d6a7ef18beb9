"""When a room stores snapshots, what it does without them, and where they may not remain."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text, update

from emporion.games import names
from emporion.server.room import rooms, snapshots, table_repository
from emporion.server.room.table_repository import now_ms, read_table
from emporion.server.storage import schema
from emporion.server.storage.backup import copy_to
from emporion.server.storage.database import Database
from tests.server.accounts import account, everything_stored
from tests.server.live_server import LiveServer, Visitor, prepare, some_action, turns, wait_until
from tests.server.processes import ServerProcess
from tests.server.test_snapshots import count, load
from tests.server.test_tables import two_at_a_table


def play_some(server: LiveServer, moves: int, **more: Any) -> tuple[Any, Any, str]:
    ada, bartek, table = two_at_a_table(server, **more)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        for _ in range(moves):
            active, _ = turns(at_a, at_b)
            active.play(some_action(active))
    return ada, bartek, table


def saved_versions(server: LiveServer) -> dict[str, int]:
    """The version of each table's snapshot."""
    rows = server.services.database.run_sync(lambda connection: connection.execute(select(schema.snapshots)).all())
    return {row.table: row.version for row in rows}


def test_a_restart_replays_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with LiveServer(database) as server:
        ada, bartek, table = two_at_a_table(server)
        with ada.at(table) as at_a, bartek.at(table) as at_b:
            for _ in range(5):
                active, _ = turns(at_a, at_b)
                answer = active.play(some_action(active))
            active, other = turns(at_a, at_b)
            before = active.version, active.scene, active.log
            mine = ada if active is at_a else bartek
            cookies = mine.http.cookies
    with monkeypatch.context() as patch:
        patch.setattr(table_repository, "read_table", None)  # it would replay
        with LiveServer(database) as second:
            again = second.visitor()
            again.http.cookies.update(cookies)
            with again.at(table) as client:
                assert (client.version, client.scene, client.log) == before
                assert client.play(some_action(client), command="new")["t"] == "done"
            assert second.services.database.run_sync(read_table, table).version == answer["version"] + 1
    assert other.version == answer["version"]


def test_a_command_that_was_stored_before_a_restart_is_not_repeated(any_database: str) -> None:
    with LiveServer(any_database) as server:
        ada, bartek, table = two_at_a_table(server)
        with ada.at(table) as at_a, bartek.at(table) as at_b:
            active, _ = turns(at_a, at_b)
            message = {"version": active.version, "actions": [some_action(active)], "command": "once"}
            done = active.command("play", **message)
            cookies = (ada if active is at_a else bartek).http.cookies
    with LiveServer(any_database) as second:
        again = second.visitor()
        again.http.cookies.update(cookies)
        with again.at(table) as client:
            assert client.command("play", **message) == done


def test_a_stopped_server_has_a_snapshot_of_every_game(any_database: str) -> None:
    prepare(any_database)
    database = Database(any_database)
    with LiveServer(any_database) as server:
        played = [play_some(server, 2, game=game)[2] for game in names()]
        server.visitor("Chiara").open_table()
        assert saved_versions(server) == {}
    kept = select(schema.snapshots.c.table)
    assert set(database.run_sync(lambda connection: connection.execute(kept).scalars().all())) == set(played)
    database.close()


def test_a_process_that_is_stopped_saves_in_time(any_database: str) -> None:
    prepare(any_database)
    with ServerProcess(any_database) as server:
        ada = Visitor(server.port)
        with ada.http:
            table = ada.open_table(seats="me trader", name="Ada")
        with ada.at(table) as client:
            client.wait_for(lambda scene: bool(scene["offers"]))
            client.play(some_action(client))
        assert server.stop() == 0
    database = Database(any_database)
    assert count(database) == 1
    load(database, table)
    database.close()


def test_an_idle_table_gets_a_snapshot(any_database: str) -> None:
    with LiveServer(any_database, idle_minutes=0.001) as server:
        _, _, table = play_some(server, 3)
        wait_until(lambda: len(server.services.rooms) == 0)
        assert list(saved_versions(server)) == [table]


def test_a_table_in_use_gets_a_snapshot_now_and_then(any_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "MAX_BEHIND", 4)
    with LiveServer(any_database) as server:
        _, _, table = play_some(server, 6)
        wait_until(lambda: table in saved_versions(server))


def test_wrong_snapshots_are_deleted(any_database: str) -> None:
    with LiveServer(any_database) as server:
        ada, _, table = play_some(server, 3)
        cookies = ada.http.cookies
    with LiveServer(any_database) as second:
        spoiling = update(schema.snapshots).values(build="another")
        second.services.database.run_sync(lambda connection: connection.execute(spoiling))
        again = second.visitor()
        again.http.cookies.update(cookies)
        with again.at(table) as client:
            assert client.scene["you"] == 0
            wait_until(lambda: saved_versions(second) == {})


@pytest.mark.usefixtures("quick_hashes")
def test_an_erased_name_is_in_no_snapshot(database: str) -> None:
    with LiveServer(database) as server:
        ada, bartek = account(server, "unmistakable-login", name="Unmistakable"), server.visitor("Bartek")
        table = ada.open_table()
        bartek.post(f"/api/tables/{table}/seats", {})
        ada.post(f"/api/tables/{table}/start", {})
        save_all(server)
        assert table in saved_versions(server)
        assert [value for value in everything_stored(server) if "Unmistakable" in value]
        ada.request("DELETE", "/api/me")
        wait_until(lambda: is_saved(server, table))
        assert not [value for value in everything_stored(server) if "unmistakable" in value.lower()]


def save_all(server: LiveServer) -> None:
    """Store all snapshots, as when the server stops."""

    async def saving() -> None:
        await server.services.rooms._save(server.services.rooms)

    asyncio.run_coroutine_threadsafe(saving(), server_loop(server)).result(60)


def is_saved(server: LiveServer, table: str) -> bool:
    """Whether a table has a snapshot, once it is not being loaded again."""
    save_all(server)
    return table in saved_versions(server)


def server_loop(server: LiveServer) -> asyncio.AbstractEventLoop:
    return server.services._tasks[0].get_loop()


def test_old_snapshots_are_deleted(any_database: str) -> None:
    with LiveServer(any_database) as server:
        _, _, old = play_some(server, 2)
        _, _, new = play_some(server, 2)
        save_all(server)
        long_ago = update(schema.tables).where(schema.tables.c.id == old).values(changed=now_ms() - 2 * snapshots.KEPT)
        server.services.database.run_sync(lambda connection: connection.execute(long_ago))
        asyncio.run_coroutine_threadsafe(server.services.delete_expired(), server_loop(server)).result(60)
        assert list(saved_versions(server)) == [new]


def test_stopping_does_not_wait_for_all_snapshots(any_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MAX_SAVING_TIME", -1.0)
    with LiveServer(any_database) as server:
        play_some(server, 2)
    database = Database(any_database)
    assert count(database) == 0
    database.close()


def test_a_table_that_is_not_stored_is_not_saved(any_database: str) -> None:
    """Nobody knows whether its last entry is."""
    with LiveServer(any_database) as server:
        _, _, table = play_some(server, 2)
        room = server.services.rooms._rooms[table]
        room._uncertain = True
        save_all(server)
        assert saved_versions(server) == {}
        room._uncertain = False
        save_all(server)
        assert list(saved_versions(server)) == [table]


def test_without_snapshots_everything_is_replayed(any_database: str) -> None:
    """A host may empty the cache at any time."""
    with LiveServer(any_database) as server:
        ada, _, table = play_some(server, 3)
        save_all(server)
        server.services.database.run_sync(lambda connection: connection.execute(text("DELETE FROM snapshots")))
        server.services.rooms.unload(table)
        with ada.at(table) as client:
            assert client.scene["move"] == 3


def test_a_backup_has_no_snapshots(any_database: str, tmp_path: Path) -> None:
    with LiveServer(any_database) as server:
        _, _, table = play_some(server, 3)
        save_all(server)
        copy_to(server.services.database, tmp_path / "copy.sqlite")
    copy = Database(f"sqlite:///{tmp_path / 'copy.sqlite'}")
    assert count(copy) == 0
    assert load(copy, table).unfit is None
    copy.close()
