"""The hash chain of a table's entries: each entry's hash covers the entry, its table and the hash before it.

A changed, missing, doubled or moved entry breaks the chain, whether a disk, a program or a person changed it. There is
no secret in it: it finds accidents and careless changes, not people who compute all hashes anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

_encode = msgspec.msgpack.Encoder().encode


class StoredEntry(NamedTuple):
    """An entry as it is stored."""

    version: int
    at: int
    by: int | None
    idempotency_key: str | None
    body: bytes
    hash: bytes = b""
    content: bytes = b""
    """A hash of what the command said; empty without a command, and for those of earlier versions."""


def hash_of(table: str, before: bytes, entry: StoredEntry) -> bytes:
    """SHA-256 over the hash of the entry before (empty for the first) and everything that is stored of this one."""
    content = (entry.content,) if entry.content else ()
    return hashlib.sha256(before + _encode((table, *entry[:5], *content))).digest()


def chained(table: str, before: bytes, entry: StoredEntry) -> StoredEntry:
    """The entry with its hash."""
    return entry._replace(hash=hash_of(table, before, entry))


def chain(table: str, found: Iterable[StoredEntry], before: bytes = b"") -> list[StoredEntry]:
    """Entries with their hashes, in order."""
    linked = []
    for entry in found:
        linked.append(chained(table, before, entry))
        before = linked[-1].hash
    return linked


def first_break(table: str, found: Iterable[StoredEntry], after: int = -1, before: bytes = b"") -> int | None:
    """The version at which the entries after a version do not follow from that one's hash; None if they all do."""
    for version, entry in enumerate(found, start=after + 1):
        if entry.version != version or entry.hash != hash_of(table, before, entry):
            return version
        before = entry.hash
    return None
