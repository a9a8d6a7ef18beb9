"""Localizable messages: ids with arguments, never prose.

The catalogues in `locales/` hold the sentences. An argument is a number, a selector (`"red"`), a catalogue name
(`Name`), a player (`PlayerRef`), another message, or a sequence of names and messages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

DescribedEvent = Mapping[str, Any]
"""An event as `EventSchema.describe` returns it."""


@dataclass(frozen=True)
class Name:
    """A catalogue entry that names a thing, in all grammatical forms that a language needs."""

    id: str
    form: str = ""
    """An attribute of the entry: a case, or a short code."""
    count: int = 1


@dataclass(frozen=True)
class PlayerRef:
    """A player. If the reader is that player, an argument `seat` also sets `you` = "yes" in the sentence, and
    `player` sets `to-you` = "yes"."""

    seat: int


@dataclass(frozen=True)
class Message:
    """The id of a sentence, and its arguments."""

    id: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


Argument = int | str | Name | PlayerRef | Message | Sequence["Name | Message"]


@dataclass(frozen=True)
class Choice:
    """A legal action as people see it."""

    action: int
    group: Message
    """The heading under which it is listed: Take, Reserve, …"""
    label: Name | Message
    """Its name there."""
    sentence: Message
    """The whole move in one sentence."""


@dataclass(frozen=True)
class ScoreSheet:
    """The final score: a row per source of points, a cell per seat."""

    rows: Sequence[tuple[Message, Sequence[Message | None]]]
    totals: Sequence[tuple[Message, Sequence[Message | None]]]
    legend: Message
    verdict: Message
