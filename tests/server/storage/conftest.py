"""Databases in their initial states, on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from emporion.server.storage.database import Database
from emporion.server.storage.upgrade import upgrade


@pytest.fixture
def empty(database: str) -> Iterator[Database]:
    """A database without a schema."""
    opened = Database(database)
    yield opened
    opened.close()


@pytest.fixture
def ready(empty: Database) -> Database:
    """An empty database of this version."""
    upgrade(empty)
    return empty


@pytest.fixture
def usual(any_database: str) -> Iterator[Database]:
    """An empty database of this version, of the default kind."""
    opened = Database(any_database)
    upgrade(opened)
    yield opened
    opened.close()


@pytest.fixture
def file(sqlite_only: None, tmp_path: Path) -> Iterator[Database]:
    """An empty SQLite database of this version."""
    opened = Database(f"sqlite:///{tmp_path / 'file.sqlite'}")
    upgrade(opened)
    yield opened
    opened.close()
