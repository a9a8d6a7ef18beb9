"""Formats messages for one reader: language, player names, and who is "you"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from emporion.kernel.messages import Argument, Message, Name, PlayerRef
from emporion.locales.catalogue import catalogue

IS_YOU = {"seat": "you", "player": "to-you"}
"""The variable that tells a sentence whether an argument is the reader."""


@dataclass(frozen=True)
class Translator:
    """Translates messages for one reader."""

    language: str
    names: Sequence[str] = ()
    """The players' names, by seat."""
    viewer: int | None = None
    """The reader's seat, or None."""
    decorate: Callable[[str, str], str] | None = None
    """Marks names in a sentence: gets a name's id and its text."""

    def translate(self, source: Message | Name | str, /, **arguments: Argument) -> str:
        """The text of a message or name; a string is the id of a message with these arguments."""
        if isinstance(source, Name):
            return self._name(source)
        message = Message(source, arguments) if isinstance(source, str) else source
        values: dict[str, Any] = {}
        for name, argument in message.arguments.items():
            values[name] = self._value(argument)
            if name in IS_YOU and isinstance(argument, PlayerRef):
                values[IS_YOU[name]] = "yes" if argument.seat == self.viewer else "no"
        return catalogue(self.language).format(message.id, values, decorate=self.decorate)

    def has(self, key: str) -> bool:
        return catalogue(self.language).has(key)

    def _value(self, argument: Argument) -> Any:
        """The Fluent value of an argument. Names are passed by id; the sentence selects the form."""
        match argument:
            case Name():
                return f"{argument.id}*{argument.count}" if argument.count > 1 else argument.id
            case PlayerRef(seat):
                return self.names[seat] if seat < len(self.names) else f"P{seat + 1}"
            case Message():
                return self.translate(argument)
            case int() | str():
                return argument
        if all(isinstance(each, Name) for each in argument):
            return " ".join(str(self._value(each)) for each in argument)
        return ", ".join(self.translate(each) for each in argument)

    def _name(self, name: Name) -> str:
        text = catalogue(self.language).name(name.id, name.form)
        thing = f"{name.id}.{name.form}" if name.form else name.id
        return self.decorate(thing, text) if self.decorate else text
