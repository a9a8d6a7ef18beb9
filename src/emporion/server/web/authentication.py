"""Authentication: a session cookie for browsers, a bearer token for programs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_401_UNAUTHORIZED, HTTP_403_FORBIDDEN

from emporion.match.clock import DAY, SECOND
from emporion.server import secret
from emporion.server.rate_limit import network_of
from emporion.server.room.table_repository import now_ms
from emporion.server.services import Services
from emporion.server.storage import accounts, addresses
from emporion.server.storage.accounts import SESSION, TOKEN, CredentialUse
from emporion.server.web.errors import Problem

COOKIE = "emporion"
BEARER = "bearer"
TOUCH_INTERVAL = DAY  # how often a credential's last use is recorded
HOME_PREFIX = 56  # of IPv6: providers give a home up to 256 networks of /64

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Visitor:
    """An authenticated player."""

    id: str
    name: str
    login: str | None
    bot: bool
    credential: str
    """The hash of the session cookie or token."""

    @property
    def has_account(self) -> bool:
        return self.login is not None


InjectedServices = NamedDependency[Services]
MaybeVisitor = NamedDependency[Visitor | None]
"""Dependencies that handlers ask for."""


async def authenticate(connection: Connection, services: Services) -> Visitor | None:
    """Who makes the request; None for a new visitor. A wrong token is an error, an expired session cookie is not."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.casefold() == BEARER:
        found = await _known(services, token.strip(), TOKEN)
        if found is None:
            raise Problem(HTTP_401_UNAUTHORIZED, "token-wrong")
        return found
    cookie = connection.cookies.get(COOKIE)
    return await _known(services, cookie, SESSION) if cookie else None


async def _known(services: Services, given: str, kind: str) -> Visitor | None:
    hash, now = secret.hash_secret(given), now_ms()
    row = await services.credentials.read(CredentialUse(hash, kind, now - services.settings.session_days * DAY))
    if row is None:
        return None
    if row.used < now - TOUCH_INTERVAL:
        await services.write_queue.write(accounts.touch, hash, row.id, now)
    return Visitor(row.id, row.name, row.login, row.bot, hash)


def require_visitor(visitor: Visitor | None) -> Visitor:
    if visitor is None:
        raise Problem(HTTP_401_UNAUTHORIZED, "visitor-unknown")
    return visitor


def require_account(visitor: Visitor | None) -> Visitor:
    if not require_visitor(visitor).has_account:
        raise Problem(HTTP_403_FORBIDDEN, "account-needed")
    return require_visitor(visitor)


async def create_guest(services: Services, name: str) -> tuple[str, str]:
    """Create a guest; returns the id and the session's secret."""
    id, token = secret.new_id(secret.PLAYER_ID_LENGTH), secret.new_token()
    await services.write_queue.write(accounts.add_guest, id, name, secret.hash_secret(token), now_ms())
    return id, token


def session_cookie(connection: Connection, services: Services, token: str) -> Cookie:
    return private_cookie(connection, COOKIE, token, services.settings.session_days)


def private_cookie(connection: Connection, key: str, value: str, days: int) -> Cookie:
    """A cookie that is unreadable for scripts, not sent from other sites, and sent over TLS only if the request came
    over TLS."""
    return Cookie(
        key=key,
        value=value,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_encrypted(connection),
        max_age=days * DAY // SECOND,
    )


def is_encrypted(connection: Connection) -> bool:
    return connection.scope.get("scheme") in ("https", "wss")


def client_address(connection: Connection) -> str:
    """The client's address, or what a trusted proxy says. IPv6 addresses count by their /64 network, as every client
    has very many."""
    return network_of(host_of(connection))


def host_of(connection: Connection) -> str:
    return connection.client.host if connection.client else "somewhere"


async def record_address(services: Services, connection: Connection, table: str, player: str) -> None:
    """Record, as a keyed hash, from which address a player of a rated table comes. Of IPv6, it is the network of
    a home."""
    home = network_of(host_of(connection), HOME_PREFIX)
    await services.write_queue.write(addresses.record, table, player, home, now_ms())
