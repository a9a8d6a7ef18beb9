"""Games made by hand, and the figures in the tables about them."""

from __future__ import annotations

from emporion.kernel import reference
from emporion.kernel.contract import Game
from emporion.statistics import WIN, FigureTable, Interval, StatisticsCollector

Happened = tuple[int, ...]


def watch(statistics: StatisticsCollector, game: Game, *events: Happened, scores: tuple[int, ...] = (5, 3)) -> None:
    """One more game in which this happened, and the first one won."""
    state, _ = reference.start(game, statistics.players, {}, [0] * 8)
    statistics.start_game(state)
    for event in events:
        statistics.handle_event(event)
    statistics.end_game(state, scores, [WIN, *[0] * (statistics.players - 1)])


def table_titled(statistics: StatisticsCollector, title: str) -> FigureTable:
    return next(table for table in statistics.tables() if table.title == title)


def figures(table: FigureTable, name: str) -> dict[str, object]:
    """The row of a thing."""
    cells = next(cells for subject, cells in table.rows if name in (subject.plain, subject.id))
    return {column.title: cell for column, cell in zip(table.columns, cells, strict=True)}


def share(cell: object) -> float | None:
    """A share without its interval."""
    assert cell is None or isinstance(cell, Interval)
    return cell.value if cell is not None else None
