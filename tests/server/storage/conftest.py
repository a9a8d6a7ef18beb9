"""Databases at the beginning of their life, on SQLite and on PostgreSQL."""

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
    """A database of this version, with nothing in it."""
    upgrade(empty)
    return empty


@pytest.fixture
def usual(any_database: str) -> Iterator[Database]:
    """A database of this version, where it does not matter of which kind."""
    opened = Database(any_database)
    upgrade(opened)
    yield opened
    opened.close()


@pytest.fixture
def file(sqlite_only: None, tmp_path: Path) -> Iterator[Database]:
    """A SQLite database of this version."""
    opened = Database(f"sqlite:///{tmp_path / 'file.sqlite'}")
    upgrade(opened)
    yield opened
    opened.close()
