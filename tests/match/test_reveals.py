"""What a move reveals is said before it is committed."""

from __future__ import annotations

from collections import Counter
from itertools import chain, islice

import pytest

from emporion.games import find
from emporion.kernel import reference
from emporion.locales import LANGUAGES, Translator
from emporion.match.composition import Composition
from tests.built_in import BUILT_IN
from tests.dale.table import Table as DaleTable
from tests.dale.table import dale
from tests.discovery.table import discovery
from tests.match.tables import match_of
from tests.option_sets import random_decisions

DALE = find("dale")
DISCOVERY = find("discovery")


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_a_move_reveals_is_named_and_does_not_depend_on_hidden_information(name: str) -> None:
    game = find(name)
    said = Counter[str]()
    decisions = chain.from_iterable(random_decisions(game, 2, {}, seed) for seed in range(4))
    for number, (state, _, action) in enumerate(islice(decisions, 0, None, 2)):
        seat = reference.actor(game, state)
        twin = reference.redealt(game, reference.concealed(game, state, seat), [number, 5])
        here, before = state.clone(), state.reveals
        words = [
            game.text.revealed(
                [str(game.events.describe(event, seat)["event"]) for event in reference.play(game, each, action)]
            )
            for each in (here, twin)
        ]
        if here.reveals > before:
            assert words[0] == words[1], game.format_action(action)
            said[words[0]] += 1
    assert said.total() > 20
    assert said[""] < said.total() / 20, said


@pytest.mark.parametrize(
    ("mine", "moves", "what"),
    [
        ("coins 9", ("buy 1",), "the next ship card is turned up"),
        ("coins 9", ("accept 1",), "a new contract is turned up"),
        (
            "coins 9; flagship RB",
            ("explore 7", "ship flagship", "value 1", "declare red"),
            "everyone sees your flagship",
        ),
    ],
)
def test_a_whole_draft_says_what_it_reveals(mine: str, moves: tuple[str, ...], what: str) -> None:
    match = match_of(game=DISCOVERY)
    match.state = discovery(P1=mine, purchase="G3", display="R3").state
    composition = Composition(match)
    draft = match.draft([DISCOVERY.parse_action(move) for move in moves])
    said = composition.revealed(draft)
    assert said is not None
    assert Translator("en").translate(said) == f"You can’t undo this: {what}."
    assert all(Translator(language).translate(said) for language in LANGUAGES)


def test_a_draft_that_reveals_nothing_says_nothing() -> None:
    match = match_of(game=DISCOVERY)
    match.state = discovery(P1="coins 1").state
    assert Composition(match).revealed(match.draft([DISCOVERY.parse_action("take")])) is None


@pytest.mark.parametrize(
    ("table", "moves", "expected"),
    [
        (dale("mac rac squ", P1="hand squ1 junk; deck rac1"), ["end"], "you’ll get 2 Junk cards."),
        (dale("mac rac squ", P1="hand squ1 junk; deck rac1; discard rac2"), ["end"], "you’ll get 1 Junk card."),
        (dale("mac rac squ", P1="hand squ1 junk; deck rac1; discard rac2 rac3"), ["end"], ""),
        (dale("mac rac squ", P1="hand squ1 junk; deck rac1 rac2 mac2"), ["end"], ""),  # Cookies that may be hidden
        (
            dale("mac rac squ", P1="hand rac1 junk junk", market="mac2 - - - -"),
            ["buy +0", "card junk", "card junk"],
            "you’ll get 2 Junk cards.",
        ),
        (dale("pan rac squ", P1="hand rac2"), ["tidy", "card rac2"], "you’ll get 4 Junk cards."),
    ],
)
def test_junk_of_the_delivery_is_foreseen(table: DaleTable, moves: list[str], expected: str) -> None:
    match = match_of(game=DALE)
    match.state = table.state
    warnings = Composition(match).warnings(match.draft([DALE.parse_action(move) for move in moves]))
    said = [Translator("en").translate(warning) for warning in warnings if warning.id == "dale-warning-junk"]
    beginning = "Too few cards to draw: "
    assert said == ([beginning + expected] if expected else [])


@pytest.mark.parametrize("slipped", ["squ2", "mac2"])
def test_what_is_foreseen_does_not_depend_on_hidden_cards(slipped: str) -> None:
    table = dale("mac rac squ", P1=f"hand rac3 {slipped}; deck junk junk junk junk junk junk", P2="hand squ1 junk")
    match = match_of(game=DALE)
    match.state = table.play("play rac3", f"card {slipped}", "end").state
    warnings = Composition(match).warnings(match.draft([DALE.parse_action("end")]))
    assert [warning.arguments for warning in warnings if warning.id == "dale-warning-junk"] == [{"count": 2}]


@pytest.mark.parametrize(("discard", "expected"), [("junk", ["New Season has no effect."]), ("junk oce1", [])])
def test_a_technique_without_effect_is_foreseen(discard: str, expected: list[str]) -> None:
    table = dale("mac rac oce", P1=f"hand oce2 junk; deck rac1 rac2 rac3 mac1; discard {discard}")
    match = match_of(game=DALE)
    match.state = table.state
    warnings = Composition(match).warnings(match.draft([DALE.parse_action("play oce2")]))
    assert [Translator("en").translate(warning) for warning in warnings] == expected


def test_what_depends_on_luck_is_not_foreseen() -> None:
    view = reference.view(DALE, dale("mac rac squ").state, 0)
    dealt = {"event": "junk_dealt", "seat": "P1"}
    assert DALE.text.foreseen([dealt], view)
    assert DALE.text.foreseen([{"event": "rolls", "seat": "P1", "number": 1}, dealt], view) == []
