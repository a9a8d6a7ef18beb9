"""Lessons: short games that teach the rules while playing, at an ordinary table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_404_NOT_FOUND
from msgspec import Meta

from emporion import lessons
from emporion.games import find, plugins
from emporion.kernel.contract import Game
from emporion.lessons.lesson import PLAYERS, Instruction, PlayedLesson
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


class Learning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[GivenName | None, Meta(description="My name, if I am a new visitor.")] = None


class LessonStep(msgspec.Struct, frozen=True):
    """One instruction of a lesson."""

    move: Annotated[int, Meta(description="Shown after this many moves.")]
    say: Annotated[str, Meta(description="A message id.")]
    actions: Annotated[list[int] | None, Meta(description="The actions to play now, if any.")]
    points: Annotated[list[str], Meta(description="Zones of the table to highlight: ZONE or ZONE:CARD.")]


class Lesson(msgspec.Struct, frozen=True):
    game: str
    seat: Annotated[int, Meta(description="The learner's seat.")]
    first: Annotated[int, Meta(description="The move at which it begins.")]
    last: Annotated[int, Meta(description="The move at which it ends; the game may go on.")]
    steps: list[LessonStep]
    remember: Annotated[list[str], Meta(description="Message ids of the summary.")]
    kept: Annotated[int | None, Meta(description="How many moves of the given table follow the lesson.")]


@post("/api/lessons/{game:str}", summary="Start a game's lesson at a new table")
async def begin_lesson(
    request: AnyRequest,
    services: InjectedServices,
    visitor: MaybeVisitor,
    game: FromPath[str],
    data: JSONBody[Learning],
) -> Response[OpenedTable]:
    lesson = lesson_of(game).lesson
    beginning = StartingPoint("lesson", game, lesson.seat, lesson.key, lesson.first)
    return await open_from(request, services, visitor, data.name, game, lesson.options, beginning, [OPPONENT] * PLAYERS)


@get("/api/lessons/{game:str}", summary="A game's lesson")
async def look_at_lesson(
    services: InjectedServices,
    game: FromPath[str],
    table: Annotated[str | None, QueryParameter(max_length=40, description="A table of this lesson.")] = None,
) -> Lesson:
    played = lesson_of(game)
    lesson = played.lesson
    kept = None if table is None else await moves_followed(services, played, table)
    return Lesson(game, lesson.seat, len(lesson.first), lesson.last, list(steps_of(played)), lesson.remember, kept)


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


def lesson_of(name: str) -> PlayedLesson:
    if name not in lessons.names() or not has_lesson(find(name)):
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
    for move, scene in enumerate(lesson.scenes, start=len(lesson.first)):
        for number, said in enumerate(scene.steps, start=1):
            yield step_of(move, said, played.actions_at(move) if number == len(scene.steps) else None)
    for said in lesson.after:
        yield step_of(lesson.last, said, None)


def step_of(move: int, said: Instruction, actions: tuple[int, ...] | None) -> LessonStep:
    return LessonStep(move, said.say, None if actions is None else list(actions), said.points)


ROUTES = [begin_lesson, look_at_lesson]
