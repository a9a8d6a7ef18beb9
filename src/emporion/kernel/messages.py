"""What rules, matches and servers say to people: message ids with arguments, never prose.

The catalogues in `locales/` hold the sentences. An argument is a number, a symbol for a sentence to choose by
(`"red"`), a named thing (`Name`), a player (`PlayerRef`), another message, or a row of these.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

View = Mapping[str, Any]
DescribedEvent = Mapping[str, Any]
"""An event as `Vocabulary.describe` tells it."""


@dataclass(frozen=True)
class Name:
    """A thing that has a name of its own in the catalogue, in all the forms that a language needs of it."""

    id: str
    form: str = ""
    """An attribute of the entry: a case, or a short code."""
    count: int = 1


@dataclass(frozen=True)
class PlayerRef:
    """A player. If the reader is that player, an argument `seat` also gives the sentence `you` = "yes", and an argument
    `player` gives it `to-you` = "yes"."""

    seat: int


@dataclass(frozen=True)
class Message:
    """A sentence in every language."""

    id: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


Argument = int | str | Name | PlayerRef | Message | Sequence["Name | Message"]


@dataclass(frozen=True)
class Choice:
    """A legal action as it is offered to a person."""

    action: int
    group: Message
    """The line of choices in which it stands: Take, Reserve, …"""
    label: Name | Message
    """What it is called there."""
    sentence: Message
    """The whole move in one sentence."""


@dataclass(frozen=True)
class ScoreSheet:
    """The end of a game, each number with its reason: a row for everything that gave points, a cell for each seat."""

    rows: Sequence[tuple[Message, Sequence[Message | None]]]
    totals: Sequence[tuple[Message, Sequence[Message | None]]]
    legend: Message
    verdict: Message
