"""Texts on the wire. A `Text` is a message id with its arguments; the client renders it in the reader's language."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from emporion.kernel.messages import Argument, Choice, Message, Name, PlayerRef, ScoreSheet


class Thing(msgspec.Struct, frozen=True, gc=False, tag="thing", tag_field="is", omit_defaults=True):
    """A name from the catalogues, perhaps in one of its forms, perhaps several of it."""

    id: str
    form: str = ""
    count: int = 1


class Person(msgspec.Struct, frozen=True, gc=False, tag="person", tag_field="is"):
    """A player."""

    seat: int


class Text(msgspec.Struct, frozen=True, gc=False, tag="text", tag_field="is", omit_defaults=True):
    """A message id with its arguments: a sentence in every language."""

    id: str
    args: dict[str, int | str | Thing | Person | Text | list[Thing | Text]] = {}


Said = int | str | Thing | Person | Text | list[Thing | Text]


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A legal action, in words."""

    action: int
    say: Annotated[str, Meta(description="In canonical notation.")]
    group: Text
    label: Thing | Text
    sentence: Text


class SheetRow(msgspec.Struct, frozen=True, gc=False):
    """What one item scored for each seat."""

    head: Text
    cells: list[Text | None]


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """The final score, each number with its reason."""

    rows: list[SheetRow]
    totals: list[SheetRow]
    legend: Text
    verdict: Text


def text(message: Message) -> Text:
    return Text(message.id, {name: _argument(value) for name, value in message.arguments.items()})


def thing(name: Name) -> Thing:
    return Thing(name.id, name.form, name.count)


def label(said: Name | Message) -> Thing | Text:
    return thing(said) if isinstance(said, Name) else text(said)


def _argument(value: Argument) -> Said:
    match value:
        case Name():
            return thing(value)
        case PlayerRef(seat):
            return Person(seat)
        case Message():
            return text(value)
        case int() | str():
            return value
    return [label(each) for each in value]


def offer(choice: Choice, say: str) -> Offer:
    return Offer(choice.action, say, text(choice.group), label(choice.label), text(choice.sentence))


def sheet(score: ScoreSheet) -> Sheet:
    def row(head: Message, cells: Any) -> SheetRow:
        return SheetRow(text(head), [None if cell is None else text(cell) for cell in cells])

    rows = [row(*each) for each in score.rows]
    return Sheet(rows, [row(*each) for each in score.totals], text(score.legend), text(score.verdict))
