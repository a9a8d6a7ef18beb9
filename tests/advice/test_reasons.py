"""Reasons for moves: known ones in laid-out positions, true in all compared worlds, made from what a seat knows."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from leduc import GAME as LEDUC

from emporion.advice.analysis import explained, part_of, steps_of
from emporion.advice.consequences import events_known_to
from emporion.advice.moves import determinizations
from emporion.advice.reasons import (
    LEAST_WORTH,
    MAX_REASONS,
    Certainty,
    Compared,
    Difference,
    Outcome,
    compare,
    differences,
    key,
    most_telling,
    outcome,
    outcomes,
    reason,
    reasons,
    scores,
)
from emporion.bots import engine
from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Game
from emporion.kernel.messages import Measure
from emporion.locales import LANGUAGES, Translator
from emporion.match.draft import Draft, compose
from tests.advice.test_moves import matches, random_move
from tests.built_in import BUILT_IN
from tests.carthage.table import carthage
from tests.dale.table import dale
from tests.discovery.table import discovery
from tests.discovery.table import steps_of as steps_of_text
from tests.server.hidden_information import new_table, twin

PLAYERS = ("Ada", "Ben", "Cleo")


@pytest.fixture(params=BUILT_IN)
def game(request: pytest.FixtureRequest) -> Game:
    return compiled(request.param)


def compiled(name: str) -> Game:
    engine.compiled(find(name)).prepare()
    return find(name)


def drafts(game: Game, state: Any, *moves: Sequence[str]) -> tuple[list[Any], list[Draft]]:
    """Worlds as the seat to act may take them for, and moves in notation."""
    worlds = determinizations(game, reference.concealed(game, state, reference.actor(game, state)), [1, 2])
    return worlds, [compose(game, worlds[0], [game.parse_action(step) for step in move]) for move in moves]


def why(name: str, state: Any, better: Sequence[str], other: Sequence[str]) -> list[str]:
    """Why one move is better than another, with a sign for what speaks for and against it."""
    game = compiled(name)
    worlds, moves = drafts(game, state, better, other)
    translator = Translator("en", PLAYERS, moves[0].seat)
    found = reasons(game, worlds, *moves)
    return [f"{'+' if each.is_gain else '-'} {translator.translate(each.text)}" for each in found]


# Known reasons


def test_a_purchase_that_triggers_a_payday_for_the_opponent() -> None:
    table = carthage(
        "ships R=4 B=1 Y=1 G=1",
        P1="goods R2; hand R5 B2",
        P2="goods R5 R5 R3; hand Y5 G2",
        market="R3 Y2",
        farm="B2 B3 G5",
    )
    assert why("carthage", table.state, ["take Y2"], ["buy", "pay R5"]) == [
        "+ Ben earns 3 points less",
        "+ Your hand is worth 7 more",
        "- You earn 2 points less",
    ]


def test_a_reservation_leaves_less_to_the_next_player() -> None:
    table = carthage(
        "ships R=2 B=1 Y=1 G=1",
        P1="goods R2; hand R5 B2",
        P2="goods R5 R5 R3; hand Y5 G2",
        market="R3 Y2",
        farm="B2 B3 G5",
    )
    assert why("carthage", table.state, ["reserve market R3"], ["take Y2"])[:2] == [
        "+ The Market offers Ben 1 card fewer in the colours of their goods",
        "+ You have a card reserved",
    ]


def test_goods_that_a_purchase_brings_within_reach_of_pirates() -> None:
    table = carthage(
        "ships R=2 B=1 Y=1 G=1",
        P1="goods R2 R3; hand R5 B2",
        P2="hand Y5 G2 B5",
        market="R3 Y2",
        farm="B2 B3 G5",
    )
    found = why("carthage", table.state, ["take Y2"], ["buy", "pay R5"])
    assert "+ You have 3 cards fewer within reach of pirates" in found
    assert found[-1] == "- You add 2 cards fewer to your goods"


def test_a_stack_and_what_it_costs() -> None:
    table = dale(
        "mac pan rac", P1="hand mac1 junk junk; deck junk pan1", P2="hand junk; deck junk junk pan1", market="pan2"
    )
    assert why("dale", table.state, ["build", "card mac1"], ["buy +0", "card junk", "card junk"]) == [
        "+ You have 1 stack more",
    ]


def test_a_voyage_that_scores_and_the_ship_that_is_gone() -> None:
    table = discovery(P1="coins 8; idle B1", purchase="G3 Y1 G2", filling="G1", expeditions={"dias": "P2 B2"})
    assert why("discovery", table.state, [*steps_of_text("explore dias B1")], ["take"])[-1].startswith(
        "- You have 1 ship fewer"
    )


def test_equal_moves_have_no_reasons() -> None:
    table = carthage(P1="hand R5 B5", P2="hand Y5", market="R3 G2", farm="B2")
    assert why("carthage", table.state, ["take R3"], ["take R3"]) == []


# True in the compared worlds


def pairs(game: Game, seed: int) -> Iterator[tuple[Sequence[Any], Draft, Draft]]:
    """Two moves in each of some positions, and worlds to compare them in."""
    dice = random.Random(seed)
    for match in matches(game, 3, seed, 16):
        state = reference.concealed(game, match.state, match.actor)
        one, other = (random_move(game, match.state, dice) for _ in range(2))
        yield determinizations(game, state, [seed, match.version]), one, other


def test_every_named_difference_is_in_the_compared_worlds(game: Game) -> None:
    """Counted anew from the views after the moves: what is called certain holds in all worlds, the rest in most."""
    named = 0
    for worlds, one, other in pairs(game, 5):
        ours, theirs = (outcomes(game, worlds, move) for move in (one, other))
        for found, certainty, importance in most_telling(differences(ours, theirs, one.seat, 3)):
            moment = 2 if certainty is Certainty.LIKELY else 0
            more = [
                mine.moments[moment][key(found.measure)].value - yours.moments[moment][key(found.measure)].value
                for mine, yours in zip(ours, theirs, strict=True)
            ]
            sign = 1 if found.amount > 0 else -1
            holding = sum(sign * each >= abs(found.amount) for each in more)
            assert holding == len(worlds) if certainty is Certainty.SURE else holding >= 0.75 * len(worlds)
            assert not found.is_exact or {*more} == {found.amount}
            assert abs(importance) >= LEAST_WORTH
            assert key(found.measure) in dict.fromkeys(measured(game, worlds[0], one)) or certainty is Certainty.LIKELY
            named += 1
    assert named


def measured(game: Game, world: Any, move: Draft) -> list[Any]:
    """What a player can compare right after a move."""
    state = world.clone()
    raw = [event for action in move.actions for event in reference.apply(game, state, action)]
    assert game.measures is not None
    known = reference.concealed(game, state, move.seat)
    found = game.measures(known, game.view(known, move.seat, False), events_known_to(game, raw, move.seat))
    return [key(each) for each in found] + [
        key(Measure("reason-wins", 0, 1, seat=seat)) for seat in range(world.players)
    ]


def test_certain_differences_hold_in_the_real_world(game: Game) -> None:
    dice, named = random.Random(3), 0
    for match in matches(game, 2, 9, 20):
        worlds = determinizations(game, reference.concealed(game, match.state, match.actor), [1, match.version])
        one, other = (random_move(game, match.state, dice) for _ in range(2))
        ours, theirs = (outcomes(game, worlds, move) for move in (one, other))
        found = differences(ours, theirs, one.seat, 2)
        mine, yours = (outcome(game, match.state, move, 0).moments[0] for move in (one, other))
        for each in found:
            if each.certainty is Certainty.SURE:
                measure, amount = each.found.measure, each.found.amount
                real = mine[key(measure)].value - yours[key(measure)].value
                assert real * amount > 0, measure
                assert abs(real) >= abs(amount) if not each.found.is_exact else real == amount
                named += 1
    assert named


def test_reasons_are_the_same_in_twin_worlds(game: Game) -> None:
    dice, table = random.Random(4), new_table(game.name, 3, 4, {})
    match = table.match
    assert match is not None
    for step in range(8):
        other = twin(table, table.actor, step).match
        assert other is not None
        moves = [random_move(game, match.state, dice) for _ in range(2)]
        found = []
        for each in (match, other):
            known = reference.concealed(game, each.state, each.actor)
            worlds = determinizations(game, known, [1, step])
            found.append(reasons(game, worlds, *(compose(game, worlds[0], move.actions) for move in moves)))
        assert found[0] == found[1]
        match.commit(match.actor, moves[0].actions)
        if match.over:
            break


# Which ones are named


def measure(name: str, value: int, worth: int = 100, seat: int | None = 0) -> Measure:
    return Measure(name, value, worth, seat)


@pytest.mark.parametrize(
    ("ours", "theirs", "expected"),
    [
        ([3] * 4, [1] * 4, (2, True, True)),
        ([3, 4, 4, 4], [1] * 4, (2, True, False)),
        ([1, 4, 4, 4], [1] * 4, (3, False, False)),
        ([1, 1, 4, 4], [1] * 4, (0, False, False)),
        ([0, 1, 1, 1], [2, 2, 0, 0], (0, False, False)),
        ([0, 0, 0, 3], [2, 2, 2, 2], (-2, False, False)),
    ],
    ids=["all alike", "at least", "most", "half", "both ways", "most the other way"],
)
def test_differences_count_if_most_worlds_agree(
    ours: list[int], theirs: list[int], expected: tuple[int, bool, bool]
) -> None:
    found = compare([measure("points", each) for each in ours], [measure("points", each) for each in theirs])
    assert (found.amount, found.is_sure, found.is_exact) == expected


def outcome_of(*moments: int, prospects: Sequence[int] = ()) -> list[Outcome]:
    now, end, later = ({key(each): each} for each in (measure("points", value) for value in moments))
    return [Outcome((now, end, later), prospects)] * 4


@pytest.mark.parametrize(
    ("ours", "theirs", "expected"),
    [
        (outcome_of(3, 3, 3), outcome_of(1, 1, 1), [(2, Certainty.SURE, 200)]),
        (outcome_of(5, 3, 3), outcome_of(1, 1, 1), [(4, Certainty.SURE, 200)]),
        (outcome_of(3, 1, 1), outcome_of(1, 1, 1), []),
        (outcome_of(1, 1, 3), outcome_of(1, 1, 1), [(2, Certainty.LIKELY, 100)]),
        (outcome_of(1, 1, 3, prospects=[9]), outcome_of(1, 1, 1, prospects=[5]), [(2, Certainty.LIKELY, 100)]),
        (outcome_of(1, 1, 3, prospects=[5]), outcome_of(1, 1, 1, prospects=[9]), []),
    ],
    ids=["lasts", "in part", "only an order", "later", "borne out", "not borne out"],
)
def test_a_difference_must_last(
    ours: list[Outcome], theirs: list[Outcome], expected: list[tuple[int, Certainty, float]]
) -> None:
    found = differences(ours, theirs, 0, 2)
    assert [(each.found.amount, each.certainty, each.importance) for each in found] == expected


def telling(*importances: float) -> list[Difference]:
    compared = Compared(measure("points", 0), 1, True, True)
    return [Difference(compared, Certainty.SURE, each) for each in importances]


@pytest.mark.parametrize(
    ("importances", "expected"),
    [
        ([50, 300, 100, 200], [300, 200, 100]),
        ([50, -300, 100, -200], [100, 50, -300]),
        ([300, 200, 100, -50], [300, 200, 100]),
        ([-300, -200], []),
        ([], []),
    ],
    ids=["the most important", "one against", "a weak one against", "only against", "none"],
)
def test_what_is_named(importances: list[float], expected: list[float]) -> None:
    found = [each.importance for each in most_telling(telling(*importances))]
    assert found == expected
    assert len(found) <= MAX_REASONS


def test_an_opponents_gain_speaks_against_a_move_and_is_shared_by_all_opponents() -> None:
    richer, poorer = measure("points", 3, seat=1), measure("points", 1, seat=1)
    ours, theirs = ([Outcome(({key(each): each},) * 2 + ({},))] * 4 for each in (richer, poorer))
    (two,), (four,) = (differences(ours, theirs, 0, players) for players in (2, 4))
    assert (two.importance, round(four.importance)) == (-200, -67)


# Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_measure_can_be_told_in_every_language(game: Game, language: str) -> None:
    assert game.measures is not None
    state, _ = reference.start(game, 3, {}, key_from_seed(2))
    seat = reference.actor(game, state)
    found = list(game.measures(reference.concealed(game, state, seat), reference.view(game, state, seat), []))
    found += [Measure("reason-score", 0, 1, seat=0), Measure("reason-wins", 0, 1, seat=1)]
    told: set[str] = set()
    for each in found:
        for amount in (1, -1, 2, -5):
            for certainty in Certainty:
                compared = Compared(each, amount, True, certainty is Certainty.SURE)
                text = reason(Difference(compared, certainty, 1)).text
                told.add(Translator(language, PLAYERS, 0).translate(text))
    assert not [text for text in told if "{" in text or "??" in text or "-reason-" in text]
    assert len(told) > 4 * len({each.id for each in found})


# Where they are shown


def test_an_analysis_names_reasons_for_the_better_way() -> None:
    game = compiled("carthage")
    table = carthage(
        "ships R=4 B=1 Y=1 G=1",
        P1="goods R2; hand R5 B2",
        P2="goods R5 R5 R3; hand Y5 G2",
        market="R3 Y2",
        farm="B2 B3 G5",
    )
    steps = steps_of(game, table.state, [game.parse_action(each) for each in ("buy", "pay R5")])
    better = steps_of(game, table.state, [game.parse_action("take Y2")])
    part = part_of(game, 1, steps)._replace(best=better)
    found = explained(game, 1, part).reasons
    assert Translator("en", PLAYERS, 0).translate(found[0].text) == "Ben earns 3 points less"


def test_games_without_measures_compare_scores() -> None:
    state, _ = reference.start(LEDUC, 2, {}, key_from_seed(1))
    found = scores(LEDUC, state)
    assert [(each.seat, each.parts, each.worth) for each in found] == [(0, 2, 50), (1, 2, 50)]
    half = Compared(found[0], 3, True, True)
    text = reason(Difference(half, Certainty.SURE, 1)).text
    assert Translator("en", PLAYERS, 0).translate(text) == "You have at least 1 point more"
