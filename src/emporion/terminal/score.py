"""The score sheet on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE
from rich.table import Table
from rich.text import Text

from emporion.kernel.messages import Message, ScoreSheet
from emporion.terminal.screen import INDENT, Screen


def show_score(sheet: ScoreSheet, screen: Screen) -> None:
    """Print the sheet as a table, or seat by seat if the terminal is too narrow."""
    screen.rule("terminal-end")
    table = as_table(sheet, screen)
    if screen.console.measure(table).minimum <= screen.width and widest_cell(sheet, screen) * 2 < screen.width:
        screen.show(table)
    else:
        for seat in range(len(screen.names)):
            show_seat(sheet, seat, screen)
    screen.print(sheet.legend, style="dim")
    if sheet.note is not None:
        screen.print(sheet.note, style="dim")
    screen.console.print()
    screen.print(sheet.verdict, style="bold")


def as_table(sheet: ScoreSheet, screen: Screen) -> Table:
    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column()
    for name in screen.names:
        table.add_column(name)
    for rows, style in ((sheet.rows, ""), (sheet.totals, "bold")):
        for label, cells in rows:
            table.add_row(screen.text(label), *(cell_text(cell, screen) for cell in cells), style=style)
        table.add_section()
    return table


def cell_text(cell: Message | None, screen: Screen) -> Text:
    return Text("–", "dim") if cell is None else screen.text(cell)


def widest_cell(sheet: ScoreSheet, screen: Screen) -> int:
    return max((cell_text(cell, screen).cell_len for _, cells in sheet.rows for cell in cells), default=0)


def show_seat(sheet: ScoreSheet, seat: int, screen: Screen) -> None:
    """Print one player's rows."""
    screen.show(Text(screen.names[seat], "bold"))
    lines: Sequence[tuple[Message, Sequence[Message | None]]] = [*sheet.rows, *sheet.totals]
    for label, cells in lines:
        if cells[seat] is not None:
            screen.show(screen.text(label).append(": ").append_text(cell_text(cells[seat], screen)), indent=INDENT)
