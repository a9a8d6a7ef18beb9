"""Engines of SQLAlchemy on simulated connections.

All engines of a process share the dialect and the compiled statements: a run starts many servers, and compiling the
same statements for each would take longer than the run.
"""

from __future__ import annotations

import sqlite3
from functools import cache
from types import SimpleNamespace
from typing import Any

import psycopg
from sqlalchemy import Engine, QueuePool
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine import URL
from sqlalchemy.util import LRUCache

from tests.simulation import current
from tests.simulation.disk import DiskConnection
from tests.simulation.postgres import ServerConnection

COMPILED = 2000  # statements that are kept


class PostgresShape(SQLiteDialect_pysqlite):
    """Says that it is PostgreSQL, and writes the SQL of SQLite, which the simulated server executes."""

    name = "postgresql"
    supports_statement_cache = True

    def is_disconnect(self, e: Any, connection: Any, cursor: Any) -> bool:
        return isinstance(e, psycopg.OperationalError)


@cache
def dialect_of(is_sqlite: bool) -> Any:
    if is_sqlite:
        dialect: Any = SQLiteDialect_pysqlite(dbapi=sqlite3)
    else:
        driver = SimpleNamespace(**{**vars(sqlite3), "Error": psycopg.Error})
        dialect = PostgresShape(dbapi=driver, paramstyle="named")
    with plain_engine(":memory:", dialect).connect() as connection:
        dialect.initialize(connection)
    return dialect


def plain_engine(path: str, dialect: Any) -> Engine:
    """An engine on SQLite without a simulation, for the checks."""

    def connect() -> Any:
        return sqlite3.connect(path)

    return Engine(QueuePool(connect), dialect, URL.create("sqlite"))


@cache
def compiled_statements(is_sqlite: bool) -> Any:
    return LRUCache(COMPILED)


def create_engine(
    url: URL,
    pool_size: int,
    max_overflow: int,
    hide_parameters: bool,
    pool_pre_ping: bool = False,
    connect_args: object = None,
) -> Engine:
    """Stands in for SQLAlchemy's, where the server opens its database."""
    world = current.world()
    process = world.running
    assert process is not None
    is_sqlite = url.get_backend_name() == "sqlite"
    disk: Any = process.disk

    def connect() -> Any:
        return DiskConnection.open(disk, process) if is_sqlite else ServerConnection.open(disk, process)

    dialect = dialect_of(is_sqlite)
    pool = QueuePool(connect, pool_size=pool_size, max_overflow=max_overflow, pre_ping=pool_pre_ping, dialect=dialect)
    engine = Engine(pool, dialect, url, hide_parameters=hide_parameters)
    engine._compiled_cache = compiled_statements(is_sqlite)
    return engine
