"""Migrates a database to this version in one transaction, after making a backup."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import inspect

from emporion.files import StorageError
from emporion.folders import data_root
from emporion.server.storage.backup import copy_to, free_path
from emporion.server.storage.database import Database
from emporion.server.storage.migration import known, migrate, newest, revision_of


def upgrade(database: Database, backup_folder: Path | None = None) -> Path | None:
    """Initialise an empty database or migrate an older one; returns the path of the backup, if one was made."""
    before = database.run_sync(revision_of)
    if before == newest():
        return None
    if before is None and database.run_sync(lambda connection: inspect(connection).get_table_names()):
        raise StorageError("storage-not-ours", path=database.name)
    if before is not None and before not in known():
        raise StorageError("storage-newer", path=database.name)
    saved = None
    if before is not None:
        saved = free_path(backup_folder or folder_of(database), before)
        copy_to(database, saved)
    database.alter_schema(lambda connection: migrate(connection, newest()))
    return saved


def folder_of(database: Database) -> Path:
    return Path(database.name).parent if database.is_sqlite else data_root()
