"""Moves that are typed in one line."""

from __future__ import annotations

import io

from rich.console import Console

from emporion.games import find
from emporion.terminal.composer import Composer
from emporion.terminal.screen import Screen
from tests.discovery.table import discovery
from tests.match.tables import match_of

GAME = find("discovery")
CHOSEN = "Already selected: F, the only ship that makes up the load."


def composed(*lines: str) -> tuple[list[str], str]:
    """The move that these lines make, and what the screen showed."""
    match, answers, shown = match_of(game=GAME), iter(lines), io.StringIO()
    match.state = discovery(P1="coins 9; idle G1; hand R3; flagship RB").state
    screen = Screen.of(GAME, Console(file=shown, width=100), "en", ("Ada", "Zoë"), lambda: next(answers))
    draft = Composer(match, screen.for_seat(0), undo=lambda: False, show_log=lambda _: None).compose()
    assert draft is not None
    return [GAME.format_action(action) for action in draft.actions], shown.getvalue()


def test_what_is_chosen_for_a_player_is_said_once_the_line_is_accepted() -> None:
    moves, shown = composed("play R3, turns 2", "")
    assert moves == ["play R3", "ship flagship", "turns 2"]
    assert shown.count(CHOSEN) == 1


def test_nothing_is_said_to_be_chosen_by_a_line_that_is_refused() -> None:
    moves, shown = composed("play R3, turns 2, turns 3", "take", "")
    assert moves == ["take"]
    assert "Already selected" not in shown
