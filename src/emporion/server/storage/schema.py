"""The database schema. A table's entries are the source of truth; the other columns are derived, for queries.

Times are milliseconds since 1970 on both databases and in the browser.
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
    false,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
"""The same constraint names on both databases, for migrations."""

metadata = MetaData(naming_convention=NAMING)

players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("login", String, unique=True),  # lower case; NULL for guests
    Column("skeleton", String, index=True),  # of the login: the same for those that look alike
    Column("password", String),  # argon2id; NULL for guests and accounts with passkeys only
    Column("bot", Boolean, nullable=False, default=False),
    Column("owner", ForeignKey("players.id", ondelete="CASCADE"), index=True),  # of a bot
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
)

learning = Table(
    "learning",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("body", String, nullable=False),  # JSON
)
"""What the players of accounts have learned."""

credentials = Table(
    "credentials",
    metadata,
    Column("hash", String, primary_key=True),  # SHA-256 of the secret, which is not stored
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column(
        "kind", String, nullable=False
    ),  # session (cookie), replaced (session with a new secret), or token (for programs)
    Column("label", String, nullable=False, default=""),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String, primary_key=True),  # in addresses of the API
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("credential", String, nullable=False, unique=True),  # the authenticator's id, base64url
    Column("key", LargeBinary, nullable=False),  # public, in COSE
    Column("counter", BigInteger, nullable=False),  # of signatures, at the last login
    Column("label", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),  # the last login
)

ceremonies = Table(
    "ceremonies",
    metadata,
    Column("hash", String, primary_key=True),  # SHA-256 of the challenge
    Column("purpose", String, nullable=False),
    Column("browser", String, nullable=False),  # SHA-256 of its cookie
    Column("player", String),  # for whom a passkey is created; may not exist yet
    Column("name", String),  # of the new account
    Column("until", BigInteger, nullable=False, index=True),
)
"""WebAuthn ceremonies that have begun. They live for minutes, and backups leave them out."""

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("stage", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, default=False, server_default=false()),  # although other people play
    Column("options", String, nullable=False, default="{}"),  # non-default options, as JSON
    Column("pace", String, nullable=False),
    Column("time", BigInteger, nullable=False, default=0),  # of the time control
    Column("bonus", BigInteger, nullable=False, default=0),
    Column("free", Integer, nullable=False),  # open seats
    Column("version", Integer, nullable=False),
    Column("actor", Integer),  # the seat to move, if the game is running
    Column("falls", BigInteger),  # when the player to move runs out of time
    Column("due", BigInteger, index=True),  # when the server has to act without a command
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column(
        "origin", String
    ),  # where the game started, if it was not freshly dealt: lesson, practice, branch or challenge
    Column("challenge", String, index=True),  # the token of the challenge that is tried here
    Column("deal", String, index=True),  # the shared deal, or the table with the first game; NULL if it is this one
    Column("edition", Integer, nullable=False, default=0, server_default="0"),  # how often entries were rewritten
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
"""All tables at which a player ever sat: where entries name the player."""

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),  # two processes cannot both write the next entry
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("command", String),  # idempotency key: a repeated command is stored once
    Column("body", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False, server_default=""),  # of the entry and those before it (`chain.py`)
    Column("content", LargeBinary),  # a hash of what the command said; NULL without one, and for earlier ones
    UniqueConstraint("table", "seat", "command"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the last entry in it
    Column("edition", Integer, nullable=False),  # of the entries that it was made from
    Column("build", String, nullable=False),  # a hash of the sources that made it
    Column("proof", LargeBinary, nullable=False),  # a hash of the columns, the last entry and the body
    Column("body", LargeBinary, nullable=False),
)
"""Tables as their entries made them, to be loaded without replaying. A cache: any row may be deleted at any time, and
backups leave them out. They hold hidden cards and the keys of running games, as entries do."""

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
    Column("change", Float),  # of the rating; NULL for games that do not count
    Column("weight", Float),  # how much a rated game counted, if there is a reason for less than fully
    Column("reason", String),  # as in `rating_rules.NOTES`; NULL for unrated games, and those that counted fully
    Column("early", Boolean, nullable=False, default=False, server_default=false()),  # resigned in its first half
    Index("ix_results_history", "player", "ended"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("token", String, primary_key=True),  # in links; tells nothing about the table
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("deal", String, nullable=False, index=True),  # as in `tables`
    UniqueConstraint("table", "seat"),
)

deals = Table(
    "deals",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", String, nullable=False),  # non-default options, as JSON
    Column("players", Integer, nullable=False),
    Column("secret", String, nullable=False),
    Column("commitment", String, nullable=False),
    Column("opener", ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("opened", BigInteger, nullable=False, index=True),
    Column("closed", BigInteger),  # no more tables since then
    Column("revealed", BigInteger),  # the secret is public since then
    Column("told", BigInteger, index=True),  # all tables have the entry that says so
)
"""Deals that many tables share. Their tables name them as their `deal`."""

tries = Table(
    "tries",
    metadata,
    Column("id", String, primary_key=True),
    Column("table", String, nullable=False, index=True),  # may be deleted: the try still counts
    Column("seat", Integer, nullable=False),
    Column("challenge", ForeignKey("challenges.token", ondelete="CASCADE"), index=True),  # NULL for a shared deal
    Column("deal", String, nullable=False),
    Column("player", ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("device", String),  # SHA-256 of the device's cookie
    UniqueConstraint("deal", "player"),  # one seat for each player and device
    UniqueConstraint("deal", "device"),
)
"""Who has a seat at a table with a deal that others play too: of a challenge, or of a shared deal."""

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

addresses = Table(
    "addresses",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("hash", String, primary_key=True),  # HMAC of table and address
    Column("at", BigInteger, nullable=False, index=True),
)
"""From where players of rated games came, until the game has ended. Backups leave it out."""

address_keys = Table(
    "address_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # always 1
    Column("key", LargeBinary, nullable=False),
)
"""The key of these hashes. Backups leave it out."""

login_attempts = Table(
    "login_attempts",
    metadata,
    Column("name", String, primary_key=True),  # HMAC of what is counted, as in `login_attempts.py`
    Column("attempts", Integer, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),  # of the last one
)
"""Recent attempts to log in. Backups leave it out."""

beats = Table(
    "beats",
    metadata,
    Column("process", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("gone", Boolean, nullable=False),  # it stopped properly
)

outages = Table(
    "outages",
    metadata,
    Column("began", BigInteger, primary_key=True),
    Column("ended", BigInteger, nullable=False),
)
