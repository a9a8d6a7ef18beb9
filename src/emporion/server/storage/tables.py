"""Tables in the database: open, append entries, list, and find what is due."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from sqlalchemy import Connection, Row, and_, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from emporion.server.storage import deals
from emporion.server.storage.chain import StoredEntry, chain, first_break
from emporion.server.storage.challenges import find as find_challenge
from emporion.server.storage.challenges import withheld
from emporion.server.storage.database import SQLITE, pending_notices
from emporion.server.storage.prepared import Prepared
from emporion.server.storage.schema import appearances, entries, outages, results, seats, tables
from emporion.server.storage.share import ALL, Share
from emporion.server.storage.tries import add_try

CHANNEL = "emporion"  # PostgreSQL's NOTIFY channel between processes


_INSERT_ENTRY = Prepared(insert(entries), entries.c.keys())
_SUMMARY_COLUMNS = ("version", "changed", "stage", "free", "actor", "due", "falls")
_UPDATE_SUMMARY = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.edition == bindparam("edition"))
    .values({name: bindparam(name) for name in _SUMMARY_COLUMNS}),
    _SUMMARY_COLUMNS,
)
_ENTRY_COLUMNS = ("version", "at", "seat", "command", "body", "hash", "content")
_SELECT_ENTRIES, _SELECT_EARLIER = (
    select(*(entries.c[name] for name in columns))
    .where(entries.c.table == bindparam("of"), entries.c.version > bindparam("after"))
    .order_by(entries.c.version)
    for columns in (_ENTRY_COLUMNS, _ENTRY_COLUMNS[:-1])
)
_PAUSES = select(outages.c.began, outages.c.ended).order_by(outages.c.began)
"""Run for every table that is loaded."""


class Conflict(Exception):
    """Optimistic concurrency: another process stored an entry with this version first. Load the table and try again."""


class CodeUsed(Exception):
    """The recovery code was used already, perhaps concurrently."""


def open_table(
    connection: Connection,
    row: Mapping[str, Any],
    seated: Sequence[Mapping[str, Any]],
    stored: StoredEntry,
    tried: Mapping[str, Any] | None = None,
) -> None:
    """Insert a table with its first entry, and who plays there the deal of a challenge or a shared one."""
    if row.get("deal") is not None and row.get("origin") is None:
        deals.admit_table(connection, row["deal"])
    if tried is not None:
        add_try(connection, {"table": row["id"], **tried})
    connection.execute(insert(tables), dict(row))
    connection.execute(insert(seats), [{"table": row["id"], **each} for each in seated])
    _append(connection, row["id"], stored)
    _record_appearances(connection, row["id"], seated)


def append(
    connection: Connection,
    table: str,
    stored: StoredEntry,
    summary: Mapping[str, Any],
    seated: Sequence[Mapping[str, Any]] = (),
    announcement: str | None = None,
    edition: int = 0,
) -> None:
    """Append the next entry and update the columns derived from it; raises Conflict if it is not the next one any
    more, or if the entries were rewritten since this edition of them, so that its hash does not follow."""
    try:
        _append(connection, table, stored)
    except IntegrityError:
        raise Conflict from None
    row = {"of": table, "edition": edition, "version": stored.version, "changed": stored.at, **summary}
    if not _UPDATE_SUMMARY.execute(connection, row):
        raise Conflict
    for each in seated:
        here = and_(seats.c.table == table, seats.c.seat == each["seat"])
        connection.execute(update(seats).where(here), dict(each))
    _record_appearances(connection, table, seated)
    if announcement is not None:
        announce(connection, announcement)


def _record_appearances(connection: Connection, table: str, seated: Sequence[Mapping[str, Any]]) -> None:
    for player in {each["player"] for each in seated} - {None}:
        here = {"player": player, "table": table}
        known = select(appearances).filter_by(**here)
        if connection.execute(known).first() is None:
            connection.execute(insert(appearances), here)


def notify_about_table(connection: Connection, said: Mapping[str, Any]) -> None:
    """Send a notice about a table to all processes."""
    announce(connection, json.dumps(dict(said)))


def notify_each(connection: Connection, said: Sequence[str]) -> None:
    for each in said:
        announce(connection, each)


def announce(connection: Connection, said: str) -> None:
    """Send a notice once this transaction commits."""
    if connection.dialect.name == SQLITE:
        pending_notices(connection).append(said)
    else:
        connection.execute(text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": said})


def _append(connection: Connection, table: str, stored: StoredEntry) -> None:
    _INSERT_ENTRY.execute(
        connection,
        {
            "table": table,
            "version": stored.version,
            "at": stored.at,
            "seat": stored.by,
            "command": stored.idempotency_key,
            "body": stored.body,
            "hash": stored.hash,
            "content": stored.content or None,
        },
    )


def add_results(connection: Connection, places: Sequence[Mapping[str, Any]]) -> None:
    if places:
        connection.execute(insert(results), [dict(each) for each in places])


def stored_entries(connection: Connection, table: str, after: int = -1, is_earlier: bool = False) -> list[StoredEntry]:
    """A table's entries after a version. `is_earlier`: the database has no contents of commands yet."""
    found = connection.execute(_SELECT_EARLIER if is_earlier else _SELECT_ENTRIES, {"of": table, "after": after})
    return [
        StoredEntry(version, at, by, key, bytes(body), bytes(hash), bytes(content[0] or b"") if content else b"")
        for version, at, by, key, body, hash, *content in found
    ]


def rewrite(connection: Connection, table: str, found: Sequence[StoredEntry], rewritten: Sequence[StoredEntry]) -> None:
    """Store the bodies of rewritten entries, and their hashes anew. From the first entry on whose stored hash was
    wrong, hashes stay, so that a broken table is not taken for a whole one."""
    broken = first_break(table, found)
    whole = len(found) if broken is None else broken
    linked = [*chain(table, rewritten[:whole]), *rewritten[whole:]]
    for before, after in zip(found, linked, strict=True):
        if after != before:
            here = and_(entries.c.table == table, entries.c.version == after.version)
            connection.execute(update(entries).where(here), {"body": after.body, "hash": after.hash})


def pauses(connection: Connection) -> list[tuple[int, int]]:
    """Times at which no server was running."""
    found = connection.execute(_PAUSES)
    return [(began, ended) for began, ended in found]


def listed(connection: Connection, stage: str, game: str | None, since: int, limit: int) -> list[Row[Any]]:
    """Public tables of a stage, latest first. Open tables are listed while there is a free seat and recent activity,
    running ones unless their deal is still to be played at other tables: nobody may watch those."""
    wanted = and_(tables.c.stage == stage, tables.c.public)
    if stage == "open":
        wanted = and_(wanted, tables.c.free > 0, tables.c.changed > since)
    else:
        wanted = and_(wanted, ~deals.is_unrevealed())
    if game is not None:
        wanted = and_(wanted, tables.c.game == game)
    return list(connection.execute(select(tables).where(wanted).order_by(tables.c.changed.desc()).limit(limit)))


def tables_of(connection: Connection, player: str, limit: int) -> list[Row[Any]]:
    """A player's tables: running before finished, latest first. Practice positions are no games to come back to."""
    here = select(seats.c.table).where(seats.c.player == player).distinct()
    is_game = or_(tables.c.origin.is_(None), tables.c.origin != "practice")
    order = ((tables.c.stage == "over").asc(), tables.c.changed.desc())
    wanted = select(tables).where(tables.c.id.in_(here), is_game)
    return list(connection.execute(wanted.order_by(*order).limit(limit)))


def seats_at(connection: Connection, ids: Sequence[str]) -> dict[str, list[Row[Any]]]:
    """Seats at these tables, with results."""
    found: dict[str, list[Row[Any]]] = {id: [] for id in ids}
    fared = and_(results.c.table == seats.c.table, results.c.seat == seats.c.seat)
    wanted = select(seats, results.c.place, results.c.score).join(results, fared, isouter=True)
    for row in connection.execute(wanted.where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)):
        found[row.table].append(row)
    return found


def shown_to_all(connection: Connection, table: str) -> tuple[Row[Any], list[Row[Any]]] | None:
    """A table and its seats; None if it is unknown or withheld because its deal is a challenge."""
    row = connection.execute(select(tables).where(tables.c.id == table)).first()
    if row is None or withheld(connection, [table], "", ""):
        return None
    return row, seats_at(connection, [table])[table]


def game_of_challenge(connection: Connection, token: str) -> str | None:
    """The game of a challenge."""
    challenge = find_challenge(connection, token)
    wanted = select(tables.c.game).where(tables.c.id == (challenge.table if challenge else None))
    game: str | None = connection.execute(wanted).scalar()
    return game


def seat_with_code(connection: Connection, code_hash: str) -> tuple[str, int] | None:
    """The seat that a recovery code belongs to."""
    row = connection.execute(select(seats.c.table, seats.c.seat).where(seats.c.code == code_hash)).first()
    return (row.table, row.seat) if row else None


def is_rated(connection: Connection, table: str) -> bool:
    return bool(connection.execute(select(tables.c.rated).where(tables.c.id == table)).scalar())


def set_code(connection: Connection, table: str, seat: int, code_hash: str, player: str | None = None) -> bool:
    """Set a new recovery code for a person's seat, or for this player's seat; False if there is none."""
    whose = seats.c.player.is_not(None) if player is None else seats.c.player == player
    here = and_(seats.c.table == table, seats.c.seat == seat, whose)
    return connection.execute(update(seats).where(here), {"code": code_hash}).rowcount > 0


def consume_code(connection: Connection, code_hash: str) -> None:
    if not connection.execute(update(seats).where(seats.c.code == code_hash), {"code": None}).rowcount:
        raise CodeUsed


def claim_due(connection: Connection, now: int, lease: int, limit: int, share: Share = ALL) -> list[str]:
    """Claim tables that are due, each with a lease: other processes try them again when it ends. A process that owns a
    share of the tables claims no others."""
    due = select(tables.c.id, tables.c.due).where(tables.c.due <= now).order_by(tables.c.due)
    if share == ALL:
        due = due.limit(limit)
    claimed = []
    for row in list(islice((row for row in connection.execute(due) if row.id in share), limit)):
        mine = and_(tables.c.id == row.id, tables.c.due == row.due)
        if connection.execute(update(tables).where(mine), {"due": now + lease}).rowcount:
            claimed.append(row.id)
    return claimed


def lock(connection: Connection, table: str) -> None:
    """Wait until all transactions that write to a table have ended, those of other processes too."""
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())


def set_due(connection: Connection, table: str, version: int, due: int | None) -> None:
    """Set when a table is due, unless it has a later version by now."""
    here = and_(tables.c.id == table, tables.c.version == version)
    connection.execute(update(tables).where(here), {"due": due})


def clear_due(connection: Connection, table: str) -> None:
    """The server will not act at this table any more."""
    connection.execute(update(tables).where(tables.c.id == table), {"due": None})


def delete_table(connection: Connection, table: str, version: int | None = None) -> bool:
    """Delete a table, if it has that version; returns whether it did."""
    wanted = tables.c.id == table if version is None else and_(tables.c.id == table, tables.c.version == version)
    is_gone = connection.execute(delete(tables).where(wanted)).rowcount > 0
    if is_gone:
        notify_about_table(connection, {"table": table, "gone": True})
    return is_gone


def count(connection: Connection) -> dict[str, int]:
    """How many tables there are per stage."""
    found = connection.execute(select(tables.c.stage, func.count().label("number")).group_by(tables.c.stage))
    return {row.stage: row.number for row in found}
