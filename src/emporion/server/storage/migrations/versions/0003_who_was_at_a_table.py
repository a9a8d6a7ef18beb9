"""Index appearances by table, for deleting tables"""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("appearances", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_appearances_table"), ["table"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("appearances", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_appearances_table"))
