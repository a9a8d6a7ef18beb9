"""What is stored. The entries of a table are the truth about it; the other columns are there to find things quickly.

Moments are milliseconds since 1970, so that both databases and the browser agree about them.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
"""Both databases know constraints by the same names, for migrations."""

metadata = MetaData(naming_convention=NAMING)

players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("login", String, unique=True),  # in lower case; without one: a guest
    Column("password", String),  # argon2id
    Column("bot", Boolean, nullable=False, default=False),
    Column("owner", ForeignKey("players.id", ondelete="CASCADE"), index=True),  # of a bot
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
)

credentials = Table(
    "credentials",
    metadata,
    Column("hash", String, primary_key=True),  # SHA-256 of the secret, which is nowhere
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String, nullable=False),  # session (a cookie), one that was replaced, or token (for programs)
    Column("label", String, nullable=False, default=""),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("stage", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("options", String, nullable=False, default="{}"),  # those that differ from the usual ones, as JSON
    Column("pace", String, nullable=False),
    Column("time", BigInteger, nullable=False, default=0),  # of the pace
    Column("bonus", BigInteger, nullable=False, default=0),
    Column("free", Integer, nullable=False),  # seats that anybody may take
    Column("version", Integer, nullable=False),
    Column("actor", Integer),  # the seat to decide, if the game goes on
    Column("falls", BigInteger),  # when the time of the person to decide is over
    Column("due", BigInteger, index=True),  # when the server has to do something by itself
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("origin", String),  # where the game began, if it was not dealt anew: lesson, branch or challenge
    Column("challenge", String, index=True),  # the table whose deal somebody plays here, to compare
    Index("ix_tables_listed", "stage", "public", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False, default=""),  # of a bot
    Column("code", String, unique=True),  # SHA-256 of the recovery code
)

appearances = Table(
    "appearances",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)
"""Where the entries name somebody: all tables at which a player ever sat."""

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),  # two processes cannot both write the next entry
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("command", String),  # whoever repeats a command changes nothing
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table", "seat", "command"),
)

results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="SET NULL")),
    Column("game", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("change", Float),  # of the rating; none where the game was not rated
    Index("ix_results_history", "player", "ended"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("shown", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_board", "game", "players", "shown"),
)

beats = Table(
    "beats",
    metadata,
    Column("process", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("gone", Boolean, nullable=False),  # it said goodbye
)

outages = Table(
    "outages",
    metadata,
    Column("began", BigInteger, primary_key=True),
    Column("ended", BigInteger, nullable=False),
)
