"""Between tables and their database: a table is loaded by playing its entries again, and goes on by adding one."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from emporion.match.clock import SECOND
from emporion.server.room.entries import Assigned, Entry, Opened, Seated, Vacated, decoded, encoded
from emporion.server.room.table import Refused, Stage, Table
from emporion.server.storage import standings, tables
from emporion.server.storage.database import Database
from emporion.server.storage.scribe import Scribe
from emporion.server.storage.tables import Conflict, Line

LEASE = 20 * SECOND
"""How long a process has for a move of a bot before another one tries."""
IN_EACH_OTHERS_WAY = ("40001", "40P01")
"""What PostgreSQL says to one of several transactions that wait for each other: try again."""


class NoSuchTable(Exception):
    """There is no table of that name."""


class OtherRules(Refused):
    """The game was begun by rules that are not those of this version: it cannot go on as what it was."""


class NewCode(NamedTuple):
    """The recovery code of a seat from now on, and the one that was used up for it, if there was one; hashes."""

    code: str
    used: str | None = None


def moment() -> int:
    """Now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Keeper:
    """Loads and stores tables."""

    def __init__(
        self,
        database: Database,
        scribe: Scribe,
        announcement: Callable[[str, int], str | None] = lambda table, version: None,
    ) -> None:
        """`announcement` is what other processes have to be told when a table changed."""
        self.is_shared = not database.is_sqlite
        self.database = database
        self.scribe = scribe
        self.announcement = announcement

    async def open(self, id: str, opened: Opened, codes: Mapping[int, str]) -> None:
        """A new table; `codes` are the hashes of recovery codes."""
        at = moment()
        table = Table(id)
        table.apply(at, opened)
        beginning = opened.beginning
        row = {
            "id": id,
            "game": opened.game,
            "players": len(opened.seats),
            "public": opened.public,
            "rated": opened.rated,
            "options": msgspec.json.encode(opened.options).decode(),
            "pace": opened.pace.kind.value,
            "time": opened.pace.time,
            "bonus": opened.pace.bonus,
            "created": at,
            "changed": at,
            "version": 0,
            "origin": beginning.kind if beginning else None,
            "challenge": beginning.of if beginning and beginning.kind == "challenge" else None,
            **summary_of(table, at),
        }
        seated = [{**seat_row(table, seat), "code": codes.get(seat)} for seat in range(len(table.chairs))]
        await self.scribe.write(tables.open_table, row, seated, Line(0, at, None, None, encoded(opened)))

    async def load(self, id: str) -> Table:
        return await self.database.read(read_table, id)

    async def catch_up(self, table: Table) -> None:
        """Let what other processes wrote happen here."""
        replay(table, await self.database.read(tables.lines, table.id, table.version))

    async def store(self, table: Table, line: Line, entry: Entry, code: NewCode | None = None) -> None:
        """Store the entry that was just applied; Conflict if another one was stored in its place."""
        seated = []
        if isinstance(entry, Seated | Vacated | Assigned):
            kept = isinstance(entry, Seated) and code is None  # whoever brings a seat along keeps its code
            seated = [{**seat_row(table, entry.seat), **({} if kept else {"code": code and code.code})}]
        ended = line.version == table.game_changed and table.stage is Stage.OVER
        places = places_of(table) if ended else []
        summary, announcement = summary_of(table, line.at), self.announcement(table.id, line.version)
        used = code.used if code else None
        rated = table.opened.rated
        await self.scribe.write(write_entry, table.id, line, summary, seated, places, rated, announcement, used)

    async def postpone(self, table: Table) -> None:
        """Say anew when something has to be done at a table."""
        await self.scribe.write(tables.set_due, table.id, table.version, due(table, moment()))


def read_table(connection: Connection, id: str) -> Table:
    table = Table(id, tables.pauses(connection))
    found = tables.lines(connection, id)
    if not found:
        raise NoSuchTable(id)
    replay(table, found[:1])
    if table.opened.rules != table.game.version:
        raise OtherRules("table-other-rules", found=table.opened.rules, now=table.game.version)
    replay(table, found[1:])
    return table


def replay(table: Table, found: Sequence[Line]) -> None:
    for line in found:
        table.apply(line.at, decoded(line.body), line.by, line.command)


def write_entry(
    connection: Connection,
    table: str,
    line: Line,
    summary: Mapping[str, Any],
    seated: Sequence[Mapping[str, Any]],
    places: Sequence[Mapping[str, Any]],
    is_rated: bool,
    announcement: str | None,
    used_code: str | None,
) -> None:
    """An entry with all that follows from it, in one transaction."""
    rows = [dict(place) for place in places]
    rated = [row for row in rows if is_rated and row["player"]]
    try:
        if used_code is not None:
            tables.use_up(connection, used_code)
        tables.append(connection, table, line, summary, seated, announcement)
        if rated:
            ids, ranks = [row["player"] for row in rated], [row["place"] for row in rated]
            changes = standings.rate(connection, rated[0]["game"], rated[0]["players"], ids, ranks)
            for row, change in zip(rated, changes, strict=True):
                row["change"] = change
        tables.add_results(connection, rows)
    except DBAPIError as problem:
        if getattr(problem.orig, "sqlstate", None) in IN_EACH_OTHERS_WAY:
            raise Conflict from None
        raise


def summary_of(table: Table, now: int) -> dict[str, Any]:
    """What those need who look for tables."""
    free = len(table.free) if table.stage is Stage.OPEN else 0
    actor = table.actor if table.actor >= 0 else None
    return {
        "stage": table.stage.value,
        "free": free,
        "actor": actor,
        "due": due(table, now),
        "falls": table.clock.expires_at,
    }


def due(table: Table, now: int) -> int | None:
    """When the server has to do something at a table though nobody says anything."""
    return now + LEASE if table.bot_decides else table.clock.expires_at


def seat_row(table: Table, seat: int) -> dict[str, Any]:
    chair = table.chairs[seat]
    return {"seat": seat, "player": chair.player or None, "name": chair.name, "level": chair.level}


def places_of(table: Table) -> list[dict[str, Any]]:
    """How people fared."""
    return [
        {
            "table": table.id,
            "seat": seat,
            "player": chair.player or None,
            "game": table.opened.game,
            "players": len(table.chairs),
            "place": place,
            "score": score,
            "ended": table.at,
            "change": None,
        }
        for seat, (chair, (place, score)) in enumerate(zip(table.chairs, table.places(), strict=True))
        if chair.kind == "person"
    ]
