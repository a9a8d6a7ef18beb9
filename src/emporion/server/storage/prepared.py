"""Statements that run for every move, compiled once per kind of database.

SQLAlchemy caches what it compiles, but finding it again and preparing its execution take longer than the statement.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Insert, Update

from emporion.server.storage.database import SQLITE, execute_on_sqlite


class Prepared:
    """An insert or update that sets these columns."""

    def __init__(self, statement: Insert | Update, columns: Sequence[str]) -> None:
        self._statement = statement
        self._columns = list(columns)
        self._compiled: dict[tuple[str, str], tuple[str, list[str]]] = {}
        """By dialect and its style of parameters: the SQL, and the names in its order."""

    def execute(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Returns the number of rows."""
        kind = connection.dialect.name, connection.dialect.paramstyle
        if kind not in self._compiled:
            compiled: Any = self._statement.compile(dialect=connection.dialect, column_keys=self._columns)
            self._compiled[kind] = str(compiled), compiled.positiontup or []
        sql, order = self._compiled[kind]
        if connection.dialect.name == SQLITE:
            return execute_on_sqlite(connection, sql, [values[each] for each in order])
        return connection.exec_driver_sql(sql, dict(values)).rowcount
