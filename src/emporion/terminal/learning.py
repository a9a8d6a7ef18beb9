"""Lessons and practice positions in a terminal: `emporion learn` and `emporion practice`."""

from __future__ import annotations

import json

import click
from rich.console import Console

from emporion import bots, lessons
from emporion.files import atomic_write
from emporion.folders import data_root
from emporion.kernel.errors import BadArguments
from emporion.kernel.messages import Message
from emporion.lessons import PlayedLesson, practice
from emporion.lessons.practice import Exercise, Verdict
from emporion.locales import Translator
from emporion.match import Draft, Match
from emporion.terminal.answer import QUIT
from emporion.terminal.commands import game_named, language_option, title_of
from emporion.terminal.composer import Composer
from emporion.terminal.narration import show_messages
from emporion.terminal.screen import Leave, Screen, require_terminal

OPPONENT = "greedy"
"""The bot that answers in practice positions: it decides at once."""


@click.command()
@click.argument("game", required=False)
@click.option("--tactics", is_flag=True, help="The second lesson, about tactics.")
@language_option
def learn(game: str | None, tactics: bool, language: str) -> None:
    """Learn GAME in a lesson: a short game in which you are told what to do and why."""
    chosen = game_named(game).name
    known = lessons.lessons_of(chosen)
    if len(known) <= tactics:
        raise BadArguments("learn-none", game=chosen)
    require_terminal("learn")
    Teaching(lessons.find(known[tactics]), language).run()


@click.command("practice")
@click.argument("game", required=False)
@click.argument("number", type=int, required=False)
@language_option
def practice_command(game: str | None, number: int | None, language: str) -> None:
    """Practise GAME in short positions with one task each: the NUMBERth, or the first one that is not solved."""
    chosen = game_named(game).name
    if chosen not in practice.names():
        raise BadArguments("learn-none", game=chosen)
    exercises = practice.exercises(chosen)
    if number is not None and not 1 <= number <= len(exercises):
        raise BadArguments("practice-number", found=number, last=len(exercises))
    require_terminal("practice")
    solved = solved_positions(chosen)
    first = next((place for place, each in enumerate(exercises) if each.name not in solved), 0)
    try:
        for exercise in exercises[first if number is None else number - 1 :]:
            Training(exercise, language).run()
    except Leave:
        return


class Table:
    """A match with one person at the screen, which is told what happened and asked for moves."""

    def __init__(self, match: Match, seat: int, language: str) -> None:
        self.match = match
        self.seat = seat
        translator = Translator(language)
        names = [translator.translate("player-person", number=number + 1) for number in range(len(match.seats))]
        self.screen = Screen.of(match.game, Console(), language, names).for_seat(seat)
        self.seen = match.version

    def ask(self) -> Draft:
        """Draw the table and ask the person for a move."""
        self.screen.draw(self.match.view(self.seat))
        draft = None
        while draft is None:
            composer = Composer(self.match, self.screen, undo=lambda: False, show_log=lambda lines: None)
            draft = composer.compose()
        return draft

    def show_news(self) -> None:
        news = self.match.events_for(self.seat, self.seen)
        self.seen = self.match.version
        if news:
            self.screen.console.print()
            text = self.match.game.text
            show_messages(text.narrate(news, self.match.view(self.seat)), self.match.game, self.screen)
            self.screen.console.print()

    def wait(self) -> None:
        if self.screen.ask("terminal-continue").lower() == QUIT:
            raise Leave


class Teaching(Table):
    """A lesson being played."""

    def __init__(self, played: PlayedLesson, language: str) -> None:
        self.played = played
        self.lesson = played.lesson
        super().__init__(self.lesson.begin(), self.lesson.seat, language)
        for move in played.moves[: len(self.lesson.first)]:
            self.match.commit(move.seat, move.actions)
        self.seen = self.match.version

    def run(self) -> None:
        self.screen.rule(title_of(self.match.game))
        try:
            for scene, move in zip(self.lesson.scenes, self.played.moves[len(self.lesson.first) :], strict=True):
                if move.seat == self.seat:
                    self.show_news()
                    if scene.steps:  # elsewhere there is no choice
                        self.follow(move.actions, [step.say for step in scene.steps])
                self.match.commit(move.seat, move.actions)
        except Leave:
            return
        self.show_news()
        for step in self.lesson.after:
            self.screen.print(step.say, style="bold")
        for message in self.lesson.remember:
            self.screen.print(message, indent=2)

    def follow(self, actions: tuple[int, ...], messages: list[str]) -> None:
        """Say what to do, and ask until it is done."""
        while True:
            for message in messages:
                self.screen.print(message, style="bold")
            self.screen.console.print()
            if tuple(self.ask().actions) == tuple(actions):
                return
            self.screen.print("lesson-not-now", style="yellow")


class Training(Table):
    """A practice position, tried until it is solved."""

    def __init__(self, exercise: Exercise, language: str) -> None:
        self.exercise = exercise
        super().__init__(exercise.begin(), exercise.seat, language)
        bot = bots.find(OPPONENT)
        self.match.players = [None if seat == self.seat else bot for seat in range(exercise.players)]

    def run(self) -> None:
        self.screen.rule(self.exercise.message())
        hints = [""]
        while not self.attempt(hints):
            hints = ["", "hint"]
        solve(self.exercise)
        game = self.match.game.name
        count = len(practice.exercises(game))
        self.screen.print("practice-standing", style="dim", number=len(solved_positions(game)), count=count)
        self.wait()

    def attempt(self, hints: list[str]) -> bool:
        """One try; whether it succeeded."""
        self.match.undo_to(0)
        self.seen = 0
        for part in ("task", *filter(None, hints)):
            self.screen.print(self.exercise.message(part), style="bold")
        self.screen.console.print()
        while (verdict := self.exercise.verdict(self.match)) is Verdict.OPEN:
            if self.match.actor != self.seat:
                next(iter(self.match.play_bots()))
            elif len(self.match.legal()) == 1 and self.match.version:
                self.match.commit(self.seat, self.match.legal())
            else:
                self.show_news()
                self.match.accept(self.match.proposal_of(self.ask()))
        self.show_news()
        is_solved = verdict is Verdict.SOLVED
        said = self.exercise.message("well") if is_solved else self.exercise.failure(self.match)
        if is_solved:
            self.screen.print("practice-solved", style="bold green")
        else:
            self.screen.print("practice-failed", style="bold yellow")
        self.screen.print(Message(said, {}))
        if not is_solved:
            self.wait()
        return is_solved


def solved_positions(game: str) -> set[str]:
    """The names of the positions of a game that were solved in this account's terminal."""
    try:
        found = json.loads((data_root() / "practice.json").read_text(encoding="utf-8"))
        return set(found.get(game, ()))
    except (OSError, ValueError, AttributeError):
        return set()


def solve(exercise: Exercise) -> None:
    """Remember that a position is solved; without a folder to write to it is forgotten."""
    game = str(exercise.position["game"])
    solved = {each: sorted(solved_positions(each)) for each in practice.names()}
    solved[game] = sorted({*solved[game], exercise.name})
    try:
        data_root().mkdir(parents=True, exist_ok=True)
        atomic_write(data_root() / "practice.json", json.dumps(solved, indent=1).encode())
    except OSError:
        return
