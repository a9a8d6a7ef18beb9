"""When somebody wants to be forgotten: seats go to bots, and the name is taken out of every table."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select, update

from emporion.server.room.entries import Opened, Seated, decoded, encoded
from emporion.server.room.keeper import NoSuchTable
from emporion.server.room.room import Decision, Room
from emporion.server.room.rooms import Rooms
from emporion.server.room.table import Refused, Stage, Table
from emporion.server.storage import people
from emporion.server.storage.schema import appearances, entries


async def forget(rooms: Rooms, player: str) -> None:
    """Leave all tables, then delete the player; and before that, the bots that belong to it."""
    database, scribe = rooms.keeper.database, rooms.keeper.scribe
    for bot in await database.read(people.bots_of, player):
        await forget(rooms, bot)
    ids = await database.read(tables_with, player)
    for id in ids:
        await leave(rooms, await rooms.find(id), player)
    await scribe.write(erase, player)
    for id in ids:
        try:
            await (await rooms.find(id)).reload()
        except NoSuchTable:  # nobody was left at it
            continue


async def leave(rooms: Rooms, room: Room, player: str) -> None:
    """Leave all seats of a table; others play on."""
    for seat in room.table.seats_of(player):

        def judge(table: Table, seat: int = seat) -> Decision:
            if table.stage is Stage.OPEN:
                return Decision(table.may_vacate(player, seat))
            return Decision(table.may_resign(seat))

        try:
            await room.do(judge)
        except Refused:
            continue  # the game is over
    if room.table.stage is Stage.OPEN and not room.table.host:
        await rooms.clear_away(room)


def tables_with(connection: Connection, player: str) -> list[str]:
    found = connection.execute(select(appearances.c.table).where(appearances.c.player == player))
    return [row.table for row in found]


def erase(connection: Connection, player: str) -> None:
    """Delete a player, and the name in the entries of tables."""
    for id in tables_with(connection, player):
        named = select(entries.c.version, entries.c.body).where(entries.c.table == id)
        for version, body in connection.execute(named).all():
            before = bytes(body)
            after = nameless(before, player)
            if after != before:
                here = (entries.c.table == id) & (entries.c.version == version)
                connection.execute(update(entries).where(here), {"body": after})
    people.forget(connection, player)


def nameless(body: bytes, player: str) -> bytes:
    match decoded(body):
        case Opened() as entry:
            plans = [
                msgspec.structs.replace(plan, player="", name="") if plan.player == player else plan
                for plan in entry.seats
            ]
            host = "" if entry.host == player else entry.host
            return encoded(msgspec.structs.replace(entry, seats=plans, host=host))
        case Seated(seat, whose, _) if whose == player:
            return encoded(Seated(seat, "", ""))
    return body
