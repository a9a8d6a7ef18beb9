"""A check of a SQLite file at the start: at once for small files, in the background for large ones."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import structlog

from emporion.server.storage.database import Database

log = structlog.get_logger(__name__)

AT_ONCE = 64_000_000  # bytes that are checked before the start; takes a second at most


def quick_check(database: Database) -> str:
    """What is wrong with a small file; empty if nothing is, or if it is large."""
    return _damage(database.name) if database.is_sqlite and not is_large(database) else ""


async def check_large_file(database: Database) -> None:
    """Check a large file while the server runs, in a thread that needs the interpreter only at its end."""
    if database.is_sqlite and is_large(database):
        damage = await asyncio.to_thread(_damage, database.name)
        if damage:
            log.error("the database file is damaged; see: emporion admin check", path=database.name, reason=damage)


def is_large(database: Database) -> bool:
    try:
        return Path(database.name).stat().st_size > AT_ONCE
    except FileNotFoundError:  # an outage, which everything that reads or writes notices
        return False


def _damage(path: str) -> str:
    address = Path(path).absolute().as_uri() + "?mode=rw"
    try:
        connection = sqlite3.connect(address, uri=True)
        try:
            found = [row[0] for row in connection.execute("PRAGMA quick_check(1)")]
        finally:
            connection.close()
    except sqlite3.DatabaseError as problem:
        return str(problem)
    return "" if found == ["ok"] else " ".join(found[0].split())
