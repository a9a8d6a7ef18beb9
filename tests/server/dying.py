"""A process that plays at a table and dies at a point of our choosing.

    python -m tests.server.dying DATABASE POINT COUNT

It prints the version of every acknowledged move, and ends by `os._exit` when it comes to the point the COUNT-th time.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import Callable
from typing import Any

from sqlalchemy import event

from emporion.kernel.chance import fresh_key
from emporion.match.clock import Pace
from emporion.match.commitment import commitment, new_nonce
from emporion.match.record import key_text
from emporion.server.room.entries import Opened, Plan, Started
from emporion.server.room.keeper import Keeper
from emporion.server.room.room import Decision, Room
from emporion.server.room.table import Table
from emporion.server.storage import tables
from emporion.server.storage.database import Database
from emporion.server.storage.jobs import Job
from emporion.server.storage.scribe import Scribe

POINTS = ("before the entry", "after the entry", "before the commit", "after the commit", "before the answer")
MOVES = 12


class Nobody:
    def there_is_news(self, room: Room) -> None:
        pass

    def table_changed(self, room: Room) -> None:
        pass

    def table_is_gone(self, room: Room) -> None:
        pass

    def presence_changed(self, room: Room) -> None:
        pass


def dies(point: str, wanted: str, count: int) -> Callable[[], None]:
    """Something to call at a point."""
    left = [count]

    def pass_by() -> None:
        if point == wanted:
            left[0] -= 1
            if left[0] == 0:
                os._exit(9)

    return pass_by


def set_traps(database: Database, wanted: str, count: int) -> None:
    traps = {point: dies(point, wanted, count) for point in POINTS}
    append, answer = tables.append, Job._answer

    def dying_append(*arguments: Any) -> None:
        traps["before the entry"]()
        append(*arguments)
        traps["after the entry"]()

    def dying_answer(*arguments: Any) -> None:
        traps["before the answer"]()
        answer(*arguments)

    setattr(tables, "append", dying_append)  # noqa: B010
    setattr(Job, "_answer", dying_answer)  # noqa: B010
    event.listen(database.engine, "commit", lambda connection: traps["before the commit"]())
    event.listen(database.engine, "checkin", lambda *_: traps["after the commit"]())


async def play(address: str, point: str, count: int) -> None:
    database = Database(address)
    scribe = Scribe(database)
    keeper = Keeper(database, scribe)
    plans = [Plan("person", name=name) for name in ("Ada", "Bartek")]
    await keeper.open("table", Opened("carthage", 1, {}, plans, "", False, False, Pace()), {})
    room = Room(await keeper.load("table"), keeper, Nobody())

    def start(table: Table) -> Decision:
        key, nonce = fresh_key(), new_nonce()
        return Decision(Started(key_text(tuple(key)), nonce.hex(), commitment(table.game, 2, {}, key, nonce)))

    await room.do(start)
    set_traps(database, point, count)
    dice = random.Random(count)
    for number in range(MOVES):

        def move(table: Table) -> Decision:
            assert table.match is not None
            return Decision(*table.may_move(table.actor, [dice.choice(table.match.legal())]))

        print(await room.do(move, by=room.table.actor, command=f"m{number}"), flush=True)
    scribe.close()


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3])))
