"""What the server does about shared deals by itself: close those whose time is over, reveal those whose last table is
over, and tell their tables.

Each step is a transaction that may be repeated, by this process after a restart or by another one at the same time.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from emporion.match.clock import DAY, SECOND
from emporion.server.room.room import Decision
from emporion.server.room.rooms import Rooms
from emporion.server.room.table import Refused
from emporion.server.room.table_repository import NoSuchTable, SetAside, now_ms
from emporion.server.storage import deals

INTERVAL = 20.0  # seconds between two looks
RETRY = 3600 * SECOND
"""Milliseconds after which a table that was set aside is tried again."""
LONGEST_OPEN = 30 * DAY
"""Milliseconds after which a deal closes by itself, and tables of it that were never started are deleted."""


async def run(rooms: Rooms) -> None:
    postponed: dict[str, int] = {}
    while True:
        await asyncio.sleep(INTERVAL)
        await look_after_deals(rooms, postponed)


async def look_after_deals(rooms: Rooms, postponed: dict[str, int]) -> None:
    """Do what is to be done now. `postponed`: deals with tables that were set aside, and when to try them again."""
    database, write = rooms.repository.database, rooms.repository.write_queue.write
    now = now_ms()
    work = await database.read(deals.work, now - LONGEST_OPEN)
    if work.is_expired:
        await write(deals.close_expired, now, now - LONGEST_OPEN)
    for table in work.never_started:
        with suppress(NoSuchTable, Refused):  # a table that is set aside; it is abandoned later
            await rooms.delete_unstarted(await rooms.find_current(table))
    if work.is_finished:
        await write(deals.reveal, now)
    for deal in work.untold:
        if postponed.get(deal, now) <= now and not await tell_tables(rooms, deal):
            postponed[deal] = now + RETRY


async def tell_tables(rooms: Rooms, deal: str) -> bool:
    """Open the tables of a revealed deal to everyone. False if one is set aside: it may be mended later."""
    is_complete = True
    for table in await rooms.repository.database.read(deals.tables_of, deal):
        try:
            room = await rooms.find_current(table)
            await room.execute(lambda table: Decision(table.validate_revealed()))
        except SetAside:
            is_complete = False
        except (NoSuchTable, Refused):  # it was deleted, or told before
            continue
    if is_complete:
        await rooms.repository.write_queue.write(deals.mark_told, deal, now_ms())
    return is_complete
