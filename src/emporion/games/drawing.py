"""Drawing helpers that the games' terminal boards share: the pen, cards, tables of players, line wrapping."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from emporion.kernel.messages import Argument, Message, Name
from emporion.kernel.seats import SEAT_NAMES


class Pen(Protocol):
    """Renders messages as coloured text in the viewer's language."""

    @property
    def game(self) -> str:
        """The name of the game, with which the ids of its own messages begin."""

    @property
    def width(self) -> int:
        """The terminal's width in columns."""

    @property
    def names(self) -> Sequence[str]:
        """Player names by seat."""

    def has(self, message: str, /) -> bool:
        """Whether there is a message of this id."""

    def text(self, message: Message | Name | str, /, **arguments: Argument) -> Text: ...


@dataclass(frozen=True)
class Face:
    """A face-up card: a few short lines on its colour, and a tag below it."""

    lines: tuple[str, ...]
    style: str
    tag: str = ""


def cards_in_a_row(faces: Sequence[Face], inside: int) -> list[Text]:
    """Draw cards side by side; `inside` is a card's width without its frame."""
    height = max((len(face.lines) for face in faces), default=0)
    rows = [Text(no_wrap=True, overflow="crop") for _ in range(height + 3)]
    for face in faces:
        frame = face.style.split(" on ")[-1]
        rows[0].append(f"╭{'─' * inside}╮", frame)
        for row, line in zip(rows[1:], [*face.lines, *[""] * (height - len(face.lines))], strict=False):
            row.append("│", frame).append(line.center(inside), face.style).append("│", frame)
        rows[height + 1].append(f"╰{'─' * inside}╯", frame)
        rows[height + 2].append(face.tag[: inside + 2].center(inside + 2), "italic")
    return rows if any(face.tag for face in faces) else rows[:-1]


def beside(left: list[Text], right: list[Text], gap: int) -> list[Text]:
    """Put two blocks of lines side by side."""
    width = max((line.cell_len for line in left), default=0)
    joined = []
    for index in range(max(len(left), len(right))):
        line = left[index].copy() if index < len(left) else Text(no_wrap=True)
        if index < len(right):
            line.append(" " * (width - line.cell_len + gap)).append_text(right[index])
        joined.append(line)
    return joined


def player_at(seat: int, actor: str | None, viewer: str | None, pen: Pen) -> Text:
    """A player's name: marked if the player is to act, bold for the viewer."""
    here = SEAT_NAMES[seat]
    name = Text(f"{'▶' if here == actor else ' '} {here} {pen.names[seat]}")
    name.stylize("bold" if here == viewer else "")
    return name


def places_in_table(titles: Sequence[Text], places: Sequence[Sequence[Text]]) -> Table:
    """The players as a table, one row each, name first."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    for column, title in enumerate(titles):
        table.add_column(title, overflow="fold", no_wrap=column == 0)
    for place in places:
        table.add_row(*place)
    return table


def places_in_lines(titles: Sequence[Text], places: Sequence[Sequence[Text]], width: int) -> Table:
    """The players for narrow terminals: the name, and the other columns below it."""
    lines = Table.grid()
    for name, *facts in places:
        lines.add_row(name)
        items = []
        for title, fact in zip(titles[1:], facts, strict=True):
            label = title.copy()
            label.stylize("dim")
            items.append(label.append(": ").append_text(fact))
        lines.add_row(Padding(flow(items, width - 4, gap=" · "), (0, 0, 0, 4)))
    return lines


def flow(items: Sequence[Text], width: int, gap: str = "  ", hang: int = 0) -> Text:
    """Wrap items into lines of this width, all but the first indented by `hang`. An item that fits into a line is not
    broken."""
    text, used = Text(), 0
    for item in items:
        if used and used + len(gap) + item.cell_len > width:
            text.append("\n" + " " * hang)
            used = hang
        elif used:
            text.append(gap)
            used += len(gap)
        text.append_text(item)
        used += item.cell_len
    return text
