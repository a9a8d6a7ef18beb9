"""Clocks at tables: whose runs, what happens when time is over, and what costs no time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from emporion.match.clock import DAY, SECOND, ClockKind, TimeControl
from emporion.server.heartbeat import LIVENESS_TIMEOUT, record_beat, record_start
from emporion.server.room.entries import (
    Entry,
    Moved,
    Opened,
    Plan,
    Resigned,
    Returned,
    Said,
    Started,
    TakenOver,
    Undone,
    UndoRequested,
    decoded,
    encoded,
)
from emporion.server.room.room import Room
from emporion.server.room.table import Refused, Table
from emporion.server.room.table_repository import due, now_ms, read_table
from emporion.server.room.table_state import RETURN_TIME, Stage
from emporion.server.storage import schema
from emporion.server.storage.database import Database
from emporion.server.storage.tables import StoredEntry, open_table, stored_entries
from tests.server.live_server import LiveServer, Visitor, prepare, wait_until
from tests.server.test_tables import two_at_a_table

START = 1_700_000_000_000
HOUR = 3600 * SECOND
LIVE = TimeControl(ClockKind.LIVE, time=60 * SECOND, bonus=5 * SECOND)
SLOW = TimeControl(ClockKind.DAYS, time=2 * DAY)
PEOPLE = (Plan("person", "ada", "Ada"), Plan("person", "bartek", "Bartek"))
WITH_BOT = (*PEOPLE, Plan("bot", name="Elissa", level="trader"))

# Tables without a server


def opened(pace: TimeControl, seats: tuple[Plan, ...] = PEOPLE, rated: bool = False) -> Opened:
    return Opened("carthage", 1, {}, list(seats), "ada", public=False, rated=rated, pace=pace)


def begun(pace: TimeControl, seats: tuple[Plan, ...] = PEOPLE, rated: bool = False, pauses: Any = ()) -> Table:
    """A game that started at START."""
    table = Table("t", pauses)
    table.apply(START, opened(pace, seats, rated))
    table.apply(START, Started("5a" * 32, "00" * 16, "promise"))
    return table


def move(table: Table, at: int) -> int:
    """A move of the seat to move; returns the seat."""
    seat = table.actor
    assert table.match is not None
    bot = not table.seats[seat].is_played_by_person
    table.apply(at, *table.validate_move(seat, table.match.legal()[:1], bot)[:1])
    return seat


def left(table: Table, at: int) -> list[int]:
    return [table.clock.left(seat, at) for seat in range(len(table.seats))]


def test_a_live_clock_runs_for_the_seat_to_move_and_expires() -> None:
    table = begun(LIVE)
    first = table.actor
    assert (table.clock.running, table.clock.expires_at, due(table, 0)) == (first, START + 60_000, START + 60_000)
    move(table, START + 10_000)
    second = table.actor
    assert second != first
    assert table.clock.left(first, START + 12_000) == 55_000, "with the bonus, and it does not run any more"
    assert (table.clock.left(second, START + 12_000), table.clock.expires_at) == (58_000, START + 70_000)
    assert table.clock.left(second, START + 70_000) == 0


@pytest.mark.parametrize("rated", [False, True])
def test_running_out_of_time_means_a_takeover_or_a_loss(rated: bool) -> None:
    table = begun(LIVE, rated=rated)
    late = table.actor
    entry = table.validate_takeover(late, "time")
    assert entry == (Resigned(late) if rated else TakenOver(late, "time"))
    table.apply(START + 60_000, entry)
    assert (table.clock.running, table.clock.expires_at) == (None, None)
    assert (table.stage, table.seats[late].out) == ((Stage.OVER, True) if rated else (Stage.RUNNING, False))
    if rated:
        assert [table.places()[seat][0] for seat in (late, 1 - late)] == [2, 1]
        with pytest.raises(Refused, match="table-is-over"):
            table.validate_return(late)
    else:
        assert table.bot_to_move
        assert due(table, START) is not None, "a bot has to move"


@pytest.mark.parametrize(("why", "rated"), [("left", False), ("absent", False), ("absent", True)])
def test_leaving_is_not_running_out_of_time(why: Any, rated: bool) -> None:
    table = begun(LIVE, rated=rated)
    assert table.validate_takeover(0, why) == TakenOver(0, why)


def test_rated_games_allow_no_voluntary_takeover() -> None:
    """It would be a hint that is played at once."""
    table = begun(LIVE, rated=True)
    with pytest.raises(Refused, match="table-rated-no-bot"):
        table.validate_takeover(0, "left")


def test_returning_after_time_ran_out_grants_half_a_minute() -> None:
    table = begun(LIVE)
    late = table.actor
    table.apply(START + 60_000, TakenOver(late, "time"))
    table.apply(START + 61_000, table.validate_return(late))
    assert RETURN_TIME[ClockKind.LIVE] == 30 * SECOND
    assert (table.actor, table.clock.running) == (late, late)
    assert (table.clock.left(late, START + 61_000), table.clock.expires_at) == (30_000, START + 91_000)


def test_leaving_and_returning_gains_no_time() -> None:
    for pace in (LIVE, SLOW):
        table = begun(pace)
        hasty, at = table.actor, START + pace.time - SECOND
        for _ in range(3):
            table.apply(at, table.validate_takeover(hasty, "left"))
            table.apply(at, table.validate_return(hasty))
        assert (table.clock.left(hasty, at), table.clock.expires_at) == (SECOND, at + SECOND)


def test_undo_gains_no_time() -> None:
    table = begun(SLOW)
    hasty, at = table.actor, START + SLOW.time - SECOND
    for _ in range(3):
        assert table.match is not None
        table.apply(at, Moved(hasty, table.match.legal()[:1]))
        assert table.actor != hasty
        table.apply(at, table.validate_undo(hasty))
        assert (table.actor, table.clock.left(hasty, at)) == (hasty, SECOND)


def test_an_undo_request_and_an_undo_gain_no_time() -> None:
    table = begun(SLOW)
    hasty, at = table.actor, START + SLOW.time - SECOND
    assert table.match is not None
    table.apply(at, Moved(hasty, table.match.legal()[:1]))
    table.apply(at, table.validate_undo_request(hasty, 0))
    with pytest.raises(Refused, match="table-already-asked"):
        table.validate_undo(hasty)


def test_a_move_after_the_deadline_is_refused() -> None:
    table = begun(LIVE)
    table.check_time(table.actor, START + LIVE.time - 1)
    table.check_time(1 - table.actor, START + LIVE.time)
    with pytest.raises(Refused, match="table-time-over"):
        table.check_time(table.actor, START + LIVE.time)


def test_returning_with_time_left_grants_none() -> None:
    table = begun(LIVE)
    waiting = 1 - table.actor
    table.apply(START + 1_000, TakenOver(waiting, "left"))
    table.apply(START + 2_000, Returned(waiting))
    assert table.clock.left(waiting, START + 2_000) == 60_000


def test_leaving_and_returning_gives_no_time() -> None:
    table = begun(TimeControl(ClockKind.LIVE, time=60 * SECOND))
    seat = table.actor
    for number in range(5):
        table.apply(START + 5_000 * (2 * number + 1), TakenOver(seat, "left"))
        table.apply(START + 5_000 * (2 * number + 2), Returned(seat))
    assert table.clock.left(seat, table.at) == 35_000


def test_leaving_and_returning_in_one_turn_gives_no_bonus() -> None:
    table = begun(LIVE)
    seat = table.actor
    for _ in range(10):
        table.apply(START, TakenOver(seat, "left"))
        table.apply(START, Returned(seat))
    assert table.clock.left(seat, START) == 60_000


def test_moving_and_undoing_gives_no_time() -> None:
    table = begun(LIVE)
    seat = table.actor
    for _ in range(10):
        move(table, START)
        table.apply(START, table.validate_undo(seat))
    assert (table.actor, left(table, START)) == (seat, [60_000, 60_000])


def test_a_days_clock_gives_every_turn_its_full_time() -> None:
    table = begun(SLOW)
    first = table.actor
    assert table.clock.expires_at == START + 2 * DAY
    move(table, START + DAY)
    assert (table.actor, table.clock.expires_at) == (1 - first, START + 3 * DAY)
    while table.actor != first:
        move(table, START + 2 * DAY)
    assert table.clock.expires_at == START + 4 * DAY
    table.apply(START + 4 * DAY, table.validate_takeover(first, "time"))
    assert table.clock.expires_at is None
    table.apply(START + 9 * DAY, table.validate_return(first))
    assert table.clock.expires_at == START + 9 * DAY + 3600 * SECOND, "the turn was over"


def test_no_clock_runs_while_a_bot_decides() -> None:
    table = begun(LIVE, WITH_BOT)
    at = START
    while not table.bot_to_move:
        at += 1_000
        move(table, at)
    before = left(table, at)
    assert table.clock.expires_at is None
    move(table, at + DAY)
    assert table.clock.running == table.actor
    assert left(table, at + DAY) == before


def test_phrases_and_undo_requests_do_not_affect_the_clock() -> None:
    table, silent = begun(LIVE), begun(LIVE)
    for each in (table, silent):
        move(each, START + 1_000)
    table.apply(START + 9_000, Said(0, "hello"))
    table.apply(START + 10_000, UndoRequested(0, 0))
    assert left(table, START + 20_000) == left(silent, START + 20_000)
    assert table.clock.expires_at == silent.clock.expires_at


def test_outages_cost_no_time() -> None:
    table = begun(
        LIVE, pauses=[(START - DAY, START - 1), (START + 10_000, START + 50_000), (START + DAY, START + 2 * DAY)]
    )
    seat = table.actor
    assert table.clock.expires_at == START + 100_000
    assert [table.clock.left(seat, START + 1_000 * after) for after in (10, 30, 50, 60)] == [50_000] * 3 + [40_000]
    move(table, START + 60_000)
    assert table.clock.left(seat, table.at) == 45_000


def test_a_clock_set_back_gives_no_time() -> None:
    table = begun(LIVE)
    seat = table.actor
    table.apply(START + 20_000, Said(0, "hello"))
    move(table, START + 5_000)
    assert table.at == START + 20_000
    assert table.clock.left(seat, table.at) == 45_000


@pytest.mark.parametrize("pace", [LIVE, SLOW, TimeControl()])
def test_replayed_entries_give_the_same_clock(any_database: str, pace: TimeControl) -> None:
    pauses = [(START + 20_123, START + 29_456), (START + 90_001, START + 95_000)]
    table = Table("t", pauses)
    written: list[tuple[int, Entry]] = []

    def write(at: int, entry: Entry) -> None:
        written.append((at, entry))
        table.apply(at, entry)

    write(START, opened(pace, WITH_BOT))
    write(START + 7, Started("5a" * 32, "00" * 16, "promise"))
    at = START + 7
    for number in range(40):
        at += 1_237 * (number % 4 + 1) + number
        seat = table.actor
        assert table.match is not None
        write(at, Moved(seat, table.match.legal()[:1], table.bot_to_move))
        match number % 10:
            case 3:
                write(at + 11, Said(0, "wow"))
            case 5:
                write(at + 13, TakenOver(1, "left"))
            case 7:
                write(at + 17, Returned(1))
            case 9:
                write(at + 19, Undone(0, table.match.version - 2))
    prepare(any_database)
    database = Database(any_database)
    database.run_sync(keep, written, pauses)
    again = database.run_sync(read_table, "t")
    database.close()
    assert (again.version, again.at) == (table.version, table.at)
    assert (again.clock.running, again.clock.expires_at) == (table.clock.running, table.clock.expires_at)
    for later in (0, 1, 4_321, 123_456):
        assert left(again, at + later) == left(table, at + later)


def keep(connection: Connection, written: list[tuple[int, Entry]], pauses: list[tuple[int, int]]) -> None:
    """Store a table with these entries."""
    row = {"id": "t", "game": "carthage", "players": 3, "stage": "running", "public": False, "rated": False}
    row |= {"pace": "live", "free": 0, "version": len(written) - 1, "created": START, "changed": START, "due": None}
    body = [StoredEntry(number, at, None, None, encoded(entry)) for number, (at, entry) in enumerate(written)]
    open_table(connection, row, [{"seat": 0, "player": None, "name": "Ada", "code": None}], body[0])
    for line in body[1:]:
        values = {"table": "t", "version": line.version, "at": line.at, "body": line.body}
        connection.execute(insert(schema.entries), values)
    for began, ended in pauses:
        connection.execute(insert(schema.outages), {"began": began, "ended": ended})


# Heartbeats


@pytest.fixture
def empty(sqlite_only: None, any_database: str) -> Iterator[Database]:
    """A database that no other server uses."""
    prepare(any_database)
    database = Database(any_database)
    yield database
    database.close()


def outages(database: Database) -> list[tuple[int, int]]:
    found = database.run_sync(lambda connection: connection.execute(select(schema.outages)).all())
    return sorted((row.began, row.ended) for row in found)


def test_the_first_start_records_no_outage(empty: Database) -> None:
    empty.run_sync(record_start, "first", START)
    assert outages(empty) == []


@pytest.mark.parametrize("clean", [False, True])
def test_an_outage_lasts_from_the_last_heartbeat_to_the_next_start(empty: Database, clean: bool) -> None:
    empty.run_sync(record_start, "first", START)
    empty.run_sync(record_beat, "first", START + 5_000)
    empty.run_sync(record_beat, "first", START + 10_000, gone=clean)
    empty.run_sync(record_start, "second", START + 17_000)
    assert outages(empty) == [(START + 10_000, START + 17_000)]
    empty.run_sync(record_beat, "second", START + 22_000)
    empty.run_sync(record_start, "third", START + DAY)
    assert outages(empty) == [(START + 10_000, START + 17_000), (START + 22_000, START + DAY)]


def test_a_server_that_dies_at_once_records_its_own_outage(empty: Database) -> None:
    for number in range(4):
        empty.run_sync(record_start, f"process {number}", START + 1_000 * number)
    assert outages(empty) == [(START + 1_000 * number, START + 1_000 * (number + 1)) for number in range(3)]


def test_a_system_clock_set_back_records_no_outage(empty: Database) -> None:
    empty.run_sync(record_start, "first", START)
    empty.run_sync(record_start, "second", START - DAY)
    assert outages(empty) == []
    empty.run_sync(record_beat, "second", START + 1_000)
    empty.run_sync(record_start, "third", START + 2_000)
    assert outages(empty) == [(START + 1_000, START + 2_000)]


def test_no_outage_while_other_processes_are_alive(postgres_cluster: str) -> None:
    from tests.server import postgres

    address = postgres.new_database(postgres_cluster, "room_signs_of_life")
    prepare(address)
    database = Database(address)
    try:
        database.run_sync(record_start, "first", START)
        database.run_sync(record_start, "second", START + 1_000)
        assert outages(database) == []
        database.run_sync(record_beat, "second", START + 2_000, gone=True)
        database.run_sync(record_start, "third", START + LIVENESS_TIMEOUT)
        assert outages(database) == [], "the first one is there still"
        database.run_sync(record_beat, "third", START + LIVENESS_TIMEOUT + 1, gone=True)
        database.run_sync(record_start, "fourth", START + LIVENESS_TIMEOUT + 2_000)
        assert outages(database) == [(START + LIVENESS_TIMEOUT + 1, START + LIVENESS_TIMEOUT + 2_000)]
    finally:
        database.close()


def test_no_clock_runs_during_an_outage(any_database: str) -> None:
    with LiveServer(any_database) as server:
        *_, table = two_at_a_table(server, pace={"kind": "live", "minutes": 1})
    shift(any_database, HOUR)
    with LiveServer(any_database) as server:
        scene = server.visitor().get(f"/api/tables/{table}")["scene"]
        assert scene["seats"][scene["actor"]]["stand_in"] == ""
        assert 0 < scene["clock"]["falls"] - now_ms() <= 60 * SECOND


def shift(address: str, back: int) -> None:
    """Move all entries and the last heartbeat into the past."""

    def write(connection: Connection) -> None:
        connection.execute(update(schema.entries).values(at=schema.entries.c.at - back))
        connection.execute(update(schema.tables).values(due=schema.tables.c.due - back))
        connection.execute(update(schema.beats).values(at=schema.beats.c.at - back))

    database = Database(address)
    database.run_sync(write)
    database.close()


# Tables of a server


def at_table(server: LiveServer, table: str) -> list[Entry]:
    return [decoded(line.body) for line in server.services.database.run_sync(stored_entries, table)]


def taken_over(server: LiveServer, table: str) -> list[Entry]:
    return [entry for entry in at_table(server, table) if isinstance(entry, TakenOver | Resigned)]


def tick(server: LiveServer, passed: int) -> None:
    """Let time pass; all consequences have happened when this returns."""
    services = server.services

    async def pass_time() -> None:
        await services.rooms.tick(passed)
        while waiting := [task for task in services.rooms._tasks if "_play_bots" not in str(task.get_coro())]:
            await asyncio.wait(waiting)

    asyncio.run_coroutine_threadsafe(pass_time(), services._tasks[0].get_loop()).result(20)


def room_of(server: LiveServer, table: str) -> Room:
    return server.services.rooms._rooms[table]


def who_moves(ada: Visitor, bartek: Visitor, table: str) -> tuple[Visitor, Visitor, int]:
    """The client to move, the other client, and the seat to move."""
    actor = ada.get(f"/api/tables/{table}")["scene"]["actor"]
    return (ada, bartek, actor) if actor == 0 else (bartek, ada, actor)


def there(server: LiveServer, table: str, *seats: int) -> None:
    wait_until(lambda: room_of(server, table).connected_seats == set(seats))


def test_a_bot_replaces_an_absent_player_who_keeps_others_waiting(any_database: str) -> None:
    with LiveServer(any_database, patience_seconds=0.3) as server:
        away, waits, actor = who_moves(*two_at_a_table(server))
        table = away.get("/api/me/tables")[0]["id"]
        with waits.at(table) as client:
            client.wait_for(lambda scene: scene["seats"][actor]["stand_in"] == "absent")
            client.wait_for(lambda scene: bool(scene["offers"]))
        with away.at(table) as client:
            assert client.command("return")["t"] == "done"


@pytest.fixture
def patient(any_database: str) -> Iterator[LiveServer]:
    """A server with an absence limit of an hour; the test lets time pass."""
    with LiveServer(any_database, patience_seconds=3600) as running:
        yield running


def test_no_player_is_replaced_while_nobody_waits(patient: LiveServer) -> None:
    away, waits, actor = who_moves(*two_at_a_table(patient))
    table = away.get("/api/me/tables")[0]["id"]
    tick(patient, 2 * HOUR)
    with patient.visitor().at(table):
        tick(patient, 2 * HOUR)
        assert taken_over(patient, table) == [], "who only watches does not count"
    with away.at(table):
        there(patient, table, actor)
        tick(patient, 2 * HOUR)
        assert taken_over(patient, table) == [], "nobody waits for the one who is there"
        with waits.at(table):
            there(patient, table, 0, 1)
            tick(patient, 2 * HOUR)
            assert taken_over(patient, table) == [], "who is there may think"
    there(patient, table)
    tick(patient, 2 * HOUR)
    assert taken_over(patient, table) == []
    with waits.at(table):
        there(patient, table, 1 - actor)
        tick(patient, 2 * HOUR)
        assert taken_over(patient, table) == [TakenOver(actor, "absent")]


def test_a_short_return_does_not_reset_the_absence(patient: LiveServer) -> None:
    away, waits, actor = who_moves(*two_at_a_table(patient))
    table = away.get("/api/me/tables")[0]["id"]
    with waits.at(table):
        there(patient, table, 1 - actor)
        for _ in range(3):
            tick(patient, HOUR // 4)
            with away.at(table):
                there(patient, table, 0, 1)
            there(patient, table, 1 - actor)
        assert taken_over(patient, table) == []
        tick(patient, HOUR // 4 + 1)
        assert taken_over(patient, table) == [TakenOver(actor, "absent")]


def test_with_a_clock_absence_is_left_to_the_clock(patient: LiveServer) -> None:
    away, waits, actor = who_moves(*two_at_a_table(patient, pace={"kind": "live", "minutes": 60}))
    table = away.get("/api/me/tables")[0]["id"]
    with waits.at(table):
        there(patient, table, 1 - actor)
        tick(patient, 2 * HOUR)
        assert taken_over(patient, table) == []


def happened_earlier(server: LiveServer, table: str, by: int) -> None:
    """Move an idle table's last entry into the past."""

    def write(connection: Connection) -> None:
        here = schema.entries.c.table == table
        connection.execute(update(schema.entries).where(here).values(at=schema.entries.c.at - by))
        row = schema.tables.c.id == table
        connection.execute(update(schema.tables).where(row).values(due=schema.tables.c.due - by))

    server.services.rooms.unload(table)
    server.services.database.run_sync(write)


@pytest.mark.parametrize(
    ("pace", "span"), [({"kind": "live", "minutes": 1}, 60 * SECOND), ({"kind": "days", "days": 1}, DAY)]
)
def test_a_bot_takes_over_at_the_deadline_without_subscribers(server: LiveServer, pace: Any, span: int) -> None:
    ada, _, table = two_at_a_table(server, pace=pace)
    actor = ada.get(f"/api/tables/{table}")["scene"]["actor"]
    happened_earlier(server, table, span - 30 * SECOND)
    tick(server, 0)
    assert taken_over(server, table) == []
    happened_earlier(server, table, 30 * SECOND)
    wait_until(lambda: bool(taken_over(server, table)))
    assert taken_over(server, table) == [TakenOver(actor, "time")]
    wait_until(lambda: any(isinstance(entry, Moved) and entry.bot for entry in at_table(server, table)))


def test_running_out_of_time_loses_a_rated_game(own_server: LiveServer) -> None:
    people = [own_server.visitor(name) for name in ("Ada", "Bartek")]
    for number, person in enumerate(people):
        person.post("/api/me/account", {"login": f"person{number}", "password": "correct horse battery"})
    table = people[0].open_table(rated=True, pace={"kind": "live", "minutes": 1})
    people[1].post(f"/api/tables/{table}/seats", {})
    people[0].post(f"/api/tables/{table}/start", {})
    actor = people[0].get(f"/api/tables/{table}")["scene"]["actor"]
    happened_earlier(own_server, table, 61 * SECOND)
    wait_until(lambda: bool(taken_over(own_server, table)))
    scene = people[0].get(f"/api/tables/{table}")["scene"]
    assert taken_over(own_server, table) == [Resigned(actor)]
    assert (scene["stage"], scene["ending"]["places"][actor]) == ("over", 2)


def test_a_move_in_time_is_not_too_late(own_server: LiveServer) -> None:
    ada, bartek, table = two_at_a_table(own_server, pace={"kind": "live", "minutes": 1})
    happened_earlier(own_server, table, 50 * SECOND)
    with ada.at(table) as at_a, bartek.at(table) as at_b:
        active = at_a if at_a.scene["offers"] else at_b
        clock = active.scene["clock"]
        assert 0 < clock["falls"] - now_ms() <= 10 * SECOND
        assert active.play(active.scene["offers"][0]["action"])["t"] == "done"
        after = active.scene["clock"]
        assert after["running"] != clock["running"]
        assert 10 * SECOND < after["left"][clock["running"]] <= 20 * SECOND, "what was left, with the bonus"
        tick(own_server, 0)
    assert taken_over(own_server, table) == []
