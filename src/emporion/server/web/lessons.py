"""Lessons: games of a few minutes in which somebody learns a game by playing it, at a table like any other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_404_NOT_FOUND
from msgspec import Meta

from emporion import lessons
from emporion.kernel.errors import UnknownGame
from emporion.lessons.lesson import PLAYERS, Instruction, PlayedLesson
from emporion.server.house import House
from emporion.server.room.entries import Beginning
from emporion.server.web.beginnings import open_from
from emporion.server.web.errors import Problem
from emporion.server.web.identity import Anybody, InHouse
from emporion.server.web.people import GivenName
from emporion.server.web.routes import get, post
from emporion.server.web.tables import OpenedTable

AnyRequest = Request[Any, Any, Any]

OPPONENT = "trader"
"""The level of the bot against which a learner plays on."""


class Learning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[GivenName | None, Meta(description="Mine, if I am new here.")] = None


class LessonStep(msgspec.Struct, frozen=True):
    """Something that the learner is told."""

    move: Annotated[int, Meta(description="After so many commitments.")]
    say: Annotated[str, Meta(description="The id of a message.")]
    actions: Annotated[list[int] | None, Meta(description="What is to be played then, if something is.")]
    points: Annotated[list[str], Meta(description="Zones of the table that it is about: ZONE or ZONE:CARD.")]


class Lesson(msgspec.Struct, frozen=True):
    game: str
    seat: Annotated[int, Meta(description="The learner's.")]
    first: Annotated[int, Meta(description="Commitments at which it begins.")]
    last: Annotated[int, Meta(description="Commitments at which it is over; then the game may go on.")]
    steps: list[LessonStep]
    remember: Annotated[list[str], Meta(description="Messages with what to take home.")]
    kept: Annotated[int | None, Meta(description="How far the table that was asked about follows it.")]


@post("/api/lessons/{game:str}", summary="Begin the lesson of a game, at a table of my own")
async def begin_lesson(
    request: AnyRequest, house: InHouse, visitor: Anybody, game: FromPath[str], data: JSONBody[Learning]
) -> Response[OpenedTable]:
    lesson = lesson_of(game).lesson
    beginning = Beginning("lesson", game, lesson.seat, lesson.key, lesson.first)
    return await open_from(request, house, visitor, data.name, game, lesson.options, beginning, [OPPONENT] * PLAYERS)


@get("/api/lessons/{game:str}", summary="The lesson of a game")
async def look_at_lesson(
    house: InHouse,
    game: FromPath[str],
    table: Annotated[str | None, QueryParameter(max_length=40, description="A table on which it is played.")] = None,
) -> Lesson:
    played = lesson_of(game)
    lesson = played.lesson
    kept = None if table is None else await commitments_kept(house, played, table)
    return Lesson(game, lesson.seat, len(lesson.first), lesson.last, list(steps_of(played)), lesson.remember, kept)


def lesson_of(game: str) -> PlayedLesson:
    try:
        return lessons.find(game)
    except UnknownGame:
        raise Problem(HTTP_404_NOT_FOUND, "request-no-such-page") from None


async def commitments_kept(house: House, played: PlayedLesson, id: str) -> int:
    """Nobody is told how the moves of other games, some of them secret, compare with anything."""
    async with (await house.rooms.find_fresh(id)).settled() as table:
        beginning = table.opened.beginning
        if table.match is None or beginning is None or beginning.kind != "lesson":
            return 0
        return played.moves_followed(table.match.log)


def steps_of(played: PlayedLesson) -> Iterator[LessonStep]:
    """All steps in their order. What is to be done belongs to the last one before a move."""
    lesson = played.lesson
    for move, scene in enumerate(lesson.scenes, start=len(lesson.first)):
        for number, said in enumerate(scene.steps, start=1):
            yield step_of(move, said, played.actions_at(move) if number == len(scene.steps) else None)
    for said in lesson.after:
        yield step_of(lesson.last, said, None)


def step_of(move: int, said: Instruction, actions: tuple[int, ...] | None) -> LessonStep:
    return LessonStep(move, said.say, None if actions is None else list(actions), said.points)


ROUTES = [begin_lesson, look_at_lesson]
