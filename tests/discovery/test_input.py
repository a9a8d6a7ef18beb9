"""Typed input is understood, and illegal actions are refused with a reason."""

from __future__ import annotations

from collections import Counter

import pytest

from emporion.games.discovery import GAME
from emporion.kernel import reference
from emporion.locales import Translator
from emporion.terminal.answer import Decisions, Refusal
from tests.discovery.table import Table, discovery
from tests.discovery.text_helpers import TABLE, TRANSLATED, answer, render


@pytest.mark.parametrize("language", TRANSLATED)
def test_typed_input_is_unambiguous(language: str) -> None:
    """So a whole move can be typed in one line, although its parts answer different questions."""
    typed = [
        "".join(Translator(language).translate(part) for part in GAME.text.shortcut(each))
        for each in range(GAME.actions)
    ]
    assert [text for text, count in Counter(text.casefold() for text in typed).items() if count > 1] == []


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("t", ["take"]),
        ("a2", ["accept 2"]),
        ("acY4", ["accept 2"]),
        ("ad", ["accept deck"]),
        ("bd", ["buy 4"]),
        ("bK1", ["buy 4"]),
        ("x6", ["explore 6"]),
        ("xdrake", ["explore 6"]),
        ("drake", ["explore 6"]),
        ("cr3", ["play R3"]),
        ("rsa", ["reserve ship 1"]),
        ("rfa", ["reserve filling 1"]),
        ("rc2", ["reserve contract 2"]),
        ("rcY4", ["reserve contract 2"]),
        ("x6 y2", ["explore 6", "ship Y2"]),
        ("x12 f v2 sr", ["explore 12", "ship flagship", "value 2", "declare red"]),
        ("cB5 B3 Y2 d1", ["play B5", "ship B3", "ship Y2", "turns 1"]),
        ("e", ["end"]),
    ],
)
def test_shortcuts_and_codes_mean_moves(typed: str, moves: list[str]) -> None:
    assert answer(TABLE, typed) == Decisions(tuple(map(GAME.parse_action, moves)))


def after(*moves: str) -> Table:
    return TABLE.play(*moves, **({"ships": "W1"} if "buy 4" in moves else {}))


@pytest.mark.parametrize(
    ("table", "move", "reason"),
    [
        (TABLE, "buy 1", "G3 costs 5 coins, and you have 4."),
        (TABLE, "buy 2", "Y1 is reserved by Ben."),
        (TABLE, "accept 1", "cY3 is reserved by Ben."),
        (TABLE, "accept 4", "There’s no contract in place 4."),
        (TABLE, "explore 1", "Bartolomeu Dias’s expedition is full."),
        (TABLE, "play Y4", "cY4 isn’t in your hand yet. To accept it, type acY4."),
        (TABLE, "play K6", "You have no cK6 in your hand."),
        (TABLE, "reserve filling 5", "There’s no ship in column E."),
        (TABLE, "reserve ship 2", "Y1 is reserved by Ben."),
        (TABLE, "ship R1", "Where should R1 go? First choose an expedition, as in x1, or a contract from your hand."),
        (TABLE, "ship K2", "K2 is for sale. To buy it, type bE."),
        (TABLE, "ship W3", "W3 is in the upper row, so it isn’t for sale yet."),
        (TABLE, "turns 2", "You can’t do that right now."),
        (after("take"), "take", "You’ve already taken coins this turn. Each action is allowed only once per turn."),
        (after("take", "buy 4"), "accept 2", "You’ve used both actions this turn."),
        (
            after("buy 4", "take"),
            "buy 3",
            "You’ve finished buying this turn: you started another action. Each action is allowed only once per turn.",
        ),
        (after("reserve ship 1"), "reserve ship 3", "You have no Reservation card left."),
        (after("explore 6"), "end", "Finish this first, or step back with u."),
        (after("explore 2"), "ship Y2", "António de Abreu’s expedition has room for only 1 more transport."),
        (after("explore 6"), "ship G1", "You have no idle G1."),
        (
            after("explore drake R1", "explore 6"),
            "ship R2",
            "R2 doesn’t fit: you need yellow ships here, and you have no Wild Ship card left.",
        ),
        (
            after("explore 11", "ship flagship", "value 1"),
            "declare green",
            "Green isn’t one of your flagship’s colours.",
        ),
        (after("play R3"), "ship W3", "You have no idle W3."),
    ],
)  # fmt: skip
def test_illegal_actions_are_refused_with_a_reason(table: Table, move: str, reason: str) -> None:
    assert not table.can(move)
    assert render(GAME.text.refusal(reference.view(GAME, table.state, 0), GAME.parse_action(move))) == reason


@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        ("coins 0; idle R1; hand R3", "accept deck", "A contract costs 1 coin, and you have none."),
        ("coins 1; hand R3 R4 R5 R6", "accept deck", "Your hand is full: you have 4 contracts."),
        ("coins 0; idle R1; hand R3", "explore 3", "R1’s crew costs 1 coin, and you have 0."),
        ("coins 1; hand R3", "explore 3", "F’s crew costs 2 coins, and you have 1."),
        (
            "coins 3; idle R3; hand R4; flagship GY",
            "play R4",
            "Your idle ships can’t make exactly 4 for cR4. It needs red ships, or others with a Wild Ship card "
            "each (you have 0), and coins for the crews: 1 for each ship, 2 for the flagship (you have 3).",
        ),
        ("coins 3; hand R4; running R3 1/1: flagship:3", "explore 3", "You have no idle ships."),
        ("coins 3; hand R4; running R3 1/1: flagship:3", "play R3", "cR3 is already under way."),
        ("coins 3; hand R4; running R3 1/1: flagship:3", "ship flagship", "Your flagship is on a contract."),
        ("coins 3; reservations 0", "reserve ship 1", "You have no Reservation card left."),
    ],
)
def test_refusals_name_what_is_missing(seat: str, move: str, reason: str) -> None:
    table = discovery(P1=seat, purchase="K1 K2 K3 W1 W2")
    assert not table.can(move)
    assert render(GAME.text.refusal(reference.view(GAME, table.state, 0), GAME.parse_action(move))) == reason


def test_a_ship_that_prevents_the_exact_load_is_refused() -> None:
    table = discovery(P1="coins 9; idle B1 B3 B3; hand B4; wild 0; flagship GY").play("play B4")
    view = reference.preview(GAME, table.state, 0, [GAME.parse_action("ship B3")])
    assert render(GAME.text.refusal(view, GAME.parse_action("ship B3"))) == "B3 is too big: only 1 is still needed."
    found = answer(table, "f")
    assert isinstance(found, Refusal)
    assert render(found.reason) == "F doesn’t fit: you need blue ships here, and you have no Wild Ship card left."
