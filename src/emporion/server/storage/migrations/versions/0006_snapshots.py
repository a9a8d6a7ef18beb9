"""Snapshots of tables, so that loading one needs no replaying"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("edition", sa.Integer(), server_default="0", nullable=False))
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.Column("build", sa.String(), nullable=False),
        sa.Column("proof", sa.LargeBinary(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_snapshots_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("edition")
