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
from tests.discovery.table import discovery
from tests.match.tables import match_of
from tests.option_sets import random_decisions

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
