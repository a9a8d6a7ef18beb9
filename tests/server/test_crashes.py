"""Servers are killed under load: no acknowledged move is lost, nothing is half applied, and games go on."""

from __future__ import annotations

import asyncio
import os

import pytest

from tests.server.kills import half_applied, lost, play_and_kill, play_and_stop
from tests.server.postgres import new_database
from tests.server.processes import ServerOfWorkers, ServerProcess

ROUNDS = int(os.environ.get("EMPORION_ROUNDS", "100"))


def check(servers: list[ServerProcess], database: str, rounds: int, tables: int, to_the_end: bool = False) -> None:
    measurements, starts = asyncio.run(play_and_kill(servers, rounds, tables, 1, to_the_end))
    assert len(starts) == rounds
    assert lost(database, measurements) == []
    assert half_applied(database) == []
    print(
        f"{rounds} kills, {len(measurements.acknowledgements):,} acknowledged moves, 0 lost, "
        f"{measurements.reconnects:,} reconnects, "
        f"slowest start {max(starts):.1f} s"
    )


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(any_database: str) -> None:
    with ServerProcess(any_database) as server:
        check([server], any_database, rounds=1, tables=3)


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_in_many_kills(any_database: str) -> None:
    with ServerProcess(any_database) as server:
        check([server], any_database, ROUNDS, tables=25, to_the_end=True)


def two_processes(address: str, rounds: int, tables: int, to_the_end: bool = False) -> None:
    """Both serve the same tables; they are killed in turn."""
    with ServerProcess(address) as one, ServerProcess(address) as other:
        check([one, other], address, rounds, tables, to_the_end)


def test_one_of_two_processes_can_be_killed(postgres_cluster: str) -> None:
    two_processes(new_database(postgres_cluster, "crashes"), rounds=1, tables=3)


@pytest.mark.soak
def test_two_processes_can_be_killed_in_turn_many_times(postgres_cluster: str) -> None:
    two_processes(new_database(postgres_cluster, "many_crashes"), ROUNDS, tables=25, to_the_end=True)


@pytest.mark.usefixtures("sqlite_only")
def test_a_serving_process_and_the_supervisor_can_be_killed(any_database: str) -> None:
    """Serving processes end with the supervisor, or their port could not be used again."""
    with ServerOfWorkers(any_database, workers=2) as server:
        check([server], any_database, rounds=2, tables=4)


@pytest.mark.soak
@pytest.mark.usefixtures("sqlite_only")
def test_serving_processes_and_the_supervisor_can_be_killed_many_times(any_database: str) -> None:
    with ServerOfWorkers(any_database, workers=3) as server:
        check([server], any_database, ROUNDS, tables=25, to_the_end=True)


def test_a_server_that_is_stopped_finishes_what_it_began(any_database: str) -> None:
    """SIGTERM under load: all acknowledged moves are stored, all players reconnect, and the exit is clean."""
    stop_and_check(ServerProcess(any_database), any_database)


@pytest.mark.soak
@pytest.mark.usefixtures("sqlite_only")
def test_several_processes_that_are_stopped_finish_what_they_began(any_database: str) -> None:
    stop_and_check(ServerProcess(any_database, workers=2), any_database)


def stop_and_check(stopped: ServerProcess, any_database: str) -> None:
    with stopped as server:
        measurements, codes = asyncio.run(play_and_stop(server, stops=1, tables=3, seed=3))
    assert codes == [0]
    assert lost(any_database, measurements) == []
    assert half_applied(any_database) == []
    assert set(measurements.refusals) <= {"table-stale"}
