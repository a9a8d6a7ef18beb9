"""A lesson is an annotated record: fixed luck, the moves of the learner and of one opponent, and what is said before
those of the learner. It is played at a table like any other, so that everything in it is the real thing.

`<game>.json` beside this file is the lesson of a game; it is written by hand and checked when it is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from emporion import games
from emporion.kernel.chance import key_from_seed
from emporion.kernel.errors import LocalizedError, UnknownGame
from emporion.match import Match, Seat
from emporion.match.match import Move
from emporion.match.record import key_text
from emporion.match.replay import play_line

PLAYERS = 2


class BadLesson(Exception):
    """A lesson that cannot be played as it is written."""


class Instruction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that the learner is told."""

    say: str
    """A message; it ends with what is to be done, if it is the last one before a move."""
    points: list[str] = []
    """Zones of the table that it is about."""


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move, and what is said before it."""

    move: str
    """As records write it."""
    steps: list[Instruction] = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is written down."""

    game: str
    rules: int
    seed: int
    seat: int
    """The learner's."""
    scenes: list[Scene]
    after: list[Instruction]
    """Said when all moves are made."""
    remember: list[str]
    """Messages: what the learner takes home."""
    options: dict[str, Any] = {}
    first: list[str] = []
    """Moves that were made before the learner sits down."""

    @property
    def key(self) -> str:
        return key_text(tuple(key_from_seed(self.seed)))

    @property
    def last(self) -> int:
        """Commitments when all moves are made."""
        return len(self.first) + len(self.scenes)


class PlayedLesson(msgspec.Struct, frozen=True):
    """A lesson that was played through."""

    lesson: Lesson
    moves: tuple[Move, ...]
    """All its commitments, from the beginning of the game."""

    def actions_at(self, move: int) -> tuple[int, ...] | None:
        """What is played after that many commitments; nothing, when the lesson is over."""
        return self.moves[move].actions if move < len(self.moves) else None

    def moves_followed(self, log: Sequence[Move]) -> int:
        """How many commitments of a game are those of the lesson."""
        for move, (made, meant) in enumerate(zip(log, self.moves, strict=False)):
            if (made.seat, made.actions) != (meant.seat, meant.actions):
                return move
        return min(len(log), len(self.moves))

    def next_actions(self, log: Sequence[Move]) -> tuple[int, ...] | None:
        """How the lesson goes on from there; nothing, if it is over or somebody left its path."""
        return self.actions_at(len(log)) if self.moves_followed(log) == len(log) else None


def names() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(name for name in games.names() if _path(name).is_file())


@cache
def find(game: str) -> PlayedLesson:
    """The lesson of a game; UnknownGame if there is none."""
    if game not in names():
        raise UnknownGame(f"there is no lesson for {game!r}; there is one for: {', '.join(names())}")
    lesson = msgspec.json.decode(_path(game).read_bytes(), type=Lesson)
    return PlayedLesson(lesson, tuple(play_through(lesson).log))


def play_through(lesson: Lesson) -> Match:
    """The game of a lesson at its end; BadLesson says what is wrong with it."""
    game = games.find(lesson.game)
    if lesson.rules != game.version:
        raise BadLesson(f"{lesson.game}: is for rules {lesson.rules}, and there are rules {game.version}")
    seats = [Seat(f"P{number + 1}") for number in range(PLAYERS)]
    match = Match(game, seats, [None] * PLAYERS, dict(lesson.options), key_from_seed(lesson.seed))
    try:
        for number, line in enumerate(lesson.first, start=1):
            play_line(match, line, number, lesson.game)
        for scene in lesson.scenes:
            _check_scene(lesson, scene, match.actor)
            play_line(match, scene.move, match.version + 1, lesson.game)
    except LocalizedError as problem:
        raise BadLesson(f"{lesson.game}: {problem}") from problem
    if match.actor != lesson.seat:
        raise BadLesson(f"{lesson.game}: it does not end with the learner's turn")
    return match


def _check_scene(lesson: Lesson, scene: Scene, actor: int) -> None:
    """The learner always knows what to do; opponents do not wait until something is read."""
    if (actor == lesson.seat) != bool(scene.steps):
        raise BadLesson(f"{lesson.game}: {scene.move!r} {'has no step' if actor == lesson.seat else 'has steps'}")


def _path(game: str) -> Any:
    return files("emporion.lessons").joinpath(f"{game}.json")
