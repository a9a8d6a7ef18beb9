"""Comparison of two tables, field by field and frame by frame."""

from __future__ import annotations

from typing import Any

from emporion.match import Match
from emporion.match.clock import Clock
from emporion.server.room import frames
from emporion.server.room.seats import SPECTATOR
from emporion.server.room.table import Table

OF_THE_CACHE = ("saved_version", "edition")
"""Fields of a table that say what is stored, not what the table is."""
ON_DEMAND = ("_kept_states", "_draft", "_is_shared")
"""Fields of a match that it makes when they are needed."""


def assert_equal_tables(one: Table, other: Table) -> None:
    """Fail unless both are the same, now and at all earlier moves."""
    assert _fields(one) == _fields(other)
    if one.match is not None and other.match is not None:
        for version in range(one.match.version + 1):
            assert one.match.state_at(version).values() == other.match.state_at(version).values(), version
        assert one.match.digest() == other.match.digest()
    for viewer in (SPECTATOR, *range(len(other.seats))):
        scene = frames.scene_of(one, viewer)
        assert scene == frames.scene_of(other, viewer)
        for mine, theirs in zip(one.log_entries, other.log_entries, strict=True):
            line = frames.log_line(one, viewer, mine, scene.view)
            assert line == frames.log_line(other, viewer, theirs, scene.view)


def _fields(table: Table) -> dict[str, Any]:
    found = {name: value for name, value in vars(table).items() if name not in OF_THE_CACHE}
    return {name: _plain(value) for name, value in found.items()}


def _plain(value: Any) -> Any:
    """Objects that compare by identity, as their fields."""
    if isinstance(value, Clock):
        return vars(value)
    if isinstance(value, Match):
        fields = {name: each for name, each in vars(value).items() if name not in ON_DEMAND}
        players = [player is not None for player in value.players]
        return fields | {"_state": value.state.values(), "players": players}
    return value
