"""Reachable positions survive a round trip; randomly changed positions are refused or can be played."""

from __future__ import annotations

import copy
import json
from contextlib import suppress
from itertools import product
from random import Random
from typing import Any

import pytest

from emporion.games.dale import GAME
from emporion.games.dale.knowledge.observation import DECISIONS
from emporion.games.dale.rules.agenda import STEP_NAMES
from emporion.games.dale.rules.cards import CODES
from emporion.kernel import position, reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.errors import BadScript, EmporionError
from emporion.kernel.layout import clone, out_of_range
from emporion.kernel.view import view_to_json
from tests.dale.former_positions import digest_of_play, stored
from tests.dale.positions import DECK_CHOICES, Doc, Json, Way, inside, random_play, reached
from tests.dale.table import check_position, dale


@pytest.mark.slow
def test_play_reaches_every_decision_that_is_observed() -> None:
    found = {step if question != "action" and step not in PHASES else question for question, step, _ in reached()}
    assert found == {STEP_NAMES[step] for step in DECISIONS}


PHASES = ("delivery", "refill_hand", "end_turn", "end_technique", "extra_stack")
"""Steps that come after a question, but take no answer from it."""


@pytest.mark.slow
def test_redealt_states_are_possible_at_every_decision() -> None:
    for decision, doc in reached().items():
        state = position.from_json(GAME, doc)
        for seat, deal in product(range(state.players), range(4)):
            again = reference.redealt(GAME, reference.concealed(GAME, state, seat), [deal, 2 * seat + 1])
            assert GAME.problems(again) == [], decision


def test_redealt_states_hold_the_accordion_that_seeing_doubles_copies() -> None:
    mine = "hand pan5b squ4 squ4 squ5a cha5b; deck junk junk cha3 pan2; stall junk / junk / junk / junk"
    table = dale("pan squ cha", P1=mine, P2="hand junk").play("build", "card cha5b", "as squ5a")
    assert table.question == "worth"
    for deal in range(30):
        again = reference.redealt(GAME, reference.concealed(GAME, table.state, 1), [deal, 3])
        assert GAME.problems(again) == []


# Random changes


def ways(doc: Json, before: Way = ()) -> list[Way]:
    """The paths to all values in a document."""
    steps: Any = doc.items() if isinstance(doc, dict) else enumerate(doc) if isinstance(doc, list) else ()
    return [way for step, each in steps for way in [(*before, step), *ways(each, (*before, step))]]


def put(doc: Doc, way: Way, value: Json) -> None:
    inside(doc, way[:-1])[way[-1]] = value


def drop(doc: Doc, luck: Random) -> None:
    way = luck.choice(ways(doc))
    del inside(doc, way[:-1])[way[-1]]


def nudge(doc: Doc, luck: Random) -> None:
    """Change a number."""
    way = luck.choice([way for way in ways(doc) if type(inside(doc, way)) is int])
    put(doc, way, inside(doc, way) + luck.choice([-57, -20, -2, -1, 1, 2, 3, 20, 37, 57]))


def borrow(doc: Doc, luck: Random) -> None:
    """Copy a few values from another position."""
    other = luck.choice(list(reached().values()))
    for name in luck.sample(list(other), luck.randint(1, 6)):
        doc[name] = copy.deepcopy(other[name])


def change_question(doc: Doc, luck: Random) -> None:
    """Take the question of another position with the same cards."""
    other = luck.choice([each for each in reached().values() if each["players"] == doc["players"]])
    for name in (
        "steps",
        "in_play",
        "in_play_as",
        *luck.sample(["victims", "binding", "hidden", "target", "bought"], 3),
    ):
        doc[name] = copy.deepcopy(other[name])
    del doc["box"], doc["loose"], doc["piles"]["market"]["deck"]


def change_steps(doc: Doc, luck: Random) -> None:
    steps = doc["steps"]
    place = luck.randrange(len(steps))
    other = luck.choice(luck.choice(list(reached().values()))["steps"])
    how = luck.choice(["change", "insert", "repeat", "remove"])
    if how == "remove":
        del steps[place]
    elif how == "repeat":
        steps.insert(place, steps[place])
    else:
        steps[place : place + (how == "change")] = [luck.choice([other, luck.choice(STEP_NAMES[1:])])]


def move_cards(doc: Doc, luck: Random) -> None:
    """Swap two cards in different places, or move one to another place."""
    places = [way for way in ways(doc) if way[0] != "chance" and is_cards(inside(doc, way))]
    first, second = luck.sample(places, 2)
    giving, taking = inside(doc, first).split(), inside(doc, second).split()
    card = giving.pop(luck.randrange(len(giving)))
    if luck.random() < 0.6:
        giving.append(taking.pop(luck.randrange(len(taking))))
    taking.insert(luck.randint(0, len(taking)), card)
    put(doc, first, " ".join(giving))
    put(doc, second, " ".join(taking))


def is_cards(text: Json) -> bool:
    return isinstance(text, str) and bool(text) and set(text.split()) <= set(CODES)


def rename_card(doc: Doc, luck: Random) -> None:
    way = luck.choice([way for way in ways(doc) if is_cards(inside(doc, way))])
    cards = inside(doc, way).split()
    cards[luck.randrange(len(cards))] = luck.choice(CODES)
    put(doc, way, " ".join(cards))


def change_list(doc: Doc, luck: Random) -> None:
    row = inside(doc, luck.choice([way for way in ways(doc) if inside(doc, way) and type(inside(doc, way)) is list]))
    how = luck.choice(["shorten", "lengthen", "turn"])
    if how == "shorten":
        del row[luck.randrange(len(row))]
    elif how == "lengthen":
        row.append(copy.deepcopy(luck.choice(row)))
    else:
        row.reverse()


def change_randomly(doc: Doc, luck: Random) -> None:
    values: list[Json] = [
        None,
        True,
        0,
        1,
        38,
        95,
        127,
        "",
        "P1",
        "P4",
        "junk",
        "cha5b",
        [],
        ["P1"],
        ["settled"],
        ["laid"],
    ]
    put(doc, luck.choice(ways(doc)), luck.choice(values))


MUTATIONS = (
    drop,
    nudge,
    nudge,
    borrow,
    change_question,
    change_steps,
    move_cards,
    move_cards,
    rename_card,
    change_list,
    change_randomly,
)


def check_changed_position(luck: Random, decisions: int) -> bool:
    """Asserts that a position with a few random changes is refused in one line or can be played; returns which."""
    doc = copy.deepcopy(luck.choice(list(reached().values())))
    for mutation in luck.sample(MUTATIONS, luck.randint(1, 3)):
        with suppress(
            KeyError, IndexError, TypeError, ValueError, AttributeError
        ):  # the value to change is already gone
            mutation(doc, luck)
    try:
        state = position.from_json(GAME, json.loads(json.dumps(doc)))
    except EmporionError as problem:
        refusal = str(problem)
    else:
        refusal = ""
    if refusal:
        assert len(refusal.splitlines()) == 1
        return False
    check_position(state)
    for seat in range(state.players):
        for remembered in (False, True):
            view_to_json(reference.view(GAME, state, seat, remembered=remembered))
    with suppress(BadScript):
        for action in reference.legal(GAME, state):
            after = clone(state)
            reference.apply(GAME, after, action)
            assert GAME.problems(after) == [], (doc, action)
        for number, each in enumerate(random_play(luck, state, decisions)):
            assert each.over or reference.legal(GAME, each)
            assert out_of_range(each) == []
            if number % 5 == 0:
                assert GAME.problems(each) == [], doc
    return True


@pytest.mark.slow
def test_changed_positions_are_refused_in_one_line_or_can_be_played() -> None:
    luck = Random(1)
    played = [check_changed_position(luck, 12) for _ in range(600)]
    assert 50 < sum(played) < 550


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 52))
def test_many_changed_positions_are_refused_in_one_line_or_can_be_played(seed: int) -> None:
    luck = Random(seed)
    played = [check_changed_position(luck, 300) for _ in range(400)]
    assert any(played)


def check_round_trip(luck: Random, players: int, decks: tuple[str, ...], decisions: int) -> None:
    options = {"decks": list(decks), "always_ask_order": luck.random() < 0.3}
    state, _ = reference.start(GAME, players, options, key_from_seed(luck.getrandbits(64)))
    for each in random_play(luck, state, decisions):
        assert GAME.problems(each) == []
        check_position(each)


def test_positions_of_former_versions_are_read_and_play_as_before() -> None:
    for row in stored():
        state = position.from_json(GAME, row["position"])
        assert position.from_json(GAME, position.to_json(GAME, state)).values() == state.values()
        assert digest_of_play(state) == row["digest"], row["position"]["steps"]


@pytest.mark.slow
def test_positions_of_random_play_survive_a_round_trip() -> None:
    luck = Random(3)
    for players, decks in DECK_CHOICES:
        check_round_trip(luck, players, decks, 20)


@pytest.mark.soak
@pytest.mark.parametrize(("players", "decks"), DECK_CHOICES)
def test_positions_of_long_random_play_survive_a_round_trip(players: int, decks: tuple[str, ...]) -> None:
    luck = Random(f"{players} {decks}")
    for _ in range(2):
        check_round_trip(luck, players, decks, 1500)
