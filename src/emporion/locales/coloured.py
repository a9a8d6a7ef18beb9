"""Messages as coloured text: a game's drawing says how the names in a sentence look."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rich.text import Text

from emporion.kernel.contract import Game
from emporion.kernel.messages import Argument, Message, Name
from emporion.locales.translator import Translator

OPENS, CLOSES = "\ue000", "\ue001"  # around names in a sentence, to colour them
FIRST_NAME = 0xE100  # one private-use character per name follows: Fluent limits the length of sentences
MARKED = re.compile(f"{OPENS}(.)([^{CLOSES}]*){CLOSES}")
_names: dict[str, str] = {}
"""The catalogue ids of the names used so far, by their character."""


def mark(thing: str, name: str) -> str:
    """A name between markers that identify its catalogue id: `Translator.decorate`."""
    character = next((known for known, each in _names.items() if each == thing), chr(FIRST_NAME + len(_names)))
    _names[character] = thing
    return f"{OPENS}{character}{name}{CLOSES}"


def coloured(marked: str, style_of: Callable[[str], str]) -> Text:
    """A text with marked names in the style of their catalogue ids."""
    text = Text()
    end = 0
    for found in MARKED.finditer(marked):
        text.append(marked[end : found.start()])
        text.append(found[2], style_of(_names.get(found[1], "")) or None)
        end = found.end()
    return text.append(marked[end:])


@dataclass(frozen=True)
class ColouredPen:
    """The pen of a game's terminal board, for one reader and a width in columns."""

    translator: Translator
    game: str
    drawing: Any
    """The game's terminal module, with `draw` and `style_of`."""
    width: int

    @classmethod
    def of(cls, game: Game, language: str, names: Sequence[str], viewer: int | None, width: int) -> ColouredPen:
        translator = Translator(language, names, viewer, decorate=mark)
        return cls(translator, game.name, import_module(game.terminal), width)

    @property
    def names(self) -> Sequence[str]:
        return self.translator.names

    def has(self, message: str, /) -> bool:
        return self.translator.has(message)

    def text(self, message: Message | Name | str, /, **arguments: Argument) -> Text:
        return coloured(self.translator.translate(message, **arguments), self.drawing.style_of)
