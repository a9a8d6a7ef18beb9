"""A check of everything that is stored: the database itself, every hash chain, and a sample of tables played again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import Connection, and_, func, select
from sqlalchemy.exc import DBAPIError

from emporion.server.room.table_repository import BrokenTable, SetAside, read_table
from emporion.server.storage.chain import first_break
from emporion.server.storage.database import SQLITE, reason_of
from emporion.server.storage.schema import metadata, tables
from emporion.server.storage.tables import stored_entries

TABLES_AT_ONCE = 200
MAX_REPORTED = 100  # problems that SQLite reports of one kind


class Checked(NamedTuple):
    """How much was checked, and what is wrong, a line each."""

    tables: int
    entries: int
    replayed: int
    problems: list[str]


def check(connection: Connection, sample: int, seed: int | None = None) -> Checked:
    """Check a database; of the tables, `sample` are played again from their entries."""
    problems = [*database_problems(connection)]
    count, chosen = 0, random.Random(seed)
    to_replay: list[str] = []
    number = 0
    try:
        for number, (id, version) in enumerate(_all_tables(connection), start=1):
            try:
                found = stored_entries(connection, id)
            except DBAPIError as problem:
                problems.append(f"table {id}: {reason_of(problem)}")
                continue
            count += len(found)
            broken = first_break(id, found)
            if broken is not None:
                problems.append(f"table {id}: entry {broken} was changed or is missing")
            elif len(found) != version + 1:
                problems.append(f"table {id}: has {len(found)} entries, not {version + 1}")
            elif len(to_replay) < sample:
                to_replay.append(id)
            elif (place := chosen.randrange(number)) < sample:
                to_replay[place] = id
    except DBAPIError as problem:
        problems.append(f"the list of tables: {reason_of(problem)}")
    problems += [said for id in to_replay if (said := _replay_problem(connection, id))]
    return Checked(number, count, len(to_replay), problems)


def database_problems(connection: Connection) -> Iterator[str]:
    """What the database finds wrong with itself, and rows that refer to rows that are gone."""
    if connection.dialect.name == SQLITE:
        for (found,) in connection.exec_driver_sql(f"PRAGMA integrity_check({MAX_REPORTED})"):
            if found != "ok":
                yield f"the file: {' '.join(found.split())}"
    try:
        for table in metadata.sorted_tables:
            for key in table.foreign_keys:
                there = key.column.table.alias()
                missing = and_(key.parent.is_not(None), there.c[key.column.name].is_(None))
                pairs = table.outerjoin(there, key.parent == there.c[key.column.name])
                count = connection.execute(select(func.count()).select_from(pairs).where(missing)).scalar_one()
                if count:
                    yield f"{table.name}: {count} rows refer to {key.column.table.name} that are gone"
    except DBAPIError as problem:
        yield f"the rows: {reason_of(problem)}"


def _all_tables(connection: Connection) -> Iterator[tuple[str, int]]:
    last = ""
    while True:
        wanted = select(tables.c.id, tables.c.version).where(tables.c.id > last).order_by(tables.c.id)
        found = connection.execute(wanted.limit(TABLES_AT_ONCE)).all()
        yield from ((row.id, row.version) for row in found)
        if len(found) < TABLES_AT_ONCE:
            return
        last = found[-1].id


def _replay_problem(connection: Connection, id: str) -> str:
    """Why a table's entries cannot be played; empty if they can, or began under other rules."""
    try:
        read_table(connection, id)
    except BrokenTable as problem:
        return f"table {id}: {problem.reason}"
    except SetAside:
        return ""
    return ""
