"""Statements that run for every move, compiled once per kind of database.

SQLAlchemy caches what it compiles, but finding it again and preparing its execution take longer than the statement.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.exc import DBAPIError


class Prepared:
    """An insert or update with a value for each of these names."""

    def __init__(self, statement: Insert | Update, names: Sequence[str]) -> None:
        self._statement = statement
        self._names = list(names)
        self._compiled: dict[str, tuple[str, list[str]]] = {}
        """By dialect: the SQL, and the names in its order."""

    def execute(self, connection: Connection, values: Mapping[str, Any]) -> None:
        name = connection.dialect.name
        if name not in self._compiled:
            compiled: Any = self._statement.compile(dialect=connection.dialect, column_keys=self._names)
            self._compiled[name] = str(compiled), compiled.positiontup or []
        sql, order = self._compiled[name]
        if not order:
            connection.exec_driver_sql(sql, dict(values))
            return
        driver: Any = connection.connection.dbapi_connection
        try:
            driver.execute(sql, [values[name] for name in order])
        except sqlite3.Error as problem:
            raise DBAPIError.instance(sql, None, problem, sqlite3.Error, hide_parameters=True) from problem
