"""The page of a contest: what is shown of made-up figures."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from emporion.arena.cells import on_a_line
from emporion.arena.contest_page import contest_page
from emporion.arena.game import PlayedDeal
from emporion.arena.scoreboard import ratings_of, scoreboard
from emporion.arena.sheet import Sheet
from emporion.arena.standings import remarks, standings_of
from emporion.statistics import Interval
from tests.arena.contests import contest, made_up_game, sheet_of
from tests.arena.test_report_page import read

TRICKY = "outside:a$_x$ <b>"
WHERE, COMMAND = "in 3 processes", "emporion arena …"


def page(*bots: str, first_always_wins: bool = False) -> str:
    ranks = {(0, 0): (1, 2), (0, 1): (2, 1)} if first_always_wins else {}
    return contest_page(standings_of(sheet_of(contest(*bots), [ranks, ranks])), WHERE, COMMAND)


def test_bots_are_called_as_they_were_typed() -> None:
    """Also where matplotlib would see a formula."""
    text = page(TRICKY, "random")
    read(text)
    shown = "outside:a$_x$ &lt;b&gt;"
    assert text.count(f">{shown}</th>") == 3, "bots, thinking and ratings"
    assert re.search(rf"<text[^>]*>{re.escape(shown)}</text>", text)
    assert "Random" not in text
    assert "Outside" not in text
    assert ">Plays first</th>" in text


def test_two_versions_of_a_bot_can_be_told_apart() -> None:
    """In the page's tables, in those of a terminal, and in what is remarked."""
    versions = [f"outside:python {version}/my_bot.py" for version in ("v1", "v2")]
    standings = standings_of(sheet_of(contest(*versions), [{}, {}]))
    console = Console(file=io.StringIO(), width=80)
    for part in scoreboard(standings):
        console.print(part)
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    text = contest_page(standings, WHERE, COMMAND)
    for name in ("outside…_bot.py 1", "outside…_bot.py 2"):
        assert text.count(f">{name}</th>") == 3
        assert shown.count(f"{name} ") >= 2
    assert "outside…_bot.py 2 against itself" in shown


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_shares_of_nothing_and_everything_have_a_dot(share: float) -> None:
    drawn = on_a_line(Interval(share, share, share), 0.5, [Interval(share, share, share)])
    assert f'class="spot" style="left: {100 * share:.1f}%"' in drawn


def test_what_cannot_be_otherwise_has_none() -> None:
    assert "spot" not in on_a_line(Interval(1 / 3, 1 / 3, 1 / 3), 1 / 3, [Interval(1 / 3, 1 / 3, 1 / 3)])


def test_intervals_stand_in_one_column() -> None:
    text = page("greedy", "random", first_always_wins=True)
    assert ">100.0–100.0</td>" in text
    assert "from %" not in text
    assert "<dd>in 3 processes, " in text


def test_only_the_anchor_has_no_interval_of_its_rating() -> None:
    """A bot that stands at 0 by chance has one."""
    drawn = ratings_of(standings_of(sheet_of(contest("greedy", "random"), [{}, {}])))
    assert list(drawn.columns[1].cells) == ["+0", "+0"]
    assert list(drawn.columns[2].cells) == ["+0 to +0", ""]


def test_games_that_were_broken_off_are_told_in_one_way() -> None:
    made_up = contest("greedy", "random", deals=1)
    sheet = Sheet(made_up)
    sheet.enter(PlayedDeal(0, tuple(made_up_game(place, (1, 2), broken_off=True) for place in made_up.places(0))))
    standings = standings_of(sheet)
    assert list(remarks(standings)) == ["4 of 4 games were broken off, and count as shared by all."]
    assert "and count as shared by all." in contest_page(standings, WHERE, COMMAND)
