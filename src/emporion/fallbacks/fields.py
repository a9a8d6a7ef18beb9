"""A view as named fields in plain text, for games without a board of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

TABLE_WIDE = frozenset({"seat", "remembered", "players", "options", "turn", "reveals", "actor", "seats"})
"""Fields that every view has; the fallbacks show them in their own way, or not at all."""


def label(name: str) -> str:
    """The name of a field or event for people."""
    return name.replace("_", " ")


def table_fields(view: Mapping[str, Any]) -> dict[str, str]:
    """The fields of the table as text."""
    return {label(name): value_text(value) for name, value in view.items() if name not in TABLE_WIDE}


def seat_fields(place: Mapping[str, Any]) -> dict[str, str]:
    """The fields of one seat as text."""
    return {label(name): value_text(value) for name, value in place.items() if name != "seat"}


def value_text(value: Any) -> str:
    """Any JSON value in one line."""
    match value:
        case None | "" | [] | {}:
            return "–"
        case bool():
            return "yes" if value else "no"
        case dict():
            return ", ".join(f"{label(str(name))} {value_text(each)}" for name, each in value.items())
        case list() | tuple():
            gap = "; " if any(isinstance(each, list | tuple | dict) for each in value) else " "
            return gap.join(value_text(each) for each in value)
    return str(value)
