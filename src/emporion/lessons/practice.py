"""Practice positions: a position, a task, and a goal that the engine checks.

`<game>-practice.json` in this folder has the positions of a built-in game, `practice.json` in a plugin's folder those
of the plugin. A goal says what has to be true of the events and of the learner's view, not which moves are right: every
way that reaches it counts. `<game>-practice.ftl` has the words of each: its title, and what is said before and after.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from emporion import games
from emporion.kernel.chance import key_from_bytes
from emporion.kernel.contract import Json
from emporion.kernel.errors import EmporionError, UnknownGame
from emporion.kernel.view import view_to_json
from emporion.lessons.lesson import BadLesson
from emporion.match import Match, Seat
from emporion.match.replay import play_line

NO_KEY = "0" * 64


class Verdict(StrEnum):
    OPEN = "open"
    SOLVED = "solved"
    FAILED = "failed"


class Bounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A range of numbers."""

    at_least: int = -(2**31)
    at_most: int = 2**31

    def holds(self, value: Json) -> bool:
        return isinstance(value, int) and self.at_least <= value <= self.at_most


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact about the attempt: enough matching events, or a value in the learner's view."""

    event: str = ""
    """The name of an event."""
    where: dict[str, str | int | bool | Bounds] = {}
    """What its arguments have to be."""
    times: int = 1
    """How often it has to happen at least."""
    view: str = ""
    """A path in the learner's view, with dots: `seats.0.coins`. `#` at its end is the number of words or entries."""
    equals: str | int | bool | None = None
    has: str = ""
    """Words that the text at the path must contain, as often as they are given."""
    lacks: str = ""
    """Words that it must not contain."""
    at_least: int | None = None
    at_most: int | None = None

    def holds(self, events: Sequence[Json], view: Json) -> bool:
        if self.event:
            return sum(self._matches(event) for event in events) >= self.times
        return self._is_right(value_at(view, self.view))

    def _matches(self, event: Json) -> bool:
        return event["event"] == self.event and all(
            wanted.holds(event.get(name)) if isinstance(wanted, Bounds) else event.get(name) == wanted
            for name, wanted in self.where.items()
        )

    def _is_right(self, value: Json) -> bool:
        words = str(value).split()
        return (
            (self.equals is None or value == self.equals)
            and all(words.count(word) >= self.has.split().count(word) for word in self.has.split())
            and not set(words) & set(self.lacks.split())
            and (self.at_least is None or (isinstance(value, int) and value >= self.at_least))
            and (self.at_most is None or (isinstance(value, int) and value <= self.at_most))
        )


class Mistake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said after an attempt that failed in a particular way."""

    when: list[Condition]
    say: str


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One practice position."""

    name: str
    position: dict[str, Any]
    reach: list[Condition]
    """All of them have to hold."""
    solution: list[str]
    """One way to reach the goal, in the notation of records; every other way counts as well."""
    wrong: list[str]
    """A tempting way that fails."""
    avoid: list[Condition] = []
    """None of them may hold: if one does, the attempt has failed."""
    at_end: bool = False
    """Whether success is certain only at the end of the turn."""
    turns: int = 1
    """The learner's turns until the attempt is over."""
    seat: int = 0
    points: list[str] = []
    """The zones of the table that the hint highlights."""
    mistakes: list[Mistake] = []

    def message(self, part: str = "") -> str:
        """The id of a text: the title, or its `task`, `hint`, `well` (after success) or `miss`."""
        return f"{self.position['game']}-practice-{self.name}{part and '-'}{part}"

    @property
    def path(self) -> str:
        """The game and the name, by which tables know the exercise."""
        return f"{self.position['game']}/{self.name}"

    @property
    def key(self) -> str:
        chance = self.position.get("chance")
        return str(chance.get("key", NO_KEY)) if isinstance(chance, dict) else NO_KEY

    @property
    def players(self) -> int:
        return int(self.position["players"])

    def begin(self) -> Match:
        """The position as a match of people without names."""
        game = games.find(self.position["game"])
        seats = [Seat(f"P{number + 1}") for number in range(self.players)]
        key = key_from_bytes(bytes.fromhex(self.key))
        return Match(game, seats, [None] * self.players, self.options, key, self.position)

    @property
    def options(self) -> dict[str, Json]:
        return dict(self.position.get("options", {}))

    def verdict(self, match: Match) -> Verdict:
        """How an attempt stands. It succeeds as soon as the goal is reached, or at the end of the turn if that is what
        counts."""
        if match.version == 0:
            return Verdict.OPEN
        events, view = match.events_for(self.seat, 0), view_to_json(match.view(self.seat))
        if any(condition.holds(events, view) for condition in self.avoid):
            return Verdict.FAILED
        is_reached = all(condition.holds(events, view) for condition in self.reach)
        if is_reached and (self._is_over(match) or not self.at_end):
            return Verdict.SOLVED
        return Verdict.FAILED if self._is_over(match) else Verdict.OPEN

    def _is_over(self, match: Match) -> bool:
        rounds = (self.turns - 1) * self.players
        return match.over or match.state.turn > match.state_at(0).turn + rounds

    def failure(self, match: Match) -> str:
        """The message about what went wrong."""
        events, view = match.events_for(self.seat, 0), view_to_json(match.view(self.seat))
        found = (each.say for each in self.mistakes if all(one.holds(events, view) for one in each.when))
        return next(found, self.message("miss"))

    def attempt(self, lines: Sequence[str]) -> Match:
        """The match after these moves."""
        match = self.begin()
        for number, line in enumerate(lines, start=1):
            play_line(match, line, number, self.name)
        return match


def value_at(view: Json, path: str) -> Json:
    """The value at a path of a view; None where there is none. `#` counts words or entries."""
    value = view
    for name in path.split("."):
        if name == "#":
            value = len(value.split() if isinstance(value, str) else value or ())
        elif isinstance(value, list):
            value = value[int(name)]
        else:
            value = value.get(name) if isinstance(value, dict) else None
    return value


def names() -> tuple[str, ...]:
    """The names of the games that have practice positions."""
    return tuple(name for name in games.names() if practice_file(name) is not None)


@cache
def exercises(game: str) -> tuple[Exercise, ...]:
    """The practice positions of a game, easy ones first; raises UnknownGame if there are none."""
    if game not in names():
        raise UnknownGame(f"there is no practice for {game!r}; there is some for: {', '.join(names())}")
    try:
        found = msgspec.json.decode(practice_file(game).read_bytes(), type=tuple[Exercise, ...])
    except msgspec.DecodeError as problem:
        raise BadLesson(f"{game}: {problem}") from None
    for exercise in found:
        if exercise.position.get("game") != game:
            raise BadLesson(f"{game}: {exercise.name} is for {exercise.position.get('game')!r}")
        try:
            check(exercise)
        except EmporionError as problem:
            raise BadLesson(f"{game}: {exercise.name}: {problem}") from problem
    return found


def check(exercise: Exercise) -> None:
    """Check that the solution solves the exercise and the wrong way fails."""
    for lines, expected in ((exercise.solution, Verdict.SOLVED), (exercise.wrong, Verdict.FAILED)):
        found = exercise.verdict(exercise.attempt(lines))
        if found is not expected:
            raise BadLesson(f"{exercise.position['game']}: {exercise.name}: {lines} is {found}, not {expected}")


@cache
def find(game: str, name: str) -> Exercise | None:
    """The exercise of that name, if there is one."""
    if game not in names():
        return None
    return next((each for each in exercises(game) if each.name == name), None)


def is_finished(name: str, match: Match) -> bool:
    """Whether an attempt at an exercise, `game/name`, is decided. Unknown and bad ones, of tables older than the files,
    are."""
    try:
        exercise = find(*name.partition("/")[::2])
    except (EmporionError, BadLesson):
        return True
    return exercise is None or exercise.verdict(match) is not Verdict.OPEN


def practice_file(game: str) -> Any:
    """The file of a game's practice positions; None if it has none."""
    plugin = games.plugins().get(game)
    if plugin is None:
        file: Any = files("emporion.lessons").joinpath(f"{game}-practice.json")
    else:
        file = plugin.folder and plugin.folder / "practice.json"
    return file if file is not None and file.is_file() else None
