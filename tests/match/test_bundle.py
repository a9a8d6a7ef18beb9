"""Unordered choices: picks in any order are what the rules allow in theirs."""

from __future__ import annotations

import io
import random
from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from typing import Any

import pytest
from rich.console import Console

from emporion.games import find, names
from emporion.games.carthage.rules import actions
from emporion.kernel import reference
from emporion.kernel.contract import Game
from emporion.match import Bundle, Match, bundle_at
from emporion.match import bundle as bundles
from emporion.match.composition import Composition
from emporion.server.room import frames
from emporion.terminal.composer import Composer
from emporion.terminal.screen import Screen
from tests.carthage.table import Table, carthage
from tests.match.tables import commit, match_of, read
from tests.option_sets import option_sets, visited_states
from tests.soak import all_by_soak

CARTHAGE = find("carthage")
MOST_IN_A_GAME = 25  # choices that are looked at


def beginning(table: Table) -> Bundle:
    """The unordered choice that begins in a position."""
    found = bundle_at(CARTHAGE, table.state)
    assert found is not None
    return found


def said(sequences: Iterable[tuple[int, ...]]) -> set[str]:
    return {", ".join(map(CARTHAGE.format_action, each)) for each in sequences}


def payments(hand: str, market: str, **options: Any) -> set[str]:
    table = carthage(P1=f"hand {hand}", P2="hand Y5", market=market, farm="G5", actor="P1", **options).play("buy")
    return said(beginning(table).completions)


def test_all_payments_without_a_needless_card() -> None:
    assert payments("R5 B3 G2 G2", "R2 Y3") == {"pay R5", "pay B3, pay G2"}
    assert payments("R5 B5 G2", "R5 Y2") == {"pay R5, pay B5", "pay R5, pay G2", "pay B5, pay G2"}


def test_picks_in_any_order_lead_to_the_same_payment() -> None:
    table = carthage(P1="hand R5 B3 G2 G2 Y3", P2="hand Y5", market="R5 Y3", farm="G5", actor="P1").play("buy")
    found = beginning(table)
    for completion in found.completions:
        for order in permutations(completion):
            picked: list[int] = []
            for action in order:
                assert action in found.further(picked)
                picked.append(action)
            assert found.in_order(picked) == completion
            assert found.further(picked) == []


def test_a_choice_ends_where_another_seat_is_asked() -> None:
    """Both are raided in the same colour, and the first one's only card saves all: the second hand stays unseen."""
    table = carthage(
        "ships B=3 R=4", P1="goods B5; hand B2 R5", P2="goods B3; hand B2 B3", market="R2", farm="G5", actor="P1"
    ).play("buy", "pay R5")
    found = beginning(table)
    assert said(found.completions) == {"", "use B2"}
    assert found.needs_end == {()}


def test_a_choice_ends_where_another_question_begins() -> None:
    """Blue is safe with one card; what is thrown for yellow is another choice, even where there is none."""
    table = carthage(
        "ships B=3 Y=3 G=4", P1="goods B5 Y5; hand B2 B3 G5", P2="hand Y5", market="G2", farm="G5", actor="P1"
    ).play("buy", "pay G5")
    found = beginning(table)
    assert said(found.completions) == {"", "use B2", "use B3"}
    assert found.needs_end == {()}


def test_payments_with_needless_cards_need_an_end() -> None:
    options = {"payment_rule": "any"}
    table = carthage(P1="hand R5 G2", P2="hand Y5", market="R5", farm="G5", actor="P1", options=options).play("buy")
    found = beginning(table)
    assert said(found.completions) == {"pay R5", "pay R5, pay G2"}
    assert found.needs_end == found.completions


def test_picks_without_a_completion_are_not_offered() -> None:
    """A two beside a five that pays alone would be needless."""
    table = carthage(P1="hand R5 G2", P2="hand Y5", market="R5", farm="G5", actor="P1").play("buy")
    found = beginning(table)
    assert [CARTHAGE.format_action(action) for action in found.further([])] == ["pay R5"]


def test_cards_against_pirates_can_stop_at_any_number() -> None:
    table = carthage(
        "ships B=3 R=4", P1="goods B5 B3 B2; hand B2 B3 R5", P2="hand Y5", market="R2", farm="G5", actor="P1"
    ).play("buy", "pay R5")
    found = beginning(table)
    assert said(found.completions) == {"", "use B2", "use B3", "use B2, use B3"}
    assert {len(each) for each in found.needs_end} == {0, 1}, "three goods are safe with both cards, and only then"


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("players", all_by_soak([2, 4], usual=[2]))
def test_every_completion_can_be_played_and_every_way_of_playing_is_one(name: str, players: int) -> None:
    game, luck = find(name), random.Random(players)
    checked, options_and_seeds = 0, [(each, seed) for seed in range(4, 24) for each in option_sets(name, players)]
    for options, seed in options_and_seeds:
        if seed > 4 and checked > 20:
            break
        enough = checked + MOST_IN_A_GAME
        for state in visited_states(game, players, options, seed, step=2):
            found = bundle_at(game, state)
            if found is None:
                continue
            checked += 1
            if checked > enough:
                break
            concealed = reference.concealed(game, state, reference.actor(game, state))
            assert bundle_at(game, concealed) == found, "it depends on what the seat cannot know"
            completion = luck.choice(sorted(found.completions))
            after = state.clone()
            for action in completion:
                reference.play(game, after, action)
            assert played_at_random(game, state, luck) in found.completions
            assert all(Counter(each) >= Counter(completion[:1]) for each in found.containing(completion[:1]))
    assert checked > 20


def played_at_random(game: Game, state: Any, luck: random.Random) -> tuple[int, ...]:
    """The parts of a choice picked at random in the rules' order, up to another question or seat."""
    state, made, seat = state.clone(), list[int](), reference.actor(game, state)
    view = reference.view(game, state, seat)
    part = next(filter(None, (game.text.bundle(view, action) for action in reference.legal(game, state))))
    while True:
        legal = reference.legal(game, state)
        action = luck.choice(legal)
        if game.text.bundle(view, action) != part:
            return tuple(made)
        before = state.clone()
        reference.play(game, state, action)
        made.append(action)
        further = [each for each in reference.legal(game, state) if game.text.bundle(view, each) == part]
        if state.reveals != before.reveals or state.turn != before.turn or not further:
            return tuple(made)
        if reference.actor(game, state) != seat:
            return tuple(made)
        if game.text.question(reference.view(game, state, seat)) != game.text.question(view):
            return tuple(made)


def test_a_search_that_is_too_large_falls_back_to_the_rules_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundles, "SEARCH_LIMIT", 3)
    table = carthage(P1="hand R5 B3 G2 G2 Y3", P2="hand Y5", market="R5 Y3", farm="G5", actor="P1").play("buy")
    assert bundle_at(CARTHAGE, table.state) is None
    view = reference.view(CARTHAGE, table.state, 0)
    assert CARTHAGE.text.bundle(view, actions.DONE) == ""


# Protections in any order: a three before a two

SECRET = {"show_initial_hands": False}


@pytest.fixture(params=["open hands", "secret hands"])
def raid(request: pytest.FixtureRequest) -> Match:
    """P1, whose three goods are in danger, has a two (two icons) and a three (one icon)."""
    secret = request.param == "secret hands"
    table = carthage(
        "ships B=3 R=4",
        P1=f"goods B5 B3 B2; hand B2 B3 R5{'; hidden B2 B3' if secret else ''}",
        P2="hand Y5",
        market="R2",
        farm="G5",
        options=SECRET if secret else {},
    ).play("buy", "pay R5")
    match = match_of(options=SECRET if secret else {})
    match.state = table.state
    return match


@pytest.mark.parametrize("order", ["use B3, use B2", "use B2, use B3"])
def test_protections_are_picked_in_any_order(raid: Match, order: str) -> None:
    composition = Composition(raid)
    here = composition.start()
    for action in read(order):
        assert action in composition.offered(here)
        here = composition.step(here, action)
    assert composition.is_complete(here)
    assert list(here.draft.actions) == read("use B2, use B3")
    raid.commit(0, here.draft.actions)
    assert raid.state.seats[0].hand_size == 0
    assert sum(raid.state.seats[0].stored) == 3


def test_a_three_alone_can_end_the_choice(raid: Match) -> None:
    composition = Composition(raid)
    here = composition.step(composition.step(composition.start(), *read("use B3")), *read("done"))
    assert composition.is_complete(here)
    assert list(here.draft.actions) == read("use B3, done")


def test_a_two_and_a_three_may_still_be_committed_one_by_one(raid: Match) -> None:
    for move in ("use B2", "use B3"):
        commit(raid, move)
    assert sum(raid.state.seats[0].stored) == 3


def test_the_terminal_takes_a_three_before_a_two(raid: Match) -> None:
    answers = iter(["B3", "B2", ""])
    screen = Screen.of(CARTHAGE, Console(file=io.StringIO(), width=100), "en", ("Ada", "Zoë"), lambda: next(answers))
    draft = Composer(raid, screen.for_seat(0), undo=lambda: False, show_log=lambda _: None).compose()
    assert draft is not None
    assert list(draft.actions) == read("use B2, use B3")


def test_a_draft_of_the_server_takes_a_three_before_a_two(raid: Match) -> None:
    composition = Composition(raid)
    half = frames.drafted(composition, 1, 0, ["use B3"])
    assert (half.whole, half.actions, half.error) == (False, [], None)
    assert [CARTHAGE.format_action(offer.action) for offer in half.offers] == ["use B2", "done"]
    whole = frames.drafted(composition, 2, 0, ["use B3", "use B2"])
    assert (whole.whole, whole.actions, whole.error) == (True, read("use B2, use B3"), None)


def test_bots_commit_each_card_that_they_show(raid: Match) -> None:
    """So they make the same moves as before."""
    secret = bool(sum(raid.state.seats[0].hidden))
    assert raid.draft(read("use B2")).ends_bot_move == secret
    assert not raid.draft(read("use B2")).complete
