"""Differences between two scenes, so that a step is small.

A delta is null where nothing changed; `{"=": value}` where a value is new; else an object with the deltas of the
changed fields of an object, or of the changed indexes of an array of the same length. A removed field is `{"-": true}`.

Scenes are compared as they are, structs with structs, without encoding them first. Most parts are equal, which takes
one comparison.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import astuple

Json = Any
Changes = dict[tuple[int, int], tuple[Json, Any, Any]]
"""The deltas of pairs of parts, by their object ids. The parts are kept, so that no other part can get the same id."""
REMOVED = {"-": True}
NUMBERS_AND_TEXT = frozenset((int, str, bool, float))


def delta(before: Any, after: Any, known: Changes) -> Json:
    """The delta between two scenes. `known` holds deltas of parts that they share with other viewers' scenes."""
    return None if before == after else _change(before, after, known)


def _change(before: Any, after: Any, known: Changes) -> Json:
    """The delta of two values that differ."""
    kind = type(after)
    if type(before) is not kind:
        return {"=": after}
    pair = id(before), id(after)
    if pair not in known:
        known[pair] = _new_change(kind, before, after, known), before, after
    return known[pair][0]


def _new_change(kind: type, before: Any, after: Any, known: Changes) -> Json:
    """The delta of two values of one kind that differ."""
    if kind is list or kind is tuple:
        if len(before) == len(after):
            return _changes(map(str, range(len(after))), before, after, known)
    elif kind is dict:
        keys = before | after
        earlier, now = ([each.get(key, UNSET) for key in keys] for each in (before, after))
        return _changes(keys, earlier, now, known)
    elif fields := _fields(kind):
        return _changes(fields, astuple(before), astuple(after), known)
    return {"=": after}


def _changes(keys: Any, before: Any, after: Any, known: Changes) -> Json:
    """The deltas of parts, some of which may be missing, by their keys."""
    changes: dict[str, Json] = {}
    for key, earlier, now in zip(keys, before, after, strict=True):
        if earlier is not now and earlier != now:
            if now is UNSET:
                changes[key] = REMOVED
            elif earlier is UNSET or earlier is None or type(now) in NUMBERS_AND_TEXT:
                changes[key] = {"=": now}
            else:
                changes[key] = _change(earlier, now, known)
    return changes


@cache
def _fields(kind: type) -> tuple[str, ...]:
    """The fields of a struct as they are called in JSON; none for a struct that is only sent as a whole."""
    if not issubclass(kind, Struct):
        return ()
    config = kind.__struct_config__
    return () if config.tag is not None or config.omit_defaults or config.array_like else kind.__struct_encode_fields__


def patched(before: Json, change: Json) -> Json:
    """Apply a delta to a decoded scene. Every client does this."""
    if change is None:
        return before
    if "=" in change:
        return change["="]
    if isinstance(before, list):
        return [patched(value, change.get(str(place))) for place, value in enumerate(before)]
    after = {key: patched(value, change.get(key)) for key, value in before.items() if change.get(key) != {"-": True}}
    return after | {key: each["="] for key, each in change.items() if key not in before}
