"""Garbage collection in short steps: see `gc_control.py`."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from typing import Any

from litestar import WebSocket

from emporion.server import gc_control
from emporion.server.asgi_protocols import KeepaliveWebSocketProtocol, LimitedHttpProtocol
from tests.server.live_server import LiveServer, connections, some_action, turns, wait_until
from tests.server.test_tables import two_at_a_table
from tests.waiting import PATIENCE


class Cycle:
    """An object in a reference cycle."""

    def __init__(self) -> None:
        self.me = self


def test_expected_garbage_is_collected_without_full_collections() -> None:
    async def serve() -> None:
        keeping = asyncio.ensure_future(gc_control.control_gc())
        await asyncio.sleep(0.01)
        assert not gc.isenabled()
        lost = weakref.ref(Cycle())
        assert lost() is not None
        gc_control.expect_garbage()
        async with asyncio.timeout(PATIENCE):
            while lost() is not None:
                await asyncio.sleep(gc_control.SECONDS_BETWEEN)
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)

    asyncio.run(serve())
    assert gc.isenabled()


def test_a_full_collection_runs_when_the_process_has_grown(monkeypatch: Any) -> None:
    async def serve() -> None:
        old = Cycle()
        keeping = asyncio.ensure_future(gc_control.control_gc())
        await asyncio.sleep(0.01)  # it survived one collection and is frozen from now on
        lost = weakref.ref(old)
        del old
        await asyncio.sleep(5 * gc_control.SECONDS_BETWEEN)
        assert lost() is not None
        monkeypatch.setattr(gc_control, "resident_memory", lambda: 1 << 60)
        async with asyncio.timeout(PATIENCE):
            while lost() is not None:
                await asyncio.sleep(gc_control.SECONDS_BETWEEN)
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)

    monkeypatch.setattr(gc_control, "TICKS_PER_CHECK", 5)
    asyncio.run(serve())


def test_a_table_that_everybody_left_is_freed_at_once(own_server: LiveServer) -> None:
    """A closed connection leaves no circle of references to its table: the next collection may be hours away."""
    ada, bartek, table = two_at_a_table(own_server)
    rooms = own_server.services.rooms
    gc.collect()
    gc.disable()
    try:
        with ada.at(table) as at_a, bartek.at(table) as at_b:
            active, _ = turns(at_a, at_b)
            assert active.play(some_action(active))["t"] == "done"
            kept = weakref.ref(rooms._rooms[table])
        wait_until(lambda: connections(own_server, table) == 0)
        rooms.unload(table)
        wait_until(lambda: kept() is None)
    finally:
        gc.enable()


def test_a_closed_connection_is_freed_at_once(own_server: LiveServer) -> None:
    """It leaves no circle of references either: it is older than what small collections look at."""
    ada, _, table = two_at_a_table(own_server)
    kinds = (KeepaliveWebSocketProtocol, LimitedHttpProtocol, WebSocket)

    def alive() -> list[Any]:
        gc.unfreeze()
        return [each for each in gc.get_objects() if type(each) in kinds and "/live" in str(each.scope.get("path"))]

    gc.disable()
    try:
        with ada.at(table):
            time.sleep(3 * gc_control.SECONDS_BETWEEN)
            assert len(alive()) >= 2  # that of HTTP is not needed any more
        wait_until(lambda: not alive())
    finally:
        gc.enable()
