"""Forgetting what nobody wants any more: tables that were left, sessions that are too old, guests who never came back.

To look for it takes a while where much is stored, and so readers do it; the writer is told what to delete, a little at
a time, and looks again at nothing but that. Whoever wants to store a move meanwhile hardly waits.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select

from emporion.server.storage.database import Database
from emporion.server.storage.people import TOKEN
from emporion.server.storage.schema import credentials, players, seats, tables
from emporion.server.storage.scribe import Scribe

MOST_TABLES_AT_ONCE = 10  # in one transaction: a table has some hundred rows
MOST_ROWS_AT_ONCE = 500
MOST_FOUND = 10_000  # that are looked for at a time

Find = Callable[[Connection, int, int], list[str]]
Delete = Callable[[Connection, Sequence[str], int], int]


class Cleaned(NamedTuple):
    """How much was forgotten."""

    tables: int = 0
    guests: int = 0


async def clean(database: Database, scribe: Scribe, untouched_since: int | None, unseen_since: int) -> Cleaned:
    """Forget tables untouched since a moment (none of them: never), then people and sessions unseen since one."""

    async def forgotten(find: Find, forget: Delete, since: int, at_once: int) -> int:
        return await _forget_all(database, scribe, find, forget, since, at_once)

    gone = 0
    if untouched_since is not None:
        gone = await forgotten(left_tables, delete_tables, untouched_since, MOST_TABLES_AT_ONCE)
    await forgotten(old_sessions, delete_sessions, unseen_since, MOST_ROWS_AT_ONCE)
    return Cleaned(gone, await forgotten(lost_guests, delete_guests, unseen_since, MOST_ROWS_AT_ONCE))


async def _forget_all(database: Database, scribe: Scribe, find: Find, forget: Delete, since: int, at_once: int) -> int:
    """How many of them there were."""
    gone = 0
    while found := await database.read(find, since, MOST_FOUND):
        before = gone
        for first in range(0, len(found), at_once):
            began = time.monotonic()
            gone += await scribe.write(forget, found[first : first + at_once], since)
            # SQLite lets in whoever asks at the right moment. A process that only cleans (`emporion admin prune`)
            # leaves the others half of the moments.
            await asyncio.sleep(time.monotonic() - began)
        if len(found) < MOST_FOUND or gone == before:
            break
    return gone


def left_tables(connection: Connection, untouched_since: int, limit: int) -> list[str]:
    """Tables that nobody touched. Games that are over and belong to an account are kept."""
    return _ids(connection, tables.c.id, _was_left(untouched_since), limit)


def delete_tables(connection: Connection, ids: Sequence[str], untouched_since: int) -> int:
    """Those of them that nobody has touched yet."""
    return _delete(connection, tables.c.id, ids, _was_left(untouched_since))


def old_sessions(connection: Connection, unseen_since: int, limit: int) -> list[str]:
    return _ids(connection, credentials.c.hash, _is_old(unseen_since), limit)


def delete_sessions(connection: Connection, hashes: Sequence[str], unseen_since: int) -> int:
    return _delete(connection, credentials.c.hash, hashes, _is_old(unseen_since))


def lost_guests(connection: Connection, unseen_since: int, limit: int) -> list[str]:
    """Guests who never came back, and sit nowhere."""
    return _ids(connection, players.c.id, _is_lost(unseen_since), limit)


def delete_guests(connection: Connection, ids: Sequence[str], unseen_since: int) -> int:
    return _delete(connection, players.c.id, ids, _is_lost(unseen_since))


def _was_left(untouched_since: int) -> ColumnElement[bool]:
    account = exists().where(seats.c.table == tables.c.id, players.c.id == seats.c.player, players.c.login.is_not(None))
    untouched = and_(tables.c.changed < untouched_since, tables.c.due.is_(None))  # a running clock has more patience
    return and_(untouched, or_(tables.c.stage != "over", ~account))


def _is_old(unseen_since: int) -> ColumnElement[bool]:
    return and_(credentials.c.kind != TOKEN, credentials.c.seen < unseen_since)


def _is_lost(unseen_since: int) -> ColumnElement[bool]:
    guest = and_(players.c.login.is_(None), players.c.bot.is_(False), players.c.seen < unseen_since)
    return and_(guest, ~exists().where(seats.c.player == players.c.id))


def _ids(connection: Connection, key: Any, wanted: ColumnElement[bool], limit: int) -> list[str]:
    return list(connection.execute(select(key).where(wanted).limit(limit)).scalars())


def _delete(connection: Connection, key: Any, ids: Sequence[str], wanted: ColumnElement[bool]) -> int:
    return connection.execute(delete(key.table).where(key.in_(ids), wanted)).rowcount
