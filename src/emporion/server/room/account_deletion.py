"""Account deletion: bots take the player's seats, and the name is removed from every table. Also merges a guest into an
existing account."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from sqlalchemy import Connection, select

from emporion.server.room.entries import Opened, Seated, Started, decoded, encoded
from emporion.server.room.room import Decision, Room, Validator
from emporion.server.room.rooms import Rooms
from emporion.server.room.table import Refused, Table
from emporion.server.room.table_repository import NoSuchTable
from emporion.server.room.table_state import Stage
from emporion.server.storage import accounts, snapshots, tables
from emporion.server.storage.availability import StorageUnavailable
from emporion.server.storage.schema import appearances, seats
from emporion.server.storage.tables import notify_about_table

MAX_TABLES = 1000  # of one guest


async def delete_account(rooms: Rooms, player: str) -> None:
    """Delete a player's bots, leave all tables, then delete the player."""
    database, write_queue = rooms.repository.database, rooms.repository.write_queue
    for bot in await database.read(accounts.bots_of, player):
        await delete_account(rooms, bot)
    ids = await database.read(tables_with, player)
    for id in ids:
        with suppress(NoSuchTable, Refused):  # a game with incompatible rules, for example: there is nothing to leave
            await leave_table(rooms, await rooms.find_current(id), player)
    await write_queue.write(erase, player)
    for id in ids:
        with suppress(NoSuchTable, Refused, StorageUnavailable):  # then it is read again later
            await (await rooms.find(id)).reload()


async def merge_guest(rooms: Rooms, guest: str, account: str) -> None:
    """Transfer all seats of a guest to an account, then delete the guest."""
    database, write_queue = rooms.repository.database, rooms.repository.write_queue
    for row in await database.read(tables.tables_of, guest, MAX_TABLES):
        try:
            room = await rooms.find_current(row.id)
            for seat in room.table.seats_of(guest):
                await room.execute(transfer_seat(seat, account))
        except (NoSuchTable, Refused):
            continue
    await write_queue.write(accounts.merge, guest, account)


def transfer_seat(seat: int, player: str) -> Validator:
    return lambda table: Decision(table.validate_seat_transfer(seat, player))


async def leave_table(rooms: Rooms, room: Room, player: str) -> None:
    """Leave all seats of a table; the other players go on."""
    for seat in room.table.seats_of(player):

        def validate(table: Table, seat: int = seat) -> Decision:
            if table.stage is Stage.OPEN:
                return Decision(table.validate_vacate(player, seat))
            return Decision(table.validate_resign(seat))

        try:
            await room.execute(validate)
        except Refused:
            continue  # the game is over
    await rooms.delete_if_empty(room)


def tables_with(connection: Connection, player: str) -> list[str]:
    found = connection.execute(select(appearances.c.table).where(appearances.c.player == player))
    return [row.table for row in found]


def erase(connection: Connection, player: str) -> None:
    """Delete a player, and the player's id and name in table entries."""
    for id in tables_with(connection, player):
        notify_about_table(connection, {"table": id, "anew": True})
        snapshots.renew_edition(connection, id)  # first: no entry is stored meanwhile
        here = select(seats.c.seat).where(seats.c.table == id, seats.c.player == player)
        own = {row.seat for row in connection.execute(here)}
        found = tables.stored_entries(connection, id)
        rewritten = [each._replace(body=anonymized(each.body, player, own)) for each in found]
        tables.rewrite(connection, id, found, rewritten)
    accounts.delete_player(connection, player)


def anonymized(body: bytes, player: str, own: set[int]) -> bytes:
    """An entry without the player's id and without the names and shares at the player's seats. A name may have come
    with the seat, if the player took it over from a guest session on another device. What the key of a shuffle knows of
    a seat, a hash, stays: without it nobody could check the game."""
    try:
        entry = decoded(body)
    except msgspec.MsgspecError:  # of a broken table
        return body
    match entry:
        case Opened():
            plans = []
            for seat, plan in enumerate(entry.seats):
                whose = "" if plan.player == player else plan.player
                name = "" if plan.kind == "person" and (seat in own or not whose) else plan.name
                share = plan.share if name else ""
                plans.append(msgspec.structs.replace(plan, player=whose, name=name, share=share))
            host = "" if entry.host == player else entry.host
            return encoded(msgspec.structs.replace(entry, seats=plans, host=host))
        case Seated(seat, whose, name) if whose == player or seat in own:
            return encoded(Seated(seat, "" if whose == player else whose, ""))
        case Started(shares=[*shares]) as entry:
            rest = ["" if seat in own else share for seat, share in enumerate(shares)]
            return encoded(msgspec.structs.replace(entry, shares=rest))
    return body
