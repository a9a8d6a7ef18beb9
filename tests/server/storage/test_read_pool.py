"""Concurrent reads."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from emporion.server.storage import read_pool
from emporion.server.storage.database import Database


def answer(connection: Connection, number: int) -> int:
    found: int = connection.execute(text(f"SELECT {number}")).scalar_one()
    return found


def nonsense(connection: Connection) -> None:
    connection.execute(text("SELECT nothing FROM nowhere"))


def refuse(connection: Connection) -> None:
    raise LookupError("not there")


def test_concurrent_reads_get_their_own_results(ready: Database) -> None:
    async def ask() -> list[object]:
        questions: list[Awaitable[object]] = []
        for number in range(100):
            questions += [ready.read(answer, number), ready.read(nonsense), ready.read(refuse)]
        return list(await asyncio.gather(*questions, return_exceptions=True))

    found = asyncio.run(ask())
    assert found[0::3] == list(range(100))
    assert all(isinstance(each, DBAPIError) for each in found[1::3])
    assert all(isinstance(each, LookupError) for each in found[2::3])


def test_concurrent_reads_share_a_transaction(ready: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    groups: list[int] = []
    answers = read_pool.ReadPool._run_group

    def counting(self: read_pool.ReadPool, group: list[Any]) -> None:
        groups.append(len(group))
        answers(self, group)

    monkeypatch.setattr(read_pool.ReadPool, "_run_group", counting)

    async def ask() -> None:
        await asyncio.gather(*(ready.read(answer, number) for number in range(100)))

    asyncio.run(ask())
    assert sum(groups) == 100
    assert 1 < max(groups) <= read_pool.MAX_GROUP
