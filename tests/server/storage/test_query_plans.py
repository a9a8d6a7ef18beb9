"""What is read for every table or request is found by an index, however much is stored."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection, text

from emporion.server.storage import accounts, snapshots, tables
from emporion.server.storage.database import Database

QUERIES: dict[str, tuple[Any, dict[str, Any]]] = {
    "a snapshot": (snapshots._FOUND, {"of": "t"}),
    "entries": (tables._SELECT_ENTRIES, {"of": "t", "after": 3}),
    "the players of sessions": (accounts._HOLDERS, {"hashes": ["a", "b", "c"]}),
}


@pytest.mark.parametrize("what", QUERIES)
def test_nothing_is_scanned(file: Database, what: str) -> None:
    query, values = QUERIES[what]
    sql = query.params(values).compile(file.engine, compile_kwargs={"render_postcompile": True, "literal_binds": True})

    def plan(connection: Connection) -> list[str]:
        return [row.detail for row in connection.execute(text(f"EXPLAIN QUERY PLAN {sql}"))]

    steps = file.run_sync(plan)
    assert steps
    assert not [step for step in steps if "SCAN" in step], steps
