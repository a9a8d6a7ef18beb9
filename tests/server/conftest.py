"""Databases for the tests of the server: each test has an empty one, on SQLite and on PostgreSQL."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from emporion.server import secret
from tests.server import postgres
from tests.server.serving import Serving


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    if reason := postgres.why_not():
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with postgres.cluster() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'room.sqlite'}"
    server: str = request.getfixturevalue("postgres_server")
    return postgres.new_database(server, f"room_{secrets.token_hex(6)}")


@pytest.fixture
def serving(database: str) -> Iterator[Serving]:
    """A server in this process, on either database."""
    with Serving(database) as running:
        yield running


@pytest.fixture
def sqlite_serving(tmp_path: Path) -> Iterator[Serving]:
    """A server in this process, where it does not matter on which database."""
    with Serving(f"sqlite:///{tmp_path / 'room.sqlite'}") as running:
        yield running


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests of a file, as their tables do not meet."""
    with Serving(f"sqlite:///{tmp_path_factory.mktemp('room') / 'room.sqlite'}") as running:
        yield running


@pytest.fixture(scope="session")
def postgres_room(postgres_server: str) -> Iterator[Serving]:
    """One server on PostgreSQL for all tests whose tables do not meet."""
    with Serving(postgres.new_database(postgres_server, f"room_{secrets.token_hex(6)}")) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def either_room(request: pytest.FixtureRequest) -> Serving:
    """A server on either database, for tests whose tables do not meet."""
    found: Serving = request.getfixturevalue("room" if request.param == "sqlite" else "postgres_room")
    return found


@pytest.fixture
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing passwords takes long by intention."""
    monkeypatch.setattr(secret, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
