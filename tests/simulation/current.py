"""The world that runs now: there is one at a time in a process."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.simulation.world import World

_worlds: list[World] = []


def world() -> World:
    return _worlds[-1]


def enter(world: World) -> None:
    _worlds.append(world)


def leave() -> None:
    _worlds.pop()
