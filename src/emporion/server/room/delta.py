"""What changed between two views, so that a frame of a move is small.

A delta is null where nothing changed; `{"=": value}` where something is new; else an object with the deltas of those
parts of an object, or of those places of a row of the same length, that changed. Parts that vanished are `{"-": true}`.

Views are kept and compared as the JSON that they are sent as: most of it is equal, which a computer sees without
reading it, and a room full of tables holds a few long texts instead of millions of small objects.
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
    """A view as it is kept."""
    return _encode(value)


def delta(before: bytes, after: bytes) -> Json:
    """From one encoded view to the next. What is new in it stays encoded."""
    return None if before == after else _change(before, after)


def _change(before: bytes, after: bytes) -> Json:
    """Of two that differ."""
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
    """The view after a change; what every client does."""
    if change is None:
        return before
    if "=" in change:
        return change["="]
    if isinstance(before, list):
        return [patched(value, change.get(str(place))) for place, value in enumerate(before)]
    after = {key: patched(value, change.get(key)) for key, value in before.items() if change.get(key) != {"-": True}}
    return after | {key: each["="] for key, each in change.items() if key not in before}
