"""A match as it is stored to go on later without playing it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

SavedEvent = tuple[int | bool, ...]
"""A raw event. Rules announce comparisons as they are, and decoders distinguish numbers from truth values."""


class SavedMatch(NamedTuple):
    """The present of a match, and its log: with the arguments of `Match` enough to go on without playing it again."""

    state: Any
    """The values of the current state, as nested tuples or lists."""
    setup_events: tuple[SavedEvent, ...]
    log: Sequence[tuple[int, tuple[int, ...], tuple[SavedEvent, ...], int, bool, bool]]
    """The fields of each `Move`."""
