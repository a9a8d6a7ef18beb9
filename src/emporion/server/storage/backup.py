"""Backups, made while the database is in use: a consistent snapshot of all rows, in a SQLite file.

The backup of a PostgreSQL database is a SQLite file too, and can be restored into either. This also moves a server from
one to the other.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import URL, Connection, MetaData, create_engine, func, insert, inspect, select
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError

from emporion.files import StorageError
from emporion.server.storage.chain import first_break
from emporion.server.storage.database import Database, create_private_file, reason_of
from emporion.server.storage.migration import VERSION_TABLE, known, migrate, revision_of
from emporion.server.storage.schema import (
    address_keys,
    addresses,
    ceremonies,
    entries,
    login_attempts,
    snapshots,
    tables,
)
from emporion.server.storage.tables import stored_entries

ROWS = 500  # per statement
VERIFIED = 100  # tables whose hash chains are checked in a new backup
LEFT_OUT = (
    VERSION_TABLE,
    snapshots.name,
    addresses.name,
    address_keys.name,
    login_attempts.name,
    ceremonies.name,
)
"""The version is set by migrating, snapshots are a cache, addresses and logins are counted in one database only, and
ceremonies end in minutes."""

Progress = Callable[[str, int], None]
"""Called with a table's name and how many of its rows are copied."""


def free_path(folder: Path, name: str) -> Path:
    """A path that does not exist yet."""
    path, number = folder / f"emporion-backup-{name}.sqlite", 2
    while path.exists():
        path, number = folder / f"emporion-backup-{name}-{number}.sqlite", number + 1
    return path


def draft_of(path: Path) -> Path:
    """The file that a backup is until it is whole."""
    return path.with_name(f".{path.name}.part")


def copy_to(database: Database, path: Path, progress: Progress = lambda table, rows: None) -> int:
    """Copy all rows into a new file; returns their number. The file appears whole or not at all."""
    if path.exists():
        raise StorageError("storage-exists-already", path=str(path))
    draft = draft_of(path)
    create_private_file(draft)
    draft.write_bytes(b"")  # leftovers of an earlier attempt
    copy = create_engine(URL.create("sqlite", database=str(draft)))
    try:
        with database.engine.connect() as source:
            source = source.execution_options(reads=True)
            if not database.is_sqlite:
                source = source.execution_options(isolation_level="REPEATABLE READ")
            with source.begin(), copy.begin() as target:
                count = _copy(source, target, progress)
        copy.dispose()
        verify(draft, database)
        draft.replace(path)
    except (DBAPIError, OSError) as problem:
        raise StorageError("storage-cannot-write", path=str(path), detail=str(problem)) from None
    finally:
        copy.dispose()
        draft.unlink(missing_ok=True)
    return count


def verify(path: Path, database: Database) -> None:
    """Open a new backup, and check the file and the hash chains of some tables. A table that is broken in the database
    is so in the backup, too."""
    made = create_engine(URL.create("sqlite", database=str(path)))
    try:
        with made.connect() as copy:
            found = [row[0] for row in copy.exec_driver_sql("PRAGMA quick_check(1)")]
            if found != ["ok"]:
                raise StorageError("storage-damaged", path=str(path), detail=found[0])
            columns = {column["name"] for column in inspect(copy).get_columns(entries.name)}
            if "hash" not in columns:
                return  # of an earlier version, before an upgrade
            is_earlier = "content" not in columns
            some = select(tables.c.id).order_by(func.random()).limit(VERIFIED)
            for id in copy.execute(some).scalars().all():
                found_entries = stored_entries(copy, id, is_earlier=is_earlier)
                if first_break(id, found_entries) is not None and is_whole(database, id, is_earlier):
                    raise StorageError("storage-damaged", path=str(path), detail=f"table {id}")
    finally:
        made.dispose()


def is_whole(database: Database, id: str, is_earlier: bool) -> bool:
    with database.engine.connect().execution_options(reads=True) as connection:
        return first_break(id, stored_entries(connection, id, is_earlier=is_earlier)) is None


def restore_from(path: Path, database: Database, progress: Progress = lambda table, rows: None) -> int:
    """Restore a backup into an empty database; returns the number of rows."""
    if not path.is_file():
        raise StorageError("storage-no-file", path=str(path))
    readonly = URL.create("sqlite", database=f"file:{quote(str(path))}", query={"mode": "ro", "uri": "true"})
    source = create_engine(readonly)
    try:
        with source.connect() as copy, database.engine.begin() as target:
            if inspect(target).get_table_names():
                raise StorageError("storage-not-empty", path=database.name)
            revision = revision_of(copy)
            if revision is None:
                raise StorageError("storage-no-backup", path=str(path))
            if revision not in known():
                raise StorageError("storage-newer", path=str(path))
            return _copy(copy, target, progress)
    except DatabaseError as problem:
        if isinstance(problem, IntegrityError):
            raise StorageError("storage-cannot-write", path=database.name, detail=reason_of(problem)) from None
        raise StorageError("storage-no-backup", path=str(path)) from None
    finally:
        source.dispose()


def _copy(source: Connection, target: Connection, progress: Progress) -> int:
    """Copy all rows into a database migrated to the same version."""
    revision = revision_of(source)
    assert revision is not None
    migrate(target, revision)
    theirs, ours = MetaData(), MetaData()
    theirs.reflect(source)
    ours.reflect(target)
    count = 0
    for table in ours.sorted_tables:
        if table.name in LEFT_OUT:
            continue
        copied = 0
        found = theirs.tables[table.name]
        # Referenced rows of the same table come first: owners before their bots.
        order = [found.c.owner.is_not(None)] if "owner" in found.c else []
        rows = source.execution_options(yield_per=ROWS).execute(select(found).order_by(*order))
        for part in rows.partitions(ROWS):
            target.execute(insert(table), [dict(row._mapping) for row in part])
            copied += len(part)
            progress(table.name, copied)
        count += copied
    return count
