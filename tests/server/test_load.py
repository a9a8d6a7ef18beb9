"""A small load; the long one is `make load`."""

from __future__ import annotations

from argparse import Namespace

import pytest

from tests.server.load import Report, our_room
from tests.soak import all_by_soak

MOVES = 20  # at least, however long they take on a busy machine


def busy_room(database: str, bots: int, restart: bool) -> Report:
    given = Namespace(
        tables=6,
        seats=4,
        bots=bots,
        level="apprentice",
        every=0.5,
        seconds=1,
        moves=MOVES,
        spectators=3,
        restart=restart,
    )
    return our_room(given, database)


@pytest.mark.parametrize("bots", all_by_soak([0, 2], usual=[2]))
def test_a_busy_server_answers_all_players(any_database: str, bots: int) -> None:
    report = busy_room(any_database, bots=bots, restart=False)
    assert report["moves"] >= MOVES
    assert [report[name] for name in ("refusals", "reconnects", "errors", "lost", "half_applied")] == [0] * 5


@pytest.mark.soak
def test_a_busy_server_goes_on_after_a_restart(any_database: str) -> None:
    report = busy_room(any_database, bots=0, restart=True)
    assert report["moves"] >= MOVES
    assert report["reconnects"] > 0
    assert [report[name] for name in ("exit_code", "errors", "lost", "half_applied")] == [0] * 4
