"""The screen of one reader: coloured sentences, questions, and clearing between hot-seat players."""

from __future__ import annotations

import os
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
from emporion.locales.coloured import coloured, mark

INDENT = 2
A_MOMENT = 0.2  # seconds
FORGET_SCROLLBACK = "\x1b[3J"


class NeedsTerminal(LocalizedError):
    """The command asks questions, and standard input is not a terminal."""


class Leave(Exception):
    """The reader leaves the game."""


def read_line() -> str:
    """Read a line. Python misses a Ctrl-C in the instant before a blocking read, so on POSIX systems we poll."""
    while os.name == "posix" and not select.select([sys.stdin], [], [], A_MOMENT)[0]:
        pass
    return input()


@dataclass(frozen=True)
class Screen:
    """Prints localized messages for one reader on a console."""

    console: Console
    translator: Translator
    game: str
    drawing: Any
    """The game's terminal module, with `draw` and `style_of`."""
    read: Callable[[], str] = read_line

    @classmethod
    def of(
        cls, game: Game, console: Console, language: str, names: Sequence[str], read: Callable[[], str] = read_line
    ) -> Screen:
        translator = Translator(language, names, decorate=mark)
        return cls(console, translator, game.name, import_module(game.terminal), read)

    def for_seat(self, seat: int | None) -> Screen:
        """The same screen for another reader."""
        return replace(self, translator=replace(self.translator, viewer=seat))

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def names(self) -> Sequence[str]:
        return self.translator.names

    def has(self, message: str, /) -> bool:
        return self.translator.has(message)

    def text(self, message: Message | Name | str, /, **arguments: Argument) -> Text:
        """A message with coloured names."""
        return coloured(self.translator.translate(message, **arguments), self.drawing.style_of)

    def plain(self, message: Message | Name | str, /, **arguments: Argument) -> str:
        return self.text(message, **arguments).plain

    def show(self, *shown: RenderableType, indent: int = 0) -> None:
        for each in shown:
            self.console.print(Padding(each, (0, 0, 0, indent), expand=False) if indent else each, highlight=False)

    def print(self, message: Message | Name | str, /, style: str = "", indent: int = 0, **arguments: Argument) -> None:
        """Print a message."""
        text = self.text(message, **arguments)
        text.stylize_before(style)
        self.show(text, indent=indent)

    def print_command(self, message: str, /, style: str = "", **arguments: Argument) -> None:
        """Print a message that contains a command to copy, without wrapping it."""
        self.console.print(self.text(message, **arguments), style=style, highlight=False, soft_wrap=True)

    def rule(self, message: Message | str, /, **arguments: Argument) -> None:
        """Print a horizontal rule with a title."""
        self.console.print()
        self.console.rule(self.text(message, **arguments), align="left")

    def draw(self, view: Any) -> None:
        """Draw the table."""
        self.show(*self.drawing.draw(view, self))

    def ask(self, question: Message | str) -> str:
        """Ask a question and read the answer."""
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
        """Clear the screen and the scrollback, so that the next reader sees no hidden cards."""
        self.console.clear()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(FORGET_SCROLLBACK)
        else:
            self.console.print("\n" * max(self.console.height, 50))


def require_terminal(command: str) -> None:
    """Raise NeedsTerminal if standard input is not a terminal."""
    if not (sys.stdin and sys.stdin.isatty()):
        raise NeedsTerminal("terminal-needs-terminal", command=command)
