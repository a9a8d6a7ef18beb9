"""A command goes on when nobody waits for it any more, and its refusal is no fault."""

from __future__ import annotations

import asyncio
import gc
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

from emporion.server.room.room import Decision, Room
from emporion.server.room.table import Refused, Table
from emporion.server.room.table_repository import TableRepository
from tests.server.crash_points import NullListener
from tests.server.hidden_information import new_table


def outcome_of_abandoned(problem: Exception) -> tuple[list[dict[str, Any]], list[str]]:
    """A task that runs a command is cancelled, as at a proper stop, before the command fails. Returns what the event
    loop reports, and what is logged."""
    reported: list[dict[str, Any]] = []

    def fail(_table: Table) -> Decision:
        raise problem

    async def abandon() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: reported.append(context))
        room = Room(new_table("carthage", 2, 1, {}), cast("TableRepository", None), NullListener())
        async with room.locked():
            waiting = asyncio.ensure_future(room.execute(fail))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.wait((waiting,))
        for _ in range(5):
            await asyncio.sleep(0)
        gc.collect()

    with capture_logs() as lines:
        asyncio.run(abandon())
    return reported, [line["event"] for line in lines]


def test_a_refusal_for_which_nobody_waits_is_no_fault() -> None:
    assert outcome_of_abandoned(Refused("table-stale")) == ([], [])


@pytest.mark.parametrize("problem", [ValueError(), AssertionError()])
def test_a_fault_for_which_nobody_waits_is_logged(problem: Exception) -> None:
    assert outcome_of_abandoned(problem) == ([], ["an abandoned command failed"])
