"""Localizable messages: ids with arguments, never prose.

The catalogues in `locales/` hold the sentences. An argument is a number, a selector (`"red"`), a catalogue name
(`Name`), a player (`PlayerRef`), another message, or a sequence of names and messages. Clients are sent messages as
they are, and render them in the reader's language; `is` says what an argument is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, field

DescribedEvent = Mapping[str, Any]
"""An event as `EventSchema.describe` returns it."""


class Name(Struct, frozen=True, gc=False, tag="thing", tag_field="is", omit_defaults=True):
    """A catalogue entry that names a thing, in all grammatical forms that a language needs."""

    id: str
    form: str = ""
    """An attribute of the entry: a case, or a short code."""
    count: int = 1


class PlayerRef(Struct, frozen=True, gc=False, tag="person", tag_field="is"):
    """A player. If the reader is that player, an argument `seat` also sets `you` = "yes" in the sentence, and
    `player` sets `to-you` = "yes"."""

    seat: int


class Message(Struct, frozen=True, gc=False, tag="text", tag_field="is", omit_defaults=True):
    """The id of a sentence, and its arguments."""

    id: str
    arguments: Mapping[str, Argument] = field(default_factory=dict, name="args")


Argument = int | str | Name | PlayerRef | Message | Sequence["Name | Message"]


class Choice(Struct, frozen=True, gc=False):
    """A legal action as people see it."""

    action: int
    group: Message
    """The heading under which it is listed: Take, Reserve, …"""
    label: Name | Message
    """Its name there."""
    sentence: Message
    """The whole move in one sentence."""


class ScoreSheet(Struct, frozen=True, gc=False):
    """The final score: a row per source of points, a cell per seat."""

    rows: Sequence[tuple[Message, Sequence[Message | None]]]
    totals: Sequence[tuple[Message, Sequence[Message | None]]]
    legend: Message
    verdict: Message
    note: Message | None = None
    """What the rows leave out."""
