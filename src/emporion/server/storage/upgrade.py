"""Bringing a database to the schema of this version, whole or not at all. Before that, a copy of it is made."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import inspect

from emporion.files import StorageError
from emporion.folders import data_root
from emporion.server.storage.backup import copy_to, free_path
from emporion.server.storage.database import Database
from emporion.server.storage.versions import known, migrate, newest, revision_of


def upgrade(database: Database, backup_folder: Path | None = None) -> Path | None:
    """Make an empty database ready, or bring an older one up to date; where the copy of the older one is."""
    before = database.now(revision_of)
    if before == newest():
        return None
    if before is None and database.now(lambda connection: inspect(connection).get_table_names()):
        raise StorageError("storage-not-ours", path=database.name)
    if before is not None and before not in known():
        raise StorageError("storage-newer", path=database.name)
    saved = None
    if before is not None:
        saved = free_path(backup_folder or folder_of(database), before)
        copy_to(database, saved)
    database.reshape(lambda connection: migrate(connection, newest()))
    return saved


def folder_of(database: Database) -> Path:
    return Path(database.name).parent if database.is_sqlite else data_root()
