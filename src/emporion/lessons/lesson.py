"""A lesson is an annotated record: fixed luck, the moves of the learner and of one opponent, and instructions before
the learner's moves. It is played at an ordinary table.

`<game>.json` in this folder is the first lesson of a built-in game, about its rules, `<game>-2.json` the second one,
about tactics; `lesson.json` and `lesson-2.json` in a plugin's folder are those of the plugin. They are written by hand
and checked when they are loaded. A lesson's name is that of its file: `carthage`, `carthage-2`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from emporion import games
from emporion.kernel.chance import key_from_seed
from emporion.kernel.errors import EmporionError, UnknownGame
from emporion.match import Match, Seat
from emporion.match.match import Move
from emporion.match.record import key_text
from emporion.match.replay import play_line

PLAYERS = 2


class BadLesson(Exception):
    """A lesson that cannot be played."""


class Instruction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One instruction to the learner."""

    say: str
    """A message id. The last message before a move ends with what to do."""
    points: list[str] = []
    """The zones of the table to highlight."""


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move and the instructions before it."""

    move: str
    """In the notation of records."""
    steps: list[Instruction] = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a lesson file."""

    game: str
    rules: int
    seat: int
    """The learner's seat."""
    scenes: list[Scene]
    after: list[Instruction]
    """Instructions after the last move."""
    remember: list[str]
    """Message ids of the summary."""
    seed: int = 0
    options: dict[str, Any] = {}
    first: list[str] = []
    """Moves made before the lesson begins."""
    position: dict[str, Any] | None = None
    """Where it begins, if not with a freshly dealt game."""

    @property
    def key(self) -> str:
        return key_text(tuple(key_from_seed(self.seed)))

    def begin(self) -> Match:
        """The match before the first move."""
        seats = [Seat(f"P{number + 1}") for number in range(PLAYERS)]
        key = key_from_seed(self.seed)
        return Match(games.find(self.game), seats, [None] * PLAYERS, dict(self.options), key, self.position)

    @property
    def last(self) -> int:
        """The number of moves at the end of the lesson."""
        return len(self.first) + len(self.scenes)


class PlayedLesson(msgspec.Struct, frozen=True):
    """A lesson with all its moves replayed."""

    lesson: Lesson
    moves: tuple[Move, ...]
    """All moves from the start of the game."""

    def actions_at(self, move: int) -> tuple[int, ...] | None:
        """The actions of the lesson's move with this number; None after its end."""
        return self.moves[move].actions if move < len(self.moves) else None

    def has_instructions(self, log: Sequence[Move]) -> bool:
        """Whether a game that follows the lesson is at a move with instructions, or at the end with the last ones."""
        scene = len(log) - len(self.lesson.first)
        if not 0 <= scene <= len(self.lesson.scenes) or self.moves_followed(log) < len(log):
            return False
        return bool(self.lesson.after if scene == len(self.lesson.scenes) else self.lesson.scenes[scene].steps)

    def moves_followed(self, log: Sequence[Move]) -> int:
        """How many moves of a game follow the lesson."""
        for number, (made, expected) in enumerate(zip(log, self.moves, strict=False)):
            if (made.seat, made.actions) != (expected.seat, expected.actions):
                return number
        return min(len(log), len(self.moves))

    def next_actions(self, log: Sequence[Move]) -> tuple[int, ...] | None:
        """The lesson's next actions; None if it is over or the game left the lesson."""
        return self.actions_at(len(log)) if self.moves_followed(log) == len(log) else None


def names() -> tuple[str, ...]:
    """The names of all lessons: those of a game one after the other."""
    return tuple(name for game in games.names() for name in lessons_of(game))


def lessons_of(game: str) -> tuple[str, ...]:
    """The names of a game's lessons, in their order."""
    return tuple(name for number, name in enumerate((game, f"{game}-2")) if lesson_file(game, number + 1) is not None)


def game_of(name: str) -> str:
    """The game that a lesson teaches."""
    return next((game for game in games.names() if name in lessons_of(game)), name)


@cache
def find(name: str) -> PlayedLesson:
    """The lesson of that name; raises UnknownGame if there is none."""
    if name not in names():
        raise UnknownGame(f"there is no lesson for {name!r}; there is one for: {', '.join(names())}")
    game = game_of(name)
    try:
        lesson = msgspec.json.decode(lesson_file(game, 1 + lessons_of(game).index(name)).read_bytes(), type=Lesson)
    except msgspec.DecodeError as problem:
        raise BadLesson(f"{name}: {problem}") from None
    if lesson.game != game:
        raise BadLesson(f"{name}: the lesson is for {lesson.game!r}")
    return PlayedLesson(lesson, tuple(play_through(lesson).log))


def play_through(lesson: Lesson) -> Match:
    """Replay a lesson to its end; raises BadLesson with the reason if it cannot be played."""
    game = games.find(lesson.game)
    if lesson.rules != game.version:
        raise BadLesson(f"{lesson.game}: is for rules {lesson.rules}, and there are rules {game.version}")
    try:
        match = lesson.begin()
        for number, line in enumerate(lesson.first, start=1):
            play_line(match, line, number, lesson.game)
        for scene in lesson.scenes:
            _check_scene(lesson, scene, match)
            play_line(match, scene.move, match.version + 1, lesson.game)
    except EmporionError as problem:
        raise BadLesson(f"{lesson.game}: {problem}") from problem
    if match.actor != lesson.seat:
        raise BadLesson(f"{lesson.game}: it does not end with the learner's turn")
    return match


def _check_scene(lesson: Lesson, scene: Scene, match: Match) -> None:
    """Every choice of the learner has instructions, and no move of the opponent has any. Where the learner has no
    choice, instructions are optional: without them the server answers, as in any game."""
    is_learner = match.actor == lesson.seat
    if scene.steps and not is_learner:
        raise BadLesson(f"{lesson.game}: {scene.move!r} has steps")
    if is_learner and not scene.steps and len(match.legal()) > 1:
        raise BadLesson(f"{lesson.game}: {scene.move!r} has no step")


def lesson_file(game: str, number: int = 1) -> Any:
    """The file of a game's lesson; None if it has none."""
    plugin, suffix = games.plugins().get(game), "" if number == 1 else f"-{number}"
    if plugin is None:
        file: Any = files("emporion.lessons").joinpath(f"{game}{suffix}.json")
    else:
        file = plugin.folder and plugin.folder / f"lesson{suffix}.json"
    return file if file is not None and file.is_file() else None
