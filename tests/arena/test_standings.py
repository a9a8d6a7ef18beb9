"""The arithmetic of standings and ratings, against figures worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from math import log

import numpy as np
import pytest
from openskill.models import PlackettLuce

from emporion.arena import ratings
from emporion.arena.ratings import ELO, bradley_terry, plackett_luce, ratings_of
from emporion.arena.results import Results, means
from emporion.arena.standings import standings_of
from emporion.arena.tournament import PlayedDeal
from emporion.statistics import Interval
from tests.arena.tournaments import made_up_game, results_of, tournament

FIRST_WINS, SECOND_WINS = (1, 2), (2, 1)
TABLE, MIRROR = 0, 1  # line-ups


def test_win_shares_with_shared_victories() -> None:
    """Greedy sits first in rotation 0 and second in rotation 1: it gets 1 and 1/2, then 0 and 1."""
    made_up = tournament("greedy", "random")
    found = standings_of(
        results_of(
            made_up,
            [
                {(TABLE, 0): FIRST_WINS, (TABLE, 1): (1, 1)},
                {(TABLE, 0): SECOND_WINS, (TABLE, 1): SECOND_WINS},
            ],
        )
    )
    greedy, random = found.bots
    assert (greedy.bot, greedy.seats) == ("greedy", 4)
    assert greedy.win_share == Interval(0.625, 0.5, 0.75)
    assert random.win_share == Interval(0.375, 0.25, 0.5)


def test_deals_that_were_not_played_give_no_standings() -> None:
    """For example those of a tournament that was stopped: they would count as shared."""
    with pytest.raises(ValueError, match="1 deals of the tournament were not played"):
        standings_of(results_of(tournament("greedy", "random", deals=3), [{}, {}]))


def test_the_share_of_a_bot_at_several_seats_is_for_each_seat() -> None:
    """One deal of three: greedy alone, then shared with one of two others, then neither."""
    made_up = tournament("greedy", "random", players=3, deals=1)
    ranks = {(TABLE, 0): (1, 2, 3), (TABLE, 1): (1, 1, 3), (TABLE, 2): (1, 2, 3)}
    greedy, random = standings_of(results_of(made_up, [ranks])).bots
    assert greedy.win_share.value == pytest.approx((1 + 1 / 2 + 0) / 3)
    assert random.win_share.value == pytest.approx((0 + 1 / 2 + 1) / 6)
    assert greedy.win_share.value + 2 * random.win_share.value == pytest.approx(1)
    assert (greedy.seats, random.seats) == (3, 6)


def test_scores_seats_and_the_order_of_play() -> None:
    """Without the mirror match."""
    made_up = tournament("greedy", "random", deals=1)
    outcomes = [((1, 2), (9, 3), 1), ((1, 1), (6, 5), 0), ((2, 1), (2, 4), 0), ((1, 2), (7, 1), 0)]
    results = Results(made_up)
    games = [
        made_up_game(place, ranks, scores, first=first)
        for place, (ranks, scores, first) in zip(made_up.games_of(0), outcomes, strict=True)
    ]
    results.add(PlayedDeal(0, tuple(games)))
    found = standings_of(results)
    assert [each.score.value for each in found.bots] == [(9 + 5) / 2, (3 + 6) / 2]
    assert [each.win_share.value for each in found.seats] == [(1 + 0.5) / 2, (0 + 0.5) / 2]
    assert [each.score.value for each in found.seats] == [(9 + 6) / 2, (3 + 5) / 2]
    assert [each.win_share.value for each in found.order] == [(0 + 0.5) / 2, (1 + 0.5) / 2]
    assert [each.score.value for each in found.order] == [(3 + 6) / 2, (9 + 5) / 2]
    greedy = found.bots[0]
    assert (greedy.thinking.decisions, greedy.iterations, greedy.milliseconds) == (2, 10, 500)


def test_games_that_were_broken_off_are_shared_by_all() -> None:
    made_up = tournament("greedy", "random", deals=1)
    results = Results(made_up)
    games = [made_up_game(place, FIRST_WINS, (7, 0), broken_off=True) for place in made_up.games_of(0)]
    results.add(PlayedDeal(0, tuple(games)))
    found = standings_of(results)
    assert found.broken_off == 4
    assert [each.win_share.value for each in found.bots] == [0.5, 0.5]
    assert [each.score.value for each in found.bots] == [3.5, 3.5]
    assert found.ratings[0].elo.value == pytest.approx(0)


def test_controls_may_be_played_on_some_deals_only() -> None:
    """Deals without controls do not count for them."""
    made_up = replace(tournament("greedy", "random", deals=4), controls_every=2)
    assert [len(made_up.games_of(deal)) for deal in range(4)] == [4, 2, 4, 2]
    assert made_up.games == 12
    lucky = {(MIRROR, 0): FIRST_WINS, (MIRROR, 1): SECOND_WINS}
    found = standings_of(results_of(made_up, [lucky, {}, lucky, {}]))
    assert found.controls[0].win_share.value == 1.0
    assert [each.win_share.value for each in found.bots] == [0.5, 0.5]


def test_ratings_come_from_games_that_were_played() -> None:
    """A third bot meets the anchor on the first deal alone, and loses."""
    made_up = replace(tournament("greedy", "apprentice", deals=4), controls_every=4)
    anchor = next(number for number, each in enumerate(made_up.lineups) if each.kind == "anchor")
    lost = {(anchor, 0): SECOND_WINS, (anchor, 1): FIRST_WINS}
    rare = {each.bot: each.elo.value for each in standings_of(results_of(made_up, [lost, {}, {}, {}])).ratings}
    often = {each.bot: each.elo.value for each in standings_of(results_of(replace(made_up, deals=1), [lost])).ratings}
    assert rare["apprentice"] < 0
    assert rare["apprentice"] == pytest.approx(often["apprentice"], rel=0.2)


def test_the_marked_seat_of_the_mirror_match() -> None:
    """It wins every game of the first deal, and none of the second."""
    made_up = tournament("greedy", "random")
    lucky = {(MIRROR, 0): FIRST_WINS, (MIRROR, 1): SECOND_WINS}
    unlucky = {(MIRROR, 0): SECOND_WINS, (MIRROR, 1): FIRST_WINS}
    (control,) = standings_of(results_of(made_up, [lucky, unlucky])).controls
    assert (control.win_share, control.ok) == (Interval(0.5, 0.0, 1.0), True)
    (control,) = standings_of(results_of(made_up, [lucky, lucky])).controls
    assert (control.win_share, control.ok) == (Interval(1.0, 1.0, 1.0), False)


def test_with_more_bots_than_seats_each_line_up_has_its_own_standings() -> None:
    made_up = tournament("greedy", "random", "other", deals=1)
    wins = {(0, 0): FIRST_WINS, (0, 1): SECOND_WINS, (1, 0): SECOND_WINS, (1, 1): FIRST_WINS}
    found = standings_of(results_of(made_up, [wins]))
    shares = [{each.bot: each.win_share.value for each in rows} for _, rows in found.lineups]
    assert shares == [{"greedy": 1, "random": 0}, {"greedy": 0, "other": 1}, {"random": 0.5, "other": 0.5}]
    assert [each.win_share.value for each in found.bots] == [0.5, 0.25, 0.75]


@pytest.mark.parametrize("sample", [[0, 0, 1, 1, 1], [0, 12], [3, 5, 8], [1, 1, 1, 2], [7]])
def test_intervals_are_those_of_all_resamples(sample: list[int]) -> None:
    """A tiny sample can be resampled in every possible way."""
    every = sorted(sum(draw) / len(sample) for draw in product(sample, repeat=len(sample)))
    low, high = (every[int(part * len(every))] for part in (0.025, 0.975))
    (found,) = means(np.array(sample)[:, np.newaxis], [1], seed=5)
    assert [found.value, found.low, found.high] == pytest.approx([sum(sample) / len(sample), low, high])


def test_intervals_are_reproducible() -> None:
    sample = np.arange(30)[:, np.newaxis]
    assert means(sample, [1], seed=3) == means(sample, [1], seed=3)
    assert means(sample, [1], seed=3) != means(sample, [1], seed=4)
    assert means(sample, [1], seed=3) != means(sample, [1], seed=-3)


def test_strengths_of_a_known_cross_table() -> None:
    """Strengths of 4, 2 and 1, and as many wins as they make likely."""
    strengths = np.array([4.0, 2.0, 1.0])
    wins = 6e7 * strengths[:, np.newaxis] / (strengths[:, np.newaxis] + strengths)
    np.fill_diagonal(wins, 0)
    (found,) = bradley_terry(wins[np.newaxis], anchor=2)
    assert found == pytest.approx(np.log(strengths), abs=1e-4)


def test_half_a_win_each_way_keeps_perfect_records_finite() -> None:
    made_up = tournament("greedy", "random", deals=10)
    won = {(TABLE, 0): FIRST_WINS, (TABLE, 1): SECOND_WINS}
    best, worst = (each.elo.value / ELO for each in ratings_of(results_of(made_up, [won] * 10)))
    assert (best, worst) == (pytest.approx(log(20.5 / 0.5)), 0.0)
    (found,) = bradley_terry(np.array([[[0.0, 20.5], [0.5, 0.0]]]), anchor=1)
    assert found == pytest.approx([log(20.5 / 0.5), 0.0])
    assert ELO * log(10) == pytest.approx(400)


def test_pairwise_wins_leave_out_pairs_of_the_same_bot() -> None:
    made_up = tournament("greedy", "random", players=3, deals=1)
    ranks = {(TABLE, 0): (2, 1, 3), (TABLE, 1): (1, 1, 3), (TABLE, 2): (2, 3, 1)}
    (wins,) = results_of(made_up, [ranks]).pairwise_wins()
    assert wins.tolist() == [[0, 2 + (1 + 2) + 4], [2 + 1, 0]]


def test_ratings_are_relative_to_random() -> None:
    made_up = tournament("greedy", "other")
    wins = {(0, 0): FIRST_WINS, (0, 1): SECOND_WINS, (2, 0): FIRST_WINS, (2, 1): SECOND_WINS}
    found = ratings_of(results_of(made_up, [wins, wins]))
    assert [each.bot for each in found] == ["greedy", "other", "random"]
    assert (found[-1].elo, found[-1].mu) == (Interval(0, 0, 0), 0)
    one_step = ELO * log(4.5 / 0.5)
    assert [each.elo.value for each in found] == pytest.approx([2 * one_step, one_step, 0], abs=0.01)
    assert found[0].mu > found[1].mu > 0
    assert all(each.sigma < PlackettLuce().sigma for each in found)


def test_plackett_luce_agrees_with_the_library() -> None:
    made_up = tournament("greedy", "random", deals=1)
    model = PlackettLuce(tau=0.0)
    one, two = model.rating(), model.rating()
    for _ in range(2):
        [[one], [two]] = model.rate([[one], [two]])
    skills = plackett_luce(results_of(made_up, [{(TABLE, 0): FIRST_WINS, (TABLE, 1): SECOND_WINS}]))
    assert [each.mu for each in skills] == pytest.approx([one.mu, two.mu])
    assert [each.sigma for each in skills] == pytest.approx([one.sigma, two.sigma])


def test_a_bot_at_several_seats_learns_from_all_of_them() -> None:
    model = PlackettLuce(tau=0.0)
    skills = [model.rating(), model.rating()]
    ratings.rate(model, skills, [0, 1, 1, 1], [1, 2, 3, 4])
    assert skills[0].mu - 25 == pytest.approx(25 - skills[1].mu)
    assert skills[1].sigma < skills[0].sigma < 25 / 3
