"""Snapshots: a table is loaded from one as if its entries were replayed, and a wrong one changes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from sqlalchemy import Connection, func, select, update

from emporion.games import find, names
from emporion.kernel.chance import key_from_seed
from emporion.kernel.position import to_json
from emporion.match.clock import DAY, SECOND, ClockKind, TimeControl
from emporion.match.record import key_text
from emporion.server.room import saved_table, snapshots, table_repository, table_state
from emporion.server.room.entries import (
    DealRevealed,
    LevelSet,
    Moved,
    Opened,
    Plan,
    RematchOpened,
    Resigned,
    Said,
    Seated,
    Started,
    StartingPoint,
    TakenOver,
    UndoAnswered,
    Undone,
    UndoRequested,
    encoded,
)
from emporion.server.room.table import Table
from emporion.server.room.table_repository import Loaded, read_table, read_tables
from emporion.server.room.table_state import Stage
from emporion.server.storage import schema
from emporion.server.storage import snapshots as storage
from emporion.server.storage.chain import StoredEntry, chain, chained
from emporion.server.storage.database import Database
from emporion.server.storage.tables import append, delete_table, open_table
from tests.server.chains import rechain
from tests.server.equal_tables import assert_equal_tables
from tests.server.hidden_information import begun_where, new_table
from tests.server.live_server import prepare

START = 1_700_000_000_000
LIVE = TimeControl(ClockKind.LIVE, 600 * SECOND, 5 * SECOND)
SUMMARY = {"stage": "running", "free": 0, "actor": 0, "due": None, "falls": None}


def restored(table: Table) -> Table:
    """The table from its snapshot, as it is encoded."""
    again = Table(table.id, table.pauses)
    assert again.restore(saved_table.decoded(saved_table.encoded(table.save())))
    return again


def play_on(table: Table, dice: random.Random, moves: int) -> None:
    for _ in range(moves):
        if table.stage is not Stage.RUNNING or table.match is None:
            return
        entry, proposal = table.validate_move(table.actor, [dice.choice(table.match.legal())])
        table.apply(table.at + 1000, entry, table.actor, f"key {table.version}", proposal)


# A table and its snapshot


@pytest.mark.parametrize("game", names())
def test_a_game_goes_on_from_its_snapshots(game: str) -> None:
    """Whole games, loaded every few moves, are those that were never stored."""
    through, apart = new_table(game, 3, 5, {}), new_table(game, 3, 5, {})
    dice, same_dice = random.Random(5), random.Random(5)
    while through.stage is Stage.RUNNING and through.version < 250:
        play_on(through, dice, 13)
        play_on(apart, same_dice, 13)
        apart = restored(apart)
    assert_equal_tables(apart, through)


@pytest.mark.parametrize("game", names())
def test_a_game_that_starts_in_another_goes_on(game: str) -> None:
    first = new_table(game, 2, 3, {})
    play_on(first, random.Random(3), 25)
    branch = begun_where(first)
    assert branch.match is not None
    assert branch.match.version == 25
    play_on(branch, random.Random(4), 5)
    assert_equal_tables(restored(branch), branch)
    position = to_json(find(game), branch.match.state)
    practice = StartingPoint("branch", "t", 0, key_text(tuple(key_from_seed(7))), [], position)
    placed = new_table(game, 2, 0, {}, practice)
    play_on(placed, random.Random(4), 5)
    assert_equal_tables(restored(placed), placed)


def test_every_field_is_restored() -> None:
    """Of a table at which everything has happened; none of its fields is as in a new table."""
    table = Table("t", [(START - 2, START - 1), (START + 1500, START + 1600)])
    plans = [Plan("person", f"p{seat}", f"Player {seat}") for seat in range(3)]
    seated = [*plans, Plan("bot", name="Robot", level="trader")]
    table.apply(START, Opened("carthage", find("carthage").version, {}, seated, "p0", True, False, LIVE))
    table.apply(START, Started("5a" * 32, "00" * 16, "promise"))
    assert table.match is not None
    for _ in range(9):
        table.apply(table.at + 1000, Moved(table.actor, table.match.legal()[:1], table.bot_to_move))
    for entry in (
        UndoRequested(0, 4),
        UndoAnswered(1, False),
        Said(1, "wow"),
        LevelSet(0, 3, "Robot", "master"),
        TakenOver(1, "left"),
        Seated(0, "another device", "Player 0"),
        Resigned(2),
        RematchOpened("next"),
        DealRevealed(),
        UndoRequested(0, 3),
        UndoAnswered(1, True),
    ):
        table.apply(table.at + 10, entry, 0, f"key {table.version}")
    saved = table.save()
    assert all(getattr(saved, field) for field in saved.__struct_fields__), saved
    assert saved.host == "another device"
    assert saved.bots == [False, True, True, True]
    assert_equal_tables(restored(table), table)


def test_moves_before_a_snapshot_can_be_taken_back() -> None:
    table = new_table("carthage", 2, 1, {})
    play_on(table, random.Random(1), 50)
    loaded = restored(table)
    for each in (table, loaded):
        each.apply(each.at + 1, Undone(0, 27))
        play_on(each, random.Random(2), 30)
    assert_equal_tables(loaded, table)


def test_a_snapshot_does_not_change_with_its_table() -> None:
    table, twin = new_table("dale", 2, 1, {}), new_table("dale", 2, 1, {})
    for each in (table, twin):
        play_on(each, random.Random(1), 10)
    body = saved_table.encoded(table.save())
    play_on(table, random.Random(2), 20)
    again = Table("t")
    again.restore(saved_table.decoded(body))
    play_on(again, random.Random(3), 10)
    play_on(twin, random.Random(3), 10)
    assert_equal_tables(again, twin)


def clocked(pauses: list[tuple[int, int]]) -> Table:
    """A table at which a clock runs since half a minute after the start."""
    table = Table("t", pauses)
    plans = [Plan("person", f"p{seat}", f"Player {seat}") for seat in range(2)]
    table.apply(START, Opened("carthage", find("carthage").version, {}, plans, "p0", True, False, LIVE))
    table.apply(START, Started("5a" * 32, "00" * 16, "promise"))
    assert table.match is not None
    table.apply(START + 30_000, Moved(table.actor, table.match.legal()[:1]))
    table.apply(START + 40_000, Said(0, "wow"))
    return table


def test_an_outage_that_is_known_later_counts() -> None:
    """The server was killed, and the outage begins with its last heartbeat, before the last entries."""
    later = [(START + 20_000, START + 60_000)]
    saved = saved_table.decoded(saved_table.encoded(clocked([]).save()))
    assert not Table("t", later).restore(saved)
    assert Table("t", [(START + 40_000, START + 60_000)]).restore(saved), "it began after all entries"
    table = clocked(later)
    assert_equal_tables(restored(table), table)
    assert table.clock.left(0, START + 30_000) != clocked([]).clock.left(0, START + 30_000)


# In the database


@pytest.fixture
def stored(database: str) -> Iterator[Database]:
    """A database with a table, `t`, of 40 entries."""
    prepare(database)
    opened = Database(database)
    opened.run_sync(write_table, "t", 1)
    yield opened
    opened.close()


def write_table(connection: Connection, id: str, seed: int, moves: int = 38) -> None:
    table = new_table("carthage", 2, seed, {}, has_secret=False)
    play_on(table, random.Random(seed), moves)
    keys = {applied.version: command for command, applied in table.idempotency_keys.items()}
    lines = []
    for each in table.log_entries:
        seat, key = keys.get(each.version, (None, None))
        lines.append(StoredEntry(each.version, each.at, seat, key, encoded(each.entry)))
    lines = chain(id, lines)
    row = {"id": id, "game": "carthage", "players": 2, "stage": "running", "public": False, "rated": False}
    row |= {"pace": "none", "free": 0, "version": 0, "due": None, "created": START, "changed": START}
    open_table(connection, row, [{"seat": 0, "player": None, "name": "Ada", "code": None}], lines[0])
    for line in lines[1:]:
        append(connection, id, line, SUMMARY)


def load(database: Database, id: str = "t") -> Loaded:
    """The table as the server loads it; it is the replayed one."""
    loaded = database.run_sync(read_tables, [id])[0]
    assert isinstance(loaded, Loaded)
    assert_equal_tables(loaded.table, database.run_sync(read_table, id))
    return loaded


def take_snapshot(database: Database, id: str = "t") -> storage.StoredSnapshot:
    made = snapshots.snapshot_of(load(database, id).table)
    database.run_sync(storage.store, [made])
    return made


def count(database: Database) -> int:
    counting = select(func.count()).select_from(schema.snapshots)
    return database.run_sync(lambda connection: connection.execute(counting).scalar_one())


def test_a_table_is_loaded_from_its_snapshot(stored: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    assert load(stored).table.saved_version == -1
    take_snapshot(stored)
    monkeypatch.setattr(table_repository, "read_table", None)  # it would replay
    loaded = load(stored)
    assert (loaded.table.saved_version, loaded.unfit) == (39, None)


def test_entries_after_a_snapshot_are_applied(stored: Database) -> None:
    take_snapshot(stored)
    table = load(stored).table
    play_on(table, random.Random(9), 3)
    for each in table.log_entries[-3:]:
        line = chained("t", table.chain, StoredEntry(each.version, each.at, None, None, encoded(each.entry)))
        stored.run_sync(append, "t", line, SUMMARY)
        table.chain = line.hash
    loaded = load(stored)
    assert (loaded.table.saved_version, loaded.table.version) == (39, 42)


def test_an_older_snapshot_replaces_no_newer_one(stored: Database) -> None:
    newer = take_snapshot(stored)
    stored.run_sync(storage.store, [newer._replace(version=12)])
    assert load(stored).table.saved_version == 39
    stored.run_sync(storage.store, [newer._replace(build="another")])
    assert load(stored).unfit == 39


def test_no_snapshot_of_a_deleted_table_is_stored(stored: Database) -> None:
    made = take_snapshot(stored)
    stored.run_sync(delete_table, "t")
    assert count(stored) == 0
    stored.run_sync(storage.store, [made])
    assert count(stored) == 0
    assert isinstance(stored.run_sync(read_tables, ["t"])[0], table_repository.NoSuchTable)


def of_another_table(connection: Connection) -> None:
    write_table(connection, "u", 2)
    loaded = read_tables(connection, ["u"])[0]
    assert isinstance(loaded, Loaded)
    other = snapshots.snapshot_of(loaded.table)
    connection.execute(update(schema.snapshots), {"body": other.body, "proof": other.proof})


def with_another_body(connection: Connection) -> None:
    table = read_table(connection, "t")
    table.seats[0].name = "Eve"
    connection.execute(update(schema.snapshots), {"body": snapshots.snapshot_of(table).body})


def with_another_last_entry(connection: Connection) -> None:
    here = schema.entries.c.version == 39
    connection.execute(update(schema.entries).where(here), {"body": encoded(Said(0, "wow"))})
    rechain(connection)


def at_another_time(connection: Connection) -> None:
    connection.execute(update(schema.entries).where(schema.entries.c.version == 39), {"at": START + DAY})
    rechain(connection)


def of_another_version(connection: Connection) -> None:
    connection.execute(update(schema.snapshots), {"version": 38})


def of_other_sources(connection: Connection) -> None:
    table = read_table(connection, "t")
    made = snapshots.snapshot_of(table)
    last = (table.at, encoded(table.log_entries[-1].entry), table.chain)
    claims = (made.table, made.version, made.edition, "another", *last)
    connection.execute(
        update(schema.snapshots), {"build": "another", "proof": snapshots._proof(*claims, body=made.body)}
    )


def of_rewritten_entries(connection: Connection) -> None:
    connection.execute(update(schema.tables), {"edition": 1})


def garbage(connection: Connection) -> None:
    connection.execute(update(schema.snapshots), {"body": b"\xc1 nonsense"})


def sealed_garbage(connection: Connection) -> None:
    table = read_table(connection, "t")
    made = snapshots.snapshot_of(table)
    last = (table.at, encoded(table.log_entries[-1].entry), table.chain)
    claims = (made.table, made.version, 0, made.build, *last)
    connection.execute(update(schema.snapshots), {"body": b"\xc1", "proof": snapshots._proof(*claims, body=b"\xc1")})


WRONG = (
    of_another_table,
    with_another_body,
    with_another_last_entry,
    at_another_time,
    of_another_version,
    of_other_sources,
    of_rewritten_entries,
    garbage,
    sealed_garbage,
)


@pytest.mark.parametrize("spoil", WRONG)
def test_a_wrong_snapshot_is_ignored(stored: Database, spoil: Callable[[Connection], None]) -> None:
    take_snapshot(stored)
    stored.run_sync(spoil)
    loaded = load(stored)
    assert (loaded.table.saved_version, loaded.unfit) == (-1, 38 if spoil is of_another_version else 39)
    stored.run_sync(storage.forget, [("t", 38), ("t", 39)])
    assert count(stored) == 0


def test_a_game_of_other_rules_is_refused_with_a_snapshot_too(
    stored: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_snapshot(stored)
    newer = replace(find("carthage"), version=find("carthage").version + 1)
    for module in (snapshots, table_state):
        monkeypatch.setattr(module, "find", lambda _: newer)
    assert isinstance(stored.run_sync(read_tables, ["t"])[0], table_repository.IncompatibleRules)


def test_no_snapshot_of_rewritten_entries_is_stored(stored: Database) -> None:
    """The table in memory still has the name that was erased meanwhile."""
    made = take_snapshot(stored)
    stored.run_sync(storage.renew_edition, "t")
    assert count(stored) == 0
    stored.run_sync(storage.store, [made])
    assert count(stored) == 0
    assert take_snapshot(stored).edition == 1
    assert load(stored).table.saved_version == 39
