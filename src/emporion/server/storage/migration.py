"""Schema migrations (alembic).

To change the schema: edit `schema.py` and add a script with the next number to `migrations/versions/`.

Alembic is imported only when there is something to migrate; a normal start does not need it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from emporion.server.storage.database import advisory_lock

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
VERSION_TABLE = "alembic_version"
LOCK = 724_001  # advisory lock on PostgreSQL: one process migrates at a time


def known() -> list[str]:
    """All schema versions, newest first. Each is a file that begins with its number."""
    return sorted((path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py")), reverse=True)


def newest() -> str:
    return known()[0]


def revision_of(connection: Connection) -> str | None:
    """A database's schema version; None if it is empty."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    return found


def configuration(connection: Connection | None = None) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection, target: str) -> None:
    """Migrate to a version, forwards or back."""
    from alembic import command

    advisory_lock(connection, LOCK)
    present = revision_of(connection)
    back = target == "base" or (present is not None and target < present)
    (command.downgrade if back else command.upgrade)(configuration(connection), target)
