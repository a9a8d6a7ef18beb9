"""Messages as sentences, for one reader: in a language, with the names at a table, knowing who is "you"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from emporion.kernel.messages import Argument, Message, Name, PlayerRef
from emporion.locales.catalogue import catalogue

IS_YOU = {"seat": "you", "player": "to-you"}
"""What a sentence is told about a player: whether it is the reader."""


@dataclass(frozen=True)
class Translator:
    """Speaks to one reader."""

    language: str
    names: Sequence[str] = ()
    """Of the players, by seat."""
    viewer: int | None = None
    """The seat of the reader; None if the reader sits nowhere."""
    decorate: Callable[[str, str], str] | None = None
    """Marks the names of things in a sentence: gets the id of the thing and its name."""

    def translate(self, said: Message | Name | str, **arguments: Argument) -> str:
        """A message in words; a text is the id of a message that takes these arguments."""
        if isinstance(said, Name):
            return self._name(said)
        message = Message(said, arguments) if isinstance(said, str) else said
        values: dict[str, Any] = {}
        for name, argument in message.arguments.items():
            values[name] = self._value(argument)
            if name in IS_YOU and isinstance(argument, PlayerRef):
                values[IS_YOU[name]] = "yes" if argument.seat == self.viewer else "no"
        return catalogue(self.language).format(message.id, values, decorate=self.decorate)

    def has(self, key: str) -> bool:
        return catalogue(self.language).has(key)

    def _value(self, argument: Argument) -> Any:
        """What a sentence receives for an argument. Things go in by id; the sentence asks for the form it needs."""
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
