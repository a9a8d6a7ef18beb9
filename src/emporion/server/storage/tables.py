"""Tables in the database: opening, going on, finding."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, and_, bindparam, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from emporion.server.storage.schema import appearances, entries, outages, results, seats, tables

CHANNEL = "emporion"  # on which PostgreSQL tells other processes what happened


_ADD = insert(entries)
_SUMMARY = ("version", "changed", "stage", "free", "actor", "due", "falls")
_GO_ON = update(tables).where(tables.c.id == bindparam("of")).values({name: bindparam(name) for name in _SUMMARY})
"""Written with every move, and so built only once."""
_LINES = (
    select(entries.c.version, entries.c.at, entries.c.seat, entries.c.command, entries.c.body)
    .where(entries.c.table == bindparam("of"), entries.c.version > bindparam("after"))
    .order_by(entries.c.version)
)
_PAUSES = select(outages.c.began, outages.c.ended).order_by(outages.c.began)
"""Read with every table that is loaded."""


class Conflict(Exception):
    """Another process, or another command, was quicker: look again."""


class CodeUsed(Exception):
    """A recovery code was used up already, perhaps in this very moment."""


class Line(NamedTuple):
    """An entry as it is stored."""

    version: int
    at: int
    by: int | None
    command: str | None
    body: bytes


def open_table(connection: Connection, row: Mapping[str, Any], seated: Sequence[Mapping[str, Any]], line: Line) -> None:
    """A new table with its first entry."""
    connection.execute(insert(tables), dict(row))
    connection.execute(insert(seats), [{"table": row["id"], **each} for each in seated])
    _append(connection, row["id"], line)
    _note_appearances(connection, row["id"], seated)


def append(
    connection: Connection,
    table: str,
    line: Line,
    summary: Mapping[str, Any],
    seated: Sequence[Mapping[str, Any]] = (),
    announcement: str | None = None,
) -> None:
    """The next entry of a table, and what follows from it for those who look for tables; Conflict if it is not the
    next one any more."""
    try:
        _append(connection, table, line)
    except IntegrityError:
        raise Conflict from None
    connection.execute(_GO_ON, {"of": table, "version": line.version, "changed": line.at, **summary})
    for each in seated:
        here = and_(seats.c.table == table, seats.c.seat == each["seat"])
        connection.execute(update(seats).where(here), dict(each))
    _note_appearances(connection, table, seated)
    if announcement is not None:
        announce(connection, announcement)


def _note_appearances(connection: Connection, table: str, seated: Sequence[Mapping[str, Any]]) -> None:
    for player in {each["player"] for each in seated} - {None}:
        here = {"player": player, "table": table}
        known = select(appearances).filter_by(**here)
        if connection.execute(known).first() is None:
            connection.execute(insert(appearances), here)


def announce_to_all(connection: Connection, said: Mapping[str, Any]) -> None:
    """Where several processes share a database, tell all of them something about a table."""
    if connection.dialect.name == "postgresql":
        announce(connection, json.dumps(dict(said)))


def announce_each(connection: Connection, said: Sequence[str]) -> None:
    for each in said:
        announce(connection, each)


def announce(connection: Connection, said: str) -> None:
    """Tell other processes something, once this transaction is stored."""
    connection.execute(text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": said})


def _append(connection: Connection, table: str, line: Line) -> None:
    connection.execute(
        _ADD,
        {
            "table": table,
            "version": line.version,
            "at": line.at,
            "seat": line.by,
            "command": line.command,
            "body": line.body,
        },
    )


def add_results(connection: Connection, places: Sequence[Mapping[str, Any]]) -> None:
    if places:
        connection.execute(insert(results), [dict(each) for each in places])


def lines(connection: Connection, table: str, after: int = -1) -> list[Line]:
    """The entries of a table after a version."""
    found = connection.execute(_LINES, {"of": table, "after": after})
    return [Line(version, at, by, command, bytes(body)) for version, at, by, command, body in found]


def pauses(connection: Connection) -> list[tuple[int, int]]:
    """When no server was there."""
    found = connection.execute(_PAUSES)
    return [(began, ended) for began, ended in found]


def listed(connection: Connection, stage: str, game: str | None, since: int, limit: int) -> list[Row[Any]]:
    """Public tables of a stage, the latest first; those to join as long as there is a seat and somebody came lately."""
    wanted = and_(tables.c.stage == stage, tables.c.public)
    if stage == "open":
        wanted = and_(wanted, tables.c.free > 0, tables.c.changed > since)
    if game is not None:
        wanted = and_(wanted, tables.c.game == game)
    return list(connection.execute(select(tables).where(wanted).order_by(tables.c.changed.desc()).limit(limit)))


def tables_of(connection: Connection, player: str, limit: int) -> list[Row[Any]]:
    """The tables at which somebody sits, the latest first, those that go on before those that are over."""
    here = select(seats.c.table).where(seats.c.player == player).distinct()
    order = ((tables.c.stage == "over").asc(), tables.c.changed.desc())
    return list(connection.execute(select(tables).where(tables.c.id.in_(here)).order_by(*order).limit(limit)))


def seats_at(connection: Connection, ids: Sequence[str]) -> dict[str, list[Row[Any]]]:
    """Who sits at these tables, and how they fared."""
    found: dict[str, list[Row[Any]]] = {id: [] for id in ids}
    fared = and_(results.c.table == seats.c.table, results.c.seat == seats.c.seat)
    wanted = select(seats, results.c.place).join(results, fared, isouter=True)
    for row in connection.execute(wanted.where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)):
        found[row.table].append(row)
    return found


def challenge_taken(connection: Connection, table: str, seat: int, player: str) -> str | None:
    """The table at which somebody plays, or has played, the deal of this one in that seat."""
    taken = and_(tables.c.challenge == table, seats.c.seat == seat, seats.c.player == player)
    row = connection.execute(select(tables.c.id).join(seats, seats.c.table == tables.c.id).where(taken)).first()
    return row.id if row else None


def challenge_results(connection: Connection, table: str, seat: int, limit: int) -> list[Row[Any]]:
    """How people fared in that seat with the deal of a table, the best first."""
    columns = (results.c.table, results.c.place, results.c.score, results.c.ended, seats.c.name, seats.c.player)
    where = and_(seats.c.table == results.c.table, seats.c.seat == results.c.seat)
    taken = and_(tables.c.challenge == table, results.c.seat == seat)
    found = select(*columns).join(seats, where).join(tables, tables.c.id == results.c.table).where(taken)
    order = (results.c.place, results.c.score.desc(), results.c.ended)
    return list(connection.execute(found.order_by(*order).limit(limit)))


def seat_with_code(connection: Connection, code_hash: str) -> tuple[str, int] | None:
    """The seat that a recovery code belongs to."""
    row = connection.execute(select(seats.c.table, seats.c.seat).where(seats.c.code == code_hash)).first()
    return (row.table, row.seat) if row else None


def is_rated(connection: Connection, table: str) -> bool:
    return bool(connection.execute(select(tables.c.rated).where(tables.c.id == table)).scalar())


def set_code(connection: Connection, table: str, seat: int, code_hash: str, player: str | None = None) -> bool:
    """A new recovery code for the seat of a person, or of this very person; whether there is such a seat."""
    whose = seats.c.player.is_not(None) if player is None else seats.c.player == player
    here = and_(seats.c.table == table, seats.c.seat == seat, whose)
    return connection.execute(update(seats).where(here), {"code": code_hash}).rowcount > 0


def use_up(connection: Connection, code_hash: str) -> None:
    if not connection.execute(update(seats).where(seats.c.code == code_hash), {"code": None}).rowcount:
        raise CodeUsed


def claim_due(connection: Connection, now: int, lease: int, limit: int) -> list[str]:
    """Tables at which something has to be done. Whoever claims them has some time for it before others try."""
    due = select(tables.c.id, tables.c.due).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
    claimed = []
    for row in connection.execute(due).all():
        mine = and_(tables.c.id == row.id, tables.c.due == row.due)
        if connection.execute(update(tables).where(mine), {"due": now + lease}).rowcount:
            claimed.append(row.id)
    return claimed


def set_due(connection: Connection, table: str, version: int, due: int | None) -> None:
    """Unless the table is further by now."""
    here = and_(tables.c.id == table, tables.c.version == version)
    connection.execute(update(tables).where(here), {"due": due})


def give_up(connection: Connection, table: str) -> None:
    """Nothing will be done at this table any more."""
    connection.execute(update(tables).where(tables.c.id == table), {"due": None})


def delete_table(connection: Connection, table: str, version: int | None = None) -> bool:
    """Whether it was there, and still at that version."""
    wanted = tables.c.id == table if version is None else and_(tables.c.id == table, tables.c.version == version)
    is_gone = connection.execute(delete(tables).where(wanted)).rowcount > 0
    if is_gone:
        announce_to_all(connection, {"table": table, "gone": True})
    return is_gone


def count(connection: Connection) -> dict[str, int]:
    """How many tables there are in each stage."""
    found = connection.execute(select(tables.c.stage, func.count().label("number")).group_by(tables.c.stage))
    return {row.stage: row.number for row in found}
