"""What changed between two views, so that a frame of a move is small.

A delta is null where nothing changed; `{"=": value}` where something is new; else an object with the deltas of those
parts of an object, or of those places of a row of the same length, that changed. Parts that vanished are `{"-": true}`.
"""

from __future__ import annotations

from typing import Any

Json = Any


def delta(before: Json, after: Json) -> Json:
    return None if before == after else _change(before, after)


def _change(before: Json, after: Json) -> Json:
    """Of two that differ. Whether parts are equal is found out without looking into them here, which is quick."""
    if isinstance(before, dict) and isinstance(after, dict):
        parts: dict[str, Json] = {}
        for key, value in after.items():
            if key not in before:
                parts[key] = {"=": value}
            elif before[key] != value:
                parts[key] = _change(before[key], value)
        return parts | {key: {"-": True} for key in before if key not in after}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(place): _change(old, new) for place, (old, new) in pairs if old != new}
    return {"=": after}


def patched(before: Json, change: Json) -> Json:
    """The view after a change; what every client does."""
    if change is None:
        return before
    if "=" in change:
        return change["="]
    if isinstance(before, list):
        return [patched(value, change.get(str(place))) for place, value in enumerate(before)]
    after = {key: patched(value, change.get(key)) for key, value in before.items() if change.get(key) != {"-": True}}
    return after | {key: each["="] for key, each in change.items() if key not in before}
