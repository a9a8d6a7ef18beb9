"""Every entry has a hash that follows from the entry before it

Entries that are stored already are chained as they are.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

TABLES = 100  # chained together: some ten thousand entries are in memory

tables = sa.table("tables", sa.column("id"))
entries = sa.table(
    "entries",
    *(sa.column(name) for name in ("table", "version", "at", "seat", "command")),
    sa.column("body", sa.LargeBinary()),
    sa.column("hash", sa.LargeBinary()),
)
encode = msgspec.msgpack.Encoder().encode


def upgrade() -> None:
    op.add_column("entries", sa.Column("hash", sa.LargeBinary(), server_default="", nullable=False))
    connection = op.get_bind()
    connection.execute(sa.text("DELETE FROM snapshots"))  # they are made from hashes now
    here = sa.and_(entries.c.table == sa.bindparam("of"), entries.c.version == sa.bindparam("numbered"))
    store = sa.update(entries).where(here).values(hash=sa.bindparam("made"))
    for first, last in _groups(connection):
        found = sa.select(entries).where(entries.c.table.between(first, last))
        rows = connection.execute(found.order_by(entries.c.table, entries.c.version)).all()
        if rows:
            connection.execute(store, list(_chained(rows)))


def downgrade() -> None:
    with op.batch_alter_table("entries", schema=None) as batch_op:
        batch_op.drop_column("hash")


def _groups(connection: sa.Connection) -> Iterator[tuple[str, str]]:
    """The first and the last of groups of tables."""
    last = ""
    while ids := _ids_after(connection, last):
        last = ids[-1]
        yield ids[0], last


def _ids_after(connection: sa.Connection, last: str) -> list[str]:
    wanted = sa.select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(TABLES)
    return list(connection.execute(wanted).scalars())


def _chained(rows: Sequence[sa.Row[Any]]) -> Iterator[dict[str, object]]:
    table, before = None, b""
    for row in rows:
        if row.table != table:
            table, before = row.table, b""
        claims = encode((row.table, row.version, row.at, row.seat, row.command, bytes(row.body)))
        before = hashlib.sha256(before + claims).digest()
        yield {"of": row.table, "numbered": row.version, "made": before}
