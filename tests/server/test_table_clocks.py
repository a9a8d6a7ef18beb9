"""Clocks at tables: whose runs, what happens when time is over, and what costs no time."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection, insert

from emporion.games import find
from emporion.kernel.chance import key_from_bytes
from emporion.match.clock import DAY, SECOND, ClockKind, TimeControl
from emporion.match.seal import seal
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
    encoded,
)
from emporion.server.room.table import Refused, Table
from emporion.server.room.table_repository import due, read_table
from emporion.server.room.table_state import RETURN_TIME, Stage
from emporion.server.storage import schema
from emporion.server.storage.chain import StoredEntry, chain
from emporion.server.storage.database import Database
from emporion.server.storage.tables import open_table
from tests.server.live_server import prepare

START = 1_700_000_000_000
LIVE = TimeControl(ClockKind.LIVE, time=60 * SECOND, bonus=5 * SECOND)
SLOW = TimeControl(ClockKind.DAYS, time=2 * DAY)
PEOPLE = (Plan("person", "ada", "Ada"), Plan("person", "bartek", "Bartek"))
WITH_BOT = (*PEOPLE, Plan("bot", name="Elissa", level="trader"))


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
    seat, match = table.actor, table.match
    assert match is not None
    actions = match.legal()[:1]
    if table.seats[seat].is_played_by_person:
        entry, _ = table.validate_move(seat, actions)
    else:
        entry, _ = table.validate_bot_move(match.draft(actions))
    table.apply(at, entry)
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
    assert entry == (Resigned(late, out_of_time=True) if rated else TakenOver(late, "time"))
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
    promise = seal(find("carthage"), 3, {}, key_from_bytes(bytes.fromhex("5a" * 32)), bytes(16))
    write(START + 7, Started("5a" * 32, "00" * 16, promise))
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
    lines = [StoredEntry(number, at, None, None, encoded(entry)) for number, (at, entry) in enumerate(written)]
    body = chain("t", lines)
    open_table(connection, row, [{"seat": 0, "player": None, "name": "Ada", "code": None}], body[0])
    for line in body[1:]:
        values = {"table": "t", "version": line.version, "at": line.at, "body": line.body, "hash": line.hash}
        connection.execute(insert(schema.entries), values)
    for began, ended in pauses:
        connection.execute(insert(schema.outages), {"began": began, "ended": ended})
