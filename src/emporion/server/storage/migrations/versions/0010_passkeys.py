"""Passkeys of accounts, and the WebAuthn ceremonies that have begun"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("credential", sa.String(), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("counter", sa.BigInteger(), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_passkeys_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
        sa.UniqueConstraint("credential", name=op.f("uq_passkeys_credential")),
    )
    with op.batch_alter_table("passkeys", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_passkeys_player"), ["player"], unique=False)
    op.create_table(
        "ceremonies",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("purpose", sa.String(), nullable=False),
        sa.Column("browser", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=True),
        sa.Column("name", sa.String(), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_ceremonies")),
    )
    with op.batch_alter_table("ceremonies", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_ceremonies_until"), ["until"], unique=False)


def downgrade() -> None:
    op.drop_table("ceremonies")
    op.drop_table("passkeys")
