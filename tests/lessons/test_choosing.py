"""Lessons and practice positions, walked as the browser does: the server makes choices without an alternative, and a
step neither asks for one of them nor hides that a click does more than it says."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

import pytest

from emporion import lessons
from emporion.lessons import practice
from emporion.lessons.practice import Exercise, Verdict
from emporion.locales import LANGUAGES, Translator
from emporion.match import Match
from emporion.match.composition import Composition
from emporion.match.replay import play_line
from emporion.server.protocol import Offer
from emporion.server.room.frames import drafted, offer

SAYS_CHOSEN = {
    "en": "selected at once",
    "pl": "zaznacz[yą] się",
    "nl": "meteen gekozen",
    "it": r"selezion(a|ano) da sol[aeio]",
}
SAYS_CONFIRM = {"en": r"\bconfirm", "pl": "potwierdź", "nl": "bevestig", "it": "conferma"}
SAYS_PRESS = {
    "en": r"\b(press|click|tap)\b(?! or hover)|\bhold (down|[^.:]+ to (read|see|look))\b",
    "pl": "naciśnij|kliknij|przytrzymaj",
    "nl": r"\b(druk|klik|ingedrukt)\b|\bhoud [^.:]+ vast\b",
    "it": r"\b(premi|clicca)\b|\btieni premut",
}
QUOTED = re.compile("[“„«](.+?)[”»]")
EXERCISES = [pytest.param(each, id=each.message()) for game in practice.names() for each in practice.exercises(game)]


@dataclass
class Walk:
    """One move, composed click by click."""

    picks: list[Offer] = field(default_factory=list)
    explained: int = 0
    """How many sentences say what the server chose."""
    ends_silently: bool = False
    """The last action was chosen without a word."""
    asks: bool = False
    """The move has to be confirmed."""
    actions: tuple[int, ...] = ()


def walk(match: Match, wanted: Sequence[int], answers_follow: bool = False) -> Walk:
    """Pick the wanted actions one after the other until the move is whole, as `wanted` in `lesson.ts` does."""
    composition, made = Composition(match, answers_follow), Walk()
    sequence: list[int] = []
    offers = [offer(match.game, choice) for choice in composition.question(composition.start())[1]]
    while True:
        rest = list((Counter(wanted) - Counter(sequence)).elements())
        ordered = [action for action in wanted if action in rest]
        pick = next(each for action in ordered for each in offers if each.action == action)
        made.picks.append(pick)
        answer = drafted(composition, 1, match.version, [*sequence, pick.action])
        assert answer.error is None
        sequence.append(pick.action)
        for choice in reversed(answer.forced):
            sequence[choice.after : choice.after] = [each.action for each in choice.offers]
        made.explained += sum(choice.why is not None for choice in answer.forced)
        if answer.whole:
            made.asks = answer.reveals or bool(answer.warnings)
            made.actions = tuple(answer.actions)
            made.ends_silently = bool(answer.forced) and answer.forced[-1].why is None
            return made
        offers = answer.offers


def learner_steps(name: str) -> Iterator[tuple[str, Match, Walk, tuple[int, ...]]]:
    """For each move of a learner: what is said last, the match before it, how it is composed, and what the lesson
    plays."""
    played = lessons.find(name)
    lesson, match = played.lesson, played.lesson.begin()
    for number, line in enumerate(lesson.first, start=1):
        play_line(match, line, number, lesson.game)
    for scene, move in zip(lesson.scenes, played.moves[len(lesson.first) :], strict=True):
        if move.seat == lesson.seat and scene.steps:  # without a step, the server answers
            yield scene.steps[-1].say, match, walk(match, move.actions), move.actions
        match.commit(move.seat, move.actions)


@pytest.mark.parametrize("name", lessons.names())
def test_steps_ask_only_for_what_is_left_to_choose(name: str) -> None:
    for said, _, made, actions in learner_steps(name):
        assert made.actions == actions, said
        for language in LANGUAGES:
            translator = Translator(language)
            text = translator.translate(said)
            about = f"{language}: {text}"
            assert bool(re.search(SAYS_CHOSEN[language], text)) == bool(made.explained), about
            if re.search(SAYS_CONFIRM[language], text, re.IGNORECASE):
                assert made.asks, about
            words = [translator.translate(part) for pick in made.picks for part in (pick.label, pick.group)]
            offered = " ".join(words).casefold()
            assert [quoted for quoted in QUOTED.findall(text) if quoted.casefold() not in offered] == [], about


@pytest.mark.parametrize("name", lessons.names())
def test_no_click_of_a_lesson_ends_the_turn_as_well(name: str) -> None:
    for said, match, made, actions in learner_steps(name):
        assert match.draft(actions).outcome.turn == match.state.turn or not made.ends_silently, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_for_screens_and_keyboards_alike(language: str) -> None:
    """The same words are shown in terminals, where nothing can be pressed."""
    said: list[str] = []
    for lesson in (lessons.find(name).lesson for name in lessons.names()):
        said += [step.say for scene in lesson.scenes for step in scene.steps]
        said += [*(step.say for step in lesson.after), *lesson.remember]
    for game in practice.names():
        said += [each.message(part) for each in practice.exercises(game) for part in ("task", "hint", "well", "miss")]
    texts = [Translator(language).translate(each) for each in said]
    assert [text for text in texts if re.search(SAYS_PRESS[language], text, re.IGNORECASE)] == []


@pytest.mark.parametrize("exercise", EXERCISES)
def test_solutions_can_be_clicked(exercise: Exercise) -> None:
    """Every part of a solution is offered where it is wanted, or follows by itself."""
    match = exercise.begin()
    for seat, moves in groupby(exercise.attempt(exercise.solution).log, lambda move: move.seat):
        rest = [action for move in moves for action in move.actions]
        while rest and exercise.verdict(match) is Verdict.OPEN:
            only = match.only_answer()
            if only:
                made = only.actions
            else:
                made = walk(match, rest, answers_follow=True).actions if seat == exercise.seat else tuple(rest)
            assert rest[: len(made)] == list(made[: len(rest)]), exercise.solution
            match.commit(seat, made)
            rest = rest[len(made) :]
    assert exercise.verdict(match) is Verdict.SOLVED
