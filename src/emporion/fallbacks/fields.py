"""A view as named fields in plain text, for games without a board of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

TABLE_WIDE = frozenset({"seat", "remembered", "players", "options", "turn", "reveals", "actor", "seats"})
"""Fields that every view has; the fallbacks show them in their own way, or not at all."""


def label(name: str) -> str:
    """The name of a field or event for people."""
    return name.replace("_", " ")


@dataclass(frozen=True)
class Wording:
    """The words of a reader's language: truth values, and the names of fields."""

    yes: str = "yes"
    no: str = "no"
    label: Callable[[str], str] = label


ENGLISH = Wording()


def table_fields(view: Mapping[str, Any], wording: Wording = ENGLISH) -> dict[str, str]:
    """The fields of the table as text."""
    return _as_text(view, TABLE_WIDE, wording)


def seat_fields(place: Mapping[str, Any], wording: Wording = ENGLISH) -> dict[str, str]:
    """The fields of one seat as text."""
    return _as_text(place, frozenset({"seat"}), wording)


def _as_text(fields: Mapping[str, Any], hidden: frozenset[str], wording: Wording) -> dict[str, str]:
    return {wording.label(name): value_text(value, wording) for name, value in fields.items() if name not in hidden}


def value_text(value: Any, wording: Wording = ENGLISH) -> str:
    """Any JSON value in one line."""
    match value:
        case None | "" | [] | {}:
            return "–"
        case bool():
            return wording.yes if value else wording.no
        case dict():
            return ", ".join(f"{wording.label(str(name))} {value_text(each, wording)}" for name, each in value.items())
        case list() | tuple():
            gap = "; " if any(isinstance(each, list | tuple | dict) for each in value) else " "
            return gap.join(value_text(each, wording) for each in value)
    return str(value)
