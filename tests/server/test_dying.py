"""A process dies inside a transaction, at every point of it: what was acknowledged is there, what is there is whole."""

from __future__ import annotations

import sqlite3
import subprocess
import sys

import pytest

from emporion.server.room.keeper import read_table
from emporion.server.storage.database import Database
from tests.server.dying import POINTS
from tests.server.serving import prepare


@pytest.mark.parametrize("count", [1, 4])
@pytest.mark.parametrize("point", POINTS)
def test_nothing_is_lost_or_half_done_wherever_a_process_dies(database: str, point: str, count: int) -> None:
    prepare(database)
    died = subprocess.run(
        [sys.executable, "-m", "tests.server.dying", database, point, str(count)], capture_output=True, text=True
    )
    assert died.returncode == 9, died.stderr
    acknowledged = [int(line) for line in died.stdout.split()]
    assert acknowledged == list(range(2, 2 + len(acknowledged)))
    opened = Database(database)
    if opened.is_sqlite:
        with sqlite3.connect(opened.name) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    table = opened.now(read_table, "table")
    opened.close()
    assert table.match is not None
    assert table.version >= max(acknowledged, default=1)
    assert table.version <= max(acknowledged, default=1) + 1, "at most the one that was not acknowledged"
    stored_but_not_told = point in ("after the commit", "before the answer")
    assert (table.version > max(acknowledged, default=1)) == stored_but_not_told
