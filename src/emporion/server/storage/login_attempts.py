"""Attempts to log in, counted so that guessing passwords takes long while the owner of an account gets in.

Attempts are counted in the database, for all processes. A device that has logged in to an account before shows a signed
cookie for it and is counted apart ("device cookies", as OWASP calls them): whatever others try elsewhere, it need not
wait. Neither addresses nor logins are stored, only keyed hashes; backups leave them out.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update

from emporion.match.clock import SECOND
from emporion.server.storage.addresses import room_key
from emporion.server.storage.database import inserting
from emporion.server.storage.schema import login_attempts

FIRST_WAIT = 2 * SECOND
LONGEST_WAIT = 900 * SECOND
KEPT = 3 * 3600 * SECOND  # longer than any count takes to be forgotten
MAX_ACCOUNTS = 5  # that a device is known for
DIGITS = 32  # hexadecimal, of ids and keyed hashes
COOKIE = re.compile(rf"[0-9a-f]{{{DIGITS}}}(\.[0-9a-f]{{{DIGITS}}}){{1,{MAX_ACCOUNTS}}}")
"""The device's id, and a signature for each account that it has logged in to, the latest first."""


class Rule(NamedTuple):
    """How often something may be tried. After `free` attempts each makes the next one wait twice as long."""

    free: int
    forgotten: int
    """Milliseconds after which one attempt no longer counts."""


PAIR = Rule(free=5, forgotten=180 * SECOND)
"""Wrong passwords for one account from one address."""
ACCOUNT = Rule(free=100, forgotten=20 * SECOND)
"""Wrong passwords for one account from all devices that are new to it: against guesses from many addresses."""


class Attempt(NamedTuple):
    """An attempt to log in."""

    login: str
    address: str
    known: str
    """The cookie of a device that has logged in before; empty if there is none."""
    source: Rule
    """For all attempts from one address, or with one known device, successful ones too."""


class Admission(NamedTuple):
    """Whether a password is looked at; otherwise, milliseconds to wait."""

    wait: int
    counted: tuple[str, ...] = ()
    """What to forget if the password is right."""


def admit(connection: Connection, attempt: Attempt, now: int) -> Admission:
    """Count an attempt before its password is checked, so that many at once are not free; or say how long to wait,
    and count nothing. An unknown login is counted like a known one."""
    key = room_key(connection)
    device = device_of(key, attempt.known, attempt.login)
    if device:
        rules = {_name(key, "device", device, attempt.login): attempt.source}
    else:
        pair, account = _name(key, "pair", attempt.login, attempt.address), _name(key, "account", attempt.login)
        rules = {_name(key, "address", attempt.address): attempt.source, pair: PAIR, account: ACCOUNT}
    names = sorted(rules)
    found = connection.execute(
        select(login_attempts)
        .where(login_attempts.c.name.in_(names))
        .order_by(login_attempts.c.name)
        .with_for_update()  # processes count one after the other
    )
    counts = {row.name: (remaining(rules[row.name], row.attempts, row.at, now), row.at) for row in found}
    wait = max((at + wait_after(rules[name], count) - now for name, (count, at) in counts.items()), default=0)
    if wait > 0:
        return Admission(wait)
    for name in names:
        before = counts[name][0] if name in counts else None
        adding = inserting(connection)(login_attempts).values({"name": name, "attempts": 1 + (before or 0), "at": now})
        # A row that was not there may have been added by another process meanwhile.
        more = {"attempts": 1 + (login_attempts.c.attempts if before is None else before), "at": now}
        connection.execute(adding.on_conflict_do_update(index_elements=[login_attempts.c.name], set_=more))
    return Admission(0, () if device else (pair, account))


def remaining(rule: Rule, count: int, at: int, now: int) -> int:
    """How many attempts still count."""
    return max(0, count - max(0, now - at) // rule.forgotten)


def wait_after(rule: Rule, count: int) -> int:
    """Milliseconds after the last attempt until the next one."""
    beyond = count - rule.free
    return 0 if beyond < 0 else min(LONGEST_WAIT, FIRST_WAIT << min(beyond, 20))


def succeed(connection: Connection, login: str, known: str, counted: tuple[str, ...] = ()) -> str:
    """Forget what was counted against an address whose password was right, and one attempt for the account; returns the
    cookie of a device that is known from now on."""
    if counted:
        pair, account = counted
        connection.execute(delete(login_attempts).where(login_attempts.c.name == pair))
        fewer = update(login_attempts).where(login_attempts.c.name == account)
        connection.execute(fewer.values(attempts=login_attempts.c.attempts - 1))
    return known_device(room_key(connection), known, login)


def device_of(key: bytes, known: str, login: str) -> str:
    """The id in the cookie of a device that has logged in to this account before; empty for others."""
    if not COOKIE.fullmatch(known):
        return ""
    device, *signatures = known.split(".")
    own = _signature(key, device, login)
    return device if any(hmac.compare_digest(own, each) for each in signatures) else ""


def known_device(key: bytes, known: str, login: str) -> str:
    """The cookie of a device that has logged in to this account now, and to those that are in its cookie."""
    device, *signatures = known.split(".") if COOKIE.fullmatch(known) else [secrets.token_hex(DIGITS // 2)]
    own = _signature(key, device, login)
    return ".".join([device, own, *(each for each in signatures if each != own)][: 1 + MAX_ACCOUNTS])


def forget_old(connection: Connection, now: int) -> None:
    connection.execute(delete(login_attempts).where(login_attempts.c.at < now - KEPT))


def _signature(key: bytes, device: str, login: str) -> str:
    return _name(key, "known", device, login)


def _name(key: bytes, *parts: str) -> str:
    """The name of a count: a keyed hash."""
    return hmac.new(key, "\0".join(parts).encode(), hashlib.sha256).hexdigest()[:DIGITS]
