"""The page of a tournament, with made-up figures."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from emporion.arena.arena_page import arena_page
from emporion.arena.formatting import interval_line
from emporion.arena.results import Results
from emporion.arena.scoreboard import rating_table, scoreboard
from emporion.arena.standings import standings_of, warnings_of
from emporion.arena.tournament import PlayedDeal
from emporion.statistics import Interval
from tests.arena.test_report_page import read
from tests.arena.tournaments import made_up_game, results_of, tournament

TRICKY = "outside:a$_x$ <b>"
WHERE, COMMAND = "in 3 processes", "emporion arena …"


def page(*bots: str, first_always_wins: bool = False) -> str:
    ranks = {(0, 0): (1, 2), (0, 1): (2, 1)} if first_always_wins else {}
    return arena_page(standings_of(results_of(tournament(*bots), [ranks, ranks])), WHERE, COMMAND)


def test_bots_are_called_as_they_were_typed() -> None:
    """Even if matplotlib would see a formula."""
    text = page(TRICKY, "random")
    read(text)
    shown = "outside:a$_x$ &lt;b&gt;"
    assert text.count(f">{shown}</th>") == 3, "bots, thinking and ratings"
    assert re.search(rf"<text[^>]*>{re.escape(shown)}</text>", text)
    assert "Random" not in text
    assert "Outside" not in text
    assert ">Plays first</th>" in text


def test_two_versions_of_a_bot_are_distinguished() -> None:
    """In the page's tables, on the terminal and in warnings."""
    versions = [f"outside:python {version}/my_bot.py" for version in ("v1", "v2")]
    standings = standings_of(results_of(tournament(*versions), [{}, {}]))
    console = Console(file=io.StringIO(), width=80)
    for part in scoreboard(standings):
        console.print(part)
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    text = arena_page(standings, WHERE, COMMAND)
    for name in ("outside…_bot.py 1", "outside…_bot.py 2"):
        assert text.count(f">{name}</th>") == 3
        assert shown.count(f"{name} ") >= 2
    assert "outside…_bot.py 2 against itself" in shown


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_shares_of_nothing_and_everything_have_a_dot(share: float) -> None:
    line = interval_line(Interval(share, share, share), 0.5, [Interval(share, share, share)])
    assert line is not None
    assert line.value == pytest.approx(100 * share)


def test_a_share_that_is_fair_by_definition_has_none() -> None:
    assert interval_line(Interval(1 / 3, 1 / 3, 1 / 3), 1 / 3, [Interval(1 / 3, 1 / 3, 1 / 3)]) is None


def test_intervals_have_a_column() -> None:
    text = page("greedy", "random", first_always_wins=True)
    assert ">100.0–100.0</td>" in text
    assert "from %" not in text
    assert "<dd>in 3 processes, " in text


def test_only_the_anchor_has_no_interval_of_its_rating() -> None:
    """A bot that is at 0 by chance has one."""
    drawn = rating_table(standings_of(results_of(tournament("greedy", "random"), [{}, {}])))
    assert list(drawn.columns[1].cells) == ["+0", "+0"]
    assert list(drawn.columns[2].cells) == ["+0 to +0", ""]


def test_games_that_were_broken_off_are_mentioned() -> None:
    made_up = tournament("greedy", "random", deals=1)
    results = Results(made_up)
    results.add(PlayedDeal(0, tuple(made_up_game(place, (1, 2), broken_off=True) for place in made_up.games_of(0))))
    standings = standings_of(results)
    assert list(warnings_of(standings)) == ["4 of 4 games were broken off and count as shared by all."]
    assert "and count as shared by all." in arena_page(standings, WHERE, COMMAND)
