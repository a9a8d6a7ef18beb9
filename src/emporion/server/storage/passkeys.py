"""Passkeys in the database: the public keys of accounts, and the WebAuthn ceremonies that have begun.

A ceremony is one exchange with an authenticator: the server sends a challenge, the authenticator signs it. Its row is
deleted when the answer comes, so that a challenge is used once, whichever process gets the answer.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from emporion.match.clock import SECOND
from emporion.server.storage import accounts
from emporion.server.storage.accounts import SESSION
from emporion.server.storage.schema import ceremonies, passkeys, players

LIFETIME = 300 * SECOND
"""Of a ceremony. People choose an account, fetch a security key or type a PIN meanwhile."""
MAX_PASSKEYS = 20  # of an account


class PasskeyKnown(Exception):
    """This credential is a passkey already."""


class TooManyPasskeys(Exception):
    """The account has as many passkeys as it may have."""


class LastWayIn(Exception):
    """Without this passkey, the account could not be used any more."""


class LoggedOut(Exception):
    """The guest for whom a passkey was to be created has no session here any more."""


class Ceremony(NamedTuple):
    """What the server knows of a ceremony that has begun."""

    hash: str
    """Of the challenge."""
    purpose: str
    browser: str
    """The hash of a cookie: only the browser that began a ceremony can end it."""
    player: str | None = None
    """For whom a passkey is created; the id of a new player may not exist yet."""
    name: str | None = None
    """Of the new account."""


class NewPasskey(NamedTuple):
    """A credential that an authenticator has created."""

    id: str
    credential: str
    key: bytes
    counter: int
    label: str


def begin(connection: Connection, ceremony: Ceremony, now: int) -> None:
    connection.execute(insert(ceremonies), {**ceremony._asdict(), "until": now + LIFETIME})


def end(connection: Connection, hash: str, browser: str, now: int) -> Ceremony | None:
    """Delete a ceremony, and return it if this browser began it and it has not expired."""
    row = connection.execute(select(ceremonies).where(ceremonies.c.hash == hash)).first()
    if row is None or row.browser != browser:
        return None
    ended = connection.execute(delete(ceremonies).where(ceremonies.c.hash == hash)).rowcount
    if not ended or row.until < now:  # another process was faster, or the time is up
        return None
    return Ceremony(row.hash, row.purpose, row.browser, row.player, row.name)


def forget_ceremonies(connection: Connection, now: int) -> None:
    """Delete those that have expired."""
    connection.execute(delete(ceremonies).where(ceremonies.c.until < now))


def passkeys_of(connection: Connection, player: str) -> list[Row[Any]]:
    wanted = select(passkeys).where(passkeys.c.player == player)
    return list(connection.execute(wanted.order_by(passkeys.c.created, passkeys.c.id)))


def with_credential(connection: Connection, credential: str) -> Row[Any] | None:
    """A passkey and its player, by the id that the authenticator gave the credential."""
    found = select(passkeys, players.c.name, players.c.login, players.c.bot).join(
        players, players.c.id == passkeys.c.player
    )
    return connection.execute(found.where(passkeys.c.credential == credential)).first()


def add(connection: Connection, player: str, new: NewPasskey, now: int) -> None:
    """Add a passkey to an account."""
    _lock(connection, player)
    count = select(func.count()).select_from(passkeys).where(passkeys.c.player == player)
    if connection.execute(count).scalar_one() >= MAX_PASSKEYS:
        raise TooManyPasskeys
    try:
        connection.execute(insert(passkeys), {**new._asdict(), "player": player, "created": now, "seen": None})
    except IntegrityError:
        raise PasskeyKnown from None


def make_account(
    connection: Connection, id: str, name: str, login: str, new: NewPasskey, session: tuple[str | None, str], now: int
) -> None:
    """Create an account without a password: of a guest, whose session is replaced, or of a new player."""
    old, fresh = session
    if old is None:
        if accounts.player(connection, id) is not None:
            raise LoggedOut
        accounts.add_guest(connection, id, name, fresh, now)
        accounts.set_account(connection, id, name, login, None)
    else:
        accounts.make_account(connection, id, name, login, None, (old, fresh), now)
    add(connection, id, new, now)


def log_in(connection: Connection, id: str, player: str, counter: int, session: str, now: int) -> bool:
    """Record the use of a passkey and add a session. False, and nothing happens, if the counter of signatures has not
    gone on: the key was copied. Authenticators that do not count always say 0."""
    goes_on = passkeys.c.counter < counter if counter else passkeys.c.counter == 0
    used = update(passkeys).where(passkeys.c.id == id, goes_on).values(counter=counter, seen=now)
    if not connection.execute(used).rowcount:
        return False
    accounts.add_credential(connection, session, player, SESSION, now)
    return True


def rename(connection: Connection, player: str, id: str, label: str) -> bool:
    mine = and_(passkeys.c.player == player, passkeys.c.id == id)
    return connection.execute(update(passkeys).where(mine).values(label=label)).rowcount > 0


def remove(connection: Connection, player: str, id: str, session: str) -> bool:
    """Remove a passkey of an account and end its other sessions: the device may be lost. False if there is none."""
    password = _lock(connection, player)
    ids = [row.id for row in passkeys_of(connection, player)]
    if id not in ids:
        return False
    if password is None and ids == [id]:
        raise LastWayIn
    connection.execute(delete(passkeys).where(passkeys.c.id == id))
    accounts.drop_sessions(connection, player, session)
    return True


def _lock(connection: Connection, player: str) -> str | None:
    """Let no other transaction change what this account has; returns its password."""
    row = select(players.c.password).where(players.c.id == player).with_for_update()
    return connection.execute(row).scalar_one_or_none()
