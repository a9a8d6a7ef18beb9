"""Differences between two scenes as JSON Patch (RFC 6902), so that a step is small and any client can apply it.

Scenes are compared as they are, structs with structs, without encoding them first. The scenes of a table's viewers
share most of their parts: an operation that they have in common is encoded once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET, Struct

Operation = tuple[bytes, Any]
"""An encoded operation and its value."""
Comparer = Callable[[Any, Any, str, "Comparison"], None]

_encode = msgspec.json.Encoder().encode


class Comparison:
    """Compares scenes before a change of a table with the scenes after it, one viewer after the other."""

    def __init__(self) -> None:
        self._known: dict[str, Operation] = {}
        """The last operation at each path."""
        self._operations: list[bytes] = []

    def patch(self, before: Any, after: Any) -> bytes:
        """The JSON Patch that leads from one scene to the other."""
        self._operations = []
        compare(before, after, "", self)
        return b"[%b]" % b",".join(self._operations)

    def replace(self, path: str, value: Any) -> None:
        known = self._known.get(path)
        if known is None or known[1] is not value:
            known = b'{"op":"replace","path":%b,"value":%b}' % (_encode(path), _encode(value)), value
            self._known[path] = known
        self._operations.append(known[0])

    def add(self, path: str, value: Any) -> None:
        self._operations.append(b'{"op":"add","path":%b,"value":%b}' % (_encode(path), _encode(value)))

    def remove(self, path: str) -> None:
        self._operations.append(b'{"op":"remove","path":%b}' % _encode(path))


def compare(before: Any, after: Any, path: str, found: Comparison) -> None:
    """Note the operations that lead from one value to the other."""
    kind = type(after)
    if type(before) is kind:
        comparer = _comparers.get(kind) or _new_comparer(kind)
        comparer(before, after, path, found)
    elif before is UNSET:
        found.add(path, after)
    elif after is UNSET:
        found.remove(path)
    else:
        found.replace(path, after)


def _compare_whole(before: Any, after: Any, path: str, found: Comparison) -> None:
    if before != after:
        found.replace(path, after)


def _compare_sequences(before: Any, after: Any, path: str, found: Comparison) -> None:
    if len(before) == len(after):
        for place, (earlier, now) in enumerate(zip(before, after, strict=True)):
            if earlier is not now and earlier != now:
                compare(earlier, now, f"{path}/{place}", found)
    else:
        found.replace(path, after)


def _compare_dicts(before: Any, after: Any, path: str, found: Comparison) -> None:
    for key in before | after:
        earlier, now = before.get(key, UNSET), after.get(key, UNSET)
        if earlier is not now and (earlier != now or type(earlier) is not type(now)):
            escaped = str(key).replace("~", "~0").replace("/", "~1")
            compare(earlier, now, f"{path}/{escaped}", found)


_comparers: dict[type, Comparer] = {list: _compare_sequences, tuple: _compare_sequences, dict: _compare_dicts}


def _new_comparer(kind: type) -> Comparer:
    """How to compare two values of a kind: structs field by field, unless they are always sent as a whole."""
    config = kind.__struct_config__ if issubclass(kind, Struct) else None
    is_whole = config is None or config.tag is not None or config.omit_defaults or config.array_like
    comparer = _comparers[kind] = _compare_whole if is_whole else _struct_comparer(kind)
    return comparer


def _struct_comparer(kind: type[Struct]) -> Comparer:
    """Generated field by field for speed, since most fields are the same."""
    lines = ["def comparer(before, after, path, found):"]
    for name, key in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True):
        lines += [
            f"    if (now := after.{name}) is not (earlier := before.{name}) and now != earlier:",
            f"        compare(earlier, now, path + {'/' + key!r}, found)",
        ]
    scope: dict[str, Any] = {"compare": compare}
    exec("\n".join(lines), scope)
    comparer: Comparer = scope["comparer"]
    return comparer
