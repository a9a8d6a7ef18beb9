"""Helpers for tests of texts: a sample table, and rendered prompts, notes, summaries and log lines."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from rich.console import Console

from emporion.games.discovery import GAME
from emporion.kernel import reference
from emporion.kernel.layout import clone
from emporion.kernel.messages import Message
from emporion.locales import LANGUAGES, Translator, catalogue
from emporion.terminal.answer import Answer, parse_answer
from emporion.terminal.help_pages import show_help
from emporion.terminal.screen import Screen
from tests.discovery.table import Table, discovery, steps_of

NAMES = ("Ada", "Ben", "Cleo", "Dora")
TRANSLATED = [language for language in LANGUAGES if catalogue(language).has("discovery-title")]
OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"flagship_scoring": "either", "wild_scoring": "chain", "idle_flagship": False},
    {"first_scoring_timing": "immediate", "missions": "full", "stall_guard": 1},
    {"first_scoring_timing": "end_of_round", "hidden_coins": True, "stall_guard": 0},
]
TABLE = discovery(
    P1="coins 4; idle R1 R2 Y2 B3; hand R3 B5; wild 1; reservations 1; flagship RB",
    P2="coins 6",
    purchase="G3 Y1@P2 G2 K1 K2",
    filling="G1 W1 W2 W3 -",
    display="Y3@P2 Y4 Y5 -",
    expeditions={"drake": "P2 Y1", "dias": "P2 B3", "abreu": "P2 W2"},
)


def screen_for(seat: int = 0, language: str = "en", width: int = 200) -> Screen:
    console = Console(file=io.StringIO(), width=width)
    return Screen.of(GAME, console, language, NAMES, lambda: "").for_seat(seat)


def screen_text(screen: Screen) -> str:
    assert isinstance(screen.console.file, io.StringIO)
    return screen.console.file.getvalue()


def render(message: Message, seat: int = 0) -> str:
    return Translator("en", NAMES, seat).translate(message)


def summary(table: Table, *moves: str) -> str:
    """The summary of these moves before they are committed."""
    steps, state = [], clone(table.state)
    for move in (step for move_text in moves for step in steps_of(move_text)):
        steps.append((reference.view(GAME, state, 0), GAME.parse_action(move)))
        reference.play(GAME, state, GAME.parse_action(move))
    return render(GAME.text.summary(steps))


def notes(table: Table, *picked: str, about: str = "") -> list[str]:
    view = reference.view(GAME, table.state, 0)
    if picked:
        view = reference.preview(GAME, table.state, 0, [GAME.parse_action(move) for move in picked])
    legal = [GAME.parse_action(about)] if about else reference.legal(GAME, table.state)
    return [render(note) for note in GAME.text.notes(view, legal)]


def messages(table: Table, seat: int) -> Sequence[Message]:
    events = [GAME.events.describe(event, seat) for event in table.raw]
    return GAME.text.narrate(events, reference.view(GAME, table.state, seat))


def log_lines(table: Table, seat: int) -> list[str]:
    """The log that one player reads about the moves that led to a table."""
    return [render(message, seat) for message in messages(table, seat)]


def answer(table: Table, typed: str) -> Answer:
    view = reference.view(GAME, table.state, 0)
    choices = GAME.text.choices(view, reference.legal(GAME, table.state))
    return parse_answer(typed, choices, view, GAME, screen_for())


def page(table: Table, about: str) -> str:
    """A help page (`?`) joined into one line."""
    screen = screen_for()
    view = reference.view(GAME, table.state, 0)
    show_help(about, GAME.text.choices(view, reference.legal(GAME, table.state)), view, GAME, screen)
    return " ".join(screen_text(screen).split())
