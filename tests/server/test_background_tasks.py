"""Background tasks survive failures, and their logs contain no secrets."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import DBAPIError
from structlog.testing import capture_logs

from emporion.server import background_tasks
from emporion.server.heartbeat import record_beat, record_start
from emporion.server.room import bot_pool
from emporion.server.storage import schema
from emporion.server.storage.database import Database
from emporion.server.storage.rating_rules import RatedGame
from emporion.server.storage.ratings import settle
from tests.server.live_server import prepare, wait_until
from tests.server.processes import ServerProcess
from tests.waiting import PATIENCE


def test_a_failed_task_is_logged_and_retried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background_tasks, "FIRST_PAUSE", 0.0)
    tries: list[int] = []

    async def work() -> None:
        tries.append(len(tries))
        if len(tries) < 3:
            raise OSError("the database is gone")

    with capture_logs() as logs:
        asyncio.run(background_tasks.retry_with_backoff("cleaning", work))
    assert len(tries) == 3
    assert [(each["task"], each["reason"]) for each in logs] == [("cleaning", "OSError: the database is gone")] * 2


def test_shutdown_does_not_wait_for_compilation(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler process would keep ours from ending for minutes."""
    monkeypatch.setattr(bot_pool, "_compiled", partial(time.sleep, 10 * PATIENCE))
    bots = bot_pool.BotPool(1)

    async def begin_and_stop() -> None:
        duty = asyncio.create_task(bots.compile_bots())
        await asyncio.to_thread(wait_until, lambda: bool(bots._compiler and bots._compiler._processes))
        assert bots._compiler is not None
        (process,) = bots._compiler._processes.values()
        duty.cancel()
        with suppress(asyncio.CancelledError):
            await duty
        bots.close()
        await asyncio.to_thread(process.join, PATIENCE)
        assert process.exitcode is not None

    asyncio.run(begin_and_stop())


def test_a_deleted_heartbeat_is_written_again(database: str) -> None:
    prepare(database)
    opened = Database(database)
    opened.run_sync(record_beat, "one", 100)
    opened.run_sync(record_beat, "one", 200)
    assert opened.run_sync(lambda connection: connection.execute(select(schema.beats.c.at)).scalars().all()) == [200]
    opened.close()


def test_two_processes_can_start_concurrently(database: str) -> None:
    prepare(database)
    opened = Database(database)
    opened.run_sync(record_beat, "long ago", 1_000)
    problems: list[BaseException] = []

    def start(number: int) -> None:
        try:
            opened.run_sync(record_start, f"process {number}", 1_000_000)
        except BaseException as problem:
            problems.append(problem)

    starting = [Thread(target=start, args=(number,)) for number in range(4)]
    for each in starting:
        each.start()
    for each in starting:
        each.join()
    assert problems == []
    assert opened.run_sync(lambda connection: len(connection.execute(select(schema.outages)).all())) == 1
    opened.close()


def test_database_errors_contain_no_secrets(database: str) -> None:
    prepare(database)
    opened = Database(database)

    def write(connection: Connection) -> None:
        row = {"hash": "the secret", "player": "nobody", "kind": "session", "created": 0, "seen": 0}
        connection.execute(insert(schema.credentials), row)

    with pytest.raises(DBAPIError) as caught, opened.engine.begin() as connection:
        write(connection)
    assert "the secret" not in str(caught.value)
    opened.close()


def test_games_that_end_concurrently_are_all_rated(database: str) -> None:
    prepare(database)
    opened = Database(database)
    people = [{"id": id, "name": id, "bot": False, "created": 0, "seen": 0} for id in ("ada", "bartek", "chiara")]
    opened.run_sync(lambda connection: connection.execute(insert(schema.players), people) and None)
    games = [("ada", "bartek"), ("bartek", "ada"), ("chiara", "bartek"), ("ada", "chiara")] * 3

    def rate(connection: Connection, number: int) -> None:
        game = RatedGame(f"t{number}", "carthage", 2, ended=0, excluded="")
        rows = [{"seat": seat, "player": id, "place": seat + 1} for seat, id in enumerate(games[number])]
        settle(connection, game, rows)

    counting = [Thread(target=opened.run_sync, args=(rate, number)) for number in range(len(games))]
    for each in counting:
        each.start()
    for each in counting:
        each.join()
    rows = opened.run_sync(lambda connection: connection.execute(select(schema.ratings)).all())
    assert {row.player: row.games for row in rows} == {"ada": 9, "bartek": 9, "chiara": 6}
    opened.close()


@pytest.mark.usefixtures("sqlite_only")
def test_only_one_server_serves_from_a_file(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'room.sqlite'}"
    with ServerProcess(address) as first:
        second = subprocess.run(
            [sys.executable, "-m", "emporion", "serve", "--port", "0"],
            env=first.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    assert second.returncode != 0
    assert "another server is using this database" in second.stderr
    assert "Traceback" not in second.stderr
