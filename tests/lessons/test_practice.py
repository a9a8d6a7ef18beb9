"""Every practice position can be solved and failed, is possible, and has its words in every language."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Never

import msgspec
import pytest

from emporion.games import names
from emporion.kernel import reference
from emporion.kernel.errors import BadPosition, UnknownGame
from emporion.kernel.messages import Message
from emporion.kernel.seats import SEAT_NAMES
from emporion.lessons import BadLesson, practice
from emporion.lessons.practice import Condition, Exercise, Verdict, check, value_at
from emporion.locales import LANGUAGES, catalogue
from tests.lessons.test_lessons import expected_share
from tests.match.tables import match_of, play_on

WEB = Path(__file__).parent.parent.parent / "web" / "src"
LONGEST = {"": 32, "task": 170, "hint": 170, "well": 210, "miss": 210}  # characters: the coach has little room
EXERCISES = [pytest.param(each, id=each.message()) for game in practice.names() for each in practice.exercises(game)]


def test_every_game_has_ten_positions() -> None:
    assert set(practice.names()) <= set(names())
    for game in practice.names():
        found = [each.name for each in practice.exercises(game)]
        assert len(found) == len(set(found)) == 10
    with pytest.raises(UnknownGame, match="chess"):
        practice.exercises("chess")


@pytest.mark.parametrize("exercise", EXERCISES)
def test_the_solution_solves_it_and_the_tempting_way_fails(exercise: Exercise) -> None:
    check(exercise)


@pytest.mark.parametrize("exercise", EXERCISES)
def test_the_learner_begins_and_nothing_is_decided_yet(exercise: Exercise) -> None:
    match = exercise.begin()
    assert match.actor == exercise.seat
    assert exercise.verdict(match) is Verdict.OPEN
    assert len(match.legal()) > 1


@pytest.mark.parametrize("exercise", EXERCISES)
def test_an_attempt_takes_one_to_three_moves_and_does_not_end_the_game(exercise: Exercise) -> None:
    for lines in (exercise.solution, exercise.wrong):
        mine = [line for line in lines if line.startswith(SEAT_NAMES[exercise.seat])]
        assert 1 <= len(mine) <= 3
        assert not exercise.attempt(lines).over  # the table could not be set back


@pytest.mark.parametrize("exercise", EXERCISES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_has_short_words(exercise: Exercise, language: str) -> None:
    for part, longest in LONGEST.items():
        text = catalogue(language).format(exercise.message(part), {})
        assert 4 < len(text) <= longest, f"{language}: {exercise.message(part)}: {len(text)}"


@pytest.mark.parametrize("exercise", EXERCISES)
def test_every_place_that_is_pointed_at_exists(exercise: Exercise) -> None:
    assert exercise.points
    folders = (WEB / "games" / exercise.position["game"], WEB / "table")
    source = "\n".join(file.read_text(encoding="utf-8") for folder in folders for file in folder.rglob("*.svelte"))
    for point in exercise.points:
        key, zone = point.removeprefix("#"), re.split("[:@-]", point)[0]
        if point.startswith("#"):
            assert f"'{key}'" in source or f'data-key="{key}"' in source, point
        else:
            assert re.search(rf"""["'`]{zone}\b""", source), point


def exercise_named(name: str) -> Exercise:
    found = practice.find("carthage", name)
    assert found is not None
    return found


def test_every_way_that_reaches_the_goal_counts() -> None:
    exercise = exercise_named("spoil-the-payday")
    assert exercise.verdict(exercise.attempt(["P1 take G3"])) is Verdict.SOLVED
    assert exercise.verdict(exercise.attempt(["P1 reserve market G3"])) is Verdict.SOLVED
    exercise = exercise_named("pay-exactly")
    assert exercise.verdict(exercise.attempt(["P1 buy, pay B5, pay G3"])) is Verdict.SOLVED


def test_what_must_not_happen_is_judged_at_the_end_of_the_turn() -> None:
    exercise = exercise_named("lose-nothing")
    assert exercise.verdict(exercise.attempt(exercise.solution[:1])) is Verdict.OPEN
    assert exercise.verdict(exercise.attempt([exercise.solution[0], "P1 done"])) is Verdict.FAILED


def test_a_mistake_has_words_of_its_own() -> None:
    exercise = exercise_named("pay-exactly")
    attempt = exercise.attempt(exercise.wrong)
    assert exercise.failure(attempt) == "carthage-practice-pay-exactly-miss"
    mistake = practice.Mistake([Condition(event="buys")], "carthage-practice-dear")
    assert msgspec.structs.replace(exercise, mistakes=[mistake]).failure(attempt) == "carthage-practice-dear"


def test_a_position_whose_solution_fails_is_refused() -> None:
    exercise = exercise_named("pay-exactly")
    with pytest.raises(BadLesson, match="failed, not solved"):
        check(msgspec.structs.replace(exercise, solution=exercise.wrong))
    with pytest.raises(BadLesson, match="solved, not failed"):
        check(msgspec.structs.replace(exercise, wrong=exercise.solution))


def test_conditions_read_events_and_views() -> None:
    events = [{"event": "sale", "seat": "P1", "points": 5}, {"event": "sale", "seat": "P2", "points": 1}]
    view = {"seats": [{"hand": "R2 R2 B5", "coins": 9}]}

    def holds(**condition: object) -> bool:
        return msgspec.convert(condition, Condition).holds(events, view)

    assert holds(event="sale", where={"seat": "P1", "points": {"at_least": 5}})
    assert not holds(event="sale", where={"points": {"at_least": 6}})
    assert holds(event="sale", times=2)
    assert not holds(event="sale", times=3)
    assert holds(view="seats.0.hand", has="R2 R2")
    assert not holds(view="seats.0.hand", has="R2 R2 R2")
    assert not holds(view="seats.0.hand", lacks="B5 G2")
    assert holds(view="seats.0.coins", at_least=9, at_most=9, equals=9)
    assert holds(view="seats.0.hand.#", equals=3)
    assert not holds(view="seats.0.points", equals=1)
    assert not holds(view="seats.0.points", at_least=1)
    assert not holds(view="seats.0.hand", at_most=1)
    assert value_at(view, "seats.0.nothing") is None


def test_an_attempt_at_a_bad_position_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    match = exercise_named("pay-exactly").begin()
    assert not practice.is_finished("carthage/pay-exactly", match)

    def bad(game: str, name: str) -> Never:
        raise BadLesson(f"{game}: {name}")

    monkeypatch.setattr(practice, "find", bad)
    assert practice.is_finished("carthage/pay-exactly", match)


def test_a_position_whose_luck_is_no_object_is_refused() -> None:
    exercise = exercise_named("pay-exactly")
    with pytest.raises(BadPosition, match="chance"):
        check(msgspec.structs.replace(exercise, position={**exercise.position, "chance": None}))


@pytest.mark.soak
@pytest.mark.parametrize("exercise", EXERCISES)
def test_the_strongest_bot_prefers_the_solution(exercise: Exercise) -> None:
    shares = []
    for lines in (exercise.solution, exercise.wrong):
        match = exercise.attempt(lines)
        while len(match.legal()) == 1:
            match.commit(match.actor, match.legal())
        shares.append(expected_share(match, exercise.seat))
    assert shares[0] > shares[1]


@pytest.mark.parametrize("game", practice.names())
def test_the_score_of_a_game_from_a_position_says_what_it_leaves_out(game: str) -> None:
    begun = practice.exercises(game)[0].begin()
    for match, note in ((begun, Message("match-score-position")), (match_of(game=begun.game), None)):
        play_on(match, random.Random(5))
        assert match.score_sheet(None, reference.open_view(match.game, match.state)).note == note
