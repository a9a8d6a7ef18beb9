"""Coloured text as a picture: framed cards become cards, names on a colour become labels.

Every piece of text keeps the columns that it has on a terminal, so whatever a game draws there is aligned here, too.
The font is the one of Pillow, whose letters have different widths: they are spaced out over their columns. What it
lacks is drawn with lines.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont
from rich.cells import cell_len
from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme

from emporion.envs.table_text import Line

SIZE = (1200, 800)
"""Width and height."""
COLUMNS = 88
"""Of a text that fills the width. A longer one is made smaller."""
MARGIN = 28
SLIMNESS = 0.46  # of a cell: its width by its height
LOOSE = 1.0  # pixels between letters, where nothing has to end at a certain column
AIR = 0.3  # columns between a text and the edge of its ground
BASELINE = 0.74  # of a line of text, by the height of a cell
LETTERS = 0.82  # the size of the font by the height of a cell
BOLDNESS = 0.035  # how much wider bold strokes are, by the size of the font
SMOOTHNESS = 3  # shapes are drawn larger by this factor, then made smaller

PAPER, INK, FAINT = (24, 32, 42), (226, 230, 235), 0.55
PANEL, SOFT, WHITE = (34, 45, 58), (96, 100, 108), (255, 255, 255)
THEME = TerminalTheme(
    PAPER,
    INK,
    [(60, 66, 76), (224, 82, 76), (80, 172, 96), (222, 176, 62), (86, 142, 232), (182, 122, 220), (70, 176, 190), INK],
)
BRIGHTER = 1.25  # colours of text that are dark on the paper
DARK = 105  # the brightness below which they are

Rgb = tuple[int, int, int]


@dataclass(frozen=True)
class Cell:
    """What stands in one column of one line."""

    text: str
    ink: Rgb
    ground: Rgb | None
    """None: the paper."""
    is_bold: bool


@dataclass(frozen=True)
class Card:
    """A framed card: the rows and columns of its corners, and its colour."""

    top: int
    left: int
    bottom: int
    right: int
    ground: Rgb


class Letter(NamedTuple):
    """A letter or sign, with the upper left corner of its place."""

    text: str
    x: float
    y: float
    ink: Rgb
    is_bold: bool


EMPTY = Cell(" ", INK, None, False)
LINES = {
    "─": "lr", "━": "lr", "═": "lr", "│": "ud", "┃": "ud", "║": "ud", "╭": "rd", "┌": "rd", "╮": "ld", "┐": "ld",
    "╰": "ru", "└": "ru", "╯": "lu", "┘": "lu", "├": "udr", "┤": "udl", "┬": "lrd", "┴": "lru", "┼": "lrud",
    "╷": "d", "╵": "u", "╴": "l", "╶": "r",
}  # fmt: skip
"""Pieces of lines, and to which sides of their cell they lead."""
SHAPES: dict[str, Sequence[Sequence[tuple[float, float]]]] = {
    "×": [[(0.2, 0.36), (0.8, 0.68)], [(0.2, 0.68), (0.8, 0.36)]],
    "–": [[(0.1, 0.54), (0.9, 0.54)]],
    "—": [[(0.0, 0.54), (1.0, 0.54)]],
    "−": [[(0.15, 0.54), (0.85, 0.54)]],
    "÷": [[(0.1, 0.54), (0.9, 0.54)], [(0.5, 0.38), (0.5, 0.42)], [(0.5, 0.66), (0.5, 0.70)]],
    "→": [[(0.0, 0.54), (0.95, 0.54)], [(0.6, 0.4), (0.95, 0.54), (0.6, 0.68)]],
    "←": [[(0.05, 0.54), (1.0, 0.54)], [(0.4, 0.4), (0.05, 0.54), (0.4, 0.68)]],
    "↑": [[(0.5, 0.3), (0.5, 0.8)], [(0.2, 0.45), (0.5, 0.3), (0.8, 0.45)]],
    "↓": [[(0.5, 0.3), (0.5, 0.8)], [(0.2, 0.65), (0.5, 0.8), (0.8, 0.65)]],
    "◊": [[(0.5, 0.24), (0.9, 0.54), (0.5, 0.84), (0.1, 0.54), (0.5, 0.24)]],
    "▶": [[(0.15, 0.3), (0.95, 0.54), (0.15, 0.78), (0.15, 0.3)]],
    "✓": [[(0.1, 0.55), (0.4, 0.75), (0.9, 0.3)]],
}
"""Signs that the font lacks, as lines in a cell."""
FILLED = frozenset("▶")
BEYOND_ASCII = frozenset("©«°±´·»‘’“”…‹›™")
"""What the font has besides ASCII."""


def picture_of(lines: Sequence[Line]) -> npt.NDArray[np.uint8]:
    """The lines as a picture: height by width by red, green and blue."""
    rows = [cells_of(line) for line in lines]
    while rows and all(cell == EMPTY for cell in rows[-1]):
        rows.pop()
    image = Painter(rows).paint()
    return np.array(image, np.uint8)


def cells_of(line: Line) -> list[Cell]:
    """A line, cell by cell; a wide character fills two."""
    cells = []
    for segment in line:
        ink, ground, is_bold = look_of(segment)
        for character in segment.text:
            width = cell_len(character)
            cells += [Cell(character, ink, ground, is_bold), *[Cell("", ink, ground, is_bold)] * (width - 1)][:width]
    return cells


def look_of(segment: Segment) -> tuple[Rgb, Rgb | None, bool]:
    """Ink, ground and boldness of a piece of text."""
    return _look_of(segment.style or Style.null())


@lru_cache(maxsize=1000)
def _look_of(style: Style) -> tuple[Rgb, Rgb | None, bool]:
    ink, ground = rgb(style.color, INK), rgb(style.bgcolor, None)
    if style.reverse:
        ink, ground = ground or PAPER, ink
    if ground is None and style.color is not None:
        ink = readable(ink)
    if ground is not None:
        ground = mixed(ground, SOFT, 0.84)
    if style.dim:
        ink = mixed(ink, ground or PAPER, FAINT)
    return ink, ground, bool(style.bold)


def rgb(colour: Color | None, default: Any) -> Any:
    if colour is None or colour.is_default:
        return default
    return tuple(colour.get_truecolor(THEME))


def brightness(colour: Rgb) -> float:
    return 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]


def readable(ink: Rgb) -> Rgb:
    """A colour light enough to be read on the paper."""
    while brightness(ink) < DARK:
        ink = tuple(min(255, round(max(part, 40) * BRIGHTER)) for part in ink)  # type: ignore[assignment]
    return ink


def mixed(one: Rgb, other: Rgb, share: float) -> Rgb:
    return tuple(round(a * share + b * (1 - share)) for a, b in zip(one, other, strict=True))  # type: ignore[return-value]


class Painter:
    """Paints rows of cells. What is where is laid out first; then shapes are drawn, then letters."""

    def __init__(self, rows: list[list[Cell]]) -> None:
        columns = max(map(len, rows), default=0)
        self.rows = [row + [EMPTY] * (columns - len(row)) for row in rows]
        width, height = (length - 2 * MARGIN for length in SIZE)
        columns = max(columns, COLUMNS)
        self.cell_width = min(width / columns, height * SLIMNESS / max(len(rows), 1))
        self.cell_height = self.cell_width / SLIMNESS
        self.left = (SIZE[0] - self.cell_width * columns) / 2
        self.font = ImageFont.load_default(size=self.cell_height * LETTERS)
        self.card_at = {
            (row, column): card
            for card in self.cards()
            for row in range(card.top, card.bottom + 1)
            for column in range(card.left, card.right + 1)
        }

    def paint(self) -> Image.Image:
        letters = [letter for row in range(len(self.rows)) for letter in self.letters_in(row)]
        large = Image.new("RGB", (SIZE[0] * SMOOTHNESS, SIZE[1] * SMOOTHNESS), PAPER)
        self.brush = ImageDraw.Draw(large)
        self.draw_heading()
        for card in dict.fromkeys(self.card_at.values()):
            self.draw_card(card)
        for row in range(len(self.rows)):
            self.draw_labels(row)
            self.draw_lines(row)
        for letter in letters:
            if letter.text in SHAPES:
                self.draw_shape(letter)
        image = large.reduce(SMOOTHNESS)
        pen = ImageDraw.Draw(image)
        for text, x, y, ink, is_bold in letters:
            if text not in SHAPES:
                stroke = self.cell_height * LETTERS * BOLDNESS / 2 if is_bold else 0
                place = x, y + self.cell_height * BASELINE
                pen.text(place, text, ink, self.font, anchor="ls", stroke_width=stroke)
        return image

    def x(self, column: float) -> float:
        return self.left + column * self.cell_width

    def y(self, row: float) -> float:
        return MARGIN + row * self.cell_height

    def text_at(self, row: int, column: int) -> str:
        """The text of a cell; a space beyond the edges."""
        inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row])
        return self.rows[row][column].text if inside else " "

    def cards(self) -> Iterator[Card]:
        """The framed cards."""
        for row, cells in enumerate(self.rows):
            for column, cell in enumerate(cells):
                if cell.text in ("╭", "┌") and (card := self.card_from(row, column)):
                    yield card

    def card_from(self, top: int, left: int) -> Card | None:
        """The card whose upper left corner is here, if its frame is whole."""
        right, bottom = left + 1, top + 1
        while self.text_at(top, right) in ("─", "━"):
            right += 1
        while self.text_at(bottom, left) in ("│", "┃"):
            bottom += 1
        corners = "".join((self.text_at(top, right), self.text_at(bottom, left), self.text_at(bottom, right)))
        if corners not in ("╮╰╯", "┐└┘"):
            return None
        inside = [cell for row in self.rows[top + 1 : bottom] for cell in row[left + 1 : right]]
        return Card(top, left, bottom, right, next((cell.ground for cell in inside if cell.ground), PANEL))

    def letters_in(self, row: int) -> Iterator[Letter]:
        """Letters and signs of a row with their places: on the cards in the middle, with the first line in bold."""
        for start, end in phrases_of(self.rows[row]):
            cells, columns = self.rows[row][start:end], (start, end)
            if card := self.card_at.get((row, start)):
                if row == card.top + 1:
                    cells = [replace(cell, is_bold=True) for cell in cells]
                others = (*range(card.left + 1, start), *range(end, card.right))
                if all(self.text_at(row, column) == " " for column in others):
                    columns = card.left + 1, card.right
                yield from self.spaced(cells, *columns, row, LOOSE, 0.5)
            elif self.text_at(row, end) == self.text_at(row, end + 1) == " ":
                yield from self.spaced(cells, *columns, row, LOOSE, 0.5 if cells[0].ground else 0)
            else:
                yield from self.spaced(cells, *columns, row, self.cell_width, 0)

    def spaced(
        self, cells: Sequence[Cell], start: int, end: int, row: int, most: float, middle: float
    ) -> Iterator[Letter]:
        """The letters of a phrase, spaced out over its columns, but not by more than `most`, or pressed together. What
        room is left is on the right, or also on the left (`middle`)."""
        letters = [(text, cell) for cell in cells for text in plain(cell.text)]
        widths = [self.cell_width if text in SHAPES else self.font.getlength(text) for text, _ in letters]
        room = (end - start) * self.cell_width - sum(widths)
        gap = min(room / max(len(letters), 1), most)
        at = self.x(start) + gap / 2 + (room - gap * len(letters)) * middle
        for (text, cell), width in zip(letters, widths, strict=True):
            if text != " ":
                yield Letter(text, at, self.y(row), cell.ink, cell.is_bold)
            at += width + gap

    def rectangle(self, left: float, top: float, right: float, bottom: float, radius: float, **look: Any) -> None:
        """Draw a rectangle with round corners."""
        corners = [length * SMOOTHNESS for length in (left, top, right, bottom)]
        self.brush.rounded_rectangle(corners, radius * self.cell_height * SMOOTHNESS, **look)

    def draw_heading(self) -> None:
        """Draw a band behind the lines up to the first empty one."""
        heading = next((row for row, cells in enumerate(self.rows) if all(cell == EMPTY for cell in cells)), 0)
        if heading:
            self.rectangle(0, 0, SIZE[0], self.y(heading + 0.3), 0, fill=PANEL)

    def draw_card(self, card: Card) -> None:
        self.rectangle(
            self.x(card.left + 0.12), self.y(card.top + 0.3), self.x(card.right + 0.88), self.y(card.bottom + 0.7),
            0.3, fill=card.ground, outline=mixed(card.ground, WHITE, 0.72), width=round(SMOOTHNESS * 1.3),
        )  # fmt: skip

    def draw_labels(self, row: int) -> None:
        """Draw the grounds of a row, but for those that have the colour of their card."""
        end = 0
        for ground, cells in groupby(self.rows[row], lambda cell: cell.ground):
            start, end = end, end + len(list(cells))
            card = self.card_at.get((row, start))
            if ground is not None and (card is None or card.ground != ground):
                left = start - (AIR if self.text_at(row, start - 1) == " " else 0)
                right = end + (AIR if self.text_at(row, end) == " " else 0)
                self.rectangle(self.x(left), self.y(row + 0.06), self.x(right), self.y(row + 0.96), 0.2, fill=ground)

    def draw_lines(self, row: int) -> None:
        """Draw the pieces of lines in a row that do not frame cards."""
        across, down = self.cell_width / 2 * SMOOTHNESS, self.cell_height / 2 * SMOOTHNESS
        for column, cell in enumerate(self.rows[row]):
            if cell.text in LINES and (row, column) not in self.card_at:
                x, y = self.x(column + 0.5) * SMOOTHNESS, self.y(row + 0.5) * SMOOTHNESS
                ends = {"l": (x - across, y), "r": (x + across, y), "u": (x, y - down), "d": (x, y + down)}
                for side in LINES[cell.text]:
                    self.brush.line([(x, y), ends[side]], cell.ink, SMOOTHNESS)

    def draw_shape(self, letter: Letter) -> None:
        """Draw a sign that the font lacks."""
        width = round(self.cell_height * SMOOTHNESS * (0.085 if letter.is_bold else 0.065))
        for points in SHAPES[letter.text]:
            path = [
                ((letter.x + x * self.cell_width) * SMOOTHNESS, (letter.y + y * self.cell_height) * SMOOTHNESS)
                for x, y in points
            ]
            if letter.text in FILLED:
                self.brush.polygon(path, letter.ink)
            else:
                self.brush.line(path, letter.ink, width, joint="curve")


def phrases_of(cells: Sequence[Cell]) -> Iterator[tuple[int, int]]:
    """From where to where a row has text on the same ground without gaps of two columns."""
    start = end = -1
    for column, cell in enumerate(cells):
        if cell.text == " " or cell.text in LINES:
            continue
        if start >= 0 and (column > end + 1 or cell.ground != cells[start].ground or cells[column - 1].text in LINES):
            yield start, end
            start = -1
        start, end = column if start < 0 else start, column + 1
    if start >= 0:
        yield start, end


@lru_cache(maxsize=1000)
def plain(text: str) -> str:
    """A character as the font and the signs have it: without accents, or a question mark."""
    if text in SHAPES or all(" " <= each <= "~" or each in BEYOND_ASCII for each in text):
        return text
    return "".join(each for each in unicodedata.normalize("NFKD", text) if " " <= each <= "~") or "?"
