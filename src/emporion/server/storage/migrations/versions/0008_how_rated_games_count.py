"""Results tell how much a rated game counted, and rated tables know which players share an address

Ratings remain. Earlier results have no reason: they counted fully.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.add_column(sa.Column("weight", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("reason", sa.String(), nullable=True))
        batch_op.add_column(sa.Column("early", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "addresses",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_addresses_table"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_addresses_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "player", "hash", name=op.f("pk_addresses")),
    )
    with op.batch_alter_table("addresses", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_addresses_player"), ["player"], unique=False)
        batch_op.create_index(batch_op.f("ix_addresses_at"), ["at"], unique=False)
    op.create_table(
        "address_keys",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_address_keys")),
    )


def downgrade() -> None:
    op.drop_table("address_keys")
    op.drop_table("addresses")
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.drop_column("early")
        batch_op.drop_column("reason")
        batch_op.drop_column("weight")
