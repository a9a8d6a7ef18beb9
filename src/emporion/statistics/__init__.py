"""Statistics over many games: counters (`collector.py`), proportions with intervals, and tables of figures."""

from __future__ import annotations

from emporion.statistics.collector import PREFERRED_WON, WON, Activity, StatisticsCollector
from emporion.statistics.proportions import WIN, Z_95, Histogram, Interval, Proportion, ratio, wilson
from emporion.statistics.tables import Check, Column, FigureTable, Form, Subject, TableValue, rows

__all__ = [
    "PREFERRED_WON",
    "WIN",
    "WON",
    "Z_95",
    "Activity",
    "Check",
    "Column",
    "FigureTable",
    "Form",
    "Histogram",
    "Interval",
    "Proportion",
    "StatisticsCollector",
    "Subject",
    "TableValue",
    "ratio",
    "rows",
    "wilson",
]
