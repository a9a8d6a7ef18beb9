"""Bugs that are put into the server for a run, to show that the checks find them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from typing import Any

import msgspec

from emporion.server.room import frames
from emporion.server.room.bus import TableNotice
from emporion.server.room.feed import Feed
from emporion.server.room.room import Room
from emporion.server.room.rooms import Rooms
from emporion.server.room.seats import SPECTATOR
from emporion.server.room.table import Table
from emporion.server.room.table_repository import TableRepository

Plant = Callable[[ExitStack], None]


def replace(stack: ExitStack, target: Any, name: str, new: Any) -> None:
    stack.callback(setattr, target, name, getattr(target, name))
    setattr(target, name, new)


def acknowledge_before_commit(stack: ExitStack) -> None:
    """A command is acknowledged when its transaction was begun."""
    honest = TableRepository.store

    async def store(self: TableRepository, table: Table, *what: Any) -> None:
        storing = asyncio.ensure_future(honest(self, table, *what))
        storing.add_done_callback(lambda done: done.cancelled() or done.exception())
        table.chain = what[0].hash

    replace(stack, TableRepository, "store", store)


def skip_the_idempotency_check(stack: ExitStack) -> None:
    """A repeated command is run again."""
    honest = Room._execute

    class Unread(dict[Any, Any]):
        def __contains__(self, _key: object) -> bool:
            return False

    async def execute(self: Room, *what: Any) -> int:
        self.table.idempotency_keys = Unread(self.table.idempotency_keys)
        return await honest(self, *what)

    replace(stack, Room, "_execute", execute)


def drop_one_notify(stack: ExitStack) -> None:
    """One of five notices from other processes is not handled."""
    honest, numbers = Rooms.receive, count()

    async def receive(self: Rooms, notice: TableNotice) -> None:
        if notice.version < 0 or notice.present is not None or next(numbers) % 5:
            await honest(self, notice)

    replace(stack, Rooms, "receive", receive)


def forget_a_lock(stack: ExitStack) -> None:
    """Commands of a table run at the same time, and do not wait for what is being written."""

    class NoLock:
        async def __aenter__(self) -> None:
            pass

        async def __aexit__(self, *_: object) -> None:
            pass

        def locked(self) -> bool:
            return False

    honest = Room.__init__

    def make(self: Room, *what: Any) -> None:
        honest(self, *what)
        self._lock = NoLock()  # type: ignore[assignment]

    async def settle(self: TableRepository, id: str) -> None:
        pass

    replace(stack, Room, "__init__", make)
    replace(stack, TableRepository, "settle", settle)


def show_one_hidden_card(stack: ExitStack) -> None:
    """Spectators see the game through the eyes of the first seat."""
    honest = frames.scene_of

    def scene_of(table: Table, viewer: int, *more: Any) -> Any:
        scene = honest(table, viewer, *more)
        if viewer == SPECTATOR and table.match is not None:
            return msgspec.structs.replace(scene, view=table.match.view(0))
        return scene

    replace(stack, frames, "scene_of", scene_of)


def leave_a_viewer_behind(stack: ExitStack) -> None:
    """One of ten viewers is not told about a change."""
    honest, numbers = Feed.broadcast_next, count()

    def broadcast_next(self: Feed) -> bool:
        if self._outdated and not next(numbers) % 10:
            self._outdated.pop()
        return honest(self)

    replace(stack, Feed, "broadcast_next", broadcast_next)


PLANTS: dict[str, Plant] = {
    plant.__name__.replace("_", "-"): plant
    for plant in (
        acknowledge_before_commit,
        skip_the_idempotency_check,
        drop_one_notify,
        forget_a_lock,
        show_one_hidden_card,
        leave_a_viewer_behind,
    )
}
