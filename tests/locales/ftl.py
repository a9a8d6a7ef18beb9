"""The catalogues as syntax trees: their entries, the variables and plural branches of each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

PLURALS = {"zero", "one", "two", "few", "many", "other"}


def sources(language: str) -> dict[str, str]:
    """The files of a language."""
    folder = files("emporion.locales").joinpath(language)
    return {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}


@cache
def entries(language: str) -> dict[str, ast.Pattern]:
    """Every message and every attribute of a language, by id."""
    found: dict[str, ast.Pattern] = {}
    for name, text in sources(language).items():
        for entry in FluentParser(with_spans=False).parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if not isinstance(entry, ast.Message):
                continue
            for key, pattern in [(entry.id.name, entry.value)] + [
                (f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes
            ]:
                if pattern is not None:
                    assert key not in found, f"{language}/{name}: {key} is there twice"
                    found[key] = pattern
    return found


class Finder(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selections: list[tuple[str, list[str]]] = []
        self.forms: set[tuple[str, str]] = set()
        self.text = ""

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        keys = [key.name if isinstance(key := each.key, ast.Identifier) else key.value for each in node.variants]
        if isinstance(node.selector, ast.VariableReference):
            self.selections.append((node.selector.id.name, keys))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: Any) -> None:
        given = {each.name.name: each.value.value for each in node.arguments.named}
        self.forms.add((node.arguments.positional[0].id.name, given.get("form", "")))
        self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> None:
        self.text += f" {node.value}"


@cache
def look(language: str, key: str) -> Finder:
    """What an entry uses."""
    finder = Finder()
    finder.visit(entries(language)[key])
    return finder


def plural_selections(language: str) -> Iterator[tuple[str, list[str]]]:
    """The entries that choose by number, with the branches they have."""
    for key in entries(language):
        for _, branches in look(language, key).selections:
            if len(PLURALS & set(branches)) > 1 or PLURALS & set(branches) - {"other"}:
                yield key, branches
