"""A database with very many tables, copied from one finished game."""

from __future__ import annotations

import random

from sqlalchemy import Connection, insert

from emporion.match.clock import DAY
from emporion.server.room.entries import Started, encoded
from emporion.server.room.table import Table
from emporion.server.room.table_repository import now_ms, replay
from emporion.server.room.table_state import Stage
from emporion.server.storage.chain import StoredEntry, chain
from emporion.server.storage.database import Database
from emporion.server.storage.schema import entries, seats, tables
from tests.server.hidden_information import new_table

GROUP = 500  # tables per transaction
RUNNING = 10  # one table in this many is still running


def fill(address: str, count: int, game: str = "carthage", moves: int = 40) -> None:
    """Insert tables of last month's players; some are in the middle of a game."""
    database = Database(address)
    lines = game_lines(game, moves)
    with database.engine.begin() as connection:
        for first in range(0, count, GROUP):
            write(connection, range(first, min(first + GROUP, count)), game, lines, now_ms() - 30 * DAY)
    database.close()


def game_lines(game: str, moves: int) -> list[StoredEntry]:
    """The entries of a game between two people."""
    table, dice = new_table(game, 2, 1, {}, has_secret=False), random.Random(1)
    lines = [StoredEntry(each.version, each.at, None, None, encoded(each.entry)) for each in table.log_entries]
    for _ in range(moves):
        if table.stage is not Stage.RUNNING or table.match is None:
            break
        entry, proposal = table.validate_move(table.actor, [dice.choice(table.match.legal())])
        table.apply(table.at + 1000, entry, proposal=proposal)
        lines.append(StoredEntry(table.version, table.at, None, None, encoded(entry)))
    check = Table("check")
    replay(check, chain("check", lines))
    assert any(isinstance(each.entry, Started) for each in check.log_entries)
    return lines


def write(connection: Connection, numbers: range, game: str, lines: list[StoredEntry], since: int) -> None:
    names = [f"old{number:09}" for number in numbers]
    row = {"game": game, "players": 2, "public": True, "rated": False, "pace": "none", "free": 0, "due": None}
    connection.execute(
        insert(tables),
        [
            {
                **row,
                "id": name,
                "stage": "running" if number % RUNNING == 0 else "over",
                "version": lines[-1].version,
                "created": since + number,
                "changed": since + number,
            }
            for number, name in zip(numbers, names, strict=True)
        ],
    )
    connection.execute(
        insert(seats), [{"table": name, "seat": seat, "name": "Somebody"} for name in names for seat in range(2)]
    )
    connection.execute(
        insert(entries),
        [
            {
                "table": name,
                "version": line.version,
                "at": line.at,
                "seat": None,
                "command": None,
                "body": line.body,
                "hash": line.hash,
            }
            for name in names
            for line in chain(name, lines)
        ],
    )
