"""Copies of a database, made while it is in use: all rows as they were at one moment, in a SQLite file.

The copy of a PostgreSQL database is a SQLite file too, and either can be restored into either. So this is also how a
room moves from one to the other.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import URL, Connection, MetaData, create_engine, insert, inspect, select
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError

from emporion.files import StorageError
from emporion.server.storage.database import Database, make_folder_of, reason_of
from emporion.server.storage.versions import VERSION_TABLE, known, migrate, revision_of

ROWS = 500  # in one statement

Progress = Callable[[str, int], None]
"""Is told of every table, and how many rows of it are copied."""


def free_path(folder: Path, name: str) -> Path:
    """A file that is not there yet."""
    path, number = folder / f"emporion-backup-{name}.sqlite", 2
    while path.exists():
        path, number = folder / f"emporion-backup-{name}-{number}.sqlite", number + 1
    return path


def copy_to(database: Database, path: Path, progress: Progress = lambda table, rows: None) -> int:
    """Write all rows into a new file; how many they are. The file appears whole or not at all."""
    if path.exists():
        raise StorageError("storage-exists-already", path=str(path))
    draft = path.with_name(f".{path.name}.part")
    make_folder_of(draft)
    draft.write_bytes(b"")  # whatever was left of an earlier attempt
    copy = create_engine(URL.create("sqlite", database=str(draft)))
    try:
        with database.engine.connect() as source:
            source = source.execution_options(reads=True)
            if not database.is_sqlite:
                source = source.execution_options(isolation_level="REPEATABLE READ")
            with source.begin(), copy.begin() as target:
                count = _copy(source, target, progress)
        copy.dispose()
        draft.replace(path)
    except (DBAPIError, OSError) as problem:
        raise StorageError("storage-cannot-write", path=str(path), detail=str(problem)) from None
    finally:
        copy.dispose()
        draft.unlink(missing_ok=True)
    return count


def restore_from(path: Path, database: Database, progress: Progress = lambda table, rows: None) -> int:
    """Fill an empty database from a copy; how many rows they are."""
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
    """All rows of all tables, into tables of the same version."""
    revision = revision_of(source)
    assert revision is not None
    migrate(target, revision)
    theirs, ours = MetaData(), MetaData()
    theirs.reflect(source)
    ours.reflect(target)
    count = 0
    for table in ours.sorted_tables:
        if table.name == VERSION_TABLE:
            continue
        copied = 0
        found = theirs.tables[table.name]
        # Rows that others of the same table refer to come first: owners before their bots.
        order = [found.c.owner.is_not(None)] if "owner" in found.c else []
        rows = source.execution_options(yield_per=ROWS).execute(select(found).order_by(*order))
        for part in rows.partitions(ROWS):
            target.execute(insert(table), [dict(row._mapping) for row in part])
            copied += len(part)
            progress(table.name, copied)
        count += copied
    return count
