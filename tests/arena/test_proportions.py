"""Shares and their intervals, means and quantiles: the arithmetic of reports."""

from __future__ import annotations

import pytest

from emporion.arena.report_counts import win_parts
from emporion.statistics import WIN, Check, Histogram, Interval, Proportion, wilson


def proportion(*games: tuple[int, int]) -> Interval:
    """From cases and wins of each game."""
    counted = Proportion()
    for cases, wins in games:
        counted.add(cases, wins * WIN)
    found = counted.interval()
    assert found is not None
    return found


def test_single_cases_have_wilsons_interval() -> None:
    found = proportion(*[(1, 1)] * 8, *[(1, 0)] * 2)
    assert (found.value, round(found.low, 4), round(found.high, 4)) == (0.8, 0.4902, 0.9433)
    assert vars(found) == pytest.approx(vars(wilson(0.8, 10)))


def test_a_share_of_none_or_all_still_has_an_interval() -> None:
    assert proportion(*[(1, 0)] * 10).low == 0
    assert round(proportion(*[(1, 0)] * 10).high, 3) == 0.278
    assert proportion(*[(1, 1)] * 10).high == 1


def test_what_everybody_does_in_every_game_has_nothing_to_vary() -> None:
    assert proportion(*[(2, 1)] * 10) == Interval(0.5, 0.5, 0.5)


def test_the_game_is_the_sampling_unit() -> None:
    """Two players who always win or lose together count as one."""
    together = proportion(*[(2, 2)] * 8, *[(2, 0)] * 8)
    assert vars(together) == pytest.approx(vars(proportion(*[(1, 1)] * 8, *[(1, 0)] * 8)))


def test_proportions_of_parts_add_up() -> None:
    whole, first, second = Proportion(), Proportion(), Proportion()
    for number, (cases, hits) in enumerate([(1, 12), (2, 6), (3, 0), (2, 12)]):
        whole.add(cases, hits)
        (first if number % 2 else second).add(cases, hits)
    second.merge(first)
    assert vars(second) == vars(whole)
    assert Proportion().interval() is None


def test_spreads() -> None:
    spread = Histogram()
    for number in (1, 2, 2, 3, 7):
        spread.add(number)
    mean = spread.mean()
    assert mean is not None
    assert mean.value == 3
    assert round(mean.high - mean.value, 4) == round(1.96 * (5.5 / 5) ** 0.5, 4)
    assert [spread.quantile(part) for part in (0, 0.1, 0.5, 0.9, 1)] == [1, 1, 2, 7, 7]
    assert Histogram().mean() is None


def test_a_shared_victory_is_divided() -> None:
    assert win_parts([1, 2, 3]) == [12, 0, 0]
    assert win_parts([1, 3, 1]) == [6, 0, 6]
    assert win_parts([1, 1, 1, 1]) == [3, 3, 3, 3]


@pytest.mark.parametrize(
    ("value", "low", "high", "ok"),
    [(5, 1, 9, True), (0, 1, None, False), (10, None, 9, False), (9, None, 9, True), (None, 1, 2, True)],
)
def test_checks(value: float | None, low: float | None, high: float | None, ok: bool) -> None:
    assert Check("", value, low, high).ok == ok
