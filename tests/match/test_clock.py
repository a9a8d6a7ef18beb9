"""Clocks, to the millisecond."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from emporion.match.clock import DAY, SECOND, Clock, ClockKind, TimeControl

LIVE = TimeControl(ClockKind.LIVE, time=60 * SECOND, bonus=5 * SECOND)
SLOW = TimeControl(ClockKind.DAYS, time=2 * DAY)
START = 1_000_000


def test_a_live_clock_runs_down_and_gains_the_bonus_when_the_turn_is_over() -> None:
    clock = Clock(LIVE, 2)
    clock.switch(0, START)
    assert (clock.left(0, START + 1234), clock.left(1, START + 1234)) == (58_766, 60_000)
    clock.switch(1, START + 10_000)
    assert (clock.left(0, START + 11_000), clock.left(1, START + 11_000)) == (55_000, 59_000)


def test_a_seat_that_decides_again_gains_no_bonus() -> None:
    clock = Clock(LIVE, 2)
    clock.switch(0, START)
    clock.switch(0, START + 20_000)
    assert clock.left(0, START + 30_000) == 30_000


def test_time_ends_when_predicted_and_is_never_negative() -> None:
    clock = Clock(LIVE, 3)
    assert clock.expires_at is None
    clock.switch(2, START)
    assert clock.expires_at == START + 60_000
    assert [clock.left(2, START + 60_000 + late) for late in (-1, 0, 1, DAY)] == [1, 0, 0, 0]


def test_by_days_every_turn_has_all_its_time() -> None:
    clock = Clock(SLOW, 2)
    clock.switch(0, START)
    clock.switch(1, START + DAY)
    clock.switch(0, START + 2 * DAY)
    assert (clock.left(0, START + 2 * DAY), clock.expires_at) == (2 * DAY, START + 4 * DAY)


def test_a_table_without_limit_has_no_clock_that_could_run() -> None:
    clock = Clock(TimeControl(), 2)
    clock.switch(0, START)
    assert (clock.running, clock.expires_at) == (None, None)


def test_no_clock_runs_while_a_bot_or_nobody_is_to_act() -> None:
    clock = Clock(LIVE, 2)
    clock.switch(0, START)
    clock.switch(None, START + 1000)
    assert (clock.left(0, START + DAY), clock.expires_at) == (64_000, None)


def test_pauses_cost_no_time() -> None:
    pauses = [(START - 5_000, START + 5_000), (START + 20_000, START + 45_000), (START + 95_000, START + 99_000)]
    clock = Clock(LIVE, 2, pauses)
    clock.switch(0, START)
    assert (clock.left(0, START + 5_000), clock.left(0, START + 20_000)) == (60_000, 45_000)
    assert (clock.left(0, START + 30_000), clock.left(0, START + 50_000)) == (45_000, 40_000)
    assert clock.expires_at == START + 90_000
    assert clock.left(0, START + 90_000) == 0


def test_a_returning_player_has_some_time() -> None:
    clock = Clock(LIVE, 2)
    clock.switch(0, START)
    clock.switch(None, START + 70_000)
    clock.grant_at_least(0, 30_000)
    clock.grant_at_least(1, 30_000)
    assert (clock.left(0, START + DAY), clock.left(1, START + DAY)) == (30_000, 60_000)


@given(st.lists(st.tuples(st.sampled_from((0, 1, 2, None)), st.integers(0, 90_000)), max_size=30))
def test_a_clock_follows_from_its_moments_alone(steps: list[tuple[int | None, int]]) -> None:
    """Whatever happens between, looking at a clock changes nothing, and time is only lost by the seat that runs."""
    one, other, now = Clock(LIVE, 3), Clock(LIVE, 3), START
    for seat, passed in steps:
        before = [one.left(each, now) for each in range(3)]
        now += passed
        after = [one.left(each, now) for each in range(3)]
        for each in range(3):
            assert after[each] == (max(0, before[each] - passed) if each == one.running else before[each])
        one.switch(seat, now)
        other.switch(seat, now)
    assert [one.left(each, now) for each in range(3)] == [other.left(each, now) for each in range(3)]
