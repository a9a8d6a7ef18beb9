"""Commands are bound to what they said, logins that look alike are known, and attempts to log in are counted

Commands that are stored already have no hash of what they said: their ids are accepted as before. Logins remain, even
if they look alike.
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
    op.add_column("players", sa.Column("skeleton", sa.String(), nullable=True))
    op.create_index(op.f("ix_players_skeleton"), "players", ["skeleton"], unique=False)
    alike = "REPLACE(REPLACE(REPLACE(login, '0', 'o'), '1', 'l'), 'm', 'rn')"
    op.execute(f"UPDATE players SET skeleton = {alike} WHERE login IS NOT NULL")
    op.create_table(
        "login_attempts",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_login_attempts")),
    )
    op.create_index(op.f("ix_login_attempts_at"), "login_attempts", ["at"], unique=False)


def downgrade() -> None:
    """Hashes that cover the content of a command are made anew without it, and those after them."""
    op.drop_table("login_attempts")
    op.drop_index(op.f("ix_players_skeleton"), table_name="players")
    with op.batch_alter_table("players", schema=None) as batch_op:
        batch_op.drop_column("skeleton")
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
