"""Differences between two views, so that a step is small.

A delta is null where nothing changed; `{"=": value}` where a value is new; else an object with the deltas of the
changed keys of an object, or of the changed indexes of an array of the same length. A removed key is `{"-": true}`.

Views are kept and compared as encoded JSON: most parts are equal, which a byte comparison finds without parsing, and a
server full of tables holds a few long strings instead of millions of small objects.
"""

from __future__ import annotations

from typing import Any

import msgspec

Json = Any

_encode = msgspec.json.Encoder().encode
_parts_of = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_places_of = msgspec.json.Decoder(list[msgspec.Raw]).decode
OBJECT, ROW = b"{", b"["


def encoded(value: Json) -> bytes:
    """Encode a view to keep it."""
    return _encode(value)


def delta(before: bytes, after: bytes) -> Json:
    """The delta between two encoded views. New values stay encoded."""
    return None if before == after else _change(before, after)


def _change(before: bytes, after: bytes) -> Json:
    """The delta of two values that differ."""
    kind = before[:1]
    if kind == after[:1] == OBJECT:
        old, new = _parts_of(before), _parts_of(after)
        parts: dict[str, Json] = {}
        for key, value in new.items():
            if key not in old:
                parts[key] = {"=": value}
            elif (earlier := bytes(old[key])) != (now := bytes(value)):
                parts[key] = _change(earlier, now)
        return parts | {key: {"-": True} for key in old if key not in new}
    if kind == after[:1] == ROW:
        earlier_row, now_row = _places_of(before), _places_of(after)
        if len(earlier_row) == len(now_row):
            pairs = enumerate(zip(map(bytes, earlier_row), map(bytes, now_row), strict=True))
            return {str(place): _change(one, other) for place, (one, other) in pairs if one != other}
    return {"=": msgspec.Raw(after)}


def patched(before: Json, change: Json) -> Json:
    """Apply a delta to a view. Every client does this."""
    if change is None:
        return before
    if "=" in change:
        return change["="]
    if isinstance(before, list):
        return [patched(value, change.get(str(place))) for place, value in enumerate(before)]
    after = {key: patched(value, change.get(key)) for key, value in before.items() if change.get(key) != {"-": True}}
    return after | {key: each["="] for key, each in change.items() if key not in before}
