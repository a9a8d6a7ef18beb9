"""Statements that run for every move, compiled once per kind of database.

SQLAlchemy caches what it compiles, but finding it again and preparing its execution take longer than the statement.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Insert, Update


class Prepared:
    """An insert or update with a value for each of these names."""

    def __init__(self, statement: Insert | Update, names: Sequence[str]) -> None:
        self._statement = statement
        self._names = list(names)
        self._compiled: dict[str, tuple[str, list[str] | None]] = {}
        """By dialect: the SQL, and the order of its values if they have no names there."""

    def execute(self, connection: Connection, values: Mapping[str, Any]) -> None:
        dialect = connection.dialect
        if dialect.name not in self._compiled:
            compiled: Any = self._statement.compile(dialect=dialect, column_keys=self._names)
            self._compiled[dialect.name] = str(compiled), compiled.positiontup
        sql, order = self._compiled[dialect.name]
        connection.exec_driver_sql(sql, dict(values) if order is None else tuple([values[name] for name in order]))
