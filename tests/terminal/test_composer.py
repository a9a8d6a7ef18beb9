"""Moves that are typed in one line."""

from __future__ import annotations

import io

from rich.console import Console

from emporion.advice.moves import MoveHint
from emporion.advice.reasons import Reason
from emporion.bots import engine
from emporion.games import find
from emporion.kernel.messages import Message, PlayerRef
from emporion.terminal.composer import Composer
from emporion.terminal.hint import show_move
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


def test_a_hint_says_what_a_bot_would_do_and_changes_nothing() -> None:
    engine.compiled(GAME).prepare()
    moves, shown = composed("h", "play R3, turns 2", "")
    assert moves == ["play R3", "ship flagship", "turns 2"]
    assert "Your winning chances: about" in shown


def test_a_hint_in_the_terminal_has_reasons() -> None:
    said = io.StringIO()
    screen = Screen.of(GAME, Console(file=said, width=100), "en", ("Ada", "Zoë"), lambda: "")
    number = Message("reason-number", {"number": 2})
    more = Message("discovery-reason-coins", {"seat": PlayerRef(0), "way": "more", "number": number, "count": 2})
    less = Message("discovery-reason-coins", {"seat": PlayerRef(1), "way": "less", "number": number, "count": 2})
    reasons = (Reason(less, is_gain=True), Reason(more, is_gain=False))
    move = MoveHint((1,), Message("generic-moves"), (), 0.97, 0.5, True, None, reasons, Message("generic-table"))
    show_move(move, screen.for_seat(0))
    assert [line.strip() for line in said.getvalue().splitlines()] == [
        "Moves",
        "Compared with: Table",
        "+ Zoë has 2 coins fewer",
        "− You have 2 coins more",
        "Your winning chances: about 95%",
    ]
