"""Answers in words: playing first, leading, and what stands out of many."""

from __future__ import annotations

import pytest

from emporion.arena.answers import answers_of, compare_to_fair, table_answer
from emporion.arena.report_counts import ReportCounts, leader
from emporion.kernel.seats import NOBODY
from emporion.statistics import WIN, Column, FigureTable, Interval, Subject, wilson
from tests.arena.games import CASES, report, self_play


def counts(*games: tuple[int, int], name: str = "dale", players: int = 2) -> ReportCounts:
    """Games with these first players and winners."""
    counted = ReportCounts.empty(self_play(name, players))
    for first, winner in games:
        scores = [5 + 3 * (seat == winner) for seat in range(players)]
        counted.count_scores(scores, [WIN * (seat == winner) for seat in range(players)], first)
        counted.count_leaders([NOBODY, winner, first], [WIN * (seat == winner) for seat in range(players)])
        counted.turns.add(4)
    return counted


def test_an_advantage_is_one_when_its_interval_leaves_the_equal_share() -> None:
    clear = answers_of(counts(*[(0, 0)] * 40, *[(0, 1)] * 20), ())[0]
    assert clear.verdict == "An advantage"
    assert "wins 67% (54%–77%) of games; an equal share is 50%." in clear.words
    assert "unseen" not in clear.words
    against = answers_of(counts(*[(1, 1)] * 20, *[(1, 0)] * 40), ())[0]
    assert against.verdict == "A disadvantage"
    open_ = answers_of(counts(*[(0, 0)] * 6, *[(0, 1)] * 4), ())[0]
    assert open_.verdict == "Neither, as far as these games show"
    assert "A difference of up to 33 points in a hundred could have gone unseen." in open_.words


def test_other_places_are_named_if_they_stand_out() -> None:
    games = [(0, 2)] * 40 + [(0, 0)] * 15 + [(0, 1)] * 5
    words = answers_of(counts(*games, players=3), ())[0].words
    assert "Who plays third wins 67%" in words
    assert "Who plays second wins 8%" in words
    even = [(0, seat) for seat in range(3)] * 20
    assert "plays second" not in answers_of(counts(*even, players=3), ())[0].words


def test_what_comes_with_playing_first_is_said() -> None:
    first, second = answers_of(counts((0, 0), name="carthage"), ()), answers_of(counts((0, 0)), ())
    assert "lowest first hand" in first[0].caution
    assert second[0].caution == ""


def test_who_leads_after_half_of_the_turns() -> None:
    """The hand-made games of four turns are led by the winner after the second."""
    counted = counts(*[(0, 1)] * 12)
    answer = answers_of(counted, ())[1]
    assert answer.verdict == "The leader wins more often than others"
    assert "In 100% of games one player leads alone after half of the turns and wins 100%" in answer.words
    assert counted.leader_wins[1].cases == 0
    assert counted.leader_wins[3].hits == 0, "after the third turn the first player led"
    assert counted.lead_changes.counts == {1: 12}


def test_leaders() -> None:
    assert leader([3, 5, 4]) == 1
    assert leader([5, 3, 5]) == NOBODY
    assert leader([0, 0]) == NOBODY


def test_without_games_there_are_no_answers() -> None:
    assert answers_of(ReportCounts.empty(self_play("carthage", 2)), ()) == ()


def table(*shares: tuple[str, Interval | None]) -> FigureTable:
    found = tuple((Subject(name), (share,)) for name, share in shares)
    columns = (Column("they won", "percent", 0, 0.5),)
    return FigureTable("", columns, found, question="Which?", answer="they won", caution="Perhaps.")


def test_what_stands_out_is_named_on_either_side() -> None:
    found = table_answer(
        table(
            ("even", wilson(0.51, 400)),
            ("good", wilson(0.6, 400)),
            ("best", wilson(0.7, 400)),
            ("bad", wilson(0.3, 400)),
        )
    )
    assert found.verdict == "3 of 4 stand out"
    assert found.words.startswith("More often: best 70% (65%–74%), good 60% (55%–65%). Less often: bad 30% (26%–35%).")
    assert found.caution == "Perhaps."


def test_nothing_stands_out_and_nothing_is_known() -> None:
    assert table_answer(table(("even", wilson(0.5, 400)), ("none", None))).verdict == "Not one of 1 stands out"
    assert table_answer(table(("none", None))).verdict == "Too few games"


def test_long_lists_are_cut() -> None:
    many = table_answer(table(*((f"thing {number}", wilson(0.7 + number / 100, 900)) for number in range(6))))
    assert "thing 5 75% (72%–78%), thing 4" in many.words
    assert "thing 2 72% (69%–75%) and 2 more." in many.words


@pytest.mark.parametrize(("compared", "side"), [(1, 1), (3, 1), (40, 0)])
def test_the_more_is_compared_the_farther_off_it_must_be(compared: int, side: int) -> None:
    assert compare_to_fair(wilson(0.56, 500), 0.5, compared) == side
    assert compare_to_fair(wilson(0.44, 500), 0.5, compared) == -side


def test_a_share_that_cannot_be_otherwise_does_not_stand_out() -> None:
    assert compare_to_fair(Interval(0.5, 0.5, 0.5), 0.4, 1) == 0


@pytest.mark.parametrize(("name", "players"), CASES)
def test_every_question_of_a_game_has_an_answer(name: str, players: int) -> None:
    (section,) = report(name, players).sections
    asked = [answer.question for answer in section.answers]
    assert asked[2:] == [each.question for each in section.particular if each.question]
    assert len(set(asked)) == len(asked) >= 6
    assert all(answer.verdict for answer in section.answers)
