"""Lists of tables tell whether hints are allowed, and accounts keep what their players have learned"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

tables = sa.table("tables", sa.column("id"), sa.column("stage"), sa.column("hints"), schema=None)
entries = sa.table(
    "entries", sa.column("table"), sa.column("version"), sa.column("body", sa.LargeBinary()), schema=None
)


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("hints", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "learning",
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("body", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_learning_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_learning")),
    )
    _tell_hints(op.get_bind())


def downgrade() -> None:
    op.drop_table("learning")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("hints")


def _tell_hints(connection: sa.Connection) -> None:
    """The first entry of a table says whether hints are allowed. Finished games are not asked: they have none."""
    first = sa.select(entries.c.table, entries.c.body).join(tables, tables.c.id == entries.c.table)
    for row in connection.execute(first.where(entries.c.version == 0, tables.c.stage != "over")).all():
        if json.loads(bytes(row.body)).get("hints"):
            connection.execute(sa.update(tables).where(tables.c.id == row.table).values(hints=True))
