"""Databases for the tests of the server: each test has an empty one, on SQLite and on PostgreSQL.

Many tests run on one of them, as it does not matter to them on which. That is SQLite, unless EMPORION_TEST_DATABASE is
`postgresql`: then all tests of the server run there once, but for those that are about files of SQLite.
"""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from structlog.testing import capture_logs

from emporion.server import secret
from emporion.server.web import websocket
from tests.server import postgres
from tests.server.live_server import LiveServer

USUAL = os.environ.get("EMPORION_TEST_DATABASE", "sqlite")
assert USUAL in ("sqlite", "postgresql"), f"EMPORION_TEST_DATABASE is {USUAL}; it can be sqlite or postgresql"
BOTH = ["sqlite", "postgresql"] if USUAL == "sqlite" else [USUAL]


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
    """The addresses of empty databases, where it does not matter of which kind."""
    if USUAL == "sqlite":
        return lambda: f"sqlite:///{tmp_path_factory.mktemp('room') / 'room.sqlite'}"
    server: str = request.getfixturevalue("postgres_cluster")
    return lambda: postgres.new_database(server, f"room_{secrets.token_hex(6)}")


@pytest.fixture
def any_database(new_database: Callable[[], str]) -> str:
    """The address of an empty database, where it does not matter of which kind."""
    return new_database()


@pytest.fixture(scope="session")
def sqlite_only() -> None:
    """For tests that would be the same again."""
    if USUAL != "sqlite":
        pytest.skip("this is about files of SQLite, whatever EMPORION_TEST_DATABASE is")


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'room.sqlite'}"
    server: str = request.getfixturevalue("postgres_cluster")
    return postgres.new_database(server, f"room_{secrets.token_hex(6)}")


@pytest.fixture
def server(database: str) -> Iterator[LiveServer]:
    """A server in this process, on either database."""
    with LiveServer(database) as running:
        yield running


@pytest.fixture
def own_server(any_database: str) -> Iterator[LiveServer]:
    """A server for one test alone, where it does not matter on which database: usually on SQLite."""
    with LiveServer(any_database) as running:
        yield running


@pytest.fixture(scope="module")
def shared_server(new_database: Callable[[], str]) -> Iterator[LiveServer]:
    """One server for all tests of a file, as their tables do not meet."""
    with LiveServer(new_database()) as running:
        yield running


@pytest.fixture(scope="session")
def shared_postgres_server(postgres_cluster: str) -> Iterator[LiveServer]:
    """One server on PostgreSQL for all tests whose tables do not meet."""
    with LiveServer(postgres.new_database(postgres_cluster, f"room_{secrets.token_hex(6)}")) as running:
        yield running


@pytest.fixture(params=BOTH)
def either_server(request: pytest.FixtureRequest) -> LiveServer:
    """A server on either database, for tests whose tables do not meet."""
    name = "shared_server" if request.param == "sqlite" else "shared_postgres_server"
    found: LiveServer = request.getfixturevalue(name)
    return found


@pytest.fixture
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing passwords takes long by intention."""
    monkeypatch.setattr(secret, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture
def no_alarm(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever is said to the server, hosts are not called: nothing above a warning is logged, by us or by what we are
    built on, in whichever thread. One line is ours, as a fixture that hears nothing would always be content."""
    with capture_logs() as lines:
        websocket.log.error("the tests listen")
        yield
    assert [line["event"] for line in lines if line["log_level"] in ("error", "critical")] == ["the tests listen"]
    assert not [each.getMessage() for each in caplog.get_records("call") if each.levelno > logging.WARNING]
