"""Columns tables.origin and tables.challenge, for branches and challenges"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("origin", sa.String(), nullable=True))
        batch_op.add_column(sa.Column("challenge", sa.String(), nullable=True))
        batch_op.create_index(batch_op.f("ix_tables_challenge"), ["challenge"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_challenge"))
        batch_op.drop_column("challenge")
        batch_op.drop_column("origin")
