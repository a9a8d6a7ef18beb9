"""Sentences on a screen: their colours, their length, and what is typed under them."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import replace

import pytest
from rich.console import Console

from emporion.games import find
from emporion.games.carthage.rules import actions
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.messages import Choice, Message, Name, PlayerRef
from emporion.locales import LANGUAGES
from emporion.terminal.answer import Answer, Command, Decisions, Refusal, parse_answer
from emporion.terminal.help_pages import show_help
from emporion.terminal.question import show_question
from emporion.terminal.screen import Screen
from tests.carthage.table import carthage

GAME = find("carthage")


def screen_in(language: str, width: int = 80) -> Screen:
    console = Console(file=io.StringIO(), width=width, force_terminal=True, color_system="truecolor")
    return Screen.of(GAME, console, language, ("Ada", "Ben", "Cleo"), lambda: "").for_seat(0)


def shown(screen: Screen) -> str:
    file = screen.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_lists_of_cards_can_be_said(language: str) -> None:
    """All cards of two colours lost at once would be fifty-four."""
    cards = [Name(f"carthage-card-{letter}{value}", count=9) for letter in "RB" for value in (5, 3, 2)]
    text = screen_in(language).text(Message("carthage-event-lost", {"seat": PlayerRef(0), "cards": cards}))
    assert len(text.plain.split()) > 54


def test_names_of_things_carry_their_colour_and_leave_no_marks() -> None:
    text = screen_in("en").text("carthage-event-takes", seat=PlayerRef(1), card=Name("carthage-card-R5"))
    assert text.plain == "Ben takes the red 5 as money."
    (span,) = text.spans
    assert text.plain[span.start : span.end] == "red 5"
    assert "red" in str(span.style)


def answer(typed: str, language: str = "en", moves: Sequence[str] = ()) -> Answer:
    """What a line means to the first player of a fixed game, after some moves."""
    table = carthage(
        P1="hand R5 B3 G2 G2; goods B2; tokens R=1", P2="hand Y5", market="R2 B3@P2 Y3", farm="G5 Y5 R2", actor="P1"
    )
    after = table.play(*moves) if moves else table
    state = after.state
    view = reference.view(GAME, state, 0)
    choices = GAME.text.choices(view, reference.legal(GAME, state))
    return parse_answer(typed, choices, view, GAME, screen_in(language))


@pytest.mark.parametrize(
    ("typed", "language", "moves"),
    [
        ("1", "en", ["buy"]),
        ("b", "en", ["buy"]),
        ("B", "en", ["buy"]),
        ("buy", "en", ["buy"]),
        ("tR2", "en", ["take R2"]),
        ("t y3", "en", ["take Y3"]),
        ("take  r2", "en", ["take R2"]),
        ("rR2", "en", ["reserve market R2"]),
        ("fG5", "en", ["reserve farm G5"]),
        ("k", "pl", ["buy"]),
        ("wŻ3", "pl", ["take Y3"]),
        ("wż3", "pl", ["take Y3"]),
        ("nGe3", "nl", ["take Y3"]),
        ("pg3", "it", ["take Y3"]),
    ],
)
def test_numbers_shortcuts_and_notation_mean_moves(typed: str, language: str, moves: list[str]) -> None:
    assert answer(typed, language) == Decisions(tuple(GAME.parse_action(move) for move in moves))


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("1", "R5"),
        ("2 1", "R5 B3"),
        ("g2 r5", "R5 G2"),
        ("R5, B3", "R5 B3"),
        ("pay R5", "R5"),
        ("g2 g2 b3", "B3 G2 G2"),
    ],
)
def test_a_payment_can_be_typed_in_one_line_and_in_any_order(typed: str, cards: str) -> None:
    expected = tuple(GAME.parse_action(f"pay {card}") for card in cards.split())
    assert answer(typed, moves=["buy"]) == Decisions(expected)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("0", "terminal-no-such-number"),
        ("99", "terminal-no-such-number"),
        ("1 99", "terminal-no-such-number"),
        ("99999999", "terminal-not-understood"),
        ("x", "terminal-not-understood"),
        ("tB3", "carthage-refusal-reserved"),
        ("tG5", "carthage-refusal-only-on-farm"),
        ("tB5", "carthage-refusal-not-in-market"),
        ("rB5", "carthage-refusal-not-in-market"),
        ("fB5", "carthage-refusal-not-on-farm"),
        ("tt", "carthage-refusal-no-reservation"),
        ("R5", "carthage-refusal-pay-verb"),
        ("R2", "carthage-refusal-verb"),
        ("Y5", "carthage-refusal-farm-verb"),
        ("t", "terminal-which-card"),
        ("d", "carthage-refusal-moment"),
        ("token red", "carthage-refusal-moment"),
    ],
)
def test_what_is_not_possible_gets_its_reason(typed: str, reason: str) -> None:
    found = answer(typed)
    assert isinstance(found, Refusal)
    assert found.reason.id == reason
    for language in LANGUAGES:
        assert screen_in(language).plain(found.reason)


@pytest.mark.parametrize(
    ("typed", "key", "rest"),
    [("?", "?", ""), ("?r5", "?", "r5"), ("u", "u", ""), ("l 50", "l", "50"), ("Q", "q", ""), ("", "", "")],
)
def test_common_keys(typed: str, key: str, rest: str) -> None:
    assert answer(typed) == Command(key, rest)


@pytest.mark.parametrize(
    ("language", "about", "expected"),
    [
        ("en", "R5", "has no amphora"),
        ("en", "blue 3", "has one amphora"),
        ("en", "market", "can be bought or taken"),
        ("en", "ship", "Only purchases move ships"),
        ("en", "1", "You buy both available cards"),
        ("en", "gibberish", "There’s no help on"),
        ("pl", "statek", "przesuwa"),
        ("pl", "Ż2", "dwie ikony"),
        ("nl", "schip", "schip"),
        ("it", "pirata", "pirati"),
    ],
)
def test_help_on_anything(language: str, about: str, expected: str) -> None:
    table = carthage(P1="hand R5 B3", P2="hand Y5", market="R2 Y3", farm="G5", actor="P1")
    view = reference.view(GAME, table.state, 0)
    screen = screen_in(language)
    show_help(about, GAME.text.choices(view, reference.legal(GAME, table.state)), view, GAME, screen)
    assert expected in shown(screen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_cards_lists_its_help_topics(language: str) -> None:
    game = replace(GAME, text=replace(GAME.text, cards=()))
    state, _ = reference.start(GAME, 2, {}, key_from_seed(1))
    screen = screen_in(language, width=400)
    show_help("", [], reference.view(GAME, state, 0), game, screen)
    pirates = screen.plain(Name("carthage-help-pirates"))
    assert pirates in shown(screen).splitlines()[-1]


def test_help_pages_know_the_options_of_the_table() -> None:
    state, _ = reference.start(GAME, 2, {"end_tokens": 5, "stored_lasts": "this_payday"}, key_from_seed(1))
    view = reference.view(GAME, state, 0)
    screen = screen_in("en")
    show_help("pirates", [], view, GAME, screen)
    show_help("end", [], view, GAME, screen)
    assert "at this payday only" in " ".join(shown(screen).split())
    assert "someone has 5" in " ".join(shown(screen).split())


def test_every_action_has_a_refusal_that_can_be_said_at_every_kind_of_question() -> None:
    for moves in ([], ["buy"]):
        found = [answer(GAME.format_action(action), moves=moves) for action in range(actions.ACTIONS)]
        assert any(isinstance(each, Refusal) for each in found)
        assert all(screen_in("nl").plain(each.reason) for each in found if isinstance(each, Refusal))


def test_or_is_said_only_after_other_choices() -> None:
    state, _ = reference.start(GAME, 2, {}, key_from_seed(1))
    view = reference.view(GAME, state, 0)
    take, done, finish = (
        Choice(
            action, Message(f"carthage-group-{group}"), Message(f"carthage-label-{label}"), Message("carthage-title")
        )
        for action, group, label in (
            (actions.BUY, "buy", "done-paying"),
            (actions.DONE, "other", "done-paying"),
            (actions.PASS, "other", "pass"),
        )
    )
    alone, beside = screen_in("en"), screen_in("en")
    show_question(view, [done, finish], GAME, alone)
    show_question(view, [take, done], GAME, beside)
    assert "Or:" not in shown(alone)
    assert "Or:" in shown(beside)
