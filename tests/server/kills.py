"""Kills servers under load and counts what is lost."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence

from sqlalchemy import Connection, select

from emporion.games import names
from emporion.server.room import saved_table
from emporion.server.room.table import Table
from emporion.server.room.table_repository import Loaded, read_table, read_tables
from emporion.server.storage.database import Database
from emporion.server.storage.schema import entries, tables
from tests.server.processes import ServerProcess
from tests.server.simulated_players import Measurements, SimulatedPlayer, seat_players
from tests.waiting import PATIENCE

MOVES_BETWEEN_KILLS = 20  # at least, unless the games end


def lost(database: str, measurements: Measurements) -> list[str]:
    """Acknowledged moves that are not stored as acknowledged."""
    opened = Database(database)
    try:
        with opened.engine.connect() as connection:
            rows = connection.execute(
                select(entries.c.table, entries.c.seat, entries.c.command, entries.c.version).where(
                    entries.c.command.is_not(None)
                )
            )
            stored = {(row.table, row.seat, row.command): row.version for row in rows}
    finally:
        opened.close()
    return [
        f"{promise}: stored is {stored.get((promise.table, promise.seat, promise.command))}"
        for promise in measurements.acknowledgements
        if stored.get((promise.table, promise.seat, promise.command)) != promise.version
    ]


def half_applied(database: str) -> list[str]:
    """Tables whose entries cannot be replayed, or whose columns or snapshots disagree with their entries."""
    opened = Database(database)
    wrong = []
    try:
        with opened.engine.connect() as connection:
            for row in connection.execute(select(tables)).all():
                try:
                    table = read_table(connection, row.id)
                except Exception as problem:
                    wrong.append(f"{row.id}: {problem!r}")
                    continue
                if (table.version, table.stage.value) != (row.version, row.stage):
                    wrong.append(f"{row.id}: {table.version} {table.stage} instead of {row.version} {row.stage}")
                if is_loaded_otherwise(connection, table):
                    wrong.append(f"{row.id}: its snapshot is another table")
    finally:
        opened.close()
    return wrong


def is_loaded_otherwise(connection: Connection, replayed: Table) -> bool:
    """Whether the server would load another table than the entries give."""
    (loaded,) = read_tables(connection, [replayed.id])
    assert isinstance(loaded, Loaded), loaded
    return saved_table.encoded(loaded.table.save()) != saved_table.encoded(replayed.save())


async def play_and_kill(
    servers: Sequence[ServerProcess], rounds: int, tables: int, seed: int, to_the_end: bool
) -> tuple[Measurements, list[float]]:
    """Simulated players play all games without pause while servers are killed and restarted. Returns the measurements
    and how long each start took. At the end, all games are finished, or have gone on after the last kill."""
    measurements, dice, starts = Measurements(), random.Random(seed), []
    people = await seat_players(servers[0].port, tables, 2, measurements, seed, names())
    ports = [server.port for server in servers]
    playing = [asyncio.create_task(person.stay(ports)) for person in people]
    for number in range(rounds):
        await more_moves(people)
        await asyncio.sleep(dice.uniform(0, 1))
        server = servers[number % len(servers)]
        server.kill()
        starts.append(await asyncio.to_thread(server.start))
        if all(person.is_over for person in people):
            people, playing = await more_people(servers, tables, seed + number, measurements, people, playing)
    if to_the_end:
        await asyncio.wait_for(asyncio.gather(*playing), timeout=600)
    else:
        await all_go_on(people)
        await end(people, playing)
    return measurements, starts


async def more_moves(people: Sequence[SimulatedPlayer]) -> None:
    """Wait until a number of moves is acknowledged, or all games are over."""
    acknowledged = people[0].measurements.acknowledgements
    enough = len(acknowledged) + MOVES_BETWEEN_KILLS
    async with asyncio.timeout(PATIENCE):
        while len(acknowledged) < enough and not all(person.is_over for person in people):
            await asyncio.sleep(0.01)


async def all_go_on(people: Sequence[SimulatedPlayer]) -> None:
    """Wait until every player has seen a new move, or the end."""
    before = [person.version for person in people]
    async with asyncio.timeout(PATIENCE):
        while not all(
            person.version > version or person.is_over for person, version in zip(people, before, strict=True)
        ):
            await asyncio.sleep(0.01)


async def end(people: Sequence[SimulatedPlayer], playing: Sequence[asyncio.Task[None]]) -> None:
    """Let no player move again, wait for the last answers and close the connections."""
    for person in people:
        person.plays = False
    async with asyncio.timeout(PATIENCE):
        while any(person.pending for person in people):
            await asyncio.sleep(0.01)
    for task in playing:
        task.cancel()
    for ending in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(ending, Exception):
            raise ending


async def more_people(
    servers: Sequence[ServerProcess],
    tables: int,
    seed: int,
    measurements: Measurements,
    people: list[SimulatedPlayer],
    playing: list[asyncio.Task[None]],
) -> tuple[list[SimulatedPlayer], list[asyncio.Task[None]]]:
    """Open new tables when all games are over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            new = await seat_players(servers[0].port, tables, 2, measurements, seed, names())
            break
        except OSError:
            await asyncio.sleep(0.2)
    ports = [server.port for server in servers]
    return people + new, playing + [asyncio.create_task(person.stay(ports)) for person in new]


async def play_and_stop(server: ServerProcess, stops: int, tables: int, seed: int) -> tuple[Measurements, list[int]]:
    """The same with a host who stops the server properly; returns the exit codes."""
    measurements, codes = Measurements(), []
    people = await seat_players(server.port, tables, 2, measurements, seed, names())
    playing = [asyncio.create_task(person.stay([server.port])) for person in people]
    for _ in range(stops):
        await more_moves(people)
        codes.append(await asyncio.to_thread(server.stop))
        await asyncio.to_thread(server.start)
    await all_go_on(people)
    await end(people, playing)
    return measurements, codes
