"""Snapshots: tables are loaded from what their entries led to, instead of replaying them.

The entries stay the truth. A snapshot is used only if the same sources made it, from entries of the same edition, and
if it ends with the entry that is stored under its version; else the table is replayed. Entries after it are applied as
usual. It is written when a table is unloaded, when the server stops and, so that a crash is followed by a quick start
too, every `MAX_BEHIND` entries; never by the command that changes the table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec
import structlog

from emporion.games import find, names
from emporion.kernel import cache as source_cache
from emporion.kernel.backends import rule_sources
from emporion.match import clock, match, saved_match
from emporion.match.clock import DAY
from emporion.server.room import entries, saved_table, seats, table_state
from emporion.server.room.table import Table
from emporion.server.storage.snapshots import Found, StoredSnapshot

log = structlog.get_logger(__name__)

MAX_BEHIND = 16
"""Entries after which the snapshot of a table in use is renewed."""
KEPT = 7 * DAY
"""How long a table keeps its snapshot after its last entry. A finished game is seldom opened after that."""
_OWN_SOURCES = (clock, match, saved_match, entries, saved_table, seats, table_state)


@cache
def build_of(game: str) -> str:
    """A hash of all sources that a snapshot depends on: the kernel, the game's rules, and what it is made of."""
    kernel = Path(source_cache.__file__).parent
    files = {*kernel.glob("*.py"), *source_cache.imported_files(rule_sources(find(game)))}
    files |= {Path(str(module.__file__)) for module in _OWN_SOURCES}
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(f"{path.name}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[: source_cache.HASH]


def snapshot_of(table: Table) -> StoredSnapshot:
    """The table as it is now; everything in it has to be stored."""
    body, build = saved_table.encoded(table.save()), build_of(table.opened.game)
    last = table.log_entries[-1]
    stored = (last.at, entries.encoded(last.entry), table.chain)
    proof = _proof(table.id, table.version, table.edition, build, *stored, body)
    return StoredSnapshot(table.id, table.version, table.edition, build, proof, body)


def restored(table: str, found: Found, pauses: Iterable[tuple[int, int]]) -> Table | None:
    """The table of a snapshot; None if it does not fit."""
    stored = found.snapshot
    if stored is None or stored.edition != found.edition:
        return None
    last = (found.last.at, found.last.body, found.last.hash)
    if stored.proof != _proof(table, stored.version, stored.edition, stored.build, *last, stored.body):
        return None
    made = Table(table, [*pauses])
    try:
        saved = saved_table.decoded(stored.body)
        game = saved.opened.game
        if game not in names() or saved.opened.rules != find(game).version or stored.build != build_of(game):
            return None
        if not made.restore(saved):
            return None
    except Exception:  # whatever is wrong with it, there are the entries
        log.exception("a snapshot could not be read", table=table)
        return None
    made.edition, made.saved_version, made.chain = stored.edition, stored.version, found.last.hash
    return made


def is_wanted(table: Table, now: int, behind: int = 1) -> bool:
    """Whether to store a snapshot of a table whose stored one is at least this many entries behind. Tables without a
    game are loaded as quickly without one."""
    return table.match is not None and table.version - table.saved_version >= behind and table.at > now - KEPT


def _proof(
    table: str, version: int, edition: int, build: str, at: int, entry: bytes, chain: bytes, body: bytes
) -> bytes:
    """A hash of everything that a snapshot claims: whose it is, what it was made from (the last entry, and the chain of
    those before it), and what it holds."""
    claims = msgspec.msgpack.encode((table, version, edition, build, at, entry, chain))
    digest = hashlib.blake2b(claims, digest_size=16)
    digest.update(body)
    return digest.digest()
