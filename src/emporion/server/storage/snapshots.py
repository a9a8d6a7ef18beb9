"""Snapshots of tables in the database: a cache beside their entries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from emporion.server.storage.chain import StoredEntry
from emporion.server.storage.database import POSTGRESQL, SQLITE
from emporion.server.storage.schema import entries, snapshots, tables

COLUMNS = tuple(snapshots.c.keys())
NO_ENTRY = StoredEntry(-1, 0, None, None, b"")


class StoredSnapshot(NamedTuple):
    """A snapshot as it is stored."""

    table: str
    version: int
    edition: int
    build: str
    proof: bytes
    body: bytes


class Found(NamedTuple):
    """What is stored of a table beside its entries: the edition of these, and the snapshot with the entry that it ends
    with, if there is one."""

    edition: int
    snapshot: StoredSnapshot | None
    last: StoredEntry
    """The last entry in the snapshot."""
    version: int
    """The table's version when this was read; it has at least that many entries."""


_LAST_ENTRY = and_(entries.c.table == snapshots.c.table, entries.c.version == snapshots.c.version)
_FOUND = (
    select(
        tables.c.edition.label("now"),
        tables.c.version.label("reached"),
        *snapshots.c,
        *(entries.c[name].label(f"last_{name}") for name in ("at", "seat", "command", "body", "hash")),
    )
    .select_from(
        # Not a join in a join, for which SQLite would read all entries of all tables.
        tables.outerjoin(snapshots, snapshots.c.table == tables.c.id).outerjoin(entries, _LAST_ENTRY)
    )
    .where(tables.c.id == bindparam("of"))
)


def find(connection: Connection, table: str) -> Found | None:
    """The edition and the snapshot of a table; None if there is no such table."""
    row = connection.execute(_FOUND, {"of": table}).first()
    if row is None:
        return None
    if row.last_body is None:
        return Found(row.now, None, NO_ENTRY, row.reached)
    stored = StoredSnapshot(row.table, row.version, row.edition, row.build, bytes(row.proof), bytes(row.body))
    last = StoredEntry(
        row.version, row.last_at, row.last_seat, row.last_command, bytes(row.last_body), bytes(row.last_hash)
    )
    return Found(row.now, stored, last, row.reached)


def _storing(add: Any) -> Any:
    """The statement that stores a snapshot, unless a later one is stored, or the table is deleted or has another
    edition. The lock makes it wait for a process that is rewriting the entries."""
    row = select(*(bindparam(column.name, type_=column.type) for column in snapshots.c))
    current = row.select_from(tables).where(tables.c.id == bindparam("table"), tables.c.edition == bindparam("edition"))
    adding = add(snapshots).from_select(COLUMNS, current.with_for_update(read=True))
    return adding.on_conflict_do_update(
        index_elements=[snapshots.c.table],
        set_={name: adding.excluded[name] for name in COLUMNS[1:]},
        where=snapshots.c.version <= adding.excluded.version,
    )


_STORE = {SQLITE: _storing(sqlite.insert), POSTGRESQL: _storing(postgresql.insert)}


def store(connection: Connection, made: Sequence[StoredSnapshot]) -> None:
    """Store snapshots, each unless a later one is stored, the table is deleted, or its entries were rewritten since it
    was loaded: an erased name must not come back."""
    connection.execute(_STORE[connection.dialect.name], [each._asdict() for each in made])


def forget(connection: Connection, unfit: Sequence[tuple[str, int]]) -> None:
    """Delete snapshots of these tables and versions, which cannot be used."""
    for table, version in unfit:
        connection.execute(delete(snapshots).where(snapshots.c.table == table, snapshots.c.version == version))


def discard(connection: Connection, table: str) -> None:
    """Delete a table's snapshot."""
    connection.execute(delete(snapshots).where(snapshots.c.table == table))


def renew_edition(connection: Connection, table: str) -> None:
    """The table's entries are being rewritten: what was made from the old ones is deleted and not stored again."""
    connection.execute(update(tables).where(tables.c.id == table).values(edition=tables.c.edition + 1))
    connection.execute(delete(snapshots).where(snapshots.c.table == table))
