"""Data retention: deletes abandoned tables, old snapshots, expired sessions and guests who never came back.

Finding them takes a while, so the read pool does it. The write queue deletes a few at a time and checks only those
again. Players' moves hardly wait.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select

from emporion.server.storage.accounts import TOKEN
from emporion.server.storage.database import Database
from emporion.server.storage.schema import credentials, players, seats, snapshots, tables
from emporion.server.storage.write_queue import WriteQueue

MAX_TABLES_AT_ONCE = 10  # per transaction: a table has some hundred rows
MAX_ROWS_AT_ONCE = 500
MAX_FOUND = 10_000  # per search

Find = Callable[[Connection, int, int], list[str]]
Delete = Callable[[Connection, Sequence[str], int], int]


class Deleted(NamedTuple):
    """How much was deleted."""

    tables: int = 0
    guests: int = 0


async def delete_expired(
    database: Database,
    write_queue: WriteQueue,
    untouched_since: int | None,
    unseen_since: int,
    unplayed_since: int | None = None,
) -> Deleted:
    """Delete tables untouched since a time (None: no tables), then sessions and guests unseen since a time, and
    snapshots of tables unplayed since a time."""

    async def delete(find: Find, remove: Delete, since: int, at_once: int) -> int:
        return await _delete_all(database, write_queue, find, remove, since, at_once)

    gone = 0
    if untouched_since is not None:
        gone = await delete(abandoned_tables, delete_tables, untouched_since, MAX_TABLES_AT_ONCE)
    if unplayed_since is not None:
        await delete(old_snapshots, delete_snapshots, unplayed_since, MAX_ROWS_AT_ONCE)
    await delete(expired_sessions, delete_sessions, unseen_since, MAX_ROWS_AT_ONCE)
    return Deleted(gone, await delete(inactive_guests, delete_guests, unseen_since, MAX_ROWS_AT_ONCE))


async def _delete_all(
    database: Database, write_queue: WriteQueue, find: Find, remove: Delete, since: int, at_once: int
) -> int:
    """Find and delete in small transactions; returns how many were deleted."""
    gone = 0
    while found := await database.read(find, since, MAX_FOUND):
        before = gone
        for first in range(0, len(found), at_once):
            began = time.monotonic()
            gone += await write_queue.write(remove, found[first : first + at_once], since)
            # SQLite grants its lock without a queue. Sleeping as long as the write took leaves other
            # processes half of the time (`emporion admin prune`).
            await asyncio.sleep(time.monotonic() - began)
        if len(found) < MAX_FOUND or gone == before:
            break
    return gone


def abandoned_tables(connection: Connection, untouched_since: int, limit: int) -> list[str]:
    """Tables that nobody touched. Finished games of accounts are kept."""
    return _ids(connection, tables.c.id, _is_abandoned(untouched_since), limit)


def delete_tables(connection: Connection, ids: Sequence[str], untouched_since: int) -> int:
    """Delete those that are still abandoned."""
    return _delete(connection, tables.c.id, ids, _is_abandoned(untouched_since))


def old_snapshots(connection: Connection, unplayed_since: int, limit: int) -> list[str]:
    return _ids(connection, snapshots.c.table, _is_old(unplayed_since), limit)


def delete_snapshots(connection: Connection, ids: Sequence[str], unplayed_since: int) -> int:
    return _delete(connection, snapshots.c.table, ids, _is_old(unplayed_since))


def expired_sessions(connection: Connection, unseen_since: int, limit: int) -> list[str]:
    return _ids(connection, credentials.c.hash, _is_expired(unseen_since), limit)


def delete_sessions(connection: Connection, hashes: Sequence[str], unseen_since: int) -> int:
    return _delete(connection, credentials.c.hash, hashes, _is_expired(unseen_since))


def inactive_guests(connection: Connection, unseen_since: int, limit: int) -> list[str]:
    """Guests who never came back and have no seat."""
    return _ids(connection, players.c.id, _is_inactive(unseen_since), limit)


def delete_guests(connection: Connection, ids: Sequence[str], unseen_since: int) -> int:
    return _delete(connection, players.c.id, ids, _is_inactive(unseen_since))


def _is_abandoned(untouched_since: int) -> ColumnElement[bool]:
    account = exists().where(seats.c.table == tables.c.id, players.c.id == seats.c.player, players.c.login.is_not(None))
    untouched = and_(tables.c.changed < untouched_since, tables.c.due.is_(None))  # a running clock keeps a table alive
    return and_(untouched, or_(tables.c.stage != "over", ~account))


def _is_old(unplayed_since: int) -> ColumnElement[bool]:
    return exists().where(tables.c.id == snapshots.c.table, tables.c.changed < unplayed_since)


def _is_expired(unseen_since: int) -> ColumnElement[bool]:
    return and_(credentials.c.kind != TOKEN, credentials.c.seen < unseen_since)


def _is_inactive(unseen_since: int) -> ColumnElement[bool]:
    guest = and_(players.c.login.is_(None), players.c.bot.is_(False), players.c.seen < unseen_since)
    return and_(guest, ~exists().where(seats.c.player == players.c.id))


def _ids(connection: Connection, key: Any, wanted: ColumnElement[bool], limit: int) -> list[str]:
    return list(connection.execute(select(key).where(wanted).limit(limit)).scalars())


def _delete(connection: Connection, key: Any, ids: Sequence[str], wanted: ColumnElement[bool]) -> int:
    return connection.execute(delete(key.table).where(key.in_(ids), wanted)).rowcount
