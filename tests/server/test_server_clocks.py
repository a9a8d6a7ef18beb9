"""Deadlines and absent players at the tables of a running server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, update

from emporion.match.clock import DAY, SECOND, ClockKind, TimeControl
from emporion.server.room.entries import (
    Entry,
    Moved,
    Resigned,
    TakenOver,
    decoded,
)
from emporion.server.room.room import Room
from emporion.server.room.table_repository import now_ms
from emporion.server.storage import schema
from emporion.server.storage.tables import stored_entries
from tests.server.chains import rechain
from tests.server.live_server import LiveServer, Visitor, wait_until
from tests.server.test_tables import two_at_a_table

HOUR = 3600 * SECOND
LIVE = TimeControl(ClockKind.LIVE, time=60 * SECOND, bonus=5 * SECOND)


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


def test_everyone_is_told_when_a_bot_will_take_over(patient: LiveServer) -> None:
    away, waits, actor = who_moves(*two_at_a_table(patient))
    table = away.get("/api/me/tables")[0]["id"]
    with waits.at(table) as client:
        there(patient, table, 1 - actor)
        tick(patient, HOUR // 4)
        left = HOUR  # a regular tick may have come first
        while left > 3 * HOUR // 4 + 60 * SECOND:
            told = client.receive("presence")
            left = told["takeover"] - now_ms() if told["away"] == actor else HOUR
        assert left > 3 * HOUR // 4 - 60 * SECOND
        with away.at(table):
            while client.receive("presence")["away"] is not None:
                pass
        tick(patient, 0)
        while client.receive("presence")["away"] != actor:
            pass


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
        rechain(connection)
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
    assert taken_over(own_server, table) == [Resigned(actor, out_of_time=True)]
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
