"""What is chosen for a person without a choice: when it completes a choice, and when it is said."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.games import find
from emporion.games.dale.view.structs import DaleView
from emporion.kernel.contract import Game
from emporion.locales import Translator
from emporion.match.composition import Composition, PartialMove
from tests.carthage.table import Table as CarthageTable
from tests.carthage.table import carthage
from tests.dale.stalls import to_build
from tests.dale.table import Table as DaleTable
from tests.dale.table import dale
from tests.match.tables import match_of

CARTHAGE, DALE = find("carthage"), find("dale")


def composition_at(game: Game, table: CarthageTable | DaleTable) -> Composition:
    match = match_of(game=game)
    match.state = table.state
    return Composition(match)


def after(composition: Composition, *moves: str) -> PartialMove:
    """The partial move after these picks, with nothing chosen for the player."""
    here = composition.start()
    for move in moves:
        here = composition.step(here, composition.match.game.parse_action(move))
    return here


def test_a_payment_is_begun_once_a_card_is_picked() -> None:
    table = carthage(P1="hand R5 B3 G2 G2", P2="hand Y5", market="R2 Y3", farm="G5", actor="P1")
    composition = composition_at(CARTHAGE, table)
    chosen, picked = after(composition, "buy"), after(composition, "buy", "pay G2")
    question = CARTHAGE.text.question(composition.view(chosen.draft))
    assert not composition.is_begun(composition.start(), question)
    assert not composition.is_begun(chosen, question)
    assert picked.draft.actions == chosen.draft.actions, (
        "the card is no action yet, since the rules ask for other cards first"
    )
    assert composition.is_begun(picked, question)


def test_a_payment_is_begun_although_another_question_came_between() -> None:
    table = dale("mac rac cha", P1="hand cha2 junk", P2="discard mac3", market="mac4 - - - -")
    composition = composition_at(DALE, table)
    paying, copying, copied = (after(composition, *["buy +0", "card cha2", "as mac3"][:count]) for count in (1, 2, 3))
    payment, identity = (DALE.text.question(composition.view(here.draft)) for here in (paying, copying))
    assert payment != identity
    assert not composition.is_begun(paying, payment)
    assert not composition.is_begun(copying, identity)
    assert composition.is_begun(copied, payment)
    assert not copied.picked


def explained(composition: Composition, *moves: str) -> list[str]:
    """What is said after these picks about what follows without a choice."""
    _, steps = composition.finish(after(composition, *moves))
    translator = Translator("en", ("Ada", "Ben"), 0)
    return [
        translator.translate(each).replace("\N{NO-BREAK SPACE}", " ")
        for each in composition.explanations(steps)
        if each
    ]


@pytest.mark.parametrize(
    ("hand", "market", "picked", "expected"),
    [
        ("R5 B2", "R2 Y3", [], ["Already selected: R5, the only way to pay."]),
        ("R5 B5 G2", "R5 Y2", ["pay G2"], []),
        ("R5 B3 G2", "R2 Y3", ["pay G2"], ["Already selected: B3, the only way to pay with what you picked."]),
        ("R5 B3 G2", "R2 Y3", ["pay R5"], []),
    ],
)
def test_in_carthage_a_payment_is_explained(hand: str, market: str, picked: list[str], expected: list[str]) -> None:
    table = carthage(P1=f"hand {hand}", P2="hand Y5", market=market, farm="G5", actor="P1")
    assert explained(composition_at(CARTHAGE, table), "buy", *picked) == expected


def test_in_carthage_nothing_is_said_about_the_end_of_a_protection() -> None:
    composition = composition_at(CARTHAGE, carthage(P1="hand R5", P2="hand Y5", market="R2"))
    view = composition.view(composition.start().draft)
    assert CARTHAGE.text.explain_forced(view, [CARTHAGE.parse_action("done")], True) is None


@pytest.mark.parametrize(
    ("position", "moves", "expected"),
    [
        (
            {"P1": "hand junk junk", "market": "mac2 - - - -"},
            ["buy +0"],
            ["You pay with 2 × Junk, the only way to pay."],
        ),
        (
            {"P1": "hand junk rac1 junk", "market": "mac2 - - - -"},
            ["buy +0", "card rac1"],
            ["You also pay with Junk, the only way with what you picked."],
        ),
        (
            {"P1": "hand mac1 junk"},
            ["build"],
            ["Already selected: Swift Broker, the only way to build this stack."],
        ),
        ({"P1": "hand mac3 junk; deck junk"}, ["play mac3"], ["Already selected: Junk. Nothing else is possible."]),
    ],
)
def test_in_dale_cards_are_explained(position: dict[str, Any], moves: list[str], expected: list[str]) -> None:
    assert explained(composition_at(DALE, dale("mac rac oce", **position)), *moves) == expected


def test_in_dale_nothing_is_said_about_copies_and_the_end_of_a_choice() -> None:
    table = dale("mac rac cha", P1="hand cha2 junk", P2="discard mac3", market="mac4 - - - -")
    composition = composition_at(DALE, table)
    here = after(composition, "buy +0", "card cha2")
    forced = composition.forced(here)
    assert forced is not None
    assert [DALE.format_action(choice.action) for choice in forced.choices] == ["as mac3"]
    assert composition.explanations([forced]) == [None]
    for move in ("end", "tidy"):
        assert DALE.text.explain_forced(forced.view, [DALE.parse_action(move)], False) is None


@pytest.mark.parametrize(
    ("table", "moves", "laid"),
    [
        (dale("mac rac squ", P1="hand mac3 junk junk", market="mac4 - - - -"), ["buy +0", "card mac3", "card junk"], 4),
        (to_build(4, "mac3 mac1 junk"), ["build", "card mac3", "card mac1"], 4),
        (to_build(6, "squ2 squ5a junk"), ["build", "card squ2", "card squ5a", "number 4"], 6),
        (
            dale("mac rac cha", P1="hand cha2 junk", P2="discard mac3", market="mac3 - - - -"),
            ["buy +0", "card cha2", "as mac3"],
            3,
        ),
    ],
)
def test_a_whole_move_that_reveals_something_counts_all_that_was_chosen(
    table: DaleTable, moves: list[str], laid: int
) -> None:
    composition = composition_at(DALE, table)
    here, _ = composition.finish(after(composition, *moves))
    assert (composition.is_complete(here), here.draft.reveals) == (True, True)
    seen = composition.whole_view(here.draft)
    assert isinstance(seen, DaleView)
    assert seen.sum
    assert (seen.sum.total, seen.sum.missing) == (laid, 0)
    start = composition.view(composition.start().draft)
    assert isinstance(start, DaleView)
    assert (seen.market, seen.viewer.stall) == (start.market, start.viewer.stall), "nothing that follows is shown"
    assert [place.deck_size for place in seen.seats] == [place.deck_size for place in start.seats]


def test_a_whole_move_without_cards_laid_down_is_shown_before_what_it_reveals() -> None:
    composition = composition_at(DALE, dale("mac rac squ", P1="hand mac3 junk junk", market="mac4 - - - -"))
    draft = after(composition, "tidy", "card junk", "end").draft
    assert composition.whole_view(draft) == composition.view(draft)
