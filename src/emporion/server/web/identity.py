"""Who makes a request: by the cookie of a browser, or by the token of a program."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_401_UNAUTHORIZED, HTTP_403_FORBIDDEN

from emporion.match.clock import DAY, SECOND
from emporion.server import secret
from emporion.server.house import House
from emporion.server.room.keeper import moment
from emporion.server.storage import people
from emporion.server.storage.people import SESSION, TOKEN
from emporion.server.web.errors import Problem

COOKIE = "emporion"
BEARER = "bearer"
TOUCH = DAY  # how finely we note when somebody was here

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Visitor:
    """Somebody we know."""

    id: str
    name: str
    login: str | None
    bot: bool
    credential: str
    """The hash of what proved it."""

    @property
    def has_account(self) -> bool:
        return self.login is not None


InHouse = NamedDependency[House]
Anybody = NamedDependency[Visitor | None]
"""What handlers ask for: the house, and who makes the request."""


async def visitor_of(connection: Connection, house: House) -> Visitor | None:
    """Who it is; None for somebody new. A token that is wrong is an error, a cookie that is too old is not."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.casefold() == BEARER:
        found = await _known(house, token.strip(), TOKEN)
        if found is None:
            raise Problem(HTTP_401_UNAUTHORIZED, "token-wrong")
        return found
    cookie = connection.cookies.get(COOKIE)
    return await _known(house, cookie, SESSION) if cookie else None


async def _known(house: House, given: str, kind: str) -> Visitor | None:
    hash, now = secret.hashed(given), moment()
    row = await house.database.read(people.holder, hash, kind, now - house.settings.session_days * DAY)
    if row is None:
        return None
    if row.used < now - TOUCH:
        await house.scribe.write(people.touch, hash, row.id, now)
    return Visitor(row.id, row.name, row.login, row.bot, hash)


def required(visitor: Visitor | None) -> Visitor:
    if visitor is None:
        raise Problem(HTTP_401_UNAUTHORIZED, "visitor-unknown")
    return visitor


def required_account(visitor: Visitor | None) -> Visitor:
    if not required(visitor).has_account:
        raise Problem(HTTP_403_FORBIDDEN, "account-needed")
    return required(visitor)


async def new_guest(house: House, name: str) -> tuple[str, str]:
    """Somebody new: the id, and the secret of the session."""
    id, token = secret.new_id(secret.PLAYER), secret.new_token()

    def write(connection: Any) -> None:
        people.add_player(connection, id, name, moment())
        people.add_credential(connection, secret.hashed(token), id, SESSION, moment())

    await house.scribe.write(write)
    return id, token


def cookie_of(connection: Connection, house: House, token: str) -> Cookie:
    """No script can read it, no other site can send it along, and over TLS nobody on the way."""
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_encrypted(connection),
        max_age=house.settings.session_days * DAY // SECOND,
    )


def is_encrypted(connection: Connection) -> bool:
    return connection.scope.get("scheme") in ("https", "wss")


def address_of(connection: Connection) -> str:
    """Where a request comes from; a trusted proxy has said so, if there is one. With IPv6, everybody has very many
    addresses: those of one network count as one."""
    host = connection.client.host if connection.client else "somewhere"
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))
