"""Devices that have logged in to an account before: what others try elsewhere does not keep them out."""

from __future__ import annotations

from litestar.datastructures import Cookie

from emporion.match.clock import SECOND
from emporion.server.room.table_repository import now_ms
from emporion.server.services import Services
from emporion.server.storage import login_attempts
from emporion.server.storage.login_attempts import Attempt, Rule
from emporion.server.web.authentication import Connection, client_address, private_cookie
from emporion.server.web.errors import TooManyLogins

KNOWN_COOKIE = "emporion-known"
KNOWN_DAYS = 400  # the most that browsers keep a cookie
WINDOW = 900 * SECOND


async def admit_login(connection: Connection, services: Services, login: str) -> tuple[str, ...]:
    """Count an attempt, or raise TooManyLogins; returns what `known_device` forgets after a right password."""
    allowed = services.settings.logins_per_15_minutes
    source = Rule(allowed, max(1, WINDOW // allowed))
    attempt = Attempt(login.casefold(), client_address(connection), known_of(connection), source)
    admission = await services.write_queue.write(login_attempts.admit, attempt, now_ms())
    if admission.wait:
        raise TooManyLogins(admission.wait / SECOND)
    return admission.counted


async def known_device(connection: Connection, services: Services, login: str, counted: tuple[str, ...] = ()) -> Cookie:
    """The cookie of a device that has just logged in."""
    known = await services.write_queue.write(login_attempts.succeed, login.casefold(), known_of(connection), counted)
    return private_cookie(connection, KNOWN_COOKIE, known, KNOWN_DAYS)


def known_of(connection: Connection) -> str:
    return connection.cookies.get(KNOWN_COOKIE, "")
