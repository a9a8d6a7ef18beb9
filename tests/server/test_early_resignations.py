"""Which resignations were too early to be rated, as the entries of a table tell."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest

from emporion.match.clock import SECOND, ClockKind, TimeControl
from emporion.server.pools import figures
from emporion.server.room.entries import Moved, Opened, Plan, Resigned, Started
from emporion.server.room.rated import rated_game
from emporion.server.room.table import Table
from emporion.server.room.table_state import Stage
from emporion.server.storage.rating_rules import RatedGame

NOBODY: frozenset[int] = frozenset()
PACE = TimeControl(ClockKind.LIVE, time=60 * SECOND)


def begun(count: int) -> Table:
    table = Table("t")
    plans = [Plan("person", f"p{seat}", f"P{seat}") for seat in range(count)]
    table.apply(0, Opened("carthage", 1, {}, plans, "p0", public=False, rated=True, pace=PACE))
    table.apply(0, Started("5a" * 32, "00" * 16, "promise"))
    return table


def play_until_each_has(table: Table, moves: int) -> None:
    """Play, also for stand-ins, until each seat has made so many moves or the game is over."""
    made = Counter(each.entry.seat for each in table.log_entries if isinstance(each.entry, Moved))
    luck = random.Random(1)
    assert table.match is not None
    while table.stage is Stage.RUNNING and min(made[seat] for seat in range(len(table.seats))) < moves:
        seat = table.actor
        table.apply(table.at, Moved(seat, [luck.choice(table.match.legal())], table.bot_to_move))
        made[seat] += 1


def rated(table: Table) -> RatedGame:
    found = rated_game(table)
    assert table.stage is Stage.OVER
    assert found is not None
    return found


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_moment_of_the_resignation_decides(count: int) -> None:
    """However the game goes on. With two players, it ends there."""
    measured = figures("carthage", count)
    steps = {
        0: (True, True),
        measured.fair_moves - 1: (True, True),
        measured.fair_moves: (False, True),
        measured.half_game - 1: (False, True),
        measured.half_game: (False, False),
    }
    for moves, (short, early) in steps.items():
        table = begun(count)
        play_until_each_has(table, moves)
        table.apply(table.at, Resigned(1))
        play_until_each_has(table, 1000)
        seat = frozenset([1])
        assert (rated(table).short, rated(table).early) == (seat if short else NOBODY, seat if early else NOBODY)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_running_out_of_time_is_no_resignation(count: int) -> None:
    table = begun(count)
    late = table.actor
    table.apply(60 * SECOND, table.validate_takeover(late, "time"))
    play_until_each_has(table, 1000)
    assert (rated(table).short, rated(table).early, rated(table).excluded) == (NOBODY, NOBODY, "")
    assert table.places()[late][0] == count


@pytest.mark.parametrize("count", [3, 4])
def test_several_resignations_are_judged_one_by_one(count: int) -> None:
    table = begun(count)
    measured = figures("carthage", count)
    moments = [0, measured.fair_moves, measured.half_game]
    for seat, moves in islice(enumerate(moments), count - 1):
        play_until_each_has(table, moves)
        table.apply(table.at, Resigned(seat))
    assert (rated(table).short, rated(table).early) == (frozenset([0]), frozenset([0, 1]))
