"""Challenges have tokens of their own, and tries are recorded by player and device

Tables of tries named the original table. They now name the challenge's token, in the table's row and in its first
entry. A player may have tried several seats of a deal: the first try counts.
"""

from __future__ import annotations

import json
import secrets
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
TOKEN_LENGTH = 20

tables = sa.table(
    "tables", *(sa.column(name) for name in ("id", "origin", "challenge", "deal", "created")), schema=None
)
entries = sa.table(
    "entries", sa.column("table"), sa.column("version"), sa.column("body", sa.LargeBinary()), schema=None
)
seats = sa.table("seats", sa.column("table"), sa.column("seat"), sa.column("player"), schema=None)
challenges = sa.table("challenges", *(sa.column(name) for name in ("token", "table", "seat", "deal")), schema=None)
tries = sa.table(
    "tries", *(sa.column(name) for name in ("table", "challenge", "deal", "player", "device")), schema=None
)


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("deal", sa.String(), nullable=True))
        batch_op.create_index(batch_op.f("ix_tables_deal"), ["deal"], unique=False)
    op.create_table(
        "challenges",
        sa.Column("token", sa.String(), nullable=False),
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("deal", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_challenges_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_challenges")),
        sa.UniqueConstraint("table", "seat", name=op.f("uq_challenges_table_seat")),
    )
    with op.batch_alter_table("challenges", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_challenges_deal"), ["deal"], unique=False)
    op.create_table(
        "tries",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("challenge", sa.String(), nullable=False),
        sa.Column("deal", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=True),
        sa.Column("device", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["challenge"], ["challenges.token"], name=op.f("fk_tries_challenge"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_tries_player"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_tries")),
        sa.UniqueConstraint("deal", "player", name=op.f("uq_tries_deal_player")),
        sa.UniqueConstraint("deal", "device", name=op.f("uq_tries_deal_device")),
    )
    with op.batch_alter_table("tries", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tries_challenge"), ["challenge"], unique=False)
        batch_op.create_index(batch_op.f("ix_tries_player"), ["player"], unique=False)
    _convert(op.get_bind())


def downgrade() -> None:
    connection = op.get_bind()
    originals = {row.token: row.table for row in connection.execute(sa.select(challenges))}
    for row in connection.execute(sa.select(tables).where(tables.c.challenge.is_not(None))).all():
        _name_origin(connection, row.id, originals.get(row.challenge, ""))
    op.drop_table("tries")
    op.drop_table("challenges")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_deal"))
        batch_op.drop_column("deal")


def _convert(connection: sa.Connection) -> None:
    derived = tables.c.origin.in_(("branch", "challenge"))
    rows = connection.execute(sa.select(tables).where(derived).order_by(tables.c.created, tables.c.id)).all()
    starts = {row.id: _opened(connection, row.id)["beginning"] for row in rows}
    present = {id for (id,) in connection.execute(sa.select(tables.c.id))}
    tokens: dict[tuple[str, int], str] = {}
    tried: set[tuple[str, str | None]] = set()
    for row in rows:
        start = starts[row.id]
        deal = start["of"]
        while deal in starts:
            deal = starts[deal]["of"]
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(deal=deal))
        if row.origin != "challenge":
            continue
        original, seat = start["of"], start["seat"]
        is_new = (original, seat) not in tokens
        token = tokens.setdefault((original, seat), _new_token())
        _name_origin(connection, row.id, token)
        if original not in present:
            continue  # deleted: nobody can try it any more
        if is_new:
            connection.execute(sa.insert(challenges).values(token=token, table=original, seat=seat, deal=deal))
        here = sa.and_(seats.c.table == row.id, seats.c.seat == seat)
        player = connection.execute(sa.select(seats.c.player).where(here)).scalar()
        counted = None if (deal, player) in tried else player
        tried.add((deal, player))
        connection.execute(
            sa.insert(tries).values(table=row.id, challenge=token, deal=deal, player=counted, device=None)
        )


def _opened(connection: sa.Connection, table: str) -> dict[str, Any]:
    here = sa.and_(entries.c.table == table, entries.c.version == 0)
    body: dict[str, Any] = json.loads(bytes(connection.execute(sa.select(entries.c.body).where(here)).scalar_one()))
    return body


def _name_origin(connection: sa.Connection, table: str, of: str) -> None:
    """Set what the row and the first entry of a try say about its origin."""
    opened = _opened(connection, table)
    opened["beginning"]["of"] = of
    here = sa.and_(entries.c.table == table, entries.c.version == 0)
    body = json.dumps(opened, ensure_ascii=False, separators=(",", ":")).encode()
    connection.execute(sa.update(entries).where(here).values(body=body))
    connection.execute(sa.update(tables).where(tables.c.id == table).values(challenge=of))


def _new_token() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(TOKEN_LENGTH))
