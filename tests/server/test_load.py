"""A small load; the long one is `make load`."""

from __future__ import annotations

from argparse import Namespace

import pytest

from emporion.server.stages import STAGES
from tests.calibration import calibration, machine
from tests.server.load import Report, our_room, shown
from tests.soak import all_by_soak

MOVES = 20  # at least, however long they take on a busy machine


def busy_room(database: str, bots: int = 0, **more: bool | int) -> Report:
    given = Namespace(
        tables=6,
        seats=4,
        bots=bots,
        level="apprentice",
        every=0.5,
        seconds=1,
        moves=MOVES,
        spectators=3,
        restart=False,
        profile=False,
        capacity=False,
        window=2,
        clients=1,
        workers=1,
        server_cpus=None,
        client_cpus=None,
    )
    return our_room(Namespace(**{**vars(given), **more}), database)


@pytest.mark.parametrize("bots", all_by_soak([0, 2], usual=[2]))
def test_a_busy_server_answers_all_players(any_database: str, bots: int) -> None:
    report = busy_room(any_database, bots=bots, profile=True, clients=2)
    assert report["moves"] >= MOVES
    assert [report[name] for name in ("refusals", "reconnects", "errors", "lost", "half_applied")] == [0] * 5
    stages = report["stages_us"]
    assert all(stages[stage] > 0 for stage in STAGES if stage not in ("collect", "ping")), stages
    whole = 1e6 * report["server_cpu"] * report["seconds"] / report["moves"]
    assert sum(stages.values()) == pytest.approx(whole, rel=0.25), "by two clocks, read one after the other"
    assert 0 < stages["rest"] < whole / 2
    assert "| rest |" in shown([report])


@pytest.mark.soak
def test_a_busy_server_goes_on_after_a_restart(any_database: str) -> None:
    report = busy_room(any_database, restart=True)
    assert report["moves"] >= MOVES
    assert report["reconnects"] > 0
    assert [report[name] for name in ("exit_code", "errors", "lost", "half_applied")] == [0] * 4


@pytest.mark.soak
def test_a_capacity_is_found(any_database: str) -> None:
    report = busy_room(any_database, capacity=True, clients=2)
    assert [report[name] for name in ("errors", "lost", "half_applied")] == [0] * 3
    assert "capacity" in report["verdict"]
    assert report["verdict"] in shown([report])


def test_the_machine_has_a_name_and_a_speed() -> None:
    assert machine().endswith("cores")
    assert calibration(rounds=1000) > 0
