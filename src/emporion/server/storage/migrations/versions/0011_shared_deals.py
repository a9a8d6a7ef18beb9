"""Deals that many tables share, and several tries at one table: one for each seat"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.String(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("commitment", sa.String(), nullable=False),
        sa.Column("opener", sa.String(), nullable=True),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.Column("revealed", sa.BigInteger(), nullable=True),
        sa.Column("told", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["opener"], ["players.id"], name=op.f("fk_deals_opener"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deals")),
    )
    with op.batch_alter_table("deals", schema=None) as batch_op:
        for column in ("opener", "opened", "told"):
            batch_op.create_index(batch_op.f(f"ix_deals_{column}"), [column], unique=False)
    replace_tries(
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        is_challenge_optional=True,
        key="id",
        move="""INSERT INTO tries (id, "table", seat, challenge, deal, player, device)
            SELECT earlier."table", earlier."table", challenges.seat, earlier.challenge, earlier.deal,
                earlier.player, earlier.device
            FROM earlier JOIN challenges ON challenges.token = earlier.challenge""",
    )
    with op.batch_alter_table("tries", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tries_table"), ["table"], unique=False)


def downgrade() -> None:
    """Tables of shared deals stay as they are: no earlier version can read their first entry, and sets them aside."""
    with op.batch_alter_table("tries", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tries_table"))
    replace_tries(
        sa.Column("table", sa.String(), nullable=False),
        is_challenge_optional=False,
        key="table",
        move="""INSERT INTO tries ("table", challenge, deal, player, device)
            SELECT "table", challenge, deal, player, device FROM earlier WHERE challenge IS NOT NULL""",
    )
    op.drop_table("deals")


def replace_tries(*first: sa.Column, is_challenge_optional: bool, key: str, move: str) -> None:  # type: ignore[type-arg]
    """Make the table anew, with the same rows: SQLite cannot change a primary key."""
    with op.batch_alter_table("tries", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tries_challenge"))
        batch_op.drop_index(batch_op.f("ix_tries_player"))
    op.execute("CREATE TEMPORARY TABLE earlier AS SELECT * FROM tries")
    op.drop_table("tries")
    op.create_table(
        "tries",
        *first,
        sa.Column("challenge", sa.String(), nullable=is_challenge_optional),
        sa.Column("deal", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=True),
        sa.Column("device", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["challenge"], ["challenges.token"], name=op.f("fk_tries_challenge"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_tries_player"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint(key, name=op.f("pk_tries")),
        sa.UniqueConstraint("deal", "player", name=op.f("uq_tries_deal_player")),
        sa.UniqueConstraint("deal", "device", name=op.f("uq_tries_deal_device")),
    )
    with op.batch_alter_table("tries", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tries_challenge"), ["challenge"], unique=False)
        batch_op.create_index(batch_op.f("ix_tries_player"), ["player"], unique=False)
    op.execute(move)
    op.execute("DROP TABLE earlier")
