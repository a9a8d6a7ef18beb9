"""Statistics of a game without its own: reports show what they count for every game, such as scores and lengths."""

from __future__ import annotations

from emporion.kernel.trace import NO_EVENTS
from emporion.statistics import FigureTable, StatisticsCollector


class Statistics(StatisticsCollector):
    """Counts no events."""

    events = NO_EVENTS

    def tables(self) -> list[FigureTable]:
        return []
