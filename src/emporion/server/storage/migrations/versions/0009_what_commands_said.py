"""Commands are bound to what they said

Commands that are stored already have no hash of it: their ids are accepted as before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

entries = sa.table(
    "entries",
    *(sa.column(name) for name in ("table", "version", "at", "seat", "command")),
    sa.column("body", sa.LargeBinary()),
    sa.column("hash", sa.LargeBinary()),
    sa.column("content", sa.LargeBinary()),
)
encode = msgspec.msgpack.Encoder().encode


def upgrade() -> None:
    op.add_column("entries", sa.Column("content", sa.LargeBinary(), nullable=True))


def downgrade() -> None:
    """Hashes that cover the content of a command are made anew without it, and those after them."""
    connection = op.get_bind()
    connection.execute(sa.text("DELETE FROM snapshots"))  # they are made from hashes
    here = sa.and_(entries.c.table == sa.bindparam("of"), entries.c.version == sa.bindparam("numbered"))
    store = sa.update(entries).where(here).values(hash=sa.bindparam("made"))
    bound = sa.select(entries.c.table).where(entries.c.content.is_not(None)).distinct()
    for table in connection.execute(bound).scalars().all():
        rows = connection.execute(sa.select(entries).where(entries.c.table == table).order_by(entries.c.version)).all()
        connection.execute(store, list(_chained(rows)))
    with op.batch_alter_table("entries", schema=None) as batch_op:
        batch_op.drop_column("content")


def _chained(rows: Sequence[sa.Row[Any]]) -> Iterator[dict[str, object]]:
    before = b""
    for row in rows:
        claims = encode((row.table, row.version, row.at, row.seat, row.command, bytes(row.body)))
        before = hashlib.sha256(before + claims).digest()
        yield {"of": row.table, "numbered": row.version, "made": before}
