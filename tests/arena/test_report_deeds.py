"""Who did more, who preferred it, who won: figures of games made by hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from emporion.arena.answers import compare_to_fair
from emporion.games.carthage.rules.events import EVENTS
from emporion.statistics import WIN, Activity, Interval, StatisticsCollector

RED, BLUE, GREEN = range(3)
Sold = tuple[int, int, int]
"""Red, blue and green goods that a player sold."""


class Sales(StatisticsCollector):
    events = EVENTS
    choices = (("sold",),)


def counted(*games: Sequence[Sold], players: int = 2) -> Sales:
    """Games in which each player sold this, and the first player won."""
    sales = Sales(players)
    for game in games:
        sales.start_game(None)
        for seat, goods in enumerate(game):
            for colour, cards in enumerate(goods):
                if cards:
                    sales.count_by(seat, "sold", colour, amount=cards)
                    sales.count_by(seat, "everything", amount=cards)
        sales.end_game(None, [0] * players, [WIN, *[0] * (players - 1)])
    return sales


def some_goods(chance: Random) -> Sold:
    return chance.randrange(6), chance.randrange(6), chance.randrange(6)


def share(found: Interval | None) -> float:
    assert found is not None
    return found.value


def test_what_everybody_does_tells_something_by_how_much() -> None:
    sales = counted([(4, 0, 0), (1, 0, 0)], [(2, 0, 0), (3, 0, 0)], [(5, 0, 0), (2, 0, 0)])
    assert sales.player_share("sold", RED) == 1
    assert share(sales.win_share("sold", RED)) == 0.5
    assert share(sales.above_average_share("sold", RED)) == pytest.approx(2 / 3)
    assert sales.per_player("sold", RED) == pytest.approx(17 / 6)


def test_a_game_in_which_all_did_the_same_has_no_part_in_the_share() -> None:
    sales = counted([(4, 0, 0), (1, 0, 0)], [(3, 0, 0), (3, 0, 0)])
    assert sales.activity("sold", RED).more.games == 1
    assert counted([(3, 0, 0), (3, 0, 0)]).above_average_share("sold", RED) is None


def test_more_is_more_than_the_average_of_the_table() -> None:
    """Two of three players can have done more than the average; five and four are more than three."""
    sales = counted([(5, 0, 0), (4, 0, 0), (0, 0, 0)], players=3)
    assert sales.activity("sold", RED).more.cases == 2
    assert share(sales.above_average_share("sold", RED)) == 0.5
    assert share(sales.win_share("sold", RED)) == 0.5


def test_who_sells_more_of_everything_prefers_nothing() -> None:
    sales = counted([(6, 4, 2), (3, 2, 1)])
    assert share(sales.above_average_share("sold", RED)) == share(sales.above_average_share("sold", GREEN)) == 1
    assert all(sales.preferred_share("sold", colour) is None for colour in (RED, BLUE, GREEN))


def test_who_prefers_a_thing_has_a_larger_part_of_it_than_the_table() -> None:
    """Of all goods 40% are red; the second player sold fewer, but these are half of them."""
    sales = counted([(3, 4, 1), (1, 0, 1)])
    assert sales.activity("sold", RED).preferred.cases == 1
    assert share(sales.preferred_share("sold", RED)) == 0
    assert share(sales.preferred_share("sold", BLUE)) == 1
    assert share(sales.preferred_share("sold", GREEN)) == 0
    assert share(sales.above_average_share("sold", RED)) == 1
    assert sales.preferred_share("everything") is None, "there is nothing to choose"


def test_who_sells_nothing_prefers_nothing() -> None:
    sales = counted([(0, 0, 0), (2, 1, 0)])
    assert sales.preferred_share("sold", RED) is None


def test_means_of_winners_and_others() -> None:
    sales = counted([(4, 0, 0), (1, 0, 0), (0, 0, 0)], [(2, 0, 0), (3, 0, 0), (1, 0, 0)], players=3)
    table = sales.winners_table({("sold", RED): "red goods sold", ("sold", BLUE): "blue goods sold"})
    (red, found), (blue, nothing) = table.rows
    assert (red.plain, blue.plain) == ("red goods sold", "blue goods sold")
    assert found[:2] == (3, 1.25)
    assert nothing == (0, 0, None)
    assert table.answer in [column.title for column in table.columns]
    assert sales.activity("sold", RED).means() == pytest.approx((3, 5 / 3)), "only of players who sold any"


def test_a_shared_victory_counts_in_parts() -> None:
    activity = Activity()
    activity.add([2, 1, 0], [WIN // 2, 0, WIN // 2])
    assert share(activity.once.interval()) == 0.25
    assert share(activity.more.interval()) == 0.5
    assert activity.by_winners == 2 * WIN // 2


def test_luck_seldom_stands_out() -> None:
    """Of a hundred reports on games that are won by chance alone, about five should name something."""
    chance = Random(5)
    named = 0
    for _ in range(100):
        sales = counted(*([some_goods(chance) for _ in range(3)] for _ in range(80)), players=3)
        for share_of in (sales.above_average_share, sales.preferred_share):
            found = [share_of("sold", colour) for colour in range(3)]
            named += any(each is not None and compare_to_fair(each, 1 / 3, compared=3) for each in found)
    assert 2 <= named <= 20, "twice a hundred answers"


def test_parts_add_up() -> None:
    games: list[list[Sold]] = [[(4, 1, 0), (1, 0, 2)], [(2, 0, 1), (3, 0, 0)], [(0, 1, 0), (0, 0, 3)]]
    whole, first, second = counted(*games), counted(games[0]), counted(*games[1:])
    second.merge(first)
    assert second.counts == whole.counts
    for name, activity in whole.activities.items():
        other = second.activities[name]
        assert (activity.amount, activity.by_winners) == (other.amount, other.by_winners)
        for kind in ("once", "more", "preferred"):
            assert vars(getattr(activity, kind)) == vars(getattr(other, kind))
