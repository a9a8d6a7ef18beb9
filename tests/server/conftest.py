"""Databases for the server's tests: each test has an empty one, on SQLite and PostgreSQL.

Tests that do not depend on the kind of database run on one: SQLite, unless EMPORION_TEST_DATABASE is `postgresql`. Then
all tests of the server run there once, except those about SQLite files.
"""

from __future__ import annotations

import logging
import os
import pickle
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch
from weakref import WeakKeyDictionary

import pytest
import structlog
from argon2 import PasswordHasher
from litestar.utils.signature import ParsedSignature
from structlog.dev import ConsoleRenderer, plain_traceback
from structlog.testing import capture_logs

from emporion.server import secret, services
from emporion.server.room.bot_pool import BotPool
from emporion.server.storage.write_queue import WriteQueue
from emporion.server.web import websocket
from tests.server import postgres
from tests.server.live_server import LiveServer
from tests.server.shared_bots import SharedBots

USUAL = os.environ.get("EMPORION_TEST_DATABASE", "sqlite")
assert USUAL in ("sqlite", "postgresql"), f"EMPORION_TEST_DATABASE is {USUAL}; it can be sqlite or postgresql"
BOTH = ["sqlite", "postgresql"] if USUAL == "sqlite" else [USUAL]


@pytest.fixture(scope="session", autouse=True)
def cheap_servers() -> Iterator[None]:
    """Servers in this process share one process for bots and the parsed signatures of handlers, and log errors without
    the values of variables. They leave garbage collection as it is: theirs begins with all objects, and the process of
    the tests has millions."""
    *processors, _ = structlog.get_config()["processors"]
    structlog.configure([*processors, ConsoleRenderer(exception_formatter=plain_traceback)])
    with (
        patch.object(services, "BotPool", SharedBots),
        patch.object(services, "control_gc", AsyncMock()),
        patch.object(ParsedSignature, "from_fn", parsed_once(ParsedSignature.from_fn)),
    ):
        yield


def parsed_once(parse: Callable[..., ParsedSignature]) -> Callable[..., ParsedSignature]:
    """A parser of signatures that remembers them: parsing takes a third of a server's start. All our servers have the
    same names for types."""
    known = WeakKeyDictionary[object, ParsedSignature]()

    def from_fn(function: object, names: object) -> ParsedSignature:
        if function not in known:
            known[function] = parse(function, names)
        return known[function]

    return from_fn


@pytest.fixture(scope="session", autouse=True)
def sendable_writes() -> Iterator[None]:
    """Whatever a server writes could be sent to the write hub of several processes."""
    write = WriteQueue.write

    async def checked_write(self: WriteQueue, writes: Callable[..., Any], *arguments: Any, **more: Any) -> Any:
        if writes.__module__.startswith("emporion."):
            pickle.loads(pickle.dumps((writes, arguments, more)))
        return await write(self, writes, *arguments, **more)

    with patch.object(WriteQueue, "write", checked_write):
        yield


@pytest.fixture
def own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers have processes of their own for bots, which see the test's environment."""
    monkeypatch.setattr(services, "BotPool", BotPool)


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[str]:
    if reason := postgres.why_not():
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with postgres.cluster() as address:
        yield address


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """URLs of empty databases of the default kind."""
    if USUAL == "sqlite":
        return lambda: f"sqlite:///{tmp_path_factory.mktemp('room') / 'room.sqlite'}"
    server: str = request.getfixturevalue("postgres_cluster")
    return lambda: postgres.new_database(server, f"room_{secrets.token_hex(6)}")


@pytest.fixture
def any_database(new_database: Callable[[], str]) -> str:
    """The URL of an empty database of the default kind."""
    return new_database()


@pytest.fixture(scope="session")
def sqlite_only() -> None:
    """Skips tests about SQLite files when the default is PostgreSQL."""
    if USUAL != "sqlite":
        pytest.skip("this is about files of SQLite, whatever EMPORION_TEST_DATABASE is")


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'room.sqlite'}"
    server: str = request.getfixturevalue("postgres_cluster")
    return postgres.new_database(server, f"room_{secrets.token_hex(6)}")


@pytest.fixture
def server(database: str) -> Iterator[LiveServer]:
    """A server in this process, on each database."""
    with LiveServer(database) as running:
        yield running


@pytest.fixture
def own_server(any_database: str) -> Iterator[LiveServer]:
    """A server for one test, on the default database."""
    with LiveServer(any_database) as running:
        yield running


@pytest.fixture(scope="module")
def shared_server(new_database: Callable[[], str]) -> Iterator[LiveServer]:
    """One server for all tests of a file; their tables are independent."""
    with LiveServer(new_database()) as running:
        yield running


@pytest.fixture(scope="session")
def shared_postgres_server(postgres_cluster: str) -> Iterator[LiveServer]:
    """One server on PostgreSQL for all tests with independent tables."""
    with LiveServer(postgres.new_database(postgres_cluster, f"room_{secrets.token_hex(6)}")) as running:
        yield running


@pytest.fixture(params=BOTH)
def either_server(request: pytest.FixtureRequest) -> LiveServer:
    """A shared server on each database, for tests with independent tables."""
    name = "shared_server" if request.param == "sqlite" else "shared_postgres_server"
    found: LiveServer = request.getfixturevalue(name)
    return found


@pytest.fixture
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fast password hashing; the real one is slow on purpose."""
    monkeypatch.setattr(secret, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture
def no_alarm(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails if anything above a warning is logged, by us or a library, in any thread. The one error logged here proves
    that the fixture captures logs."""
    with capture_logs() as lines:
        websocket.log.error("the tests listen")
        yield
    assert [line["event"] for line in lines if line["log_level"] in ("error", "critical")] == ["the tests listen"]
    assert not [each.getMessage() for each in caplog.get_records("call") if each.levelno > logging.WARNING]
