"""Lessons, short games that teach while playing, and practice positions, at ordinary tables."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
import structlog
from litestar import Request, Response
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_404_NOT_FOUND
from msgspec import Meta

from emporion import lessons
from emporion.games import find, names, plugins
from emporion.kernel.contract import Game
from emporion.lessons import practice
from emporion.lessons.lesson import PLAYERS, Instruction, PlayedLesson
from emporion.lessons.practice import Exercise, Verdict
from emporion.server.room.entries import StartingPoint
from emporion.server.services import Services
from emporion.server.web.accounts import GivenName
from emporion.server.web.authentication import InjectedServices, MaybeVisitor
from emporion.server.web.branches import open_from
from emporion.server.web.errors import Problem
from emporion.server.web.routes import get, post
from emporion.server.web.tables import OpenedTable

log = structlog.get_logger(__name__)

AnyRequest = Request[Any, Any, Any]

OPPONENT = "trader"
"""The level of the bot that plays on after the lesson."""


class PracticePosition(msgspec.Struct, frozen=True):
    """A practice position. Its words are message ids: this one is its title."""

    name: str
    title: str


class Course(msgspec.Struct, frozen=True):
    """What there is to learn a game with."""

    lessons: Annotated[list[str], Meta(description="The names of its lessons: the rules, then tactics.")]
    practice: Annotated[list[PracticePosition], Meta(description="Easy ones first.")]


class Attempt(msgspec.Struct, frozen=True):
    """A practice position, and how the attempt at a table stands."""

    game: str
    name: str
    number: Annotated[int, Meta(description="Its number, from 1.")]
    count: Annotated[int, Meta(description="How many positions the game has.")]
    title: str
    task: str
    hint: str
    points: Annotated[list[str], Meta(description="Zones of the table that the hint highlights.")]
    verdict: Literal["open", "solved", "failed"]
    say: Annotated[str | None, Meta(description="What is said after the attempt.")]
    following: Annotated[str | None, Meta(description="The name of the next position.")]


class Learning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[GivenName | None, Meta(description="My name, if I am a new visitor.")] = None


class LessonStep(msgspec.Struct, frozen=True):
    """One instruction of a lesson."""

    move: Annotated[int, Meta(description="Shown after this many moves.")]
    say: Annotated[str, Meta(description="A message id.")]
    actions: Annotated[list[int] | None, Meta(description="The actions to play now, if any.")]
    notations: Annotated[list[str], Meta(description="The same actions, in notation.")]
    points: Annotated[list[str], Meta(description="Zones of the table to highlight: ZONE or ZONE:CARD.")]


class Lesson(msgspec.Struct, frozen=True):
    game: str
    name: Annotated[str, Meta(description="The game's name, with -2 for the second lesson.")]
    seat: Annotated[int, Meta(description="The learner's seat.")]
    first: Annotated[int, Meta(description="The move at which it begins.")]
    last: Annotated[int, Meta(description="The move at which it ends; the game may go on.")]
    steps: list[LessonStep]
    remember: Annotated[list[str], Meta(description="Message ids of the summary.")]
    kept: Annotated[int | None, Meta(description="How many moves of the given table follow the lesson.")]
    following: Annotated[str | None, Meta(description="The name of the game's next lesson.")]


@post("/api/lessons/{game:str}", summary="Start a lesson at a new table")
async def begin_lesson(
    request: AnyRequest,
    services: InjectedServices,
    visitor: MaybeVisitor,
    game: FromPath[str],
    data: JSONBody[Learning],
) -> Response[OpenedTable]:
    lesson = lesson_of(game).lesson
    beginning = StartingPoint("lesson", game, lesson.seat, lesson.key, lesson.first, lesson.position)
    levels = [OPPONENT] * PLAYERS
    return await open_from(request, services, visitor, data.name, lesson.game, lesson.options, beginning, levels)


@get("/api/lessons/{game:str}", summary="A lesson")
async def look_at_lesson(
    services: InjectedServices,
    game: FromPath[str],
    table: Annotated[str | None, QueryParameter(max_length=40, description="A table of this lesson.")] = None,
) -> Lesson:
    played = lesson_of(game)
    lesson = played.lesson
    kept = None if table is None else await moves_followed(services, played, table)
    known = lessons.lessons_of(lesson.game)
    return Lesson(
        game=lesson.game,
        name=game,
        seat=lesson.seat,
        first=len(lesson.first),
        last=lesson.last,
        steps=list(steps_of(played)),
        remember=lesson.remember,
        kept=kept,
        following=known[-1] if known[-1] != game else None,
    )


@cache
def has_lesson(game: Game) -> bool:
    """Whether the game has a lesson that can be played. Only a plugin's can be bad: ours are tested."""
    if game.name not in lessons.names():
        return False
    if game.name not in plugins():
        return True
    try:
        lessons.find(game.name)
    except Exception as problem:  # a plugin's code may fail in any way
        log.warning("a lesson cannot be played", game=game.name, reason=f"{type(problem).__name__}: {problem}")
        return False
    return True


@get("/api/courses/{game:str}", summary="The lessons and practice positions of a game")
async def look_at_course(game: FromPath[str]) -> Course:
    if game not in names():
        raise Problem(HTTP_404_NOT_FOUND, "request-no-such-page")
    return course_of(find(game))


def course_of(game: Game) -> Course:
    known = lessons.lessons_of(game.name) if has_lesson(game) else ()
    return Course(list(known), [PracticePosition(each.name, each.message()) for each in exercises_of(game)])


@cache
def exercises_of(game: Game) -> tuple[Exercise, ...]:
    """A game's practice positions. Only a plugin's can be bad: ours are tested."""
    if game.name not in practice.names():
        return ()
    try:
        return practice.exercises(game.name)
    except Exception as problem:  # a plugin's code may fail in any way
        log.warning("practice positions are wrong", game=game.name, reason=f"{type(problem).__name__}: {problem}")
        return ()


@post("/api/practice/{game:str}/{name:str}", summary="Start a practice position at a new table")
async def begin_practice(
    request: AnyRequest,
    services: InjectedServices,
    visitor: MaybeVisitor,
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[Learning],
) -> Response[OpenedTable]:
    exercise = exercise_of(game, name)
    beginning = StartingPoint("practice", exercise.path, exercise.seat, exercise.key, [], exercise.position)
    levels = [OPPONENT] * exercise.players
    return await open_from(request, services, visitor, data.name, game, exercise.options, beginning, levels)


@get("/api/practice/{game:str}/{name:str}", summary="A practice position, and how the attempt at a table stands")
async def look_at_practice(
    services: InjectedServices,
    game: FromPath[str],
    name: FromPath[str],
    table: Annotated[str | None, QueryParameter(max_length=40, description="A table of this position.")] = None,
) -> Attempt:
    exercise, known = exercise_of(game, name), exercises_of(find(game))
    verdict, said = Verdict.OPEN, None
    if table is not None:
        verdict, said = await verdict_at(services, exercise, table)
    number = 1 + known.index(exercise)
    return Attempt(
        game=game,
        name=name,
        number=number,
        count=len(known),
        title=exercise.message(),
        task=exercise.message("task"),
        hint=exercise.message("hint"),
        points=exercise.points,
        verdict=verdict.value,
        say=said,
        following=known[number].name if number < len(known) else None,
    )


def exercise_of(game: str, name: str) -> Exercise:
    known = exercises_of(find(game)) if game in names() else ()
    found = next((each for each in known if each.name == name), None)
    if found is None:
        raise Problem(HTTP_404_NOT_FOUND, "request-no-such-page")
    return found


async def verdict_at(services: Services, exercise: Exercise, id: str) -> tuple[Verdict, str | None]:
    """How an attempt stands, and what to say about it. Only for tables of this position: other games have secrets."""
    async with (await services.rooms.find_current(id)).locked() as table:
        beginning = table.opened.beginning
        if table.match is None or beginning is None or beginning.kind != "practice":
            return Verdict.OPEN, None
        if beginning.of != exercise.path:
            return Verdict.OPEN, None
        match exercise.verdict(table.match):
            case Verdict.SOLVED:
                return Verdict.SOLVED, exercise.message("well")
            case Verdict.FAILED:
                return Verdict.FAILED, exercise.failure(table.match)
        return Verdict.OPEN, None


def lesson_of(name: str) -> PlayedLesson:
    if name not in lessons.names() or not has_lesson(find(lessons.game_of(name))):
        raise Problem(HTTP_404_NOT_FOUND, "request-no-such-page")
    return lessons.find(name)


async def moves_followed(services: Services, played: PlayedLesson, id: str) -> int:
    """Only for tables of a lesson: comparing other games, whose moves may be secret, would leak hidden information."""
    async with (await services.rooms.find_current(id)).locked() as table:
        beginning = table.opened.beginning
        if table.match is None or beginning is None or beginning.kind != "lesson":
            return 0
        return played.moves_followed(table.match.log)


def steps_of(played: PlayedLesson) -> Iterator[LessonStep]:
    """All steps in order. The action to play belongs to the last step before a move."""
    lesson = played.lesson
    game = find(lesson.game)
    for move, scene in enumerate(lesson.scenes, start=len(lesson.first)):
        for number, said in enumerate(scene.steps, start=1):
            yield step_of(game, move, said, played.actions_at(move) if number == len(scene.steps) else None)
    for said in lesson.after:
        yield step_of(game, lesson.last, said, None)


def step_of(game: Game, move: int, said: Instruction, actions: tuple[int, ...] | None) -> LessonStep:
    notations = [game.format_action(action) for action in actions or ()]
    return LessonStep(move, said.say, None if actions is None else list(actions), notations, said.points)


ROUTES = [begin_lesson, look_at_lesson, look_at_course, begin_practice, look_at_practice]
