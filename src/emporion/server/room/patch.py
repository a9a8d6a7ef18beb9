"""Differences between two scenes as JSON Patch (RFC 6902), so that a step is small and any client can apply it.

Scenes are compared as they are, structs with structs, without encoding them first. The scenes of a table's viewers
share most of their parts: what they have in common is compared and encoded once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET, Struct

_encode = msgspec.json.Encoder().encode

Change = tuple[Any, Any, bytes]
"""A part before and after a change, and the encoded operations that lead from one to the other."""


class Comparison:
    """Compares scenes before a change of a table with the scenes after it, one viewer after the other."""

    def __init__(self) -> None:
        self.known: dict[str, Change] = {}
        """The last change at each path."""

    def patch(self, before: Any, after: Any) -> bytes:
        """The JSON Patch that leads from one scene to the other."""
        operations: list[bytes] = []
        if before is not after and before != after:
            compare(before, after, "", operations, self.known)
        return b"[%b]" % b",".join(operations)


Comparer = Callable[[Any, Any, str, list[bytes], dict[str, Change]], None]
"""Appends the operations that lead from one value to another of the same kind, which differs from it."""


def compare(before: Any, after: Any, path: str, operations: list[bytes], known: dict[str, Change]) -> None:
    """Append the operations that lead from one value to another, which differs from it."""
    change = known.get(path)
    if change is not None and change[0] is before and change[1] is after:
        operations.append(change[2])
        return
    kind = type(after)
    comparer = _comparers.get(kind) or _new_comparer(kind)
    if type(before) is kind and comparer is not _compare_whole:
        first = len(operations)
        comparer(before, after, path, operations, known)
        found = operations[first] if len(operations) == first + 1 else b",".join(operations[first:])
    else:
        found = _operation(before, after, path)
        operations.append(found)
    known[path] = before, after, found


def _operation(before: Any, after: Any, path: str) -> bytes:
    if after is UNSET:
        return b'{"op":"remove","path":%b}' % _encode(path)
    return b'{"op":"%b","path":%b,"value":%b}' % (
        b"add" if before is UNSET else b"replace",
        _encode(path),
        _encode(after),
    )


def _compare_whole(before: Any, after: Any, path: str, operations: list[bytes], known: dict[str, Change]) -> None:
    operations.append(_operation(before, after, path))


def _compare_sequences(before: Any, after: Any, path: str, operations: list[bytes], known: dict[str, Change]) -> None:
    if len(before) != len(after):
        operations.append(_operation(before, after, path))
        return
    for place, (earlier, now) in enumerate(zip(before, after, strict=True)):
        if earlier is not now and earlier != now:
            compare(earlier, now, f"{path}/{place}", operations, known)


def _compare_dicts(before: Any, after: Any, path: str, operations: list[bytes], known: dict[str, Change]) -> None:
    for key in before | after:
        earlier, now = before.get(key, UNSET), after.get(key, UNSET)
        if earlier is not now and earlier != now:
            escaped = str(key).replace("~", "~0").replace("/", "~1")
            compare(earlier, now, f"{path}/{escaped}", operations, known)


_comparers: dict[type, Comparer] = {list: _compare_sequences, tuple: _compare_sequences, dict: _compare_dicts}


def _new_comparer(kind: type) -> Comparer:
    """How to compare two values of a kind: structs field by field, unless they are always sent as a whole."""
    config = kind.__struct_config__ if issubclass(kind, Struct) else None
    is_whole = config is None or config.tag is not None or config.omit_defaults or config.array_like
    comparer = _comparers[kind] = _compare_whole if is_whole else _struct_comparer(kind)
    return comparer


def _struct_comparer(kind: type[Struct]) -> Comparer:
    """Generated field by field for speed, since most fields are the same."""
    lines = ["def comparer(before, after, path, operations, known):"]
    for name, key in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True):
        lines += [
            f"    if (now := after.{name}) is not (earlier := before.{name}) and now != earlier:",
            f"        compare(earlier, now, path + {'/' + key!r}, operations, known)",
        ]
    scope: dict[str, Any] = {"compare": compare}
    exec("\n".join(lines), scope)
    comparer: Comparer = scope["comparer"]
    return comparer
