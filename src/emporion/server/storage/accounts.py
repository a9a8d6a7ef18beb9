"""Players in the database: guests, accounts and bots, with their sessions and tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, and_, bindparam, delete, desc, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from emporion.server.lookalikes import login_skeleton
from emporion.server.storage.database import advisory_lock
from emporion.server.storage.schema import (
    addresses,
    appearances,
    credentials,
    deals,
    learning,
    passkeys,
    players,
    ratings,
    results,
    seats,
    tables,
    tries,
)

SESSION, TOKEN = "session", "token"
REPLACED = "replaced"
"""A session that got a new secret, whose hash is its label. The old secret no longer authenticates, but connections
made with it stay open in every process until the new one is revoked."""
LOGINS_LOCK = 724_003  # advisory lock on PostgreSQL: one login is added at a time
MAX_QUERY_VALUES = 500  # values per query

_HOLDERS = (
    select(players, credentials.c.seen.label("used"), credentials.c.hash, credentials.c.kind)
    .join(credentials, credentials.c.player == players.c.id)
    .where(credentials.c.hash.in_(bindparam("hashes", expanding=True)))
)
"""Run for every request; after a restart all clients reconnect at once."""


class CredentialUse(NamedTuple):
    """A credential that a client shows."""

    hash: str
    kind: str
    unseen_since: int
    """A session that was not used since then is expired; tokens do not expire."""


class LoginTaken(Exception):
    """Another player has that login."""


class LoginAlike(LoginTaken):
    """Another player has a login that looks like it."""


def add_player(connection: Connection, id: str, name: str, now: int, bot: bool = False) -> None:
    row = {"id": id, "name": name, "bot": bot, "created": now, "seen": now}
    connection.execute(insert(players), row)


def add_guest(connection: Connection, id: str, name: str, session: str, now: int) -> None:
    """Add a guest, and the hash of the session's secret."""
    add_player(connection, id, name, now)
    add_credential(connection, session, id, SESSION, now)


def player(connection: Connection, id: str) -> Row[Any] | None:
    return connection.execute(select(players).where(players.c.id == id)).first()


def player_with_login(connection: Connection, login: str) -> Row[Any] | None:
    return connection.execute(select(players).where(players.c.login == login.casefold())).first()


def rename(connection: Connection, id: str, name: str) -> None:
    connection.execute(update(players).where(players.c.id == id), {"name": name})


def set_account(connection: Connection, id: str, name: str, login: str, password: str | None) -> None:
    """Turn a guest into an account; one with a passkey needs no password."""
    advisory_lock(connection, LOGINS_LOCK)  # another process may add a login that looks like it
    skeleton = login_skeleton(login)
    is_taken = select(players.c.login).where(players.c.login == login.casefold())
    is_alike = select(players.c.login).where(players.c.skeleton == skeleton, players.c.id != id)
    if connection.execute(is_taken).first() is None and connection.execute(is_alike).first() is not None:
        raise LoginAlike
    try:
        account = {"name": name, "login": login.casefold(), "skeleton": skeleton, "password": password}
        connection.execute(update(players).where(players.c.id == id), account)
    except IntegrityError:
        raise LoginTaken from None


def make_account(
    connection: Connection, id: str, name: str, login: str, password: str | None, session: tuple[str, str], now: int
) -> None:
    """Turn a guest into an account and replace the session's secret: another user of this browser may know the old one,
    and an account is worth more than a guest."""
    old, new = session
    set_account(connection, id, name, login, password)
    add_credential(connection, new, id, SESSION, now)
    connection.execute(update(credentials).where(credentials.c.hash == old), {"kind": REPLACED, "label": new})


def set_password(connection: Connection, id: str, password: str, but: str = "") -> None:
    """Set a password and, in the same transaction, delete all sessions of the player except one."""
    connection.execute(update(players).where(players.c.id == id), {"password": password})
    drop_sessions(connection, id, but)


def add_credential(connection: Connection, hash: str, player: str, kind: str, now: int, label: str = "") -> None:
    row = {"hash": hash, "player": player, "kind": kind, "label": label, "created": now, "seen": now}
    connection.execute(insert(credentials), row)


def credential_holders(connection: Connection, uses: Sequence[CredentialUse]) -> list[Row[Any] | None]:
    """The player whose credential each is; None if it is not valid."""
    found = connection.execute(_HOLDERS, {"hashes": sorted({use.hash for use in uses})})
    rows: dict[str, Row[Any]] = {row.hash: row for row in found}
    return [row if (row := rows.get(use.hash)) and _is_good(row, use) else None for use in uses]


def _is_good(row: Row[Any], use: CredentialUse) -> bool:
    return bool(row.kind == use.kind and (use.kind != SESSION or row.used >= use.unseen_since))


def valid_credentials(connection: Connection, hashes: Sequence[str]) -> set[str]:
    """Which of these credentials are not revoked."""
    found: set[str] = set()
    for start in range(0, len(hashes), MAX_QUERY_VALUES):
        wanted = credentials.c.hash.in_(hashes[start : start + MAX_QUERY_VALUES])
        found |= {row.hash for row in connection.execute(select(credentials.c.hash).where(wanted))}
    return found


def touch(connection: Connection, hash: str, player: str, now: int) -> None:
    """Record that a credential was used."""
    connection.execute(update(credentials).where(credentials.c.hash == hash), {"seen": now})
    connection.execute(update(players).where(players.c.id == player), {"seen": now})


def drop_credential(connection: Connection, hash: str) -> None:
    connection.execute(delete(credentials).where(or_(credentials.c.hash == hash, _is_replaced_by(hash))))


def drop_sessions(connection: Connection, player: str, but: str = "") -> None:
    """Delete all sessions of a player except one."""
    kept = or_(credentials.c.kind == TOKEN, credentials.c.hash == but, _is_replaced_by(but))
    connection.execute(delete(credentials).where(credentials.c.player == player, ~kept))


def _is_replaced_by(hash: str) -> ColumnElement[bool]:
    return and_(credentials.c.kind == REPLACED, credentials.c.label == hash)


def add_bot(connection: Connection, id: str, name: str, owner: str, hash: str, now: int) -> None:
    """Add a bot that a player owns, with its token."""
    connection.execute(
        insert(players), {"id": id, "name": name, "bot": True, "owner": owner, "created": now, "seen": now}
    )
    add_credential(connection, hash, id, TOKEN, now, label=name)


def tokens_of(connection: Connection, player: str) -> list[Row[Any]]:
    """The tokens of a player's bots."""
    wanted = and_(credentials.c.player.in_(_bots_of(player)), credentials.c.kind == TOKEN)
    return list(connection.execute(select(credentials).where(wanted).order_by(credentials.c.created)))


def drop_token(connection: Connection, player: str, beginning: str) -> bool:
    """Delete the token whose hash begins like this. The bot stays, for the games it played."""
    mine = and_(credentials.c.player.in_(_bots_of(player)), credentials.c.kind == TOKEN)
    theirs = and_(mine, credentials.c.hash.startswith(beginning, autoescape=True))
    return connection.execute(delete(credentials).where(theirs)).rowcount > 0


def bots_of(connection: Connection, player: str) -> list[str]:
    """The bots that a player owns."""
    return [row.id for row in connection.execute(_bots_of(player))]


def _bots_of(player: str) -> Any:
    return select(players.c.id).where(players.c.owner == player)


def history(connection: Connection, player: str, limit: int) -> list[Row[Any]]:
    """A player's results, latest first."""
    joined = select(results, tables.c.public).join(tables, tables.c.id == results.c.table)
    wanted = joined.where(results.c.player == player).order_by(desc(results.c.ended)).limit(limit)
    return list(connection.execute(wanted))


def ratings_of(connection: Connection, player: str) -> list[Row[Any]]:
    wanted = select(ratings).where(ratings.c.player == player).order_by(ratings.c.game, ratings.c.players)
    return list(connection.execute(wanted))


def export_player(connection: Connection, id: str) -> dict[str, list[dict[str, Any]]]:
    """All rows about a player, without secrets."""
    told = {
        "player": select(players.c.id, players.c.name, players.c.login, players.c.created, players.c.seen).where(
            players.c.id == id
        ),
        "credentials": select(credentials.c.kind, credentials.c.label, credentials.c.created, credentials.c.seen).where(
            credentials.c.player == id, credentials.c.kind != REPLACED
        ),
        "passkeys": select(passkeys.c.label, passkeys.c.created, passkeys.c.seen).where(passkeys.c.player == id),
        "bots": select(players.c.id, players.c.name, players.c.created, players.c.seen).where(players.c.owner == id),
        "seats": select(seats.c.table, seats.c.seat, seats.c.name, tables.c.game, tables.c.stage)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.player == id),
        "tables": select(appearances.c.table).where(appearances.c.player == id),
        "results": select(results).where(results.c.player == id),
        "ratings": select(ratings).where(ratings.c.player == id),
        "learning": select(learning.c.body).where(learning.c.player == id),
        "addresses": select(addresses.c.table, addresses.c.at).where(addresses.c.player == id),
        "tries": select(tries.c.table, tries.c.challenge).where(tries.c.player == id),
        "deals": select(deals.c.id, deals.c.game, deals.c.opened, deals.c.closed, deals.c.revealed).where(
            deals.c.opener == id
        ),
    }
    return {name: [dict(row._mapping) for row in connection.execute(query)] for name, query in told.items()}


def learn(connection: Connection, id: str, merge: Callable[[str], str]) -> str:
    """Store what `merge` makes of what the player has learned before, as JSON, at first an empty text; returns it. The
    row is locked meanwhile: another process may add to it."""
    add = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(add(learning).values(player=id, body="").on_conflict_do_nothing())
    mine = learning.c.player == id
    before: str = connection.execute(select(learning.c.body).where(mine).with_for_update()).scalar_one()
    body = merge(before)
    if body != before:
        connection.execute(update(learning).where(mine), {"body": body})
    return body


def count(connection: Connection) -> dict[str, int]:
    """How many players there are of each kind."""
    kinds = {"accounts": players.c.login.is_not(None), "bots": players.c.bot}
    guests = and_(players.c.login.is_(None), players.c.bot.is_(False))
    return {
        kind: connection.execute(select(func.count()).select_from(players).where(wanted)).scalar_one()
        for kind, wanted in {"guests": guests, **kinds}.items()
    }


def merge(connection: Connection, guest: str, account: str) -> None:
    """Transfer a guest's results and seats to an account, and delete the guest."""
    connection.execute(update(results).where(results.c.player == guest), {"player": account})
    connection.execute(update(seats).where(seats.c.player == guest), {"player": account})
    known = select(appearances.c.table).where(appearances.c.player == account)
    fresh = and_(appearances.c.player == guest, appearances.c.table.not_in(known))
    connection.execute(update(appearances).where(fresh), {"player": account})
    tried = select(tries.c.deal).where(tries.c.player == account)
    connection.execute(update(tries).where(tries.c.player == guest, tries.c.deal.not_in(tried)), {"player": account})
    connection.execute(update(deals).where(deals.c.opener == guest), {"opener": account})
    connection.execute(delete(players).where(players.c.id == guest))


def delete_player(connection: Connection, id: str) -> None:
    """Delete a player. Seats and results of finished games remain without a name."""
    connection.execute(update(seats).where(seats.c.player == id), {"player": None, "name": "", "code": None})
    connection.execute(delete(players).where(players.c.id == id))
