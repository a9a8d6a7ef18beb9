"""The screen of one reader: sentences in colour, questions, and the curtain between players."""

from __future__ import annotations

import os
import re
import select
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from emporion.kernel.contract import Game
from emporion.kernel.errors import LocalizedError
from emporion.kernel.messages import Argument, Message, Name
from emporion.locales import Translator

INDENT = 2
A_MOMENT = 0.2  # seconds
FORGET_SCROLLBACK = "\x1b[3J"
OPENS, CLOSES = "\ue000", "\ue001"  # around the names of things in a sentence, to paint them
FIRST_THING = 0xE100  # then comes a character for the thing: sentences must not get too long for Fluent
MARKED = re.compile(f"{OPENS}(.)([^{CLOSES}]*){CLOSES}")
_things: dict[str, str] = {}
"""The things that were named so far, by their character."""


class NeedsTerminal(LocalizedError):
    """The command asks questions, and standard input is not a terminal."""


class Leave(Exception):
    """The reader wants to leave the game."""


def read_line() -> str:
    """A line that is typed. Python does not hear a Ctrl-C that comes in the instant before it begins to wait for good,
    so where the system can tell whether a line is there, it waits a little at a time."""
    while os.name == "posix" and not select.select([sys.stdin], [], [], A_MOMENT)[0]:
        pass
    return input()


def mark(thing: str, name: str) -> str:
    """A name with marks around it that tell of which thing it is the name."""
    character = next((known for known, each in _things.items() if each == thing), chr(FIRST_THING + len(_things)))
    _things[character] = thing
    return f"{OPENS}{character}{name}{CLOSES}"


@dataclass(frozen=True)
class Screen:
    """Speaks to one reader on a console."""

    console: Console
    translator: Translator
    drawing: Any
    """The game's module that draws its table: `draw` and `style_of`."""
    read: Callable[[], str] = read_line

    @classmethod
    def of(
        cls, game: Game, console: Console, language: str, names: Sequence[str], read: Callable[[], str] = read_line
    ) -> Screen:
        return cls(console, Translator(language, names, decorate=mark), import_module(game.terminal), read)

    def for_seat(self, seat: int | None) -> Screen:
        """The same screen with another reader in front of it."""
        return replace(self, translator=replace(self.translator, viewer=seat))

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def names(self) -> Sequence[str]:
        return self.translator.names

    def text(self, said: Message | Name | str, **arguments: Argument) -> Text:
        """A message with the names of things in their colours."""
        marked = self.translator.translate(said, **arguments)
        text = Text()
        end = 0
        for found in MARKED.finditer(marked):
            text.append(marked[end : found.start()])
            text.append(found[2], self.drawing.style_of(_things.get(found[1], "")) or None)
            end = found.end()
        return text.append(marked[end:])

    def plain(self, said: Message | Name | str, **arguments: Argument) -> str:
        return self.text(said, **arguments).plain

    def show(self, *shown: RenderableType, indent: int = 0) -> None:
        for each in shown:
            self.console.print(Padding(each, (0, 0, 0, indent), expand=False) if indent else each, highlight=False)

    def print(self, said: Message | Name | str, style: str = "", indent: int = 0, **arguments: Argument) -> None:
        """Print a message."""
        text = self.text(said, **arguments)
        text.stylize_before(style)
        self.show(text, indent=indent)

    def print_command(self, said: str, style: str = "", **arguments: Argument) -> None:
        """Print a message that holds a command to copy: it is not broken into lines."""
        self.console.print(self.text(said, **arguments), style=style, highlight=False, soft_wrap=True)

    def rule(self, said: Message | str, **arguments: Argument) -> None:
        """A line across the screen with a title."""
        self.console.print()
        self.console.rule(self.text(said, **arguments), align="left")

    def draw(self, view: Any) -> None:
        """The table."""
        self.show(*self.drawing.draw(view, self))

    def ask(self, question: Message | str) -> str:
        """A line that the reader types."""
        text = self.text(question)
        self.console.print(
            text if text.plain.endswith(":") else text.append(" >"), end=" ", style="bold", highlight=False
        )
        try:
            return self.read().strip()
        except EOFError:
            self.console.print()
            raise Leave from None

    def clear(self) -> None:
        """Leave nothing on the screen that the next reader must not see, nor above it."""
        self.console.clear()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(FORGET_SCROLLBACK)
        else:
            self.console.print("\n" * max(self.console.height, 50))


def require_terminal(command: str) -> None:
    """Questions need somebody to answer them."""
    if not (sys.stdin and sys.stdin.isatty()):
        raise NeedsTerminal("terminal-needs-terminal", command=command)
