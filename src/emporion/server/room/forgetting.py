"""When somebody wants to be forgotten, seats go to bots, and the name is taken out of every table; when a guest becomes
an account that is there already, its seats go over."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from sqlalchemy import Connection, select, update

from emporion.server.room.entries import Opened, Seated, decoded, encoded
from emporion.server.room.keeper import NoSuchTable
from emporion.server.room.room import Decision, Judge, Room
from emporion.server.room.rooms import Rooms
from emporion.server.room.table import Refused, Stage, Table
from emporion.server.storage import people, tables
from emporion.server.storage.schema import appearances, entries, seats
from emporion.server.storage.tables import announce_to_all

MOST_TABLES = 1000  # of one guest


async def forget(rooms: Rooms, player: str) -> None:
    """Leave all tables, then delete the player; and before that, the bots that belong to it."""
    database, scribe = rooms.keeper.database, rooms.keeper.scribe
    for bot in await database.read(people.bots_of, player):
        await forget(rooms, bot)
    ids = await database.read(tables_with, player)
    for id in ids:
        with suppress(NoSuchTable, Refused):  # of other rules, for example: there is nothing to leave
            await leave(rooms, await rooms.find_fresh(id), player)
    await scribe.write(erase, player)
    for id in ids:
        with suppress(NoSuchTable, Refused):
            await (await rooms.find(id)).reload()


async def hand_over(rooms: Rooms, guest: str, account: str) -> None:
    """All seats of a guest become those of an account; then the guest is forgotten."""
    database, scribe = rooms.keeper.database, rooms.keeper.scribe
    for row in await database.read(tables.tables_of, guest, MOST_TABLES):
        try:
            room = await rooms.find_fresh(row.id)
            for seat in room.table.seats_of(guest):
                await room.do(move_in(seat, account))
        except (NoSuchTable, Refused):
            continue
    await scribe.write(people.merge, guest, account)


def move_in(seat: int, player: str) -> Judge:
    return lambda table: Decision(table.may_move_in(seat, player))


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
    await rooms.clear_away_if_empty(room)


def tables_with(connection: Connection, player: str) -> list[str]:
    found = connection.execute(select(appearances.c.table).where(appearances.c.player == player))
    return [row.table for row in found]


def erase(connection: Connection, player: str) -> None:
    """Delete a player, and the name in the entries of tables."""
    for id in tables_with(connection, player):
        announce_to_all(connection, {"table": id, "anew": True})
        here = select(seats.c.seat).where(seats.c.table == id, seats.c.player == player)
        own = {row.seat for row in connection.execute(here)}
        named = select(entries.c.version, entries.c.body).where(entries.c.table == id)
        for version, body in connection.execute(named).all():
            before = bytes(body)
            after = nameless(before, player, own)
            if after != before:
                here = (entries.c.table == id) & (entries.c.version == version)
                connection.execute(update(entries).where(here), {"body": after})
    people.forget(connection, player)


def nameless(body: bytes, player: str, own: set[int]) -> bytes:
    """An entry without somebody's id, and without the name of seats that are theirs: it came with the seat, if they
    took it over from the guest they were on another device."""
    match decoded(body):
        case Opened() as entry:
            plans = []
            for seat, plan in enumerate(entry.seats):
                whose = "" if plan.player == player else plan.player
                name = "" if plan.kind == "person" and (seat in own or not whose) else plan.name
                plans.append(msgspec.structs.replace(plan, player=whose, name=name))
            host = "" if entry.host == player else entry.host
            return encoded(msgspec.structs.replace(entry, seats=plans, host=host))
        case Seated(seat, whose, name) if whose == player or seat in own:
            return encoded(Seated(seat, "" if whose == player else whose, ""))
    return body
