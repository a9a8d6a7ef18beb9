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


class Measure(Struct, frozen=True, gc=False):
    """A number that players compare after a move: points, goods lost, cards left for the next player."""

    id: str
    """Of the sentence that states a difference. Its arguments are $way ("more" or "less"), $number (the amount as text,
    such as "at least 3"), $count (the same as a number), $seat and `arguments`."""
    value: int
    worth: int
    """About how many hundredths of a point one more is worth to its seat; negative if it does harm."""
    seat: int | None = None
    """Whose it is; None: the viewer's, as far as `worth` is concerned."""
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    parts: int = 1
    """How many units of `value` the sentences count as one, such as 2 for half points."""


class ScoreSheet(Struct, frozen=True, gc=False):
    """The final score: a row per source of points, a cell per seat."""

    rows: Sequence[tuple[Message, Sequence[Message | None]]]
    totals: Sequence[tuple[Message, Sequence[Message | None]]]
    legend: Message
    verdict: Message
    note: Message | None = None
    """What the rows leave out."""
