"""Fluent catalogues: the languages, and how a message is formatted, plural forms and cases included."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import zip_longest
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource

from emporion import games
from emporion.kernel.contract import Game

CODE = "code"  # the form of a name for tables and lists
DEFAULT = "en"
LANGUAGES = {"en": "English", "pl": "polski", "nl": "Nederlands", "it": "italiano"}


ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


class LazyBundle(FluentBundle):
    """Parses an entry when it is first used: a process needs few of a language's many hundred."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unparsed: dict[str, str] = {}

    def add_text(self, text: str) -> None:
        """Add the entries of a file, except those whose names are taken."""
        starts = list(ENTRY.finditer(text))
        for start, following in zip_longest(starts, starts[1:]):
            self._unparsed.setdefault(start[1], text[start.start() : following and following.start()])

    def has_message(self, message_id: str) -> bool:
        self._parse(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, name: str) -> None:
        if text := self._unparsed.get(name):
            self.add_resource(FluentResource(text))
            self._unparsed[name] = ""


class Catalogue:
    """All messages of one language.

    Sentences inflect names with our Fluent function `NAME`: `{ NAME($card, form: "acc") }` is the attribute `acc` of
    the entry with the argument's id, or its value if the language has no such form; `start: "yes"` capitalizes it."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._decorate: Callable[[str, str], str] = _bare
        self._bundle = LazyBundle([language], functions={"NAME": cast("Any", self._name)}, use_isolating=False)
        for text in (*own_texts(language), *plugin_texts(language)):
            self._bundle.add_text(text)

    def format(self, key: str, arguments: Mapping[str, Any], decorate: Callable[[str, str], str] | None = None) -> str:
        """Format a message or an attribute (`key.attribute`). `decorate` may mark names in the text: it gets a name's
        key, including the form, and its text."""
        entry, _, attribute = key.partition(".")
        message = self._bundle.get_message(entry)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        before, self._decorate = self._decorate, decorate or _bare
        try:
            text, problems = self._bundle.format_pattern(pattern, dict(arguments))
        finally:
            self._decorate = before
        if problems:
            raise ValueError(f"{self.language}: {key}: {'; '.join(map(str, problems))}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether a message, or an attribute of one, exists."""
        entry, _, attribute = key.partition(".")
        if not self._bundle.has_message(entry):
            return False
        return not attribute or attribute in self._bundle.get_message(entry).attributes

    def forms(self, key: str) -> list[str]:
        """The attributes of an entry."""
        return list(self._bundle.get_message(key).attributes)

    def _name(self, ids: Any, form: str = "", start: str = "") -> str:
        """Names in the form that a sentence needs: "red 5, 2 × blue 3", or as short codes "R5 B3 B3"."""
        named = []
        for each in str(ids).split():
            key, _, count = each.partition("*")
            text = self.name(key, form, start)
            if form == CODE:
                named += [text] * int(count or 1)
            else:
                named.append(f"{count} × {text}" if count else text)
        return (" " if form == CODE else ", ").join(named)

    def name(self, key: str, form: str = "", start: str = "") -> str:
        """One name; its plain value if the language has no such form."""
        if form and self.has(f"{key}.{form}"):
            key = f"{key}.{form}"
        text = self.format(key, {})
        return self._decorate(key, text[:1].upper() + text[1:] if start else text)


def own_texts(language: str) -> Iterator[str]:
    """The catalogue files of this folder."""
    for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.read_text(encoding="utf-8")


def plugin_texts(language: str) -> Iterator[str]:
    """The catalogue files of all plugins. An entry never replaces one that is already there."""
    for game in games.plugins().values():
        yield from texts_of(game, language)


def texts_of(game: Game, language: str) -> Iterator[str]:
    """A plugin's catalogue files, `locales/<language>/*.ftl` in its folder; then the English ones, for what the
    language lacks."""
    if game.folder is None:
        return
    for each in dict.fromkeys((language, DEFAULT)):
        for file in sorted((game.folder / "locales" / each).glob("*.ftl")):
            yield file.read_text(encoding="utf-8", errors="replace")


def _bare(_id: str, text: str) -> str:
    return text


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def preferred_language() -> str:
    """The language of the environment, or English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := os.environ.get(variable, ""):
            return wish[:2].lower() if wish[:2].lower() in LANGUAGES else DEFAULT
    return DEFAULT
